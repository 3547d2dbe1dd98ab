import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { faultOfSdk, SDK_FAULTS, sdkOf } from "../../src/conformance/audit/sdk-faults.js";
import { hide, say } from "../../src/core/redaction/redacted.js";
import { type AuditResult, withoutRepeats, withSdk, withTier } from "../../src/kinds/compliance/audit/audit-results.js";
import type { RuleId } from "../../src/rules/registry.js";
import { NAMES, OWN_CHOICES } from "../sdk/faults.js";

describe("sdkOf", () => {
  const pydantic = "Error executing tool add: 1 validation error for addArguments\na\n  Field required";
  /** What a server answers whose tools are handlers of its own. */
  const nullArguments = String.raw`← {"error":{"code":-32603,"message":"[\n  {\n    \"expected\": \"record\",\n    \"code\": \"invalid_type\",\n    \"path\": [\n      \"params\",\n      \"arguments\"\n    ]\n  }\n]"}}`;
  const unknownMethod = '← {"error":{"code":-32602,"message":"Invalid request parameters","data":""}}';
  const unknownTool =
    '← {"result":{"content":[{"type":"text","text":"MCP error -32602: Tool x not found"}],"isError":true}}';
  it.each([
    [{ name: "mcp", version: "1.30" }, pydantic, { version: "1.30.0" }, { experimental: {} }],
    [{ name: "mcp" }, pydantic, { version: "1.4.2" }, {}],
    [{ name: "mcp" }, pydantic, { version: "0.2.0" }, { experimental: {} }],
    [{ name: "fastmcp" }, "1 validation error for call[add]\na\n  Missing required argument", { version: "4.1.2" }, {}],
    [{ name: "go-sdk" }, 'validating "arguments": validating root: required: missing properties: ["a"]', {}, {}],
    [{ name: "@modelcontextprotocol/sdk" }, nullArguments, {}, {}],
    [{ name: "@modelcontextprotocol/sdk" }, unknownTool, {}, {}],
    [{ name: "mcp" }, unknownMethod, {}, {}],
    [{ name: "@modelcontextprotocol/sdk" }, '"message":"MCP error -32602: Resource a:b not found"', {}, {}],
    [undefined, "a is required", { version: "1.30.0" }, { experimental: {} }],
    [undefined, "Unknown tool: add", null, null],
  ])("is %j", (sdk, text, serverInfo, capabilities) => {
    expect(sdkOf({ serverInfo, capabilities, texts: ["out of stock", text] })).toEqual(sdk);
  });
});

describe("faultOfSdk", () => {
  it.each<[boolean, string, RuleId, string]>([
    [true, "mcp", "FAULT-SCHEMA-TYPE-MISMATCH", "`a` of type boolean, `b` of type boolean: accepted"],
    [false, "mcp", "FAULT-SCHEMA-TYPE-MISMATCH", "`a` of type boolean, `b` of type string: accepted"],
    [false, "go-sdk", "FAULT-SCHEMA-TYPE-MISMATCH", "`a` of type boolean: accepted"],
    [
      true,
      "mcp",
      "ERRCHAN-002",
      '← {"result":{"content":[{"type":"text","text":"Unknown tool: mcptest_unknown_tool"}]}}',
    ],
    [false, "mcp", "ERRCHAN-002", '← {"result":{"content":[{"type":"text","text":"I know no such tool"}]}}'],
    [true, "mcp", "FAULT-TIMEOUT-CALL", `→ {"arguments":{"a":${"[".repeat(250)}${"]".repeat(250)}}}`],
    [true, "mcp", "FAULT-TIMEOUT-CALL", `→ {"arguments":{"a":${'{"a":'.repeat(250)}1${"}".repeat(250)}}}`],
    [false, "mcp", "FAULT-TIMEOUT-CALL", '→ {"arguments":{"a":[[1]]}}'],
    [false, "mcp", "AUDIT-EXCEPTION", '← {"result":{"content":[{"type":"text","text":"Unknown tool: x"}]}}'],
  ])("is %s of %s for %s: %s", (isKnown, name, id, message) => {
    expect(faultOfSdk({ name }, { id, message }) !== undefined).toBe(isKnown);
  });
});

