import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeWorkspace, runStep } from "../../support/github/runner.js";
import { checkJunit, faultServer, root, runFiles, textIn, timeless } from "../../support/harness.js";

const COUNT = 22;
const tests = Array.from(
  { length: COUNT },
  (_, i) => `  - { name: finds ${i}, tool: search, args: { query: "${i}" } }`,
);
const noDatabase = `console.error("opening data.db"); console.error("Error: no such file: data.db"); process.exit(3);\n`;
const setup = "setup:\n  - { id: first, tool: search, args: { query: seed } }\n";

/** A suite of tests that all need one server. */
function suiteOf(server: string, more = ""): string {
  return `servers:\n  search:\n${server}${more}tools:\n${tests.join("\n")}\n`;
}

const reporters = ["pretty", "minimal", "github", "markdown", "junit", "tap"];

/** Runs a suite, and gives what each reporter writes. */
async function run(suite: string, files: Record<string, string> = {}, env: Record<string, string> = {}) {
  const flags = reporters.flatMap((name) => ["--reporter", `${name}=${name}.txt`]);
  const { code, stdout, cwd, results } = await runFiles({ "a.mcptest.yaml": suite, ...files }, flags, env);
  checkJunit(join(cwd, "junit.txt"), results);
  const textOf = (name: string) => timeless(textIn(cwd, `${name}.txt`), cwd);
  const texts = Object.fromEntries(reporters.map((name) => [name, textOf(name)]));
  expect(texts.pretty).toBe(timeless(stdout, cwd));
  return { code, results, texts };
}

/** How often a text is in another. */
function count(text: string | undefined, part: string): number {
  return (text ?? "").split(part).length - 1;
}

/** Each reader of a report meets the cause once, with the number of tests that were not run. */
function expectOneCause(texts: Record<string, string>, message: string): void {
  for (const name of ["pretty", "markdown", "junit", "minimal", "tap"]) {
    expect(count(texts[name], `${COUNT} tests were not run because of it`), name).toBe(1);
  }
  expect(texts.github!.match(/^::error /gm)).toHaveLength(1);
  expect(texts.github).toContain(`${COUNT} tests were not run because of it`);
  expect(texts.pretty!.split("\n").length).toBeLessThan(30);
  expect(texts.minimal!.trimEnd().split("\n")).toHaveLength(2);
  expect(texts.markdown!.split("\n").length).toBeLessThan(50);
  for (const name of ["pretty", "markdown"]) expect(texts[name]).not.toContain("finds 1");
  expect(count(texts.pretty, message)).toBe(1);
}

async function expectGoldens(texts: Record<string, string>, folder: string): Promise<void> {
  for (const name of reporters) {
    await expect(texts[name]).toMatchFileSnapshot(`../../golden/e2e/one-cause/${folder}/${name}.txt`);
  }
}

