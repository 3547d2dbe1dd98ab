import { describe, expect, it } from "vitest";
import { broken, healthy, legacy } from "../../conformance/rules/inv/captures.js";
import { faultServer, folderWith, mcptestHere, root, runSuite, textIn } from "../../support/harness.js";
import { commandOf, serverText } from "../../support/server-text.js";

const probe = `${root}__tests__/servers/probe-server.mjs`;
const compliance = (args: readonly string[], files = {}) =>
  mcptestHere(["compliance", ...args], { cwd: folderWith(files) });

function invariants(capture: unknown, ...flags: string[]) {
  return compliance(["invariants", "--capture", "capture.json", ...flags], { "capture.json": capture });
}

describe("compliance invariants", () => {
  it("exits 0 if every invariant holds, 1 if one does not", async () => {
    expect((await invariants(healthy["a whole session"])).code).toBe(0);
    expect((await invariants([])).code).toBe(0);
    const { code, stdout } = await invariants(broken.find(([id]) => id === "INV-013")?.[2], "--format", "json");
    expect(code).toBe(1);
    const report = JSON.parse(stdout);
    expect(report.passed).toBe(false);
    expect(report.sessions[0].invariants.find(({ id }: { id: string }) => id === "INV-013")).toMatchObject({
      status: "fail",
      count: 1,
    });
  });

  it("counts one exchange as one", async () => {
    const session = legacy();
    const { stdout } = await invariants({ ...session, exchanges: session.exchanges.slice(0, 1) });
    expect(stdout).toContain(": 1 exchange\n");
  });

  it("exits 1 for a hazard among sessions that are each in order", async () => {
    const other = { ...legacy(), server_label: "other" };
    const { code, stdout } = await invariants([legacy(), other]);
    expect(code).toBe(1);
    expect(stdout).toContain("✗ COMP-002");
  });

  it.each([
    ["no JSON", "{", "It is not valid JSON"],
    ["another JSON", { exchanges: [] }, "not a valid capture: it must have required property 'server_label'"],
    ["a number", 5, "It is JSON, but not a valid capture"],
    ["too many values", `[${"1,".repeat(6_000_000)}1]`, "It holds more than 6000000 values"],
    ["a session without its label", [{ exchanges: [] }], "/0 must have required property 'server_label'"],
  ])("exits 2 for %s", async (_, capture, reported) => {
    const { code, stderr } = await invariants(capture);
    expect(code).toBe(2);
    expect(stderr).toContain(reported);
  });

  it("exits 2 for a file that cannot be read", async () => {
    expect((await compliance(["invariants", "--capture", "absent.json"])).code).toBe(2);
  });
});

it("compliance run knows a fault of the SDK by one rule alone", async () => {
  const server = `"${process.execPath}" "${root}__tests__/servers/sdk-task-server.mjs"`;
  const flags = ["--rules", "PROTO-BATCH", "--target-version", "2025-03-26", "--format", "json"];
  const { code, stdout } = await compliance(["run", "--server-command", server, ...flags]);
  const sdk = "@modelcontextprotocol/sdk";
  expect({ code, rules: JSON.parse(stdout).rules }).toMatchObject({ code: 0, rules: [{ status: "failed", sdk }] });
});

