import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nowMs } from "../../src/core/clock.js";
import type { Channel } from "../../src/mcp/channel/types.js";
import { requestIn } from "../../src/mcp/frames.js";
import { MemoryLimit } from "../../src/mcp/memory.js";
import { ModernSession } from "../../src/mcp/session/modern-session.js";
import { NO_FACTS } from "../../src/mcp/session/session.js";
import { type Exchange, NO_TEST, type SessionFault, type SessionOptions } from "../../src/mcp/types.js";
import { valid } from "../support/schema.js";
import { rules, textOf } from "./support.js";

/** For a request whose answer comes. */
const WAITING = { timeoutMs: 60_000, purpose: "test" } as const;

/** A session whose server is the test: `sent` is what it was sent. */
function sessionAlone(options: Partial<SessionOptions> = {}) {
  const sent: { id?: number; method?: string }[] = [];
  const faults: SessionFault[] = [];
  const exchanges: Exchange[] = [];
  let id = 0;
  const session = new ModernSession(
    {
      server: "s",
      targetVersion: null,
      startupTimeoutMs: 1_000,
      maxFrameBytes: 1_000,
      nextId: () => {
        id += 1;
        return id;
      },
      onFault: (fault) => faults.push(fault),
      onExchange: (exchange) => exchanges.push(exchange),
      ...options,
    },
    nowMs(),
  );
  const channel: Channel = {
    end: undefined,
    broken: undefined,
    send: (line) => sent.push(requestIn(line)),
    close: async () => [],
  };
  session.bind(channel);
  const line = (value: unknown, streamOf?: number) => {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    const call = streamOf === undefined ? undefined : { id: streamOf, method: "tools/call" };
    session.line(text, nowMs(), true, undefined, call);
  };
  /** Ends the server by itself. */
  const end = () => {
    Object.assign(channel, { end: { exit_code: 5, signal: null, stderr: [] } });
    session.ended();
  };
  return { session, sent, faults, exchanges, line, end };
}

function answer(id: unknown, text = "fine"): Record<string, unknown> {
  return { jsonrpc: "2.0", id, result: { content: [{ type: "text", text }] } };
}

