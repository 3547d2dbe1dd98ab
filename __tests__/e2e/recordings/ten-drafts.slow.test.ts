import { join } from "node:path";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { CreateMessageRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { expect, it } from "vitest";
import { CLI } from "../../support/bundle.js";
import { folderWith, mcptest, root } from "../../support/cli.js";

const node = process.execPath;
const official = (name: string) => `${root}node_modules/@modelcontextprotocol/server-${name}/dist/index.js`;
const own = (name: string) => `${root}__tests__/servers/${name}.mjs`;
const files = folderWith({ "notes/a.txt": "hello", "notes/b.md": "# Title\n" });
const notes = join(files, "notes");

type Call = [tool: string, args?: object];

/** Sessions as a person has them, by what they try. */
const SESSIONS: [what: string, command: string[], calls: Call[], flags?: string[]][] = [
  [
    "sums",
    [official("everything"), "stdio"],
    [
      ["echo", { message: "hi" }],
      ["get-sum", { a: 1, b: 2 }],
      ["get-sum", { a: 2, b: 2 }],
    ],
  ],
  ["mistakes", [official("everything"), "stdio"], [["echo"], ["get-sum", { a: "x" }], ["no_such_tool"]]],
  [
    "content",
    [official("everything"), "stdio"],
    [
      ["get-tiny-image"],
      ["get-structured-content", { location: "Chicago" }],
      ["get-annotated-message", { messageType: "error" }],
    ],
  ],
  ["a question", [official("everything"), "stdio"], [["trigger-sampling-request", { prompt: "x", maxTokens: 5 }]]],
  [
    "an empty graph",
    [official("memory")],
    [["read_graph"], ["search_nodes", { query: "x" }], ["open_nodes", { names: ["x"] }]],
  ],
  [
    "files",
    [official("filesystem"), notes],
    [
      ["list_directory", { path: notes }],
      ["read_text_file", { path: join(notes, "a.txt") }],
      ["read_text_file", { path: join(notes, "none") }],
      ["get_file_info", { path: join(notes, "b.md") }],
    ],
  ],
  [
    "thoughts",
    [official("sequential-thinking")],
    [["sequentialthinking", { thought: "a", nextThoughtNeeded: false, thoughtNumber: 1, totalThoughts: 1 }]],
  ],
  ["a purchase", [own("shop-server")], [["search", { query: "pen" }], ["now"], ["now"], ["get", { item_id: "nope" }]]],
  ["notes", [own("notes-server")], [["add_note", { text: "buy milk" }], ["list_notes"], ["clear"]], ["--sandbox"]],
  ["nothing", [own("notes-server")], []],
];

it.each(SESSIONS)("the draft of a session with %s passes at once", async (_, command, calls, flags = []) => {
  const folder = folderWith({});
  const client = new Client({ name: "claude-ai", version: "0.1" }, { capabilities: { sampling: {} } });
  client.setRequestHandler(CreateMessageRequestSchema, () => ({
    role: "assistant",
    model: "none",
    content: { type: "text", text: "sampled" },
  }));
  const args = [CLI, "record", "--proxy", "--name", "one", "--out", "out", "--", node, ...command];
  await client.connect(new StdioClientTransport({ command: node, args, cwd: folder, stderr: "ignore" }));
  await client.listTools();
  for (const [name, values = {}] of calls) await client.callTool({ name, arguments: { ...values } }).catch(() => {});
  await client.close();
  const safe = flags.length > 0 ? flags : ["--safe-call", "*"];
  const drafted = await mcptest(["record", "--draft", "out", "--out", "one.mcptest.yaml", ...safe], { cwd: folder });
  const distinct = new Set(calls.map((call) => JSON.stringify(call))).size;
  expect(drafted.stderr).toContain(`${distinct} passed, 0 skipped`);
  expect(drafted.code).toBe(0);
  if (calls.length === 0) return;
  const ran = await mcptest(["run", "one.mcptest.yaml"], { cwd: folder });
  expect(ran.code, ran.stdout).toBe(0);
});
