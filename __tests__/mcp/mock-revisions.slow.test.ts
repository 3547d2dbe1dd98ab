import { beforeAll, describe, expect, it } from "vitest";
import { matchUri, parseUriTemplate } from "../../src/mcp/mock/template.js";
import { LEGACY_REVISIONS } from "../../src/mcp/revisions/known.js";
import { wireSchema } from "../support/wire-schema.js";
import { callOf, everyRequest, load, MODERN, modern, request, shop, talk, wireErrors } from "./mock-support.js";

type Frame = Record<string, unknown> & { result?: Record<string, unknown> };

// Loaded when first needed: else the first call that needs it is overtaken by the next.
beforeAll(() => import("../../src/mcp/mock/arguments.js"));

/** What the mock of a manifest answers to the messages, as messages. */
async function answers(text: string, messages: readonly unknown[]): Promise<Frame[]> {
  const { lines } = await talk(load(text), messages);
  return lines.map((line): Frame => JSON.parse(line));
}

/** A conversation at a revision: the handshake that it begins with, then every request. */
function conversation(revision: string): Frame[] {
  const cursor = Buffer.from("from 2").toString("base64");
  if (revision === MODERN)
    return [request(0, "server/discover"), ...everyRequest(cursor)].map((frame) => modern(frame));
  const initialize = { protocolVersion: revision, capabilities: {}, clientInfo: { name: "test", version: "1" } };
  const initialized = { jsonrpc: "2.0", method: "notifications/initialized" };
  return [request(0, "initialize", initialize), initialized, request(22, "ping"), ...everyRequest(cursor)];
}

describe.each([...LEGACY_REVISIONS, MODERN])("the mock at %s", (revision) => {
  it("answers as that revision has it", async () => {
    const reported = await answers(shop, conversation(revision));
    const lines = reported.map((frame) => `${JSON.stringify(frame)}\n`).join("");
    await expect(lines).toMatchFileSnapshot(`../golden/mcp/mock-at-${revision}.ndjson`);
  });

  const schema = wireSchema(revision);
  it("answers what the protocol's own schema allows", async () => {
    const requests = conversation(revision).filter(({ id }) => id !== undefined);
    const reported = await answers(shop, conversation(revision));
    expect(wireErrors(schema, requests, reported)).toEqual({});
  });
});

describe("batches", () => {
  const batch = [request(1, "ping"), { jsonrpc: "2.0", method: "notifications/x" }, callOf(2, "raw"), 7];
  const initialize = (revision: string) => request(0, "initialize", { protocolVersion: revision });

  it("are answered by one array at 2025-03-26", async () => {
    const [, reported] = await answers(shop, [initialize("2025-03-26"), batch, []]);
    expect(reported).toMatchObject([
      { id: 1, result: {} },
      { id: 2, result: { isError: true } },
      { id: null, error: { code: -32600 } },
    ]);
    const quiet = await answers(shop, [initialize("2025-03-26"), [{ jsonrpc: "2.0", method: "notifications/x" }]]);
    expect(quiet).toHaveLength(1);
  });

  it.each(["2024-11-05", "2025-06-18", "2025-11-25"])("are refused at %s", async (revision) => {
    const reported = await answers(shop, [initialize(revision), batch]);
    expect(reported.slice(1)).toMatchObject([{ error: { code: -32600 } }]);
  });
});

