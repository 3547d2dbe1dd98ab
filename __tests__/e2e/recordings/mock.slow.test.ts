import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { Client as ModernClient, StreamableHTTPClientTransport as ModernHttp } from "@modelcontextprotocol/client";
import { StdioClientTransport as ModernStdio } from "@modelcontextprotocol/client/stdio";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { SSEClientTransport } from "@modelcontextprotocol/sdk/client/sse.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { describe, expect, it, onTestFinished } from "vitest";
import { LEGACY_REVISIONS } from "../../../src/mcp/revisions/known.js";
import { MODERN, shop } from "../../mcp/mock-support.js";
import { CLI, folderWith, mcptestHere, runFiles, steady, writeIn } from "../../support/harness.js";

const info = { name: "sdk", version: "1" };
const GREETS =
  '{ name: greets, tool: greet, args: { name: Ada, times: 1 }, expect: { "result.content[0].text": "Hello Ada, 1 times" } }';
const cwd = folderWith({
  "shop.mock.yaml": shop,
  "tools.json": JSON.stringify({ tools: [{ name: "a", inputSchema: { type: "object" } }] }),
});

/** Starts the mock over HTTP, as users do; gives its process and the URL that it prints. */
async function serve(args: readonly string[]): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [CLI, "mock", ...args, "--http", "0"], {
    cwd,
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [url] = await once(createInterface(child.stdout), "line");
  return { child, url };
}

/** What both clients of the SDK can do. */
interface AnyClient {
  getServerVersion(): unknown;
  listTools(params?: { cursor: string }): Promise<{ tools: { name: string }[]; nextCursor?: string | undefined }>;
  callTool(params: { name: string; arguments?: Record<string, unknown> }): Promise<object>;
  listResources(): Promise<{ resources: unknown[] }>;
  listResourceTemplates(): Promise<{ resourceTemplates: unknown[] }>;
  readResource(params: { uri: string }): Promise<object>;
  listPrompts(): Promise<{ prompts: unknown[] }>;
  getPrompt(params: { name: string; arguments: Record<string, string> }): Promise<{ messages: unknown[] }>;
  complete(params: {
    ref: { type: "ref/prompt"; name: string };
    argument: { name: string; value: string };
  }): Promise<{ completion: { values: string[] } }>;
}

/** Starts the mock over HTTP, and connects the SDK's first client. */
async function connected(...args: string[]) {
  const mock = await serve(args);
  const transport = new StreamableHTTPClientTransport(new URL(mock.url));
  const client = new Client(info);
  await client.connect(transport);
  return { ...mock, client, transport };
}

/** Drives a mock of the shop through a client of the SDK, which checks every answer by its own schemas. */
async function drive(client: AnyClient) {
  expect(client.getServerVersion()).toMatchObject({ name: "shop", version: "2.0.0" });
  // The second version of the SDK follows the cursors by itself.
  const first = await client.listTools();
  const names = first.tools.map(({ name }) => name);
  if (first.nextCursor)
    names.push(...(await client.listTools({ cursor: first.nextCursor })).tools.map(({ name }) => name));
  expect(names).toEqual(["greet", "price", "raw", "broken"]);
  expect(await client.callTool({ name: "greet", arguments: { name: "Ådä", times: 2 } })).toMatchObject({
    content: [{ type: "text", text: "Hello Ådä, 2 times" }],
  });
  expect(await client.callTool({ name: "greet", arguments: {} })).toMatchObject({ isError: true });
  await expect(client.callTool({ name: "broken" })).rejects.toMatchObject({ code: -32010, data: { until: 9 } });
  expect((await client.listResources()).resources).toHaveLength(2);
  expect((await client.listResourceTemplates()).resourceTemplates).toHaveLength(1);
  expect(await client.readResource({ uri: "shop://items/a%2Fb/photo" })).toMatchObject({
    contents: [{ text: "Photo of a/b" }],
  });
  expect((await client.listPrompts()).prompts).toHaveLength(1);
  expect((await client.getPrompt({ name: "sell", arguments: { item: "tea" } })).messages).toHaveLength(2);
  const ref = { type: "ref/prompt", name: "sell" } as const;
  expect((await client.complete({ ref, argument: { name: "item", value: "c" } })).completion.values).toEqual(["cup"]);
}

describe.each(LEGACY_REVISIONS)("the SDK's first client at %s", (revision) => {
  it("is answered over stdio", async () => {
    const client = new Client(info);
    const args = [CLI, "mock", "shop.mock.yaml", "--revision", revision];
    await client.connect(new StdioClientTransport({ command: process.execPath, args, cwd }));
    await drive(client);
    const { structuredContent } = await client.callTool({ name: "price", arguments: { item: 1 } });
    expect(structuredContent).toEqual(revision < "2025-06-18" ? undefined : { item: 1, cents: 250 });
    await client.close();
  });

  it("is answered over Streamable HTTP", async () => {
    const { client, transport } = await connected("shop.mock.yaml", "--revision", revision);
    expect(transport.protocolVersion).toBe(revision);
    expect(transport.sessionId).toBeDefined();
    await drive(client);
    await transport.terminateSession();
    await client.close();
  });
});

