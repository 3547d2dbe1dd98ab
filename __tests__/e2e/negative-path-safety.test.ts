import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv } from "ajv";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runSuite } from "../support/run-suite.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const program = fileURLToPath(new URL("../servers/answers-server.mjs", import.meta.url));
const filesystem = `${root}node_modules/@modelcontextprotocol/server-filesystem/dist/index.js`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "mcptest-probes-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const destructive = { annotations: { destructiveHint: true } };
const unknown = { error: { code: -32602, message: "Unknown tool: wipe_mcptest_unknown" } };
const invalid = toolError("Input validation error: 'disk' is a required property");
const open = { type: "object", required: ["disk"], properties: { disk: { type: "string" } } };

function toolError(text: string) {
  return { result: { isError: true, content: [{ type: "text", text }] } };
}

/** What a server with one tool, `wipe`, is to answer. */
interface Answers {
  schema?: object;
  tool?: object;
  valid?: object;
  invalid?: object;
  unknown?: object;
  list?: object;
  judged?: object;
}

/** What the test says beside it. */
interface Asked {
  block?: object;
  args?: object;
  server?: object;
  expect?: object;
}

/** Runs one test with `negative_path` on a stand-in, and gives the calls that reached it, too. */
async function probe(
  { schema = open, tool = {}, ...answers }: Answers,
  { block = {}, args = { disk: "d" }, server = {}, expect: asked }: Asked = {},
) {
  const log = join(mkdtempSync(join(folder, "log-")), "calls");
  writeFileSync(log, "");
  const tools = [{ name: "wipe", inputSchema: schema, ...tool }];
  // `$schema` is not a variable of the suite.
  const answered = JSON.stringify({ tools, unknown, invalid, log, ...answers }).replaceAll("$", "$$$$");
  const { results, code, stdout } = await runSuite({
    servers: { s: { command: [process.execPath, program, answered], ...server } },
    tools: [{ name: "wipe", tool: "wipe", args, negative_path: block, ...(asked !== undefined && { expect: asked }) }],
  });
  const calls = readFileSync(log, "utf8").split("\n").filter(Boolean).map(parsed);
  const [row] = results.tests;
  const probes = row?.negative_path?.probes ?? {};
  const outcomes = Object.fromEntries(Object.entries(probes).map(([name, { outcome }]) => [name, outcome]));
  const findings = results.findings.map(({ rule_id }) => rule_id);
  return { row, told: row?.negative_path, probes, outcomes, findings, calls, code, stdout };
}

function parsed(line: string): { name: string; arguments: Record<string, unknown> } {
  return JSON.parse(line);
}

function strings(count: number): object {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, { type: "string" }]));
}

function nested(levels: number): object {
  let schema: object = { type: "string" };
  for (let level = 0; level < levels; level++) schema = { type: "object", properties: { a: schema } };
  return schema;
}

/** The calls of the tool that its schema accepts. */
function accepted(calls: ReturnType<typeof parsed>[], schema: object = open) {
  const accepts = new Ajv({ strict: false }).compile(schema);
  return calls.filter((call) => call.name === "wipe" && accepts(call.arguments));
}

