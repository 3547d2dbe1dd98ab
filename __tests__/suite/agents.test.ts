import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { SuiteMetric } from "../../src/suite/models/types.js";
import { loadSound } from "./support.js";

const SERVERS = `servers:
  shop: { command: [node, shop.js] }
  bank: { command: [node, bank.js] }
`;

describe("an agent test", () => {
  it("has defaults for what it does not say", async () => {
    const suite = await loadSound(`${SERVERS}agents: [{ name: a, model: m, servers: [shop], prompt: Go }]\n`);
    expect(suite.tests).toHaveLength(1);
    const [test] = suite.tests;
    expect(test).toMatchObject({
      block: "agents",
      name: "a",
      server: "shop",
      model: { id: "m" },
      servers: ["shop"],
      user: { messages: ["Go"], hasTurns: false },
      runs: 1,
      passRate: 1,
      faults: [],
    });
    expect(test).toHaveProperty("agentLimits", { maxTurns: 10, maxTokens: 1024 });
    for (const key of ["system", "recovery", "cassette", "metric", "rubric", "row"])
      expect(test).not.toHaveProperty(key);
    expect(test).not.toHaveProperty("user.simulate");
  });

  it("has all that it says", async () => {
    const suite = await loadSound(`${SERVERS}providers:
  local: { type: openai, base_url: "http://localhost:9/v1" }
faults:
  - { name: late, kind: slow, delay_ms: 5, target: { tool: pay, server: bank } }
  - { name: dead, kind: hang, target: { tool: pay } }
  - { name: back, kind: recover_after, failures: 2, target: { tool: pay } }
agents:
  - name: a
    model: { provider: local, id: m }
    servers: [shop, bank]
    prompt: Go
    turns: [{ user: And on }]
    system_prompt: Be brief
    max_turns: 2
    max_tokens: 3
    token_budget: 4
    max_tool_calls: 5
    time_budget: 6s
    runs: 7
    pass_rate: 0.5
    inject: [back, late]
    recovery: { max_detection_ms: 8, max_recovery_ms: 9, require_clean_timeout: true }
    cassette: recorded.json
`);
    expect(suite.tests[0]).toMatchObject({
      model: { provider: "local", id: "m" },
      servers: ["shop", "bank"],
      system: "Be brief",
      user: { messages: ["Go", "And on"], hasTurns: true },
      agentLimits: { maxTurns: 2, maxTokens: 3, tokenBudget: 4, maxToolCalls: 5, timeBudgetMs: 6_000 },
      runs: 7,
      passRate: 0.5,
      recovery: { maxDetectionMs: 8, maxRecoveryMs: 9, requireCleanTimeout: true },
      cassette: join(suite.folder, "recorded.json"),
    });
    expect(suite.tests[0]).toHaveProperty("faults", [
      { name: "back", kind: "recover_after", failures: 2, target: { tool: "pay" } },
      { name: "late", kind: "slow", delayMs: 5, target: { tool: "pay", server: "bank" } },
    ]);
  });

  it("recovers from a fault without a limit for it", async () => {
    const suite = await loadSound(`${SERVERS}faults: [{ name: dead, kind: wedged, target: { server: bank } }]
agents: [{ name: a, model: m, servers: [shop], prompt: Go, inject: [dead], recovery: { max_detection_ms: 1 } }]
`);
    expect(suite.tests[0]).toHaveProperty("faults", [{ name: "dead", kind: "wedged", target: { server: "bank" } }]);
    expect(suite.tests[0]).toHaveProperty("recovery", { maxDetectionMs: 1, requireCleanTimeout: false });
  });

  it.each([
    ["{ simulate: { goal: Buy } }", { goal: "Buy", maxTurns: 6 }],
    ["{ simulate: { goal: Buy, persona: Hasty, max_turns: 2 } }", { goal: "Buy", persona: "Hasty", maxTurns: 2 }],
  ])("may have a user whom a model plays: %s", async (turns, simulate) => {
    const suite = await loadSound(
      `${SERVERS}agents: [{ name: a, model: m, servers: [shop], prompt: Go, turns: ${turns} }]\n`,
    );
    expect(suite.tests[0]).toHaveProperty("user", { messages: ["Go"], hasTurns: true, simulate });
  });

  it("is a row for each of its models", async () => {
    const suite = await loadSound(`${SERVERS}providers:
  local: { type: openai, base_url: "http://localhost:9/v1" }
agents:
  - { name: a, models: [first, { provider: local, id: second }], servers: [shop], prompt: Go }
  - { name: b, model: first, servers: [shop], prompt: Go }
`);
    expect(suite.tests.map((test) => [test.name, test.row, test.model])).toEqual([
      ["a", "first", { id: "first" }],
      ["a", "local/second", { provider: "local", id: "second" }],
      ["b", undefined, { id: "first" }],
    ]);
  });

  it("is followed by a test for each metric, in the order of the file, which has its answers but not its judgement", async () => {
    const suite = await loadSound(`${SERVERS}rubrics:
  kind: { criteria: [{ name: a, description: b }], threshold: 0.8 }
scorers:
  - { name: program, type: exec, command: [x] }
  - { name: other, type: exec, command: [y] }
agents:
  - name: a
    model: m
    servers: [shop]
    prompt: Go
    retries: 3
    expect: { result: { exact: 1 } }
    cassette: tape.json
    eval:
      scorers: [other, program]
      plan_quality: { threshold: 0.9, model: judge }
      rubric: { ref: kind }
      mcp_use: {}
      argument_correctness: {}
      mcp_task_completion: {}
      multi_turn_mcp_use: {}
`);
    const metrics = suite.tests.map((test) => test.metric as SuiteMetric | undefined);
    const judged = (name: string, threshold: number) => ({ kind: "judged", name, threshold });
    expect(metrics[0]).toBeUndefined();
    expect(metrics.slice(1)).toMatchObject([
      { kind: "scorer", name: "other", scorer: { name: "other", command: ["y"] }, location: { line: 18, column: 17 } },
      { kind: "scorer", name: "program", scorer: { name: "program" }, location: { line: 18, column: 24 } },
      { ...judged("plan_quality", 0.9), model: { id: "judge" }, location: { line: 19, column: 7 } },
      {
        kind: "rubric",
        name: "rubric",
        threshold: 0.8,
        rubric: { kind: "criteria" },
        location: { line: 20, column: 7 },
      },
      ...["mcp_use", "argument_correctness", "mcp_task_completion", "multi_turn_mcp_use"].map((name) =>
        judged(name, 0.5),
      ),
    ]);
    expect(metrics[5]).not.toHaveProperty("model");
    const [whole, first] = suite.tests;
    expect(whole).toMatchObject({ name: "a", retries: 3, expect: [{ target: "result" }] });
    expect(whole).not.toHaveProperty("rubric");
    expect(first).toMatchObject({ name: "a: other", retries: 0, block: "agents", rubric: { kind: "criteria" } });
    expect(first).not.toHaveProperty("expect");
    expect(first?.location).toEqual(metrics[1]?.location);
    // The test is played, and its metrics score what was played.
    expect(suite.tests.map((test) => test.kind.needs(test).cassette)).toEqual([
      join(suite.folder, "tape.json"),
      ...Array.from({ length: 8 }, () => undefined),
    ]);
  });

  it("that scores nothing by a rubric has none for its scorers", async () => {
    const suite = await loadSound(`${SERVERS}scorers: [{ name: program, type: exec, command: [x] }]
agents: [{ name: a, model: m, servers: [shop], prompt: Go, eval: { scorers: [program] } }]
`);
    expect(suite.tests[1]).toMatchObject({ name: "a: program", metric: { kind: "scorer" } });
    expect(suite.tests[1]).not.toHaveProperty("rubric");
  });
});

