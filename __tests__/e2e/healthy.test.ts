import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { mcptest, root } from "../support/cli.js";
import { runSuite } from "../support/run-suite.js";

const folder = mkdtempSync(join(tmpdir(), "mcptest-healthy-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NAMES = ["everything", "filesystem", "memory", "sequential-thinking"];
const ARGS: Record<string, string[]> = { everything: ["stdio"], filesystem: [folder] };
const CALLS: Record<string, { tool: string; args: unknown }> = {
  everything: { tool: "echo", args: { message: "hi" } },
  filesystem: { tool: "list_allowed_directories", args: {} },
  memory: { tool: "read_graph", args: {} },
  "sequential-thinking": {
    tool: "sequentialthinking",
    args: { thought: "t", nextThoughtNeeded: false, thoughtNumber: 1, totalThoughts: 1 },
  },
};

/** So many servers, each kind in turn, with what a suite asks of each of them. */
function suite(count: number, revisions: readonly string[]) {
  const names = Array.from({ length: count }, (_, at) => `${NAMES[at % NAMES.length]}-${at}`);
  const kind = (name: string) => name.replace(/-\d+$/, "");
  const server = (name: string) => ({
    command: [
      process.execPath,
      `${root}node_modules/@modelcontextprotocol/server-${kind(name)}/dist/index.js`,
      ...(ARGS[kind(name)] ?? []),
    ],
    env: { MEMORY_FILE_PATH: join(folder, "memory.jsonl") },
  });
  return {
    servers: Object.fromEntries(names.map((name) => [name, server(name)])),
    target_versions: revisions,
    run_options: { invariants: "fail" },
    tools: names.map((name) => ({ name: `calls ${name}`, server: name, ...CALLS[kind(name)] })),
    compliance: names.map((name) => ({ name: `lists ${name}`, server: name, check: "tools/list" })),
  };
}

describe("a healthy run has no finding", () => {
  const one = ["2025-11-25"];
  const three = ["2024-11-05", "2025-06-18", "2025-11-25"];
  it.each([
    [1, one],
    [2, one],
    [8, one],
    [1, three],
    [2, three],
    [8, three],
  ])("with %i servers, at %j", { timeout: 180_000 }, async (count, revisions) => {
    const { results, code } = await runSuite(suite(count, revisions));
    expect(results.findings).toEqual([]);
    expect(results.tests.filter(({ status }) => status !== "passed")).toEqual([]);
    expect(results.tests).toHaveLength(2 * count * revisions.length);
    expect(code).toBe(0);
  });

  it.each(["everything.mcptest.yaml", "filesystem.mcptest.yaml", "memory.mcptest.yaml", "official-conformance.yml"])(
    "of the example %s",
    async (name) => {
      const file = join(folder, "results.json");
      const env = { MCPTEST_MEMORY_FILE: join(folder, "graph.jsonl") };
      const ran = await mcptest(["run", `examples/${name}`, "--reporter", `json=${file}`], { env });
      expect(ran.code).toBe(0);
      expect(JSON.parse(readFileSync(file, "utf8")).findings).toEqual([]);
    },
  );
});

describe("raw requests and raw bytes over HTTP", () => {
  it("reach a live server as they are written, and its answers and statuses can be asserted", async () => {
    const { results } = await runSuite({
      servers: {
        s: {
          url: "http://127.0.0.1:${port}/mcp",
          start: {
            command: [
              process.execPath,
              `${root}node_modules/@modelcontextprotocol/server-everything/dist/index.js`,
              "streamableHttp",
            ],
            env: { PORT: "${port}" },
          },
        },
      },
      compliance: [
        { name: "a request", request: { method: "ping" }, expect: { result: {}, "http.status": 200 } },
        { name: "an unknown method", request: { method: "no/such" }, expect: { "error.code": -32601 } },
        {
          name: "bytes of a request",
          raw: '{"jsonrpc":"2.0","id":"mine","method":"ping"}',
          expect: { "response.id": "mine", "http.status": 200 },
        },
        { name: "bytes that are no JSON", raw: "{broken", expect: { "http.status": 400, "error.code": -32700 } },
        { name: "the session goes on", check: "ping" },
      ],
    });
    expect(results.tests.map(({ name, status, failures }) => [name, status, failures[0]?.message])).toEqual(
      results.tests.map(({ name }) => [name, "passed", undefined]),
    );
    expect(results.tests).toHaveLength(5);
  });
});
