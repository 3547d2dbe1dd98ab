import { connect } from "node:net";
import { beforeAll, describe, expect, it } from "vitest";
import { UserError } from "../../src/core/problem.js";
import type { Frame } from "../../src/mcp/frames.js";
import { type MockHttp, type MockHttpOptions, serveMockHttp } from "../../src/mcp/mock/http.js";
import { ManifestScript } from "../../src/mcp/mock/scripts.js";
import { closedAtEnd } from "../support/temporary.js";
import { callOf, load, MODERN, modern, request, shop } from "./mock-support.js";

type Headers = Record<string, string>;

beforeAll(() => import("../../src/mcp/mock/arguments.js"));

async function serve(text: string, options: Partial<MockHttpOptions> = {}): Promise<MockHttp> {
  const settings = { port: 0, host: "127.0.0.1", sse: false, ...options };
  return closedAtEnd(await serveMockHttp(new ManifestScript(load(text)), settings));
}

const json = { "content-type": "application/json", accept: "application/json, text/event-stream" };

/** What a POST is answered by: status, headers, and the body as JSON where it is JSON. */
async function post(url: string, message: unknown, headers: Headers = {}) {
  const body = typeof message === "string" ? message : JSON.stringify(message);
  const response = await fetch(url, { method: "POST", headers: { ...json, ...headers }, body });
  const text = await response.text();
  const isJson = response.headers.get("content-type") === "application/json" && text.startsWith("{");
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

/** A request at 2026-07-28, and its answer. */
function postModern(url: string, frame: Frame, name?: string) {
  return post(url, modern(frame), modernHeaders(String(frame.method), name));
}

/** Begins a session; gives the headers that its requests have. */
async function handshake(url: string, protocolVersion = "2025-11-25"): Promise<Headers> {
  const { headers } = await post(url, request(0, "initialize", { protocolVersion }));
  return { "mcp-session-id": headers.get("mcp-session-id") ?? "", "mcp-protocol-version": protocolVersion };
}

/** The headers of a request at 2026-07-28. */
function modernHeaders(method: string, name?: string, more: Headers = {}): Headers {
  return { "mcp-protocol-version": MODERN, "mcp-method": method, ...(name && { "mcp-name": name }), ...more };
}

describe("sessions", () => {
  it("begin with initialize, are named by each request, and end by DELETE", async () => {
    const { url } = await serve(shop);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/mcp$/);
    const session = await handshake(url);
    expect(session["mcp-session-id"]).toMatch(/^[\da-f-]{36}$/);
    const initialized = { jsonrpc: "2.0", method: "notifications/initialized" };
    expect(await post(url, initialized, session)).toMatchObject({ status: 202, body: "" });
    const called = await post(url, callOf(1, "raw"), session);
    expect(called).toMatchObject({ status: 200, body: { id: 1, result: { isError: true } } });
    expect(await post(url, callOf(2, "raw"))).toMatchObject({ status: 400 });
    expect(await post(url, callOf(3, "raw"), { "mcp-session-id": "x" })).toMatchObject({ status: 404 });
    expect((await fetch(url, { method: "DELETE", headers: session })).status).toBe(204);
    expect((await fetch(url, { method: "DELETE", headers: session })).status).toBe(404);
    expect(await post(url, callOf(4, "raw"), session)).toMatchObject({ status: 404 });
  });

  it("agree on a revision each, by which they are served", async () => {
    const { url } = await serve(shop);
    const [old, newer] = [await handshake(url, "2025-03-26"), await handshake(url)];
    const batch = [request(1, "ping"), callOf(2, "raw")];
    const answered = await post(url, batch, old);
    expect(JSON.parse(answered.body)).toMatchObject([{ id: 1, result: {} }, { id: 2 }]);
    expect(await post(url, batch, newer)).toMatchObject({ status: 400, body: { error: { code: -32600 } } });
    const unknown = { ...newer, "mcp-protocol-version": "1999-01-01" };
    expect(await post(url, request(3, "ping"), unknown)).toMatchObject({ status: 400 });
  });

  it("are forgotten, the oldest first, if there are very many", async () => {
    const { url } = await serve("{}");
    const first = await handshake(url);
    for (let made = 0; made < 1_000; made += 50) await Promise.all(Array.from({ length: 50 }, () => handshake(url)));
    expect(await post(url, request(1, "ping"), first)).toMatchObject({ status: 404 });
    expect(await post(url, request(1, "ping"), await handshake(url))).toMatchObject({ status: 200 });
  });
});