describe("withTier", () => {
  it("says nothing of an error that is about a missing service, whatever was sent", () => {
    const result = { title: say``, severity: "should", status: "failed" } as const;
    const about = (id: RuleId, evidence: string) => withTier({ ...result, id, evidence: hide(evidence) });
    for (const id of ["ERRCHAN-001", "ERRCHAN-002", "TOOL-INTERNAL-ERROR"] as const) {
      expect(about(id, "getaddrinfo EAI_AGAIN api.example.com").status).toBe("unverified");
      expect(about(id, "size must be a number")).toMatchObject({ status: "failed", tier: "suspicious" });
    }
  });
});

describe("withSdk", () => {
  const result = (id: RuleId, message: string) =>
    ({ id, title: say``, severity: "must", status: "failed", tier: "broken", message: hide(message) }) as const;
  const fault = result("PROTO-SURVIVES", "the server no longer answers after a malformed message");
  const other = result("AUDIT-CRASH", "the server ends");

  it("names the SDK of its faults, which have no tier, and leaves the others", () => {
    const { tier: _, ...known } = fault;
    expect(withSdk([fault, other], { name: "go-sdk", version: "1.8" })).toEqual([
      { ...known, sdk: "go-sdk 1.8" },
      other,
    ]);
    expect(withSdk([fault], undefined)).toEqual([fault]);
  });
});

describe("withoutRepeats", () => {
  const failed = (id: RuleId, more: Partial<AuditResult> = {}): AuditResult => ({
    ...{ id, title: say``, severity: "must", status: "failed", tier: "broken", ...more },
  });

  it("leaves out what fuzzing saw of an answer that the corpus reports", () => {
    const ofCorpus = failed("INV-009");
    const ofFuzzing = failed("FAULT-PROTO-DUPLICATE-ANSWER", { subject: say`greet` });
    expect(withoutRepeats([ofCorpus, ofFuzzing], [])).toEqual([ofCorpus]);
    expect(withoutRepeats([ofFuzzing], [])).toEqual([ofFuzzing]);
  });

  it("keeps a hang beside one that is the fault of an SDK", () => {
    const late = failed("FAULT-TIMEOUT-CALL", { subject: say`greet` });
    const hang = failed("AUDIT-HANG", { subject: say`greet` });
    expect(withoutRepeats([late], [hang])).toEqual([]);
    expect(withoutRepeats([late], [{ ...hang, sdk: "mcp" }])).toEqual([late]);
  });
});

describe("SDK_FAULTS", () => {
  /** With it, `npm run test:sdks` compares the servers. */
  const { findings }: { findings: { sdks: string[]; rules: string[] }[] } = JSON.parse(
    readFileSync(new URL("../sdk/corpus-findings.json", import.meta.url), "utf8"),
  );
  const shown = findings.flatMap(({ sdks, rules }) =>
    sdks.flatMap((id) => rules.map((rule) => `${NAMES[id]} ${rule}`)),
  );

  it("has the faults that minimal servers show, but for what servers choose", () => {
    const known = SDK_FAULTS.flatMap(({ sdk, rules }) => rules.map((rule) => `${sdk} ${rule}`));
    const chosen = (fault: string) => OWN_CHOICES.has(fault);
    // What only arguments of an audit show is compared with the servers by their audit. Minimal servers have no tasks: another
    // server of the SDK shows its faults (extensions.slow.test.ts). Only old versions of one answer numbers for ids.
    const ofCorpus = known.filter(
      (fault) => !/ (?:FAULT-TIMEOUT-CALL|AUDIT-HANG|TASK-\w+|PROTO-STRING-ID)$/.test(fault),
    );
    expect([...new Set(ofCorpus)].sort()).toEqual([...new Set(shown)].filter((fault) => !chosen(fault)).sort());
  });
});
