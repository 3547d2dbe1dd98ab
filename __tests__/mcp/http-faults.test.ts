import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Outcome, Session, SessionOptions } from "../../src/mcp/types.js";
import { type FaultServer, serve } from "../servers/http-fault-server.mjs";
import { openHttp } from "./http-support.js";
import { call, type Reported, rules } from "./support.js";

let server: FaultServer;
let open: Session[] = [];

beforeAll(async () => {
  server = await serve();
});
afterEach(async () => {
  await Promise.all(open.map((session) => session.close(500)));
  open = [];
});
afterAll(() => server.close());

async function opened(mode: string, options: Partial<SessionOptions> = {}): Promise<Reported & { session: Session }> {
  const reported = await openHttp(`${server.origin}/mcp/${mode}`, {}, options);
  if (!reported.result.ok) throw new Error(reported.result.failure.message);
  open.push(reported.result.session);
  return { ...reported, session: reported.result.session };
}

/** What one call at a server of this mode came to. */
async function outcomeOf(mode: string, timeoutMs = 3_000): Promise<{ outcome: Outcome; faults: string[] }> {
  const { session, faults } = await opened(mode);
  const outcome = await call(session, timeoutMs);
  return { outcome, faults: rules(faults) };
}

function ruleOf(outcome: Outcome): string {
  return outcome.kind === "fault" ? outcome.fault.rule_id : outcome.kind;
}

