import type { Finding, Summary, TestRow } from "../core/generated/results.js";
import { placeOf } from "../core/source-frame.js";
import { countRow, emptySummary } from "../results/tally.js";
import { failureLine, failureText } from "./failure-text.js";
import { createPaint } from "./paint.js";
import type { Reporter } from "./types.js";
import {
  baselineNote,
  findingLine,
  findingsOutsideTests,
  isKnown,
  line,
  ruleIds,
  serverName,
  testName,
} from "./words.js";

// A suite has its counts before its tests, so it is held until it is complete; a very large file makes several suites.
const MAX_TESTS = 5_000;
const MAX_CHARACTERS = 4 * 1024 * 1024;
const MAX_FILE_LENGTH = 1000;
const paint = createPaint(false);

/**
 * JUnit XML by Jenkins' schema (junit-10.xsd): one suite for each file, in parts if it is very large. Failed tests
 * are failures, errored ones errors; known failures, and what was skipped, deferred or could not be verified, are skipped with the reason.
 * Findings are a separate suite, those that fail the run as failures. Written as a stream, so no library that holds the
 * whole document is used.
 */
export const junit: Reporter = async function* (head, rows) {
  const { summary, run, tool } = head;
  const findings = findingsOutsideTests(head.findings);
  const gating = findings.filter(({ gates }) => gates).length;
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield `<testsuites${attributes({
    name: line(tool.name),
    time: seconds(run.duration_ms),
    tests: summary.total + findings.length,
    failures: summary.failed - (summary.known_failures ?? 0) + gating,
    errors: summary.errored,
  })}>\n`;
  let suite = newSuite("");
  for await (const row of rows) {
    const full = suite.summary.total >= MAX_TESTS || suite.text.length >= MAX_CHARACTERS;
    if (row.location.file !== suite.file || full) {
      yield suiteXml(suite);
      suite = newSuite(row.location.file);
    }
    countRow(suite.summary, row);
    suite.ms += row.duration_ms;
    suite.text += testXml(row);
  }
  yield suiteXml(suite);
  if (findings.length > 0) yield findingsXml(findings, gating);
  yield "</testsuites>\n";
};

interface Suite {
  file: string;
  summary: Summary;
  ms: number;
  text: string;
}

function newSuite(file: string): Suite {
  return { file, summary: emptySummary(), ms: 0, text: "" };
}

function suiteXml({ file, summary, ms, text }: Suite): string {
  if (summary.total === 0) return "";
  const { total, failed, errored, skipped, deferred, unverified, known_failures: known = 0 } = summary;
  const head = attributes({
    name: line(file, MAX_FILE_LENGTH),
    tests: total,
    failures: failed - known,
    errors: errored,
    skipped: skipped + deferred + unverified + known,
    time: seconds(ms),
    file: line(file, MAX_FILE_LENGTH),
  });
  return `  <testsuite${head}>\n${text}  </testsuite>\n`;
}

function testXml(row: TestRow): string {
  const where = serverName(row.server, row.target_version);
  const head = `    <testcase${attributes({
    name: `${testName(row)}${where ? ` (${where})` : ""}`,
    classname: `${line(row.location.file, MAX_FILE_LENGTH)} ${line(row.block)}`,
    time: seconds(row.duration_ms),
  })}`;
  const inside = outcomeXml(row) + flakyXml(row);
  return inside === "" ? `${head}/>\n` : `${head}>\n${inside}    </testcase>\n`;
}

function outcomeXml(row: TestRow): string {
  switch (row.status) {
    case "passed":
      return "";
    case "failed":
    case "errored": {
      // One element for each test: readers take the first and drop the others.
      const [first] = row.failures;
      const message = first ? failureLine(first) : (row.reason ?? row.status);
      const text = row.failures.map((failure) => failureText(failure, row, paint)).join("\n\n");
      if (isKnown(row)) {
        const known = attributes({ type: "known", message: line(`${baselineNote(row)}; ${message}`, 1000) });
        return `      <skipped${known}/>\n      <system-out>${escapeXml(text || placeOf(row.location))}</system-out>\n`;
      }
      const element = row.status === "failed" ? "failure" : "error";
      const type = first ? ruleIds(first) : row.status;
      return `      <${element}${attributes({ type, message: line(message, 1000) })}>${escapeXml(text || placeOf(row.location))}</${element}>\n`;
    }
    default:
      return `      <skipped${attributes({ type: row.status, message: line(row.reason ?? row.status, 1000) })}/>\n`;
  }
}

function flakyXml(row: TestRow): string {
  if (row.status !== "passed" || row.attempts < 2) return "";
  return `      <flakyFailure${attributes({ type: "flaky", message: `passed at attempt ${row.attempts}` })}/>\n`;
}

function findingsXml(findings: readonly Finding[], gating: number): string {
  const cases = findings.map((finding) => {
    const where = serverName(finding.server, finding.target_version);
    const text = [findingLine(finding), ...(finding.evidence ? [`| ${line(finding.evidence, 1000)}`] : [])].join("\n");
    const inside = finding.gates
      ? `<failure${attributes({ type: line(finding.rule_id), message: line(finding.message, 1000) })}>${escapeXml(text)}</failure>`
      : `<system-out>${escapeXml(text)}</system-out>`;
    const head = attributes({ name: `${line(finding.rule_id)}${where ? ` (${where})` : ""}`, classname: "findings" });
    return `    <testcase${head}>\n      ${inside}\n    </testcase>\n`;
  });
  const head = attributes({ name: "findings", tests: findings.length, failures: gating, errors: 0, skipped: 0 });
  return `  <testsuite${head}>\n${cases.join("")}  </testsuite>\n`;
}

function attributes(values: Record<string, string | number>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join("");
}

/** Text for XML. Control characters are already gone, because every text of a report is sanitized; two more are not valid in XML. */
function escapeXml(text: string): string {
  return text
    .replace(/[\ufffe\uffff]/g, "\ufffd")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** The schema allows three decimal places, and thousands only with commas. */
function seconds(ms: number): string {
  return (Math.max(0, ms) / 1000).toFixed(3);
}
