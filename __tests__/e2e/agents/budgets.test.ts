import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { parse } from "yaml";
import { keyOf, type StandIns, startModels } from "../../servers/models/start.js";
import { mcptest } from "../../support/cli.js";
import { mcptestHere, runSuite } from "../../support/in-process.js";
import { ADDING, byPrompt, calling, endedWith, rowsOf, sum } from "./conversations.js";

const servers = ADDING;
const agent = (name: string, more: object = {}) => ({
  ...{ name, model: "claude-sonnet-5-5", servers: ["everything"], prompt: name },
  ...more,
});
/** A dollar for a token: what a request may cost is its tokens, and hundreds of thousands for the prompt. */
const DOLLARS = { input_usd_per_mtok: 0, output_usd_per_mtok: 1_000_000 };
const prices = { "claude-sonnet-5-5": DOLLARS };

let models: StandIns;
afterEach(() => models?.close());

it("says what a run cost, by the table of prices or those of the suite", async () => {
  models = await startModels(
    byPrompt({ priced: [calling(sum(2, 3)), "It is 5."], unpriced: ["Yes."], declared: ["Yes."] }),
  );
  const suite = {
    servers,
    providers: { local: { type: "openai", base_url: models.compatibleUrl } },
    // A reply has 100 tokens of the prompt and 20 of its own.
    budget: { prices: { "local/priced": { input_usd_per_mtok: 3, output_usd_per_mtok: 5 } } },
    agents: [
      agent("priced", { expect: [{ target: "conversation.cost_usd", matcher: { exact: 0.0008 } }] }),
      agent("unpriced", {
        model: { provider: "local", id: "llama" },
        expect: [{ target: "conversation.cost_usd", matcher: { exact: null } }],
      }),
      agent("declared", { model: { provider: "local", id: "priced" } }),
    ],
  };
  const ran = await runSuite(suite, [], models.env);
  endedWith(ran, 0);
  expect(ran.results.tests.map(({ agent: row }) => row?.cost_usd)).toEqual([0.0008, undefined, 0.0004]);
});

