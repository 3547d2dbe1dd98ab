import { stringify } from "yaml";
import type { Failure, TestRow } from "../../core/generated/results.js";
import { placeOf } from "../../core/source-frame.js";
import { isFlaky } from "../../results/tally.js";
import { baselineNote, fixedNote, isKnown } from "../baseline-notes.js";
import { causeText, shownCauses } from "../causes.js";
import { findingLine, findingsOutsideTests } from "../findings.js";
import { failureLine, processText } from "../test-text.js";
import type { Reporter } from "../types.js";
import { closingLine, createPaint, fullName, isFailing, line } from "../words.js";

const paint = createPaint(false);

/** TAP 14: comments for each cause, a test point for each row, with its failures as YAML, and for each finding that gates; others are comments. */
export const tap: Reporter = async function* (head, rows, options) {
  const findings = findingsOutsideTests(head.findings);
  const gating = findings.filter(({ gates }) => gates);
  yield `TAP version 14\n1..${head.summary.total + gating.length}\n`;
  for (const cause of shownCauses(head)) {
    yield `# ${cause.title}\n${causeText(cause, paint).replace(/^/gm, "#   ")}\n`;
  }
  let number = 0;
  for await (const row of rows) yield testPoint(++number, row);
  for (const finding of gating) yield `not ok ${++number} - ${escapeDirectives(findingLine(finding))}\n`;
  for (const finding of findings) if (!finding.gates) yield `# ${findingLine(finding)}\n`;
  yield `# ${closingLine(head, options.otherReasons)}\n`;
};

function testPoint(number: number, row: TestRow): string {
  const name = `${number} - ${escapeDirectives(`${line(row.location.file, 1000)}: ${fullName(row)}`)}`;
  if (row.status === "passed") {
    const notes = [fixedNote(row), isFlaky(row) ? `flaky: passed at attempt ${row.attempts}` : ""];
    return `ok ${name}\n${notes.map((note) => (note === "" ? "" : `# ${note}\n`)).join("")}`;
  }
  if (isFailing(row)) {
    return `not ok ${name}${isKnown(row) ? ` # TODO ${escapeDirectives(baselineNote(row))}` : ""}\n${diagnostics(row)}`;
  }
  return `ok ${name} # SKIP ${row.status}${row.reason ? `: ${escapeDirectives(line(row.reason, 1000))}` : ""}\n`;
}

/** The YAML block of a test point, indented by two spaces as TAP requires. */
function diagnostics(row: TestRow): string {
  const failures = row.failures.map((failure) => failureData(failure));
  const data = {
    status: row.status,
    at: placeOf(row.location),
    duration_ms: row.duration_ms,
    ...(row.cause === undefined && { failures }),
  };
  const all = row.reason ? { ...data, reason: line(row.reason, 1000) } : data;
  const text = stringify(all, { lineWidth: 0, defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN" });
  return `${["---", ...text.trimEnd().split("\n"), "..."].map((part) => `  ${part}`).join("\n")}\n`;
}

function failureData(failure: Failure): object {
  const ids = failure.taxonomy_ids.filter((id) => id !== failure.rule_id);
  return {
    message: failureLine(failure),
    rule: line(failure.rule_id),
    ...(ids.length > 0 && { also: ids.map((id) => line(id)) }),
    at: placeOf(failure.location),
    ...(failure.process && {
      server: processText(failure.process)
        .split("\n")
        .map((text) => line(text)),
    }),
    fix: line(failure.fix, 1000),
  };
}

/** A `#` starts a directive, and a backslash escapes it. */
function escapeDirectives(text: string): string {
  return text.replace(/[\\#]/g, "\\$&");
}
