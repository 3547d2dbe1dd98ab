import { expect, it } from "vitest";
import { parse } from "yaml";
import { keyOf } from "../../servers/models/start.js";
import { folderWith, mcptest, mcptestHere, runSuite } from "../../support/harness.js";
import { ADDING, byPrompt, calling, endedWith, is, rowsOf, scripted, sum } from "./conversations.js";

const servers = ADDING;
const agent = (name: string, more: object = {}) => ({
  ...{ name, model: "claude-sonnet-5-5", servers: ["everything"], prompt: name },
  ...more,
});
/** A dollar for a token: what a request may cost is its tokens, and hundreds of thousands for the prompt. */
const DOLLARS = { input_usd_per_mtok: 0, output_usd_per_mtok: 1_000_000 };
const prices = { "claude-sonnet-5-5": DOLLARS };
const local = { type: "openai", base_url: "http://localhost:9/v1" };

/** Validates a suite, and gives its lines too. */
async function validated(suite: object, ...flags: string[]) {
  const text = JSON.stringify(suite, null, 1);
  const ran = await mcptestHere(["validate", "suite.yaml", ...flags], { cwd: folderWith({ "suite.yaml": text }) });
  return { ...ran, lines: text.split("\n") };
}

it("says what a run cost, by the table of prices or those of the suite", async () => {
  const models = await scripted(
    byPrompt({ priced: [calling(sum(2, 3)), "It is 5."], unpriced: ["Yes."], declared: ["Yes."] }),
  );
  const suite = {
    servers,
    providers: { local: { type: "openai", base_url: models.compatibleUrl } },
    // A reply has 100 tokens of the prompt and 20 of its own.
    budget: { prices: { "local/priced": { input_usd_per_mtok: 3, output_usd_per_mtok: 5 } } },
    agents: [
      agent("priced", { expect: [is("conversation.cost_usd", 0.0008)] }),
      agent("unpriced", { model: { provider: "local", id: "llama" }, expect: [is("conversation.cost_usd", null)] }),
      agent("declared", { model: { provider: "local", id: "priced" } }),
    ],
  };
  const ran = await runSuite(suite, [], models.env);
  endedWith(ran, 0);
  expect(ran.results.tests.map(({ agent: row }) => row?.cost_usd)).toEqual([0.0008, undefined, 0.0004]);
});

it("stops before the budget of a test is passed, and starts again with the next one", async () => {
  const models = await scripted(
    byPrompt({ one: [calling(sum(1, 1)), calling(sum(2, 2)), "unheard"], two: [calling(sum(1, 1)), "It is 2."] }),
  );
  // Each reply has 20 tokens, and may have 100.
  const agents = ["one", "two"].map((name) => agent(name, { max_tokens: 100 }));
  const ran = await runSuite({ servers, budget: { per_test_usd_cents: 13_900, prices }, agents }, [], models.env);
  endedWith(ran, 2);
  expect(rowsOf(ran)).toEqual(["one: errored AGENT-BUDGET", "two: passed"]);
  expect(ran.results.tests[0]?.failures[0]).toMatchObject({
    message:
      "The next request to claude-sonnet-5-5 may cost $100. Of the $139 of budget.per_test_usd_cents, $40 are spent.",
    fix: "Raise budget.per_test_usd_cents, lower `max_tokens`, or make the prompt and the answers of the tools shorter.",
  });
  expect(models.requests.filter(({ texts }) => texts[0] === "one")).toHaveLength(2);
});

it("stops all tests of a suite, and all of a run, before their budgets are passed", async () => {
  const names = ["one", "two", "three"];
  const agents = names.map((name) => agent(name, { max_tokens: 100, servers: [name] }));
  const servers = Object.fromEntries(names.map((name) => [name, ADDING.everything]));
  const models = await scripted(() => "Yes.");
  const suite = { servers, run_options: { parallel: 3 }, budget: { per_suite_usd_cents: 12_000, prices }, agents };
  const ran = await runSuite(suite, ["--jobs", "3"], models.env);
  endedWith(ran, 2);
  const ended = rowsOf(ran).map((row) => row.split(": ")[1]);
  expect(ended.sort()).toEqual(["errored AGENT-BUDGET", "passed", "passed"]);
  expect(models.requests).toHaveLength(2);

  const limited = await runSuite({ servers, budget: { prices }, agents }, ["--max-cost", "139.99"], models.env);
  endedWith(limited, 2);
  expect(rowsOf(limited)).toEqual(["one: passed", "two: passed", "three: errored AGENT-BUDGET"]);
  expect(limited.results.tests[2]?.failures[0]?.message).toContain("Of the $139.99 of --max-cost, $40 are spent.");
});

it("keeps a matrix of models within the budget and the limit of concurrency", async () => {
  let second = () => {};
  const together = new Promise<void>((resolve) => {
    second = resolve;
  });
  const models = await scripted(async (_, index) => {
    if (index === 1) second();
    await together;
    return { text: "Yes.", usage: { prompt: 1, completion: 20 } };
  });
  const tests = ["one", "two", "three", "four", "five"];
  const many = Array.from({ length: 8 }, (_, index) => ({ provider: "local", id: `model-${index}` }));
  const suite = {
    // Tests of one server run one after the other.
    servers: Object.fromEntries(tests.map((name) => [name, ADDING.everything])),
    run_options: { parallel: 100 },
    providers: { local: { type: "openai", base_url: models.compatibleUrl } },
    budget: { per_suite_usd_cents: 50_000, prices: Object.fromEntries(many.map(({ id }) => [`local/${id}`, DOLLARS])) },
    agents: tests.map((name) => agent(name, { model: undefined, models: many, servers: [name], max_tokens: 100 })),
  };
  const ran = await runSuite(suite, ["--jobs", "4"], models.env);
  endedWith(ran, 2);
  // 500 dollars pay for 21 replies of 20 if each may cost 100 before it comes.
  expect(models.requests).toHaveLength(21);
  expect(ran.results.summary).toMatchObject({ total: 40, passed: 21, errored: 19 });
  expect(models.mostAtOnce()).toBeLessThanOrEqual(4);
});

