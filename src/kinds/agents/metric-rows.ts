import { nowMs, roundMs } from "../../core/clock.js";
import type { TestRow } from "../../core/generated/results.js";
import type { TestContext } from "../../engine/calls/test-context.js";
import { scoreRuns } from "../../engine/driven/scores.js";
import type { Subject } from "../../engine/judge/failure.js";
import { rowOf, type Task } from "../../engine/plan/plan.js";

/** The row of a metric: it scores the runs of its agent test, whose row is `agent`. */
export async function scoreRow(task: Task, agent: TestRow, context: TestContext): Promise<TestRow> {
  const { test } = task.checked;
  if (test.block !== "agents" || test.metric === undefined) throw new Error("not a metric");
  const { runs, suite } = context;
  if (agent.status === "deferred") return { ...rowOf(task, "deferred"), ...(agent.reason && { reason: agent.reason }) };
  if (runs.length === 0) {
    return { ...rowOf(task, "skipped"), reason: "its agent test did not run to its end, so there is nothing to score" };
  }
  const startedAt = nowMs();
  const subject: Subject = { suite, test };
  const rubric = test.rubric;
  const { status, failures, score, reason } = await scoreRuns(test.metric, {
    subject,
    runs,
    judge: test.model,
    passRate: test.passRate,
    context,
    ...(rubric && { rubric }),
  });
  return {
    ...rowOf(task, status),
    duration_ms: roundMs(nowMs() - startedAt),
    attempts: 1,
    failures,
    ...(score && { scores: [score] }),
    ...(reason !== undefined && { reason }),
    ...(failures.length > 0 && { snippet: suite.places.snippet(test.location) }),
  };
}