describe("2026-07-28", () => {
  const only = (versions: string) => `protocol_versions: ${versions}\ntools: [{ name: t, response: fine }]`;
  const ping = { "io.modelcontextprotocol/protocolVersion": "2099-01-01" };

  it("refuses a request whose _meta lacks what each must have", async () => {
    const bare = request(1, "tools/list", { _meta: { "io.modelcontextprotocol/protocolVersion": MODERN } });
    const list = (id: number) => request(id, "tools/list");
    const reported = await answers(only(`["${MODERN}"]`), [bare, list(2), modern(list(3), ping)]);
    const data = { supported: [MODERN], requested: "2099-01-01" };
    expect(reported).toEqual([
      { jsonrpc: "2.0", id: 1, error: { code: -32602, message: expect.stringContaining("clientCapabilities") } },
      { jsonrpc: "2.0", id: 2, error: { code: -32602, message: expect.stringContaining("protocolVersion") } },
      { jsonrpc: "2.0", id: 3, error: { code: -32022, message: "Unsupported protocol version", data } },
    ]);
  });

  it("names what it speaks to a client that wants a handshake, where it has none", async () => {
    const initialize = request(1, "initialize", { protocolVersion: "2025-11-25" });
    const [reported] = await answers(only(`["${MODERN}"]`), [initialize]);
    expect(reported).toMatchObject({ error: { code: -32022, data: { supported: [MODERN], requested: "2025-11-25" } } });
  });

  it("is served beside a handshake, whichever comes first", async () => {
    const handshake = request(2, "initialize", { protocolVersion: "2025-06-18" });
    const frames = [modern(callOf(1, "t")), handshake, callOf(3, "t"), modern(callOf(4, "t"))];
    const reported = await answers(only("[]"), frames);
    expect(reported.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    const types = reported.map(({ result }) => result?.resultType);
    expect(types).toEqual(["complete", undefined, undefined, "complete"]);
  });

  it("is unknown to a mock that is configured for older ones only", async () => {
    const frames = [request(1, "server/discover"), callOf(2, "t")].map((frame) => modern(frame));
    const reported = await answers(only('["2025-11-25"]'), frames);
    expect(reported).toMatchObject([{ error: { code: -32601 } }, { id: 2, result: { content: [{ text: "fine" }] } }]);
    expect(reported[1]?.result).not.toHaveProperty("resultType");
  });

  it("lets a manifest say the type of a result by itself", async () => {
    const text = `tools: [{ name: t, response: { result: { resultType: input_required, inputRequests: {}, _meta: { own: 1 } } } }]`;
    const [reported] = await answers(text, [modern(callOf(1, "t"))]);
    expect(reported?.result).toMatchObject({ resultType: "input_required", _meta: { own: 1 } });
  });
});

describe("2026-03-26", () => {
  it("is agreed on if the manifest names it, and never offered by itself", async () => {
    const agreed = async (versions: string, asked: string) => {
      const text = `protocol_versions: ${versions}`;
      const [reported] = await answers(text, [request(1, "initialize", { protocolVersion: asked })]);
      return reported?.result?.protocolVersion;
    };
    expect(await agreed('["2026-03-26", "2025-11-25"]', "2026-03-26")).toBe("2026-03-26");
    expect(await agreed('["2026-03-26", "2025-11-25"]', "2020-01-01")).toBe("2025-11-25");
    expect(await agreed("[]", "2026-03-26")).toBe("2025-11-25");
  });
});

describe("cancellation", () => {
  it("leaves a call without an answer, and the others with theirs", async () => {
    const text =
      "tools: [{ name: slow, response: late, faults: [{ fault: delay, ms: 200 }] }, { name: quick, response: now }]";
    const cancelled = { jsonrpc: "2.0", method: "notifications/cancelled", params: { requestId: 1 } };
    const reported = await answers(text, [callOf(1, "slow"), cancelled, callOf(2, "quick"), ...Array(15).fill("")]);
    expect(reported.map(({ id }) => id)).toEqual([2]);
  });
});

describe("a list of tools as a server gave it", () => {
  const tools = [
    { name: "a", inputSchema: { type: "object", required: ["x"] }, icons: [{ src: "https://e.com/i.png" }] },
    { name: "b", inputSchema: { type: "object" }, outputSchema: { type: "object", required: ["y"] } },
  ];

  it.each([
    ["the list", tools],
    ["a result", { tools, nextCursor: "x" }],
    ["an answer", { jsonrpc: "2.0", id: 1, result: { tools } }],
  ])("is played from %s", async (_, value) => {
    const manifest = load(JSON.stringify(value), "tools.json");
    const { lines } = await talk(manifest, [
      request(1, "initialize", { protocolVersion: "2025-11-25" }),
      request(2, "tools/list"),
      callOf(3, "a", { x: 1 }),
      callOf(4, "a"),
      callOf(5, "b"),
    ]);
    const [, list, called, wrong, structured] = lines.map((line): Frame => JSON.parse(line));
    expect(list?.result).toEqual({ tools });
    expect(called?.result).toMatchObject({ content: [{ text: expect.stringContaining('{"x":1}') }] });
    expect(wrong?.result).toMatchObject({ isError: true });
    expect(structured?.result).toMatchObject({ isError: true });
  });

  it("is no excuse for a manifest whose tools lack their answers", () => {
    expect(() => load("tools: [{ name: a, inputSchema: {} }]", "manifest.yaml")).toThrow("not valid");
    const wrong = '{"tools": [{"name": "a", "inputSchema": {}, "response": 7}]}';
    expect(() => load(wrong, "manifest.json")).toThrow("not valid");
  });
});

describe("URI templates", () => {
  it.each([
    ["a://{x}", "a://b%20c", { x: "b c" }],
    ["a://{x}", "a://b/c", undefined],
    ["a://{+x}", "a://b/c", { x: "b/c" }],
    ["a://{x}/{y}.txt", "a://1/2.txt", { x: "1", y: "2" }],
    ["a://{x}/{y}.txt", "a://1/.txt", undefined],
    ["a://{x}/end", "a://1/end/more", undefined],
    ["a://{x}", "a://", undefined],
    ["a://b", "a://b", {}],
    ["a://{__proto__}", "a://%zz", { ["__proto__"]: "%zz" }],
  ])("%s fits %s: %j", (template, uri, values) => {
    expect(matchUri(parseUriTemplate(template), uri)).toEqual(values);
  });
});
