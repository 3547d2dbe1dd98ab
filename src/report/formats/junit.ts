import type { Finding, TestRow } from "../../core/generated/results.js";
import { placeOf } from "../../core/source-frame.js";
import { countRow, emptySummary, isFlaky } from "../../results/tally.js";
import type { Head } from "../../results/types.js";
import { baselineNote, fixedNote, isKnown } from "../baseline-notes.js";
import { causeText, type ShownCause, shownCauses } from "../causes.js";
import { findingLine, findingsOutsideTests } from "../findings.js";
import { escapeMarkup } from "../markup.js";
import { failureLine, failureText, partLines } from "../test-text.js";
import type { Reporter } from "../types.js";
import { createPaint, fullName, line, onServer, ruleIds } from "../words.js";

// A suite has its counts before its tests, so it is held until it is complete; a very large file makes several suites.
const MAX_TESTS = 5_000;
const MAX_CHARACTERS = 4 * 1024 * 1024;
const MAX_FILE_LENGTH = 1000;
const paint = createPaint(false);

/** JUnit XML: a suite for each file, in parts if it is large, and one of findings. Known failures are skipped tests. */
export const junit: Reporter = (head, rows) => junitXml(head, rows, true);

/** The same by Jenkins' schema (junit-10.xsd), which allows neither `file` nor `line` of a test. */
export const xunit: Reporter = (head, rows) => junitXml(head, rows, false);

async function* junitXml(head: Head, rows: AsyncIterable<TestRow>, withPlaces: boolean): AsyncIterable<string> {
  const { summary, run, tool } = head;
  const findings = findingsOutsideTests(head.findings);
  const gating = findings.filter(({ gates }) => gates);
  const timestamp = line(run.started_at, 100).slice(0, "2026-01-02T03:04:05".length);
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield `<testsuites${attributes({
    name: line(tool.name),
    time: seconds(run.duration_ms),
    tests: summary.total + gating.length,
    failures: summary.failed - (summary.known_failures ?? 0) + gating.length,
    errors: summary.errored,
  })}>\n`;
  /** Causes that no test element has shown yet, by their ids. */
  const causes = new Map(shownCauses(head).flatMap((cause) => cause.ids.map((id) => [id, cause])));
  let suite = newSuite("");
  for await (const row of rows) {
    const full = suite.summary.total >= MAX_TESTS || suite.text.length >= MAX_CHARACTERS;
    if (row.location.file !== suite.file || full) {
      yield suiteXml(suite, timestamp);
      suite = newSuite(row.location.file);
    }
    countRow(suite.summary, row);
    suite.ms += row.duration_ms;
    const cause = row.status === "errored" ? causes.get(row.cause ?? "") : undefined;
    for (const id of cause?.ids ?? []) causes.delete(id);
    suite.text += testXml(row, cause, withPlaces);
  }
  yield suiteXml(suite, timestamp);
  if (findings.length > 0) yield findingsXml(findings, timestamp);
  yield "</testsuites>\n";
}

function newSuite(file: string) {
  return { file, summary: emptySummary(), ms: 0, text: "" };
}

function suiteXml({ file, summary, ms, text }: ReturnType<typeof newSuite>, timestamp: string): string {
  if (summary.total === 0) return "";
  const { total, failed, errored, skipped, deferred, unverified, known_failures: known = 0 } = summary;
  const head = attributes({
    name: line(file, MAX_FILE_LENGTH),
    tests: total,
    failures: failed - known,
    errors: errored,
    skipped: skipped + deferred + unverified + known,
    time: seconds(ms),
    timestamp,
    file: line(file, MAX_FILE_LENGTH),
  });
  return `  <testsuite${head}>\n${text}  </testsuite>\n`;
}