describe("a tool that is not to be called", () => {
  const write = async (block: object, server: object = {}) => {
    const file = join(mkdtempSync(join(folder, "files-")), "kept.txt");
    writeFileSync(file, "what was there");
    const { results } = await runSuite({
      servers: { s: { command: [process.execPath, filesystem, join(file, "..")], ...server } },
      tools: [
        { name: "write", tool: "write_file", args: { path: file, content: "what is new" }, negative_path: block },
      ],
    });
    return { row: results.tests[0], content: readFileSync(file, "utf8") };
  };

  it("keeps its file: write_file of a real server", async () => {
    const { row, content } = await write({});
    expect(content).toBe("what was there");
    expect(row?.status).toBe("passed");
    expect(row?.negative_path).toMatchObject({ base: "skipped", checks_run: 3, failures: 0, gate_passed: 1 });
    const reason =
      "the input schema accepts this call, and the tool is not called: its annotations say that it is destructive";
    expect(row?.negative_path?.probes).toMatchObject({
      unknown_tool: { outcome: "rejected" },
      missing_required: { outcome: "rejected" },
      wrong_type: { outcome: "rejected" },
      extra_field: { outcome: "skipped", reason, cases: [] },
      oversized: { outcome: "skipped", reason, cases: [] },
    });
  });

  it.each([
    ["base_call: true", { base_call: true }, {}],
    ["safe_calls", {}, { safe_calls: ["write_file"] }],
  ])("is called where the suite says so: %s", async (_, block, server) => {
    const { row, content } = await write({ checks: ["extra_field"], ...block }, server);
    expect(content).toBe("what is new");
    expect(row?.negative_path).toMatchObject({ base: "accepted", probes: { extra_field: { outcome: "accepted" } } });
  });

  it.each([
    ["destructiveHint: true", destructive, {}, {}],
    ["readOnlyHint: false, which the protocol reads as destructive", { annotations: { readOnlyHint: false } }, {}, {}],
    ["base_call: false", {}, { base_call: false }, {}],
    ["base_call: false, over safe_calls", destructive, { base_call: false }, { safe_calls: ["wipe"] }],
  ])("gets no call that its schema accepts: %s", async (_, tool, block, server) => {
    // The planned requests look wrong, and most of them are right by another branch.
    const either = (shape: object) => ({ anyOf: [{ type: "object", ...shape }, { type: "object" }] });
    const schema = {
      type: "object",
      required: ["disk"],
      properties: {
        disk: either({ required: ["name"], properties: { name: { type: "string" } } }),
        parts: { type: "array", items: either({ required: ["id"], properties: { id: { type: "integer" } } }) },
      },
    };
    const { calls, told, outcomes } = await probe({ schema, tool }, { block, args: { disk: { name: "d" } }, server });
    expect(told?.base).toBe("skipped");
    expect(accepted(calls, schema)).toEqual([]);
    expect(calls.length).toBeGreaterThan(4);
    expect(calls.filter(({ name }) => name !== "wipe").map((call) => call.arguments)).toEqual([{}]);
    expect(outcomes).toMatchObject({ missing_required: "rejected", wrong_type: "rejected", extra_field: "skipped" });
  });

  it("gets no call at all where its schema cannot be judged", async () => {
    const inputSchema = { $schema: "https://example.com/another-dialect", ...open };
    const tools = [{ name: "wipe", inputSchema, ...destructive }];
    const { calls, probes } = await probe({ list: { result: { tools } } });
    expect(calls.map(({ name }) => name)).toEqual(["wipe_mcptest_unknown"]);
    expect(probes["missing_required"]).toMatchObject({
      outcome: "skipped",
      reason:
        "the input schema cannot be judged, and the tool is not called: its annotations say that it is destructive",
    });
  });

  it.each([
    ["2,000 arguments", { ...open, properties: { ...strings(2_000), ...open.properties } }],
    ["100 levels", { ...open, properties: { ...open.properties, deep: nested(100) } }],
    ["300 levels", { ...open, properties: { ...open.properties, deep: nested(300) } }],
  ])("gets no call that its schema accepts, however large that is: %s", async (_, schema) => {
    const { calls, row } = await probe({ schema, tool: destructive, judged: open });
    expect(row).toMatchObject({ status: "passed", failures: [] });
    expect(calls.filter((call) => call.name === "wipe" && typeof call.arguments["disk"] === "string")).toEqual([]);
  });

  it("gets no call where tools/list does not answer, for nobody knows its annotations", async () => {
    const { calls, told } = await probe({ list: { error: { code: -32603, message: "out of order" } } });
    expect(calls.map(({ name }) => name)).toEqual(["wipe_mcptest_unknown"]);
    expect(told?.base).toBe("skipped");
  });

  it("is another than one without annotations: its test gives it valid arguments", async () => {
    for (const tool of [{}, { annotations: { title: "Wipe" } }, { annotations: { destructiveHint: false } }]) {
      const { told, outcomes } = await probe({ tool }, { block: { checks: ["extra_field"] } });
      expect([told?.base, outcomes]).toEqual(["accepted", { extra_field: "accepted" }]);
    }
  });

  it("has its large argument where the schema limits the length", async () => {
    const schema = { ...open, additionalProperties: false, properties: { disk: { type: "string", maxLength: 9 } } };
    const tooLong = toolError("Input validation error: disk must NOT have more than 9 characters");
    const { outcomes, calls } = await probe({ schema, tool: destructive, invalid: tooLong });
    expect(outcomes).toMatchObject({ extra_field: "rejected", oversized: "rejected" });
    expect(accepted(calls, schema)).toEqual([]);
  });
});

