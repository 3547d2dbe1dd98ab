import { afterEach, describe, expect, it, vi } from "vitest";
import { isObject } from "../../src/core/json/json.js";
import type { SessionFault, SessionOptions } from "../../src/mcp/types.js";
import { call, faultServer, type Opened, open, root, rowsOf, rules, sessionOf, textOf } from "./support.js";

const opened: Opened[] = [];

async function start(fault: string, options: Partial<SessionOptions> = {}): Promise<Opened> {
  const connection = await open([faultServer, fault], options);
  opened.push(connection);
  return connection;
}

async function end(connection: Opened, graceMs?: number): Promise<SessionFault[]> {
  return sessionOf(connection).close(graceMs);
}

afterEach(async () => {
  for (const connection of opened.splice(0)) {
    if (connection.result.ok) await connection.result.session.close();
    expect(connection.leftovers()).toEqual([]);
  }
});

function idOf(frame: unknown): unknown {
  return isObject(frame) ? frame.id : undefined;
}

function methodOf({ request }: { request?: unknown }): unknown {
  return isObject(request) ? request.method : undefined;
}

describe("a server that does not start", () => {
  it("has no program", async () => {
    const { result } = await open([], {}, "no-such-program");
    const message = 'The server could not be started: the program "no-such-program" was not found in PATH.';
    expect(result).toEqual({ ok: false, failure: { rule_id: "FAULT-START-SPAWN", message } });
  });

  it("is a file that cannot be executed", async () => {
    const { result } = await open([], {}, `${root}package.json`);
    const message = expect.stringMatching(/is not executable\.$/);
    expect(result).toMatchObject({ ok: false, failure: { rule_id: "FAULT-START-SPAWN", message } });
  });

  it.each([
    ["exit-at-start", 3, "no configuration found"],
    ["exit-before-init-answer", 4, "cannot reach the database"],
  ])("%s: FAULT-START-EXIT with exit code and last words", async (fault, exit_code, lastWords) => {
    const { result } = await start(fault);
    const message = `The server exited with code ${exit_code} before it answered initialize.`;
    const process = { exit_code, signal: null, stderr: [lastWords] };
    expect(result).toEqual({ ok: false, failure: { rule_id: "FAULT-START-EXIT", message, process } });
  });

  it("hang-in-initialize: FAULT-START-TIMEOUT, and nothing is cancelled", async () => {
    const { result, exchanges } = await start("hang-in-initialize", { startupTimeoutMs: 300 });
    const message = "The server did not answer initialize within 300 ms.";
    expect(result).toMatchObject({ ok: false, failure: { rule_id: "FAULT-START-TIMEOUT", message } });
    expect(exchanges.map(methodOf)).toEqual(["server/discover", "initialize"]);
  });

  it.each([
    ["reject-initialize", 'an error: {"code":-32603,"message":"not today"}'],
    ["nonsense-initialize", 'something that is not an initialize result: "hello"'],
  ])("%s: FAULT-START-REJECTED with what came", async (fault, what) => {
    const { result } = await start(fault);
    const message = `The server answered initialize with ${what}`;
    expect(result).toMatchObject({ failure: { rule_id: "FAULT-START-REJECTED", message } });
  });

  it("is stopped by the signal", async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 200);
    const { result } = await start("hang-in-initialize", { signal: stop.signal });
    expect(result).toMatchObject({ ok: false, failure: { message: "The start was aborted." } });
  });
});

