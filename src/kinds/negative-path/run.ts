import type { Failure } from "../../core/generated/results.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { acquireSession } from "../../engine/calls/acquire-session.js";
import type { ReferenceValues } from "../../engine/calls/references.js";
import { failureOfOutcome } from "../../engine/calls/response.js";
import { type TestContext, warnerOf } from "../../engine/calls/test-context.js";
import { callOf } from "../../engine/judge/call.js";
import type { CheckedTest } from "../../engine/judge/checked.js";
import { envelopeOf } from "../../engine/judge/envelope.js";
import { type Subject, suiteFault } from "../../engine/judge/failure.js";
import { type Attempt, attemptWithoutAnswer, judgeEnvelope } from "../../engine/judge/verdict.js";
import type { RuleId } from "../../rules/registry.js";
import type { NegativePathTest } from "./kind.js";
import { sendProbes } from "./probes.js";

/** Bad requests instead of one good one; `expect` then reads what became of them. */
export async function run(
  checked: CheckedTest<NegativePathTest>,
  values: ReferenceValues,
  context: TestContext,
): Promise<Attempt> {
  const { test } = checked;
  const subject: Subject = { suite: context.suite, test };
  const acquired = await acquireSession(test.server, checked.deferred, subject, values, context);
  if (acquired.kind !== "session") return attemptWithoutAnswer(acquired);
  const { lane, session, fill, generated } = acquired;
  let call: ReturnType<typeof callOf>;
  let args: Record<string, unknown>;
  try {
    call = callOf(test.body.call, fill);
    args = fill(test.body.call.args) as Record<string, unknown>;
  } catch (error) {
    return { status: "errored", durationMs: 0, failures: [suiteFault(subject, error)] };
  }
  const { summary, durationMs, status, reason, failures, base, unanswered } = await sendProbes({
    ...{ subject, suite: context.suite, test, args, generated, lane, session, owner: context.owner },
  });
  const attempt: Attempt = { status, durationMs, failures, call, negativePath: summary };
  if (unanswered) return { ...attempt, failures: [failureOfOutcome(subject, call, unanswered)] };
  if (reason !== undefined) attempt.reason = reason;
  // Without the valid call, `expect` can say something of the probes alone.
  const isStopped = summary.checks_run === 0 && (status === "failed" || status === "unverified");
  const expected = base ? { ...checked, limits: test.limits } : withoutAnswer(checked, context, isStopped);
  if (expected.assertions === undefined && expected.limits === undefined) return attempt;
  const facts = {
    durationMs: base?.durationMs ?? durationMs,
    notifications: base?.notifications ?? [],
    requests: base?.requests,
    negotiatedVersion: session.facts.negotiatedVersion,
    http: base?.http,
  };
  const envelope = { ...envelopeOf(call.method, base?.answer ?? {}, facts), negative_path: summary };
  const warn = warnerOf(context, test.server);
  const expectations = { ...checked, assertions: expected.assertions ?? [] };
  const judged = await judgeEnvelope(envelope, subject, expectations, expected.limits, fill, warn, context.ports);
  // What says nothing of the probes, a limit or the `expect` of all tests, leaves their gate as it is.
  if (!isStopped && expectations.assertions.some(({ source: { target } }) => isOfProbes(target))) {
    const request = failures[0]?.request;
    const withRequest = judged.failures.map((failure) => ({ ...failure, ...(request !== undefined && { request }) }));
    return { ...judged, failures: withRequest, durationMs, call, negativePath: summary };
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
