import { afterAll, describe, expect, it } from "vitest";
import type { Outcome, Session, SessionOptions } from "../../src/mcp/types.js";
import { serve } from "../servers/http-fault-server.mjs";
import { closedAtEnd } from "../support/temporary.js";
import { openHttp } from "./http-support.js";
import { call, type Reported, rowsOf, rules, sessionOf } from "./support.js";

const server = await serve();
afterAll(() => server.close());

async function opened(mode: string, options: Partial<SessionOptions> = {}): Promise<Reported & { session: Session }> {
  const reported = await openHttp(`${server.origin}/mcp/${mode}`, {}, options);
  const session = closedAtEnd(sessionOf(reported), 500);
  return { ...reported, session };
}

/** What one call at a server of this mode came to. */
async function outcomeOf(mode: string, timeoutMs = 30_000): Promise<{ outcome: Outcome; faults: string[] }> {
  const { session, faults } = await opened(mode);
  const outcome = await call(session, timeoutMs);
  return { outcome, faults: rules(faults) };
}

function ruleOf(outcome: Outcome): string {
  return outcome.kind === "fault" ? outcome.fault.rule_id : outcome.kind;
}

describe("a call whose answer can be found", () => {
  it.each(
    rowsOf({
      none: `json sse crlf cr-lingers gzip gzip-sse redirect redirects-5 stream-lingers resume error-400-answer
        null-id-400 null-id-413 null-id-202 no-id-400 null-id sse-null-id session-404-answer`,
      "FAULT-HTTP-CONTENT-TYPE": "plain",
      "FAULT-HTTP-STATUS": "error-500-answer null-id-500",
      "FAULT-PROTO-MALFORMED-FRAME": "noise string-id neither sse-neither",
      "FAULT-PROTO-DUPLICATE-ANSWER": "twice",
      "FAULT-PROTO-BATCH": "batch",
      "FAULT-TRANSPORT-INVALID-UTF8": "invalid-utf8 invalid-utf8-sse",
      "FAULT-HTTP-NOTIFICATION": "refuses-notifications body-to-notifications",
      "FAULT-HTTP-WRONG-STREAM": "on-own-stream on-own-stream-hangs",
      "FAULT-HTTP-NOTIFICATION and FAULT-HTTP-WRONG-STREAM": "answers-in-notification",
    }),
  )("is judged by it: %s", async (mode, faults) => {
    const reported = await outcomeOf(mode);
    expect(reported.outcome.kind).toBe("answer");
    expect(reported.faults.join(" and ") || "none").toBe(faults);
  });

  it.each(["plain", "error-500-answer", "neither", "sse-neither", "on-own-stream"])(
    "belongs, with what is wrong around it, to the owner of the call: %s",
    async (mode) => {
      const owner = { name: "whose call it is" };
      const { session, faults } = await opened(mode);
      await session.request("tools/call", { name: "t", arguments: {} }, { timeoutMs: 30_000, purpose: "test", owner });
      expect(faults.map((fault) => fault.owner)).toEqual([owner]);
    },
  );
});

describe("an error that names no request", () => {
  it.each(["null-id", "null-id-413", "null-id-500", "sse-null-id"])(
    "answers the request that it came for, in the capture too: %s",
    async (mode) => {
      const { session, exchanges } = await opened(mode);
      const outcome = await call(session);
      expect(outcome).toMatchObject({ kind: "answer", answer: { id: null, error: { code: -32700 } } });
      const calls = exchanges.filter(({ purpose }) => purpose === "test");
      expect(calls).toMatchObject([{ request: { method: "tools/call" }, response: { id: null } }]);
      expect(exchanges.filter(({ request }) => request === undefined)).toEqual([]);
    },
  );
});

describe("an answer on the wrong stream", () => {
  it("is judged at once, and the exchange is over", async () => {
    const { session, faults } = await opened("on-own-stream");
    expect((await call(session)).kind).toBe("answer");
    expect(faults).toMatchObject([{ message: "The answer to tools/call came outside of every request's stream." }]);
    expect((await session.request("ping", undefined, { timeoutMs: 30_000, purpose: "test" })).kind).toBe("answer");
  });

  it("is that of another call: both are judged", async () => {
    const { session, faults } = await opened("crossed");
    const [first, second] = await Promise.all([call(session), call(session)]);
    expect([first.kind, second.kind]).toEqual(["answer", "answer"]);
    const message = "The answer to tools/call came on the stream of another request.";
    expect(faults).toMatchObject([{ message }, { message }]);
  });

  it("is waited for until the deadline, while such a stream is open", async () => {
    const { outcome } = await outcomeOf("never-on-own-stream", 300);
    const note = "tools/call was answered with HTTP 202 and no body.";
    expect(outcome).toMatchObject({ kind: "timeout", note });
  });

  it("is not waited for once that stream has ended", async () => {
    const { outcome } = await outcomeOf("on-own-stream-ends", 60_000);
    expect(ruleOf(outcome)).toBe("FAULT-HTTP-NO-ANSWER");
  });
});

