import type { Redacted } from "../core/redaction/redact.js";
import { hide, hideValue, join, jsonText, say, trustedText } from "../core/redaction/redacted.js";
import type { Question } from "../matchers/types.js";
import type { JudgedMetric, Rubric } from "../rules/models.js";
import { gradeByRubric, meanScore, type RubricScore } from "./rubric.js";
import type { Trace, TracedCall } from "./types.js";

/** What metrics score: a task and what was done for it. */
export interface ScoredRun {
  /** What the user asked for: the prompt, or every turn. */
  task: string;
  trace: Trace;
}

/** What metrics need. */
interface MetricPorts {
  /** Asks the judge of the metric. */
  grade: (question: Question) => Promise<RubricScore>;
  /** Why the arguments of a call break the schema of its tool; undefined if they do not, or it has none. */
  schemaError: (call: TracedCall) => Promise<Redacted | undefined>;
}

const COMPLETION = trustedText(
  "The text is the last reply of an agent that had to do the task, and the calls are what it did. Did it do the whole task? Score 1 if everything that the task asks for was done and the reply is based on what the tools returned, 0 if nothing was, and between for a part. What the reply claims without a call that supports it was not done, unless the task needs no tool.",
);
const USE = trustedText(
  "The text is the list of tool calls that an agent made for the task, with their results. Did it use the right tools with the right arguments? Score 1 if every call that the task needs was made with arguments that fit it and no call was wrong or needless, 0 if none was right. If there are no calls, score 1 if the task needs none, else 0.",
);
const ARGUMENTS = trustedText(
  "The text is the list of tool calls that an agent made for the task. Were the arguments right? Judge the arguments only, not the choice of the tools: score the share of calls whose arguments are what the task and the results before them ask for. If there are no calls, score 1 if the task needs none, else 0.",
);
const PLAN = trustedText(
  "The text is the list of tool calls that an agent made for the task, in their order. Was it a sensible plan? Score 1 for a sequence in which every step follows from the task and the results before it, without detours, repetitions and calls in the wrong order; 0 for one without a plan.",
);

/** What scores a run by each metric. */
export const METRICS = {
  mcp_task_completion: ({ task, trace }, { grade }) =>
    grade({
      rubric: COMPLETION,
      text: hide(trace.final_response),
      materials: [taskOf(task), { name: "calls", text: callsText(trace) }],
    }),
  mcp_use: ({ task, trace }, { grade }) => gradeUse(task, trace, grade),
  async argument_correctness({ task, trace }, { grade, schemaError }) {
    const errors = await Promise.all(trace.tool_calls.map(schemaError));
    const invalidCalls = errors.flatMap((error, i) =>
      error === undefined ? [] : [say`call ${i + 1} of ${hide(trace.tool_names[i] ?? "")}: ${error}`],
    );
    const rubricScore = await grade({ rubric: ARGUMENTS, text: callsText(trace), materials: [taskOf(task)] });
    if (invalidCalls.length === 0) return rubricScore;
    // A call whose arguments break its schema is wrong, whatever the judge thinks of it.
    const valid = (errors.length - invalidCalls.length) / errors.length;
    const note = join([...invalidCalls, ...(rubricScore.note ? [rubricScore.note] : [])], "\n");
    return { score: Math.min(rubricScore.score, valid), reason: rubricScore.reason, note };
  },
  plan_quality: ({ task, trace }, { grade }) =>
    grade({
      rubric: PLAN,
      text: callsText(trace),
      materials: [taskOf(task), { name: "calls that repeat an earlier one", text: say`${trace.redundant_tool_calls}` }],
    }),
  async multi_turn_mcp_use({ task, trace }, { grade }) {
    const turns = trace.conversation.per_turn;
    if (turns.length === 0) return gradeUse(task, trace, grade);
    const grades = await Promise.all(turns.map((turn) => gradeUse(turn.user, turn, grade)));
    const lowest = grades.reduce((least, grade) => (grade.score < least.score ? grade : least));
    const notes = grades.map(({ score, reason }, i) => say`turn ${i + 1}: ${score}: ${reason}`);
    return { score: meanScore(grades), reason: lowest.reason, note: join(notes, "\n") };
  },
} satisfies Record<JudgedMetric, (run: ScoredRun, ports: MetricPorts) => Promise<RubricScore>>;

/** Grades a run by a rubric of the suite: the last reply, with the task and the calls beside it. */
export function gradeRun(
  rubric: Rubric,
  { task, trace }: ScoredRun,
  grade: MetricPorts["grade"],
): Promise<RubricScore> {
  const text = hide(trace.final_response);
  const calls = trace.tool_calls.length === 0 ? [] : [{ name: "calls", text: callsText(trace) }];
  return gradeByRubric(rubric, (question) => grade({ rubric: question, text, materials: [taskOf(task), ...calls] }));
}

function gradeUse(task: string, calls: Calls, grade: MetricPorts["grade"]): Promise<RubricScore> {
  return grade({ rubric: USE, text: callsText(calls), materials: [taskOf(task)] });
}

function taskOf(task: string): { name: string; text: Redacted } {
  return { name: "task", text: hide(task) };
}

type Calls = Pick<Trace, "tool_calls" | "tool_results">;

/** The calls with their results, one JSON object each. */
function callsText({ tool_calls, tool_results }: Calls): Redacted {
  if (tool_calls.length === 0) return say`There are no calls.`;
  const lines = tool_calls.map(({ name, server, args }, i) => {
    const result = tool_results[i];
    const answer = result && { isError: result.isError, result: result.result };
    return jsonText(hideValue({ tool: name, server, arguments: args, ...answer }));
  });
  return join(lines, "\n");
}
