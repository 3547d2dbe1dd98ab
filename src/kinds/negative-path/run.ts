import { nowMs, roundMs } from "../../core/clock.js";
import type { Failure } from "../../core/generated/results.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { failureOfOutcome, judgeEnvelope, prepareCall } from "../../engine/calls/call.js";
import { expectationsOf, type TestContext } from "../../engine/calls/test-context.js";
import { type Attempt, type CheckedTest, envelopeOf } from "../../engine/judge/call.js";
import type { Outcome } from "../../mcp/types.js";
import type { RuleId } from "../../rules/registry.js";
import type { NegativePathTest } from "./kind.js";
import { sendProbes } from "./probes.js";

/** Bad requests instead of one good one; `expect` then reads what became of them. */
export async function runNegativePathTest(
  checked: CheckedTest<NegativePathTest>,
  context: TestContext,
): Promise<Attempt> {
  const { test } = checked;
  const spec = { ...expectationsOf(checked, context), call: test.body.call };
  const { subject } = spec;
  const testCall = await prepareCall(spec, context);
  if (!("session" in testCall)) return testCall;
  const { lane, session, fill, generated, call } = testCall;
  const args = call.params.arguments as Record<string, unknown>;
  const startedAt = nowMs();
  const {
    baseAnswer,
    unanswered,
    negative_path: summary,
    ...probesAttempt
  } = await sendProbes({
    subject,
    test,
    args,
    generated,
    lane,
    session,
    owner: context.owner,
  });
  const durationMs = roundMs(nowMs() - startedAt);
  const row = { negative_path: summary };
  const attempt: Attempt = { ...probesAttempt, durationMs, call, row };
  if (unanswered) return { ...attempt, failures: [failureOfOutcome(subject, call, unanswered)] };
  const { status, failures } = probesAttempt;
  // Without the valid call, `expect` can say something of the probes alone.
  const isStopped = summary.checks_run === 0 && (status === "failed" || status === "unverified");
  const { assertions, limits } = baseAnswer
    ? { ...checked, limits: test.limits }
    : withoutAnswer(checked, context, isStopped);
  if (assertions === undefined && limits === undefined) return attempt;
  const outcome: Outcome = baseAnswer ?? { kind: "answer", answer: {}, durationMs, notifications: [] };
  const envelope = envelopeOf(call.method, outcome, session.facts.negotiatedVersion);
  const expect = { ...checked, assertions: assertions ?? [] };
  const ofProbes = { ...envelope, negative_path: summary };
  const expectAttempt = { ...(await judgeEnvelope(ofProbes, { ...spec, expect, limits }, fill, context)), durationMs };
  // What says nothing of the probes, a limit or the `expect` of all tests, leaves their gate as it is.
  if (!isStopped && expect.assertions.some(({ source }) => isOfProbes(source.target))) {
    const request = failures[0]?.request;
    const withRequest = expectAttempt.failures.map((failure) => ({
      ...failure,
      ...(request !== undefined && { request }),
    }));
    return { ...expectAttempt, failures: withRequest, call, row: { ...expectAttempt.row, ...row } };
  }
  const judged = expectAttempt.status === "passed" ? attempt : { ...attempt, ...expectAttempt };
  return {
    ...judged,
    failures: [...failures, ...expectAttempt.failures],
    row: { ...expectAttempt.row, ...row },
  };
}

function isOfProbes(target: string): boolean {
  return /^(negative_path|$)/.test(target);
}

/** What is not about the answer to the valid call, which was not made. `isStopped`: no probe was sent either. */
function withoutAnswer(
  { assertions, test: { server, limits, body } }: CheckedTest<NegativePathTest>,
  context: Pick<TestContext, "lane" | "owner">,
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
  const remaining = assertions?.filter(({ source: { target, location } }) => {
    const isOfHttp = /^http\b/.test(target);
    if (isOfHttp) report("ASSERT-TARGET", target, location);
    return !isOfHttp;
  });
  return { assertions: remaining };
}
