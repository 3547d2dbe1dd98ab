import type { FuzzFinding, FuzzReport } from "../../conformance/rules/fuzz/types.js";
import type { Failure, Fuzz, Location } from "../../core/generated/results.js";
import { defined } from "../../core/json/json.js";
import { redactForeign } from "../../core/redaction/foreign-marks.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { plural } from "../../core/text.js";
import { toolLine } from "../../engine/judge/call.js";
import { abbreviate } from "../../engine/judge/evidence.js";
import { type FailedTest, failureOf } from "../../engine/judge/failure.js";

/** The result of fuzzing a tool as its row has it: arguments are without mcptest's own marks, and abbreviated. */
export function fuzzOf({ runs, classes, not_judged, findings, stopped }: FuzzReport, seed: number): Fuzz {
  return { seed, runs, classes, not_judged, findings: findings.map(withShortArgs), ...defined({ stopped }) };
}

export function withShortArgs<T extends { args: unknown }>(one: T): T {
  return { ...one, args: redactForeign(abbreviate(one.args)) };
}

export function failureOfFinding(finding: FuzzFinding, subject: FailedTest, tool: string, location: Location): Failure {
  const { class: kind, rule_id, label, message, count, reproduced } = finding;
  const again = reproduced ? "" : say`; a fresh server did not show it again: it may depend on earlier calls`;
  return failureOf(subject, rule_id, {
    target: `fuzz.classes.${kind}`,
    message: say`${hide(tool)}, ${kind}: ${message}`,
    expected: say`an answer that shows no fault`,
    actual: say`${kind}`,
    note: say`found by ${hide(label)}, shown by ${plural(count, "call")}${again}`,
    location,
    request: requestOf(tool, finding),
  });
}

export function requestOf(tool: string, { args }: FuzzFinding): Redacted {
  return hide(toolLine(tool, abbreviate(args)));
}

/** Why no answer of a tool says anything; undefined if one does. */
export function whyUnjudged({ classes, stopped, not_judged }: FuzzReport): Redacted | undefined {
  if (Object.values(classes).some((count) => count > 0)) return undefined;
  return stopped ?? not_judged[0]?.reason ?? say`no call was made`;
}