describe("a server that answers in a wrong way is judged by its answer, and the fault is reported", () => {
  it.each(
    rowsOf({
      none: "ok crlf half-frame out-of-order flood-stderr slow-bytes asks-back",
      "FAULT-TRANSPORT-STDOUT-NOISE": "log-to-stdout prompt-before-frame",
      "FAULT-PROTO-MALFORMED-FRAME": "two-frames-in-line bom string-id no-jsonrpc result-and-error",
      "FAULT-PROTO-BATCH": "batch",
    }),
  )("%s: %s", async (fault, report) => {
    const connection = await start(fault);
    const session = sessionOf(connection);
    const first = call(session);
    const second = fault === "out-of-order" ? call(session) : first;
    expect(textOf(await second)).toBe("fine");
    expect(textOf(await first)).toBe("fine");
    expect(rules(connection.faults).join() || "none").toBe(report);
    expect(await end(connection)).toEqual([]);
  });

  it("out-of-order: each call gets the answer with its own id", async () => {
    const connection = await start("out-of-order");
    const outcomes = await Promise.all([call(sessionOf(connection)), call(sessionOf(connection))]);
    const sent = connection.exchanges.filter((exchange) => methodOf(exchange) === "tools/call");
    expect(sent).toHaveLength(2);
    expect(sent.map(({ response }) => idOf(response))).toEqual(sent.map(({ request }) => idOf(request)));
    const ids = outcomes.map((outcome) => (outcome.kind === "answer" ? outcome.answer.id : undefined));
    expect(ids[0]).toBeLessThan(Number(ids[1]));
  });

  it("neither: an answer with neither a result nor an error is one, at once", async () => {
    const connection = await start("neither");
    const outcome = await call(sessionOf(connection), 60_000);
    expect(outcome).toMatchObject({ kind: "answer", answer: { jsonrpc: "2.0" } });
    const message = "A line of the server has neither a result nor an error.";
    expect(connection.faults).toMatchObject([{ rule_id: "FAULT-PROTO-MALFORMED-FRAME", message }]);
  });

  it("error-without-code: the answer stays as it came", async () => {
    const connection = await start("error-without-code");
    const outcome = await call(sessionOf(connection));
    expect(outcome).toMatchObject({ kind: "answer", answer: { error: { message: "oh" } } });
    expect(connection.faults).toMatchObject([
      { rule_id: "FAULT-PROTO-MALFORMED-FRAME", message: "A line of the server has an error without a code." },
    ]);
  });

  it("answer-twice: FAULT-PROTO-DUPLICATE-ANSWER", async () => {
    const connection = await start("answer-twice");
    expect(textOf(await call(sessionOf(connection)))).toBe("fine");
    expect(rules(connection.faults)).toEqual(["FAULT-PROTO-DUPLICATE-ANSWER"]);
  });

  it("invalid-utf8: the byte is replaced, and reported", async () => {
    const connection = await start("invalid-utf8");
    expect(textOf(await call(sessionOf(connection)))).toBe("\ufffd");
    expect(rules(connection.faults)).toEqual(["FAULT-TRANSPORT-INVALID-UTF8"]);
  });

  it("huge-frame=11: 11 MiB come through", async () => {
    const connection = await start("huge-frame=11");
    expect(textOf(await call(sessionOf(connection)))).toHaveLength(11 * 1024 * 1024);
    expect(connection.faults).toEqual([]);
  });

  it("flood-stdout: every line is reported, the answer is found", async () => {
    const connection = await start("flood-stdout", { onExchange: () => {} });
    expect(textOf(await call(sessionOf(connection)))).toBe("fine");
    expect(connection.faults).toHaveLength(50_000);
    expect(connection.faults[0]).toEqual({
      rule_id: "FAULT-TRANSPORT-STDOUT-NOISE",
      message: "The server wrote a line to stdout that is not a JSON-RPC message. Logs belong on stderr.",
      evidence: "progress: still working",
    });
  });

  it("flood-stderr: its last lines are kept, those since a mark can be asked for", async () => {
    const connection = await start("flood-stderr");
    const session = sessionOf(connection);
    await call(session);
    // Two pipes: the answer may be read before the end of stderr.
    const last = "line 39999 of a great many";
    await vi.waitFor(() => expect(session.stderr().at(-1)).toBe(last), 30_000);
    const mark = session.stderrMark();
    await call(session);
    await vi.waitFor(() => expect(session.stderr(mark).at(-1)).toBe(last), 30_000);
    expect(session.stderr(mark).length).toBeGreaterThan(1_000);
    expect(session.stderr(session.stderrMark())).toEqual([]);
  });

  it("asks-back: ping is answered with {}, everything else with -32601", async () => {
    const connection = await start("asks-back");
    await call(sessionOf(connection));
    expect(connection.exchanges.filter(({ direction }) => direction === "server")).toMatchObject([
      { request: { method: "ping" }, response: { jsonrpc: "2.0", id: "a", result: {} } },
      { request: { method: "sampling/createMessage" }, response: { id: 1, error: { code: -32601 } } },
    ]);
  });

  it("progress-flood: as many notifications are kept with the call as fit; the rest is a fault", async () => {
    const few = await start("progress-flood=5000");
    const all = await call(sessionOf(few));
    expect(all.kind === "answer" && all.notifications.length).toBe(5_000);
    expect(few.faults).toEqual([]);
    const connection = await start("progress-flood=200000");
    const outcome = await call(sessionOf(connection));
    expect(outcome.kind === "answer" && outcome.notifications.length).toBeLessThan(100_000);
    expect(connection.exchanges.at(-1)?.notifications?.[0]).toMatchObject({ method: "notifications/progress" });
    const message = "The server sent more than 16 MiB of messages during tools/call; the rest was not kept.";
    expect(connection.faults).toEqual([{ rule_id: "FAULT-TRANSPORT-FLOOD", message, evidence: "" }]);
  });
});