describe("2026-07-28", () => {
  const greet = (args: object) => modern(callOf(1, "greet", args));
  const readTerms = request(1, "resources/read", { uri: "shop://terms" });
  const twice = greet({ name: "Ada", times: 2 });
  const ADA = btoa("\u00c3\u0085d\u00c3\u00a4");
  const ada = greet({ name: "Ada" });
  const headers = (more: Headers = {}) => modernHeaders("tools/call", "greet", more);
  const named = { "mcp-param-name": "Ada" };

  it("has no sessions: each request stands alone", async () => {
    const { url } = await serve(shop);
    const answer = await post(url, ada, { ...headers(named), "mcp-session-id": "x" });
    expect(answer).toMatchObject({ status: 200, body: { result: { resultType: "complete" } } });
    expect(answer.headers.get("mcp-session-id")).toBeNull();
    expect(await postModern(url, request(1, "server/discover"))).toMatchObject({
      status: 200,
      body: { result: { supportedVersions: [MODERN], ttlMs: 5000, cacheScope: "public" } },
    });
  });

  it.each([
    ["no revision", ada, { "mcp-method": "tools/call", "mcp-name": "greet", ...named }],
    ["another revision", ada, { ...headers(named), "mcp-protocol-version": "2025-11-25" }],
    ["no method", ada, { "mcp-protocol-version": MODERN, "mcp-name": "greet", ...named }],
    ["a method in other letters", ada, { ...headers(named), "mcp-method": "Tools/Call" }],
    ["no name", ada, { ...modernHeaders("tools/call"), ...named }],
    ["another name", ada, { ...headers(named), "mcp-name": "price" }],
    ["no header of an argument", ada, headers()],
    ["another argument", ada, headers({ "mcp-param-name": "Bob" })],
    ["an argument that is not there", greet({}), headers(named)],
    ["base64 without its padding", greet({ name: "Ad" }), headers({ "mcp-param-name": "=?base64?QWQ?=" })],
    ["another number", twice, headers({ ...named, "mcp-param-times": "3" })],
    ["another URI", modern(readTerms), modernHeaders("resources/read", "shop://logo")],
  ])("refuses headers with %s", async (_, message, sent) => {
    const { url } = await serve(shop);
    expect(await post(url, message, sent)).toMatchObject({ status: 400, body: { id: 1, error: { code: -32020 } } });
  });

  it.each([
    ["in base64", greet({ name: "Ådä" }), headers({ "mcp-param-name": `=?base64?${ADA}?=` })],
    ["of a number that is written in another way", twice, headers({ ...named, "mcp-param-times": "2.0" })],
    ["that no tool knows", ada, headers({ ...named, "mcp-param-other": "x" })],
  ])("takes headers %s", async (_, message, sent) => {
    const { url } = await serve(shop);
    expect(await post(url, message, sent)).toMatchObject({ status: 200, body: { id: 1 } });
  });

  it("reports by status what it does not do", async () => {
    const { url } = await serve(shop);
    const unknown = await postModern(url, request(1, "no/such"));
    expect(unknown).toMatchObject({ status: 404, body: { error: { code: -32601 } } });
    const handshake = await postModern(url, request(1, "initialize"));
    expect(handshake).toMatchObject({ status: 404, body: { error: { code: -32601 } } });
    const version = { "io.modelcontextprotocol/protocolVersion": "2099-01-01" };
    const later = { ...modernHeaders("tools/list"), "mcp-protocol-version": "2099-01-01" };
    const newer = await post(url, modern(request(1, "tools/list"), version), later);
    expect(newer).toMatchObject({ status: 400, body: { error: { code: -32022, data: { supported: [MODERN] } } } });
    const bare = await post(url, request(1, "tools/list"), modernHeaders("tools/list"));
    expect(bare).toMatchObject({ status: 400, body: { id: 1, error: { code: -32602 } } });
    const notice = await post(url, { jsonrpc: "2.0", method: "notifications/x" }, modernHeaders("notifications/x"));
    expect(notice).toMatchObject({ status: 202, body: "" });
    const wrongTool = await postModern(url, callOf(1, "none"), "none");
    expect(wrongTool).toMatchObject({ status: 200, body: { error: { code: -32602 } } });
  });

  it("allows POST alone where it is the only revision", async () => {
    const { url } = await serve(`protocol_versions: ["${MODERN}"]\ntools: []`);
    for (const method of ["GET", "DELETE", "PUT"]) {
      const { status, headers: answered } = await fetch(url, { method });
      expect([status, answered.get("allow")]).toEqual([405, "POST"]);
    }
    const initialize = await post(url, request(1, "initialize", { protocolVersion: "2025-11-25" }));
    expect(initialize).toMatchObject({ status: 400, body: { error: { code: -32022, data: { supported: [MODERN] } } } });
  });

  it("is refused if the mock speaks only older ones, by nothing that looks modern", async () => {
    const { url } = await serve('protocol_versions: ["2025-11-25"]\ntools: []');
    const { status, body } = await postModern(url, request(1, "server/discover"));
    expect([status, body.error.code]).toEqual([400, -32600]);
  });
});

