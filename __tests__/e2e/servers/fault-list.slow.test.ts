import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Results } from "../../../src/core/generated/results.js";
import { checkJunit, folderWith, type Ran, resultsIn } from "../../support/cli.js";
import { mcptestHere } from "../../support/in-process.js";
import { type FaultServers, faultServers, overHttp, overStdio, suiteOf } from "./fault-cases.js";

let servers: FaultServers;

beforeAll(async () => {
  servers = await faultServers();
});
afterAll(() => servers.close());

describe.each([
  ["stdio", overStdio],
  ["http", overHttp],
] as const)("every misbehaviour over %s, in one run", (transport, cases) => {
  let ran: Ran;
  let results: Results;
  let junit: string;

  beforeAll(async () => {
    const cwd = folderWith({ "a.mcptest.yaml": suiteOf(transport, cases, servers) });
    junit = join(cwd, "junit.xml");
    ran = await mcptestHere(["run", "--reporter", "json=results.json", "--reporter", `junit=${junit}`], { cwd });
    results = resultsIn(join(cwd, "results.json"));
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
    checkJunit(junit, results);
    expect(ran.code).toBe(2);
  });

  it("leaves no process and no connection, and reports nothing else", async () => {
    expect(ran.leftovers).toEqual([]);
    await expect.poll(() => servers.connections()).toBe(0);
    expect(ran.stderr).toBe("");
  });
});
