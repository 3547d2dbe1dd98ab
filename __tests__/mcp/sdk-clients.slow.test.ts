import { Client as ModernClient } from "@modelcontextprotocol/client";
import { StdioClientTransport as ModernStdio } from "@modelcontextprotocol/client/stdio";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { describe, expect, it } from "vitest";
import type { Outcome, Session } from "../../src/mcp/types.js";
import { open, root, sessionOf } from "./support.js";

const EVERYTHING = [`${root}node_modules/@modelcontextprotocol/server-everything/dist/index.js`, "stdio"];
const MODERN = [`${root}__tests__/servers/modern-server.mjs`];

/** The calls that both sides make, and the SDK's own way to make each. */
const calls: [method: string, params: Record<string, unknown>][] = [
  ["tools/list", {}],
  ["tools/call", { name: "echo", arguments: { message: "hi" } }],
  ["tools/call", { name: "echo", arguments: {} }],
  ["tools/call", { name: "no such tool", arguments: {} }],
  ["resources/list", {}],
  ["resources/templates/list", {}],
  ["resources/read", { uri: "no://such" }],
  ["prompts/list", {}],
  ["prompts/get", { name: "no such prompt" }],
];

interface SdkClient {
  listTools(): Promise<unknown>;
  callTool(params: { name: string; arguments: Record<string, unknown> }): Promise<unknown>;
  listResources(): Promise<unknown>;
  listResourceTemplates(): Promise<unknown>;
  readResource(params: { uri: string }): Promise<unknown>;
  listPrompts(): Promise<unknown>;
  getPrompt(params: { name: string }): Promise<unknown>;
  close(): Promise<void>;
}

async function bySdk(client: SdkClient, method: string, params: Record<string, unknown>): Promise<unknown> {
  const { name, uri, arguments: args } = params as { name: string; uri: string; arguments: Record<string, unknown> };
  const ways: Record<string, () => Promise<unknown>> = {
    "tools/list": () => client.listTools(),
    "tools/call": () => client.callTool({ name, arguments: args }),
    "resources/list": () => client.listResources(),
    "resources/templates/list": () => client.listResourceTemplates(),
    "resources/read": () => client.readResource({ uri }),
    "prompts/list": () => client.listPrompts(),
    "prompts/get": () => client.getPrompt({ name }),
  };
  try {
    return { result: await ways[method]?.() };
  } catch (error) {
    return { code: (error as { code?: unknown }).code };
  }
}

async function byUs(session: Session, method: string, params: Record<string, unknown>): Promise<unknown> {
  const outcome: Outcome = await session.request(method, params, { timeoutMs: 10_000, purpose: "test" });
  if (outcome.kind !== "answer") return outcome.kind;
  const { result, error } = outcome.answer as { result?: Record<string, unknown>; error?: { code: number } };
  return error ? { code: error.code } : { result };
}

describe("the SDK's clients get the same", () => {
  it("its first version, on server-everything", async () => {
    const client = new Client({ name: "c", version: "1" });
    await client.connect(new StdioClientTransport({ command: process.execPath, args: EVERYTHING, stderr: "ignore" }));
    const session = sessionOf(await open(EVERYTHING, { targetVersion: "2025-11-25" }));
    try {
      for (const [method, params] of calls) {
        expect(await byUs(session, method, params), method).toEqual(await bySdk(client as SdkClient, method, params));
      }
    } finally {
      await Promise.all([client.close(), session.close()]);
    }
  });

  it("its second version at 2026-07-28, but for what says how a result is to be read", async () => {
    const client = new ModernClient(
      { name: "c", version: "1" },
      { versionNegotiation: { mode: { pin: "2026-07-28" } } },
    );
    await client.connect(new ModernStdio({ command: process.execPath, args: MODERN, stderr: "ignore" }));
    const session = sessionOf(await open(MODERN, { targetVersion: "2026-07-28" }));
    // The client reads these, and does not hand them on: a tester must see them.
    const unread = ({ result, ...rest }: { result?: Record<string, unknown> }) => {
      if (!result) return rest;
      const { resultType: _, ttlMs: __, cacheScope: ___, _meta: ____, ...read } = result;
      return { ...rest, result: read };
    };
    try {
      for (const [method, params] of calls) {
        const [ours, theirs] = [await byUs(session, method, params), await bySdk(client as SdkClient, method, params)];
        expect(unread(ours as object), method).toEqual(unread(theirs as object));
        if ("result" in (ours as object)) expect(ours, method).toMatchObject({ result: { resultType: "complete" } });
      }
    } finally {
      await Promise.all([client.close(), session.close()]);
    }
  });
});
