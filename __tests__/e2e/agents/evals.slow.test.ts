import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import type { StandIns } from "../../servers/models/start.js";
import { folderWith, mcptest, mcptestHere, resultsIn, runIn, textIn } from "../../support/harness.js";
import { ADDING, byPrompt, calling, scripted, sum, verdict } from "./conversations.js";

type Conversations = Parameters<typeof byPrompt>[0];

/** Stand-ins that judge by the rubric, and answer everything else by its prompt. */
function judging(scores: Record<string, number>, conversations: Conversations = {}): Promise<StandIns> {
  const answer = byPrompt(conversations);
  return scripted((request) => {
    if (request.schema === undefined) return answer(request);
    const rubric = request.texts[0]?.split("\n\nBEGIN ")[0] ?? "";
    const [part, score = 0] = Object.entries(scores).find(([text]) => rubric.includes(text)) ?? [];
    if (part === undefined) return { status: 400, message: `unexpected: ${rubric}` };
    return verdict(score, `So it is with "${part}".`);
  });
}

const exec = (name: string, code: string, more = {}) => ({
  name,
  type: "exec",
  command: ["node", "-e", code],
  ...more,
});

/** A scorer that prints this verdict, with what it read as its reasoning. */
function scorer(name: string, passes: boolean, score: number) {
  const printed = `verdict: "${passes ? "pass" : "fail"}", score: ${score}, cost_usd: null`;
  return exec(
    name,
    `const given = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
    console.log(JSON.stringify({ ${printed}, reasoning: JSON.stringify(given) }));`,
  );
}

interface Options {
  files?: Record<string, string>;
  flags?: string[];
  models?: StandIns;
  command?: "eval" | "run";
}

/** Runs the evals of a suite, or with `run` its other tests. */
async function run(suite: object, { files, flags = [], models, command = "eval" }: Options = {}) {
  const cwd = folderWith({ "suite.yaml": stringify(suite), ...files });
  const start: typeof mcptestHere = ([, ...args], options) => mcptestHere([command, ...args], options);
  const ran = await runIn(cwd, ["suite.yaml", ...flags], models?.env, start);
  return { ...ran, tests: ran.results.tests };
}

type Tests = Awaited<ReturnType<typeof run>>["tests"];

/** The name, the status and the first score of each row. */
function scoresOf(tests: Tests) {
  return tests.map(({ name, status, scores = [] }) => [name, status, scores[0]?.score]);
}

/** The name, the status and the rules of each row. */
function endsOf(tests: Tests) {
  return tests.map(({ name, status, failures }) => [name, status, ...failures.map(({ rule_id }) => rule_id)]);
}

const answer = { name: "summary", prompt: "Summarize it.", response: "Release 7 is out." };
const scored = (name: string, ...scorers: string[]) => ({ ...answer, name, scorers });