describe("a call whose answer can be found", () => {
  it.each([
    ["json", []],
    ["sse", []],
    ["crlf", []],
    ["cr-lingers", []],
    ["gzip", []],
    ["gzip-sse", []],
    ["redirect", []],
    ["redirects-5", []],
    ["stream-lingers", []],
    ["resume", []],
    ["error-400-answer", []],
    ["plain", ["FAULT-HTTP-CONTENT-TYPE"]],
    ["error-500-answer", ["FAULT-HTTP-STATUS"]],
    ["noise", ["FAULT-PROTO-MALFORMED-FRAME"]],
    ["string-id", ["FAULT-PROTO-MALFORMED-FRAME"]],
    ["twice", ["FAULT-PROTO-DUPLICATE-ANSWER"]],
    ["batch", ["FAULT-PROTO-BATCH"]],
    ["invalid-utf8", ["FAULT-TRANSPORT-INVALID-UTF8"]],
    ["invalid-utf8-sse", ["FAULT-TRANSPORT-INVALID-UTF8"]],
    ["refuses-notifications", ["FAULT-HTTP-NOTIFICATION"]],
    ["body-to-notifications", ["FAULT-HTTP-NOTIFICATION"]],
    ["null-id-400", []],
    ["null-id-413", []],
    ["null-id-202", []],
    ["null-id-500", ["FAULT-HTTP-STATUS"]],
    ["no-id-400", []],
    ["null-id", []],
    ["sse-null-id", []],
    ["neither", ["FAULT-PROTO-MALFORMED-FRAME"]],
    ["sse-neither", ["FAULT-PROTO-MALFORMED-FRAME"]],
    ["on-own-stream", ["FAULT-HTTP-WRONG-STREAM"]],
    ["on-own-stream-hangs", ["FAULT-HTTP-WRONG-STREAM"]],
    ["answers-in-notification", ["FAULT-HTTP-NOTIFICATION", "FAULT-HTTP-WRONG-STREAM"]],
    ["session-404-answer", []],
  ])("is judged by it: %s", async (mode, faults) => {
    const reported = await outcomeOf(mode);
    expect(reported.outcome.kind).toBe("answer");
    expect(reported.faults).toEqual(faults);
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
    expect((await session.request("ping", undefined, { timeoutMs: 2_000, purpose: "test" })).kind).toBe("answer");
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
  it.each([
    ["reset", "FAULT-HTTP-RESET"],
    ["cut", "FAULT-HTTP-RESET"],
    ["not-http", "FAULT-HTTP-RESET"],
    ["html", "FAULT-HTTP-CONTENT-TYPE"],
    ["no-type", "FAULT-HTTP-CONTENT-TYPE"],
    ["broken-json", "FAULT-HTTP-NO-ANSWER"],
    ["accepted", "FAULT-HTTP-NO-ANSWER"],
    ["empty", "FAULT-HTTP-NO-ANSWER"],
    ["stream-ends", "FAULT-HTTP-NO-ANSWER"],
    ["wrong-id", "FAULT-HTTP-NO-ANSWER"],
    ["resume-never", "FAULT-HTTP-NO-ANSWER"],
    ["redirect-loop", "FAULT-HTTP-REDIRECT-LOOP"],
    ["redirects-6", "FAULT-HTTP-REDIRECT-LOOP"],
    ["redirect-303", "FAULT-HTTP-REDIRECT-LOOP"],
    ["redirect-nowhere", "FAULT-HTTP-REDIRECT-LOOP"],
    ["redirect-origin", "FAULT-HTTP-REDIRECT-ORIGIN"],
    ["large", "FAULT-TRANSPORT-FRAME-TOO-LARGE"],
    ["large-event", "FAULT-TRANSPORT-FRAME-TOO-LARGE"],
    ["bomb", "FAULT-TRANSPORT-FRAME-TOO-LARGE"],
    ["bomb-deflate", "FAULT-TRANSPORT-FRAME-TOO-LARGE"],
    ["bomb-br", "FAULT-TRANSPORT-FRAME-TOO-LARGE"],
    ["bomb-sse", "FAULT-TRANSPORT-FRAME-TOO-LARGE"],
    ["bad-gzip", "FAULT-HTTP-ENCODING"],
    ["unknown-encoding", "FAULT-HTTP-ENCODING"],
    ["session-always-lost", "FAULT-HTTP-SESSION-LOST"],
    ["400", "FAULT-HTTP-STATUS"],
    ["404", "FAULT-HTTP-STATUS"],
    ["413", "FAULT-HTTP-STATUS"],
    ["500", "FAULT-HTTP-STATUS"],
    ["503", "FAULT-HTTP-STATUS"],
  ])("fails with its rule at once: %s", async (mode, rule) => {
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
    expect(outcome).toMatchObject({
      kind: "fault",
      fault: { rule_id: rule, unverified: true, http: { status: Number(mode) } },
    });
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
    [
      "stream-open",
      ["FAULT-HTTP-STREAM-OPEN"],
      "The server kept the SSE stream open and sent 1 event, but not the answer.",
    ],
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
    const ping = await session.request("ping", undefined, { timeoutMs: 2_000, purpose: "test" });
    expect(ping.kind).toBe("answer");
  });
});

describe("a server that is not there, or will not have us", () => {
  it.each([
    ["start-401", "FAULT-HTTP-DENIED"],
    ["start-403", "FAULT-HTTP-DENIED"],
    ["start-429", "FAULT-HTTP-RATE-LIMIT"],
    ["start-500", "FAULT-HTTP-STATUS"],
    ["start-404", "FAULT-HTTP-STATUS"],
    ["start-html", "FAULT-HTTP-CONTENT-TYPE"],
    ["start-redirect-origin", "FAULT-HTTP-REDIRECT-ORIGIN"],
    ["start-reset", "FAULT-HTTP-RESET"],
    ["start-accepted", "FAULT-HTTP-NO-ANSWER"],
  ])("does not start: %s", async (mode, rule) => {
    const { result } = await openHttp(`${server.origin}/mcp/${mode}`);
    expect(result).toMatchObject({ ok: false, failure: { rule_id: rule } });
  });

  it("refuses the connection", async () => {
    const { result } = await openHttp("http://127.0.0.1:1/mcp");
    expect(result).toMatchObject({ ok: false, failure: { rule_id: "FAULT-HTTP-CONNECT" } });
  });

  it("has no address", async () => {
    const { result } = await openHttp("http://no-such-host.invalid/mcp");
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
