import type { TestRow } from "../../core/generated/results.js";
import { groupBy } from "../../core/groups.js";
import { placeOf } from "../../core/source-frame.js";
import type { RuleId } from "../../rules/registry.js";
import { alikeFailures, groupByTest, versionsOf } from "../alike.js";
import { baselineNote, isKnown } from "../baseline-notes.js";
import { causeId, causeLine, shownCauses } from "../causes.js";
import { findingLine } from "../findings.js";
import { verdictLine } from "../run-text.js";
import { alikeLine } from "../test-text.js";
import type { Reporter } from "../types.js";
import { createPaint, failedByItself, onServer, ruleIds, testName } from "../words.js";

/** Findings about the baseline, which are shown even if they do not gate. */
const BASELINE_RULES = new Set<string>([
  "BASELINE-STALE",
  "DRIFT-BREAKING",
  "DRIFT-COMPATIBLE",
  "DRIFT-DESCRIPTION",
  "DRIFT-LOAD",
] satisfies RuleId[]);

/** One line for each cause, each failure, each finding that gates or is about the baseline, and a closing line. */
export const minimal: Reporter = async function* (head, rows, { color, otherReasons }) {
  const paint = createPaint(color);
  for (const cause of shownCauses(head)) {
    yield `${placeOf(cause.failures[0]!.location)}: ${paint.red("errored")}: ${causeLine(cause)} ${causeId(cause)}\n`;
  }
  for await (const group of groupByTest(rows)) {
    const failing = group.filter(failedByItself);
    const test = (alike: readonly TestRow[]) => {
      const [row] = alike as [TestRow];
      const status = isKnown(row) ? paint.yellow(baselineNote(row)) : paint.red(row.status);
      return `${status}: ${onServer(testName(row), row.server, versionsOf(alike))}`;
    };
    for (const alike of alikeFailures(failing)) {
      const { failure } = alike;
      yield `${placeOf(failure.location)}: ${test(alike.rows)}: ${alikeLine(alike)} [${ruleIds(failure)}]\n`;
    }
    const withoutFailures = failing.filter(({ failures }) => failures.length === 0);
    for (const alike of groupBy(withoutFailures, ({ status }) => status))
      yield `${placeOf(alike[0]!.location)}: ${test(alike)}\n`;
  }
  for (const finding of head.findings) {
    const isShown = finding.gates || finding.known || BASELINE_RULES.has(finding.rule_id);
    if (isShown) yield `${(finding.gates ? paint.red : paint.yellow)("finding")}: ${findingLine(finding)}\n`;
  }
  yield `${verdictLine(head, otherReasons).text}\n`;
};
