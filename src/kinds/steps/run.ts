import { roundMs } from "../../core/clock.js";
import { runSteps } from "../../engine/calls/steps.js";
import { type TestContext, withOwnSteps } from "../../engine/calls/test-context.js";
import { type Attempt, type CheckedTest, scoresOf } from "../../engine/judge/call.js";

/** Runs `steps`, then `finally`: one result with an entry for each step. */
export async function runStepsTest({ test, steps }: CheckedTest, context: TestContext): Promise<Attempt> {
  const inner = withOwnSteps(context);
  const first = await runSteps(steps.steps ?? [], test, inner, { stopAtFailure: true });
  const last = await runSteps(steps.finally ?? [], test, inner, { stopAtFailure: false });
  const decisive =
    [first, last].find(({ status }) => status === "errored") ?? (first.status === "passed" ? last : first);
  const call = decisive.call ?? first.call ?? last.call;
  return {
    ...decisive,
    ...(call && { call }),
    failures: [...first.failures, ...last.failures],
    durationMs: roundMs(first.durationMs + last.durationMs),
    row: { steps: [...(first.row?.steps ?? []), ...(last.row?.steps ?? [])], ...scoresOf([first, last]) },
  };
}
