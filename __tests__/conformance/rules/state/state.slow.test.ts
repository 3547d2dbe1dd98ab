import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Claim } from "../../../../src/conformance/claims/claim.js";
import { folderWith, resultsIn, root } from "../../../support/cli.js";
import { mcptestHere } from "../../../support/in-process.js";
import { partOf } from "../../../support/whole.js";
import { NAMED_CASES, STATE_CASES } from "./state-cases.js";

const TOKENS = ["--server-auth-bearer-env", "TOKEN_A", "--second-bearer-env", "TOKEN_B"];
const NAMES = `changes: { tools: unlock, resources: { note://one: write } }
    handles: [{ from: open_cart, path: result.structuredContent.cart, to: show_cart, argument: cart }]`;

interface Options {
  breaks?: string;
  server?: string;
  entry?: string;
  flags?: readonly string[];
}

function entryOf(server: string, entry: string): string {
  return `url: http://127.0.0.1:\${port}/mcp
    start:
      command: [node, ${root}__tests__/servers/${server}, "\${port}", "\${BREAK:-}"]
      env: { MARK_FILE: "\${tmp_dir}/mark" }
    safe_calls: [order, rent, ask]
    ${entry}
`;
}

function envOf(breaks: string) {
  return { BREAK: breaks, TOKEN_A: "token-of-alice-1234", TOKEN_B: "token-of-bob-56789" };
}

/** The rules that fail in a run of a suite with a test for each check, and why other tests did not pass. */
async function runSuite(checks: readonly string[], { breaks = "", server = "state-server.mjs", names = NAMES } = {}) {
  const tests = checks.map((check) => `  - name: ${check}\n    check: ${check}\n    ${names}\n`);
  const suite = `servers:
  s:
    ${entryOf(server, "replicas: 2")}target_versions: ["2026-07-28"]
compliance:
${tests.join("")}`;
  const cwd = folderWith({ "a.mcptest.yaml": suite });
  const ran = await mcptestHere(["run", "--reporter", "json=r.json", ...TOKENS], { cwd, env: envOf(breaks) });
  const rows = resultsIn(join(cwd, "r.json")).tests;
  const failures = rows.flatMap((row) => row.failures);
  const failed = [...new Set(failures.map(({ rule_id }) => rule_id))];
  return { ...ran, rows, failures, failed, statuses: rows.map(({ status }) => status) };
}

/** The results of the rules of state for copies of a server. */
async function judge({ breaks = "", server = "state-server.mjs", entry = "replicas: 2", flags = TOKENS }: Options) {
  const config = `server:\n    ${entryOf(server, entry)}`;
  const cwd = folderWith({ "server.yaml": config });
  const options = ["--server-config", "server.yaml", "--rules", "{STATE,SUB}-*", "--format", "json"];
  const args = ["compliance", "run", ...options, ...flags];
  const { code, stdout, leftovers } = await mcptestHere(args, { cwd, env: envOf(breaks) });
  const rules: Claim[] = JSON.parse(stdout).rules;
  const idsOf = (status: string) => [...new Set(rules.filter((one) => one.status === status).map(({ id }) => id))];
  const [failed, skipped, unverified] = ["failed", "skipped", "unverified"].map(idsOf);
  return { code, leftovers, rules, failed, skipped, unverified };
}

const NAMED = ["STATE-HANDLE", "SUB-CHANGE"];

describe("state", () => {
  it.each(["state-server.mjs", "sdk-state-server.mjs"])("is right at a server that keeps none: %s", async (server) => {
    const { rules, code, leftovers, skipped } = await judge({ server });
    expect(rules.filter(({ status }) => !["passed", "skipped"].includes(status))).toEqual([]);
    expect([skipped, code, leftovers]).toEqual([NAMED, 0, []]);
    const named = await runSuite(["STATE", "SUB-FILTER", "SUB-CHANGE"], { server });
    expect(named.failures).toEqual([]);
    expect(named.rows.flatMap(({ holds = [] }) => holds)).toEqual(expect.arrayContaining(NAMED));
    expect([named.statuses, named.code, named.leftovers]).toEqual([["passed", "passed", "passed"], 0, []]);
  });

  it("is judged for one process as far as that goes", async () => {
    const { failed, unverified, skipped } = await judge({ entry: "", flags: [] });
    expect([failed, unverified, skipped]).toEqual([[], [], ["STATE-CONTEXT", "STATE-REPLICA", ...NAMED]]);
  });

  it.each(partOf(STATE_CASES, 3))("breaks %s alone: %s", async (id, breaks, expected) => {
    const { failed, unverified, code } = await judge({ breaks });
    expect([failed, unverified, code]).toEqual([[id], [], expected]);
  });

  it.each(partOf(NAMED_CASES, 3))("breaks %s alone, which a suite shows: %s", async (id, breaks) => {
    const { failed, code } = await runSuite(["STATE-HANDLE", "SUB"], { breaks });
    expect([failed, code]).toEqual([[id], 1]);
  });

  it("is not judged by tools that there are not", async () => {
    const { failures, statuses, code } = await runSuite(["SUB-CHANGE"], { names: "changes: { tools: unlok }" });
    expect([statuses, code]).toEqual([["errored"], 2]);
    const [{ message, fix, location }] = failures as [(typeof failures)[number]];
    expect([message, fix]).toEqual(["the server lists no tool `unlok`", "Did you mean `unlock`?"]);
    expect(location).toMatchObject({ file: "a.mcptest.yaml", line: 13, column: 23 });
  });

  it("is not judged by what changes nothing", async () => {
    const { rows, code } = await runSuite(["SUB-CHANGE"], { names: "changes: { tools: where }" });
    expect([rows[0]?.status, code]).toEqual(["unverified", 2]);
    expect(JSON.stringify(rows)).toContain("a call of where changes nothing");
  });

  it("of a copy that starts again is not known to it", async () => {
    const { failed } = await judge({ breaks: "memory", entry: "replicas: 1" });
    expect(failed).toEqual(["STATE-REPLICA"]);
  });

  it("of the official SDK that is not signed breaks STATE-TAMPERED alone", async () => {
    const { failed, unverified, code } = await judge({ server: "sdk-state-server.mjs", breaks: "unsigned" });
    expect([failed, unverified, code]).toEqual([["STATE-TAMPERED"], [], 1]);
  });

  it("has no musts against the official SDK, whose server sends an open state", async () => {
    const { rules } = await judge({ server: "modern-server.mjs", flags: [] });
    expect(rules.filter(({ status, severity }) => status === "failed" && severity === "must")).toEqual([]);
    expect(rules.filter(({ status }) => status === "passed").length).toBeGreaterThanOrEqual(3);
  });
});