describe("providers and budgets", () => {
  it("are taken as they are written", async () => {
    const suite = await loadSound(`${SERVERS}providers:
  bare: { type: openai, base_url: "https://api.example/v1" }
  whole: { type: openai, base_url: "http://localhost:9/v1", api_key_env: THE_KEY, organization: us }
budget:
  per_test_usd_cents: 5
  per_suite_usd_cents: 6
  prices: { "whole/m": { input_usd_per_mtok: 1, output_usd_per_mtok: 2 } }
`);
    expect(Object.fromEntries(suite.providers)).toEqual({
      bare: { baseUrl: "https://api.example/v1" },
      whole: { baseUrl: "http://localhost:9/v1", apiKeyEnv: "THE_KEY", organization: "us" },
    });
    expect(suite.budget).toEqual({
      perTestCents: 5,
      perSuiteCents: 6,
      prices: new Map([["whole/m", { input: 1, output: 2 }]]),
    });
  });

  it("are none if the suite has none", async () => {
    const suite = await loadSound(SERVERS);
    expect(suite.providers).toEqual(new Map());
    expect(suite.budget).toEqual({ prices: new Map() });
  });
});

describe("an eval", () => {
  it("grades an answer that it has", async () => {
    const suite = await loadSound({
      "suite.yaml": `evals:
  - { name: text, prompt: Go, response: An answer, rubric: Be polite }
  - { name: file, prompt: Go, response: { file: parts/answer.txt }, rubric: Be polite, threshold: 0.2, judge: j }
`,
      "parts/answer.txt": "From a file\n",
    });
    const [text, file] = suite.tests;
    expect(text).toMatchObject({ block: "evals", prompt: "Go", response: "An answer", scorers: [], server: "" });
    expect(text).toMatchObject({ rubric: { kind: "text", text: "Be polite" }, threshold: 0.7 });
    for (const key of ["agent", "judge", "cassette"]) expect(text).not.toHaveProperty(key);
    expect(file).toMatchObject({ response: "From a file\n", threshold: 0.2, judge: { id: "j" } });
  });

  it("asks a model, with the servers that it names", async () => {
    const suite = await loadSound(`${SERVERS}scorers: [{ name: program, type: exec, command: [x] }]
evals:
  - { name: list, model: m, servers: [shop, bank, shop], prompt: Go, rubric: r, cassette: tape.json }
  - { name: one, model: m, server: bank, prompt: Go, scorers: [program] }
  - { name: none, model: m, servers: [], prompt: Go, expect: { result: { exact: 1 } } }
`);
    const [list, one, none] = suite.tests;
    expect(list).toMatchObject({ server: "shop", cassette: join(suite.folder, "tape.json") });
    expect(list).toHaveProperty("agent", {
      model: { id: "m" },
      servers: ["shop", "bank"],
      user: { messages: ["Go"], hasTurns: false },
      agentLimits: { maxTurns: 10, maxTokens: 1024 },
      runs: 1,
      passRate: 1,
      faults: [],
    });
    expect(list).not.toHaveProperty("response");
    expect(one).toMatchObject({ server: "bank", agent: { servers: ["bank"] }, scorers: [{ name: "program" }] });
    expect(one).not.toHaveProperty("rubric");
    expect(none).toMatchObject({ server: "", agent: { servers: [] }, expect: [{ target: "result" }] });
    expect(suite.tests.map((test) => test.kind.needs(test).cassette)).toEqual([
      join(suite.folder, "tape.json"),
      undefined,
      undefined,
    ]);
  });

  it("has the only server of the suite if it names none", async () => {
    const suite = await loadSound(`servers: { shop: { command: [x] } }
evals: [{ name: a, model: m, prompt: Go, rubric: r }]
`);
    expect(suite.tests[0]).toMatchObject({ server: "shop", agent: { servers: ["shop"] } });
  });
});

