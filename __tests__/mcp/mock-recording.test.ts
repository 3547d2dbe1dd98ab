import { describe, expect, it } from "vitest";
import type { Cassette, Interaction } from "../../src/core/generated/cassette.js";
import { createRedactor } from "../../src/core/redaction/redact.js";
import { serveMockHttp } from "../../src/mcp/mock/http.js";
import { RecordingScript } from "../../src/mcp/mock/scripts.js";
import { closedAtEnd } from "../support/temporary.js";
import { callOf, MODERN, modern, request, talk } from "./mock-support.js";

const progress = { jsonrpc: "2.0", method: "notifications/progress", params: { progress: 1 } };
const stderr: string[] = [];

function cassette(protocol_version: string, interactions: Interaction[]): Cassette {
  return {
    version: 1,
    kind: "server",
    server: { name: "recorded" },
    protocol_version,
    recorded_at: "2026-01-01T00:00:00Z",
    interactions,
  };
}

const handshake: Interaction = {
  request: { method: "initialize", params: { protocolVersion: "2025-06-18" } },
  response: { jsonrpc: "2.0", result: { protocolVersion: "2025-06-18", capabilities: {}, serverInfo: { name: "r" } } },
};

function called(name: string, rest: Partial<Interaction>): Interaction {
  return { request: { method: "tools/call", params: { name, arguments: {} } }, ...rest };
}

const answered = (text: string) => ({ response: { jsonrpc: "2.0", result: { content: [{ type: "text", text }] } } });

const recorded = (played: Cassette) => new RecordingScript(played, (asked) => asked);

describe("a recording", () => {
  it("is found without the secrets that it does not hold", async () => {
    const redactor = createRedactor();
    redactor.add("TOKEN", "hunter2hunter2");
    const call = (text: string) => ({ method: "tools/call", params: { name: "t", arguments: { text } } });
    const interaction = { request: call("«secret:TOKEN»"), ...answered("known") };
    const script = new RecordingScript(cassette("2025-06-18", [interaction]), (asked) => redactor.value(asked));
    const { lines } = await talk(script, [{ jsonrpc: "2.0", id: 1, ...call("hunter2hunter2") }]);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ id: 1, result: { content: [{ text: "known" }] } });
  });

  it("reports over stdio what was refused over HTTP", async () => {
    const http = { status: 404, headers: {} };
    const refused = called("t", { http, fault: { rule_id: "FAULT-HTTP-STATUS", message: "HTTP 404: no" } });
    const { lines } = await talk(recorded(cassette("2025-06-18", [refused])), [callOf(1, "t")]);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ id: 1, error: { code: -32603, message: "HTTP 404: no" } });
  });

  it("is played over stdio: in its order, with what came before an answer, and what never came", async () => {
    const script = recorded(
      cassette("2025-06-18", [
        handshake,
        called("t", { ...answered("first"), notifications: [progress] }),
        called("t", answered("second")),
        called("late", { fault: { rule_id: "FAULT-TIMEOUT-CALL" } }),
        called("end", { fault: { rule_id: "X", process: { exit_code: 3, signal: null, stderr } } }),
      ]),
    );
    const meta = { _meta: { progressToken: 7 } };
    const { lines, how } = await talk(script, [
      request(1, "initialize", { protocolVersion: "2025-11-25" }),
      { ...callOf(2, "t"), params: { name: "t", arguments: {}, ...meta } },
      callOf(3, "t"),
      callOf(4, "t"),
      callOf(5, "late"),
      callOf(6, "other"),
      callOf(7, "end"),
    ]);
    expect(how).toBe("crashed");
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { id: 1, result: { protocolVersion: "2025-06-18", serverInfo: { name: "r" } } },
      { method: "notifications/progress", params: { progress: 1 } },
      { id: 2, result: { content: [{ text: "first" }] } },
      { id: 3, result: { content: [{ text: "second" }] } },
      { id: 4, result: { content: [{ text: "second" }] } },
      {
        id: 6,
        error: { code: -32603, message: expect.stringMatching(/no tools\/call with these params; the nearest is/) },
      },
    ]);
  });

  it("is played over HTTP at the revision at which it was recorded", async () => {
    const discovered = {
      jsonrpc: "2.0",
      result: { resultType: "complete", supportedVersions: [MODERN], capabilities: {} },
    };
    const interactions = [
      { request: { method: "server/discover" }, response: discovered },
      called("t", { ...answered("hello"), notifications: [progress] }),
      called("gone", { fault: { rule_id: "FAULT-HTTP-RESET" } }),
    ];
    const options = { port: 0, host: "127.0.0.1", sse: false };
    const mock = closedAtEnd(await serveMockHttp(recorded(cassette(MODERN, interactions)), options));
    const post = (frame: Record<string, unknown>, name?: string) =>
      fetch(mock.url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          accept: "application/json, text/event-stream",
          "mcp-protocol-version": MODERN,
          "mcp-method": String(frame.method),
          ...(name && { "mcp-name": name }),
        },
        body: JSON.stringify(modern(frame)),
      });
    expect(await (await post(request(1, "server/discover"))).json()).toEqual({ id: 1, ...discovered });
    const stream = await post(callOf(2, "t"), "t");
    expect(stream.headers.get("content-type")).toBe("text/event-stream");
    expect((await stream.text()).match(/^data: .*$/gm)).toHaveLength(2);
    await expect(post(callOf(3, "gone"), "gone")).rejects.toThrow();
    expect((await fetch(mock.url, { method: "DELETE" })).status).toBe(405);
  });
});