describe("the SDK's second client at 2026-07-28", () => {
  const client = () => new ModernClient(info, { versionNegotiation: { mode: { pin: MODERN } } });

  it("is answered over stdio", async () => {
    const one = client();
    await one.connect(new ModernStdio({ command: process.execPath, args: [CLI, "mock", "shop.mock.yaml"], cwd }));
    await drive(one);
    await one.close();
  });

  it.each([[[]], [["--sse"]]])("is answered over Streamable HTTP %j", async (flags) => {
    const { url } = await serve(["shop.mock.yaml", ...flags]);
    const one = client();
    await one.connect(new ModernHttp(new URL(url)));
    await drive(one);
    expect((await one.callTool({ name: "price", arguments: { item: 1 } })).structuredContent).toEqual({
      item: 1,
      cents: 250,
    });
    await one.close();
  });

  it("finds by itself what a mock of older revisions speaks", async () => {
    const { url } = await serve(["shop.mock.yaml", "--revision", "2025-06-18"]);
    const one = new ModernClient(info, { versionNegotiation: { mode: "auto" } });
    await one.connect(new ModernHttp(new URL(url)));
    expect(one.getNegotiatedProtocolVersion()).toBe("2025-06-18");
    await drive(one);
    await one.close();
  });
});

describe("mcptest mock", () => {
  it("is a server that a suite starts, over HTTP too", async () => {
    const suite = `
servers:
  shop:
    url: http://127.0.0.1:\${port}/mcp
    start: { command: [${JSON.stringify(process.execPath)}, ${JSON.stringify(CLI)}, mock, shop.mock.yaml, --http, "\${port}"] }
target_versions: [2025-03-26, 2025-11-25]
run_options: { invariants: fail }
tools:
  - ${GREETS}
compliance:
  - { name: all of it, check: invariants }
`;
    const { results, ...ran } = await runFiles({ "shop.mock.yaml": shop, "a.mcptest.yaml": suite });
    expect(ran).toMatchObject({ code: 0, stderr: "", leftovers: [] });
    expect(results.summary).toMatchObject({ total: 4, passed: 4 });
  });

  it("ends by an interrupt, and by a crash with code 1", async () => {
    const { child } = await serve(["shop.mock.yaml"]);
    child.kill("SIGINT");
    expect(await once(child, "exit")).toEqual([null, "SIGINT"]);
    const crashing = folderWith({ "m.yaml": "tools: [{ name: t, response: x, faults: [{ fault: crash }] }]" });
    const { client, child: crashed } = await connected(`${crashing}/m.yaml`, "--revision", "2025-11-25");
    const exit = once(crashed, "exit");
    await expect(client.callTool({ name: "t" })).rejects.toThrow();
    expect(await exit).toEqual([1, null]);
  });

  it("is answered over HTTP+SSE", async () => {
    const { url } = await serve(["shop.mock.yaml"]);
    const client = new Client(info);
    await client.connect(new SSEClientTransport(new URL("/sse", url)));
    await drive(client);
    await client.close();
    const suite = `servers: { s: { url: "${new URL("/sse", url)}" } }
target_versions: ["2024-11-05"]
tools: [${GREETS}]
`;
    const { code, leftovers } = await mcptestHere(["run"], { cwd: folderWith({ "a.mcptest.yaml": suite }) });
    expect({ code, leftovers }).toEqual({ code: 0, leftovers: [] });
  });

  it("plays what a run has recorded, and the same suite passes on it", async () => {
    const suite = (command: readonly string[]) => `
servers: { shop: { command: ${JSON.stringify([process.execPath, CLI, "mock", ...command])} } }
target_versions: [2025-06-18]
tools:
  - ${GREETS}
  - { name: is closed, tool: broken, expect: { error.code: -32010 } }
resources:
  - { name: has terms, uri: "shop://terms", expect: { "result.contents[0].text": No returns } }
`;
    const folder = folderWith({ "shop.mock.yaml": shop, "a.mcptest.yaml": suite(["shop.mock.yaml"]) });
    const recorded = await mcptestHere(["run", "a.mcptest.yaml", "--record", "tapes"], { cwd: folder });
    expect(recorded).toMatchObject({ code: 0, leftovers: [] });
    const [tape = ""] = readdirSync(join(folder, "tapes"));
    writeIn(folder, "b.mcptest.yaml", suite([`tapes/${tape}`]));
    const played = await mcptestHere(["run", "b.mcptest.yaml"], { cwd: folder });
    expect(played).toMatchObject({ code: 0, leftovers: [], stdout: expect.stringContaining("3 tests: 3 passed") });
  });

  it("plays a list of tools, and reports what it cannot do", async () => {
    const { url, client } = await connected("tools.json");
    expect((await client.listTools()).tools).toMatchObject([{ name: "a" }]);
    await client.close();
    const reported = async (...args: string[]) => {
      const { code, stdout, stderr } = await mcptestHere(["mock", ...args], { cwd });
      return steady(`${args.join(" ")}\n${code} ${stdout}${stderr}`, cwd).replaceAll(new URL(url).port, "PORT");
    };
    const texts = [
      await reported("none.yaml"),
      await reported("shop.mock.yaml", "--http", "70000"),
      await reported("shop.mock.yaml", "--revision", "2023-01-01"),
      await reported("shop.mock.yaml", "--http", new URL(url).port),
      await reported("old.cassette.json", "--revision", "2025-11-25"),
    ];
    await expect(texts.join("\n")).toMatchFileSnapshot("../../golden/e2e/mock-errors.txt");
  });
});
