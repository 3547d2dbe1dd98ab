import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { judgeCase } from "../../src/conformance/calls/answer.js";
import { isSafeCall, whyNotCalled } from "../../src/conformance/calls/may-call.js";
import { type ChannelFinding, judgeChannels } from "../../src/conformance/calls/probes/channels.js";
import {
  checkOutcome,
  hasFailed,
  judgeProbe,
  unsentCase,
  unsentProbe,
} from "../../src/conformance/calls/probes/judge.js";
import type { ProbeCaseResult, ProbeName } from "../../src/conformance/calls/probes/types.js";
import { hide } from "../../src/core/redaction/redacted.js";
import type { CallFault, Outcome } from "../../src/mcp/types.js";

const CASE = { label: "without `a`", argument: "`a`", args: {} };
const none = { notifications: [] };

function answered(answer: Record<string, unknown>, status?: number): Outcome {
  const http = status === undefined ? {} : { http: { status, headers: {} } as never };
  return { kind: "answer", answer: { jsonrpc: "2.0", id: 1, ...answer }, durationMs: 1.234, ...none, ...http };
}

function faulted(fault: Partial<CallFault>): Outcome {
  const whole = { rule_id: "FAULT-HTTP-STATUS" as never, message: hide("it broke"), ...fault };
  return { kind: "fault", fault: whole, durationMs: 2.345, ...none };
}

const text = (...texts: unknown[]) => ({ isError: true, content: texts.map((one) => ({ type: "text", text: one })) });

const ACCEPTED = { outcome: "accepted", channel: "none" } as const;
const CRASHED = { outcome: "crash", channel: "none", message: hide("it broke") } as const;
const rejectedBy = (channel: "tool" | "protocol" | "http", message: string) => {
  return { outcome: "rejected", channel, message } as const;
};
const byError = (message: string, code?: number) => ({
  ...rejectedBy("protocol", message),
  ...(code !== undefined && { code }),
});
const hidden = (reason: string) => ({ outcome: "unverified", channel: "none", reason }) as const;

describe("the answer to a bad request", () => {
  const contents = [{ type: "text", text: "no" }, { type: "image" }, null, { text: 5 }, { text: "a" }];
  it.each<[string, Outcome, Partial<ProbeCaseResult>]>([
    ["a result", answered({ result: {} }), ACCEPTED],
    ["a result whose isError is false", answered({ result: { isError: false } }), ACCEPTED],
    [
      "neither a result nor an error",
      answered({}),
      { ...ACCEPTED, message: "the answer has neither a result nor an error" },
    ],
    [
      "isError, with the texts that a model sees",
      answered({ result: { isError: true, content: contents } }),
      rejectedBy("tool", "no\na"),
    ],
    ["isError without content", answered({ result: { isError: true } }), rejectedBy("tool", "")],
    ["an error", answered({ error: { code: -32602, message: "wrong" } }), byError("wrong", -32602)],
    ["an error that is a text", answered({ error: "wrong" }), byError("wrong")],
    [
      "an error whose members have other types",
      answered({ error: { code: "x", message: { a: 1 } } }),
      byError('{"a":1}'),
    ],
    ["an error without a message", answered({ error: { code: 1 } }), byError("", 1)],
    ["a status that rejects", answered({ result: {} }, 400), rejectedBy("http", "HTTP 400")],
    ["a status that does not say", answered({ error: { code: 1 } }, 401), hidden("the server answered with HTTP 401")],
    ["another status", answered({ result: {} }, 200), ACCEPTED],
    ["an error with a status that rejects", answered({ error: { code: 1, message: "m" } }, 400), byError("m", 1)],
    [
      "nothing in time",
      { kind: "timeout", timeoutMs: 5, afterMs: 6.789, ...none },
      { outcome: "hang", channel: "none", duration_ms: 6.79 },
    ],
    [
      "the end of the server",
      { kind: "died", process: { exit_code: 1, signal: null, stderr: [] } as never, durationMs: 3, ...none },
      { outcome: "crash", channel: "none", duration_ms: 3 },
    ],
    ["a fault", faulted({}), CRASHED],
    ["a fault of a status that rejects", faulted({ http: { status: 413 } as never }), rejectedBy("http", "it broke")],
    ["a fault of another status", faulted({ http: { status: 500 } as never }), CRASHED],
    ["a fault that hides the answer", faulted({ unverified: true }), hidden("it broke")],
    [
      "a request that cannot be sent",
      { kind: "unsendable", rule_id: "FAULT-HTTP-STATUS" as never, message: hide("too long") },
      { ...hidden("too long"), duration_ms: 0 },
    ],
  ])("is %s", (_, outcome, members) => {
    const wanted = { duration_ms: outcome.kind === "fault" ? 2.35 : 1.23, ...members };
    expect(judgeCase(CASE, outcome)).toEqual({ label: "without `a`", argument: "`a`", ...wanted });
    expect(judgeCase({ label: "x" }, outcome)).toEqual({ label: "x", ...wanted });
  });

  it.each([400, 404, 413, 422])("is a rejection by HTTP %i", (status) => {
    expect(judgeCase(CASE, answered({ result: {} }, status))).toMatchObject({ outcome: "rejected" });
  });

  it.each([401, 403, 429])("is not revealed by HTTP %i", (status) => {
    expect(judgeCase(CASE, answered({ result: {} }, status))).toMatchObject({ outcome: "unverified" });
  });

  it("is cut after a thousand characters", () => {
    const { message = "" } = judgeCase(CASE, answered({ result: text("x".repeat(3_000)) }));
    expect(message.length).toBeGreaterThan(900);
    expect(message.length).toBeLessThan(1_100);
  });
});

