import { spawnSync } from "node:child_process";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Results } from "../../../src/core/generated/results.js";
import {
  existsIn,
  folderWith,
  killOnce,
  mcptest,
  mcptestHere,
  type Ran,
  REPORTS,
  reportedIn,
  resultsIn,
  spoolsIn,
  textIn,
} from "../../support/harness.js";
import { faultServers, overHttp, overStdio, suiteOf } from "./fault-cases.js";

const servers = await faultServers();
afterAll(() => servers.close());

describe.each([
  ["stdio", overStdio],
  ["http", overHttp],
] as const)("every misbehaviour over %s, in one run", (transport, cases) => {
  let ran: Ran;
  let results: Results;
  let cwd: string;

  beforeAll(async () => {
    cwd = folderWith({ "a.mcptest.yaml": suiteOf(transport, cases, servers) });
    ran = await mcptestHere(["run", ...REPORTS], { cwd });
    results = resultsIn(cwd, "results.json");
  });

  it.each(cases)("$what: $status $rule", ({ what, fault, status, rule, findings }) => {
    const row = results.tests.find(({ name }) => name === what);
    // A test that could not be verified has no failure: its reason ends with the id.
    const reported = row?.failures[0]?.rule_id ?? /\[([A-Z-]+)\]$/.exec(row?.reason ?? "")?.[1];
    expect([row?.status, reported]).toEqual([status, rule]);
    const found = results.findings.filter((finding) => finding.server === fault).map(({ rule_id }) => rule_id);
    expect(found.sort()).toEqual([...findings].sort());
  });

  it("harms no other test", () => {
    const others = results.tests.filter(({ server: on }) => on === "fine");
    expect(others.length).toBeGreaterThan(10);
    expect(others.map(({ status }) => status)).toEqual(others.map(() => "passed"));
  });

  it("leaves complete reports", async () => {
    expect(results.tests).toHaveLength(2 * cases.length - cases.filter(({ twice }) => twice).length);
    expect(results.servers).toHaveLength(cases.length + 1);
    expect(reportedIn(cwd)).toEqual(results);
    expect(ran.code).toBe(2);
  });

  it("leaves no process and no connection, and reports nothing else", async () => {
    expect(ran.leftovers).toEqual([]);
    await expect.poll(() => servers.connections()).toBe(0);
    expect(ran.stderr).toBe("");
  });
});

/** With it, a run lasts for seconds after its first rows. */
const lasting = overStdio.filter(({ fault }) => fault === "never-answer");

/** Some misbehaviours in any order, and a signal after any number of their rows. */
const cuts = fc.sample(
  fc.record({
    cases: fc
      .shuffledSubarray(
        overStdio.filter((one) => !lasting.includes(one)),
        { minLength: 3, maxLength: 8 },
      )
      .map((others) => [...others, ...lasting]),
    signal: fc.constantFrom("SIGINT" as const, "SIGTERM" as const, "SIGKILL" as const),
    rows: fc.integer({ min: 1, max: 4 }),
  }),
  { seed: Number(process.env.MCPTEST_SOAK_SEED ?? 4), numRuns: Number(process.env.MCPTEST_SOAK_ROUNDS ?? 4) },
);

it.each(cuts)("$signal after row $rows: each row that was judged is reported as it is", async (cut) => {
  const cwd = folderWith({ "a.mcptest.yaml": suiteOf("stdio", cut.cases, servers) });
  const judged = () => {
    const [spool] = existsIn(cwd, ".mcptest") ? spoolsIn(cwd) : [];
    return spool === undefined ? 0 : textIn(cwd, ".mcptest", spool).split('"status":').length - 1;
  };
  const during = killOnce(() => judged() >= cut.rows, cut.signal);
  const ran = await mcptest(["run", "--reporter", "json=results.json"], { cwd, during });
  if (cut.signal === "SIGKILL") {
    // Nobody is left to end a server that ignores the end of its stdin.
    for (const pid of ran.leftovers) spawnSync("kill", ["-9", String(pid)]);
    const again = await mcptest(["report", `.mcptest/${spoolsIn(cwd)}`, "--reporter", "json=results.json"], { cwd });
    expect(again.code).toBe(130);
  } else expect(ran).toMatchObject({ code: 130, leftovers: [], stderr: "" });
  const { run, tests } = resultsIn(cwd, "results.json");
  expect(run.interrupted).toBe(true);
  expect(tests.length).toBeGreaterThanOrEqual(cut.rows);
  const expected = new Map(overStdio.map(({ what, status }) => [what, status]));
  for (const { name, status, reason } of tests) {
    if (status === "skipped") expect(reason).toBe("the run was interrupted");
    else expect([name, status]).toEqual([name, name.startsWith("fine beside: ") ? "passed" : expected.get(name)]);
  }
});
