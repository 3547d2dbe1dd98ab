import { describe, expect, it } from "vitest";
import { type ChannelFinding, judgeChannels, judgeValidation } from "../../src/conformance/probes/error-channel.js";
import {
  checkOutcome,
  hasFailed,
  judgeCase,
  judgeProbe,
  unsentCase,
  unsentProbe,
} from "../../src/conformance/probes/judge.js";
import { withheldBecause } from "../../src/conformance/probes/requests.js";
import type { ProbeCaseResult, ProbeName } from "../../src/conformance/probes/types.js";
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

describe("the answer to a bad request", () => {
  it.each<[string, Outcome, Partial<ProbeCaseResult>]>([
    ["a result", answered({ result: {} }), { outcome: "accepted", channel: "none", duration_ms: 1.23 }],
    [
      "a result whose isError is false",
      answered({ result: { isError: false } }),
      { outcome: "accepted", channel: "none", duration_ms: 1.23 },
    ],
    [
      "neither a result nor an error",
      answered({}),
      {
        outcome: "accepted",
        channel: "none",
        message: "the answer has neither a result nor an error",
        duration_ms: 1.23,
      },
    ],
    [
      "isError, with the texts that a model sees",
      answered({
        result: {
          isError: true,
          content: [{ type: "text", text: "no" }, { type: "image" }, null, { text: 5 }, { text: "a" }],
        },
      }),
      { outcome: "rejected", channel: "tool", message: "no\n\n\n\na", duration_ms: 1.23 },
    ],
    [
      "isError without content",
      answered({ result: { isError: true } }),
      { outcome: "rejected", channel: "tool", message: "", duration_ms: 1.23 },
    ],
    [
      "an error",
      answered({ error: { code: -32602, message: "wrong" } }),
      { outcome: "rejected", channel: "protocol", code: -32602, message: "wrong", duration_ms: 1.23 },
    ],
    [
      "an error that is a text",
      answered({ error: "wrong" }),
      { outcome: "rejected", channel: "protocol", message: "wrong", duration_ms: 1.23 },
    ],
    [
      "an error whose members have other types",
      answered({ error: { code: "x", message: { a: 1 } } }),
      { outcome: "rejected", channel: "protocol", message: '{"a":1}', duration_ms: 1.23 },
    ],
    [
      "an error without a message",
      answered({ error: { code: 1 } }),
      { outcome: "rejected", channel: "protocol", code: 1, message: "", duration_ms: 1.23 },
    ],
    [
      "a status that rejects",
      answered({ result: {} }, 400),
      { outcome: "rejected", channel: "http", message: "HTTP 400", duration_ms: 1.23 },
    ],
    [
      "a status that does not say",
      answered({ error: { code: 1 } }, 401),
      { outcome: "unverified", channel: "none", reason: "the server answered with HTTP 401", duration_ms: 1.23 },
    ],
    ["another status", answered({ result: {} }, 200), { outcome: "accepted", channel: "none", duration_ms: 1.23 }],
    [
      "an error with a status that rejects",
      answered({ error: { code: 1, message: "m" } }, 400),
      { outcome: "rejected", channel: "protocol", code: 1, message: "m", duration_ms: 1.23 },
    ],
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
    ["a fault", faulted({}), { outcome: "crash", channel: "none", message: "it broke" as never, duration_ms: 2.35 }],
    [
      "a fault of a status that rejects",
      faulted({ http: { status: 413 } as never }),
      { outcome: "rejected", channel: "http", message: "it broke" as never, duration_ms: 2.35 },
    ],
    [
      "a fault of another status",
      faulted({ http: { status: 500 } as never }),
      { outcome: "crash", channel: "none", message: "it broke" as never, duration_ms: 2.35 },
    ],
    [
      "a fault that hides the answer",
      faulted({ unverified: true }),
      { outcome: "unverified", channel: "none", reason: "it broke", duration_ms: 2.35 },
    ],
    [
      "a request that cannot be sent",
      { kind: "unsendable", rule_id: "FAULT-HTTP-STATUS" as never, message: hide("too long") },
      { outcome: "unverified", channel: "none", reason: "too long", duration_ms: 0 },
    ],
  ])("is %s", (_, outcome, wanted) => {
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
  const closed = { acceptedBase: false, open: false };

  it.each<[string, ProbeName, object, ProbeCaseResult, { acceptedBase: boolean; open: boolean }, string | undefined]>([
    [
      "beside a valid call that is accepted",
      "wrong_type",
      {},
      rejected,
      { acceptedBase: true, open: false },
      undefined,
    ],
    ["by what it says", "wrong_type", {}, { ...rejected, message: "Invalid arguments" }, closed, undefined],
    [
      "alone",
      "wrong_type",
      {},
      rejected,
      closed,
      "nothing in the rejection says that it is about the arguments, and no valid call was accepted: no",
    ],
    [
      "alone, without a text",
      "wrong_type",
      {},
      { ...rejected, message: "" },
      closed,
      "nothing in the rejection says that it is about the arguments, and no valid call was accepted",
    ],
    [
      "alone, of a name",
      "unknown_tool",
      { tool: "t_unknown" },
      rejected,
      closed,
      "nothing in the rejection says that it is about the name of the tool, and no valid call was accepted: no",
    ],
    [
      "by the name",
      "unknown_tool",
      { tool: "t_unknown" },
      { ...rejected, message: "t_unknown is not a valid tool" },
      closed,
      undefined,
    ],
    [
      "of a field that the schema accepts",
      "extra_field",
      {},
      rejected,
      { acceptedBase: true, open: true },
      "the input schema accepts the field, and the server rejects the call: no",
    ],
    ["of a field that it excludes", "extra_field", {}, rejected, { acceptedBase: true, open: false }, undefined],
    ["of another kind, by an open schema", "wrong_type", {}, rejected, { acceptedBase: true, open: true }, undefined],
    [
      "if the schema cannot be judged",
      "wrong_type",
      { unjudged: hide("too deep") },
      rejected,
      { acceptedBase: true, open: false },
      "the input schema cannot be judged (too deep): no",
    ],
    [
      "if the schema cannot be judged, and the call is accepted",
      "wrong_type",
      { unjudged: hide("too deep") },
      accepted,
      { acceptedBase: true, open: false },
      "the input schema cannot be judged (too deep)",
    ],
    ["if it is none", "wrong_type", {}, accepted, closed, undefined],
    [
      "after a crash",
      "wrong_type",
      { unjudged: hide("too deep") },
      { ...accepted, outcome: "crash" },
      closed,
      undefined,
    ],
  ])("%s", (_, probe, more, judged, context, reason) => {
    const weighed = checkOutcome(probe, { label: "x", args: {}, ...more }, judged, context);
    expect(weighed).toEqual(
      reason === undefined ? judged : { ...judged, outcome: "unverified", channel: "none", reason },
    );
  });

  it("is nothing if it was not sent", () => {
    expect(unsentCase({ ...CASE }, "why")).toEqual({
      ...{
        label: "without `a`",
        argument: "`a`",
        outcome: "unverified",
        channel: "none",
        reason: "why",
        duration_ms: 0,
      },
    });
    expect(unsentCase({ label: "x", args: {} }, "why")).not.toHaveProperty("argument");
    expect(unsentProbe("skipped", "why")).toEqual({
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
        .map((one) => result(one))
        .reverse();
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
  ] as const)(
    "%s that is answered by %s, of a schema that is open: %s, has failed: %s",
    (name, outcome, open, failed) => {
      expect(hasFailed(name, outcome, open)).toBe(failed);
    },
  );
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
    expect(withheldBecause("t", entries, isUnfinished, safe)).toBe(why);
    expect(withheldBecause("t", entries, isUnfinished, ["u", "t"])).toBeUndefined();
  });

  it.each([
    ["has no hints", [{}], true],
    ["has no annotations", [{ annotations: null }], false],
    ["has empty annotations", [{ annotations: {} }], false],
    ["is read-only", [{ annotations: { readOnlyHint: true, destructiveHint: true } }], false],
    [
      "is not read-only, and not destructive",
      [{ annotations: { readOnlyHint: false, destructiveHint: false } }],
      false,
    ],
    ["has a hint of another type", [{ annotations: { destructiveHint: "yes" } }], false],
    ["is not there", [], false],
  ])("is not one that %s", (_, entries, isUnfinished) => {
    expect(withheldBecause("t", entries, isUnfinished, ["u"])).toBeUndefined();
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
    expect(judgeValidation("t", many, NEW)[0]?.message).toMatch(/: n0, n1, .*, n19, 3 more$/);
    expect(judgeValidation("t", many.slice(0, 20), NEW)[0]?.message).toMatch(/, n18, n19$/);
    expect(ids(judgeValidation("t", many, NEW))).toEqual(["ERRCHAN-001 23"]);
    expect(judgeValidation("t", [], NEW)).toEqual([]);
  });
});
