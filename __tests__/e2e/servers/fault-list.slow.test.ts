import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Results } from "../../../src/core/generated/results.js";
import { type FaultServer, serve } from "../../servers/http-fault-server.mjs";
import { testCertificates } from "../../servers/tls.js";
import { checkJunit, faultServer, folderWith, mcptest, type Ran, removeFolders, resultsIn } from "../../support/cli.js";
import { type FaultCase, overHttp, overStdio } from "./fault-cases.js";

const TIMEOUT_MS = 4_000;

let server: FaultServer;
let secure: FaultServer;

beforeAll(async () => {
  server = await serve();
  secure = await serve(0, { tls: await testCertificates() });
});
afterAll(async () => {
  await Promise.all([server.close(), secure.close()]);
  removeFolders();
});

function addressOf(fault: string): string {
  if (fault === "refuses") return "http://127.0.0.1:1/mcp";
  return fault === "untrusted" ? `${secure.origin}/mcp/json` : `${server.origin}/mcp/${fault}`;
}

function entryOf(transport: string, fault: string): string {
  if (transport === "http") return `{ url: "${addressOf(fault)}" }`;
  return `{ command: [node, "${faultServer}", "${fault}"], startup_timeout: ${fault.startsWith("hang") ? "1s" : "20s"} }`;
}

/** One server for each misbehaviour, all in one run, and after each of their calls one to a healthy server. */
function suiteOf(transport: string, cases: readonly FaultCase[]): string {
  const call = (name: string, on: string) =>
    `  - { name: "${name}", server: "${on}", tool: x, timeout_ms: ${TIMEOUT_MS} }`;
  const single = cases.filter(({ twice }) => !twice);
  const nodes = "[{ id: a, tool: x }, { id: b, tool: x }]";
  const both = cases
    .filter(({ twice }) => twice)
    .map(({ what, fault }) => `  - { name: "${what}", server: "${fault}", nodes: ${nodes} }`);
  return [
    "servers:",
    ...cases.map(({ fault }) => `  "${fault}": ${entryOf(transport, fault)}`),
    `  fine: ${entryOf(transport, transport === "http" ? "json" : "ok")}`,
    "run_options: { parallel: servers }",
    "tools:",
    ...single.flatMap(({ what, fault }) => [call(what, fault), call(`fine beside: ${what}`, "fine")]),
    ...(both.length > 0 ? ["compositions:", ...both] : []),
    "",
  ].join("\n");
}

describe.each([
  ["stdio", overStdio],
  ["http", overHttp],
] as const)("every misbehaviour over %s, in one run", (transport, cases) => {
  let ran: Ran;
  let results: Results;
  let junit: string;

  beforeAll(async () => {
    const cwd = folderWith({ "a.mcptest.yaml": suiteOf(transport, cases) });
    junit = join(cwd, "junit.xml");
    ran = await mcptest(["run", "--reporter", "json=results.json", "--reporter", `junit=${junit}`], { cwd });
    results = resultsIn(join(cwd, "results.json"));
  }, 120_000);

  it.each(cases)("$what: $status $rule", ({ what, fault, status, rule, findings = [] }) => {
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
    await checkJunit(junit, results);
    expect(ran.code).toBe(2);
  });

  it("leaves no process and no connection, and reports nothing else", async () => {
    expect(ran.leftovers).toEqual([]);
    await expect.poll(async () => (await server.connections()) + (await secure.connections())).toBe(0);
    expect(ran.stderr).toBe("");
  });
});
