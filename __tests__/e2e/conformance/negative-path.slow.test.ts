import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { runSuite } from "../../support/harness.js";

const program = fileURLToPath(new URL("../../servers/probe-server.mjs", import.meta.url));

async function probe(mode: string, block: object = {}, more: object = {}, revision = "", flags: string[] = []) {
  const revisions = revision === "" ? [] : [revision];
  const test = {
    ...{ name: "search", tool: "search", args: { project: "p", filters: [{ field: "f" }] }, timeout_ms: 700 },
    ...{ negative_path: { oversized_bytes: 600_000, ...block }, ...more },
  };
  const servers = { s: { command: [process.execPath, program, mode, ...revisions] } };
  const { results, code } = await runSuite({ servers, tools: [test], target_versions: revisions }, flags);
  const [row] = results.tests;
  const probes = Object.entries(row?.negative_path?.probes ?? {});
  const outcomes = Object.fromEntries(probes.map(([name, { outcome, channel }]) => [name, `${outcome} ${channel}`]));
  return { row, outcomes, code, findings: results.findings, told: row?.negative_path };
}

const rulesOf = ({ row }: Awaited<ReturnType<typeof probe>>) => row?.failures.map(({ rule_id }) => rule_id);

const VALIDATION = ["missing_required", "wrong_type"];

describe("negative_path", () => {
  it("passes on a server that rejects every bad request by a tool result", async () => {
    const { row, outcomes, code, findings, told } = await probe("tool");
    expect(row?.status).toBe("passed");
    expect(code).toBe(0);
    expect(findings).toEqual([]);
    expect(outcomes).toEqual({
      unknown_tool: "rejected protocol",
      missing_required: "rejected tool",
      wrong_type: "rejected tool",
      // An open object takes fields that it does not name: that is reported, and not a failure.
      extra_field: "accepted none",
      oversized: "accepted none",
    });
    expect(told).toMatchObject({ checks_run: 5, failures: 0, gate_passed: 1, base: "accepted" });
    const labels = (name: string) => told?.probes[name]?.cases.map(({ label }) => label);
    expect(labels("missing_required")).toEqual([
      ...["`project`", "`filters.0.field`", "`period.from`", "any argument"].map((name) => `without ${name}`),
    ]);
    expect(labels("wrong_type")).toHaveLength(29);
  });

  it("fails on one that accepts everything, at the line of `negative_path`", async () => {
    const { row, code } = await probe("accepts-everything");
    expect(code).toBe(1);
    expect(row?.failures.map(({ rule_id, message, location }) => [rule_id, message, location.line])).toEqual([
      ["FAULT-PROTO-UNKNOWN-METHOD", "search accepts a bad call: a tool that does not exist", 24],
      [
        "FAULT-SCHEMA-MISSING-REQUIRED",
        "search accepts a bad call: without `project`, without `filters.0.field`, without `period.from`, without any argument",
        24,
      ],
      ["FAULT-SCHEMA-TYPE-MISMATCH", expect.stringContaining("`limit` of type string"), 24],
    ]);
  });

  it("fails for a server that rejects everything, whatever `expect` says", async () => {
    const { row, told } = await probe("rejects-everything", {}, { expect: { "negative_path.failures": 0 } });
    expect(row?.failures.map(({ message }) => message)).toEqual([
      "the base call was rejected, so the probes prove nothing: not today",
    ]);
    expect(told).toMatchObject({ checks_run: 0, failures: 0, gate_passed: 0, base: "rejected" });
    expect(Object.values(told?.probes ?? {}).map(({ outcome }) => outcome)).toEqual(Array(5).fill("unverified"));
  });

  it("leaves the base call out if the suite says so, and for a destructive tool", async () => {
    for (const told of [(await probe("tool", { base_call: false })).told, (await probe("destructive")).told]) {
      expect(told).toMatchObject({ base: "skipped", checks_run: 3, gate_passed: 1 });
    }
  });

  it("reads the targets in `expect` alone", async () => {
    const expectations = {
      "negative_path.gate_passed": 0,
      "negative_path.failures": 3,
      "negative_path.probes.wrong_type.outcome": "accepted",
      "negative_path.probes.wrong_type.cases.length": 29,
    };
    expect((await probe("accepts-everything", {}, { expect: expectations })).row?.status).toBe("passed");
  });

  it.each([
    ["a limit", { max_duration_ms: 60_000 }],
    ["what the valid call answers", { "result.isError": false }],
  ])("keeps its gate beside an `expect` that says nothing of the probes: %s", async (_, expectations) => {
    const { row } = await probe("accepts-everything", {}, { expect: expectations });
    expect([row?.status, row?.failures.length]).toEqual(["failed", 3]);
    expect((await probe("tool", {}, { expect: expectations })).row?.status).toBe("passed");
  });

  it("has how each probe was met as targets", async () => {
    const met = "negative_path.probes.missing_required";
    const expectations = [
      { target: "negative_path.checks_run", matcher: { exact: 5 } },
      { target: `${met}.channel`, matcher: { exact: "protocol" } },
      { target: `${met}.code`, matcher: { exact: -32602 } },
      { target: `${met}.message`, matcher: { contains: "missing field `project`" } },
      { target: `${met}.duration_ms`, matcher: { cel: "value >= 0.0 && value < 60000.0" } },
      { target: `${met}.cases[2].label`, matcher: { contains: "period.from" } },
    ];
    expect((await probe("rmcp", {}, { expect: expectations })).row?.failures).toEqual([]);
    const { row } = await probe("rmcp", {}, { expect: { [`${met}.code`]: -32603 } });
    expect(row?.failures).toMatchObject([{ target: `${met}.code`, expected: -32603, actual: -32602 }]);
  });

  it.each(["hang-oversized", "mute-oversized"])("reports a server that stops at a large argument: %s", async (mode) => {
    const probed = await probe(mode);
    expect(probed.outcomes.oversized).toBe("hang none");
    expect(rulesOf(probed)).toEqual(["FAULT-INPUT-OVERSIZED"]);
  });

  it("reports a server that dies of a large argument, and how", async () => {
    const { row, outcomes } = await probe("die-oversized");
    expect(outcomes.oversized).toBe("crash none");
    expect(row?.failures[0]).toMatchObject({ rule_id: "FAULT-INPUT-OVERSIZED", process: { exit_code: 7 } });
  });

  it("starts a server that dies on a probe again, once, and goes on", async () => {
    const { row, told } = await probe("die-on-invalid");
    expect(row?.status).toBe("failed");
    const outcomes = told?.probes.missing_required?.cases.map(({ outcome }) => outcome);
    expect(outcomes).toEqual(["crash", "crash", "unverified", "unverified"]);
    expect(told?.probes.oversized).toMatchObject({ outcome: "unverified" });
    expect(told).toMatchObject({ checks_run: 2, failures: 1, gate_passed: 0 });
  });

  it("fails on a closed schema that lets another field in", async () => {
    expect(rulesOf(await probe("closed-accepts-extra"))).toEqual(["FAULT-SCHEMA-UNEXPECTED-FIELD"]);
  });
});

