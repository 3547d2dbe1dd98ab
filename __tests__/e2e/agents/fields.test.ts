import { join } from "node:path";
import { expect, it } from "vitest";
import { startModels } from "../../servers/models/start.js";
import { folderWith, runSuite } from "../../support/harness.js";
import { byPrompt, calling, endedWith, is, rowsOf, SERVERS, sum } from "./conversations.js";

const SECRET = "correct-horse-battery-staple";
const model = "claude-sonnet-5-5";
const servers = ["everything"];
const add = calling(sum(2, 3));

/** Each conversation belongs to the test with the same prompt. */
const CONVERSATIONS = {
  "on every model": [1, 2, 3, 4].flatMap(() => [add, "It is 5."]),
  "two servers": [
    calling(sum(1, 1), {
      name: "memory__create_entities",
      args: { entities: [{ name: "Ada", entityType: "person", observations: [] }] },
    }),
    calling({ name: "memory__search_nodes", args: { query: "Ada" } }, sum(1, 1)),
    "Done.",
  ],
  "a system prompt": ["Yes."],
  "an error of the tool": [calling(sum("two", 3)), add, "It is 5."],
  "no such tool": [calling({ name: "everything__divide", args: {} }), "There is none."],
  "a slow tool": [
    calling({ name: "everything__trigger-long-running-operation", args: { duration: 60, steps: 1 } }),
    "No answer.",
  ],
  "secrets of the server": [calling({ name: "everything__get-env", args: {} }), "Nothing to see."],
  "max_turns asserted": [add, add],
  max_turns: [add, add],
  max_tokens: [{ text: "It is", end: "max_tokens" as const }],
  token_budget: [add, "unheard"],
  max_tool_calls: [add, calling(sum(1, 1), sum(2, 2)), "unheard"],
  time_budget: [add, "unheard"],
  "a refusal": [{ text: "I will not.", end: "refusal" as const }],
  "a failing model": [{ status: 404, message: "no such model" }],
  retried: [add, "It is 6.", add, "It is 5."],
  "first message": [add, "It is 5.", calling(sum(5, 5)), "It is 10."],
  "left out": [],
  "references of plain": ["ok"],
};

const SUITE = {
  variables: { memory_file: { from_env: "MEMORY_FILE" } },
  servers: SERVERS,
  agents: [
    {
      name: "models",
      models: [model, "gpt-5", "gemini-3-pro", "mistral-large-latest"],
      servers,
      prompt: "on every model",
      expect: [
        is("tool_calls[0].name", "get-sum"),
        is("tool_calls[0].server", "everything"),
        is("tool_calls[0].args.b", 3),
        is("tool_calls[0].hop_index", 0),
        { target: "tool_calls[0].inputs_digest", matcher: { regex: "^[0-9a-f]{64}$" } },
        is("tool_calls.length", 1),
        is("tool_names", ["get-sum"]),
        is("redundant_tool_calls", 0),
        is("tool_results[0].isError", false),
        is("tool_results[0].server", "everything"),
        { target: "tool_results[0].result.content[0].text", matcher: { contains: "5" } },
        is("final_response", "It is 5."),
        is("conversation.tokens", { total: 240, prompt: 200, completion: 40 }),
        { target: "conversation.duration_ms", matcher: { "greater-than": 0 } },
        is("conversation.message_count", 4),
        is("conversation.stop_reason", "completed"),
        is("conversation.per_turn", []),
      ],
    },
    {
      name: "servers",
      model,
      servers: ["memory", "everything"],
      prompt: "two servers",
      expect: [
        is("tool_names", ["get-sum", "create_entities", "search_nodes", "get-sum"]),
        is("tool_calls[1].server", "memory"),
        is("tool_calls[3].hop_index", 3),
        is("tool_results[2].result.structuredContent.entities[0].name", "Ada"),
        is("redundant_tool_calls", 1),
      ],
    },
    { name: "system_prompt", prompt: "a system prompt", system_prompt: "Answer in one word." },
    {
      ...{ name: "errors of tools", prompt: "an error of the tool" },
      expect: [is("tool_results[0].isError", true), is("tool_results[1].isError", false)],
    },
    {
      name: "unknown tools",
      prompt: "no such tool",
      expect: [is("tool_results[0].result.error", "there is no tool everything__divide")],
    },
    { name: "timeout_ms", prompt: "a slow tool", timeout_ms: 200 },
    { name: "secrets", prompt: "secrets of the server" },
    { name: "max_turns", prompt: "max_turns", max_turns: 2 },
    {
      ...{ name: "max_turns asserted", prompt: "max_turns asserted", max_turns: 2 },
      expect: [is("conversation.stop_reason", "turn_budget"), is("final_response", "")],
    },
    { name: "max_tokens", prompt: "max_tokens", max_tokens: 77 },
    { name: "token_budget", prompt: "token_budget", token_budget: 119 },
    { name: "max_tool_calls", prompt: "max_tool_calls", max_tool_calls: 2 },
    { name: "time_budget", prompt: "time_budget", time_budget: "0.001ms" },
    { name: "refusal", prompt: "a refusal" },
    { name: "model", prompt: "a failing model" },
    { name: "retries", prompt: "retried", retries: 1, expect: [is("final_response", "It is 5.")] },
    {
      name: "turns",
      turns: [{ user: "first message" }, { user: "second message" }],
      expect: [
        is("conversation.per_turn[0].user", "first message"),
        is("conversation.per_turn[0].final_response", "It is 5."),
        is("conversation.per_turn[1].tool_calls[0].name", "get-sum"),
        is("conversation.per_turn[1].tool_calls[0].call_index", 0),
        is("conversation.per_turn[1].tool_calls[0].hop_index", 1),
        is("conversation.per_turn[1].tool_results[0].isError", false),
        is("conversation.per_turn.length", 2),
        is("final_response", "It is 10."),
        is("tool_calls.length", 2),
      ],
    },
    { name: "skip", prompt: "left out", skip: "not now" },
    { name: "tags", prompt: "left out", tags: ["other"] },
    { name: "profile", prompt: "left out", profile: "full" },
    { name: "only_versions", prompt: "left out", only_versions: ["2024-11-05"] },
    { name: "skip_versions", prompt: "left out", skip_versions: ["2025-11-25"] },
    { name: "references", prompt: "references of plain", system_prompt: "At ${server.protocol_version}" },
  ].map((test) => ({ ...("models" in test ? {} : { model }), servers, ...test })),
};