describe("what a rejection proves", () => {
  const rejected: ProbeCaseResult = { label: "x", outcome: "rejected", channel: "tool", message: "no", duration_ms: 1 };
  const accepted: ProbeCaseResult = { label: "x", outcome: "accepted", channel: "none", duration_ms: 1 };
  const closed = { acceptedBase: false, allowsUnknownFields: false };
  const proven = { acceptedBase: true, allowsUnknownFields: false };
  const unjudged = { unjudged: hide("too deep") };
  const NOTHING = "nothing in the rejection says that it is about the";

  interface Setting {
    probe?: ProbeName;
    more?: object;
    judged?: ProbeCaseResult;
    context?: { acceptedBase: boolean; allowsUnknownFields: boolean };
  }
  const byName: Setting = { probe: "unknown_tool", more: { tool: "t_unknown" } };
  const openSchema = { acceptedBase: true, allowsUnknownFields: true };
  const UNJUDGED = "the input schema cannot be judged (too deep)";

  it.each<[what: string, setting: Setting, reason?: string]>([
    ["beside a valid call that is accepted", { context: proven }],
    ["by what it says", { judged: { ...rejected, message: "Invalid arguments" } }],
    ["alone", {}, `${NOTHING} arguments, and no valid call was accepted: no`],
    [
      "alone, without a text",
      { judged: { ...rejected, message: "" } },
      `${NOTHING} arguments, and no valid call was accepted`,
    ],
    ["alone, of a name", byName, `${NOTHING} name of the tool, and no valid call was accepted: no`],
    ["by the name", { ...byName, judged: { ...rejected, message: "t_unknown is not a valid tool" } }],
    [
      "of a field that the schema accepts",
      { probe: "extra_field", context: openSchema },
      "the input schema accepts the field, and the server rejects the call: no",
    ],
    ["of a field that it excludes", { probe: "extra_field", context: proven }],
    ["of another kind, by an open schema", { context: openSchema }],
    ["if the schema cannot be judged", { more: unjudged, context: proven }, `${UNJUDGED}: no`],
    ["if neither, and the call is accepted", { more: unjudged, judged: accepted, context: proven }, UNJUDGED],
    ["if it is none", { judged: accepted }],
    ["after a crash", { more: unjudged, judged: { ...accepted, outcome: "crash" } }],
  ])("%s", (_, { probe = "wrong_type", more, judged = rejected, context = closed }, reason) => {
    const weighed = checkOutcome(probe, { label: "x", args: {}, ...more }, judged, context);
    expect(weighed).toEqual(reason ? { ...judged, outcome: "unverified", channel: "none", reason } : judged);
  });

  it("is nothing if it was not sent", () => {
    expect(unsentCase({ ...CASE }, "why")).toEqual({
      ...{ label: "without `a`", argument: "`a`", outcome: "unverified", channel: "none", reason: "why" },
      duration_ms: 0,
    });
    expect(unsentCase({ label: "x", args: {} }, "why")).not.toHaveProperty("argument");
    expect(unsentProbe({ outcome: "skipped", reason: "why" })).toEqual({
      ...{ outcome: "skipped", channel: "none", reason: "why", duration_ms: 0, cases: [] },
    });
  });
});

