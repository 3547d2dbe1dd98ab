import { makeCall } from "../../engine/calls/call.js";
import type { ReferenceValues } from "../../engine/calls/references.js";
import { type TestContext, warnerOf } from "../../engine/calls/test-context.js";
import type { CheckedTest } from "../../engine/judge/checked.js";
import { type Attempt, judgeCall } from "../../engine/judge/verdict.js";
import type { CallTest } from "./kind.js";

/** Makes the call and judges its answer. */
export async function run(
  checked: CheckedTest<CallTest>,
  values: ReferenceValues,
  context: TestContext,
): Promise<Attempt> {
  const { test } = checked;
  const { server, timeoutMs, limits, body } = test;
  const subject = { suite: context.suite, test };
  const result = await makeCall({ ...body, subject, server, timeoutMs, expect: checked }, values, context);
  return judgeCall(result, subject, checked, limits, warnerOf(context, server), context.ports);
}