describe("rubrics", () => {
  const criteria = (strict: boolean, ...list: object[]) => ({ kind: "criteria", criteria: list, strict });

  async function rubricOf(written: string, rubrics = "{}") {
    const suite = await loadSound(`rubrics: ${rubrics}
evals: [{ name: a, prompt: Go, response: x, rubric: ${written} }]
`);
    const [test] = suite.tests;
    return { rubric: test?.rubric, threshold: test?.threshold };
  }

  it.each([
    ["a text", "Be polite", { kind: "text", text: "Be polite" }, 0.7],
    [
      "criteria",
      "{ criteria: [{ name: a, description: b }, { name: c, description: d, weight: 0 }] }",
      criteria(false, { name: "a", description: "b", weight: 1 }, { name: "c", description: "d", weight: 0 }),
      0.7,
    ],
    [
      "criteria that must all hold",
      "{ criteria: [{ name: a, description: b, weight: 2 }], strict: true, threshold: 0.3 }",
      criteria(true, { name: "a", description: "b", weight: 2 }),
      0.3,
    ],
    [
      "a tree",
      "{ tree: { ask: a, yes: { ask: b, yes: { score: 1, reason: c }, no: { score: 0.5 } }, no: { score: 0 } }, threshold: 0 }",
      {
        kind: "tree",
        tree: { ask: "a", yes: { ask: "b", yes: { score: 1, reason: "c" }, no: { score: 0.5 } }, no: { score: 0 } },
      },
      0,
    ],
  ])("are %s", async (_, written, rubric, threshold) => {
    expect(await rubricOf(written)).toEqual({ rubric, threshold });
  });

  it.each([
    ["{ ref: kind }", 0.4],
    ["{ ref: kind, threshold: 0.9 }", 0.9],
  ])("may be written once for many: %s", async (written, threshold) => {
    const rubrics = "{ kind: { criteria: [{ name: a, description: b }], threshold: 0.4 } }";
    expect(await rubricOf(written, rubrics)).toMatchObject({ rubric: { kind: "criteria" }, threshold });
  });
});

describe("scorers", () => {
  it("run in the folder of the file that declares them", async () => {
    const suite = await loadSound({
      "suite.yaml": `imports: [deep/scorers.yaml]
scorers: [{ name: own, type: exec, command: [x] }]
evals: [{ name: a, prompt: Go, response: x, scorers: [own, deep] }]
`,
      "deep/scorers.yaml":
        "scorers: [{ name: deep, type: exec, command: [x, -y], env: { A: b }, cwd: inner, timeout_ms: 5 }]\n",
    });
    expect(suite.tests[0]).toHaveProperty("scorers", [
      { name: "own", command: ["x"], env: {}, cwd: suite.folder, timeoutMs: 30_000 },
      { name: "deep", command: ["x", "-y"], env: { A: "b" }, cwd: join(suite.folder, "deep/inner"), timeoutMs: 5 },
    ]);
  });
});
