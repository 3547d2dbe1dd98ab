import { describe, expect, it } from "vitest";
import type { HttpTarget, SessionOptions } from "../../src/mcp/types.js";
import { type FaultServer, serve } from "../servers/http-fault-server.mjs";
import { startProxy } from "../servers/proxy.js";
import { testCertificates } from "../servers/tls.js";
import { closedAtEnd } from "../support/temporary.js";
import { openHttp } from "./http-support.js";
import { call, rules, sessionOf, textOf } from "./support.js";

const { ca, ...tls } = await testCertificates();
const started = async (options?: Parameters<typeof serve>[1]) => closedAtEnd(await serve(0, options));
const proxied = async () => closedAtEnd(await startProxy());

async function connected(
  server: FaultServer,
  mode: string,
  target?: Partial<HttpTarget>,
  options?: Partial<SessionOptions>,
) {
  const report = await openHttp(`${server.origin}/mcp/${mode}`, target, options);
  const one = closedAtEnd(sessionOf(report), 500);
  return { ...report, server, one };
}

/** A session with a server of its own, in this mode. */
const opened = async (mode: string, target?: Partial<HttpTarget>, options?: Partial<SessionOptions>) =>
  connected(await started(), mode, target, options);

/** The headers with which the server saw the call. */
function headersOf(outcome: Awaited<ReturnType<typeof call>>): Record<string, string> {
  return JSON.parse(String(textOf(outcome))).headers;
}

describe("what is sent", () => {
  it("names both content types, our name and the headers of the target", async () => {
    const { one } = await opened("json", { headers: () => ({ "x-tenant": "blue" }) }, { clientVersion: "9.9.9" });
    expect(headersOf(await call(one))).toMatchObject({
      accept: "application/json, text/event-stream",
      "content-type": "application/json",
      "user-agent": "mcptest/9.9.9",
      "x-tenant": "blue",
    });
  });

  it.each([
    ["2024-11-05", undefined],
    ["2025-03-26", undefined],
    ["2025-06-18", "2025-06-18"],
    ["2025-11-25", "2025-11-25"],
  ])("tells the revision from 2025-06-18 on, after initialize: %s", async (targetVersion, report) => {
    const { server, one } = await opened("json", {}, { targetVersion });
    expect(headersOf(await call(one))["mcp-protocol-version"]).toBe(report);
    expect(server.seen[0]?.headers["mcp-protocol-version"]).toBeUndefined();
  });

  it("echoes the session, and ends it", async () => {
    const { server, one } = await opened("session");
    const id = headersOf(await call(one))["mcp-session-id"];
    expect(server.sessions.has(id ?? "")).toBe(true);
    await one.close(500);
    expect(server.seen.at(-1)).toMatchObject({ method: "DELETE", headers: { "mcp-session-id": id } });
    expect(server.sessions.size).toBe(0);
  });

  it("sends the end of the handshake before the first call, and asks for the server's own stream", async () => {
    const { server, one } = await opened("json");
    await call(one);
    const order = server.seen.map(({ method, body }) => (body === "" ? method : JSON.parse(body).method));
    expect(order.slice(0, 2)).toEqual(["initialize", "notifications/initialized"]);
    expect(order.slice(2).sort()).toEqual(["GET", "tools/call"]);
  });

  it("sends calls in a row over one connection", async () => {
    const { server, one } = await opened("json");
    for (let count = 0; count < 6; count += 1) await call(one);
    const ports = server.seen.filter(({ body }) => body.includes("tools/call")).map(({ port }) => port);
    const changes = ports.filter((port, index) => index > 0 && port !== ports[index - 1]);
    expect(ports).toHaveLength(6);
    // The request for the server's own stream may meanwhile free the other connection.
    expect(changes.length).toBeLessThanOrEqual(1);
  });

  it("reports an event that is too large on the server's own stream", async () => {
    const { faults } = await opened("listens-large");
    await expect.poll(() => rules(faults)).toEqual(["FAULT-TRANSPORT-FRAME-TOO-LARGE"]);
  });

  it("answers a server that asks without end no more than it takes answers", async () => {
    const { server, one } = await opened("listens-flood");
    const answers = () => server.seen.filter(({ body }) => body.includes('"result":{}')).length;
    await expect.poll(answers).toBeGreaterThan(200);
    expect((await call(one)).kind).toBe("answer");
    expect(answers()).toBeLessThanOrEqual(256);
  });

  it("answers what the server asks on its own stream", async () => {
    const { server, exchanges } = await opened("listens");
    await expect
      .poll(() => server.seen.map(({ body }) => body))
      .toContain('{"jsonrpc":"2.0","id":"from-server","result":{}}');
    expect(exchanges).toContainEqual(
      expect.objectContaining({ direction: "server", request: expect.objectContaining({ method: "ping" }) }),
    );
  });
});

describe("a request with a header that cannot be sent", () => {
  it("ends at once, whether its answer is waited for or lost", async () => {
    let value = "fine";
    const { one } = await opened("json", { headers: () => ({ "x-own": value }) });
    value = "a\nb";
    const fault = { rule_id: "FAULT-HTTP-RESET", message: "tools/call could not be sent: invalid x-own header." };
    expect(await call(one)).toMatchObject({ kind: "fault", fault });
    await one.sendAndDiscard("tools/call", { name: "x" }, { disconnect: true });
  });
});

