import { placeOf } from "../core/source-frame.js";
import { failureLine } from "./failure-text.js";
import { createPaint } from "./paint.js";
import type { Reporter } from "./types.js";
import { closingLine, findingLine, ruleIds, serverName, testName } from "./words.js";

/** One line for each failure and each finding that gates, and a closing line. */
export const minimal: Reporter = async function* (head, rows, { color, others }) {
  const paint = createPaint(color);
  for await (const row of rows) {
    if (row.status !== "failed" && row.status !== "errored") continue;
    const where = serverName(row.server, row.target_version);
    const test = `${testName(row)}${where ? ` (${where})` : ""}`;
    for (const failure of row.failures) {
      yield `${placeOf(failure.location)}: ${paint.red(row.status)}: ${test}: ${failureLine(failure)} [${ruleIds(failure)}]\n`;
    }
    if (row.failures.length === 0) yield `${placeOf(row.location)}: ${paint.red(row.status)}: ${test}\n`;
  }
  for (const finding of head.findings) {
    if (finding.gates) yield `${paint.red("finding")}: ${findingLine(finding)}\n`;
  }
  yield `${closingLine(head, others)}\n`;
};
