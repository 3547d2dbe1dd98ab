import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderWith, root, runSuite, textIn } from "../../support/harness.js";
import { commandOf, serverText } from "../../support/server-text.js";
import { accepted, destructive, open, probe, toolError } from "./probed.js";

const filesystem = `${root}node_modules/@modelcontextprotocol/server-filesystem/dist/index.js`;

describe("a tool that is not to be called", () => {
  const write = async (block: object, server: object = {}, flags: string[] = []) => {
    const file = join(folderWith({ "kept.txt": "what was there" }), "kept.txt");
    const { results } = await runSuite(
      {
        servers: { s: { command: [process.execPath, filesystem, join(file, "..")], ...server } },
        tools: [
          { name: "write", tool: "write_file", args: { path: file, content: "what is new" }, negative_path: block },
        ],
      },
      flags,
    );
    return { row: results.tests[0], content: textIn(file) };
  };

  it("keeps its file: write_file of a real server", async () => {
    const { row, content } = await write({});
    expect(content).toBe("what was there");
    expect(row?.status).toBe("passed");
    expect(row?.negative_path).toMatchObject({ base: "skipped", checks_run: 3, failures: 0, gate_passed: 1 });
    const reason =
      "the input schema accepts this call, and the tool is not called: its annotations say that it is destructive";
    const rejected = { outcome: "rejected" };
    const skipped = { outcome: "skipped", reason, cases: [] };
    expect(row?.negative_path?.probes).toMatchObject({
      ...{ unknown_tool: rejected, missing_required: rejected, wrong_type: rejected },
      ...{ extra_field: skipped, oversized: skipped },
    });
  });

  it.each([
    ["base_call: true", { base_call: true }, {}, []],
    ["safe_calls", {}, { safe_calls: ["write_file"] }, []],
    ["a glob in safe_calls", {}, { safe_calls: ["write_*"] }, []],
    ["--safe-call", {}, {}, ["--safe-call", "write_*"]],
  ])("is called where the suite or a flag says so: %s", async (_, block, server, flags) => {
    const { row, content } = await write({ checks: ["extra_field"], ...block }, server, flags);
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

  it("gets no call that only a format forbids", async () => {
    const schema = { ...open, properties: { disk: { type: "string", format: "date" } } };
    const { calls, outcomes } = await probe({ schema, tool: destructive });
    expect(accepted(calls, schema)).toEqual([]);
    expect(outcomes).toMatchObject({ wrong_type: "rejected", extra_field: "skipped", oversized: "skipped" });
  });

  it("gets no call at all if its schema cannot be judged", async () => {
    const inputSchema = { $schema: "https://example.com/another-dialect", ...open };
    const tools = [{ name: "wipe", inputSchema, ...destructive }];
    const { calls, probes } = await probe({ list: { result: { tools } } });
    expect(calls.map(({ name }) => name)).toEqual(["wipe_mcptest_unknown"]);
    const why = /^the input schema cannot be judged \(.+\), and the tool is not called: its annotations/;
    const reason = expect.stringMatching(why);
    expect(probes.missing_required).toMatchObject({ outcome: "unverified", reason });
  });

  it.each([
    ["does not answer, because its annotations are unknown", { error: { code: -32603, message: "out of order" } }],
    [
      "does not end, because the tool may be on a page that was not read",
      { result: { tools: [{ name: "other", inputSchema: {} }], nextCursor: "again" } },
    ],
  ])("gets no call if tools/list %s", async (_, list) => {
    const { calls, told } = await probe({ list });
    expect(calls.map(({ name }) => name)).toEqual(["wipe_mcptest_unknown"]);
    expect(told?.base).toBe("skipped");
  });

  it("gets no call that its schema accepts if one of two tools with its name is destructive", async () => {
    const twice = [{}, destructive].map((tool) => ({ name: "wipe", inputSchema: open, ...tool }));
    const { calls, told } = await probe({ list: { result: { tools: twice } } });
    expect(told?.base).toBe("skipped");
    expect(accepted(calls)).toEqual([]);
  });
});

it("a server that rejects everything is unverified if the valid call alone is accepted, and not the same with another field", async () => {
  const schema = { ...open, properties: { disk: { const: "d" } }, maxProperties: 9 };
  const fails = { result: { isError: true, content: [{ type: "text", text: "rate limit" }] } };
  // The stand-in takes no other field, its list says that it does.
  const tools = [{ name: "wipe", inputSchema: schema }];
  const closed = { ...schema, additionalProperties: false };
  const { row, told, probes } = await probe({ schema: closed, list: { result: { tools } }, invalid: fails });
  expect(row?.status).toBe("unverified");
  const reason = "extra_field: the input schema accepts the field, and the server rejects the call: rate limit";
  expect(row?.reason).toBe(reason);
  expect(probes.extra_field?.outcome).toBe("unverified");
  expect(told).toMatchObject({ base: "accepted", gate_passed: 0 });
});

describe("what `expect` says of an answer", () => {
  const slow = { result: { content: [{ type: "text", text: "done and done" }] } };
  const limits = { max_duration_ms: 60_000, max_response_tokens: 1 };

  it("is judged by the answer to the valid call", async () => {
    const { row } = await probe({ valid: slow }, { block: { checks: ["unknown_tool"] }, expect: limits });
    expect(row?.failures.map(({ rule_id }) => rule_id)).toEqual(["ASSERT-MAX-TOKENS"]);
  });

  it("is not judged if that call is not made, and the run says so", async () => {
    const { row, findings, stdout } = await probe({ valid: slow, tool: destructive }, { expect: limits });
    expect(row).toMatchObject({ status: "passed", failures: [] });
    expect(findings).toEqual(["ASSERT-MAX-DURATION", "ASSERT-MAX-TOKENS"]);
    expect(stdout).toContain("max_response_tokens was not checked: the valid call of wipe was not made");
  });
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

  it("is that of a rejection on the wrong channel, with the frame that answered it", async () => {
    const said = toolError("Unknown tool: wipe_mcptest_unknown");
    const { row } = await probe({ unknown: said }, { block: { checks, error_channel: "fail" } });
    expect(row?.failures).toMatchObject([
      { rule_id: "ERRCHAN-002", request: 'tools/call wipe_mcptest_unknown {"disk":"d"}' },
    ]);
    expect(row?.failures[0]?.actual).toContain(JSON.stringify(said.result));
  });
});

/** Asks for the roots of its client before it answers a valid call. */
const ASKING = serverText(
  `if (method === "tools/list") return { result: { tools: [{ name: "look", annotations: { readOnlyHint: true }, inputSchema }] } };
  if (method === "tools/call" && params.arguments?.x === undefined) return { result: textResult("argument x is required", { isError: true }) };
  if (method === "tools/call") {
    waiting = id;
    return void send({ id: "roots", method: "roots/list" });
  }
  if (id === "roots") return void send({ id: waiting, result: textResult("ok") });`,
  `let waiting;
const inputSchema = { type: "object", properties: { x: { type: "string" } }, required: ["x"], additionalProperties: false };`,
);

it.each([
  [1, 0],
  [2, 1],
])(
  "negative_path: `requests` holds those of the server during the valid call (%i are expected)",
  async (count, code) => {
    const test = {
      ...{ name: "a", tool: "look", args: { x: "hello" }, negative_path: { checks: ["missing_required"] } },
      expect: { "requests.length": count, "requests[0].method": "roots/list" },
    };
    const client = { roots: [{ uri: "file:///tmp" }] };
    const servers = { s: { command: commandOf(ASKING), client } };
    expect((await runSuite({ servers, tools: [test] })).code).toBe(code);
  },
);