/** What servers said to every call, for want of a network, a browser, a token. */
const BROKEN = [
  { error: { code: -32603, message: "getaddrinfo ENOTFOUND api.example.com" } },
  { error: { code: -32603, message: "MCP error -32603: request to https://disk.example.com failed" } },
  toolError("Error: browserType.launch: Executable doesn't exist at /root/.cache/chromium/chrome"),
  toolError("GITHUB_TOKEN environment variable is required"),
];

describe("a server that rejects everything", () => {
  it.each(BROKEN)("is unverified without a valid call, and its channel is not judged: %j", async (said) => {
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
    expect(code).toBe(0);
  });

  it("is unverified where the valid call alone is accepted, and not the same with another field", async () => {
    const schema = { ...open, properties: { disk: { const: "d" } }, maxProperties: 9 };
    const fails = { result: { isError: true, content: [{ type: "text", text: "rate limit" }] } };
    // The stand-in takes no other field, its list says that it does.
    const tools = [{ name: "wipe", inputSchema: schema }];
    const { row, told, probes } = await probe({
      schema: { ...schema, additionalProperties: false },
      list: { result: { tools } },
      invalid: fails,
    });
    expect(row?.status).toBe("unverified");
    expect(row?.reason).toBe(
      "extra_field: the input schema accepts the field, and the server rejects the call: rate limit",
    );
    expect(probes["extra_field"]?.outcome).toBe("unverified");
    expect(told).toMatchObject({ base: "accepted", gate_passed: 0 });
  });

  it("is judged by its channel beside a valid call", async () => {
    const said = { error: { code: -32603, message: "getaddrinfo ENOTFOUND 12345" } };
    const { row, findings } = await probe({ invalid: said });
    expect([row?.status, findings]).toEqual(["passed", ["ERRCHAN-001"]]);
  });
});

it("says that it does not send all of more than 100 bad requests", async () => {
  const names = Array.from({ length: 120 }, (_, index) => `field${index}`);
  const schema = {
    type: "object",
    required: names,
    properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])),
  };
  const args = Object.fromEntries(names.map((name) => [name, "x"]));
  const said = "the first 100 requests were sent; the input schema gives more";
  const checks = ["missing_required", "wrong_type"];
  const passing = await probe({ schema }, { args, block: { checks } });
  expect(passing.probes["missing_required"]?.reason).toBe(said);
  expect(passing.probes["missing_required"]?.cases).toHaveLength(100);
  expect(passing.row?.reason).toBe(`missing_required: ${said}; wrong_type: ${said}`);
  expect(passing.stdout).toContain(`missing_required: ${said}`);
  expect(passing.findings).toEqual(["SUITE-PROBES-CUT"]);
  const failing = await probe({ schema, invalid: { result: { content: [] } } }, { args, block: { checks } });
  expect(failing.row?.failures[0]?.note).toBe(`100 of 100 requests of missing_required; ${said}`);
});

describe("the request beside a failure", () => {
  const accepted = { result: { content: [] } };
  const checks = ["unknown_tool", "missing_required", "wrong_type"];

  it("is the bad one that was accepted, not the valid call", async () => {
    const { row, stdout } = await probe({ invalid: accepted, unknown: accepted }, { block: { checks } });
    expect(row?.failures.map(({ rule_id, request }) => [rule_id, request])).toEqual([
      ["FAULT-PROTO-UNKNOWN-METHOD", 'tools/call wipe_mcptest_unknown {"disk":"d"}'],
      ["FAULT-SCHEMA-MISSING-REQUIRED", "tools/call wipe {}"],
      ["FAULT-SCHEMA-TYPE-MISMATCH", 'tools/call wipe {"disk":12345}'],
    ]);
    expect(stdout).toContain('| request:  tools/call wipe {"disk":12345}\n');
    expect(stdout).not.toContain('tools/call wipe {"disk":"d"}');
  });

  it("is that of the first bad one, too, where `expect` reads the probes", async () => {
    const { stdout } = await probe(
      { invalid: accepted },
      { block: { checks }, expect: { "negative_path.gate_passed": 1 } },
    );
    expect(stdout).toContain("| request:  tools/call wipe {}\n");
  });

  it("is that of a rejection on the wrong channel, with the frame that answered it", async () => {
    const said = toolError("Unknown tool: wipe_mcptest_unknown");
    const { row } = await probe({ unknown: said }, { block: { checks, error_channel: "fail" } });
    expect(row?.failures).toMatchObject([
      { rule_id: "ERRCHAN-002", request: 'tools/call wipe_mcptest_unknown {"disk":"d"}' },
    ]);
    expect(row?.failures[0]?.actual).toContain(JSON.stringify(said.result));
  });
});
