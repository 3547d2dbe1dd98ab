import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeWorkspace, runStep } from "../support/github/runner.js";
import {
  BUNDLE,
  folderWith,
  hasText,
  killOnce,
  logServer,
  mcptest,
  resultsIn,
  root,
  runSuite,
} from "../support/harness.js";

const node = process.env.MCPTEST_NODE ?? process.execPath;

/** What `.ci/run` starts with each Node that users have. */
describe("the bundle", () => {
  it("runs the quickstart without anything installed", () => {
    const cwd = folderWith({});
    cpSync(`${root}examples`, join(cwd, "examples"), { recursive: true });
    cpSync(BUNDLE, join(cwd, "dist"), { recursive: true });
    const args = ["dist/cli/index.js", "run", "examples/quickstart.mcptest.yaml"];
    const { status, stdout, stderr } = spawnSync(node, args, { cwd, encoding: "utf8" });
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout).toContain("5 passed");
  });

  it.each([
    ["stdio", { command: ["node", `${root}__tests__/servers/load-server.mjs`] }],
    [
      "HTTP",
      {
        url: "http://127.0.0.1:${port}/mcp",
        start: { command: ["node", `${root}__tests__/servers/load-server.mjs`, "${port}"] },
      },
    ],
  ])("runs a suite over %s, with a failure at its line", async (_, server) => {
    const test = (name: string, exact: string) => ({
      name,
      tool: "echo",
      args: { text: "hello" },
      expect: [{ target: "result.content[0].text", matcher: { exact } }],
    });
    const suite = { servers: { s: server }, tools: [test("echoes", "hello"), test("another", "bye")] };
    const { results, ...ran } = await runSuite(suite, [], {}, mcptest);
    expect(ran).toMatchObject({ code: 1, leftovers: [] });
    const { tests } = results;
    expect(tests.map(({ status }) => status)).toEqual(["passed", "failed"]);
    expect(tests[1]?.failures).toMatchObject([{ rule_id: "ASSERT-EXACT", expected: "bye", actual: "hello" }]);
  });

  it.skipIf(process.platform === "win32")("ends with its reports and its server on Ctrl-C", async () => {
    const tools = [
      { name: "quick", tool: "wait" },
      { name: "slow", tool: "wait", args: { ms: 60_000, label: "slow" } },
    ];
    const cwd = folderWith({
      "a.mcptest.yaml": { servers: { s: { command: ["node", logServer, "log.txt"] } }, tools },
    });
    const during = killOnce(() => hasText(cwd, "log.txt", "slow begins"));
    const ran = await mcptest(["run", "--reporter", "json=results.json"], { cwd, during });
    expect(ran).toMatchObject({ code: 130, stderr: "", leftovers: [] });
    const { tests } = resultsIn(cwd, "results.json");
    expect(tests.map(({ status }) => status)).toEqual(["passed", "skipped"]);
  });

  it("runs the action, which annotates the failure", async () => {
    const suite = `servers:
  s: { command: [node, ${root}__tests__/servers/load-server.mjs] }
tools:
  - name: echoes
    tool: echo
    args: { text: hello }
    expect:
      - target: result.content[0].text
        matcher: { exact: bye }
`;
    const workspace = makeWorkspace({ "tests/suite.yaml": suite });
    const { exitCode, outputs, annotations } = await runStep(workspace, { suite: "tests/suite.yaml" });
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ conclusion: "failure", total: "1", failed: "1" });
    expect(annotations.map(({ properties }) => properties)).toMatchObject([{ file: "tests/suite.yaml", line: "8" }]);
  });
});