describe("the error channel", () => {
  it.each(["ruby-before", "rmcp"])("%s: a protocol error is misrouted at 2025-11-25, and no crash", async (mode) => {
    const { row, findings, code } = await probe(mode, {}, {}, "2025-11-25");
    expect(row?.status).toBe("passed");
    expect(code).toBe(0);
    expect(findings.map(({ rule_id, count, gates }) => [rule_id, count, gates])).toEqual([["ERRCHAN-001", 33, false]]);
    expect(findings[0]?.message).toMatch(
      /^(?:from the SDK \(rmcp\): )?search reports failed validation as a protocol error: without `project` \(-32602\), .*`project` of type boolean \(-32602\), .*, 13 more$/,
    );
  });

  it("reports an unknown tool that comes as a tool result, as SDK v1 does, at every revision", async () => {
    for (const revision of ["2024-11-05", "2025-11-25"]) {
      const { findings } = await probe("sdk-v1", { checks: ["unknown_tool"] }, {}, revision);
      expect(findings.map(({ rule_id }) => rule_id)).toEqual(["ERRCHAN-002"]);
    }
  });

  it("reports a rejection that does not say why", async () => {
    const { findings } = await probe("silent", { checks: VALIDATION });
    expect(findings.map(({ rule_id, severity }) => [rule_id, severity])).toEqual([["ERRCHAN-003", "may"]]);
  });

  it("fails the run if it is asked to, and is silent if it is off", async () => {
    expect((await probe("ruby-before", { error_channel: "fail" })).code).toBe(1);
    expect((await probe("ruby-before", { error_channel: "off" })).findings).toEqual([]);
    expect((await probe("ruby-before", {}, {}, undefined, ["--error-channel", "fail"])).code).toBe(1);
    expect(
      (await probe("ruby-before", { error_channel: "off" }, {}, undefined, ["--error-channel", "fail"])).code,
    ).toBe(0);
  });
});