describe("what a web server has to refuse", () => {
  it("does", async () => {
    const { url } = await serve(shop);
    const ping = request(1, "ping");
    const initialize = request(1, "initialize", { protocolVersion: "2025-11-25" });
    expect((await fetch(url)).status).toBe(405);
    expect((await fetch(url.replace("/mcp", "/other"))).status).toBe(404);
    expect(await post(url, "{", {})).toMatchObject({ status: 400, body: { error: { code: -32700 } } });
    expect(await post(url, ping, { "content-type": "text/plain" })).toMatchObject({ status: 415 });
    expect(await post(url, ping, { accept: "application/json" })).toMatchObject({ status: 406 });
    expect(await post(url, initialize, { accept: "*/*" })).toMatchObject({ status: 200 });
    expect(await post(url, initialize, { origin: "https://evil.example" })).toMatchObject({ status: 403 });
    expect(await post(url, initialize, { origin: "null" })).toMatchObject({ status: 403 });
    expect(await post(url, initialize, { origin: "http://localhost:6274" })).toMatchObject({ status: 200 });
    expect(await post(url, " ".repeat(16 * 1024 * 1024 + 1))).toMatchObject({ status: 413 });
  });

  it("includes a Host by which a page of another site may have come here", async () => {
    const { url } = await serve(shop);
    expect(await statusFor(url, "evil.example")).toBe(403);
    expect(await statusFor(url, "localhost:1234")).toBe(405);
  });

  it("is reported as the user's to fix if the port is taken", async () => {
    const { url } = await serve("{}");
    const again = serve("{}", { port: Number(new URL(url).port) });
    await expect(again).rejects.toThrow(UserError);
    await expect(again).rejects.toThrow(/cannot listen on 127\.0\.0\.1:\d+/);
  });
});

/** A manifest whose only tool has these faults. */
const faulty = (faults: string) => `tools: [{ name: t, response: fine, faults: ${faults} }]`;

describe("faults over HTTP", () => {
  const call = (url: string, id: number) => postModern(url, callOf(id, "t"), "t");

  it.each([false, true])("misbehave on the calls that the manifest names, with streams: %s", async (sse) => {
    const { url } = await serve(faulty("[{ fault: garbage, call: 1 }, { fault: drop, call: 2 }]"), { sse });
    expect((await call(url, 1)).body).toContain("}{ this is not JSON");
    await expect(call(url, 2)).rejects.toThrow();
    expect(JSON.stringify((await call(url, 3)).body)).toContain("fine");
  });

  it("answer late, and not at all once nobody waits", async () => {
    const { url } = await serve(faulty("[{ fault: delay, ms: 100 }]"));
    const order: string[] = [];
    await Promise.all([
      call(url, 1).then(() => order.push("late")),
      postModern(url, request(2, "tools/list")).then(() => order.push("now")),
    ]);
    expect(order).toEqual(["now", "late"]);
  });

  it("hang: no request is answered any more, whoever sends it", async () => {
    const { url } = await serve(faulty("[{ fault: hang }]"));
    const headers = { ...json, ...modernHeaders("tools/call", "t") };
    const called = { method: "POST", headers, body: JSON.stringify(modern(callOf(1, "t"))) };
    await expect(fetch(url, { ...called, signal: AbortSignal.timeout(300) })).rejects.toThrow(/timeout/);
    await expect(fetch(url, { signal: AbortSignal.timeout(300) })).rejects.toThrow(/timeout/);
  });

  it("crash: every connection breaks, and the mock's owner is notified", async () => {
    const mock = await serve(faulty("[{ fault: crash }]"));
    await expect(call(mock.url, 1)).rejects.toThrow();
    await mock.crashed;
  });
});

