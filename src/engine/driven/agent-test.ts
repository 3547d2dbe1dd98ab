import type { Recovery } from "../../agents/faults.js";
import { trialRates } from "../../agents/trials.js";
import { ModelFault, type OpenedModel, type StopReason, type Trace } from "../../agents/types.js";
import { nowMs, roundMs } from "../../core/clock.js";
import type { AgentRow, Failure, Location } from "../../core/generated/results.js";
import { getOrMake } from "../../core/groups.js";
import { defined } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { cut, hide, join, say } from "../../core/redaction/redacted.js";
import { plural } from "../../core/text.js";
import { type AgentLimits, modelName } from "../../rules/models.js";
import type { RuleId } from "../../rules/registry.js";
import type { SuiteAgent } from "../../suite/models/types.js";
import { child } from "../../suite/yaml/nodes.js";
import { type JudgeContext, judgeEnvelope } from "../calls/call.js";
import { expectationsOf, type FinishedRun, type TestContext } from "../calls/test-context.js";
import {
  type Attempt,
  type Call,
  type CheckedTest,
  type Envelope,
  type Expectations,
  type FillReferences,
  unsentCall,
} from "../judge/call.js";
import { type FailedTest, failureOf, suiteFault } from "../judge/failure.js";
import { type AgentRun, type AgentSpec, runOnce } from "./agent-run.js";

const MAX_CALLS = 200;
const MAX_REPLY = 4 * 1024;

/** A test in which a model uses the tools of servers, run once or `runs` times. */
export async function runAgentTest(checked: CheckedTest, agent: SuiteAgent, context: TestContext): Promise<Attempt> {
  const { test } = checked;
  const expectations = expectationsOf(checked, context);
  const { subject } = expectations;
  const name = modelName(agent.model);
  let modelResult: OpenedModel;
  const { cassette } = context;
  const live = () => context.openModel(agent.model, test);
  try {
    cassette?.start();
    modelResult = await (cassette ? cassette.openModel(agent.model, live) : live());
  } catch (error) {
    return unsentCall("errored", modelFailure(subject, error));
  }
  if (modelResult.kind === "no-key") {
    const reason = say`${join(modelResult.variables.map(hide), " or ")} is not set: the model ${hide(name)} needs it`;
    return { status: "deferred", durationMs: 0, failures: [], reason };
  }
  const call: Call = { method: "agent", params: {}, line: () => `${name} over ${agent.servers.join(", ")}` };
  const spec: AgentSpec = { ...expectations, agent, model: modelResult.model, call };
  const attempts: Attempt[] = [];
  // The runs of an earlier attempt do not count.
  context.runs.length = 0;
  for (let run = 0; run < agent.runs; run += 1) {
    // The run before this one is judged, so nothing needs its answers any more.
    context.kept.release();
    const attempt = await attemptOnce(spec, context);
    // The other runs would end in the same way.
    if (attempt.status !== "passed" && attempt.status !== "failed") return attempt;
    attempts.push(attempt);
  }
  return agent.runs === 1 ? attempts[0]! : judgeTrials(attempts, agent, subject, call);
}

async function attemptOnce(spec: AgentSpec, context: TestContext): Promise<Attempt> {
  const { agent, subject, call } = spec;
  const startedAt = nowMs();
  const since = () => roundMs(nowMs() - startedAt);
  let run: Awaited<ReturnType<typeof runOnce>>;
  try {
    run = await runOnce(spec, context);
  } catch (error) {
    return { status: "errored", durationMs: since(), failures: [modelFailure(subject, error)], call };
  }
  if ("unusable" in run) return run.unusable;
  const { cassette } = context;
  if (cassette?.kind === "recorder" && (run.faults.length > 0 || run.unverified !== undefined)) cassette.giveUp();
  const { trace, tools, fill } = run;
  const turns = trace.conversation.per_turn.map((turn) => turn.user);
  const userTexts = turns.length > 0 ? turns : agent.user.messages.map((text) => String(fill(text)));
  const schemaOf: FinishedRun["schemaOf"] = ({ server, name }) =>
    tools.find((tool) => tool.server === server && tool.name === name)?.inputSchema;
  context.runs.push({ task: userTexts.join("\n\n"), trace, schemaOf });
  const durationMs = since();
  const row = agentRow(modelName(agent.model), run, cassette?.kind === "player" ? cassette.file : undefined);
  const attempt = await judgeRun(run, spec, context);
  return { ...attempt, durationMs, call, row: { ...attempt.row, agent: row } };
}

async function judgeRun(
  { trace, recovery, faults, errored, unverified, fill }: AgentRun,
  spec: AgentSpec,
  context: JudgeContext,
): Promise<Attempt> {
  const { agent, subject } = spec;
  const attempt = await judgeTrace(trace, spec, fill, context);
  const isExpected = spec.expect.assertions?.some(({ source: { target } }) => target === "conversation.stop_reason");
  const failures = [
    ...faults,
    ...(isExpected ? [] : endFailure(subject, trace.conversation.stop_reason, agent.agentLimits)),
    ...recoveryFailures(subject, recovery, agent),
    ...attempt.failures,
  ];
  // Without the reason of an attempt that waits for a model.
  const rest = { failures, durationMs: attempt.durationMs, ...defined({ row: attempt.row }) };
  if (errored || attempt.status === "errored") return { status: "errored", ...rest };
  if (failures.length > 0) return { status: "failed", ...rest };
  if (unverified !== undefined) return { status: "unverified", ...rest, reason: unverified };
  return attempt;
}

