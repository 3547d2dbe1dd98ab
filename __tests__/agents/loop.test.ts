import { expect, it } from "vitest";
import { catalogOf } from "../../src/agents/catalog.js";
import { type Agent, runAgent, scriptedUser, simulatedUser } from "../../src/agents/loop.js";
import type { Model } from "../../src/agents/types.js";
import { agentWith, answerOf, callsOf, modelWith, toolsOf } from "./support.js";

it("calls the tools that the model asks for, and ends with its reply", async () => {
  const model = modelWith([callsOf(["s__search", { q: "a" }]), { text: "found" }]);
  const trace = await runAgent(agentWith(model, { system: "be brief" }));
  expect(trace).toMatchObject({
    tool_calls: [{ name: "search", server: "s", args: { q: "a" }, hop_index: 0 }],
    tool_names: ["search"],
    tool_results: [{ isError: false, server: "s", result: { content: [{ text: "search answered" }] } }],
    redundant_tool_calls: 0,
    final_response: "found",
    conversation: {
      tokens: { total: 30, prompt: 20, completion: 10 },
      message_count: 4,
      stop_reason: "completed",
      per_turn: [],
    },
  });
  expect(model.requests.map(({ system, maxTokens, messages }) => [system, maxTokens, messages.length])).toEqual([
    ["be brief", 1024, 1],
    ["be brief", 1024, 3],
  ]);
});

it("gives results back in the order of the calls, whichever ends first", async () => {
  const model = modelWith([callsOf(["s__read", {}], ["s__search", {}]), { text: "ok" }]);
  let finishSearch = () => {};
  const searched = new Promise<void>((resolve) => {
    finishSearch = resolve;
  });
  const call: Agent["call"] = async ({ name }) => {
    if (name === "search") finishSearch();
    else await searched;
    return answerOf(name);
  };
  const trace = await runAgent(agentWith(model, { call }));
  const last = model.requests[1]?.messages.at(-1);
  expect(last?.role === "tool" && last.results.map(({ text }) => text)).toEqual(["read", "search"]);
  expect(trace.tool_results.map(({ result }) => result)).toMatchObject([
    { content: [{ text: "read" }] },
    { content: [{ text: "search" }] },
  ]);
});

it("answers a call of no tool, and one whose arguments are not an object, with an error", async () => {
  const called: string[] = [];
  const model = modelWith([callsOf(["s__nothing", {}], ["s__read", "{broken"], ["plain", {}]), { text: "sorry" }]);
  const call: Agent["call"] = async ({ name }) => {
    called.push(name);
    return answerOf(name);
  };
  const trace = await runAgent(agentWith(model, { call }));
  expect(called).toEqual([]);
  expect(trace.tool_calls.map(({ server, name, args }) => [server, name, args])).toEqual([
    ["s", "nothing", {}],
    ["s", "read", "{broken"],
    ["", "plain", {}],
  ]);
  expect(trace.tool_results.map(({ isError, result }) => [isError, result])).toEqual([
    [true, { error: "there is no tool s__nothing" }],
    [true, { error: "the arguments of s__read are not a JSON object" }],
    [true, { error: "there is no tool plain" }],
  ]);
});

it("takes arguments and schemas of any depth", async () => {
  const deep: unknown = JSON.parse(`${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`);
  const model = modelWith([callsOf(["s__read", deep]), { text: "ok" }]);
  const [tool] = toolsOf("s", "read");
  const catalog = catalogOf([{ ...tool!, inputSchema: deep as Record<string, unknown> }]);
  const trace = await runAgent(agentWith(model, { catalog }));
  expect([trace.tool_calls[0]?.args, trace.tool_results[0]?.isError]).toEqual(["(nested too deeply)", true]);
  expect(catalog.tools[0]?.inputSchema).toEqual({ type: "object" });
});

it("counts a repeated call as redundant, whatever the order of its arguments", async () => {
  const model = modelWith([
    callsOf(["s__read", { a: 1, b: 2 }], ["s__read", { b: 2, a: 1 }]),
    callsOf(["s__read", { a: 1 }]),
    { text: "ok" },
  ]);
  expect((await runAgent(agentWith(model))).redundant_tool_calls).toBe(1);
});

it("digests what the model had seen: the same in two runs, another after another answer", async () => {
  const digests = async (answer: string, prompt = "do it") => {
    const model = modelWith([callsOf(["s__read", {}], ["s__search", {}]), callsOf(["s__read", {}]), { text: "ok" }]);
    const agent = agentWith(model, { call: async () => answerOf(answer), user: () => scriptedUser([prompt]) });
    return (await runAgent(agent)).tool_calls.map(({ inputs_digest }) => inputs_digest);
  };
  const [first, second, third] = await digests("one");
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(await digests("one")).toEqual([first, second, third]);
  expect((await digests("two"))[0]).toBe(first);
  expect((await digests("two"))[2]).not.toBe(third);
  expect((await digests("one", "do that"))[0]).not.toBe(first);
});

it.each([
  ["turn_budget", { maxTurns: 2 }, ["search", "search"]],
  ["token_budget", { tokenBudget: 29 }, ["search"]],
  ["tool_call_budget", { maxToolCalls: 1 }, ["search"]],
  ["time_budget", { timeBudgetMs: 150 }, ["search", "search"]],
])("stops by %s", async (stop, limits, names) => {
  const model = modelWith(Array.from({ length: 5 }, () => callsOf(["s__search", {}])));
  let now = 0;
  const call = async () => {
    now += 100;
    return answerOf("ok");
  };
  const all = { maxTurns: 5, maxTokens: 10, ...limits };
  const trace = await runAgent(agentWith(model, { limits: all, now: () => now, call }));
  expect([trace.conversation.stop_reason, trace.tool_names, trace.final_response]).toEqual([stop, names, ""]);
});

