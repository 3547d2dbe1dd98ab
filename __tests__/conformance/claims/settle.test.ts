import { describe, expect, it } from "vitest";
import { type Claim, claimOf } from "../../../src/conformance/claims/claim.js";
import { attributeClaims, oncePerCause, tierOf } from "../../../src/conformance/claims/settle.js";
import { hide, say } from "../../../src/core/redaction/redacted.js";
import type { RuleId } from "../../../src/rules/registry.js";

const failed = (id: RuleId, more: Partial<Claim> = {}) => claimOf(id, { status: "failed", ...more });
const malformed = say`the server no longer answers after a malformed message`;

describe("tierOf", () => {
  it.each<[string | undefined, Claim]>([
    ["broken", failed("PROTO-UNKNOWN-METHOD")],
    ["suspicious", failed("ERRCHAN-001")],
    ["advice", failed("ERRCHAN-002")],
    ["advice", failed("DESC-ARGUMENT-MISSING")],
    ["suspicious", failed("FAULT-SCHEMA-TYPE-MISMATCH")],
    [undefined, failed("PROTO-UNKNOWN-METHOD", { sdk: "mcp 1" })],
    [undefined, failed("PROTO-UNKNOWN-METHOD", { status: "passed" })],
  ])("is %s", (tier, claim) => expect(tierOf(claim)).toBe(tier));
});

describe("attributeClaims", () => {
  it("says nothing of an error that is about a missing service, whatever was sent", () => {
    const statusOf = (id: RuleId, evidence: string) =>
      attributeClaims([failed(id, { evidence: hide(evidence) })], undefined)[0]?.status;
    for (const id of ["ERRCHAN-001", "ERRCHAN-002", "TOOL-INTERNAL-ERROR"] as const) {
      expect(statusOf(id, "getaddrinfo EAI_AGAIN api.example.com")).toBe("unverified");
      expect(statusOf(id, "size must be a number")).toBe("failed");
    }
  });

  it("names the SDK of its faults, which have no tier, and leaves the others", () => {
    const fault = failed("PROTO-SURVIVES", { message: malformed, tier: "broken" });
    const own = failed("AUDIT-CRASH", { message: say`the server ends`, tier: "broken" });
    const { tier: _, ...known } = fault;
    expect(attributeClaims([fault, own], "go-sdk 1.8")).toEqual([{ ...known, sdk: "go-sdk 1.8" }, own]);
    expect(attributeClaims([fault], undefined)).toEqual([fault]);
  });
});

describe("oncePerCause", () => {
  const greet = { subject: say`greet` };

  it("counts what a claim explains under it", () => {
    const answers = failed("INV-009", { message: say`two answers` });
    const ofFuzzing = failed("FAULT-PROTO-DUPLICATE-ANSWER", greet);
    const message = "two answers (the cause of 1 more finding: FAULT-PROTO-DUPLICATE-ANSWER)";
    expect(oncePerCause([ofFuzzing, answers])).toEqual([{ ...answers, message }]);
    expect(oncePerCause([ofFuzzing])).toEqual([ofFuzzing]);
  });

  it("explains no secret in an answer that accepts a call", () => {
    const accepted = failed("FUZZ-LEAK-SECRET", { ...greet, evidence: say`→ {}\n← {"result":{"content":[]}}` });
    const rejected = { ...accepted, evidence: say`→ {}\n← {"result":{"isError":true}}` };
    for (const id of ["AUDIT-EXCEPTION", "AUDIT-LEAK"] as const)
      expect(oncePerCause([accepted, failed(id, greet)])).toHaveLength(2);
    expect(oncePerCause([rejected, failed("AUDIT-EXCEPTION", greet)])).toHaveLength(2);
    expect(oncePerCause([rejected, failed("AUDIT-LEAK", greet)])).toHaveLength(1);
  });

  it("explains nothing of another tool, and nothing by the fault of an SDK", () => {
    const late = failed("FAULT-TIMEOUT-CALL", greet);
    const hang = failed("AUDIT-HANG", greet);
    expect(oncePerCause([late, hang])).toHaveLength(1);
    for (const other of [failed("AUDIT-HANG", { subject: say`part` }), { ...hang, sdk: "mcp 1" }]) {
      expect(oncePerCause([late, other])).toEqual([late, other]);
    }
  });

  it("explains what other tools write to stdout, and calls that the server did not survive", () => {
    const noise = failed("AUDIT-NOISE", greet);
    const ofOther = failed("FAULT-TRANSPORT-STDOUT-NOISE", { subject: say`part` });
    expect(oncePerCause([noise, ofOther])).toHaveLength(1);
    const late = failed("AUDIT-LATE-DEATH", greet);
    const rejected = (evidence: string) =>
      failed("FAULT-SCHEMA-MISSING-REQUIRED", { ...greet, evidence: hide(evidence) });
    expect(oncePerCause([late, rejected("→ greet {}\n← the server ended: exit code 1")])).toHaveLength(1);
    expect(oncePerCause([late, rejected('→ greet {}\n← {"result":{}}')])).toHaveLength(2);
  });

  it.each<[RuleId, string, RuleId, string]>([
    ["LIFE-PING", "a ping is wrong", "INV-030", "the result of ping breaks the schema"],
    ["INV-009", "the id 0, for which no request was waiting", "LIFE-PING", "a ping\n← nothing, although"],
    ["INV-010", "neither a result nor an error", "LIFE-PING", 'a ping\n← {"jsonrpc":"2.0"}'],
    ["INV-014", "its pages never end", "AUDIT-PAGES", "the pages of tools/list do not fit together: they never end"],
    ["INV-018", "not a protocol message", "FAULT-PROTO-MALFORMED-FRAME", "neither method, result nor error"],
  ])("explains by %s (%s) %s (%s), and nothing else of it", (cause, why, id, message) => {
    const first = failed(cause, { message: hide(why) });
    expect(oncePerCause([failed(id, { message: hide(message) }), first])).toHaveLength(1);
    expect(oncePerCause([failed(id, { message: say`something else` }), first])).toHaveLength(2);
  });

  it("makes one claim of what several tools show, but for that of an SDK", () => {
    const of = (subject: string, more: Partial<Claim> = {}) =>
      failed("ERRCHAN-001", { subject: hide(subject), ...more });
    expect(oncePerCause([of("add"), of("greet"), of("part", { sdk: "rmcp" })])).toEqual([
      of("add, greet", { message: say`2 tools: add, greet` }),
      of("part", { sdk: "rmcp" }),
    ]);
  });

  it("names three of many subjects", () => {
    const subjectOf = (subject: string) =>
      oncePerCause([failed("AUDIT-LOOSER", { subject: hide(subject) })])[0]?.subject;
    expect(subjectOf("a.x, a.y, b.x, b.y, c.x")).toBe("a.x, a.y, b.x, b.y, c.x");
    expect(subjectOf("a.x, a.y, b.x, b.y, c.x, c.y")).toBe("a.x, a.y, b.x and 3 more");
  });

  it("counts errors of a tool of which no call is accepted under that", () => {
    const never = failed("AUDIT-NEVER-ACCEPTED", { subject: hide("search, fetch"), message: say`none was accepted` });
    const error = (subject: string) => failed("TOOL-INTERNAL-ERROR", { subject: hide(subject) });
    expect(oncePerCause([never, error("search"), error("add")]).map(({ id }) => id)).toEqual([
      "AUDIT-NEVER-ACCEPTED",
      "TOOL-INTERNAL-ERROR",
    ]);
  });
});
