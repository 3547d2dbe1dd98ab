import { judgeCall, makeCall } from "../../engine/calls/call.js";
import { expectationsOf, type TestContext } from "../../engine/calls/test-context.js";
import type { Attempt, CheckedTest } from "../../engine/judge/call.js";
import type { CallTest } from "./kind.js";

/** Makes the call and judges its answer. */
export async function runCallTest(checked: CheckedTest<CallTest>, context: TestContext): Promise<Attempt> {
  const spec = { ...checked.test.body, ...expectationsOf(checked, context) };
  return judgeCall(await makeCall(spec, context), spec, context);
}
