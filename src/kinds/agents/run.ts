import { nowMs, roundMs } from "../../core/clock.js";
import { hide, say } from "../../core/redaction/redacted.js";
import type { TestContext } from "../../engine/calls/test-context.js";
import { runAgentTest } from "../../engine/driven/agent-test.js";
import { scoreRuns } from "../../engine/driven/scores.js";
import type { Attempt, CheckedTest } from "../../engine/judge/call.js";
import type { SuiteMetric } from "../../suite/models/types.js";
import type { AgentTest } from "./kind.js";

/** Runs the agent; or scores the runs of the test before it, if it is a metric. */
export async function runOrScoreAgent(checked: CheckedTest<AgentTest>, context: TestContext): Promise<Attempt> {
  const { body } = checked.test;
  return body.metric ? score(checked, body.metric, context) : runAgentTest(checked, body, context);
}

async function score({ test }: CheckedTest<AgentTest>, metric: SuiteMetric, context: TestContext): Promise<Attempt> {
  const { runs, suite, before } = context;
  const rest = { durationMs: 0, failures: [] };
  if (before?.status === "deferred")
    return { status: "deferred", ...rest, ...(before.reason !== undefined && { reason: hide(before.reason) }) };
  if (runs.length === 0) {
    const reason = say`its agent test did not finish, so there is nothing to score`;
    return { status: "skipped", ...rest, reason };
  }
  const startedAt = nowMs();
  const { model, passRate, rubric } = test.body;
  const scoring = { subject: { suite, test }, runs, judge: model, passRate, context, ...(rubric && { rubric }) };
  const { score, ...result } = await scoreRuns(metric, scoring);
  return {
    ...result,
    durationMs: roundMs(nowMs() - startedAt),
    attempts: 1,
    ...(score && { row: { scores: [score] } }),
  };
}
