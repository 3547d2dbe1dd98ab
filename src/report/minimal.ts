import { placeOf } from "../core/source-frame.js";
import type { RuleId } from "../rules/registry.js";
import { failureLine } from "./failure-text.js";
import { createPaint } from "./paint.js";
import type { Reporter } from "./types.js";
import { baselineNote, closingLine, findingLine, isKnown, ruleIds, serverName, testName } from "./words.js";

/** What compares with the baseline is shown even if it does not gate. */
const ofBaseline = new Set<string>([
  "BASELINE-STALE",
  "DRIFT-BREAKING",
  "DRIFT-COMPATIBLE",
  "DRIFT-DESCRIPTION",
] satisfies RuleId[]);

/** One line for each failure, each finding that gates or is about the baseline, and a closing line. */
export const minimal: Reporter = async function* (head, rows, { color, others }) {
  const paint = createPaint(color);
  for await (const row of rows) {
    if (row.status !== "failed" && row.status !== "errored") continue;
    const where = serverName(row.server, row.target_version);
    const test = `${testName(row)}${where ? ` (${where})` : ""}`;
    const status = isKnown(row) ? paint.yellow(baselineNote(row)) : paint.red(row.status);
    for (const failure of row.failures) {
      yield `${placeOf(failure.location)}: ${status}: ${test}: ${failureLine(failure)} [${ruleIds(failure)}]\n`;
    }
    if (row.failures.length === 0) yield `${placeOf(row.location)}: ${status}: ${test}\n`;
  }
  for (const finding of head.findings) {
    if (finding.gates) yield `${paint.red("finding")}: ${findingLine(finding)}\n`;
    else if (finding.known || ofBaseline.has(finding.rule_id))
      yield `${paint.yellow("finding")}: ${findingLine(finding)}\n`;
  }
  yield `${closingLine(head, others)}\n`;
};
