import { describe, expect, it } from "vitest";
import { checkJunit, runFiles, runSuite } from "../../support/harness.js";
import { SERVER } from "./fuzz-support.js";

/** Runs a suite with one fuzzed test for each tool. */
async function run(tools: string[], flags: string[] = [], { revision = "2025-11-25", server = {}, fuzz = {} } = {}) {
  const suite = {
    servers: { s: { command: ["node", SERVER, tools.join(","), revision], ...server } },
    target_versions: [revision],
    tools: tools.map((tool) => ({ name: tool, tool, fuzz: { max_call_ms: 30_000, ...fuzz } })),
  };
  const reporters = ["junit=r.xml", "sarif=r.sarif", "markdown=r.md", "html=r.html", "pretty"];
  const env = { SERVICE_TOKEN: "tok-0123456789abcdef" };
  const ran = await runSuite(suite, [...flags, ...reporters.flatMap((name) => ["--reporter", name])], env);
  checkJunit(`${ran.cwd}/r.xml`, ran.results);
  return { ...ran, rows: new Map(ran.results.tests.map((row) => [row.name, row])) };
}

describe("fuzz in a suite", () => {
  it("passes for a server without faults, with what came of the calls in the row", async () => {
    const { code, rows, leftovers } = await run(["good"], [], { fuzz: { cases: 20, seed: 7 } });
    expect({ code, leftovers }).toEqual({ code: 0, leftovers: [] });
    expect(rows.get("good")).toMatchObject({
      status: "passed",
      fuzz: { seed: 7, runs: 20, findings: [], classes: { crash: 0, hang: 0 } },
    });
  });

  it("fails for each fault, at its key and with the smallest arguments", async () => {
    const { code, rows, stdout } = await run(["crash", "output", "violation", "secret"]);
    expect(code).toBe(1);
    for (const [tool, rule_id, args] of [
      ["crash", "FAULT-LIFECYCLE-CRASH", { text: "x".repeat(256) }],
      ["output", "INV-013", { text: "", count: 0 }],
      ["violation", "INV-005", { text: "" }],
      ["secret", "FUZZ-LEAK-SECRET", { text: "" }],
    ] as const) {
      const row = rows.get(tool);
      expect(row?.status).toBe("failed");
      expect(row?.failures).toMatchObject([{ rule_id, request: `tools/call ${tool} ${JSON.stringify(args)}` }]);
      expect(row?.failures[0]?.snippet?.text).toMatch(/^ *"fuzz": \{/);
      expect(row?.fuzz?.findings).toMatchObject([{ rule_id, args, reproduced: true }]);
    }
    expect(stdout).toContain("crash, crash: the server ended with exit code 7");
    expect(stdout).not.toContain("tok-0123456789abcdef");
  });

  it("reports what is not a fault as a finding; the error channel gates if it is asked to", async () => {
    const { code, rows } = await run(["rmcp", "lenient"]);
    expect(code).toBe(0);
    const idsOf = (tool: string) => new Set(rows.get(tool)?.findings.map(({ rule_id }) => rule_id));
    expect(idsOf("rmcp")).toEqual(new Set(["ERRCHAN-001"]));
    expect(idsOf("lenient")).toEqual(new Set(["FUZZ-ACCEPTED-INVALID"]));
    const gated = await run(["rmcp"], ["--error-channel", "fail"]);
    expect(gated.code).toBe(1);
    expect(gated.rows.get("rmcp")?.failures).toMatchObject([{ rule_id: "ERRCHAN-001" }]);
    const before = await run(["rmcp"], ["--error-channel", "fail"], { revision: "2025-06-18" });
    expect(before.code).toBe(0);
  });

  it("skips a destructive tool, unless safe_calls names it", async () => {
    const { rows } = await run(["destructive"]);
    expect(rows.get("destructive")).toMatchObject({
      status: "skipped",
      reason: expect.stringContaining("`safe_calls` or --safe-call lets it be called"),
    });
    const crashed = { status: "failed", fuzz: { classes: { crash: 3 } } };
    const safe = await run(["destructive"], [], { server: { safe_calls: ["destructive"] } });
    expect(safe.rows.get("destructive")).toMatchObject(crashed);
    const allowed = await run(["destructive"], ["--safe-call", "destr*"]);
    expect(allowed.rows.get("destructive")).toMatchObject(crashed);
    // Of one that says nothing, the test is enough.
    expect((await run(["unsaid"])).rows.get("unsaid")).toMatchObject(crashed);
  });

  it("says what invariants that are off leave unjudged", async () => {
    const { rows } = await run(["output"], ["--invariants", "off"]);
    expect(rows.get("output")).toMatchObject({
      status: "passed",
      reason: "invariants are off: protocol_violation and output_schema were not judged",
    });
  });

  it("is unverified where nothing can be judged: a recording, a tool that is not listed", async () => {
    const capabilities = { tools: {} };
    const handshake = { protocolVersion: "2025-11-25", capabilities, serverInfo: { name: "s", version: "1" } };
    const answers = {
      initialize: handshake,
      "tools/list": { tools: [{ name: "t", inputSchema: { type: "object" } }] },
    };
    const cassette = {
      ...{ version: 1, kind: "server", server: { name: "s" }, protocol_version: "2025-11-25" },
      recorded_at: "2026-01-01T00:00:00Z",
      interactions: Object.entries(answers).map(([method, result]) => ({ request: { method }, response: { result } })),
    };
    const tools = ["t", "other"].map((tool) => ({ name: tool, tool, fuzz: {} }));
    const suite = { servers: { s: { cassette: "s.cassette.json" } }, tools };
    const { results } = await runFiles({ "s.cassette.json": cassette, "a.mcptest.yaml": suite });
    expect(results.tests.map(({ status, reason }) => [status, reason])).toEqual([
      ["unverified", expect.any(String)],
      ["unverified", "the schema of other is not known: it is not in tools/list"],
    ]);
  });
});
