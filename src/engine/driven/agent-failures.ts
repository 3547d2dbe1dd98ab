import type { Recovery } from "../../agents/faults.js";
import type { AgentLimits } from "../../agents/loop.js";
import { ModelFault, type StopReason } from "../../agents/types.js";
import type { Failure, Location } from "../../core/generated/results.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, say } from "../../core/redaction/redacted.js";
import type { RuleId } from "../../rules/registry.js";
import type { SuiteAgent } from "../../suite/models/types.js";
import { child } from "../../suite/yaml/nodes.js";
import { failureOf, type Subject, suiteFault } from "../judge/failure.js";

type Place = { location?: Location };

/** How a run ended that did not complete: the rule, the key of the limit, and what is said of it. */
const ENDS: Readonly<
  Record<Exclude<StopReason, "completed">, { rule: RuleId; key?: string; text: (limits: AgentLimits) => Redacted }>
> = {
  turn_budget: {
    rule: "AGENT-TURN-BUDGET",
    key: "max_turns",
    text: ({ maxTurns }) => say`the model still asked for tools in its last reply: max_turns is ${maxTurns}`,
  },
  token_budget: {
    rule: "AGENT-TOKEN-BUDGET",
    key: "token_budget",
    text: ({ tokenBudget = 0 }) => say`the run used more tokens than allowed: token_budget is ${tokenBudget}`,
  },
  tool_call_budget: {
    rule: "AGENT-TOOL-CALL-BUDGET",
    key: "max_tool_calls",
    text: ({ maxToolCalls = 0 }) => say`the model asked for more tool calls: max_tool_calls is ${maxToolCalls}`,
  },
  time_budget: {
    rule: "AGENT-TIME-BUDGET",
    key: "time_budget",
    text: ({ timeBudgetMs = 0 }) => say`the run took longer than allowed: time_budget is ${timeBudgetMs} ms`,
  },
  max_tokens: {
    rule: "AGENT-MAX-TOKENS",
    key: "max_tokens",
    text: ({ maxTokens }) => say`a reply was cut: max_tokens is ${maxTokens}`,
  },
  refusal: { rule: "AGENT-REFUSAL", text: () => say`the model refused to answer` },
};

/** The failure of a model that could not be asked. Other errors are of the suite, or bugs of ours. */
export function modelFailure(subject: Subject, error: unknown, place: Place = {}): Failure {
  if (!(error instanceof ModelFault)) return suiteFault(subject, error, place);
  return failureOf(subject, error.rule, { ...place, message: error.message, fix: error.fix });
}

/** The failure of a run that did not complete. */
export function endFailure(subject: Subject, stop: StopReason, limits: AgentLimits): Failure[] {
  if (stop === "completed") return [];
  const { rule, key, text } = ENDS[stop];
  return [failureOf(subject, rule, { message: text(limits), ...placeOfKey(subject, key) })];
}

/** The failures of a run that did not recover as its test requires. */
export function recoveryFailures(
  subject: Subject,
  recovery: Recovery | undefined,
  { recovery: limits, faults }: SuiteAgent,
): Failure[] {
  if (limits === undefined || recovery === undefined) return [];
  const { detectionMs, recoveryMs, recovered, timedOut } = recovery;
  const { maxRecoveryMs, requireCleanTimeout } = limits;
  const fail = (message: Redacted, key = "recovery") =>
    failureOf(subject, "AGENT-RECOVERY", { message, ...placeOfKey(subject, "recovery", key) });
  if (detectionMs === undefined) {
    const names = hide(faults.map(({ name }) => name).join(", "));
    return [fail(say`the model called nothing that the faults affect (${names}): it had nothing to recover from`)];
  }
  const failures: Failure[] = [];
  if (!recovered) failures.push(fail(say`after the fault, the run did not end with a reply`));
  if (maxRecoveryMs !== undefined && recoveryMs !== undefined && recoveryMs > maxRecoveryMs) {
    const message = say`the recovery took ${recoveryMs} ms; max_recovery_ms is ${maxRecoveryMs}`;
    failures.push(fail(message, "max_recovery_ms"));
  }
  if (requireCleanTimeout && !timedOut) {
    failures.push(fail(say`no call was given up: the fault answered within max_detection_ms`, "require_clean_timeout"));
  }
  return failures;
}

/** The place of a key of the test, if it has it. */
export function placeOfKey({ suite, test: { node } }: Subject, ...keys: (string | undefined)[]): Place {
  const path = [...new Set(keys)].filter((key) => key !== undefined);
  const isThere = path.length > 0 && path.reduce<unknown>(child, node) !== undefined;
  return isThere && node !== undefined ? { location: suite.places.locate(node, path, "entry") } : {};
}