/** Judges what a model did by assertions and limits; without assertions, anything passes. */
export async function judgeTrace(
  trace: Trace,
  spec: Expectations,
  fill: FillReferences,
  context: JudgeContext,
): Promise<Attempt> {
  const expect = { ...spec.expect, assertions: spec.expect.assertions ?? [] };
  const envelope: Envelope = {
    ...trace,
    // The limits of `expect` read these.
    duration_ms: trace.conversation.duration_ms,
    result: { content: [{ type: "text", text: trace.final_response }] },
    notifications: [],
    protocol_version: context.targetVersion,
  };
  return judgeEnvelope(envelope, { ...spec, expect }, fill, context);
}

function agentRow(model: string, { trace, recovery }: AgentRun, cassette: string | undefined): AgentRow {
  const { tokens, cost_usd, stop_reason } = trace.conversation;
  return {
    model,
    ...(cassette !== undefined && { cassette: hide(cassette) }),
    stop_reason,
    tokens,
    ...(cost_usd !== undefined && { cost_usd }),
    tool_calls: trace.tool_calls
      .slice(0, MAX_CALLS)
      .map(({ server, name }, index) => ({ server, name, is_error: trace.tool_results[index]?.isError === true })),
    final_response: cut(hide(trace.final_response), MAX_REPLY),
    ...(recovery !== undefined && {
      recovery: {
        ...defined({ detection_ms: recovery.detectionMs, recovery_ms: recovery.recoveryMs }),
        recovered: recovery.recovered,
        timed_out: recovery.timedOut,
      },
    }),
  };
}

/** Judges repeated runs: at least the share `pass_rate` must have passed. */
function judgeTrials(attempts: readonly Attempt[], { passRate }: SuiteAgent, subject: FailedTest, call: Call): Attempt {
  const failed = attempts.filter(({ status }) => status === "failed");
  const passed = attempts.length - failed.length;
  const durationMs = roundMs(attempts.reduce((sum, attempt) => sum + attempt.durationMs, 0));
  const exampleRow = (failed[0] ?? attempts.at(-1))?.row;
  const runs = attempts.length;
  const trials = { runs, passed, pass_rate: passRate, rates: trialRates(passed, runs) };
  const agent = exampleRow?.agent && { ...exampleRow.agent, ...totalsOf(attempts), trials };
  const rest = { durationMs, call, ...(agent && { row: { ...exampleRow, agent } }) };
  if (passed / runs >= passRate) return { status: "passed", failures: [], ...rest };
  const message = say`${passed} of ${plural(runs, "run")} passed; pass_rate is ${passRate}`;
  const tooFew = failureOf(subject, "AGENT-PASS-RATE", { message, ...placeOfKey(subject, "pass_rate") });
  return { status: "failed", failures: [tooFew, ...mergeAlike(failed)], ...rest };
}

function totalsOf(attempts: readonly Attempt[]): Pick<AgentRow, "tokens" | "cost_usd"> {
  const rows = attempts.flatMap(({ row }) => row?.agent ?? []);
  const sum = (read: (row: AgentRow) => number) => rows.reduce((total, row) => total + read(row), 0);
  const tokensOf = (key: keyof AgentRow["tokens"]) => sum(({ tokens }) => tokens[key]);
  const hasCost = rows.some(({ cost_usd }) => cost_usd !== undefined);
  return {
    tokens: { prompt: tokensOf("prompt"), completion: tokensOf("completion"), total: tokensOf("total") },
    ...(hasCost && { cost_usd: sum(({ cost_usd = 0 }) => cost_usd) }),
  };
}

/** The failures of several runs, alike ones once, with how many runs had them. */
function mergeAlike(failed: readonly Attempt[]): Failure[] {
  const alikeFailures = new Map<string, { failure: Failure; runs: number }>();
  for (const failure of failed.flatMap(({ failures }) => failures)) {
    const { rule_id, target, matcher, location, message } = failure;
    // The message of a matcher shows the value, which differs from run to run.
    const key = JSON.stringify([rule_id, target, location, ...(matcher === "" ? [message] : [])]);
    getOrMake(alikeFailures, key, () => ({ failure, runs: 0 })).runs += 1;
  }
  return [...alikeFailures.values()].map(({ failure, runs }) => {
    const times: Redacted = say`in ${plural(runs, "run")}`;
    return { ...failure, note: failure.note === undefined ? times : say`${times}; ${hide(failure.note)}` };
  });
}

type LocationPart = { location?: Location };

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
export function modelFailure(subject: FailedTest, error: unknown, place: LocationPart = {}): Failure {
  if (!(error instanceof ModelFault)) return suiteFault(subject, error, place);
  return failureOf(subject, error.rule, { ...place, message: error.message, fix: error.fix });
}

/** The failure of a run that did not complete. */
function endFailure(subject: FailedTest, stop: StopReason, limits: AgentLimits): Failure[] {
  if (stop === "completed") return [];
  const { rule, key, text } = ENDS[stop];
  return [failureOf(subject, rule, { message: text(limits), ...placeOfKey(subject, key) })];
}

/** The failures of a run that did not recover as its test requires. */
function recoveryFailures(
  subject: FailedTest,
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
  if (requireCleanTimeout && !timedOut)
    failures.push(fail(say`no call was given up: the fault answered within max_detection_ms`, "require_clean_timeout"));
  return failures;
}

function placeOfKey({ suite, test: { node } }: FailedTest, ...keys: (string | undefined)[]): LocationPart {
  const path = [...new Set(keys)].filter((key) => key !== undefined);
  const isThere = path.length > 0 && path.reduce<unknown>(child, node) !== undefined;
  return isThere && node !== undefined ? { location: suite.places.locate(node, path, "entry") } : {};
}
