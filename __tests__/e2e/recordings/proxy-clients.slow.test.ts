import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { CreateMessageRequestSchema, ListRootsRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { describe, expect, it } from "vitest";
import { sessionsOfRecording } from "../../../src/mcp/proxy/read-recording.js";
import { CLI } from "../../support/bundle.js";
import { folderWith, mcptest, root } from "../../support/cli.js";

const node = process.execPath;
const TEE = `${root}__tests__/servers/tee.mjs`;
const entryOf = (name: string) => `${root}node_modules/@modelcontextprotocol/server-${name}/dist/index.js`;

/**
 * What the client of the official SDK gets from a server, started by `command`: lists, a good and a bad call of each tool
 * given, once the server has asked for the roots, if it does.
 */
async function talk(
  command: readonly string[],
  env: Record<string, string>,
  calls: readonly [string, object][],
  asksForRoots: boolean,
) {
  const client = new Client({ name: "sdk", version: "1" }, { capabilities: { sampling: {}, roots: {} } });
  client.setRequestHandler(CreateMessageRequestSchema, () => ({
    role: "assistant",
    model: "none",
    content: { type: "text", text: "sampled" },
  }));
  const asked = new Promise<void>((resolve) => {
    client.setRequestHandler(ListRootsRequestSchema, () => {
      resolve();
      return { roots: [] };
    });
  });
  const [program = "", ...args] = command;
  const transport = new StdioClientTransport({ command: program, args, env, stderr: "ignore" });
  const frames: unknown[] = [];
  await client.connect(transport);
  const tools = await client.listTools();
  frames.push(client.getServerVersion(), client.getServerCapabilities(), tools);
  if (asksForRoots) await asked;
  for (const [name, args] of calls) frames.push(await client.callTool({ name, arguments: { ...args } }).catch(String));
  const before = Date.now();
  await client.close();
  return { frames, closeMs: Date.now() - before };
}

describe("the client of the official SDK through the recorder", () => {
  const folder = folderWith({ "files/a.txt": "hello", "memory.jsonl": "" });
  const env = { PATH: process.env.PATH ?? "", MEMORY_FILE_PATH: join(folder, "memory.jsonl") };

  it.each([
    [
      "everything",
      [],
      [
        ["echo", { message: "hi" }],
        ["get-sum", { a: 1, b: 2 }],
        ["echo", {}],
        ["trigger-sampling-request", { prompt: "x", maxTokens: 5 }],
      ],
    ],
    [
      "memory",
      [],
      [
        ["read_graph", {}],
        ["search_nodes", { query: "x" }],
        ["no_such_tool", {}],
      ],
    ],
    [
      "filesystem",
      [join(folder, "files")],
      [
        ["read_text_file", { path: join(folder, "files/a.txt") }],
        ["list_directory", { path: "/" }],
      ],
    ],
  ] as [string, string[], [string, object][]][])("gets from %s what it gets without it", async (name, args, calls) => {
    const tee = (file: string, command: readonly string[]) => [node, TEE, join(folder, `${name}-${file}`), ...command];
    const passed = (file: string, way: "sent" | "received") =>
      readFileSync(join(folder, `${name}-${file}.${way}`), "utf8");
    const command = [node, entryOf(name), ...args];
    const out = join(folder, `out-${name}`);
    const direct = await talk(tee("direct", command), env, calls, name !== "memory");
    const recorder = [node, CLI, "record", "--proxy", "--out", out, "--", ...tee("inside", command)];
    const recorded = await talk(tee("outside", recorder), env, calls, name !== "memory");
    expect(recorded.frames).toEqual(direct.frames);
    for (const way of ["sent", "received"] as const) {
      expect(passed("outside", way)).toBe(passed("inside", way));
      // Answers may come in another order.
      expect(passed("inside", way).split("\n").sort()).toEqual(passed("direct", way).split("\n").sort());
    }
    expect(passed("inside", "sent")).toContain('"method":"tools/call"');
    // Some servers wait for SIGTERM, which the client sends after two seconds.
    expect(recorded.closeMs).toBeLessThan(direct.closeMs + 1_000);
    const [file = ""] = readdirSync(out);
    const [session] = sessionsOfRecording(readFileSync(join(out, file), "utf8"));
    const methods = session?.exchanges.map(({ request }) => (request as { method?: string } | undefined)?.method);
    expect(methods).toEqual(expect.arrayContaining(["initialize", "notifications/initialized", "tools/list"]));
    expect(methods?.filter((method) => method === "tools/call")).toHaveLength(calls.length);
    expect(session?.exchanges.every(({ raw }) => raw === undefined)).toBe(true);
    const report = await mcptest(["compliance", "invariants", "--capture", join(out, file)]);
    expect(report.stderr).toBe("");
    expect(report.stdout).toContain(`${session?.server_label} @ `);
  });
});
