import { expect, it } from "vitest";
import { destructive, open, probe, toolError } from "./probed.js";

/** The slowest takes 14 s on a machine that does nothing else: judging starts again with more time on a busy one. */
function strings(count: number): object {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, { type: "string" }]));
}

function nested(levels: number): object {
  let schema: object = { type: "string" };
  for (let level = 0; level < levels; level++) schema = { type: "object", properties: { a: schema } };
  return schema;
}

/** False if `disk` is missing, or an argument that must be a string is not one. */
function isAccepted(args: Record<string, unknown>): boolean {
  const strings = Object.entries(args).filter(([name]) => /^(disk|p\d+)$/.test(name));
  return "disk" in args && strings.every(([, value]) => typeof value === "string");
}

it.each([
  // The stand-in judges by `open`: it accepts a number in an argument that must be a string.
  ["2,000 arguments", "failed", { ...open, properties: { ...strings(2_000), ...open.properties } }],
  ["100 levels", "unverified", { ...open, properties: { ...open.properties, deep: nested(100) } }],
  ["300 levels", "unverified", { ...open, properties: { ...open.properties, deep: nested(300) } }],
])(
  "a tool that is not to be called gets no call that its schema accepts, however large that is: %s",
  async (_, status, schema) => {
    const { calls, row } = await probe({ schema, tool: destructive, judged: open });
    expect(row?.status).toBe(status);
    if (status === "failed") {
      expect(row?.failures.map(({ rule_id }) => rule_id)).toEqual(["FAULT-SCHEMA-TYPE-MISMATCH"]);
    } else expect(row?.reason).toContain("SchemaTooDeep");
    expect(calls.filter((call) => call.name === "wipe" && isAccepted(call.arguments))).toEqual([]);
  },
);

/** What servers said to every call, without a network, a browser or a token. */
const BROKEN = [
  { error: { code: -32603, message: "getaddrinfo ENOTFOUND api.example.com" } },
  { error: { code: -32603, message: "MCP error -32603: request to https://disk.example.com failed" } },
  toolError("Error: browserType.launch: Executable doesn't exist at /root/.cache/chromium/chrome"),
  toolError("GITHUB_TOKEN environment variable is required"),
];

it.each(BROKEN)(
  "a server that rejects everything is unverified without a valid call, and its channel is not judged: %j",
  async (said) => {
    const { row, told, outcomes, findings, code } = await probe(
      { tool: destructive, valid: said, invalid: said, unknown: said },
      { expect: { "negative_path.failures": 0 } },
    );
    expect(row?.status).toBe("unverified");
    expect(row?.reason).toContain("unknown_tool: nothing in the rejection says");
    expect(told).toMatchObject({ checks_run: 0, failures: 0, gate_passed: 0, base: "skipped" });
    expect(outcomes).toEqual({
      ...{ unknown_tool: "unverified", missing_required: "unverified", wrong_type: "unverified" },
      ...{ extra_field: "skipped", oversized: "skipped" },
    });
    expect(findings).toEqual([]);
    expect(code).toBe(2);
  },
);

it("knows that a schema takes no other field, also where a large argument is too slow to be judged by it", async () => {
  const disk = { type: "string", pattern: "^(a+)+b$" };
  const schema = { type: "object", properties: { disk }, propertyNames: { maxLength: 9 } };
  const block = { checks: ["extra_field", "oversized"] };
  const { row } = await probe({ schema, judged: open }, { args: { disk: "ab" }, block });
  expect(row?.failures.map(({ rule_id }) => rule_id)).toEqual(["FAULT-SCHEMA-UNEXPECTED-FIELD"]);
});

it("does not pass a tool whose schema cannot be judged in time, and says so", async () => {
  const text = { type: "string", pattern: "^(a+)+$" };
  const schema = { ...open, properties: { ...open.properties, text } };
  const args = { disk: "d", text: `${"a".repeat(40)}b` };
  const checks = ["missing_required", "wrong_type", "extra_field"];
  for (const tool of [{}, destructive]) {
    const { row, told, outcomes } = await probe({ schema, tool, judged: open }, { args, block: { checks } });
    expect(row?.status).toBe("unverified");
    expect(row?.reason).toMatch(/the input schema cannot be judged \(.* 2 s\)/);
    expect(outcomes).toEqual(Object.fromEntries(checks.map((check) => [check, "unverified"])));
    expect(told).toMatchObject({ checks_run: 0, gate_passed: 0 });
  }
});

it("says that it does not send all of more than 100 bad requests", async () => {
  const schema = { type: "object", required: Object.keys(strings(120)), properties: strings(120) };
  const args = Object.fromEntries(schema.required.map((name) => [name, "x"]));
  const said = "only the first 100 of the possible requests were sent";
  const checks = ["missing_required", "wrong_type"];
  const passing = await probe({ schema }, { args, block: { checks } });
  expect(passing.probes.missing_required?.reason).toBe(said);
  expect(passing.probes.missing_required?.cases).toHaveLength(100);
  expect(passing.row?.reason).toBe(`missing_required: ${said}; wrong_type: ${said}`);
  expect(passing.stdout).toContain(`missing_required: ${said}`);
  expect(passing.findings).toEqual(["SUITE-PROBES-CUT"]);
  const failing = await probe({ schema, invalid: { result: { content: [] } } }, { args, block: { checks } });
  expect(failing.row?.failures[0]?.note).toBe(`100 of 100 requests of missing_required; ${said}`);
});