describe("mcptest eval", () => {
  it("grades a response by scorers, all of which must accept it", async () => {
    const scorers = [scorer("good", true, 0.9), scorer("bad", false, 0.2)];
    const { code, tests } = await run({ scorers, evals: [scored("summary", "good"), scored("both", "good", "bad")] });
    expect(code).toBe(1);
    const [one, both] = tests;
    expect(one).toMatchObject({ block: "evals", name: "summary", status: "passed", failures: [] });
    expect(one?.scores).toEqual([{ name: "good", score: 0.9, reason: expect.any(String) }]);
    expect(JSON.parse(one?.scores?.[0]?.reason ?? "")).toEqual({
      ...{ input: "Summarize it.", output: "Release 7 is out.", criteria: null },
      metadata: { test: "summary", suite: "suite.yaml", tool_calls: [] },
    });
    expect(both).toMatchObject({
      status: "failed",
      failures: [{ rule_id: "EVAL-SCORER", message: "the scorer bad does not accept the answer", score: 0.2 }],
      scores: [{ name: "good" }, { name: "bad" }],
    });
    expect(both?.failures[0]?.location.line).toBeGreaterThan(one?.location.line ?? 0);
  });

  it("reads the response from a file, and asserts on it as on a reply", async () => {
    const evals = [
      { ...answer, response: { file: "answer.txt" }, expect: { final_response: { contains: "tag v7" } } },
      { ...answer, name: "other", expect: { final_response: { contains: "v8" }, "tool_calls.length": 0 } },
    ];
    const { code, tests } = await run({ evals }, { files: { "answer.txt": "It is tag v7." } });
    expect(code).toBe(1);
    expect(tests.map(({ status }) => status)).toEqual(["passed", "failed"]);
  });

  it("runs scorers in their folder, with the environment that they declare, and hides its secrets", async () => {
    const code = `console.log(JSON.stringify({ verdict: "pass", score: 1, cost_usd: null,
      reasoning: [process.env.CHECK_TOKEN, process.env.UNDECLARED, require("node:path").basename(process.cwd())].join() }))`;
    const scorers = [exec("s", code, { cwd: "inner", env: { CHECK_TOKEN: "${CHECK_TOKEN}" } })];
    const cwd = folderWith({ "suite.yaml": stringify({ scorers, evals: [scored("summary", "s")] }), "inner/keep": "" });
    const env = { CHECK_TOKEN: "check-token-123456", UNDECLARED: "seen" };
    await mcptest(["eval", "suite.yaml", "--reporter", "json=results.json"], { cwd, env });
    const { scores } = resultsIn(cwd, "results.json").tests[0] ?? {};
    expect(scores?.[0]?.reason).toBe("«secret:CHECK_TOKEN»,,inner");
  });

  it("is an error if a scorer gives no verdict, or takes too long", async () => {
    const scorers = [exec("silent", ""), exec("slow", "setInterval(() => {}, 1000)", { timeout_ms: 500 })];
    const { code, tests } = await run({ scorers, evals: [scored("one", "silent"), scored("late", "slow")] });
    expect(code).toBe(2);
    expect(tests).toMatchObject(
      ["it printed nothing", "500 ms"].map((text) => ({
        status: "errored",
        failures: [{ rule_id: "EVAL-JUDGE", message: expect.stringContaining(text) }],
      })),
    );
  });

  it("counts what scorers cost in every budget, and runs none after one is passed", async () => {
    const code = `require("node:fs").appendFileSync("ran.txt", "x");
      console.log(JSON.stringify({ verdict: "pass", score: 1, reasoning: "Fine.", cost_usd: 0.3 }))`;
    const scorers = [exec("paid", code), exec("again", code), scorer("free", true, 1)];
    const three = [scored("one", "paid"), scored("two", "free", "paid"), scored("three", "paid")];

    const suite = await run({ budget: { per_suite_usd_cents: 50 }, scorers, evals: three });
    expect(suite.code).toBe(2);
    expect(endsOf(suite.tests)).toEqual([
      ["one", "passed"],
      ["two", "errored", "AGENT-BUDGET"],
      ["three", "errored", "AGENT-BUDGET"],
    ]);
    expect(suite.tests[1]?.failures[0]).toMatchObject({
      message:
        "$0.6 are spent, and budget.per_suite_usd_cents allows $0.5. A scorer says what it costs only at its end.",
      fix: "Raise budget.per_suite_usd_cents, or use fewer scorers that cost something.",
    });
    expect(textIn(suite.cwd, "ran.txt")).toBe("xx");

    const whole = await run({ scorers, evals: three }, { flags: ["--max-cost", "0.5"] });
    expect(endsOf(whole.tests)[1]).toEqual(["two", "errored", "AGENT-BUDGET"]);
    const both = [scored("one", "paid"), scored("two", "paid", "again")];
    const test = await run({ budget: { per_test_usd_cents: 50 }, scorers, evals: both });
    expect(test.tests.map(({ status }) => status)).toEqual(["passed", "errored"]);
  });

  it("warns of a response that is too long, although there is no server", async () => {
    const limits = { max_response_tokens: { budget: 1, mode: "warn" } };
    const { code, results } = await run({ evals: [{ ...answer, expect: limits }] });
    expect(code).toBe(0);
    expect(results.tests[0]?.status).toBe("passed");
    expect(results.findings).toMatchObject([{ rule_id: "ASSERT-MAX-TOKENS", server: null, gates: false }]);
  });

  it("shows the scores of passed tests in the reports that people read", async () => {
    const suite = { scorers: [scorer("good", true, 0.9)], evals: [scored("summary", "good")] };
    const ran = await run(suite, { flags: ["--verbose", "--reporter", "markdown=m.md", "--reporter", "html=p.html"] });
    expect(ran.code).toBe(0);
    expect(ran.stdout).toMatch(/^ {2}score: good 0\.9: \{"input":"Summarize it\."/m);
    expect(ran.stdout).toContain("scores of 1 passed test:\n  summary: good 0.9\n");
    expect(textIn(ran.cwd, "m.md")).toContain("summary: good 0.9");
    expect(textIn(ran.cwd, "p.html")).toContain("score: good 0.9: ");
  });

  it("defers what has nothing to grade, or no judge", async () => {
    const rubric = "Names the tag.";
    const evals = [
      { name: "nothing", prompt: "Summarize it.", rubric },
      { ...answer, rubric },
    ];
    const { code, tests } = await run({ evals });
    expect(code).toBe(0);
    expect(tests).toMatchObject([
      { status: "deferred", reason: expect.stringContaining("neither `model` nor `response`") },
      { status: "deferred", reason: expect.stringContaining("no key is set: ANTHROPIC_API_KEY") },
    ]);
    expect((await run({ evals }, { flags: ["--require-models"] })).code).toBe(2);
  });

  it("leaves out all other tests, and `run` leaves out evals", async () => {
    const suite = {
      servers: { s: { command: ["node", "-e", ""] } },
      scorers: [scorer("good", true, 1)],
      tools: [{ name: "a tool", tool: "t" }],
      evals: [scored("summary", "good")],
    };
    const evaluated = await run(suite);
    expect(evaluated.code).toBe(0);
    expect(evaluated.tests).toMatchObject([
      { name: "a tool", status: "skipped", reason: "not an eval: `mcptest run` runs it" },
      { name: "summary", status: "passed" },
    ]);
    const tested = await run(suite, { command: "run" });
    expect(tested.code).toBe(2);
    expect(tested.tests).toMatchObject([
      { name: "a tool", status: "errored" },
      { name: "summary", status: "skipped", reason: "`mcptest eval` runs it" },
    ]);
  });
});

describe("the rubric of an eval", () => {
  const rubric = "Names the release.";
  const tree = {
    ask: "Is a release named?",
    yes: { ask: "Is it the newest?", yes: { score: 1, reason: "the newest release" }, no: { score: 0.4 } },
    no: { score: 0, reason: "no release" },
  };
  const graded = (name: string, more: object) => ({ ...answer, name, ...more });

  it("is a text, with a threshold of 0.7 or its own, graded by the judge; --explain shows the judge's answer", async () => {
    const models = await judging({ release: 0.65 });
    const evals = [
      graded("text", { rubric }),
      graded("lower", { rubric, threshold: 0.6 }),
      graded("judge", { rubric, threshold: 0.6, judge: "gpt-5" }),
    ];
    const { code, tests, stderr } = await run({ evals }, { models, flags: ["--explain"] });
    expect(code).toBe(1);
    expect(scoresOf(tests)).toEqual([
      ["text", "failed", 0.65],
      ["lower", "passed", 0.65],
      ["judge", "passed", 0.65],
    ]);
    expect(tests[0]?.failures).toMatchObject([
      {
        ...{ rule_id: "EVAL-SCORE", message: "rubric scored 0.65; 0.7 is required" },
        ...{ expected: { threshold: 0.7 }, score: 0.65, reason: 'So it is with "release".' },
      },
    ]);
    expect(models.requests.map(({ model }) => model)).toContain("gpt-5");
    expect(models.requests[0]?.texts[0]).toMatch(
      /BEGIN task (\w+)\nSummarize it\.\nEND task \1\n\nBEGIN text \1\nRelease 7/,
    );
    expect(stderr).toContain(`  rubric:\n    ${rubric}\n  task:\n    Summarize it.\n  text:\n    Release 7 is out.\n`);
    expect(stderr).toContain('  score 0.65: So it is with "release".');
  });

  it("has weighted criteria, or strict ones", async () => {
    const models = await judging({ day: 1, reply: 0.4 });
    const criteria = [
      { name: "day", description: "On the right day.", weight: 2 },
      { name: "reply", description: "Confirms it." },
    ];
    const suite = {
      rubrics: { booking: { criteria, threshold: 0.9 } },
      evals: [
        graded("weighted", { rubric: { ref: "booking" } }),
        graded("strict", { rubric: { criteria, strict: true } }),
        graded("own threshold", { rubric: { ref: "booking", threshold: 0.8 } }),
      ],
    };
    const { tests, stdout } = await run(suite, { models });
    expect(scoresOf(tests)).toEqual([
      ["weighted", "failed", 0.8],
      ["strict", "failed", 0.4],
      ["own threshold", "passed", 0.8],
    ]);
    const asked = models.requests.map(({ texts }) => texts[0]?.split("\n")[1]);
    expect(new Set(asked)).toEqual(new Set(["day: On the right day.", "reply: Confirms it."]));
    expect(stdout).toContain('reply: 0.4 (weight 1): So it is with "reply".');
  });

  it.each([
    ["as YAML 1.2", ""],
    ["in a document with an anchor, which another parser reads", "rubrics: &none {}\n"],
  ])("is a tree with the keys yes and no, %s", async (_, before) => {
    const models = await judging({ "Is a release named?": 0.9, "Is it the newest?": 0.1 });
    const text = `${before}${stringify({ evals: [graded("tree", { rubric: { tree } })] })}`;
    expect(text).toMatch(/^ +yes:$/m);
    const cwd = folderWith({ "suite.yaml": text });
    const { code, stdout } = await mcptestHere(["eval", "suite.yaml"], { cwd, env: models.env });
    expect(stdout).toContain("path: Is a release named? -> yes, Is it the newest? -> no");
    expect(code).toBe(1);
    expect(models.requests).toHaveLength(2);
  });
});

describe("an eval with a model", () => {
  const driven = {
    ...{ name: "driven", servers: ["everything"], model: "claude-sonnet-4-5", prompt: "Add 2 and 3." },
    ...{ rubric: "States the sum.", judge: "gpt-5" },
    expect: { "tool_calls[0].name": "get-sum", final_response: "It is 5." },
  };
  const suite = { servers: ADDING, evals: [driven] };

  it("is driven over its servers, and graded by its judge with what was called", async () => {
    const models = await judging({ "States the sum.": 0.9 }, { "Add 2 and 3.": [calling(sum(2, 3)), "It is 5."] });
    const { code, tests } = await run(suite, { models });
    expect(tests).toMatchObject([
      {
        ...{ server: "everything", failures: [], scores: [{ name: "rubric", score: 0.9, threshold: 0.7 }] },
        agent: { model: "claude-sonnet-4-5", stop_reason: "completed" },
      },
    ]);
    expect(code).toBe(0);
    const judged = models.requests.at(-1);
    expect(judged?.model).toBe("gpt-5");
    expect(judged?.texts[0]).toContain('{"tool":"get-sum","server":"everything","arguments":{"a":2,"b":3}');
    expect(models.requests).toHaveLength(3);
  });

  it("gets the tools of the servers that it names, by either key, and of no other", async () => {
    const two = { name: "two", model: "claude-sonnet-4-5", expect: { final_response: "Done." } };
    const { everything } = ADDING;
    const evals = [
      { ...two, prompt: "Use two.", servers: ["second", "third"] },
      { ...two, name: "one", prompt: "Use one.", server: "third" },
    ];
    const models = await judging({}, { "Use two.": ["Done."], "Use one.": ["Done."] });
    const { code } = await run(
      { servers: { first: everything, second: everything, third: everything }, evals },
      { models },
    );
    expect(code).toBe(0);
    const offered = models.requests.map(({ tools }) => [...new Set(tools.map((tool) => tool.split("__")[0]))]);
    expect(offered).toEqual([["second", "third"], ["third"]]);
  });

  it("fails by any of its parts, and is deferred without a key", async () => {
    const models = await judging({ "States the sum.": 0.2 }, { "Add 2 and 3.": ["Perhaps 6."] });
    const { tests } = await run(suite, { models });
    expect(endsOf(tests)).toEqual([["driven", "failed", "ASSERT-TARGET", "ASSERT-EXACT", "EVAL-SCORE"]]);
    const without = await run(suite);
    expect(without.code).toBe(0);
    const reason = expect.stringContaining("ANTHROPIC_API_KEY");
    expect(without.tests[0]).toMatchObject({ status: "deferred", reason });
  });
});

describe("the metrics of an agent test", () => {
  const QUESTIONS = {
    "Did it do the whole task?": 0.9,
    "right tools with the right arguments": 0.2,
    "Were the arguments right?": 0.8,
    "sensible plan": 0.7,
    "States the sum.": 1,
  };
  const agent = {
    ...{ name: "adds", model: "claude-sonnet-4-5", servers: ["everything"], prompt: "Add 2 and 3." },
    eval: {
      mcp_task_completion: { threshold: 0.6 },
      mcp_use: null,
      argument_correctness: { model: "gpt-5" },
      plan_quality: {},
      multi_turn_mcp_use: { threshold: 0.1 },
      rubric: "States the sum.",
      scorers: ["sums"],
    },
  };
  const suite = { servers: ADDING, scorers: [scorer("sums", true, 1)], agents: [agent] };
  const suiteOf = (more: object) => ({ ...suite, agents: [{ ...agent, ...more }] });
  const adds = [calling(sum(2, 3)), "It is 5."];
  const runAgents = (document: object, models?: StandIns, ...flags: string[]) =>
    run(document, { command: "run", flags, ...(models && { models }) });

  it("are rows of their own, each with its threshold, judged by the agent's model or their own", async () => {
    const models = await judging(QUESTIONS, { "Add 2 and 3.": [calling(sum(2, "three")), ...adds] });
    const { code, tests } = await runAgents(suite, models);
    expect(scoresOf(tests)).toEqual([
      ["adds", "passed", undefined],
      ["adds: mcp_task_completion", "passed", 0.9],
      ["adds: mcp_use", "failed", 0.2],
      // One of two calls breaks the tool's schema.
      ["adds: argument_correctness", "passed", 0.5],
      ["adds: plan_quality", "passed", 0.7],
      ["adds: multi_turn_mcp_use", "passed", 0.2],
      ["adds: rubric", "passed", 1],
      ["adds: sums", "passed", 1],
    ]);
    expect(code).toBe(1);
    expect(tests[2]?.failures).toMatchObject([
      { rule_id: "EVAL-SCORE", message: "mcp_use scored 0.2; 0.5 is required" },
    ]);
    expect(tests[3]?.scores?.[0]?.note).toMatch(/^call 1 of get-sum: \/b /);
    expect(JSON.parse(tests[7]?.scores?.[0]?.reason ?? "").criteria).toBe("States the sum.");
    const judges = models.requests.filter(({ schema }) => schema !== undefined).map(({ model }) => model);
    expect(judges.filter((model) => model === "gpt-5")).toHaveLength(1);
    expect(new Set(judges)).toEqual(new Set(["gpt-5", "claude-sonnet-4-5"]));
  });

  it("score the calls of each turn of a conversation", async () => {
    const models = await judging(QUESTIONS, { "Add 2 and 3.": [...adds, "Welcome."] });
    const turns = [{ user: "Add 2 and 3." }, { user: "Thanks." }];
    const metrics = { multi_turn_mcp_use: { threshold: 0.1 } };
    const { tests } = await runAgents(suiteOf({ prompt: undefined, turns, eval: metrics }), models);
    expect(tests[1]?.scores?.[0]?.note).toMatch(/^turn 1: 0\.2: .*\nturn 2: 0\.2: /);
    const tasks = models.requests.flatMap(({ texts }) => /BEGIN task \w+\n(.*)/.exec(texts[0] ?? "")?.[1] ?? []);
    expect(tasks.sort()).toEqual(["Add 2 and 3.", "Thanks."]);
  });

  it("are deferred with their test, and have nothing to score if it did not run to its end", async () => {
    const deferred = await runAgents(suite);
    expect(new Set(deferred.tests.map(({ status }) => status))).toEqual(new Set(["deferred"]));
    expect(deferred.code).toBe(0);
    const models = await judging({}, { "Add 2 and 3.": [{ status: 404, message: "no such model" }] });
    const broken = await runAgents(suite, models);
    expect(broken.tests.map(({ status }) => status)).toEqual(["errored", ...Array(7).fill("skipped")]);
  });

  it("are selected with their test, or bring it along", async () => {
    const models = await judging(QUESTIONS, { "Add 2 and 3.": adds });
    const { tests } = await runAgents(suite, models, "--filter", "plan_quality");
    const selected = tests.filter(({ status }) => status !== "skipped").map(({ name }) => name);
    expect(selected).toEqual(["adds", "adds: plan_quality"]);
  });

  it("score every run of a test with several", async () => {
    const models = await judging(QUESTIONS, { "Add 2 and 3.": [...adds, ...adds] });
    const several = suiteOf({ runs: 2, eval: { plan_quality: {}, scorers: ["sums"] } });
    const { tests } = await runAgents(several, models, "--judge-cache", "off");
    expect(scoresOf(tests)).toEqual([
      ["adds", "passed", undefined],
      ["adds: plan_quality", "passed", 0.7],
      ["adds: sums", "passed", 1],
    ]);
    expect(tests[1]?.scores?.[0]?.note).toContain("run 2: 0.7");
    expect(models.requests.filter(({ schema }) => schema !== undefined)).toHaveLength(2);
  });
});