describe("a call that gets no answer", () => {
  const NOISE = "The server wrote something to stdout that is not a JSON-RPC message.";
  const UNSOLICITED = ["FAULT-PROTO-UNSOLICITED-ANSWER"];
  it.each<[string, string[], string | undefined]>([
    ["never-answer", [], undefined],
    ["garbage", ["FAULT-TRANSPORT-STDOUT-NOISE"], NOISE],
    ["cut-frame", ["FAULT-PROTO-MALFORMED-FRAME"], "A line of invalid JSON came while the call was waiting."],
    ["other-id", UNSOLICITED, "An answer with the id 999999 came while the call was waiting."],
    ["null-id", UNSOLICITED, "An answer with the id null came while the call was waiting."],
    ["deep-id", UNSOLICITED, "An answer with the id of type array came while the call was waiting."],
    ["close-stdout", [], "The server has closed its stdout."],
    ["slow-bytes=100", [], undefined],
  ])("%s: a timeout within its time, and a cancellation", async (fault, report, note) => {
    const connection = await start(fault);
    const session = sessionOf(connection);
    const timeoutMs = 500;
    const outcome = await call(session, timeoutMs);
    expect(outcome).toMatchObject({ kind: "timeout", timeoutMs, notifications: [] });
    expect(outcome).not.toHaveProperty("extended");
    expect(outcome.kind === "timeout" && outcome.afterMs).toBeGreaterThanOrEqual(timeoutMs - 1);
    expect(outcome.kind === "timeout" && outcome.note).toBe(note);
    expect(rules(connection.faults)).toEqual(report);
    const requestId = idOf(connection.exchanges.find((exchange) => methodOf(exchange) === "tools/call")?.request);
    const cancelled = { method: "notifications/cancelled", params: { requestId } };
    expect(connection.exchanges.at(-1)?.request).toMatchObject(cancelled);
    expect(session.alive).toBe(true);
  });

  it("goes on behind a frame that was too large", async () => {
    const connection = await start("huge-frame=17");
    const rule_id = "FAULT-TRANSPORT-FRAME-TOO-LARGE";
    const message = "The server wrote a line of more than 16777216 bytes; it was not read.";
    expect(await call(sessionOf(connection), 60_000)).toMatchObject({ kind: "fault", fault: { rule_id, message } });
    expect(rules(connection.faults)).toEqual([rule_id]);
    const pong = await sessionOf(connection).request("ping", undefined, { timeoutMs: 5_000, purpose: "test" });
    expect(pong).toMatchObject({ kind: "answer", answer: { result: {} } });
  });

  it("close-stdin: says why", async () => {
    const connection = await start("close-stdin");
    await call(sessionOf(connection), 500);
    const note = "The server has closed its stdin.";
    expect(await call(sessionOf(connection), 200)).toMatchObject({ kind: "timeout", note });
  });

  it("reads nothing: says so, and is sent no more than some 64 MiB", async () => {
    const script = `
      let lines = 0;
      const answer = (id, result) => console.log(JSON.stringify({ jsonrpc: "2.0", id, result }));
      require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
        lines += 1;
        if (line.length > 1_000) return;
        const { id, method } = JSON.parse(line);
        if (method === "initialize") answer(id, { protocolVersion: "2025-11-25", capabilities: {} });
        if (method === "tools/call") answer(id, { content: [{ type: "text", text: String(lines) }] });
      });`;
    const opened = await open(["-e", script], { targetVersion: "2025-11-25" });
    const session = sessionOf(opened);
    const params = { text: "x".repeat(1024 * 1024) };
    for (let sent = 0; sent < 100; sent += 1) session.notify("x", params);
    expect(await call(session, 1)).toMatchObject({ kind: "timeout", note: "The server does not read its stdin." });
    await expect.poll(async () => Number(textOf(await call(session, 1_000)))).toBeGreaterThan(60);
    expect(Number(textOf(await call(session)))).toBeLessThan(90);
    await session.close();
  });

  it("late-answer: what comes after the cancellation is not a fault", async () => {
    const connection = await start("late-answer=400");
    expect(await call(sessionOf(connection), 200)).toMatchObject({ kind: "timeout" });
    expect(textOf(await call(sessionOf(connection), 5_000))).toBe("fine");
    expect(connection.faults).toEqual([]);
    const late = expect.objectContaining({ direction: "server", response: expect.anything() });
    expect(connection.exchanges).toContainEqual(late);
  });

  it("slow-progress: progress messages restart the deadline, until a limit", async () => {
    const connection = await start("slow-progress=6");
    expect(textOf(await call(sessionOf(connection), 1_000))).toBe("fine");
    const endless = await start("slow-progress=50");
    const outcome = await call(sessionOf(endless), 1_000);
    expect(outcome).toMatchObject({ kind: "timeout", timeoutMs: 1_000, extended: true });
    expect(outcome.kind === "timeout" && outcome.afterMs).toBeGreaterThan(1_900);
  });

  it("keeps a progress token that the caller chose", async () => {
    const connection = await start("ok");
    await call(sessionOf(connection), 5_000, { _meta: { progressToken: "mine", other: 1 } });
    const params = { _meta: { progressToken: "mine", other: 1 } };
    expect(connection.exchanges.at(-1)?.request).toMatchObject({ params });
  });
});