it("stops before the budget of a test is passed, and starts again with the next one", async () => {
  models = await startModels(
    byPrompt({ one: [calling(sum(1, 1)), calling(sum(2, 2)), "unheard"], two: [calling(sum(1, 1)), "It is 2."] }),
  );
  // Each reply has 20 tokens, and may have 100.
  const suite = {
    servers,
    budget: { per_test_usd_cents: 13_900, prices },
    agents: [agent("one", { max_tokens: 100 }), agent("two", { max_tokens: 100 })],
  };
  const ran = await runSuite(suite, [], models.env);
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
  const script = { one: ["Yes."], two: ["Yes."], three: ["Yes."] };
  const agents = ["one", "two", "three"].map((name) => agent(name, { max_tokens: 100, servers: [name] }));
  const servers = { one: ADDING.everything, two: ADDING.everything, three: ADDING.everything };
  models = await startModels(byPrompt(script));
  const suite = { servers, run_options: { parallel: 3 }, budget: { per_suite_usd_cents: 12_000, prices }, agents };
  const ran = await runSuite(suite, ["--jobs", "3"], models.env);
  endedWith(ran, 2);
  expect(
    rowsOf(ran)
      .map((row) => row.split(": ")[1])
      .sort(),
  ).toEqual(["errored AGENT-BUDGET", "passed", "passed"]);
  expect(models.requests).toHaveLength(2);

  await models.close();
  models = await startModels(byPrompt(script));
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
  models = await startModels(async (_, index) => {
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
  models = await startModels(byPrompt({ hosted: ["Yes."], missing: [] }));
  const suite = {
    servers,
    providers: {
      hosted: { type: "openai", base_url: models.compatibleUrl, api_key_env: "HOSTED_KEY", organization: "my-org" },
      missing: { type: "openai", base_url: models.compatibleUrl, api_key_env: "MISSING_KEY" },
    },
    agents: [
      agent("hosted", {
        model: { provider: "hosted", id: "llama" },
        expect: [{ target: "final_response", matcher: { exact: "No" } }],
      }),
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
  const folder = mkdtempSync(join(tmpdir(), "mcptest-models-"));
  try {
    const suite = {
      servers,
      providers: {
        one: { type: "openai", base_url: "http://localhost:9/v1", api_key_env: "SOME_KEY", organization: "us" },
      },
      budget: { per_test_usd_cents: 29, per_suite_usd_cents: 57, prices: { "one/llama": DOLLARS } },
      agents: [agent("one", { model: { provider: "one", id: "llama" } })],
    };
    writeFileSync(join(folder, "suite.yaml"), JSON.stringify(suite));
    const { code, stdout } = await mcptestHere(["validate", "suite.yaml", "--print"], { cwd: folder });
    expect(code).toBe(0);
    const { providers, budget } = suite;
    expect(parse(stdout)).toMatchObject({ providers, budget });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it("reports at load what is wrong with every judge, at its line", async () => {
  const folder = mkdtempSync(join(tmpdir(), "mcptest-models-"));
  try {
    const judged = (matcher: object) => ({ target: "result", matcher });
    const suite = {
      servers,
      providers: { local: { type: "openai", base_url: "http://localhost:9/v1" } },
      tools: [
        {
          name: "graded",
          tool: "echo",
          args: { message: "hello" },
          expect: [
            judged({ "llm-judge": { rubric: "Is it polite?", model: "llama-1" } }),
            judged({ factuality: { reference: "hello", model: { provider: "locl", id: "llama-2" } } }),
            judged({
              "llm-jury": { rubric: "r", jurors: [{ model: "gpt-5" }, { model: "llama-3", provider: "lacol" }] },
            }),
            judged({ similar: { value: "hello", threshold: 0.5, model: "llama-4" } }),
          ],
        },
      ],
      agents: [agent("metric", { eval: { mcp_use: { model: "llama-5" } } })],
      evals: [
        { name: "judge", prompt: "p", response: "r", rubric: "r", judge: "llama-6" },
        { name: "model", prompt: "p", servers: ["everything"], rubric: "r", model: "llama-7" },
      ],
    };
    const linesOf = async (document: object, title: string) => {
      const text = JSON.stringify(document, null, 1);
      writeFileSync(join(folder, "suite.yaml"), text);
      const { code, stderr } = await mcptestHere(["validate", "suite.yaml"], { cwd: folder });
      expect(code).toBe(2);
      const places = stderr.matchAll(new RegExp(`${title}\\n +--> suite.yaml:(\\d+)`, "g"));
      return [...places].map(([, line]) => text.split("\n")[Number(line) - 1]?.trim());
    };
    const shown = (id: string) => expect.stringContaining(id);
    expect(await linesOf(suite, "the vendor of a model is not known")).toEqual(
      [1, 4, 5, 6, 7].map((n) => shown(`llama-${n}`)),
    );
    expect(await linesOf(suite, "unknown provider `\\w+`")).toEqual([shown("locl"), shown("lacol")]);
    const local = { provider: "local", id: "llama-8" };
    const unpriced = {
      ...{ servers, providers: suite.providers, budget: { per_suite_usd_cents: 5 } },
      tools: [{ ...suite.tools[0], expect: [judged({ "llm-judge": { rubric: "r", model: local } })] }],
      evals: [{ ...suite.evals[0], judge: local }],
    };
    expect(await linesOf(unpriced, "the price of local/llama-8 is not known")).toEqual([
      shown("llama-8"),
      shown("llama-8"),
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it("reports at load a model without a price or vendor, and warns of one that retires", async () => {
  const folder = mkdtempSync(join(tmpdir(), "mcptest-models-"));
  try {
    const suite = {
      servers,
      providers: { local: { type: "openai", base_url: "http://localhost:9/v1" } },
      budget: { per_test_usd_cents: 50 },
      agents: [
        agent("one", { model: undefined, models: ["gpt-5", { provider: "local", id: "llama" }] }),
        agent("two", { model: "llama" }),
        agent("three", { model: "claude-sonnet-4-5" }),
      ],
    };
    writeFileSync(join(folder, "suite.yaml"), JSON.stringify(suite, null, 1));
    const { code, stderr } = await mcptestHere(["validate", "suite.yaml"], { cwd: folder });
    expect(code).toBe(2);
    expect(stderr).toContain("the price of local/llama is not known");
    expect(stderr).toContain("the vendor of a model is not known");
    expect(stderr).toMatch(/the model claude-sonnet-4-5 (was|will be) retired on 2026-11-30/);
    expect(stderr).not.toContain("gpt-5 is not known");
    const line = stderr.split("\n").find((one) => one.includes('"id": "llama"'));
    expect(line).toBeDefined();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
