import type { Trace } from "../../agents/types.js";
import { nowMs, roundMs } from "../../core/clock.js";
import { say } from "../../core/redaction/redacted.js";
import { expectationsOf, type TestContext } from "../../engine/calls/test-context.js";
import { judgeTrace, modelFailure, runAgentTest } from "../../engine/driven/agent-test.js";
import { type MetricScore, scoreRuns } from "../../engine/driven/scores.js";
import { type Attempt, type CheckedTest, unsentCall } from "../../engine/judge/call.js";
import { WORST_FIRST } from "../../results/statuses.js";
import type { SuiteMetric } from "../../suite/models/types.js";
import type { EvalTest } from "./kind.js";

/** Grades an answer by assertions, a rubric and scorers; all of them must accept it. */
export async function runEval(checked: CheckedTest<EvalTest>, context: TestContext): Promise<Attempt> {
  const { test } = checked;
  const { runs, suite } = context;
  const answer = await answerOf(checked, context);
  if (runs.length === 0) return answer;
  const startedAt = nowMs();
  const { rubric, judge, scorers, threshold } = test.body;
  const rubricPlace = suite.places.locate(test.node, ["rubric"], "key");
  const metrics: SuiteMetric[] = scorers.map((scorer, i) => ({
    kind: "scorer",
    name: scorer.name,
    scorer,
    location: suite.places.locate(test.node, ["scorers", i]),
  }));
  if (rubric) metrics.unshift({ kind: "rubric", name: "rubric", rubric, threshold, location: rubricPlace });
  const graders = { ...(judge && { judge }), ...(rubric && { rubric }) };
  const scores: MetricScore[] = [];
  // One after the other, so that it does not depend on their speed which scorer exceeds a budget.
  for (const metric of metrics)
    scores.push(await scoreRuns(metric, { subject: { suite, test }, runs, passRate: 1, context, ...graders }));
  const durationMs = roundMs(answer.durationMs + nowMs() - startedAt);
  const whole = mergeParts([answer, ...scores]);
  return { ...answer, ...whole, durationMs, row: { ...answer.row, ...whole.row } };
}

/** Gets the answer, judged by the assertions; `context.runs` then has it, if there is one. */
async function answerOf(checked: CheckedTest<EvalTest>, context: TestContext): Promise<Attempt> {
  const { agent, prompt, response } = checked.test.body;
  const spec = expectationsOf(checked, context);
  if (agent) return runAgentTest(checked, agent, context);
  if (response === undefined) {
    const reason = say`there is nothing to grade: the eval has neither \`model\` nor \`response\``;
    return { status: "deferred", durationMs: 0, failures: [], reason };
  }
  context.runs.length = 0;
  try {
    context.cassette?.start();
  } catch (error) {
    return unsentCall("errored", modelFailure(spec.subject, error));
  }
  const trace: Trace = { ...NOTHING_DONE, final_response: response };
  context.runs.push({ task: prompt, trace, schemaOf: () => undefined });
  return judgeTrace(trace, spec, (value) => value, context);
}

const NOTHING_DONE: Omit<Trace, "final_response"> = {
  tool_calls: [],
  tool_names: [],
  redundant_tool_calls: 0,
  tool_results: [],
  conversation: {
    tokens: { total: 0, prompt: 0, completion: 0 },
    duration_ms: 0,
    message_count: 2,
    stop_reason: "completed",
    per_turn: [],
  },
};

type Part = Pick<Attempt, "status" | "failures" | "reason" | "row"> & Pick<MetricScore, "score">;

/** The worst status of all parts. */
function mergeParts(parts: readonly Part[]): Omit<Attempt, "durationMs"> {
  const worst = WORST_FIRST.find((status) => parts.some((part) => part.status === status)) ?? "passed";
  const reason = parts.find((part) => part.status === worst)?.reason;
  const scores = parts.flatMap(({ score, row }) => [...(row?.scores ?? []), ...(score ? [score] : [])]);
  return {
    status: worst,
    failures: parts.flatMap(({ failures }) => failures),
    ...(reason !== undefined && worst !== "passed" && { reason }),
    ...(scores.length > 0 && { row: { scores } }),
  };
}
