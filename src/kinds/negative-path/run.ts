import type { Failure } from "../../core/generated/results.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { type Attempt, attemptWithoutAnswer, judgeEnvelope } from "../../engine/calls/attempt.js";
import { prepareCall } from "../../engine/calls/call.js";
import { failureOfOutcome } from "../../engine/calls/no-answer.js";
import { expectationsOf, type TestContext } from "../../engine/calls/test-context.js";
import type { CheckedTest } from "../../engine/judge/checked.js";
import { envelopeOf } from "../../engine/judge/envelope.js";
import type { Outcome } from "../../mcp/types.js";
import type { RuleId } from "../../rules/registry.js";
import type { NegativePathTest } from "./kind.js";
import { sendProbes } from "./probes.js";

/** Bad requests instead of one good one; `expect` then reads what became of them. */
export async function run(checked: CheckedTest<NegativePathTest>, context: TestContext): Promise<Attempt> {
  const { test } = checked;
  const spec = { ...expectationsOf(checked, context), call: test.body.call };
  const { subject } = spec;
  const prepared = await prepareCall(spec, context);
  if (prepared.kind !== "session") return attemptWithoutAnswer(prepared);
  const { lane, session, fill, generated, call } = prepared;
  const args = call.params.arguments as Record<string, unknown>;
  const { summary, durationMs, status, reason, failures, base, unanswered } = await sendProbes({
    ...{ subject, suite: context.suite, test, args, generated, lane, session, owner: context.owner },
  });
  const attempt: Attempt = { status, durationMs, failures, call, negativePath: summary };
  if (unanswered) return { ...attempt, failures: [failureOfOutcome(subject, call, unanswered)] };
  if (reason !== undefined) attempt.reason = reason;
  // Without the valid call, `expect` can say something of the probes alone.
  const isStopped = summary.checks_run === 0 && (status === "failed" || status === "unverified");
  const { assertions, limits } = base
    ? { ...checked, limits: test.limits }
    : withoutAnswer(checked, context, isStopped);
  if (assertions === undefined && limits === undefined) return attempt;
  const outcome: Outcome = base ?? { kind: "answer", answer: {}, durationMs, notifications: [] };
  const envelope = envelopeOf(call.method, outcome, session.facts.negotiatedVersion);
  const expect = { ...checked, assertions: assertions ?? [] };
  const ofProbes = { ...envelope, negative_path: summary };
  const judged = { ...(await judgeEnvelope(ofProbes, { ...spec, expect, limits }, fill, context)), durationMs };
  // What says nothing of the probes, a limit or the `expect` of all tests, leaves their gate as it is.
  if (!isStopped && expect.assertions.some(({ source }) => isOfProbes(source.target))) {
    const request = failures[0]?.request;
    const withRequest = judged.failures.map((failure) => ({ ...failure, ...(request !== undefined && { request }) }));
    return { ...judged, failures: withRequest, call, negativePath: summary };
  }
  if (judged.status === "passed") return attempt;
  return { ...attempt, ...judged, failures: [...failures, ...judged.failures] };
}

function isOfProbes(target: string): boolean {
  return /^(negative_path|$)/.test(target);
}

/**
 * The expectations that are not about the answer to the valid call, which was not made; the others are reported.
 *
 * @param isStopped no probe was sent either, which the test says
 */
function withoutAnswer(
  { assertions, test: { server, limits, body } }: CheckedTest<NegativePathTest>,
  context: TestContext,
  isStopped: boolean,
): Pick<CheckedTest, "assertions"> & { limits?: undefined } {
  if (isStopped) return { assertions: assertions?.filter(({ source }) => isOfProbes(source.target)) };
  const report = (ruleId: RuleId, what: string, location: Failure["location"]) => {
    const message = say`${hide(what)} was not checked: the valid call of ${hide(body.call.tool)} was not made`;
    context.lane(server).warn(ruleId, message, location, context.owner);
  };
  const { maxDurationMs, maxResponseTokens } = limits ?? {};
  if (maxDurationMs) report("ASSERT-MAX-DURATION", "max_duration_ms", maxDurationMs.location);
  if (maxResponseTokens) report("ASSERT-MAX-TOKENS", "max_response_tokens", maxResponseTokens.location);
  const left = assertions?.filter(({ source: { target, location } }) => {
    const isOfHttp = /^http\b/.test(target);
    if (isOfHttp) report("ASSERT-TARGET", target, location);
    return !isOfHttp;
  });
  return { assertions: left };
}
