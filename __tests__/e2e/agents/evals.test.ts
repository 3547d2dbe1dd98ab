import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { folderWith, mcptest, removeFolders, resultsIn } from "../../support/cli.js";

afterAll(removeFolders);

/** A scorer that prints this verdict, with what it read as its reasoning. */
function scorer(name: string, verdict: string, score: number, more = {}) {
  const code = `const given = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
    console.log(JSON.stringify({ verdict: "${verdict}", score: ${score}, reasoning: JSON.stringify(given), cost_usd: null }));`;
  return { name, type: "exec", command: ["node", "-e", code], ...more };
}

async function run(command: "eval" | "run", suite: unknown, files: Record<string, string> = {}, flags: string[] = []) {
  const cwd = folderWith({ "suite.yaml": stringify(suite), ...files });
  const ran = await mcptest([command, "suite.yaml", "--reporter", "json=results.json", ...flags], { cwd });
  return { ...ran, cwd, results: resultsIn(join(cwd, "results.json")) };
}

const answer = { name: "summary", prompt: "Summarize it.", response: "Release 7 is out." };

describe("mcptest eval", () => {
  it("grades a response by scorers, all of which must accept it", async () => {
    const { code, results } = await run("eval", {
      scorers: [scorer("good", "pass", 0.9), scorer("bad", "fail", 0.2)],
      evals: [
        { ...answer, scorers: ["good"] },
        { ...answer, name: "both", scorers: ["good", "bad"] },
      ],
    });
    expect(code).toBe(1);
    const [one, both] = results.tests;
    expect(one).toMatchObject({ block: "evals", name: "summary", status: "passed", failures: [] });
    const read = { input: "Summarize it.", output: "Release 7 is out.", criteria: null };
    expect(one?.scores).toEqual([{ name: "good", score: 0.9, reason: expect.any(String) }]);
    expect(JSON.parse(one?.scores?.[0]?.reason ?? "")).toEqual({
      ...read,
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
    const { code, results } = await run(
      "eval",
      {
        evals: [
          { ...answer, response: { file: "answer.txt" }, expect: { final_response: { contains: "tag v7" } } },
          { ...answer, name: "other", expect: { final_response: { contains: "v8" }, "tool_calls.length": 0 } },
        ],
      },
      { "answer.txt": "It is tag v7." },
    );
    expect(code).toBe(1);
    expect(results.tests.map(({ name, status }) => [name, status])).toEqual([
      ["summary", "passed"],
      ["other", "failed"],
    ]);
  });

  it("runs scorers in their folder, with the environment that they declare, and hides its secrets", async () => {
    const code = `console.log(JSON.stringify({ verdict: "pass", score: 1, cost_usd: null,
      reasoning: [process.env.CHECK_TOKEN, process.env.UNDECLARED, require("node:path").basename(process.cwd())].join() }))`;
    const cwd = folderWith({
      "suite.yaml": stringify({
        scorers: [
          {
            name: "s",
            type: "exec",
            command: ["node", "-e", code],
            cwd: "inner",
            env: { CHECK_TOKEN: `\${CHECK_TOKEN}` },
          },
        ],
        evals: [{ ...answer, scorers: ["s"] }],
      }),
      "inner/keep": "",
    });
    const env = { CHECK_TOKEN: "check-token-123456", UNDECLARED: "seen" };
    await mcptest(["eval", "suite.yaml", "--reporter", "json=results.json"], { cwd, env });
    const { scores } = resultsIn(join(cwd, "results.json")).tests[0] ?? {};
    expect(scores?.[0]?.reason).toBe("«secret:CHECK_TOKEN»,,inner");
  });

  it("is an error if a scorer gives no verdict, or takes too long", async () => {
    const { code, results } = await run("eval", {
      scorers: [
        { name: "silent", type: "exec", command: ["node", "-e", ""] },
        { name: "slow", type: "exec", command: ["node", "-e", "setInterval(() => {}, 1000)"], timeout_ms: 500 },
      ],
      evals: [
        { ...answer, scorers: ["silent"] },
        { ...answer, name: "late", scorers: ["slow"] },
      ],
    });
    expect(code).toBe(2);
    expect(results.tests).toMatchObject([
      {
        status: "errored",
        failures: [{ rule_id: "EVAL-JUDGE", message: expect.stringContaining("it printed nothing") }],
      },
      { status: "errored", failures: [{ rule_id: "EVAL-JUDGE", message: expect.stringContaining("500 ms") }] },
    ]);
  });

  it("defers what has nothing to grade, or no judge", async () => {
    const evals = [
      { name: "nothing", prompt: "Summarize it.", rubric: "Names the tag." },
      { ...answer, rubric: "Names the tag." },
    ];
    const { code, results } = await run("eval", { evals });
    expect(code).toBe(0);
    expect(results.tests).toMatchObject([
      { status: "deferred", reason: expect.stringContaining("neither `model` nor `response`") },
      { status: "deferred", reason: expect.stringContaining("no key is set: ANTHROPIC_API_KEY") },
    ]);
    expect((await run("eval", { evals }, {}, ["--require-models"])).code).toBe(2);
  });

  it("leaves out all other tests, and `run` leaves out evals", async () => {
    const suite = {
      servers: { s: { command: ["node", "-e", ""] } },
      scorers: [scorer("good", "pass", 1)],
      tools: [{ name: "a tool", tool: "t" }],
      evals: [{ ...answer, scorers: ["good"] }],
    };
    const evaluated = await run("eval", suite);
    expect(evaluated.code).toBe(0);
    expect(evaluated.results.tests).toMatchObject([
      { name: "a tool", status: "skipped", reason: "not an eval: `mcptest run` runs it" },
      { name: "summary", status: "passed" },
    ]);
    const tested = await run("run", suite);
    expect(tested.code).toBe(2);
    expect(tested.results.tests).toMatchObject([
      { name: "a tool", status: "errored" },
      { name: "summary", status: "skipped", reason: "`mcptest eval` runs it" },
    ]);
  });
});