describe("the result of a probe", () => {
  const result = (outcome: ProbeCaseResult["outcome"], more: Partial<ProbeCaseResult> = {}): ProbeCaseResult => ({
    ...{ label: "x", outcome, channel: "none", duration_ms: 1.111 },
    ...more,
  });

  it("is the worst of its requests", () => {
    const worst = ["crash", "hang", "accepted", "unverified", "rejected", "skipped"] as const;
    for (const [index, outcome] of worst.entries()) {
      const cases = worst
        .slice(index)
        .toReversed()
        .map((one) => result(one));
      expect(judgeProbe(cases).outcome).toBe(outcome);
    }
    expect(judgeProbe([])).toEqual({ outcome: "skipped", channel: "none", duration_ms: 0, cases: [] });
  });

  it("has the first of the worst, and the time of all", () => {
    const cases = [
      result("rejected", { channel: "tool", message: hide("good") }),
      result("unverified", { channel: "protocol", code: -1, message: hide("first"), reason: "why" }),
      result("unverified", { channel: "protocol", message: hide("second"), reason: "other" }),
    ];
    expect(judgeProbe(cases)).toEqual({
      ...{ outcome: "unverified", channel: "protocol", code: -1, message: "first", reason: "why", duration_ms: 3.33 },
      cases,
    });
    expect(judgeProbe(cases, "some were not sent").reason).toBe("why; some were not sent");
    expect(judgeProbe([result("rejected")], "some were not sent")).toMatchObject({ reason: "some were not sent" });
    expect(judgeProbe([result("rejected")])).not.toHaveProperty("reason");
  });

  it.each([
    [["tool", "tool"], "tool"],
    [["tool", "protocol"], "mixed"],
  ] as const)("comes through the channels %j", (channels, channel) => {
    expect(judgeProbe(channels.map((one) => result("rejected", { channel: one }))).channel).toBe(channel);
  });

  it.each([
    ["wrong_type", "crash", false, true],
    ["oversized", "hang", true, true],
    ["wrong_type", "accepted", true, true],
    ["unknown_tool", "accepted", false, true],
    ["oversized", "accepted", false, false],
    ["extra_field", "accepted", false, true],
    ["extra_field", "accepted", true, false],
    ["wrong_type", "rejected", false, false],
    ["extra_field", "unverified", false, false],
    ["wrong_type", "skipped", false, false],
  ] as const)("%s that is answered by %s, open: %s, has failed: %s", (name, outcome, open, failed) => {
    expect(hasFailed(name, outcome, open)).toBe(failed);
  });
});

describe("a tool that is not called", () => {
  const UNREAD = "tools/list was not read to its end, so the annotations of the tool are not known";
  const DESTRUCTIVE = "its annotations say that it is destructive";
  it.each([
    ["says that it is destructive", [{ annotations: { destructiveHint: true } }], false, [], DESTRUCTIVE],
    ["says only that it is not read-only", [{ annotations: { readOnlyHint: false } }], false, [], DESTRUCTIVE],
    ["says so in one of two entries", [{}, { annotations: { destructiveHint: true } }], false, [], DESTRUCTIVE],
    ["is not known", [], true, [], UNREAD],
  ])("%s", (_, entries, isUnfinished, safe, why) => {
    for (const isNamed of [true, false]) {
      expect(whyNotCalled("t", entries, safe, { isNamed, isUnfinished })).toBe(why);
      expect(whyNotCalled("t", entries, ["u", "t"], { isNamed, isUnfinished })).toBeUndefined();
      expect(whyNotCalled("files/t", entries, ["f*t"], { isNamed, isUnfinished })).toBeUndefined();
    }
  });

  it("runs as a task only, unless a test names it", () => {
    const entries = [{ execution: { taskSupport: "required" }, annotations: { readOnlyHint: true } }];
    expect(whyNotCalled("t", entries, ["t"])).toBe("it can be called as a task only");
    expect(whyNotCalled("t", entries, ["u"], { isNamed: true })).toBeUndefined();
    const optional = [{ ...entries[0], execution: { taskSupport: "optional" } }];
    expect(whyNotCalled("t", optional, ["u"])).toBeUndefined();
  });

  it.each([
    ["has no hints", [{}], true, true],
    ["has no annotations", [{ annotations: null }], false, true],
    ["has empty annotations", [{ annotations: {} }], false, true],
    ["is read-only", [{ annotations: { readOnlyHint: true, destructiveHint: true } }], false, false],
    [
      "is not read-only, and not destructive",
      [{ annotations: { readOnlyHint: false, destructiveHint: false } }],
      false,
      false,
    ],
    ["has a hint of another type", [{ annotations: { destructiveHint: "yes" } }], false, true],
    ["is not there", [], false, false],
  ])("is not one that %s, if a test names it", (_, entries, isUnfinished, isUnknown) => {
    expect(whyNotCalled("t", entries, ["u"], { isNamed: true, isUnfinished })).toBeUndefined();
    const why = isUnknown ? "it may destroy: no annotation says that it does not" : undefined;
    expect(whyNotCalled("t", entries, ["u"], { isUnfinished })).toBe(why);
  });
});