describe("a server that dies", () => {
  it("exit-after-init: the next call has died, with exit code and last words", async () => {
    const connection = await start("exit-after-init");
    const process = { exit_code: 5, signal: null, stderr: ["lost interest"] };
    expect(await call(sessionOf(connection))).toMatchObject({ kind: "died", process });
    expect(sessionOf(connection).alive).toBe(false);
    expect(await call(sessionOf(connection))).toMatchObject({ kind: "died", durationMs: 0 });
  });

  it("die-on-nth-call=3: two answers, then the signal", async () => {
    const connection = await start("die-on-nth-call=3");
    const session = sessionOf(connection);
    expect([textOf(await call(session)), textOf(await call(session))]).toEqual(["fine", "fine"]);
    expect(await call(session)).toMatchObject({ kind: "died", process: { exit_code: null, signal: "SIGKILL" } });
    expect(await end(connection)).toEqual([]);
  });

  it("fork-child-keeps-pipe: is reported as exited although a child holds its pipe, and the child is ended", async () => {
    const connection = await start("fork-child-keeps-pipe");
    expect(await call(sessionOf(connection))).toMatchObject({ kind: "died", process: { exit_code: 6 } });
    await end(connection, 300);
    expect(connection.leftovers()).toEqual([]);
  });
});

describe("the end of a session", () => {
  it("ignore-sigterm: killed after the grace, and reported", async () => {
    const connection = await start("ignore-sigterm");
    const [pid] = connection.leftovers();
    const rule_id = "FAULT-LIFECYCLE-IGNORES-SIGTERM";
    const what = "The server was still running 300 ms after the end of its stdin and SIGTERM, and was killed";
    const message = `${what}: pid ${pid} (${process.execPath} ${faultServer} ignore-sigterm).`;
    expect(await end(connection, 300)).toMatchObject([{ rule_id, message }]);
    expect(connection.leftovers()).toEqual([]);
  });

  it("what it says at its end is heard, but for a frame that its end cuts off", async () => {
    const noisy = await start("noise-at-end");
    expect(await end(noisy)).toEqual([]);
    expect(noisy.faults).toMatchObject([{ rule_id: "FAULT-TRANSPORT-STDOUT-NOISE", evidence: "shutting down" }]);
    expect(noisy.exchanges.at(-1)).toMatchObject({ direction: "server", raw: "shutting down" });
    const cut = await start("cut-at-end");
    await end(cut);
    expect(cut.faults).toEqual([]);
    const writing = await start("cut-while-writing");
    await call(sessionOf(writing), 300);
    await end(writing);
    expect(writing.faults).toEqual([]);
    const stuck = await start("half-frame-only");
    await call(sessionOf(stuck), 1_000);
    await end(stuck);
    expect(rules(stuck.faults)).toEqual(["FAULT-PROTO-MALFORMED-FRAME"]);
  });

  it("setsid-grandchild: found although it left the group and its parents are gone", async () => {
    const connection = await start("setsid-grandchild");
    expect(textOf(await call(sessionOf(connection)))).toBe("fine");
    expect(connection.leftovers()).toHaveLength(2);
    const report = await end(connection);
    expect(rules(report)).toEqual(["FAULT-LIFECYCLE-LEFT-CHILD"]);
    expect(report[0]?.message).toMatch(
      /^The server left a process behind, which was killed: pid \d+ \(.*setInterval.*\)\.$/,
    );
    expect(report[0]?.evidence).toMatch(/^\d+ .*setInterval/);
    expect(connection.leftovers()).toEqual([]);
  });

  it("setsid-child-without-env: found as a child of the living server", async () => {
    const connection = await start("setsid-child-without-env");
    await call(sessionOf(connection));
    expect(rules(await end(connection))).toEqual(["FAULT-LIFECYCLE-LEFT-CHILD"]);
    expect(connection.leftovers()).toEqual([]);
  });

  it("ends several together", async () => {
    const all = await Promise.all(["ok", "ignore-sigterm", "setsid-grandchild"].map((fault) => start(fault)));
    const report = await Promise.all(all.map((connection) => end(connection, 500)));
    expect(report.map(rules)).toEqual([[], ["FAULT-LIFECYCLE-IGNORES-SIGTERM"], []]);
  });

  it("settles the calls that wait, and may be asked for twice", async () => {
    const connection = await start("never-answer");
    const waiting = call(sessionOf(connection), 20_000);
    expect(await Promise.all([end(connection), end(connection)])).toEqual([[], []]);
    expect(await waiting).toMatchObject({ kind: "died" });
  });
});
