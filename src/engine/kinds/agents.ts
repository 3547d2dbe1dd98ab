import { trialRates } from "../../agents/trials.js";
import { ModelFault, type OpenedModel } from "../../agents/types.js";
import type { AgentRow, Failure } from "../../core/generated/results.js";
import { plural } from "../../core/plural.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { cut, hide, join, say } from "../../core/redaction/redacted.js";
import { modelName } from "../../suite/tests/agents.js";
import type { SuiteAgent } from "../../suite/types.js";
import type { CheckedTest } from "../check.js";
import type { Envelope } from "../judge/envelope.js";
import { failureOf, type Subject, suiteFault } from "../judge/failure.js";
import { type Attempt, judgeEnvelope } from "../judge/verdict.js";
import type { ReferenceValues } from "../references.js";
import { round } from "../response.js";
import { type TestContext, warnerOf } from "../test-context.js";
import { endFailure, placeOfKey, recoveryFailures } from "./agent-failures.js";
import { type AgentRun, type AgentSpec, runOnce } from "./agent-run.js";
import type { Call } from "./call.js";

/** What a row keeps of an agent's calls and reply. */
const MAX_CALLS = 200;
const MAX_REPLY = 4 * 1024;

type AgentTest = CheckedTest["test"] & SuiteAgent & { block: "agents" };

/** agents[]: a model that uses the tools of servers, run once or `runs` times. */
export async function runAgentTest(
  checked: CheckedTest,
  test: AgentTest,
  values: ReferenceValues,
  context: TestContext,
): Promise<Attempt> {
  const subject: Subject = { suite: context.suite, test };
  const name = modelName(test.model);
  let opened: OpenedModel;
  try {
    opened = await context.openModel(test.model);
  } catch (error) {
    return { status: "errored", durationMs: 0, failures: [suiteFault(subject, error)] };
  }
  if (opened.kind === "no-key") {
    const reason = say`${join(opened.variables.map(hide), " or ")} is not set: the model ${hide(name)} needs it`;
    return { status: "deferred", durationMs: 0, failures: [], reason };
  }
  const call: Call = { method: "agent", params: {}, line: () => `${name} over ${test.servers.join(", ")}` };
  const spec: AgentSpec = { test, deferred: checked.deferred, subject, model: opened.model, call };
  const attempts: Attempt[] = [];
  for (let run = 0; run < test.runs; run += 1) {
    const attempt = await attemptOnce(checked, spec, test, values, context);
    // The other runs would meet the same.
    if (attempt.status !== "passed" && attempt.status !== "failed") return attempt;
    attempts.push(attempt);
  }
  return test.runs === 1 ? attempts[0]! : judgeTrials(attempts, test, subject, call);
}

async function attemptOnce(
  checked: CheckedTest,
  spec: AgentSpec,
  test: AgentTest,
  values: ReferenceValues,
  context: TestContext,
): Promise<Attempt> {
  const { subject, call } = spec;
  const startedAt = performance.now();
  const since = () => round(performance.now() - startedAt);
  let run: Awaited<ReturnType<typeof runOnce>>;
  try {
    run = await runOnce(spec, values, context);
  } catch (error) {
    return { status: "errored", durationMs: since(), failures: [modelFailure(subject, error)], call };
  }
  if ("stopped" in run) return run.stopped;
  const durationMs = since();
  const agent = agentRow(modelName(test.model), run);
  const judged = await judgeRun(checked, run, subject, test, context);
  return { ...judged, durationMs, call, agent };
}

/** The failure of a model that could not be asked. Other errors are of the suite, or bugs of ours. */
function modelFailure(subject: Subject, error: unknown): Failure {
  if (!(error instanceof ModelFault)) return suiteFault(subject, error);
  return failureOf(subject, "AGENT-MODEL", { message: error.message, fix: error.fix });
}

