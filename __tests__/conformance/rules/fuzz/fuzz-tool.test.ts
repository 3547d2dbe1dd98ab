import { describe, expect, it } from "vitest";
import { fuzzTool } from "../../../../src/conformance/rules/fuzz/fuzz-tool.js";
import {
  emptyReport,
  type FuzzAnswer,
  type FuzzedTool,
  type FuzzReport,
  type FuzzTarget,
  type SessionFinding,
} from "../../../../src/conformance/rules/fuzz/types.js";
import { isObject } from "../../../../src/core/json/json.js";
import { hide } from "../../../../src/core/redaction/redacted.js";
import { loadAccepts } from "../../../../src/engine/judge/schema-port.js";
import type { Outcome } from "../../../../src/mcp/types.js";

const SCHEMA = {
  type: "object",
  required: ["a"],
  additionalProperties: false,
  properties: { a: { type: "string" }, n: { type: "integer" } },
};

/** How a server answers arguments: with the members of an answer, or in another way. */
type Behaviour = (args: unknown, calls: number) => Partial<Extract<FuzzAnswer, { kind: "sent" }>> | Answer | "gone";
type Answer = { result: unknown } | { error: unknown };

const OK: Answer = { result: { content: [] } };
const DIED: Outcome = {
  kind: "died",
  process: { exit_code: 3, signal: null, stderr: [] } as never,
  durationMs: 1,
  notifications: [],
};
const HANG: Outcome = { kind: "timeout", timeoutMs: 50.4, afterMs: 51, notifications: [] };

/** A server in memory; `log` has what was done with it. */
class Server implements FuzzTarget {
  readonly log: string[] = [];
  calls = 0;
  late: SessionFinding[] = [];

  constructor(readonly behaviour: Behaviour) {}

  async call(args: unknown): Promise<FuzzAnswer> {
    this.log.push(JSON.stringify(args) ?? "none");
    this.calls += 1;
    const answer = this.behaviour(args, this.calls);
    if (answer === "gone") return { kind: "no server", reason: hide("it does not start again") };
    const isAnswer = "result" in answer || "error" in answer;
    const outcome: Outcome = {
      kind: "answer",
      answer: isAnswer ? { jsonrpc: "2.0", id: 1, ...answer } : { jsonrpc: "2.0", id: 1, ...OK },
      durationMs: 1,
      notifications: [],
    };
    return { kind: "sent", outcome, isAlive: true, findings: [], ...(isAnswer ? {} : answer) };
  }

  async restart(): Promise<void> {
    this.log.push("restart");
    this.late = [];
  }

  async settle(): Promise<SessionFinding[]> {
    return this.late.splice(0);
  }
}

const TOOL: FuzzedTool = { name: "t", inputSchema: SCHEMA };

async function settingsOf(runs: number, signal = new AbortController().signal, revision: string | null = "2025-11-25") {
  const accepts = await loadAccepts(SCHEMA);
  return { seed: 1, runs, accepts, known: [], revision: () => revision, signal };
}

async function fuzz(behaviour: Behaviour, runs = 40, tool = TOOL): Promise<{ report: FuzzReport; server: Server }> {
  const server = new Server(behaviour);
  return { report: await fuzzTool(tool, server, await settingsOf(runs)), server };
}

/** The arguments if they fulfil the schema. */
function validArgs(args: unknown): { a: string; n?: number } | undefined {
  if (!isObject(args) || typeof args.a !== "string") return undefined;
  const isKnown = Object.keys(args).every((key) => key === "a" || key === "n");
  return isKnown && (!("n" in args) || Number.isInteger(args.n)) ? (args as { a: string }) : undefined;
}

const REFUSAL: Answer = { result: { isError: true, content: [{ type: "text", text: "Invalid arguments: a" }] } };
/** A server without a fault. */
const sound: Behaviour = (args) => (validArgs(args) ? OK : REFUSAL);

function finding(rule_id: string, message: string, more: Partial<SessionFinding> = {}): SessionFinding {
  return {
    ...{ server: "s", target_version: null, rule_id: rule_id as never, message, count: 1 },
    ...{ severity: "must", gates: true },
    ...more,
  } as SessionFinding;
}