it("sends a provider its key and organization, and never shows the key", async () => {
  const models = await scripted(byPrompt({ hosted: ["Yes."], missing: [] }));
  const provider = { type: "openai", base_url: models.compatibleUrl };
  const suite = {
    servers,
    providers: {
      hosted: { ...provider, api_key_env: "HOSTED_KEY", organization: "my-org" },
      missing: { ...provider, api_key_env: "MISSING_KEY" },
    },
    agents: [
      agent("hosted", { model: { provider: "hosted", id: "llama" }, expect: [is("final_response", "No")] }),
      agent("missing", { model: { provider: "missing", id: "llama" } }),
    ],
  };
  // In a process of its own: in this one the other tests have made the key a secret.
  const ran = await runSuite(suite, ["--verbose", "--debug"], { HOSTED_KEY: keyOf("compatible") }, mcptest);
  endedWith(ran, 1);
  expect(rowsOf(ran)).toEqual([
    "hosted: failed ASSERT-EXACT",
    "missing: deferred (MISSING_KEY is not set: the model missing/llama needs it)",
  ]);
  expect(models.requests[0]?.headers).toMatchObject({
    authorization: `Bearer ${keyOf("compatible")}`,
    "openai-organization": "my-org",
  });
  expect(JSON.stringify(ran)).not.toContain(keyOf("compatible"));
});

it("prints the same suite", async () => {
  const providers = { one: { ...local, api_key_env: "SOME_KEY", organization: "us" } };
  const budget = { per_test_usd_cents: 29, per_suite_usd_cents: 57, prices: { "one/llama": DOLLARS } };
  const agents = [agent("one", { model: { provider: "one", id: "llama" } })];
  const { code, stdout } = await validated({ servers, providers, budget, agents }, "--print");
  expect(code).toBe(0);
  expect(parse(stdout)).toMatchObject({ providers, budget });
});

it("reports at load what is wrong with every judge, at its line", async () => {
  const tool = (...matchers: object[]) => ({
    ...{ name: "graded", tool: "echo", args: { message: "hello" } },
    expect: matchers.map((matcher) => ({ target: "result", matcher })),
  });
  const suite = {
    servers,
    providers: { local },
    tools: [
      tool(
        { "llm-judge": { rubric: "Is it polite?", model: "llama-1" } },
        { factuality: { reference: "hello", model: { provider: "locl", id: "llama-2" } } },
        { "llm-jury": { rubric: "r", jurors: [{ model: "gpt-5" }, { model: "llama-3", provider: "lacol" }] } },
        { similar: { value: "hello", threshold: 0.5, model: "llama-4" } },
      ),
    ],
    agents: [agent("metric", { eval: { mcp_use: { model: "llama-5" } } })],
    evals: [
      { name: "judge", prompt: "p", response: "r", rubric: "r", judge: "llama-6" },
      { name: "model", prompt: "p", servers: ["everything"], rubric: "r", model: "llama-7" },
    ],
  };
  const linesOf = async (document: object, title: string, exitCode = 2) => {
    const { code, stderr, lines } = await validated(document);
    expect(code).toBe(exitCode);
    const places = stderr.matchAll(new RegExp(`${title}\\n +--> suite.yaml:(\\d+)`, "g"));
    return [...places].map(([, line]) => lines[Number(line) - 1]?.trim());
  };
  const shown = (id: string) => expect.stringContaining(id);
  expect(await linesOf(suite, "the vendor of a model is not known")).toEqual(
    [1, 4, 5, 6, 7].map((n) => shown(`llama-${n}`)),
  );
  expect(await linesOf(suite, "unknown provider `\\w+`")).toEqual([shown("locl"), shown("lacol")]);
  const model = { provider: "local", id: "llama-8" };
  const unpriced = {
    ...{ servers, providers: suite.providers, budget: { per_suite_usd_cents: 5 } },
    tools: [tool({ "llm-judge": { rubric: "r", model } })],
    evals: [{ ...suite.evals[0], judge: model }],
  };
  // A warning: an endpoint of one's own may cost nothing.
  const places = await linesOf(unpriced, "the price of local/llama-8 is not known", 0);
  expect(places).toEqual([shown("llama-8"), shown("llama-8")]);
});

it("reports at load a model without a price or vendor, and warns of one that retires", async () => {
  const agents = [
    agent("one", { model: undefined, models: ["gpt-5", { provider: "local", id: "llama" }] }),
    agent("two", { model: "llama" }),
    agent("three", { model: "claude-sonnet-4-5" }),
  ];
  const budget = { per_test_usd_cents: 50 };
  const { code, stderr } = await validated({ servers, providers: { local }, budget, agents });
  expect(code).toBe(2);
  expect(stderr).toContain("the price of local/llama is not known");
  expect(stderr).toContain("the vendor of a model is not known");
  expect(stderr).toMatch(/the model claude-sonnet-4-5 (was|will be) retired on 2026-11-30/);
  expect(stderr).not.toContain("gpt-5 is not known");
  expect(stderr).toContain('"id": "llama"');
});
