import { describe, expect, it } from "vitest";
import { CLI, checkJunit, faultServer, runFiles, runSuite } from "../../support/harness.js";

/** Runs five tests on the server at fault, then one on a server that is fine. */
async function run(fault: string, run_options = {}, args: readonly string[] = []) {
  const names = [1, 2, 3, 4, 5].map((index) => `call ${index}`);
  const command = ["node", faultServer];
  const startup_timeout = fault === "hang-in-initialize" ? "500ms" : "10s";
  const { results, ...ran } = await runSuite(
    {
      servers: { faulty: { command: [...command, fault], startup_timeout }, fine: { command } },
      run_options,
      tools: [
        ...names.map((name) => ({ name, server: "faulty", tool: "x", timeout_ms: 300 })),
        { name: "the other server", server: "fine", tool: "x" },
      ],
    },
    ["--reporter", "junit=junit.xml", ...args],
  );
  expect(results.tests).toHaveLength(6);
  checkJunit(`${ran.cwd}/junit.xml`, results);
  const rows = results.tests.map(({ status, failures, reason }) =>
    [status, ...failures.map(({ rule_id }) => rule_id), ...(reason === undefined ? [] : [reason])].join(": "),
  );
  const findings = results.findings.map(({ rule_id, count }) => `${rule_id} × ${count}`);
  return { ran, rows, findings, results };
}

const CRASH = "failed: FAULT-LIFECYCLE-CRASH";
const TIMEOUT = "failed: FAULT-TIMEOUT-CALL";
const givenUp = (how: string) => `skipped: server faulty was given up: it ${how} 3 times in a row`;
const CRASHED = givenUp("crashed");
const SILENT = givenUp("stopped answering");
const NEVER_STARTED = "skipped: server faulty did not start, 3 times in all";

it.each([
  ["exit-at-start", "FAULT-START-EXIT"],
  ["hang-in-initialize", "FAULT-START-TIMEOUT"],
  ["reject-initialize", "FAULT-START-REJECTED"],
])("a server that does not start: tried three times, the rest skipped, exit 2 %s: %s", async (fault, id) => {
  const { ran, rows, results } = await run(fault);
  const tried = Array(3).fill(`errored: ${id}: server faulty did not start`);
  expect(rows).toEqual([...tried, NEVER_STARTED, NEVER_STARTED, "passed"]);
  expect(ran).toMatchObject({ code: 2, stderr: "", leftovers: [] });
  expect(results.servers.find(({ name }) => name === "faulty")).toMatchObject({ startup_ms: null, calls: 0 });
  if (id === "FAULT-START-EXIT")
    expect(ran.stdout).toMatch(/exited with code [34]; its last lines of output:\n.*(no configuration|cannot reach)/);
});

describe("a server that misbehaves at a call", () => {
  it.each([
    ["of the suite", { invariants: "fail" }, []],
    ["by its flag", {}, ["--invariants", "fail"]],
  ])("log-to-stdout under invariants: fail %s: exit 1, each test of it failed", async (_, options, args) => {
    const { ran, rows } = await run("log-to-stdout", options, args);
    expect(rows).toEqual([...Array(5).fill("failed: FAULT-TRANSPORT-STDOUT-NOISE"), "passed"]);
    expect(ran.code).toBe(1);
  });

  it("garbage: no answer, so each call times out; the ping is answered, so the server stays", async () => {
    const { ran, rows, findings, results } = await run("garbage");
    expect(rows).toEqual([...Array(5).fill(TIMEOUT), "passed"]);
    expect(findings).toEqual(["FAULT-TRANSPORT-STDOUT-NOISE × 5"]);
    expect(results.tests[0]?.failures[0]?.taxonomy_ids).toEqual(["FAULT-TIMEOUT-CALL", "FAULT-TRANSPORT-STDOUT-NOISE"]);
    expect(ran).toMatchObject({ code: 1, leftovers: [] });
  });

  it("dies in the third of five calls: that test fails with the signal, the others pass on a new server", async () => {
    const { ran, rows, results } = await run("die-on-nth-call=3");
    expect(rows).toEqual(["passed", "passed", CRASH, "passed", "passed", "passed"]);
    expect(results.tests[2]?.failures[0]?.process).toMatchObject({ exit_code: null, signal: "SIGKILL" });
    expect(ran).toMatchObject({ code: 1, leftovers: [] });
    expect(ran.stdout).toContain("SIGKILL");
  });

  it("dies in every call: three deaths in a row, then it is given up", async () => {
    const { ran, rows, findings } = await run("die-on-nth-call=1");
    expect(rows).toEqual([CRASH, CRASH, CRASH, CRASHED, CRASHED, "passed"]);
    expect(findings).toEqual(["FAULT-LIFECYCLE-GIVEN-UP × 1"]);
    expect(ran).toMatchObject({ code: 1, leftovers: [] });
  });

  it("answers neither calls nor pings: restarted after each, given up after three in a row", async () => {
    const { ran, rows } = await run("close-stdout");
    expect(rows).toEqual([TIMEOUT, TIMEOUT, TIMEOUT, SILENT, SILENT, "passed"]);
    expect(ran).toMatchObject({ code: 1, leftovers: [] });
  });

  it("hangs whole, the ping too: ended and started again, the next test passes", async () => {
    const hang = "{ name: hang, response: none, faults: [{ fault: hang }] }";
    const files = {
      "mock.yaml": `tools: [{ name: x, response: fine }, ${hang}]\n`,
      "a.mcptest.yaml": `servers: { s: { command: [node, "${CLI}", mock, mock.yaml] } }
tools: [{ name: a, tool: hang, timeout_ms: 200 }, { name: b, tool: x }]
`,
    };
    const ran = await runFiles(files, ["--debug", "--target-version", "2025-11-25"]);
    const { tests } = ran.results;
    expect(tests.map(({ status }) => status)).toEqual(["failed", "passed"]);
    expect(tests[0]?.failures[0]?.message).toBe("no answer to tools/call within 200 ms");
    const sent = ran.stderr.match(/(?<="method":")(initialize|ping)(?=")/g);
    // The last one asks for a sign of life after the last test.
    expect(sent).toEqual(["initialize", "ping", "initialize", "ping"]);
    expect(ran).toMatchObject({ code: 1, leftovers: [] });
  });
});

it("a call may take many timeouts while its server reports progress", async () => {
  const ran = await runFiles(`servers: { s: { command: [node, "${faultServer}", slow-progress=12] } }
tools: [{ name: a, tool: x, timeout_ms: 400 }]
`);
  expect(ran.results.tests).toMatchObject([{ status: "passed" }]);
});

it("a server that reports progress for too long fails with the deadline, and with the time that its messages have made of it", async () => {
  const ran = await runFiles(`servers: { s: { command: [node, "${faultServer}", slow-progress=50] } }
performance: { max_timeout_ms: 2000 }
tools: [{ name: a, tool: x, timeout_ms: 600 }]
`);
  const failure = ran.results.tests[0]?.failures[0];
  const said = /^no answer to tools\/call within (\d+) ms, restarted by progress messages: (\d+) ms in total$/;
  const [, deadline, elapsed] = said.exec(failure?.message ?? "") ?? [];
  expect([failure?.rule_id, deadline]).toEqual(["FAULT-TIMEOUT-CALL", "600"]);
  expect(Number(elapsed)).toBeGreaterThanOrEqual(2_000);
  expect(ran).toMatchObject({ code: 1, leftovers: [] });
});
