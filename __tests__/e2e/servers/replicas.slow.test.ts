import type { ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { failedIn, folderWith, mcptest, root, runFiles, until, writeIn } from "../../support/harness.js";
import { processesWith } from "../../support/processes.js";

const HEAD = `servers:
  s:
    url: http://127.0.0.1:\${port}/mcp
    start:
      command: [node, ${root}__tests__/servers/state-server.mjs, "\${port}", "\${BREAK:-}"]
      env: { MARK_FILE: "\${tmp_dir}/mark" }
    client: { elicitation: { action: accept, content: { sure: true } } }
target_versions: ["2026-07-28"]
`;
const SUITE = `${HEAD}tools:
  - { name: order, tool: order, args: { item: tea }, expect: { "result.content[0].text": { contains: accept tea } } }
  - { name: host, tool: host, expect: { "result.content[0].text": { regex: "^127.0.0.1:[0-9]+$" } } }
  - name: where
    steps:
      - { id: before, tool: where }
      - { tool: where, expect: { result.structuredContent.pid: SAME "\${steps.before.result.structuredContent.pid}" END } }
  - { name: task, tool: start, expect: { result.resultType: { exact: task } } }
compliance:
  - { name: the task, request: { method: tasks/get, params: { taskId: task-1 } } }
  - { name: the task again, request: { method: tasks/get, params: { taskId: task-1 } } }
`;

function withEntry(entry: string, isSame = false): string {
  const [open, close] = isSame ? ["{ exact:", "}"] : ["{ not: { exact:", "} }"];
  return SUITE.replace("    client", `    ${entry}\n    client`).replace("SAME", open).replace(" END", close);
}

async function run(suite: string, { env = {}, flags = [] }: { env?: NodeJS.ProcessEnv; flags?: string[] } = {}) {
  const ran = await runFiles(suite, flags, env, mcptest);
  return { ...ran, failed: failedIn(ran), text: JSON.stringify(ran.results) };
}

describe("copies of a server", () => {
  it.each([
    ["one process", "", [], true],
    ["one copy", "replicas: 1", [], true],
    ["two copies", "", ["--replicas", "2"], false],
    ["three copies", "replicas: 3", [], false],
    ["two instead of three", "replicas: { count: 3 }", ["--replicas", "2"], false],
    ["a copy that starts again", "replicas: { count: 1, restart: between }", [], false],
  ])("are behind one address: %s", async (name, entry, flags, isSame) => {
    const suite = withEntry(entry, isSame);
    const ran = await run(suite, { flags });
    // A copy that starts again has forgotten its task.
    const failed = name.includes("again") ? ["the task", "the task again"] : [];
    expect([ran.failed, ran.code, ran.leftovers]).toEqual([failed, failed.length > 0 ? 1 : 0, []]);
  });

  it.each([
    ["two copies", "replicas: 2"],
    ["one that starts again", "replicas: { count: 1, restart: between }"],
  ])("do not know what another one has in memory: %s", async (_, entry) => {
    const ran = await run(withEntry(entry), { env: { BREAK: "memory" } });
    expect(ran.failed).toContain("order");
    expect(ran.text).toContain("the state is not mine");
  });

  it.each([
    [3, "replicas: 3"],
    [2, "replicas: { count: 2, restart: between }"],
  ])("end with a run by SIGTERM: all %i", async (count, entry) => {
    const cwd = folderWith({});
    const file = join(cwd, "stalls");
    const suite = withEntry(entry).replace(/tools:.*/s, "tools: [{ name: stall, tool: stall }]\n");
    writeIn(cwd, "a.mcptest.yaml", suite.replace("${tmp_dir}/mark", file));
    let running = 0;
    const during = async (child: ChildProcess, mark: string) => {
      await until(() => existsSync(file));
      running = processesWith(`MARK=${mark}`).length;
      child.kill("SIGTERM");
    };
    const ran = await mcptest(["run"], { cwd, during });
    expect([running, ran.code, ran.leftovers]).toEqual([1 + count, 130, []]);
  });

  it("end when one of them crashes, and start again for the next test", async () => {
    const tests = "tools: [{ name: crash, tool: crash }, { name: host, tool: host }]\n";
    const suite = withEntry("replicas: 3").replace(/tools:.*/s, tests);
    const ran = await run(suite);
    expect([ran.failed, ran.leftovers]).toEqual([["crash"], []]);
    expect(ran.text).toContain("exit_code");
  });

  it("are not started where `start` names no port", async () => {
    const ran = await mcptest(["run", "--replicas", "2"], {
      cwd: folderWith({ "a.mcptest.yaml": withEntry("").replace(', "${port}"', "") }),
    });
    expect(ran.code).toBe(2);
    expect(ran.stderr).toContain("--replicas of a server with one port");
  });
});
