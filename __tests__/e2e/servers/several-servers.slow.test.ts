import { readdirSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serve } from "../../servers/http-fault-server.mjs";
import { folderWith, jsonIn, killOnce, mcptest, mcptestHere, resultsIn, root, textIn } from "../../support/harness.js";

const official = (name: string, ...args: string[]) => ({
  command: "node",
  args: [`${root}node_modules/@modelcontextprotocol/server-${name}/dist/index.js`, ...args],
});

let http: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  http = await serve();
});
afterAll(() => http.close());

/** A folder whose `.mcp.json` has five servers, one of which does not start. */
function folderOfFive(more: object = {}): string {
  const cwd = folderWith({ "files/a.txt": "a" });
  const mcpServers = {
    memory: { ...official("memory"), env: { MEMORY_FILE_PATH: `${cwd}/memory.json` } },
    everything: official("everything"),
    filesystem: official("filesystem", `${cwd}/files`),
    gone: { command: "node", args: ["gone.mjs"] },
    remote: { type: "http", url: `${http.origin}/ok` },
    ...more,
  };
  return folderWith({ "files/a.txt": "a", ".mcp.json": JSON.stringify({ mcpServers }) });
}

const NAMES = ["memory", "everything", "filesystem", "gone", "remote"];

/** The lines of the table at the end of an output, by the name of the server. */
function tableIn(stdout: string): Map<string, string> {
  const lines = stdout
    .slice(stdout.search(/^server +result/m))
    .split("\n")
    .slice(1, -2);
  return new Map(lines.map((line) => [line.split(" ", 1)[0] ?? "", line]));
}

describe("audit of every server of a file", () => {
  it("ends with a table and one exit code, and keeps what it found of each", async () => {
    const cwd = folderOfFive({ unset: { command: "node", args: [], env: { KEY: `\${NOT_SET_ANYWHERE}` } } });
    const flags = ["--budget", "10s", "--reporter", "json=all.json", "--save", "found.yaml", "--jobs", "2"];
    const { code, stdout, stderr, leftovers } = await mcptestHere(["audit", "--from", ".mcp.json", ...flags], { cwd });
    expect(code, stderr).toBe(2);
    expect(stderr).toContain("took 6 servers from .mcp.json");
    const table = tableIn(stdout);
    expect([...table.keys()]).toEqual([...NAMES, "unset"]);
    expect(table.get("memory")).toMatch(/^memory +([A-F]|not graded) +\d+ broken, \d+ suspicious, \d+ advice +[01]$/);
    expect(table.get("gone")).toMatch(
      /^gone +not judged +2 +The server could not be started: the file gone.mjs does not exist/,
    );
    expect(table.get("unset")).toMatch(/^unset +not judged +2 +`NOT_SET_ANYWHERE` has no value$/);
    // The name in the file, then what the server calls itself.
    expect(stdout).toMatch(/^memory: memory-server \S+ \(stdio, /m);
    expect(stdout).toMatch(/\d of 6 servers passed\n$/);
    const rows = resultsIn(cwd, "all.json").tests.filter(({ rule }) => rule === undefined);
    expect(rows.map(({ server }) => server)).toEqual([...NAMES, "unset"]);
    expect(readdirSync(cwd).filter((name) => name.startsWith("found"))).not.toContain("found.yaml");
    expect(leftovers).toEqual([]);
  });

  it("has an entry for each server as JSON, and a glob picks some", async () => {
    const cwd = folderOfFive();
    const args = ["audit", "--from", ".mcp.json#{memory,gone}", "--budget", "5s", "--format", "json"];
    const { code, stdout } = await mcptestHere(args, { cwd });
    expect(code).toBe(2);
    const { servers } = JSON.parse(stdout);
    expect(servers).toMatchObject([
      { server: "memory", report: { server: "memory", tool: "mcptest" } },
      { server: "gone", exit_code: 2, report: null },
    ]);
    const none = await mcptestHere(["audit", "--from", ".mcp.json#shop-*"], { cwd });
    expect(none.code).toBe(2);
    expect(none.stderr).toContain("no server `shop-*`");
  });

  it("keeps what was done before an interrupt", async () => {
    const slow = { command: "node", args: [`${root}__tests__/servers/silent-server.mjs`] };
    const only = { memory: official("memory"), slow, everything: official("everything") };
    const folder = folderWith({ ".mcp.json": JSON.stringify({ mcpServers: only }) });
    let seen = "";
    const { code, stdout, leftovers } = await mcptest(["audit", "--from", ".mcp.json", "--budget", "5s"], {
      cwd: folder,
      async during(child) {
        child.stderr?.on("data", (chunk) => {
          seen += String(chunk);
        });
        await killOnce(() => /audit of slow/.test(seen))(child);
      },
    });
    expect(code).toBe(130);
    expect(tableIn(stdout).get("memory")).toMatch(/ [01]$/);
    expect(tableIn(stdout).get("everything")).toMatch(/ 130 +the run was interrupted$/);
    expect(leftovers).toEqual([]);
  });
});

it("compares every server with one baseline", async () => {
  const cwd = folderOfFive();
  const args = ["compliance", "run", "--from", ".mcp.json#{memory,remote}", "--rules", "PROTO-*"];
  const baseline = ["--baseline", "known.json"];
  await mcptestHere([...args, ...baseline, "--update-baseline"], { cwd });
  expect(jsonIn(cwd, "known.json")).toBeDefined();
  const { code, stdout, stderr } = await mcptestHere([...args, ...baseline], { cwd });
  expect(code, stdout + stderr).toBe(0);
  expect([...tableIn(stdout).keys()]).toEqual(["memory", "remote"]);
});

it("describes every server", async () => {
  const cwd = folderOfFive();
  const { code, stdout } = await mcptestHere(["discover", "--from", ".mcp.json"], { cwd });
  expect(code).toBe(2);
  expect([...tableIn(stdout).keys()]).toEqual(NAMES);
  expect(tableIn(stdout).get("memory")).toMatch(/ 0$/);
  expect(tableIn(stdout).get("gone")).toMatch(/ 2 /);
});

it("writes a suite for each server", async () => {
  const cwd = folderOfFive();
  const { code, stdout, stderr } = await mcptestHere(["init", "--from", ".mcp.json#{memory,gone,remote}"], { cwd });
  expect(code, stderr).toBe(2);
  expect([...tableIn(stdout).keys()]).toEqual(["memory", "gone", "remote"]);
  expect(readdirSync(cwd)).toEqual(expect.arrayContaining(["memory.mcptest.yaml", "remote.mcptest.yaml"]));
  expect(readdirSync(cwd)).not.toContain("gone.mcptest.yaml");
  expect(textIn(cwd, "memory.mcptest.yaml")).toContain("memory:");
});

it("compares the servers of two files by their names", async () => {
  const cwd = folderOfFive();
  const { memory, gone } = (jsonIn(cwd, ".mcp.json") as { mcpServers: Record<string, object> }).mcpServers;
  const other = folderWith({ "mcp.json": JSON.stringify({ mcpServers: { memory, gone, more: memory } }) });
  const { code, stdout, stderr } = await mcptestHere(["diff", ".mcp.json", `${other}/mcp.json`], { cwd });
  expect(code, stderr).toBe(2);
  const table = tableIn(stdout);
  expect(table.get("memory")).toMatch(/the same.* 0$/);
  expect(table.get("more")).toMatch(/ 0$/);
  expect(table.get("gone")).toMatch(/ 2 /);
  expect(table.get("everything")).toMatch(/ 1$/);
});