it("stops by time_budget although the last reply is whole, and by a reply that is cut or refused", async () => {
  let now = 0;
  const slow = modelWith([{ text: "late" }]);
  const ask: Model["ask"] = (request) => {
    now = 20;
    return slow.ask(request);
  };
  const limits = { maxTurns: 1, maxTokens: 1, timeBudgetMs: 10 };
  const late = await runAgent(agentWith({ ...slow, ask }, { limits, now: () => now }));
  expect([late.conversation.stop_reason, late.final_response]).toEqual(["time_budget", "late"]);
  for (const end of ["max_tokens", "refusal"] as const) {
    const trace = await runAgent(agentWith(modelWith([{ text: "I ca", end, calls: [] }])));
    expect([trace.conversation.stop_reason, trace.final_response]).toEqual([end, "I ca"]);
  }
});

it("makes no call of a reply that is cut", async () => {
  const trace = await runAgent(agentWith(modelWith([{ ...callsOf(["s__read", {}]), end: "max_tokens" }])));
  expect([trace.conversation.stop_reason, trace.tool_calls]).toEqual(["max_tokens", []]);
});

it("carries a conversation over the user's turns, and records each", async () => {
  const model = modelWith([
    callsOf(["s__read", {}]),
    { text: "one" },
    callsOf(["s__search", {}], ["s__read", {}]),
    { text: "two" },
  ]);
  const trace = await runAgent(agentWith(model, { user: () => scriptedUser(["first", "second"]), hasTurns: true }));
  expect(trace.final_response).toBe("two");
  expect(trace.conversation.message_count).toBe(8);
  expect(trace.conversation.per_turn).toMatchObject([
    { user: "first", final_response: "one", tool_calls: [{ name: "read", call_index: 0, hop_index: 0 }] },
    {
      user: "second",
      final_response: "two",
      tool_calls: [
        { name: "search", call_index: 0, hop_index: 1 },
        { name: "read", call_index: 1, hop_index: 2 },
      ],
      tool_results: [{ call_index: 0 }, { call_index: 1 }],
    },
  ]);
  expect(model.requests[2]?.messages.map(({ role }) => role)).toEqual([
    ...["user", "assistant", "tool", "assistant", "user"],
  ]);
});

it("lets a model play the user until it says DONE", async () => {
  const model = modelWith([{ text: "book a flight" }, { text: "booked" }, { text: "DONE." }]);
  const user: Agent["user"] = (played) =>
    simulatedUser(played, { goal: "a flight", persona: "terse", maxTurns: 6 }, 99);
  const trace = await runAgent(agentWith(model, { user, hasTurns: true }));
  expect(trace.conversation.per_turn.map(({ user, final_response }) => [user, final_response])).toEqual([
    ["book a flight", "booked"],
  ]);
  expect(trace.conversation.tokens.total).toBe(45);
  expect(model.requests[0]?.system).toMatch(/Your goal: a flight\nWho you are: terse\n/);
  expect(model.requests[0]?.tools).toBeUndefined();
  expect(model.requests[2]?.messages.map(({ role }) => role)).toEqual(["user", "assistant", "user"]);
});

it.each(["DONE", " done.", "", " \n"])("does not pass if a model that plays the user begins with %j", async (text) => {
  const user = (played: Model) => simulatedUser(played, { goal: "g", maxTurns: 2 }, 99);
  const running = runAgent(agentWith(modelWith([{ text }]), { user, hasTurns: true }));
  await expect(running).rejects.toThrow("which plays the user, wrote no message");
});

it("ends a simulated conversation after its most turns", async () => {
  const model = modelWith(["a", "1", "b", "2"].map((text) => ({ text })));
  const user = (played: typeof model) => simulatedUser(played, { goal: "g", maxTurns: 2 }, 99);
  const trace = await runAgent(agentWith(model, { user: () => user(model), hasTurns: true }));
  expect(trace.conversation.per_turn.map(({ user: said }) => said)).toEqual(["a", "b"]);
  expect(trace.conversation.stop_reason).toBe("completed");
});

it("cuts what the model sees of a long result", async () => {
  const model = modelWith([callsOf(["s__read", {}]), { text: "ok" }]);
  await runAgent(agentWith(model, { call: async () => answerOf("x".repeat(1_000_000)) }));
  const last = model.requests[1]?.messages.at(-1);
  expect(last?.role === "tool" && last.results[0]?.text.length).toBe(64 * 1024 + "… (cut)".length);
});

it("gives every tool a name that providers accept, and finds the tool by it", () => {
  const long = "x".repeat(100);
  const tools = [
    ...toolsOf("weather", "get forecast", "get.forecast", "get_forecast", long, `${long}y`),
    ...toolsOf("weather__get", "forecast"),
    ...toolsOf("1st", "näme"),
  ];
  const catalog = catalogOf(tools);
  const names = catalog.tools.map(({ name }) => name);
  for (const name of names) expect(name).toMatch(/^[A-Za-z_][A-Za-z0-9_-]{0,63}$/);
  expect(new Set(names).size).toBe(tools.length);
  expect(names.map((name) => catalog.find(name))).toEqual(tools);
  expect(names[0]).toBe("weather__get_forecast");
  expect(names[6]).toBe("_1st__n_me");
});