function testXml(row: TestRow, cause: ShownCause | undefined, withPlace: boolean): string {
  const file = line(row.location.file, MAX_FILE_LENGTH);
  const head = `    <testcase${attributes({
    name: fullName(row),
    classname: `${file} ${line(row.block)}`,
    time: seconds(row.duration_ms),
    ...(withPlace && { file, line: row.location.line }),
  })}`;
  const flaky = attributes({ type: "flaky", message: `passed at attempt ${row.attempts}` });
  const inside = `${outcomeXml(row, cause)}${isFlaky(row) ? `      <flakyFailure${flaky}/>\n` : ""}`;
  return inside === "" ? `${head}/>\n` : `${head}>\n${inside}    </testcase>\n`;
}

/** `cause`: why the test was not run, if no test before it shows that. */
function outcomeXml(row: TestRow, cause: ShownCause | undefined): string {
  const { status, reason } = row;
  if (status === "passed") {
    const notes = [fixedNote(row), ...partLines(row)].filter((note) => note !== "");
    return notes.length === 0 ? "" : `      <system-out>${escapeXml(notes.join("\n"))}</system-out>\n`;
  }
  if (status !== "failed" && status !== "errored") {
    return `      <skipped${attributes({ type: status, message: line(reason ?? status, 1000) })}/>\n`;
  }
  // One element for each test: readers take the first and drop the others.
  const [first] = row.failures;
  const isShownBefore = row.cause !== undefined && cause === undefined;
  const message = first && !isShownBefore ? failureLine(first) : (reason ?? status);
  const texts = isShownBefore ? [] : row.failures.map((failure) => failureText(failure, row, paint));
  if (row.agent ?? row.load) texts.push(partLines(row).join("\n"));
  const text = escapeXml(
    (cause ? `${cause.title}\n${causeText(cause, paint)}` : texts.join("\n\n")) || placeOf(row.location),
  );
  if (isKnown(row)) {
    const skip = attributes({ type: "known", message: line(`${baselineNote(row)}; ${message}`, 1000) });
    return `      <skipped${skip}/>\n      <system-out>${text}</system-out>\n`;
  }
  const element = status === "failed" ? "failure" : "error";
  const head = attributes({ type: first ? ruleIds(first) : status, message: line(message, 1000) });
  return `      <${element}${head}>${text}</${element}>\n`;
}

function findingsXml(findings: readonly Finding[], timestamp: string): string {
  const gating = findings.filter(({ gates }) => gates);
  const cases = gating.map((finding) => {
    const head = attributes({ name: findingTitle(finding), classname: "findings" });
    const failure = attributes({ type: line(finding.rule_id), message: line(finding.message, 1000) });
    return `    <testcase${head}>\n      <failure${failure}>${escapeXml(findingText(finding))}</failure>\n    </testcase>\n`;
  });
  const properties = findings
    .filter(({ gates }) => !gates)
    .map((finding) => {
      return `      <property${attributes({ name: findingTitle(finding), value: findingText(finding) })}/>\n`;
    });
  const list = properties.length > 0 ? `    <properties>\n${properties.join("")}    </properties>\n` : "";
  const counts = { tests: gating.length, failures: gating.length, errors: 0, skipped: 0 };
  const head = attributes({ name: "findings", ...counts, timestamp });
  return `  <testsuite${head}>\n${list}${cases.join("")}  </testsuite>\n`;
}

function findingTitle({ rule_id, server, target_version }: Finding): string {
  return onServer(line(rule_id), server, target_version);
}

function findingText(finding: Finding): string {
  const place = finding.location ? [`--> ${placeOf(finding.location)}`] : [];
  const evidence = finding.evidence ? [`| ${line(finding.evidence, 1000)}`] : [];
  return [findingLine(finding), ...place, ...evidence].join(" ");
}

function attributes(values: Record<string, string | number>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join("");
}

/** Text for XML, in which two more characters are not valid than in the sanitized texts of a report. */
function escapeXml(text: string): string {
  return escapeMarkup(text.replace(/[\ufffe\uffff]/g, "\ufffd"));
}

/** The schema allows three decimal places, and thousands only with commas. */
function seconds(ms: number): string {
  return (Math.max(0, ms) / 1000).toFixed(3);
}
