import { gradeRun, METRICS } from "../../agents/metrics.js";
import { meanScore, type RubricScore } from "../../agents/rubric.js";
import { runScorer, type ScorerGrade } from "../../agents/scorer.js";
import type { TracedCall } from "../../agents/types.js";
import type { Failure, Score } from "../../core/generated/results.js";
import { isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, hideValue, join, say } from "../../core/redaction/redacted.js";
import { NeedsModel } from "../../matchers/types.js";
import type { ModelName, Rubric, Scorer } from "../../rules/models.js";
import type { SuiteMetric } from "../../suite/models/types.js";
import type { FinishedRun, TestContext } from "../calls/test-context.js";
import { type FailedTest, failureOf } from "../judge/failure.js";
import { loadSchemaPort } from "../judge/schema-port.js";
import { modelFailure } from "./agent-test.js";

interface Scoring {
  subject: FailedTest;
  runs: readonly FinishedRun[];
  /** The judge of metrics that name none; left out: the suite's default. */
  judge?: ModelName;
  /** For scorers: what the text is graded by. */
  rubric?: Rubric;
  /** For scorers: the share of runs that they have to accept. */
  passRate: number;
  context: Pick<TestContext, "ports" | "payScorer" | "test" | "env">;
}

export interface MetricScore {
  status: "passed" | "failed" | "errored" | "deferred";
  failures: Failure[];
  score?: Score;
  reason?: Redacted;
}

/** Scores runs by one metric; a score is the mean over the runs. */
export async function scoreRuns(metric: SuiteMetric, scoring: Scoring): Promise<MetricScore> {
  try {
    return metric.kind === "scorer"
      ? await scoreByScorer(metric.scorer, metric.location, scoring)
      : await scoreByJudge(metric, scoring);
  } catch (error) {
    if (error instanceof NeedsModel) return { status: "deferred", failures: [], reason: error.message };
    return { status: "errored", failures: [modelFailure(scoring.subject, error, { location: metric.location })] };
  }
}

async function scoreByJudge(metric: Exclude<SuiteMetric, { kind: "scorer" }>, scoring: Scoring): Promise<MetricScore> {
  const { graders } = scoring.context.ports;
  if (graders === undefined) throw new Error("the run has no graders");
  const { threshold, location } = metric;
  const judge = metric.kind === "judged" ? (metric.model ?? scoring.judge) : scoring.judge;
  const scores = await Promise.all(
    scoring.runs.map((run) => {
      const grade = (question: Parameters<typeof graders.grade>[0]) => graders.grade(question, judge);
      if (metric.kind !== "judged") return gradeRun(metric.rubric, run, grade);
      const schemaError = async (call: TracedCall) => {
        const schema = run.schemaOf(call);
        if (!isObject(schema)) return undefined;
        const judgeSchema = (await loadSchemaPort())(schema);
        const result = await judgeSchema(call.args);
        return "wrong" in result ? result.wrong : undefined;
      };
      return METRICS[metric.name](run, { grade, schemaError });
    }),
  );
  const { score, reason, note } = meanOf(scores);
  const noteMember = note !== undefined && { note };
  const scoreRow: Score = { name: metric.name, score, threshold, reason, ...noteMember };
  if (score >= threshold) return { status: "passed", failures: [], score: scoreRow };
  const message = say`${hide(metric.name)} scored ${score}; ${threshold} is required`;
  const parts = { message, expected: { threshold }, score, reason, location, ...noteMember };
  return { status: "failed", failures: [failureOf(scoring.subject, "EVAL-SCORE", parts)], score: scoreRow };
}

function meanOf(scores: readonly RubricScore[]): RubricScore {
  const lowest = scores.reduce((least, grade) => (grade.score < least.score ? grade : least));
  if (scores.length === 1) return lowest;
  const notes = scores.map(({ score, reason }, i) => say`run ${i + 1}: ${score}: ${reason}`);
  return { score: meanScore(scores), reason: lowest.reason, note: join(notes, "\n") };
}

async function scoreByScorer(
  scorer: Scorer,
  location: SuiteMetric["location"],
  scoring: Scoring,
): Promise<MetricScore> {
  const { subject, runs, rubric, passRate, context } = scoring;
  const verdicts: ScorerGrade[] = [];
  for (const { task, trace } of runs) {
    const input = {
      input: hide(task),
      output: hide(trace.final_response),
      criteria: rubric === undefined ? null : hideValue(asWritten(rubric)),
      metadata: hideValue({
        test: subject.test.name,
        suite: subject.suite.name,
        tool_calls: trace.tool_calls.map(({ name, server, args }) => ({ name, server, args })),
      }),
    };
    verdicts.push(await context.payScorer(context.test, () => runScorer(scorer, input, context.env)));
  }
  const acceptedCount = verdicts.filter(({ pass }) => pass).length;
  const { score, reason, note } = meanOf(verdicts);
  const noteMember = note !== undefined && { note };
  const scoreRow: Score = { name: hide(scorer.name), score, reason, ...noteMember };
  if (acceptedCount >= passRate * runs.length) return { status: "passed", failures: [], score: scoreRow };
  const message = say`the scorer ${hide(scorer.name)} does not accept the answer`;
  const failure = failureOf(subject, "EVAL-SCORER", { message, score, reason, location, ...noteMember });
  return { status: "failed", failures: [failure], score: scoreRow };
}

function asWritten(rubric: Rubric): unknown {
  if (rubric.kind === "text") return rubric.text;
  const { kind: _, ...members } = rubric;
  return members;
}
