import { hide, say } from "../../core/redaction/redacted.js";
import { judgeCall, makeCall } from "../../engine/calls/call.js";
import { expectationsOf, type TestContext } from "../../engine/calls/test-context.js";
import { withoutTargets } from "../../engine/judge/assertion-failures.js";
import type { Attempt, CheckedTest, Envelope } from "../../engine/judge/call.js";
import { failureOf } from "../../engine/judge/failure.js";
import { toVerdict } from "../../matchers/kind.js";
import { compileExact } from "../../matchers/kinds/exact.js";
import { serverAs } from "../../suite/servers/identities.js";
import type { ParityTest } from "./kind.js";

/** The answer of each later server is compared with the first one's, without what either declares volatile. */
export async function runParityTest(checked: CheckedTest<ParityTest>, context: TestContext): Promise<Attempt> {
  const { test } = checked;
  const { answers, suite } = context;
  const { first, ...call } = test.body;
  const spec = { ...call, ...expectationsOf(checked, context) };
  const isFirst = test.server === first;
  const result = await makeCall(spec, isFirst ? { ...context, kept: answers.begin(test) } : context);
  if (isFirst && "envelope" in result) answers.set(test, result.envelope);
  const attempt = await judgeCall(result, spec, context);
  if (isFirst || !("envelope" in result)) return attempt;

  const other = await answers.get(test);
  const volatile = [first, test.server].flatMap((name) => serverAs(name, suite)?.volatile ?? []);
  const answerIn = ({ result, error }: Envelope) =>
    withoutTargets(error === undefined ? { result } : { error }, volatile);
  const { pass, ...verdict } = other
    ? toVerdict(compileExact(answerIn(other))(answerIn(result.envelope)))
    : { pass: false };
  if (pass) return attempt;
  const message = other
    ? say`${hide(test.server)} answers differently from ${hide(first)}`
    : say`${hide(first)} gave no answer to compare with`;
  const location = suite.places.locate(test.node, ["parity"], "entry");
  const failure = failureOf(spec.subject, "ASSERT-PARITY", { ...verdict, message, location });
  const status = !other || attempt.status === "errored" ? "errored" : "failed";
  return { ...attempt, status, failures: [...attempt.failures, failure] };
}
