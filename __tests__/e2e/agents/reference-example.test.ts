import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { folderWith, mcptest, resultsIn, root, runIn, textIn, writeIn } from "../../support/harness.js";
import { referencePage } from "../../support/oracles.js";
import { scripted, verdict } from "./conversations.js";

const TOKEN = "reference-token-0123456789";
const page = referencePage("yaml-test-format-v1.txt");

/** The larger example at the end of the reference, as it is there. */
function largerExample(file: string): string {
  const text = textIn(file);
  const start = text.indexOf("# yaml-language-server", text.indexOf("A larger example"));
  return text.slice(start, text.indexOf("This file:", start));
}

const TOOLS = [
  { name: "echo", inputSchema: { type: "object", properties: { message: { type: "string" } } } },
  { name: "latest_deployment", inputSchema: { type: "object" } },
];

/** What the `remote_api` of the example answers. */
function answerOf(method: string, params?: { name?: string; arguments?: { message?: string } }) {
  const text = params?.name === "echo" ? params.arguments?.message : "billing, release 7.1";
  if (method === "tools/list") return { tools: TOOLS };
  if (method === "tools/call") return { content: [{ type: "text", text }] };
  return { protocolVersion: "2025-11-25", capabilities: { tools: {} }, serverInfo: { name: "remote", version: "1" } };
}

/** A server at a URL that requires the token of the example. */
async function startRemote(): Promise<Server> {
  const server = createServer(async (request, response) => {
    if (request.url === "/healthz") return void response.end("ok");
    let body = "";
    for await (const chunk of request) body += chunk;
    const isKnown = request.headers.authorization === `Bearer ${TOKEN}`;
    if (!isKnown || request.method !== "POST") return void response.writeHead(isKnown ? 405 : 401).end();
    const { id, method, params } = JSON.parse(body);
    if (id === undefined) return void response.writeHead(202).end();
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ jsonrpc: "2.0", id, result: answerOf(method, params) }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}

describe.skipIf(page === undefined)("the larger example of the reference", () => {
  let remote: Server;
  let cwd: string;
  beforeAll(async () => {
    remote = await startRemote();
    const { port } = remote.address() as AddressInfo;
    cwd = folderWith({ "fixture.txt": "hello" });
    // Only where the servers and the fixture are is different.
    const text = largerExample(page!)
      .replaceAll("https://mcp.example.com", `http://127.0.0.1:${port}`)
      .replace(
        '["npx", "-y", "@modelcontextprotocol/server-filesystem", "/tmp"]',
        JSON.stringify(["node", `${root}node_modules/@modelcontextprotocol/server-filesystem/dist/index.js`, cwd]),
      )
      .replace("/tmp/mcptest-fixture.txt", join(cwd, "fixture.txt"))
      .replace('path: "/tmp"', `path: ${JSON.stringify(cwd)}`);
    expect(text).not.toMatch(/example\.com|npx|\/tmp"/);
    writeIn(cwd, "example.yaml", text);
    writeIn(cwd, "driven.yaml", text.replace("    threshold: 0.7", "    threshold: 0.7\n    model: gpt-5"));
  });
  afterAll(() => {
    remote.closeAllConnections();
    remote.close();
  });

  const env = { MCPTEST_REMOTE_API_TOKEN: TOKEN };

  it("validates as it is", async () => {
    const folder = folderWith({ "example.yaml": largerExample(page!) });
    const ran = await mcptest(["validate", "example.yaml"], { cwd: folder, env });
    expect([ran.code, ran.stderr]).toEqual([0, ""]);
  });

  it("runs", async () => {
    const { results, ...ran } = await runIn(cwd, ["example.yaml"], env, mcptest);
    expect(ran.stderr).toBe("");
    const ended = results.tests.map(({ block, status }) => `${block} ${status}`);
    const passed = ["tools", "tools", "tools", "compliance", "compliance"].map((block) => `${block} passed`);
    expect(ended).toEqual([...passed, "evals skipped"]);
    expect(ran.code).toBe(0);
  });

  it("has an eval that is deferred, and graded with a model that answers", async () => {
    const models = await scripted([
      { calls: [{ name: "remote_api__latest_deployment", args: {} }] },
      "The service billing has the release tag 7.1.",
      verdict(0.9, "It names both."),
    ]);
    const evaluate = async (file: string) => {
      const args = ["eval", file, "--reporter", "json=r.json"];
      const { code, stderr } = await mcptest(args, { cwd, env: { ...models.env, ...env } });
      expect([code, stderr]).toEqual([0, ""]);
      return resultsIn(cwd, "r.json").tests.at(-1);
    };
    expect(await evaluate("example.yaml")).toMatchObject({ block: "evals", status: "deferred" });
    expect(await evaluate("driven.yaml")).toMatchObject({
      ...{ status: "passed", server: "remote_api" },
      agent: { tool_calls: [{ server: "remote_api", name: "latest_deployment", is_error: false }] },
      scores: [{ name: "rubric", score: 0.9, threshold: 0.7 }],
    });
    expect(models.requests.at(-1)?.texts[0]).toContain("Answer must mention the service name and the release tag.");
  });
});
