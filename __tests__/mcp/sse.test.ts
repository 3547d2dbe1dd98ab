import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { LEGACY_REVISIONS } from "../../src/mcp/revisions/known.js";
import type { HttpTarget, Session, SessionOptions } from "../../src/mcp/types.js";
import { serveSse } from "../servers/sse-fault-server.mjs";
import { openHttp } from "./http-support.js";
import { call, root, rowsOf, rules, sessionOf, textOf } from "./support.js";

const server = await serveSse();
let open: Session[] = [];

afterEach(async () => {
  await Promise.all(open.map((session) => session.close(500)));
  open = [];
  await expect.poll(() => server.connections()).toBe(0);
  server.seen.length = 0;
});
afterAll(() => server.close());

function opening(mode: string, options: Partial<SessionOptions> = {}, target: Partial<HttpTarget> = {}) {
  return openHttp(`${server.origin}/sse/${mode}`, { transport: "sse", ...target }, options);
}

async function opened(mode: string, options: Partial<SessionOptions> = {}, target: Partial<HttpTarget> = {}) {
  const reported = await opening(mode, options, target);
  const session = sessionOf(reported);
  open.push(session);
  return { ...reported, session };
}

function sent(method: string) {
  return server.seen.filter(({ body }) => body !== "" && JSON.parse(body).method === method);
}

describe("a server over HTTP+SSE", () => {
  it.each(["json", "absolute", "posts-hang"])("is called at the endpoint that it names: %s", async (mode) => {
    const { session, faults } = await opened(mode, {}, { headers: () => ({ "x-tenant": "blue" }) });
    expect(textOf(await call(session))).toMatch(/^fine \d+$/);
    expect(faults).toEqual([]);
    expect(server.seen[0]).toMatchObject({ method: "GET", headers: { accept: "text/event-stream" } });
    expect(sent("tools/call")).toMatchObject([
      {
        method: "POST",
        url: expect.stringMatching(`^/message/${mode}\\?session=\\d+$`),
        headers: { "content-type": "application/json", "x-tenant": "blue" },
      },
    ]);
  });

  it.each([
    ["2024-11-05", undefined],
    ["2025-06-18", "2025-06-18"],
  ])("tells the revision from 2025-06-18 on: %s", async (targetVersion, reported) => {
    const { session } = await opened("json", { targetVersion });
    await call(session);
    expect(sent("initialize")[0]?.headers["mcp-protocol-version"]).toBeUndefined();
    expect(sent("tools/call")[0]?.headers["mcp-protocol-version"]).toBe(reported);
  });

  it("is answered what it asks", async () => {
    const { session } = await opened("asks-back");
    expect(textOf(await call(session))).toMatch(/^fine/);
    await expect
      .poll(() => server.seen.map(({ body }) => body))
      .toContain('{"jsonrpc":"2.0","id":"from-server","result":{}}');
  });

  it.each([
    ["twice", ["FAULT-PROTO-DUPLICATE-ANSWER"]],
    ["noise", ["FAULT-PROTO-MALFORMED-FRAME"]],
    ["answers-in-post", ["FAULT-HTTP-WRONG-STREAM"]],
  ])("is judged by its answer where it says more: %s", async (mode, reported) => {
    const { session, faults } = await opened(mode);
    expect(textOf(await call(session))).toMatch(/^fine/);
    await expect.poll(() => rules(faults)).toEqual(reported);
  });
});

it("a POST that is refused by an error that names no request is answered by it", async () => {
  const { session, faults } = await opened("refuses-by-error");
  const outcome = await call(session, 20_000);
  expect(outcome).toMatchObject({ kind: "answer", answer: { error: { code: -32700 } }, http: { status: 413 } });
  expect(faults).toEqual([]);
});

it("reports a fault of the response to a call with the call's owner", async () => {
  const owner = { name: "whose call it is" };
  const { session, faults } = await opened("answers-in-post");
  await session.request("tools/call", { name: "t", arguments: {} }, { timeoutMs: 30_000, purpose: "test", owner });
  expect(faults.map((fault) => fault.owner)).toEqual([owner]);
});

describe("a call that gets no answer", () => {
  it.each([
    ["call-400", "FAULT-HTTP-STATUS", undefined],
    ["call-500", "FAULT-HTTP-STATUS", undefined],
    ["call-401", "FAULT-HTTP-DENIED", true],
    ["call-429", "FAULT-HTTP-RATE-LIMIT", true],
    ["ends", "FAULT-HTTP-NO-ANSWER", undefined],
    ["resets", "FAULT-HTTP-RESET", undefined],
    ["huge", "FAULT-TRANSPORT-FRAME-TOO-LARGE", undefined],
  ])("fails with its rule at once: %s", async (mode, rule_id, unverified) => {
    const { session } = await opened(mode);
    const outcome = await call(session, 20_000);
    expect(outcome).toMatchObject({ kind: "fault", fault: { rule_id } });
    expect(outcome.kind === "fault" ? outcome.fault.unverified : undefined).toBe(unverified);
    // The session can go on, on a new stream where the old one is over.
    const ping = await session.request("ping", undefined, { timeoutMs: 5_000, purpose: "test" });
    expect(ping.kind).toBe("answer");
  });

  it("ends at its deadline, and says how far it had come", async () => {
    const { session } = await opened("mute");
    expect(await call(session, 200)).toMatchObject({
      kind: "timeout",
      note: "The POST was answered with HTTP 202, and no answer came on the SSE stream.",
    });
  });
});

