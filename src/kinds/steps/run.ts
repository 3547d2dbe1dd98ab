import { roundMs } from "../../core/clock.js";
import type { ReferenceValues } from "../../engine/calls/references.js";
import { runSteps } from "../../engine/calls/steps.js";
import type { TestContext } from "../../engine/calls/test-context.js";
import type { CheckedTest } from "../../engine/judge/checked.js";
import type { Attempt } from "../../engine/judge/verdict.js";

/** Runs `steps`, then `finally`: one result with an entry for each step. */
export async function run(
  { test, steps: { steps = [], finally: lastSteps = [] } }: CheckedTest,
  values: ReferenceValues,
  context: TestContext,
): Promise<Attempt> {
  const answered = new Map(values.steps);
  const inner = { ...values, steps: answered };
  const first = await runSteps(steps, test, answered, inner, context, { stopAtFailure: true });
  const last = await runSteps(lastSteps, test, answered, inner, context, { stopAtFailure: false });
  const judged = [first, last].find(({ status }) => status === "errored") ?? (first.status === "passed" ? last : first);
  const call = judged.call ?? first.call ?? last.call;
  return {
    ...judged,
    ...(call && { call }),
    failures: [...first.failures, ...last.failures],
    durationMs: roundMs(first.durationMs + last.durationMs),
    steps: [...(first.steps ?? []), ...(last.steps ?? [])],
  };
}