describe("a call that gets no answer", () => {
  const STREAM_OPEN = "The server kept the SSE stream open and sent 1 event, but not the answer.";
  it.each(
    rowsOf({
      "FAULT-HTTP-RESET": "reset cut not-http",
      "FAULT-HTTP-CONTENT-TYPE": "html no-type",
      "FAULT-HTTP-NO-ANSWER": "broken-json accepted empty stream-ends wrong-id resume-never",
      "FAULT-HTTP-REDIRECT-LOOP": "redirect-loop redirects-6 redirect-303 redirect-nowhere",
      "FAULT-HTTP-REDIRECT-ORIGIN": "redirect-origin",
      "FAULT-TRANSPORT-FRAME-TOO-LARGE": "large large-event bomb bomb-deflate bomb-br bomb-sse",
      "FAULT-HTTP-ENCODING": "bad-gzip unknown-encoding",
      "FAULT-HTTP-SESSION-LOST": "session-always-lost",
      "FAULT-HTTP-STATUS": "400 404 413 500 503",
    }),
  )("fails with its rule at once: %s", async (mode, rule) => {
    const { outcome } = await outcomeOf(mode);
    expect(ruleOf(outcome)).toBe(rule);
    expect(outcome).not.toMatchObject({ fault: { unverified: true } });
  });

  it.each([
    ["401", "FAULT-HTTP-DENIED"],
    ["403", "FAULT-HTTP-DENIED"],
    ["429", "FAULT-HTTP-RATE-LIMIT"],
  ])("is unverified if the server would not let it be known: %s", async (mode, rule) => {
    const { outcome } = await outcomeOf(mode);
    const fault = { rule_id: rule, unverified: true, http: { status: Number(mode) } };
    expect(outcome).toMatchObject({ kind: "fault", fault });
  });

  it("reports when to come back after a 429, and the body in one line", async () => {
    const { outcome } = await outcomeOf("429");
    const message = outcome.kind === "fault" ? outcome.fault.message : "";
    expect(message).toContain("(retry after 7)");
    expect(message).not.toContain("\n");
  });

  it.each([
    ["hang", [], undefined],
    ["drip", [], "The HTTP response started (status 200), but its body did not end."],
    ["stream-open", ["FAULT-HTTP-STREAM-OPEN"], STREAM_OPEN],
  ])("ends at its deadline if the server never ends: %s", async (mode, faults, note) => {
    const reported = await outcomeOf(mode, 1_000);
    expect(reported.outcome.kind).toBe("timeout");
    expect(reported.outcome.kind === "timeout" ? reported.outcome.note : "").toBe(note);
    expect(reported.faults).toEqual(faults);
  });

  it("names the other origin of a redirect, and nothing of its query", async () => {
    const { outcome } = await outcomeOf("redirect-origin");
    expect(JSON.stringify(outcome)).toContain("http://127.0.0.2:1");
    expect(JSON.stringify(outcome)).not.toContain("token=abc");
  });

  it("reports that its event was not ended", async () => {
    const message = "The server ended the SSE stream of tools/call without its answer";
    const within = `${message}; the last event does not end with an empty line, so it does not count.`;
    expect((await outcomeOf("stream-ends-within")).outcome).toMatchObject({ fault: { message: within } });
    expect((await outcomeOf("stream-ends")).outcome).toMatchObject({ fault: { message: `${message}.` } });
  });

  it("waits for its stream as long as the server says, however long that is", async () => {
    const { outcome } = await outcomeOf("resume-overlong", 300);
    expect(outcome.kind).toBe("timeout");
    expect(server.seen.filter(({ headers }) => headers["last-event-id"] === "too-long")).toEqual([]);
  });

  it("leaves the session usable", async () => {
    const { session } = await opened("reset");
    await call(session);
    expect((await session.request("ping", undefined, { timeoutMs: 30_000, purpose: "test" })).kind).toBe("answer");
  });
});

describe("a server that is not there, or will not have us", () => {
  it.each(
    rowsOf({
      "FAULT-HTTP-DENIED": "start-401 start-403",
      "FAULT-HTTP-RATE-LIMIT": "start-429",
      "FAULT-HTTP-STATUS": "start-500 start-404",
      "FAULT-HTTP-CONTENT-TYPE": "start-html",
      "FAULT-HTTP-REDIRECT-ORIGIN": "start-redirect-origin",
      "FAULT-HTTP-RESET": "start-reset",
      "FAULT-HTTP-NO-ANSWER": "start-accepted",
    }),
  )("does not start: %s", async (mode, rule) => {
    const { result } = await openHttp(`${server.origin}/mcp/${mode}`);
    expect(result).toMatchObject({ ok: false, failure: { rule_id: rule } });
  });

  it.each(["http://127.0.0.1:1/mcp", "http://no-such-host.invalid/mcp"])("is not reached at %s", async (url) => {
    const { result } = await openHttp(url);
    expect(result).toMatchObject({ ok: false, failure: { rule_id: "FAULT-HTTP-CONNECT" } });
  });

  it("answers initialize never, within the time to start", async () => {
    const { result } = await openHttp(`${server.origin}/mcp/start-hang`, {}, { startupTimeoutMs: 300 });
    expect(result).toMatchObject({ ok: false, failure: { rule_id: "FAULT-START-TIMEOUT" } });
  });
});

describe("what is left behind", () => {
  it("is not a connection, whatever the server did", async () => {
    for (const mode of ["json", "stream-open", "stream-lingers", "drip", "hang", "listens", "bomb", "session"]) {
      const { session } = await opened(mode);
      await call(session, 200);
      await session.close(500);
    }
    await expect.poll(() => server.connections()).toBe(0);
  });
});