describe("a session whose stream is over, or that the server forgot", () => {
  it.each(["ends-after", "forgets"])("is started again on another stream, and the call sent once: %s", async (mode) => {
    const { session, exchanges } = await opened(mode);
    expect(textOf(await call(session))).toMatch(/^fine/);
    await vi.waitFor(() => expect(server.streams.size).toBe(0), { timeout: 20_000 });
    expect((await call(session)).kind).toBe("answer");
    expect(server.seen.filter(({ method }) => method === "GET")).toHaveLength(2);
    expect(sent("initialize")).toHaveLength(2);
    expect(server.seen.filter(({ body }) => body.includes("tools/call")).length).toBe(mode === "forgets" ? 3 : 2);
    expect(exchanges.filter(({ purpose }) => purpose === "test")).toHaveLength(3);
  });

  it("is not sent again where it was lost under the call", async () => {
    const { session } = await opened("ends");
    await call(session);
    expect(sent("tools/call")).toHaveLength(1);
  });
});

describe("a server whose transport is to be found out", () => {
  it.each([
    ["json", "2024-11-05"],
    ["no-post-by-error", "2024-11-05"],
    ["no-post-by-error-null", "2024-11-05"],
    ["no-post-by-error-null", null],
  ])("is reached over HTTP+SSE where it takes no POST: %s, asked for %s", async (mode, targetVersion) => {
    const reported = await openHttp(`${server.origin}/sse/${mode}`, {}, { targetVersion });
    open.push(sessionOf(reported));
    expect(textOf(await call(sessionOf(reported)))).toMatch(/^fine/);
  });
});

describe("a server that tells no endpoint", () => {
  it.each(
    rowsOf({
      "FAULT-HTTP-STATUS": "404 500",
      "FAULT-HTTP-DENIED": "403",
      "FAULT-HTTP-CONTENT-TYPE": "html",
      "FAULT-HTTP-RESET": "reset-at-start",
      "FAULT-HTTP-NO-ANSWER": "ends-at-start",
      "FAULT-TRANSPORT-FRAME-TOO-LARGE": "huge-at-start",
      "FAULT-HTTP-ENDPOINT": "other-origin no-address no-http",
    }),
  )("does not start: %s", async (mode, rule_id) => {
    const { result } = await opening(mode);
    expect(result).toMatchObject({ ok: false, failure: { rule_id } });
    expect(JSON.stringify(result)).not.toContain("token=abc");
    expect(new Set(server.seen.map(({ method }) => method))).not.toContain(
      rule_id === "FAULT-HTTP-STATUS" ? "DELETE" : "POST",
    );
  });

  it("ends at the time to start if it says nothing", async () => {
    const { result } = await opening("silent", { startupTimeoutMs: 300 });
    expect(result).toMatchObject({ ok: false, failure: { rule_id: "FAULT-START-TIMEOUT" } });
  });

  it("is not waited for after an interruption", async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 100);
    const { result } = await opening("silent", { signal: stop.signal, startupTimeoutMs: 60_000 });
    expect(result.ok).toBe(false);
  });

  it("is not there", async () => {
    const { result } = await openHttp("http://127.0.0.1:1/sse", { transport: "sse" });
    expect(result).toMatchObject({ ok: false, failure: { rule_id: "FAULT-HTTP-CONNECT" } });
  });
});

describe("server-everything over HTTP+SSE", () => {
  it.each(LEGACY_REVISIONS)("handshake, calls, the end: %s", async (targetVersion) => {
    const { freePort } = await import("../../src/core/proc/port.js");
    const port = await freePort();
    const command = [process.execPath, "node_modules/@modelcontextprotocol/server-everything/dist/index.js", "sse"];
    const start = { command, env: { PATH: process.env.PATH ?? "", PORT: String(port) }, cwd: root };
    const options = { targetVersion, startupTimeoutMs: 20_000 };
    const reported = await openHttp(`http://127.0.0.1:${port}/sse`, { transport: "sse", start }, options);
    const session = sessionOf(reported);
    open.push(session);
    expect(session.facts.negotiatedVersion).toBe(targetVersion);
    const params = { name: "echo", arguments: { message: "hello" } };
    expect(textOf(await call(session, 10_000, params))).toBe("Echo: hello");
    expect(await session.close(2_000)).toEqual([]);
    expect(rules(reported.faults)).toEqual([]);
  });
});
