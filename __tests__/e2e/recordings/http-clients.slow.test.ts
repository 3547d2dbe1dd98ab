import { Client as ModernClient, StreamableHTTPClientTransport as ModernHttp } from "@modelcontextprotocol/client";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { SSEClientTransport } from "@modelcontextprotocol/sdk/client/sse.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { CreateMessageRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { describe, expect, it } from "vitest";
import { freePort } from "../../../src/core/proc/port.js";
import { mcptest, root } from "../../support/cli.js";
import { writeIn } from "../../support/files.js";
import { folderWith } from "../../support/temporary.js";
import { bodiesOf, recordHttp, startServer, startTee } from "./recorder.js";

const EVERYTHING = `${root}node_modules/@modelcontextprotocol/server-everything/dist/index.js`;
const TOKEN = "tok-5f0c2a9e71";

/** A session of the official client: lists, good and bad calls, progress, a question of the server, the end. */
async function talk(url: URL, kind: "http" | "sse"): Promise<unknown[]> {
  const requestInit = { headers: { authorization: `Bearer ${TOKEN}` } };
  const transport =
    kind === "sse"
      ? new SSEClientTransport(url, { requestInit })
      : new StreamableHTTPClientTransport(url, { requestInit });
  const client = new Client({ name: "sdk", version: "1" }, { capabilities: { sampling: {} } });
  client.setRequestHandler(CreateMessageRequestSchema, () => ({
    role: "assistant",
    model: "none",
    content: { type: "text", text: "sampled" },
  }));
  await client.connect(transport);
  const call = (name: string, values: object, onprogress?: (progress: unknown) => void) =>
    client.callTool({ name, arguments: { ...values } }, undefined, { ...(onprogress && { onprogress }) }).catch(String);
  const progress: unknown[] = [];
  const frames = [
    await client.listTools(),
    await call("echo", { message: "grüße 🙂" }),
    await call("echo", {}),
    await call("trigger-long-running-operation", { duration: 0.5, steps: 2 }, (step) => progress.push(step)),
    await call("trigger-sampling-request", { prompt: "x", maxTokens: 5 }),
    await Promise.all([1, 2, 3].map((b) => call("get-sum", { a: 1, b }))),
  ];
  if (transport instanceof StreamableHTTPClientTransport) await transport.terminateSession();
  await client.close();
  return frames;
}

describe("the client of the official SDK through the recorder, over HTTP", () => {
  it.each([
    ["http", "streamableHttp", "/mcp"],
    ["sse", "sse", "/sse"],
  ] as const)("passes and records %s byte for byte", async (kind, mode, path) => {
    const port = await freePort();
    await startServer([EVERYTHING, mode], port);
    const server = new URL(`http://127.0.0.1:${port}${path}`);
    const direct = await talk(server, kind);
    const inner = await startTee(server);
    const recording = await recordHttp(inner.url);
    const outer = await startTee(recording.url);
    expect(await talk(outer.url, kind)).toEqual(direct);
    expect(outer.tee.length).toBeGreaterThan(8);
    // The client does not read the body of a 202, and may close it before it came.
    const [outside, inside] = [outer.tee, inner.tee].map((tee) =>
      bodiesOf(tee)
        .map((text) => text.replace(/Accepted$/, ""))
        .sort(),
    );
    expect(outside).toEqual(inside);

    const sessions = await recording.stop();
    expect(sessions).toHaveLength(1);
    const [session] = sessions;
    expect(session).toMatchObject({ transport: kind, protocol_version: "2025-11-25", server: { url: `${inner.url}` } });
    const calls = session?.exchanges.filter(({ request }) => (request as { method?: string })?.method === "tools/call");
    expect(calls).toHaveLength(7);
    expect(calls?.map(({ response, http }) => response !== undefined && http?.status)).toEqual(Array(7).fill(200));
    expect(calls?.[2]?.notifications).not.toHaveLength(0);
    const sampling = session?.exchanges.find(({ direction }) => direction === "server");
    expect(session?.exchanges).toContainEqual(
      expect.objectContaining({ direction: "server", response: expect.anything() }),
    );
    expect(sampling).toBeDefined();
    expect(recording.text()).not.toContain(TOKEN);

    const folder = folderWith({});
    writeIn(folder, "shop.capture.ndjson", recording.text());
    const report = await mcptest(["compliance", "invariants", "--capture", "shop.capture.ndjson"], { cwd: folder });
    expect(report.stdout).not.toContain("✗");
    const draft = ["record", "--draft", "shop.capture.ndjson", "--safe-call", "*", "--out", "-"];
    const withoutToken = await mcptest(draft, { cwd: folder });
    expect(withoutToken.stderr).toContain("Set BEARER_TOKEN in the environment");
    const drafted = await mcptest(draft, { cwd: folder, env: { BEARER_TOKEN: TOKEN } });
    expect(drafted.stdout).toContain("bearer_token_env: BEARER_TOKEN");
    expect(drafted.stderr).toMatch(/wrote 7 tests .*: 7 passed, 0 skipped/);
    expect(drafted.code).toBe(0);
  });

  it("records the second version of the client, which has no sessions", async () => {
    const port = await freePort();
    await startServer([`${root}__tests__/servers/sdk-state-server.mjs`, `${port}`], port);
    const server = new URL(`http://127.0.0.1:${port}/mcp`);
    const recording = await recordHttp(server);
    const lists = await Promise.all(
      [server, recording.url, recording.url].map(async (url) => {
        const client = new ModernClient({ name: "modern", version: "2" }, { versionNegotiation: { mode: "auto" } });
        await client.connect(new ModernHttp(url));
        const list = await client.listTools();
        await client.close();
        return list;
      }),
    );
    expect(lists[1]).toEqual(lists[0]);
    expect(lists[2]).toEqual(lists[0]);
    const exchanges = (await recording.stop()).flatMap((session) => session.exchanges);
    const answered = exchanges.filter(
      ({ request, response }) => (request as { method?: string })?.method === "tools/list" && response !== undefined,
    );
    expect(answered).toHaveLength(2);
  });

  it("keeps fifty sessions apart", async () => {
    const port = await freePort();
    await startServer([EVERYTHING, "streamableHttp"], port);
    const recording = await recordHttp(`http://127.0.0.1:${port}/mcp`);
    await Promise.all(
      Array.from({ length: 50 }, async (_, at) => {
        const client = new Client({ name: `client ${at}`, version: "1" });
        const transport = new StreamableHTTPClientTransport(recording.url);
        await client.connect(transport);
        for (const part of ["a", "b"]) {
          const message = `${at}${part}`;
          const { content } = await client.callTool({ name: "echo", arguments: { message } });
          expect(content).toEqual([{ type: "text", text: `Echo: ${message}` }]);
        }
        await transport.terminateSession();
        await client.close();
      }),
    );
    const sessions = await recording.stop();
    expect(sessions).toHaveLength(50);
    const seen = sessions.map(({ exchanges }) => {
      const frames = exchanges.map(
        ({ request }) => request as { params?: { clientInfo?: { name: string }; arguments?: object } },
      );
      const name = frames.find(({ params }) => params?.clientInfo)?.params?.clientInfo?.name.slice("client ".length);
      expect(exchanges.filter(({ direction, response }) => direction === "client" && response)).toHaveLength(3);
      const messages = frames.flatMap(({ params }) => (params?.arguments ? [params.arguments] : []));
      expect(messages).toEqual([{ message: `${name}a` }, { message: `${name}b` }]);
      return name;
    });
    expect(new Set(seen).size).toBe(50);
  });
});
