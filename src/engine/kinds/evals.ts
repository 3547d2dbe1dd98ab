import type { Trace } from "../../agents/types.js";
import { say } from "../../core/redaction/redacted.js";
import type { SuiteEval, SuiteMetric } from "../../suite/types.js";
import type { CheckedTest } from "../check.js";
import type { Envelope } from "../judge/envelope.js";
import type { Subject } from "../judge/judge.js";
import { type Attempt, judgeEnvelope } from "../judge/verdict.js";
import { round } from "../response.js";
import { type TestContext, warnerOf } from "../test-context.js";
import { type FinishedRun, type Scored, type Scoring, scoreRuns } from "./scores.js";

type EvalTest = CheckedTest["test"] & SuiteEval & { block: "evals" };

/** evals[]: grades an answer by assertions, a rubric and scorers; all of them must accept it. */
export async function runEval(checked: CheckedTest, test: EvalTest, context: TestContext): Promise<Attempt> {
  const startedAt = performance.now();
  const subject: Subject = { suite: context.suite, test };
  const run = answered(test);
  if (run === undefined) {
    const reason = say`there is nothing to grade: the eval has neither \`model\` nor \`response\``;
    return { status: "deferred", durationMs: 0, failures: [], reason };
  }
  const judged = await judgeEnvelope(
    envelopeOf(run.trace, context),
    subject,
    { ...checked, assertions: checked.assertions ?? [] },
    test.limits,
    (value) => value,
    warnerOf(context, test.server),
    context.ports,
  );
  const { rubric, judge, scorers, threshold } = test;
  const place = (key: string, index?: number) =>
    context.suite.places.locate(
      test.node,
      index === undefined ? [key] : [key, index],
      index === undefined ? "key" : "value",
    );
  const metrics: SuiteMetric[] = [
    ...(rubric === undefined
      ? []
      : [{ kind: "rubric", name: "rubric", rubric, threshold, location: place("rubric") } as const]),
    ...scorers.map(
      (scorer, i) => ({ kind: "scorer", name: scorer.name, scorer, location: place("scorers", i) }) as const,
    ),
  ];
  const scoring: Scoring = {
    subject,
    runs: [run],
    passRate: 1,
    context,
    ...(judge && { judge }),
    ...(rubric && { rubric }),
  };
  const scored = await Promise.all(metrics.map((metric) => scoreRuns(metric, scoring)));
  return { ...together([judged, ...scored]), durationMs: round(performance.now() - startedAt) };
}

/** An answer that the suite gives, as a run without calls. */
function answered({ prompt, response }: SuiteEval): FinishedRun | undefined {
  if (response === undefined) return undefined;
  const trace: Trace = {
    tool_calls: [],
    tool_names: [],
    redundant_tool_calls: 0,
    tool_results: [],
    final_response: response,
    conversation: {
      tokens: { total: 0, prompt: 0, completion: 0 },
      duration_ms: 0,
      message_count: 2,
      stop_reason: "completed",
      per_turn: [],
    },
  };
  return { task: prompt, trace, schemaOf: () => undefined };
}

/** What assertions read. */
function envelopeOf(trace: Trace, { targetVersion }: TestContext): Envelope {
  const result = { content: [{ type: "text", text: trace.final_response }] };
  const { duration_ms } = trace.conversation;
  return { ...trace, duration_ms, result, notifications: [], protocol_version: targetVersion };
}

type Part = Pick<Attempt, "status" | "failures" | "reason"> & Pick<Scored, "score">;

/** Errored before failed before deferred: passed if every part is. */
function together(parts: readonly Part[]): Omit<Attempt, "durationMs"> {
  const worst = (["errored", "failed", "deferred"] as const).find((status) =>
    parts.some((part) => part.status === status),
  );
  const reason = worst === "deferred" ? parts.find((part) => part.reason !== undefined)?.reason : undefined;
  const scores = parts.flatMap(({ score }) => score ?? []);
  return {
    status: worst ?? "passed",
    failures: parts.flatMap(({ failures }) => failures),
    ...(reason !== undefined && { reason }),
    ...(scores.length > 0 && { scores }),
  };
}
