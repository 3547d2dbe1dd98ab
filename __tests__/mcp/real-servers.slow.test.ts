import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { LEGACY_REVISIONS } from "../../src/mcp/revisions/known.js";
import { valid } from "../support/schema.js";
import { open, root, sessionOf } from "./support.js";

const folder = mkdtempSync(join(tmpdir(), "served-"));
afterAll(() => rmSync(folder, { recursive: true }));

const packages = `${root}node_modules/@modelcontextprotocol`;
const servers = [
  {
    name: "everything",
    args: [`${packages}/server-everything/dist/index.js`, "stdio"],
    tool: { name: "echo", arguments: { message: "hello" } },
    result: { content: [{ type: "text", text: "Echo: hello" }] },
  },
  {
    name: "filesystem",
    args: [`${packages}/server-filesystem/dist/index.js`, folder],
    tool: { name: "list_directory", arguments: { path: folder } },
    result: { content: [{ type: "text", text: "" }] },
  },
  {
    name: "memory",
    args: [`${packages}/server-memory/dist/index.js`],
    tool: { name: "read_graph", arguments: {} },
    result: { structuredContent: { entities: [], relations: [] } },
  },
];

describe.each(servers)("server-$name", ({ name, args, tool, result }) => {
  it.each([...LEGACY_REVISIONS, null])("at %s: handshake, a call, the end", async (targetVersion) => {
    const connection = await open(args, { targetVersion });
    const session = sessionOf(connection);
    expect(session.facts).toMatchObject({
      negotiatedVersion: targetVersion ?? "2025-11-25",
      serverInfo: { name: expect.any(String) },
      capabilities: { tools: {} },
    });
    const outcome = await session.request("tools/call", tool, { timeoutMs: 10_000, purpose: "test" });
    expect(outcome).toMatchObject({ kind: "answer", answer: { jsonrpc: "2.0", result } });

    const capture = { server_label: name, exchanges: connection.exchanges };
    valid("capture", JSON.parse(JSON.stringify(capture)));
    const detection = { purpose: "detect", request: { method: "server/discover" }, response: { error: {} } };
    expect(capture.exchanges.filter(({ direction }) => direction === "client")).toMatchObject([
      ...(targetVersion === null ? [detection] : []),
      { purpose: "handshake", request: { method: "initialize" }, response: { result: {} } },
      { purpose: "handshake", request: { method: "notifications/initialized" } },
      { purpose: "test", request: { method: "tools/call" }, response: { result } },
    ]);
    expect(connection.faults).toEqual([]);
    expect(await session.close()).toEqual([]);
    expect(connection.leftovers()).toEqual([]);
  });

  it("counter-offers where it is asked for a revision that it does not know", async () => {
    const connection = await open(args, { targetVersion: "2026-03-26" });
    expect(connection.exchanges[0]?.request).toMatchObject({ params: { protocolVersion: "2026-03-26" } });
    expect(LEGACY_REVISIONS).toContain(sessionOf(connection).facts.negotiatedVersion);
    await sessionOf(connection).close();
    expect(connection.leftovers()).toEqual([]);
  });
});