describe("the channel of a rejection", () => {
  const rejection = (channel: ProbeCaseResult["channel"], more: Partial<ProbeCaseResult> = {}): ProbeCaseResult => ({
    ...{ label: "without `a`", outcome: "rejected", channel, message: hide("missing argument"), duration_ms: 1 },
    ...more,
  });
  const probe = (...cases: ProbeCaseResult[]) => judgeProbe(cases);
  const ids = (found: readonly ChannelFinding[]) => found.map(({ rule_id, count }) => `${rule_id} ${count}`);
  const NEW = "2025-11-25";

  it("of invalid arguments is the result, at revisions that say so", () => {
    const probes = {
      missing_required: probe(rejection("protocol", { code: -32602 }), rejection("tool")),
      wrong_type: probe(rejection("protocol", { label: "`a` null" })),
      extra_field: probe(rejection("protocol", { outcome: "accepted" }), rejection("http")),
      oversized: probe(rejection("protocol")),
    };
    const [finding, ...others] = judgeChannels("read", probes, NEW);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      rule_id: "ERRCHAN-001",
      message: "read reports failed validation as a protocol error: without `a` (-32602), `a` null",
      count: 2,
      first: { label: "without `a`", code: -32602 },
    });
    expect(judgeChannels("read", probes, "2025-06-18")).toEqual([]);
    expect(judgeChannels("read", probes, null)).toEqual([]);
  });

  it("of an unknown tool is the protocol", () => {
    const found = judgeChannels("read", { unknown_tool: probe(rejection("tool"), rejection("protocol")) }, null);
    expect(found).toMatchObject([
      {
        rule_id: "ERRCHAN-002",
        message: "an unknown tool is answered with isError: true, not with the error -32602",
        count: 1,
      },
    ]);
    expect(judgeChannels("read", { unknown_tool: probe(rejection("tool", { outcome: "unverified" })) }, null)).toEqual(
      [],
    );
  });

  it("says what is wrong", () => {
    const silent = { message: hide("Internal error") };
    const found = judgeChannels(
      "read",
      { wrong_type: probe(rejection("tool", silent), rejection("tool"), rejection("protocol", silent)) },
      "2025-06-18",
    );
    expect(found).toMatchObject([
      { rule_id: "ERRCHAN-003", message: "read rejects without saying why: without `a`", count: 1 },
    ]);
  });

  it("is shown for twenty requests at the most", () => {
    const many = Array.from({ length: 23 }, (_, at) => rejection("protocol", { label: `n${at}` }));
    const judge = (rejections: typeof many) => judgeChannels("t", { wrong_type: probe(...rejections) }, NEW);
    expect(judge(many)[0]?.message).toMatch(/: n0, n1, .*, n19, 3 more$/);
    expect(judge(many.slice(0, 20))[0]?.message).toMatch(/, n18, n19$/);
    expect(ids(judge(many))).toEqual(["ERRCHAN-001 23"]);
  });
});

describe("a glob of safe calls", () => {
  it("takes any text for each star, and nothing else", () => {
    const piece = fc.string({ unit: fc.constantFrom("a", "b", ".", "*"), maxLength: 8 });
    fc.assert(
      fc.property(piece, piece, (name, glob) => {
        const pattern = glob
          .split("*")
          .map((part) => part.replaceAll(".", "\\."))
          .join("[^]*");
        expect(isSafeCall(name, [glob])).toBe(new RegExp(`^${pattern}$`).test(name));
      }),
    );
  });

  it("is compared in a moment, however many stars it has", () => {
    expect(isSafeCall("a".repeat(100_000), [`${"*a".repeat(10_000)}b`])).toBe(false);
  });
});