/** Judges one run: faults of servers, how it ended, the recovery, the assertions and the limits. */
async function judgeRun(
  checked: CheckedTest,
  { trace, recovery, faults, errored, unverified, fill }: AgentRun,
  subject: Subject,
  test: AgentTest,
  context: TestContext,
): Promise<Pick<Attempt, "status" | "failures" | "reason">> {
  const assertions = checked.assertions ?? [];
  const { duration_ms, stop_reason } = trace.conversation;
  const envelope: Envelope = {
    ...trace,
    // The limits of `expect` read these.
    duration_ms,
    result: { content: [{ type: "text", text: trace.final_response }] },
    notifications: [],
    protocol_version: context.targetVersion,
  };
  const judged = await judgeEnvelope(
    envelope,
    subject,
    { ...checked, assertions },
    test.limits,
    fill,
    warnerOf(context, test.server),
    context.ports,
  );
  const isExpected = assertions.some(({ source: { target } }) => target === "conversation.stop_reason");
  const failures = [
    ...faults,
    ...(isExpected ? [] : endFailure(subject, stop_reason, test.caps)),
    ...recoveryFailures(subject, recovery, test),
    ...judged.failures,
  ];
  if (errored || judged.status === "errored") return { status: "errored", failures };
  if (failures.length > 0) return { status: "failed", failures };
  if (unverified !== undefined) return { status: "unverified", failures, reason: unverified };
  return judged;
}

/** What the row shows of a run. */
function agentRow(model: string, { trace, recovery }: AgentRun): AgentRow {
  const { tokens, cost_usd, stop_reason } = trace.conversation;
  return {
    model,
    stop_reason,
    tokens,
    ...(cost_usd !== undefined && { cost_usd }),
    tool_calls: trace.tool_calls.slice(0, MAX_CALLS).map(({ server, name }, index) => ({
      server,
      name,
      is_error: trace.tool_results[index]?.isError === true,
    })),
    final_response: cut(hide(trace.final_response), MAX_REPLY),
    ...(recovery !== undefined && {
      recovery: {
        ...(recovery.detectionMs !== undefined && { detection_ms: recovery.detectionMs }),
        ...(recovery.recoveryMs !== undefined && { recovery_ms: recovery.recoveryMs }),
        recovered: recovery.recovered,
        timed_out: recovery.timedOut,
      },
    }),
  };
}

/** Judges repeated runs: at least the share `pass_rate` must have passed. */
function judgeTrials(attempts: readonly Attempt[], test: AgentTest, subject: Subject, call: Call): Attempt {
  const failed = attempts.filter(({ status }) => status === "failed");
  const passed = attempts.length - failed.length;
  const durationMs = round(attempts.reduce((sum, attempt) => sum + attempt.durationMs, 0));
  const shown = (failed[0] ?? attempts.at(-1))?.agent;
  const trials = {
    runs: attempts.length,
    passed,
    pass_rate: test.passRate,
    rates: trialRates(passed, attempts.length),
  };
  const agent = shown && { ...shown, ...sumsOf(attempts), trials };
  const rest = { durationMs, call, ...(agent && { agent }) };
  if (passed / attempts.length >= test.passRate) return { status: "passed", failures: [], ...rest };
  const message = say`${passed} of ${plural(attempts.length, "run")} passed; pass_rate is ${test.passRate}`;
  const tooFew = failureOf(subject, "AGENT-PASS-RATE", { message, ...placeOfKey(subject, "pass_rate") });
  return { status: "failed", failures: [tooFew, ...eachOnce(failed)], ...rest };
}

function sumsOf(attempts: readonly Attempt[]): Pick<AgentRow, "tokens" | "cost_usd"> {
  const rows = attempts.flatMap(({ agent }) => agent ?? []);
  const sum = (read: (row: AgentRow) => number) => rows.reduce((total, row) => total + read(row), 0);
  const hasCost = rows.some(({ cost_usd }) => cost_usd !== undefined);
  return {
    tokens: {
      prompt: sum(({ tokens }) => tokens.prompt),
      completion: sum(({ tokens }) => tokens.completion),
      total: sum(({ tokens }) => tokens.total),
    },
    ...(hasCost && { cost_usd: sum(({ cost_usd = 0 }) => cost_usd) }),
  };
}

/** The failures of several runs, alike ones once, with how many runs had them. */
function eachOnce(failed: readonly Attempt[]): Failure[] {
  const found = new Map<string, { failure: Failure; runs: number }>();
  for (const { failures } of failed) {
    for (const failure of failures) {
      const key = JSON.stringify([failure.rule_id, failure.target, failure.location, failure.message]);
      const alike = found.get(key) ?? { failure, runs: 0 };
      alike.runs += 1;
      found.set(key, alike);
    }
  }
  return [...found.values()].map(({ failure, runs }) => {
    const times: Redacted = say`in ${plural(runs, "run")}`;
    return { ...failure, note: failure.note === undefined ? times : say`${times}; ${hide(failure.note)}` };
  });
}
