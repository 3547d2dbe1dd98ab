import { hide, say } from "../../core/redaction/redacted.js";
import { makeCall } from "../../engine/calls/call.js";
import type { ReferenceValues } from "../../engine/calls/references.js";
import { type TestContext, warnerOf } from "../../engine/calls/test-context.js";
import type { CheckedTest } from "../../engine/judge/checked.js";
import type { Envelope } from "../../engine/judge/envelope.js";
import { failureOf, type Subject } from "../../engine/judge/failure.js";
import { type Attempt, judgeCall } from "../../engine/judge/verdict.js";
import { withoutTargets } from "../../engine/judge/volatile.js";
import { toVerdict } from "../../matchers/kind.js";
import { compileExact } from "../../matchers/kinds/exact.js";
import type { ParityTest } from "./kind.js";

/** The answer of each later server is compared with the first one's, without what either declares volatile. */
export async function run(
  checked: CheckedTest<ParityTest>,
  values: ReferenceValues,
  context: TestContext,
): Promise<Attempt> {
  const { test } = checked;
  const { first, ...call } = test.body;
  const subject: Subject = { suite: context.suite, test };
  const isFirst = test.server === first;
  const spec = { ...call, subject, server: test.server, timeoutMs: test.timeoutMs, expect: checked };
  const result = await makeCall(spec, values, isFirst ? { ...context, kept: context.answers.begin(test) } : context);
  if (isFirst && result.kind === "answer") context.answers.set(test, result.envelope);
  const attempt = await judgeCall(result, subject, checked, test.limits, warnerOf(context, test.server), context.ports);
  if (isFirst || result.kind !== "answer") return attempt;

  const location = context.suite.places.locate(test.node, ["parity"], "entry");
  const other = await context.answers.get(test);
  if (other === undefined) {
    const message = say`there is no answer from ${hide(first)} to compare with`;
    const failure = failureOf(subject, "ASSERT-PARITY", { message, location });
    return { ...attempt, status: "failed", failures: [...attempt.failures, failure] };
  }
  const volatile = [first, test.server].flatMap((name) => context.suite.servers.get(name)?.volatile ?? []);
  const [expected, actual] = [other, result.envelope].map((envelope) => withoutTargets(answerOf(envelope), volatile));
  const { pass, ...verdict } = toVerdict(compileExact(expected)(actual));
  if (pass) return attempt;
  const message = say`${hide(test.server)} answers differently from ${hide(first)}`;
  const failure = failureOf(subject, "ASSERT-PARITY", { ...verdict, message, location });
  return {
    ...attempt,
    status: attempt.status === "errored" ? "errored" : "failed",
    failures: [...attempt.failures, failure],
  };
}

/** What the server said, without what our own measuring adds. */
function answerOf({ result, error }: Envelope): Record<string, unknown> {
  return error === undefined ? { result } : { error };
}