it("compliance run refuses a glob that names no rule before it starts the server", async () => {
  const flags = ["--server-command", "no-such-program", "--rules", "PROTO-*", "--rules", "NOPE-*"];
  const { code, stdout, stderr } = await compliance(["run", ...flags]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain("error: `--rules` names no rule\n  = None of the corpus matches NOPE-*.\n");
});

it("compliance rules gives every rule, or one", async () => {
  const { rules } = JSON.parse((await compliance(["rules", "--format", "json"])).stdout);
  expect(rules.length).toBeGreaterThan(70);
  const rule = rules.find(({ id }: { id: string }) => id === "INV-002");
  expect(rule).toMatchObject({ family: "INV", severity: "must", corpus: false });
  expect((await compliance(["rules", "inv-002"])).stdout).toContain("INV-002: The client confirms");
  expect((await compliance(["rules", "NONE-1"])).code).toBe(2);
});

describe("compliance blocks", () => {
  const run = (command: string[], compliance: unknown[], more: Record<string, unknown> = {}) =>
    runSuite({ servers: { s: { command: [process.execPath, ...command] } }, compliance, ...more });

  it("skip what the server does not advertise, and server/discover before 2026-07-28", async () => {
    const checks = ["prompts/list", "server/discover", "INV-021"].map((check) => ({ name: check, check }));
    const { results, code } = await run([probe], checks);
    expect(code).toBe(2);
    expect(results.tests.map(({ status, reason }) => [status, reason])).toEqual([
      ["skipped", 'the server does not advertise the capability "prompts"'],
      ["skipped", "revision 2025-11-25 has no server/discover"],
      ["skipped", "INV-021: it applies since 2026-07-28"],
    ]);
  });

  it("fail by the invariant that the session breaks, at the line of the check", async () => {
    const { results, code } = await run(
      [faultServer, "error-without-code"],
      [
        { name: "call", request: { method: "tools/call", params: { name: "x" } }, expect: { "error.message": "oh" } },
        { name: "errors", check: "INV-006" },
        { name: "handshake", check: "INV-002" },
      ],
    );
    expect(code).toBe(1);
    expect(results.tests.map(({ status }) => status)).toEqual(["passed", "failed", "passed"]);
    expect(results.tests[1]?.failures[0]).toMatchObject({
      rule_id: "INV-006",
      message: "an error has no code",
      location: { line: 26 },
    });
  });

  it("fail if raw bytes are not answered, and leave the session as it was", async () => {
    const { results } = await run(
      [probe],
      [
        { name: "silence", raw: '{"jsonrpc":"2.0","method":"notifications/x"}', timeout_ms: 300 },
        { name: "ping", check: "ping", expect: { result: {} } },
      ],
    );
    expect(results.tests.map(({ status, failures }) => [status, failures[0]?.rule_id])).toEqual([
      ["failed", "FAULT-TIMEOUT-CALL"],
      ["passed", undefined],
    ]);
  });
});

describe("live sessions", () => {
  const suite = (servers: Record<string, unknown>, invariants?: string) => ({
    servers,
    ...(invariants && { run_options: { invariants } }),
    compliance: Object.keys(servers).map((server) => ({ name: `tools of ${server}`, server, check: "tools/list" })),
  });
  const server = (name: string) => ({ command: [process.execPath, faultServer, name] });
  const odd = server("schema-of-a-string");
  const tools = ["COMP-10", "COMP-9", "COMP-2"].map((name) => ({ name, inputSchema: { type: "object" } }));
  const numberedAt = (more = {}) => ({
    command: commandOf(
      serverText(`
        if (method === "initialize") return { result: handshake("numbered", params, ${JSON.stringify(more)}) };
        return { result: { tools: ${JSON.stringify(tools)} } };`),
    ),
  });
  const numbered = numberedAt();

  it("are judged by the invariants, which warn, fail or say nothing", async () => {
    const warned = await runSuite(suite({ s: odd }));
    expect(
      warned.results.findings.map(({ rule_id, server, gates, location }) => [rule_id, server, gates, location?.line]),
    ).toEqual([["INV-030", "s", false, 3]]);
    expect(warned.code).toBe(0);
    expect((await runSuite(suite({ s: odd }, "fail"))).code).toBe(1);
    expect((await runSuite(suite({ s: odd }, "off"))).results.findings).toEqual([]);
  });

  it("share tools whatever revisions they speak, and all of them are named", async () => {
    const servers = {
      a: numbered,
      b: numberedAt({ protocolVersion: "2025-06-18" }),
      c: numberedAt({ protocolVersion: "2025-03-26" }),
    };
    const { results } = await runSuite(suite(servers));
    const shared = results.findings.filter(({ rule_id }) => rule_id === "COMP-001");
    expect(shared.map(({ message }) => message.split(":")[0])).toEqual(
      ["COMP-2", "COMP-9", "COMP-10"].map((name) => `the tool "${name}" exists on "a", "b" and "c"`),
    );
  });

  it("with the same tool names are a hazard for each name, by the labels of their servers", async () => {
    const servers = { a: server("two-tools"), b: server("two-tools") };
    const { results, stdout } = await runSuite({ ...suite(servers, "fail"), target_versions: ["2025-06-18"] });
    const reported = (tool: string) =>
      `the tool "${tool}" exists on "a" and "b": a client that does not prefix names cannot tell them apart`;
    expect(results.findings.map(({ rule_id, message, count }) => [rule_id, message, count])).toEqual([
      ["COMP-001", reported("get"), 1],
      ["COMP-001", reported("put"), 1],
    ]);
    expect(stdout).toContain("COMP-001 at 2025-06-18: the tool");
    expect(stdout.trimEnd().split("\n").at(-1)).toMatch(
      /^Failed. 2 tests: 2 passed .*; failed by COMP-001 at 2025-06-18$/,
    );
  });

  it("name tools and servers by their numbers, and no server if there is none, in every report", async () => {
    const reporters = ["pretty", "minimal", "github", "markdown", "junit", "json", "ndjson"];
    const reported = (tool: string) => `the tool "${tool}" exists on "s9" and "s10"`;
    const { cwd, stderr } = await runSuite(
      { ...suite({ s10: numbered, s9: numbered }, "fail"), target_versions: ["2025-06-18"] },
      reporters.flatMap((name) => ["--reporter", `${name}=out.${name}`]),
    );
    expect(stderr).toBe("");
    for (const reporter of reporters) {
      const text = textIn(cwd, `out.${reporter}`).replaceAll(/&quot;|\\"/g, '"');
      expect(text).not.toMatch(/\bon\s+@/);
      const places = ["COMP-2", "COMP-9", "COMP-10"].map((tool) => text.indexOf(reported(tool)));
      expect(Math.min(...places), `${reporter}: ${text}`).toBeGreaterThanOrEqual(0);
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
  });

  const onWrongChannel = (mode: string) =>
    runSuite({
      servers: { s: { command: [process.execPath, probe, mode, "2025-11-25"] } },
      target_versions: ["2025-11-25"],
      tools: [
        {
          ...{ name: "search", tool: "search", args: { project: "p", filters: [{ field: "f" }] } },
          negative_path: { checks: ["missing_required"], error_channel: "fail" },
        },
      ],
    });

  it("fail the test whose bad calls are rejected on the wrong channel, under error_channel: fail", async () => {
    const { code, results } = await onWrongChannel("ruby-before");
    expect(results.tests).toMatchObject([{ status: "failed", failures: [{ rule_id: "ERRCHAN-001" }] }]);
    const [failure] = results.tests[0]?.failures ?? [];
    expect(failure?.snippet?.text).toContain("negative_path");
    expect(code).toBe(1);
  });

  it("do not gate by what the SDK does, whatever its user does", async () => {
    const { code, results } = await onWrongChannel("rmcp");
    expect(results.tests).toMatchObject([{ status: "passed" }]);
    const message = expect.stringMatching(/^from the SDK \(rmcp\): /);
    expect(results.findings).toMatchObject([{ rule_id: "ERRCHAN-001", sdk: "rmcp", gates: false, message }]);
    expect(code).toBe(0);
  });

  it("do not hold against a server the errors that its tests expect", async () => {
    const { code, results } = await runSuite({
      servers: { s: server("never-fine") },
      run_options: { invariants: "fail" },
      tools: [
        { name: "by its code", tool: "x", expect: { "error.code": -32000 } },
        { name: "by its flag", tool: "x", expect: { "result.isError": true } },
        { name: "in the whole answer", tool: "x", expect: { "": { contains: { error: { code: -32000 } } } } },
        { name: "in the whole answer, by CEL", tool: "x", expect: [{ matcher: { cel: "has(value.error)" } }] },
        { name: "not a success", tool: "x", expect: { "result.isError": { not: { exact: false } } } },
      ],
      compositions: [
        { name: "by a node", nodes: [{ id: "one.two", tool: "x" }], expect: { 'nodes["one.two"].status': "error" } },
      ],
    });
    expect(results.findings).toEqual([]);
    expect(code).toBe(0);
  });
});
