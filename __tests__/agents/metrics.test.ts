import { describe, expect, it } from "vitest";
import { gradeRun, METRICS } from "../../src/agents/metrics.js";
import type { Trace, TracedCall, TracedResult } from "../../src/agents/types.js";
import { hide } from "../../src/core/redaction/redacted.js";
import type { Question } from "../../src/matchers/types.js";
import type { JudgedMetric } from "../../src/rules/models.js";

function call(name: string, args: unknown): TracedCall {
  return { name, server: "weather", args, hop_index: 0, inputs_digest: "" };
}

function result(text: string): TracedResult {
  return { isError: false, server: "weather", result: { content: [{ type: "text", text }] } };
}

const first = call("get_weather", { city: "Paris" });
const second = call("get_weather", { city: 7 });
const trace: Trace = {
  tool_calls: [first, second],
  tool_names: ["get_weather", "get_weather"],
  redundant_tool_calls: 1,
  tool_results: [result("rain"), result("no such city")],
  final_response: "It rains in Paris.",
  conversation: {
    tokens: { total: 3, prompt: 2, completion: 1 },
    duration_ms: 1,
    message_count: 6,
    stop_reason: "completed",
    per_turn: [],
  },
};
const run = { task: "What is the weather in Paris?", trace };
const CALLS =
  '{"tool":"get_weather","server":"weather","arguments":{"city":"Paris"},"isError":false,"result":{"content":[{"type":"text","text":"rain"}]}}\n' +
  '{"tool":"get_weather","server":"weather","arguments":{"city":7},"isError":false,"result":{"content":[{"type":"text","text":"no such city"}]}}';
const TASK = { name: "task", text: run.task };

/** A judge with a score for each question in turn; and what it was asked. */
function judge(...scores: number[]) {
  const asked: Question[] = [];
  const grade = async (question: Question) => {
    asked.push(question);
    return { score: scores[asked.length - 1] ?? Number.NaN, reason: hide(`answer ${asked.length}`) };
  };
  return { grade, asked };
}

async function measured(name: JudgedMetric, of = run, ...scores: number[]) {
  const { grade, asked } = judge(...scores);
  const schemaError = async ({ args }: TracedCall) =>
    JSON.stringify(args).includes("7") ? hide("/city is not a string") : undefined;
  return { graded: await METRICS[name](of, { grade, schemaError }), asked };
}

describe("a metric", () => {
  it.each([
    ["mcp_task_completion", "Did it do the whole task?", "It rains in Paris.", [TASK, { name: "calls", text: CALLS }]],
    ["mcp_use", "right tools with the right arguments", CALLS, [TASK]],
    ["plan_quality", "sensible plan", CALLS, [TASK, { name: "calls that repeat an earlier one", text: "1" }]],
  ] as const)("%s asks one question about the run", async (name, about, text, materials) => {
    const { graded, asked } = await measured(name, run, 0.7);
    expect(graded).toEqual({ score: 0.7, reason: "answer 1" });
    expect(asked).toEqual([{ rubric: expect.stringContaining(about), text, materials }]);
  });

  it("argument_correctness counts calls whose arguments break the schema, whatever the judge says", async () => {
    const { graded, asked } = await measured("argument_correctness", run, 1);
    expect(graded).toEqual({ score: 0.5, reason: "answer 1", note: "call 2 of get_weather: /city is not a string" });
    expect(asked).toMatchObject([{ text: CALLS, materials: [TASK] }]);
    expect((await measured("argument_correctness", run, 0.2)).graded.score).toBe(0.2);
    const valid = { ...run, trace: { ...trace, tool_calls: [first] } };
    expect((await measured("argument_correctness", valid, 0.9)).graded).toEqual({ score: 0.9, reason: "answer 1" });
  });

  it("multi_turn_mcp_use is the mean of mcp_use over the turns", async () => {
    const turn = (user: string, calls: TracedCall[]) => ({
      user,
      final_response: "",
      tool_calls: calls.map((made, call_index) => ({ ...made, call_index })),
      tool_results: [],
    });
    const per_turn = [turn("Paris?", [first]), turn("And thanks.", [])];
    const talked = { ...run, trace: { ...trace, conversation: { ...trace.conversation, per_turn } } };
    const { graded, asked } = await measured("multi_turn_mcp_use", talked, 1, 0.5);
    expect(graded).toEqual({ score: 0.75, reason: "answer 2", note: "turn 1: 1: answer 1\nturn 2: 0.5: answer 2" });
    expect(asked).toMatchObject([
      {
        text: '{"tool":"get_weather","server":"weather","arguments":{"city":"Paris"}}',
        materials: [{ text: "Paris?" }],
      },
      { text: "There are no calls.", materials: [{ text: "And thanks." }] },
    ]);
    expect((await measured("multi_turn_mcp_use", run, 0.3)).graded.score).toBe(0.3);
  });

  it("of a rubric grades the reply, with the task and the calls beside it", async () => {
    const { grade, asked } = judge(0.6);
    await gradeRun({ kind: "text", text: "Names the city." }, run, grade);
    await gradeRun({ kind: "text", text: "Names the city." }, { ...run, trace: { ...trace, tool_calls: [] } }, grade);
    const question = { rubric: "Names the city.", text: "It rains in Paris." };
    expect(asked).toEqual([
      { ...question, materials: [TASK, { name: "calls", text: CALLS }] },
      { ...question, materials: [TASK] },
    ]);
  });
});