describe("a session that the server lost", () => {
  const LOST = ["session-lost", "session-lost-by-answer"];
  it.each(LOST)("is started again, and the call sent once more: %s", async (mode) => {
    const { server, one, exchanges } = await opened(mode);
    const outcome = await call(one);
    expect(outcome.kind).toBe("answer");
    const posted = server.seen.flatMap(({ body }) => (body === "" ? [] : [JSON.parse(body)]));
    const methods = posted.map(({ method }) => method);
    expect(methods).toEqual([
      ...["initialize", "notifications/initialized", "tools/call"],
      ...["initialize", "notifications/initialized", "tools/call"],
    ]);
    const [first, second] = posted.filter(({ method }) => method === "tools/call");
    expect(second.id).not.toBe(first.id);
    expect(second.params).toEqual({ ...first.params, _meta: { progressToken: second.id } });
    const again = server.seen.filter(({ body }) => body.includes('"initialize"'))[1];
    expect(again?.headers["mcp-session-id"]).toBeUndefined();
    const statuses = exchanges.filter(({ purpose }) => purpose === "test").map(({ http }) => http?.status);
    expect(statuses).toEqual([404, 200]);
  });

  it("is not lost if a new one gets the same answer, which is judged", async () => {
    const { server, one } = await opened("session-404-answer");
    const answer = { error: { code: -32602, message: "no such tool" } };
    expect(await call(one)).toMatchObject({ kind: "answer", answer, http: { status: 404 } });
    expect(server.seen.filter(({ body }) => body.includes('"initialize"'))).toHaveLength(2);
  });

  it("is started again once for calls that lost it together", async () => {
    const { server, one } = await opened("session-lost");
    const outcomes = await Promise.all([call(one), call(one), call(one)]);
    expect(outcomes.map(({ kind }) => kind)).toEqual(["answer", "answer", "answer"]);
    expect(server.seen.filter(({ body }) => body.includes('"initialize"'))).toHaveLength(2);
  });
});

describe("what is reported about HTTP", () => {
  it("stands beside the answer and in the exchange", async () => {
    const { one, exchanges } = await opened("json");
    const http = { status: 200, headers: expect.objectContaining({ "content-type": "application/json" }) };
    expect(await call(one)).toMatchObject({ kind: "answer", http });
    expect(exchanges.find(({ purpose }) => purpose === "test")).toMatchObject({ http });
  });

  it("bounds a request by http.timeout if that is shorter than the call's", async () => {
    const { one } = await opened("hang", { timeoutMs: 200 });
    expect(await call(one, 20_000)).toMatchObject({ kind: "timeout" });
  });
});

describe("TLS", () => {
  const trusting = { tls: { ca, insecure: false } };
  const refused = (message: unknown = expect.anything()) => ({
    ok: false,
    failure: { rule_id: "FAULT-HTTP-TLS", message },
  });

  it.each<[string, Partial<HttpTarget>]>([
    ["trusts the authority of a bundle", trusting],
    ["accepts any if it is configured to", { tls: { insecure: true } }],
    ["goes through no proxy that is set for http alone", { ...trusting, proxy: { http: "http://127.0.0.1:1" } }],
  ])("%s", async (_, target) => {
    const { one } = await connected(await started({ tls }), "json", target);
    expect((await call(one)).kind).toBe("answer");
  });

  it("does not trust a certificate that nobody signed", async () => {
    const { origin } = await started({ tls });
    expect((await openHttp(`${origin}/mcp/json`)).result).toMatchObject(refused());
  });

  it("does not take a certificate for another name", async () => {
    const { origin } = await started({ tls });
    const { result } = await openHttp(`${origin.replace("127.0.0.1", "localhost")}/mcp/json`, trusting);
    expect(result).toMatchObject(refused(expect.stringContaining("ERR_TLS_CERT_ALTNAME_INVALID")));
  });

  it("refuses an older TLS than the oldest accepted", async () => {
    const server = await started({ tls: { ...tls!, maxVersion: "TLSv1.2" } });
    const atLeast = (minVersion: "TLSv1.2" | "TLSv1.3") => ({ tls: { ...trusting.tls, minVersion } });
    expect((await openHttp(`${server.origin}/mcp/json`, atLeast("TLSv1.3"))).result).toMatchObject(refused());
    await connected(server, "json", atLeast("TLSv1.2"));
  });

  it("goes through a proxy by CONNECT", async () => {
    const server = await started({ tls });
    const proxy = await proxied();
    const { one } = await connected(server, "json", { ...trusting, proxy: { https: proxy.origin } });
    expect((await call(one)).kind).toBe("answer");
    expect(new Set(proxy.asked)).toEqual(new Set([`CONNECT ${new URL(server.origin).host}`]));
  });
});

describe("a proxy", () => {
  it("is asked for the whole address, with its own credentials", async () => {
    const proxy = await proxied();
    const http = proxy.origin.replace("//", "//user:pass@");
    const { one, server } = await opened("json", { proxy: { http } });
    expect((await call(one)).kind).toBe("answer");
    expect(proxy.asked).toContain(`POST ${server.origin}/mcp/json`);
    expect([...proxy.auth]).toEqual([`Basic ${Buffer.from("user:pass").toString("base64")}`]);
  });

  it("is passed by where NO_PROXY says so", async () => {
    const { one } = await opened("json", { proxy: { http: "http://127.0.0.1:1", no: "127.0.0.1" } });
    expect((await call(one)).kind).toBe("answer");
  });
});

describe("interruption", () => {
  it.each([null, "2025-11-25"])("ends a start that is under way, asked for %s", async (targetVersion) => {
    const { origin } = await started();
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 100);
    const { result, faults } = await openHttp(
      `${origin}/mcp/start-hang`,
      {},
      { signal: stop.signal, startupTimeoutMs: 600_000, targetVersion },
    );
    expect(result.ok).toBe(false);
    expect(rules(faults)).toEqual([]);
  });

  it("gives a session that is closed no connection", async () => {
    const { server, one } = await opened("json");
    await one.close(500);
    expect(one.alive).toBe(false);
    await expect.poll(() => server.connections()).toBe(0);
  });
});