describe("ChannelSession", () => {
  it("survives every line, keeps each, and still finds the answer", async () => {
    const frames = fc.record(
      {
        jsonrpc: fc.constantFrom("2.0", "1.0", 2),
        id: fc.oneof(fc.integer({ min: 2 }), fc.string(), fc.jsonValue()),
        method: fc.oneof(fc.constantFrom("ping", "notifications/progress", "x"), fc.jsonValue()),
        params: fc.jsonValue(),
        result: fc.jsonValue(),
        error: fc.jsonValue(),
      },
      { requiredKeys: [] },
    );
    const isForeign = (line: string) => !/"id":\s*"?1"?\D/.test(line);
    const lines = fc.oneof(
      fc.string({ unit: "binary" }),
      frames.map((frame) => JSON.stringify(frame)),
      fc.array(frames).map((batch) => JSON.stringify(batch)),
      frames.map((frame) => JSON.stringify(frame).slice(1)),
      fc.tuple(fc.string(), frames).map(([text, frame]) => text + JSON.stringify(frame)),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(lines.filter(isForeign)), async (lines) => {
        const { session, exchanges, faults, line } = sessionAlone();
        const outcome = session.request("tools/call", { name: "x" }, WAITING);
        for (const one of lines) line(one);
        line(answer(1));
        expect(textOf(await outcome)).toBe("fine");
        expect(faults.every(({ rule_id }) => /^FAULT-(PROTO|TRANSPORT)-/.test(rule_id))).toBe(true);
        const capture = { server_label: "s", exchanges };
        valid("capture", JSON.parse(JSON.stringify(capture)));
      }),
    );
  });

  it("survives nesting that no recursion would", async () => {
    const { session, line, faults } = sessionAlone();
    const outcome = session.request("x", undefined, WAITING);
    const deep = "[".repeat(200_000) + "]".repeat(200_000);
    line(`{"jsonrpc":"2.0","id":${deep},"result":{}}`);
    line(`[{"jsonrpc":"2.0","method":"n","params":${deep}}]`);
    line(deep);
    line(answer(1));
    expect(textOf(await outcome)).toBe("fine");
    const reported = ["FAULT-PROTO-UNSOLICITED-ANSWER", "FAULT-PROTO-BATCH", "FAULT-PROTO-MALFORMED-FRAME"];
    expect(rules(faults)).toEqual([...reported, "FAULT-TRANSPORT-STDOUT-NOISE"]);
    expect(faults.every(({ evidence }) => (evidence?.length ?? 0) <= 4 * 1024)).toBe(true);
  });

  it("distinguishes an answer that comes twice from one to an id that was never sent, 0 among them", async () => {
    const { session, line, faults } = sessionAlone();
    const outcome = session.request("x", undefined, WAITING);
    for (const id of [0, 1, 1, 2]) line(answer(id));
    await outcome;
    const unsolicited = "FAULT-PROTO-UNSOLICITED-ANSWER";
    expect(rules(faults)).toEqual([unsolicited, "FAULT-PROTO-DUPLICATE-ANSWER", unsolicited]);
  });

  it("takes the second answer to bytes sent twice, and a lost one, as its own doing; a third is the server's", async () => {
    const { session, line, faults, exchanges } = sessionAlone();
    const outcome = session.request("x", undefined, { timeoutMs: 60_000, purpose: "test", twice: true });
    for (const text of ["first", "second"]) line(answer(1, text));
    expect(textOf(await outcome)).toBe("second");
    await session.sendAndDiscard("x", undefined, { disconnect: false });
    line(answer(2));
    expect(faults).toEqual([]);
    const order = exchanges.map(({ direction, purpose }) => `${direction} ${purpose}`);
    expect(order).toEqual(["client test", "server fault", "server fault"]);
    line(answer(1, "third"));
    expect(rules(faults)).toEqual(["FAULT-PROTO-DUPLICATE-ANSWER"]);
  });

  it("reports no fault for late answers to bytes that were sent twice", async () => {
    const { session, line, faults } = sessionAlone();
    const outcome = session.request("x", undefined, { timeoutMs: 1, purpose: "test", twice: true });
    expect((await outcome).kind).toBe("timeout");
    for (const text of ["first", "second"]) line(answer(1, text));
    expect(faults).toEqual([]);
  });

  it("says of a late answer what its request was sent for", async () => {
    const { session, line, faults, exchanges } = sessionAlone();
    void session.request("initialize", {}, { timeoutMs: 60_000, purpose: "detect" });
    session.stopWaiting("initialize");
    const late = session.request("x", undefined, { timeoutMs: 1, purpose: "probe" });
    expect((await late).kind).toBe("timeout");
    for (const id of [1, 2]) line(answer(id));
    expect(faults).toEqual([]);
    expect(exchanges.filter(({ direction }) => direction === "server")).toMatchObject([
      { purpose: "detect", response: { id: 1 } },
      { purpose: "probe", response: { id: 2 } },
    ]);
  });

  it("gives no test what comes before the first call, or answers the handshake later", async () => {
    const owners: unknown[] = [];
    const { session, line, faults } = sessionAlone({ onExchange: (_, owner) => owners.push(owner) });
    void session.request("server/discover", {}, { timeoutMs: 60_000, purpose: "detect" });
    void session.request("initialize", {}, { timeoutMs: 60_000, purpose: "handshake" });
    session.stopWaiting("server/discover");
    const log = { jsonrpc: "2.0", method: "notifications/message", params: { data: "x" } };
    for (const early of [answer(2), "Server ready", answer(1), answer(99), { ...log, id: undefined }]) line(early);
    expect(new Set(owners)).toEqual(new Set([NO_TEST]));
    const owner = {};
    const outcome = session.request("tools/call", {}, { timeoutMs: 60_000, purpose: "test", owner });
    for (const during of ["starting", answer(2), { ...answer(2), jsonrpc: "1.0" }, answer(3), "done"]) line(during);
    expect(textOf(await outcome)).toBe("fine");
    const whose = faults.map((fault) => [fault.rule_id.replace(/^FAULT-\w+-/, ""), fault.owner === NO_TEST]);
    expect(whose).toEqual([
      ["STDOUT-NOISE", true],
      ["UNSOLICITED-ANSWER", true],
      ["STDOUT-NOISE", false],
      ["DUPLICATE-ANSWER", true],
      ["MALFORMED-FRAME", true],
      ["DUPLICATE-ANSWER", true],
      ["STDOUT-NOISE", false],
    ]);
  });

  it("takes an array at 2025-03-26 as what it may be", async () => {
    const { session, line, faults } = sessionAlone();
    session.initialized({ ...NO_FACTS, negotiatedVersion: "2025-03-26" });
    const outcome = session.request("x", undefined, WAITING);
    line([answer(1)]);
    expect(textOf(await outcome)).toBe("fine");
    expect(faults).toEqual([]);
  });

  it("gives progress to the call that it names, other notifications to all that wait", async () => {
    const { session, line } = sessionAlone();
    const both = [session.request("tools/call", {}, WAITING), session.request("tools/call", {}, WAITING)];
    const progress = { jsonrpc: "2.0", method: "notifications/progress", params: { progressToken: 2, progress: 1 } };
    const log = { jsonrpc: "2.0", method: "notifications/message", params: { data: "x" } };
    for (const frame of [progress, log, answer(1), answer(2)]) line(frame);
    expect(await Promise.all(both)).toMatchObject([{ notifications: [log] }, { notifications: [progress, log] }]);
  });

  it("gives what comes on the stream of a call to that call alone", async () => {
    const { session, line, exchanges } = sessionAlone();
    const both = [session.request("tools/call", {}, WAITING), session.request("tools/call", {}, WAITING)];
    const log = { jsonrpc: "2.0", method: "notifications/message", params: { data: "x" } };
    const asks = { jsonrpc: "2.0", id: "s1", method: "roots/list" };
    for (const frame of [log, asks, answer(2), log]) line(frame, 2);
    line(answer(1), 1);
    const [first, second] = await Promise.all(both);
    expect(first).toMatchObject({ notifications: [] });
    expect(first).not.toHaveProperty("requests");
    expect(second).toMatchObject({ notifications: [log], requests: [{ method: "roots/list" }] });
    // After its answer the stream is nobody's.
    expect(exchanges.at(-2)).toMatchObject({ direction: "server", request: log });
  });

  it("keeps progress that names no waiting call, as a message of its own", async () => {
    const { session, line, exchanges } = sessionAlone();
    const outcome = session.request("tools/call", {}, WAITING);
    const progress = { jsonrpc: "2.0", method: "notifications/progress", params: { progressToken: 7, progress: 1 } };
    for (const frame of [progress, answer(1)]) line(frame);
    expect(await outcome).toMatchObject({ notifications: [] });
    expect(exchanges).toMatchObject([{ direction: "server", request: progress }, { direction: "client" }]);
  });

  it("counts what came in earlier rounds of a call until the call ends, also for a caller that keeps nothing", async () => {
    const memory = new MemoryLimit("run", 1_000_000);
    const { session, line, sent } = sessionAlone({ memory, client: { roots: [] } });
    session.speakModern("2026-07-28", false);
    const outcome = session.request("tools/call", { name: "x" }, { timeoutMs: 60_000, purpose: "fuzz" });
    const asked = { resultType: "input_required", inputRequests: { a: { method: "roots/list" } } };
    const log = { jsonrpc: "2.0", method: "notifications/message", params: { data: "x".repeat(1_000) } };
    for (const frame of [log, { jsonrpc: "2.0", id: 1, result: asked }]) line(frame);
    await expect.poll(() => sent.length).toBe(2);
    expect(memory.held).toBeGreaterThan(1_000);
    line(answer(2));
    expect(await outcome).toMatchObject({ notifications: [log], requests: [{ method: "roots/list" }] });
    expect(memory.held).toBe(0);
  });

  const parseError = { jsonrpc: "2.0", error: { code: -32700, message: "Parse error" } };
  const asBytes = { timeoutMs: 60_000, purpose: "raw" } as const;

  it.each([
    ["2025-11-25", []],
    ["2025-06-18", ["FAULT-PROTO-MALFORMED-FRAME"]],
  ])("takes an error without an id for the answer to bytes, at %s", async (negotiatedVersion, reported) => {
    const { session, line, faults } = sessionAlone();
    session.setFacts({ ...NO_FACTS, negotiatedVersion });
    const outcome = session.raw("{", asBytes);
    line(parseError);
    expect(await outcome).toMatchObject({ kind: "answer", answer: parseError });
    expect(rules(faults)).toEqual(reported);
    line(parseError);
    expect(faults.at(-1)?.message).toBe("The server sent an error that names no request.");
  });

  it("does not take the late answer to another request for that to bytes, unless they name its id", async () => {
    const { session, line } = sessionAlone();
    const options = { timeoutMs: 1, purpose: "test" } as const;
    await Promise.all([session.request("x", undefined, options), session.request("x", undefined, options)]);
    const outcome = session.raw('{"id":2}', asBytes);
    line(answer(1, "late"));
    line(answer(2, "own"));
    expect(textOf(await outcome)).toBe("own");
    const broken = session.raw("{", asBytes);
    line(answer(null, "broken"));
    expect(textOf(await broken)).toBe("broken");
  });

  it("distinguishes the answers to bytes that wait together by the ids that they name", async () => {
    const { session, line } = sessionAlone();
    const outcomes = ['{"id":"a"}', '{"id":"b"}', "{"].map((text) => session.raw(text, asBytes));
    for (const id of ["b", "a", null]) line(answer(id, String(id)));
    expect((await Promise.all(outcomes)).map(textOf)).toEqual(["a", "b", "null"]);
  });

  it("asks for progress of calls alone, and bounds calls of different limits by one timer", async () => {
    const { session, sent } = sessionAlone();
    const limit = (timeoutMs: number) => ({ timeoutMs, purpose: "test" }) as const;
    const first = session.request("tools/call", { name: "x" }, limit(1_000));
    const second = session.request("tools/list", {}, limit(20));
    expect(await Promise.race([first.then(() => "first"), second.then(() => "second")])).toBe("second");
    expect(await first).toMatchObject({ kind: "timeout" });
    expect(sent).toEqual([
      { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name: "x", _meta: { progressToken: 1 } } },
      { jsonrpc: "2.0", id: 2, method: "tools/list", params: {} },
      expect.objectContaining({ method: "notifications/cancelled", params: expect.objectContaining({ requestId: 2 }) }),
      expect.objectContaining({ method: "notifications/cancelled", params: expect.objectContaining({ requestId: 1 }) }),
    ]);
  });

  describe("reports an end that no call waited for", () => {
    function idle() {
      const alone = sessionAlone();
      alone.session.initialized({ ...NO_FACTS, negotiatedVersion: "2025-11-25" });
      alone.end();
      return alone;
    }

    it("by the next call alone, if there is one", async () => {
      const { session, faults } = idle();
      const outcome = await session.request("tools/call", {}, WAITING);
      expect(outcome).toMatchObject({ kind: "died", process: { exit_code: 5 } });
      await session.close();
      expect(faults).toEqual([]);
    });

    it("when it closes, if no call came", async () => {
      const { session, faults } = idle();
      expect(faults).toEqual([]);
      await session.close();
      expect(rules(faults)).toEqual(["FAULT-LIFECYCLE-CRASH"]);
    });

    it("when it closes, if a fuzzer's call came: the call before may be the cause", async () => {
      const { session, faults } = idle();
      await session.request("tools/call", {}, { timeoutMs: 1_000, purpose: "fuzz" });
      await session.close();
      expect(rules(faults)).toEqual(["FAULT-LIFECYCLE-CRASH"]);
    });
  });
});