describe("HTTP+SSE", () => {
  /** Opens a stream; gives where its messages go, and the text of what came until `count` events were there. */
  async function open(url: string) {
    const gone = new AbortController();
    const response = await fetch(new URL("/sse", url), { signal: gone.signal });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    const events = async (count: number): Promise<string[]> => {
      while (text.split("\n\n").length <= count) text += (await reader?.read())?.value ?? "";
      return text.split("\n\n").slice(0, count);
    };
    const [endpoint = ""] = await events(1);
    return { to: new URL(endpoint.split("data: ")[1] ?? "", url).href, events, close: () => gone.abort() };
  }

  it("has a stream for each session, by which the answers come", async () => {
    const { url } = await serve(faulty("[{ fault: garbage, call: 1 }, { fault: drop, call: 2 }]"));
    const [one, other] = [await open(url), await open(url)];
    const hello = request(1, "initialize", { protocolVersion: "2024-11-05" });
    expect(await post(one.to, hello)).toMatchObject({ status: 202, body: "Accepted" });
    await post(other.to, request(2, "ping"));
    for (const id of [3, 4, 5]) await post(one.to, callOf(id, "t"));
    const report = (await one.events(4)).slice(1);
    expect(report.map((event) => event.replace("event: message\ndata: ", ""))).toEqual([
      expect.stringContaining('"protocolVersion":"2024-11-05"'),
      "}{ this is not JSON",
      '{"jsonrpc":"2.0","id":5,"result":{"content":[{"type":"text","text":"fine"}]}}',
    ]);
    expect((await other.events(2))[1]).toContain('"id":2');
    other.close();
    await expect.poll(async () => (await post(other.to, request(6, "ping"))).status).toBe(404);
    expect((await post(one.to, "{")).status).toBe(400);
    expect((await post(one.to, "{}", { "content-type": "text/plain" })).status).toBe(415);
    expect((await post(new URL("/sse", url).href, hello)).status).toBe(404);
  });

  it("is not there if the mock does not speak 2024-11-05", async () => {
    const { url } = await serve(`protocol_versions: ["2025-03-26", "2025-11-25"]`);
    expect((await fetch(new URL("/sse", url))).status).toBe(404);
    expect((await post(new URL("/sse/messages?session=x", url).href, request(1, "ping"))).status).toBe(404);
  });
});

describe("streams", () => {
  it("carry answers as events, and refusals as they are", async () => {
    const { url } = await serve(shop, { sse: true });
    const session = await handshake(url);
    const { headers, body } = await post(url, request(1, "ping"), session);
    expect(headers.get("content-type")).toBe("text/event-stream");
    expect(body).toBe('event: message\ndata: {"jsonrpc":"2.0","id":1,"result":{}}\n\n');
    const unknown = await postModern(url, request(1, "no/such"));
    expect([unknown.status, unknown.headers.get("content-type")]).toEqual([404, "application/json"]);
  });
});

/** The status of a GET with a Host of its own, which fetch does not let set. */
function statusFor(url: string, host: string): Promise<number> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(`GET /mcp HTTP/1.1\r\nHost: ${host}\r\n\r\n`));
    socket.once("data", (chunk) => {
      resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(chunk.toString())?.[1]));
      socket.destroy();
    });
    socket.once("error", reject);
  });
}