const models = await startModels(byPrompt(CONVERSATIONS));
const env = { ...models.env, MEMORY_FILE: join(folderWith({}), "memory.jsonl"), SOME_SECRET: SECRET };
const ran = await runSuite(SUITE, ["--skip-tag", "other"], env);
await models.close();

it("judges each test by its field", () => {
  endedWith(ran, 2);
  expect(rowsOf(ran)).toEqual([
    "models [claude-sonnet-5-5]: passed",
    "models [gpt-5]: passed",
    "models [gemini-3-pro]: passed",
    "models [mistral-large-latest]: passed",
    "servers: passed",
    "system_prompt: passed",
    "errors of tools: passed",
    "unknown tools: passed",
    "timeout_ms: failed FAULT-TIMEOUT-CALL",
    "secrets: passed",
    "max_turns: failed AGENT-TURN-BUDGET",
    "max_turns asserted: passed",
    "max_tokens: failed AGENT-MAX-TOKENS",
    "token_budget: failed AGENT-TOKEN-BUDGET",
    "max_tool_calls: failed AGENT-TOOL-CALL-BUDGET",
    "time_budget: failed AGENT-TIME-BUDGET",
    "refusal: failed AGENT-REFUSAL",
    "model: errored AGENT-MODEL",
    "retries: passed",
    "turns: passed",
    "skip: skipped (not now)",
    "tags: skipped (left out by --skip-tag other)",
    "profile: skipped (of profile full; the run's is standard (--profile full runs it))",
    "only_versions: skipped (only for 2024-11-05)",
    "skip_versions: skipped (not for 2025-11-25)",
    "references: passed",
  ]);
});

it("names the cap and its limit, at the key", () => {
  const told = ran.results.tests
    .flatMap(({ failures }) => failures)
    .filter(({ rule_id }) => /BUDGET|TOKENS/.test(rule_id));
  expect(told.map(({ message, snippet, location }) => [message, lineOf(snippet, location.line)])).toEqual([
    ["the model still asked for tools in its last reply: max_turns is 2", '"max_turns": 2'],
    ["a reply was cut: max_tokens is 77", '"max_tokens": 77'],
    ["the run used more tokens than allowed: token_budget is 119", '"token_budget": 119'],
    ["the model asked for more tool calls: max_tool_calls is 2", '"max_tool_calls": 2'],
    ["the run took longer than allowed: time_budget is 0.001 ms", '"time_budget": "0.001ms"'],
  ]);
});

function lineOf(snippet: { line: number; text: string } | undefined, line: number): string | undefined {
  return snippet?.text.split("\n")[line - snippet.line]?.trim();
}

it("stops at the cap: what is beyond it is not called", () => {
  const calls = Object.fromEntries(
    ran.results.tests.map(({ name, agent }) => [name, agent?.tool_calls.map((call) => call.name)]),
  );
  expect(calls).toMatchObject({
    max_turns: ["get-sum", "get-sum"],
    token_budget: [],
    max_tool_calls: ["get-sum", "get-sum"],
    max_tokens: [],
  });
  expect(models.requests.filter(({ texts }) => texts[0] === "token_budget")).toHaveLength(1);
});

it("sends what the suite says, to the model that it names", () => {
  const to = (prompt: string) => models.requests.filter(({ texts }) => texts[0] === prompt);
  const all = ["anthropic claude-sonnet-5-5", "openai gpt-5", "google gemini-3-pro", "mistral mistral-large-latest"];
  const asked = to("on every model").map(({ vendor, model: id }) => `${vendor} ${id}`);
  expect(asked).toEqual(all.flatMap((one) => [one, one]));
  expect(to("a system prompt")[0]?.system).toBe("Answer in one word.");
  expect(to("references of plain")[0]?.system).toBe("At 2025-11-25");
  expect([to("a system prompt")[0]?.maxTokens, to("max_tokens")[0]?.maxTokens]).toEqual([1024, 77]);
  const ofBoth = expect.arrayContaining(["everything__get-sum", "memory__create_entities"]);
  expect(to("two servers")[0]?.tools).toEqual(ofBoth);
  expect(to("on every model")[0]?.tools.filter((name) => name.startsWith("memory"))).toEqual([]);
  expect(to("first message").at(-1)?.texts).toEqual(expect.arrayContaining(["It is 5.", "second message"]));
});

it("sends no secret of the environment to a model, and writes none", () => {
  expect(JSON.stringify(models.requests.map(({ body }) => body))).not.toContain(SECRET);
  const { ANTHROPIC_API_KEY: key = "" } = models.env;
  expect(JSON.stringify([ran.results, models.requests.map(({ body }) => body)])).not.toContain(key);
  const answers = models.requests.flatMap(({ texts }) => texts).filter((text) => text.includes("ANTHROPIC_API_KEY"));
  expect(answers.length).toBeGreaterThan(0);
});

it("tells a retried test as flaky", () => {
  expect(ran.results.summary.flaky).toBe(1);
  expect(ran.results.tests.find(({ name }) => name === "retries")?.attempts).toBe(2);
});