describe("one cause for many tests", () => {
  it("a server that ends at its start, in a suite with setup", async () => {
    const server = '    command: [node, server.mjs, --token, "${API_TOKEN}"]\n    cwd: .\n';
    const env = { API_TOKEN: "tok-5f4e3d2c1b0a99887766" };
    const { code, results, texts } = await run(suiteOf(server, setup), { "server.mjs": noDatabase }, env);
    expect(code).toBe(2);
    expectOneCause(texts, "no such file: data.db");
    await expectGoldens(texts, "server-exits");

    expect(results.causes).toMatchObject([
      {
        kind: "server",
        server: "search",
        tests: COUNT,
        command: "node server.mjs --token '«secret:API_TOKEN»'",
        failures: [{ rule_id: "FAULT-START-EXIT", location: { line: 3 }, process: { exit_code: 3 } }],
      },
    ]);
    expect(results.tests.map(({ status, cause }) => [status, cause])).toEqual(
      Array(COUNT).fill(["errored", results.causes?.[0]?.id]),
    );
    expect(new Set(results.tests.map(({ reason }) => reason))).toEqual(new Set(["server search did not start"]));
    expect(JSON.stringify([results, texts])).not.toContain(env.API_TOKEN);
  });

  it("a program that is not there, without setup: three tests try it, the others are skipped", async () => {
    const { code, results, texts } = await run(suiteOf("    command: [no-such-program, --fast]\n"));
    expect(code).toBe(2);
    expectOneCause(texts, "[FAULT-START-SPAWN]");
    await expectGoldens(texts, "no-program");
    const statuses = [...Array(3).fill("errored"), ...Array(19).fill("skipped")];
    expect(results.tests.map(({ status }) => status)).toEqual(statuses);
    expect(results.causes).toMatchObject([{ tests: COUNT, command: "no-such-program --fast" }]);
  });

  it("a server that writes noise before it ends, where invariants gate: each is shown once", async () => {
    const noisy = `console.log("starting"); ${noDatabase}`;
    const gates = "run_options: { invariants: fail }\n";
    const { code, results, texts } = await run(suiteOf("    command: [node, server.mjs]\n", gates), {
      "server.mjs": noisy,
    });
    expect(code).toBe(2);
    for (const name of reporters) {
      expect(count(texts[name], "because of it"), name).toBe(name === "github" ? 2 : 1);
      expect(count(texts[name], "wrote a line to stdout"), name).toBe(name === "junit" ? 2 : 1);
    }
    expect(results.tests.every(({ cause }) => cause !== undefined)).toBe(true);
  });

  it.each([
    ["a banner", "banner-at-start", "FAULT-TRANSPORT-STDOUT-NOISE"],
    ["an answer to initialize that breaks its schema", "nameless-initialize", "INV-030"],
    ["a second answer to initialize", "initialize-twice", "FAULT-PROTO-DUPLICATE-ANSWER"],
    ["an answer to no request", "unsolicited-at-start", "FAULT-PROTO-UNSOLICITED-ANSWER"],
    ["a late answer to server/discover", "late-discover", ""],
  ])("what a server sends before its first call, where invariants gate, fails no test: %s", async (_, fault, rules) => {
    const options = "run_options: { invariants: fail, restart_policy: per_test }\n";
    const server = `    command: [node, "${faultServer}", ${fault}]\n    startup_timeout: 2s\n`;
    const calls = "  - { name: a, tool: x }\n  - { name: b, tool: x }\n";
    const { code, results } = await runFiles(`servers:\n  s:\n${server}${options}tools:\n${calls}`);
    expect(results.tests.map(({ status, findings }) => [status, findings])).toEqual(Array(2).fill(["passed", []]));
    const ids = rules.split(" ").filter(Boolean);
    expect(new Set(results.findings.map(({ rule_id }) => rule_id))).toEqual(new Set(ids));
    for (const finding of results.findings) expect(finding).toMatchObject({ gates: true, location: { line: 2 } });
    expect(results.findings.reduce((sum, { count }) => sum + count, 0)).toBe(2 * ids.length);
    expect(code).toBe(ids.length > 0 ? 1 : 0);
  });

  it("a url at which nothing listens", async () => {
    const { texts, results } = await run(suiteOf("    url: http://127.0.0.1:9/mcp\n", setup));
    expectOneCause(texts, "[FAULT-HTTP-CONNECT]");
    expect(results.causes).toMatchObject([{ url: "http://127.0.0.1:9/mcp", failures: [{ location: { line: 3 } }] }]);
  });

  it("a setup step that fails", async () => {
    const steps = `setup:
  - { id: money, tool: pay, args: { amount: 1 } }
  - tool: refuse
    expect:
      - { target: result.isError, matcher: { exact: false } }
`;
    const till = `    command: [node, ${JSON.stringify(`${root}__tests__/servers/till-server.mjs`)}]\n`;
    const { code, results, texts } = await run(suiteOf(till, steps));
    expect(code).toBe(2);
    expectOneCause(texts, "[SUITE-SETUP]");
    await expectGoldens(texts, "setup-step");
    expect(results.causes).toMatchObject([{ kind: "setup", tests: COUNT, failures: [{ location: { line: 8 } }] }]);
  });

  it("a server that does not start at any of three revisions is one block that names them", async () => {
    const versions = `target_versions: ["2025-06-18", "2025-11-25", "2026-07-28"]\n`;
    const suite = versions + suiteOf("    command: [node, server.mjs]\n", setup);
    const { results, texts } = await run(suite, { "server.mjs": noDatabase });
    expect(results.causes).toHaveLength(3);
    for (const name of ["pretty", "minimal", "markdown"]) {
      expect(count(texts[name], "66 tests were not run because of it"), name).toBe(1);
      expect(texts[name]!.replaceAll("&#64;", "@")).toContain("search @ 2025-06-18, 2025-11-25, 2026-07-28");
    }
    expect(texts.github!.match(/^::error /gm)).toHaveLength(1);
    await expectGoldens(texts, "revisions");
  });

  it("a server that answers calls of unknown tools as no revision allows", async () => {
    const calls = { echo: "{ message: hi }", "get-sum": "{ a: 1, b: 2 }", "get-env": "{}" };
    const names = Object.keys(calls);
    const server = `${root}node_modules/@modelcontextprotocol/server-everything/dist/index.js`;
    const checks = "negative_path: { checks: [unknown_tool] }";
    const negative = Object.entries(calls).map(
      ([tool, args]) => `  - { name: ${tool}, tool: ${tool}, args: ${args}, ${checks} }\n`,
    );
    const suite = `servers:\n  everything: { command: [node, "${server}"] }\ntools:\n${negative.join("")}`;
    const { results, texts } = await run(suite);
    const finding = { rule_id: "ERRCHAN-002", count: names.length, gates: false, location: { line: 2 } };
    expect(results.findings).toMatchObject([finding]);
    expect(results.tests.map(({ status }) => status)).toEqual(names.map(() => "passed"));
    for (const name of ["pretty", "markdown"]) expect(count(texts[name], "ERRCHAN-002"), name).toBe(1);
    // A fault of the SDK is a line of the report, and no annotation.
    expect(texts.github!.match(/^::(error|warning|notice) /gm)).toBeNull();
  });

  it("is one annotation of the action, and one block of its summary", async () => {
    const suite = suiteOf("    command: [node, broken.mjs]\n", setup);
    const workspace = makeWorkspace({ "a.mcptest.yaml": suite, "broken.mjs": noDatabase });
    const { exitCode, annotations, summary, outputs } = await runStep(workspace, { annotations: "commands" });
    expect(exitCode).toBe(2);
    expect(outputs).toMatchObject({ errored: `${COUNT}` });
    expect(annotations).toHaveLength(1);
    expect(annotations[0]).toMatchObject({ name: "error", properties: { file: "a.mcptest.yaml", line: "3" } });
    expect(annotations[0]!.message).toContain(`${COUNT} tests were not run because of it`);
    expect(count(summary, `${COUNT} tests were not run because of it`)).toBe(1);
    expect(summary.split("\n").length).toBeLessThan(50);
  });
});