describe("a tool that is fuzzed", () => {
  it("has no findings if every answer is right", async () => {
    const { report, server } = await fuzz(sound);
    expect(report).toEqual({
      ...emptyReport("t"),
      runs: 40,
      classes: { ...emptyReport("t").classes, clean: expect.any(Number), rejected_tool: expect.any(Number) },
      rejections: [
        { message: "Invalid arguments: a", count: report.classes.rejected_tool, args: report.rejections[0]?.args },
      ],
    });
    expect(report.classes.clean + report.classes.rejected_tool).toBe(40);
    expect(report.classes.clean).toBeGreaterThan(8);
    expect(report.classes.rejected_tool).toBeGreaterThan(8);
    expect(server.log).toHaveLength(40);
    expect(server.log[0]).toBe('{"a":"text"}');
  });

  it("groups rejections by what they say, the most frequent first", async () => {
    const { report } = await fuzz((args) => {
      const valid = validArgs(args);
      const text = valid ? `${valid.a} was not found` : `field ${JSON.stringify(args)?.length ?? 0} is wrong`;
      return { result: { isError: true, content: [{ type: "text", text }] } };
    });
    const counts = report.rejections.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(report.rejections.reduce((sum, { count }) => sum + count, 0)).toBe(report.classes.rejected_tool);
    expect(report.rejections.filter(({ message }) => message.startsWith("field"))).toHaveLength(1);
  });

  it("begins with the arguments of its test, if it has some", async () => {
    const { server } = await fuzz(sound, 3, { ...TOOL, base: { a: "known", n: 2 } });
    expect(server.log[0]).toBe('{"a":"known","n":2}');
  });

  it("shows a fault with the smallest arguments that still show it, on a fresh server", async () => {
    const { report, server } = await fuzz((args) => {
      const valid = validArgs(args);
      if (!valid) return REFUSAL;
      return valid.a.length > 5 ? { outcome: DIED } : OK;
    });
    expect(report.findings).toEqual([
      {
        class: "crash",
        rule_id: "FAULT-LIFECYCLE-CRASH",
        label: expect.any(String),
        args: { a: expect.stringMatching(/^.{6}$/su) },
        message: "the server ended with exit code 3",
        count: report.classes.crash,
        reproduced: true,
      },
    ]);
    expect(server.log).toContain("restart");
  });

  const six = { a: expect.stringMatching(/^.{6}$/su) };
  const isLong = (args: unknown) => (validArgs(args)?.a.length ?? 0) > 5;
  it.each<[string, (args: unknown) => boolean, string, smallest: unknown, first: unknown]>([
    ["valid ones", isLong, "valid arguments", six, expect.not.objectContaining(six)],
    ["what they lack", (args) => validArgs(args) === undefined, "without `a`", {}, { a: "text", n: null }],
    ["what is special about them", (args) => isObject(args) && args.a === null, "`a` null", { a: null }, { a: null }],
  ])("labels a finding by its smallest arguments: %s", async (_, crashes, label, smallest, first) => {
    const shown: unknown[] = [];
    const { report } = await fuzz((args) => {
      if (!crashes(args)) return validArgs(args) ? OK : REFUSAL;
      shown.push(args);
      return { outcome: DIED };
    });
    expect(report.findings).toMatchObject([{ label, args: smallest }]);
    expect(shown[0]).toEqual(first);
  });

  it("is given up after three crashes in a row", async () => {
    const { report } = await fuzz(() => ({ outcome: DIED }));
    expect(report.runs).toBe(3);
    expect(report.stopped).toBe("the server crashed 3 times in a row");
    expect(report.classes.crash).toBe(3);
    const other = await fuzz((_, calls) => (calls % 3 === 0 ? OK : { outcome: DIED }), 12);
    expect(other.report).not.toHaveProperty("stopped");
    expect(other.report.runs).toBe(12);
  });

  it("is given up after three hangs, each tried twice", async () => {
    const { report, server } = await fuzz((args) =>
      JSON.stringify(args)?.includes("a") ? { outcome: HANG, isAlive: false } : OK,
    );
    expect(report.stopped).toBe("3 calls were not answered in time");
    expect(report.classes.hang).toBe(3);
    expect(server.log.slice(0, 3)).toEqual(['{"a":"text"}', "restart", '{"a":"text"}']);
    const message = "no answer within 50 ms, and the server does not answer a ping";
    const hang = { class: "hang", rule_id: "FAULT-TIMEOUT-CALL", message, count: 3, reproduced: true };
    expect(report.findings).toMatchObject([hang]);
    const alive = await fuzz(() => ({ outcome: HANG }));
    expect(alive.report.findings[0]?.message).toBe("no answer within 50 ms, but the server answers a ping");
  });

  it("does not hang if the second try is answered", async () => {
    let hangs = 0;
    const { report } = await fuzz(
      (args) => (JSON.stringify(args) === '{"a":"text"}' && hangs++ === 0 ? { outcome: HANG } : sound(args, 0)),
      5,
    );
    expect(hangs).toBe(2);
    expect(report.findings).toEqual([]);
    expect(report.classes.hang).toBe(0);
  });

  it("stops if the server does not start again", async () => {
    const { report, server } = await fuzz((_, calls) => (calls > 2 ? "gone" : OK), 10);
    expect(report).toMatchObject({ runs: 2, stopped: "it does not start again" });
    expect(server.calls).toBeLessThan(6);
  });

  it("stops when it is interrupted", async () => {
    const interrupt = new AbortController();
    const server = new Server((_, calls) => {
      if (calls === 3) interrupt.abort();
      return calls === 3 ? { outcome: DIED } : OK;
    });
    const report = await fuzzTool(TOOL, server, await settingsOf(10, interrupt.signal));
    expect(report).toMatchObject({ runs: 2, stopped: "it was interrupted" });
    expect(report.classes.crash).toBe(0);
    expect(server.calls).toBe(3);
  });

  it("looks at few smaller arguments where there are thousands, however many faults they show", async () => {
    const names = Array.from({ length: 3_000 }, (_, index) => `a${index}`);
    const properties = Object.fromEntries(names.map((name) => [name, { type: "string" }]));
    const tool = { name: "t", inputSchema: { type: "object", properties, required: names } };
    const breach = (calls: number) => ({ rule_id: "INV-007", severity: "must", message: "x".repeat(calls), count: 1 });
    const server = new Server((_, calls) => ({ findings: [breach(calls) as SessionFinding] }));
    let asked = 0;
    const accepts = async () => {
      asked += 1;
      return asked <= 40;
    };
    const { findings } = await fuzzTool(tool, server, { ...(await settingsOf(40)), accepts });
    expect(findings).toHaveLength(30);
    // Each has a thousand values, and a million are looked at.
    expect(asked).toBeLessThan(1_200);
  });

  it("accepts what its schema excludes: once for each way", async () => {
    const { report } = await fuzz(() => OK, 60);
    expect(report.classes.accepted_invalid).toBeGreaterThan(5);
    expect(report.findings.length).toBeGreaterThan(3);
    const missing = report.findings.find(({ label }) => label === "without `a`");
    expect(missing).toMatchObject({
      class: "accepted_invalid",
      rule_id: "FUZZ-ACCEPTED-INVALID",
      args: {},
      message: "the input schema forbids the call, but the server accepts it: without `a`",
      answer: { result: { content: [] } },
      reproduced: true,
    });
    // What is wrong in one argument is shown with that argument.
    const wrong = report.findings.find(({ label }) => label === "`a` of type number");
    expect(wrong?.args).toEqual({ a: 0 });
  });

  it("keeps whether arguments are valid when it makes them smaller", async () => {
    const { report } = await fuzz((args) => (validArgs(args)?.a ? { outcome: DIED } : REFUSAL), 1);
    expect(report.findings).toMatchObject([{ class: "crash", args: { a: expect.stringMatching(/^.$/su) }, count: 1 }]);
  });

  it("shows the first input if a fresh server does not show the fault again", async () => {
    let crashes = 0;
    const { report } = await fuzz(
      (args) => (validArgs(args)?.n === 0 && crashes++ === 0 ? { outcome: DIED } : sound(args, 0)),
      80,
    );
    expect(crashes).toBeGreaterThan(1);
    expect(report.findings).toMatchObject([{ class: "crash", args: { n: 0 }, count: 1, reproduced: false }]);
  });

  it("crashes after its answer: the input that was answered is shown", async () => {
    const server: Server = new Server((args) => {
      const valid = validArgs(args);
      if (valid && valid.a.length > 5)
        server.late = [finding("FAULT-LIFECYCLE-CRASH", "the server ended with exit code 9")];
      return valid ? OK : REFUSAL;
    });
    // The end is seen at the next call.
    const call = server.call.bind(server);
    server.call = async (args) => {
      const findings = server.late.splice(0);
      const answer = await call(args);
      return answer.kind === "sent" ? { ...answer, findings } : answer;
    };
    const report = await fuzzTool(TOOL, server, await settingsOf(40));
    expect(report.classes.crash).toBeGreaterThan(0);
    const sum = Object.values(report.classes).reduce((all, one) => all + one, 0);
    expect(sum).toBe(40);
    expect(report.findings).toMatchObject([
      {
        class: "crash",
        rule_id: "FAULT-LIFECYCLE-CRASH",
        args: { a: expect.stringMatching(/^.{6,}$/su) },
        message: "the server ended with exit code 9, after its answer",
        count: report.classes.crash,
        reproduced: true,
      },
    ]);
    expect(report.findings[0]).not.toHaveProperty("answer");
    expect(report.session).toEqual([]);
  });

  it("writes noise after its answer, which is read at the next call: the input that was answered is shown", async () => {
    const noise = finding("FAULT-TRANSPORT-STDOUT-NOISE", "a line that is no message");
    let first: string | undefined;
    const server: Server = new Server((args) => {
      first ??= JSON.stringify(args);
      const findings = server.late;
      server.late = JSON.stringify(args) === first ? [noise] : [];
      return { findings };
    });
    const { findings } = await fuzzTool(TOOL, server, await settingsOf(20));
    const [found] = findings.filter(({ rule_id }) => rule_id === noise.rule_id);
    expect([JSON.stringify(found?.args), found?.reproduced]).toEqual([first, true]);
  });

  it("counts the findings of the session that are about no single fault", async () => {
    const warn = finding("INV-004", "odd", { severity: "should" });
    const { report } = await fuzz(
      (args, calls) => (calls < 4 ? { findings: [{ ...warn, count: 2 }] } : sound(args, 0)),
      10,
    );
    expect(report.session).toEqual([{ ...warn, count: 6 }]);
    const other = finding("INV-004", "other", { severity: "should" });
    const both = await fuzz(
      (args, calls) => (calls === 1 ? { findings: [other, { ...other, message: "third" }] } : sound(args, 0)),
      2,
    );
    expect(both.report.session.map(({ message, count }) => `${message} ${count}`)).toEqual(["other 1", "third 1"]);
  });

  it("violates the protocol, in the words of the session", async () => {
    const wrong = finding("INV-004", "the id is another one");
    const { report } = await fuzz((args) => (validArgs(args) ? { findings: [wrong] } : REFUSAL), 10);
    expect(report.findings).toMatchObject([
      { class: "protocol_violation", rule_id: "INV-004", message: "the id is another one", args: { a: "" } },
    ]);
    expect(report.session).toEqual([]);
  });

  it("says what was not judged, and how often", async () => {
    const miss: Outcome = {
      ...{ kind: "fault", durationMs: 1, notifications: [] },
      fault: { rule_id: "FAULT-HTTP-STATUS" as never, message: hide("not recorded"), miss: { request: {} as never } },
    };
    const long: Outcome = { kind: "unsendable", rule_id: "FAULT-HTTP-STATUS" as never, message: hide("too long") };
    const answers = [{ outcome: miss }, { outcome: long }, { outcome: miss }, OK];
    const { report } = await fuzz((_, calls) => answers[calls - 1] ?? OK, 4);
    expect(report.not_judged).toEqual([
      { reason: "not recorded", count: 2 },
      { reason: "too long", count: 1 },
    ]);
    expect(report.runs).toBe(4);
  });

  it("rejects arguments on the wrong channel: one finding, with the shortest input", async () => {
    const error = { code: -32602, message: "Invalid arguments" };
    const byError: Behaviour = (args) => (validArgs(args) ? OK : { error });
    const { report } = await fuzz(byError, 40);
    expect(report.classes.rejected_protocol).toBeGreaterThan(8);
    expect(report.findings).toHaveLength(1);
    expect(report.findings[0]).toMatchObject({
      class: "rejected_protocol",
      rule_id: "ERRCHAN-001",
      args: {},
      message: "invalid arguments are rejected with a protocol error (-32602), not with isError: true",
      answer: { error },
      reproduced: true,
    });
    const old = await fuzzTool(TOOL, new Server(byError), await settingsOf(40, undefined, "2025-06-18"));
    expect(old.findings).toEqual([]);
  });

  it("lists the worst first", async () => {
    const { report } = await fuzz((args) => {
      const valid = validArgs(args);
      if (valid?.n === 0) return { outcome: DIED };
      return valid ? OK : validArgs({ a: "", ...(isObject(args) ? args : { b: 1 }) }) ? OK : REFUSAL;
    }, 80);
    expect(report.findings.map((one) => one.class)).toEqual(["crash", "accepted_invalid"]);
  });

  it("cuts an answer that is long", async () => {
    const long = { result: { content: [{ type: "text", text: "x".repeat(9_000) }] } };
    const { report } = await fuzz((args) => (validArgs(args) ? OK : long), 10);
    expect(typeof report.findings[0]?.answer).toBe("string");
    expect(String(report.findings[0]?.answer).length).toBeLessThan(1_200);
  });

  it("has at most thirty findings", async () => {
    const { report } = await fuzz((args) => ({ findings: [finding("INV-004", `fault ${JSON.stringify(args)}`)] }), 50);
    expect(report.findings).toHaveLength(30);
  });
});

describe("an empty report", () => {
  it("has every class, and why it is empty", () => {
    const report = emptyReport("t", hide("why"));
    expect(report).toMatchObject({ name: "t", runs: 0, findings: [], not_judged: [], session: [], stopped: "why" });
    expect(Object.values(report.classes)).toEqual(Array.from({ length: 10 }, () => 0));
    expect(emptyReport("t")).not.toHaveProperty("stopped");
  });
});
