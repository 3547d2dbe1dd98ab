import { existsSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { endCorpusServers, startCorpusServer } from "../../conformance/corpus-support.js";
import { folderWith, root } from "../../support/cli.js";
import { mcptestHere, runSuite } from "../../support/in-process.js";

const server = `${root}__tests__/servers/corpus/server.mjs`;

afterAll(endCorpusServers);

describe("mcptest compliance run", () => {
  it("gives a correct server grade A", async () => {
    const { code, report } = await checked("--server-command", `node ${server} legacy`);
    expect(failures(report)).toEqual([]);
    expect(report).toMatchObject({ tool: "mcptest", transport: "stdio", grade: "A", score: 100 });
    expect(code).toBe(0);
  });

  it("fails for a must that does not hold, with the frames", async () => {
    const { code, report } = await checked("--server-command", `node ${server} legacy PROTO-UNKNOWN-METHOD`);
    expect(failures(report)).toEqual(["PROTO-UNKNOWN-METHOD"]);
    expect(report.rules.find(({ status }) => status === "failed")?.evidence).toMatch(
      /^→ .*mcptest\/unknown.*\n← .*-32603/,
    );
    expect(code).toBe(1);
  });

  it("renders the same in every format, and does not gate what the baseline has", async () => {
    const folder = folderWith({});
    const run = (...flags: string[]) =>
      mcptestHere(["compliance", "run", "--server-command", `node ${server} legacy LIFE-PING`, ...flags], {
        cwd: folder,
      });
    const junit = await run("--format", "junit", "--update-baseline");
    expect(junit.code).toBe(0);
    expect(junit.stdout).toContain('name="LIFE-PING');
    expect(await run("--format", "sarif")).toMatchObject({ code: 1, stdout: expect.stringContaining("LIFE-PING") });
    const known = await run("--baseline", "mcptest.baseline.json");
    expect(known.stdout).toContain("✗ must LIFE-PING");
    expect(known.code).toBe(0);
    const fixed = ["compliance", "run", "--server-command", `node ${server} legacy`, "--strict-baseline"];
    expect((await mcptestHere([...fixed, "--baseline", "mcptest.baseline.json"], { cwd: folder })).code).toBe(1);
  });

  it.each([
    ["is YAML and would be written", ["--baseline", "known.yaml", "--update-baseline"], "cannot write this baseline"],
    ["is not there", ["--baseline", "missing.json"], "missing.json"],
    ["is asked to be strict, but not named", ["--strict-baseline"], "--strict-baseline has nothing to compare with"],
  ])("starts no server for a baseline that %s", async (_, flags, message) => {
    const folder = folderWith({});
    const started = ["compliance", "run", "--server-command", `touch ${folder}/started`];
    const { code, stderr } = await mcptestHere([...started, ...flags], { cwd: folder });
    expect(stderr).toContain(message);
    expect(code).toBe(2);
    expect(existsSync(`${folder}/started`)).toBe(false);
  });

  it("fails for a should with --strict alone", async () => {
    const flags = ["compliance", "run", "--rules", "PROTO-*", "--server-command", `node ${server} legacy PROTO-CURSOR`];
    expect((await mcptestHere(flags)).code).toBe(0);
    const strict = await mcptestHere([...flags, "--strict", "--format", "minimal"]);
    expect(strict).toMatchObject({ code: 1, stdout: expect.stringContaining("PROTO-CURSOR") });
  });

  it("calls no tool that may change something, unless it is allowed", async () => {
    const flags = ["compliance", "run", "--server-command", `node ${server} tools`, "--format", "json"];
    const { stdout } = await mcptestHere(flags);
    expect(JSON.parse(stdout).score).toBe(100);
    // The tool ends the server with exit code 9.
    const allowed = await mcptestHere([...flags, "--allow-destructive"]);
    expect(allowed.code).toBe(0);
    expect(allowed.stdout).toContain("exit code 9");
  });
});

describe("mcptest compliance run over HTTP", () => {
  it.each(["legacy", "modern", "tools"])("gives a correct server grade A (%s)", async (mode) => {
    const { code, report } = await checked("--server-url", await startCorpusServer(mode));
    expect(failures(report)).toEqual([]);
    expect(report).toMatchObject({ transport: "http", grade: "A", score: 100 });
    expect(code).toBe(0);
  });

  it.each([
    ["legacy", "TRANSPORT-HTTP-SESSION-ENDED", "HTTP 400, not 404", /^→ POST .*mcp-session-id.*\n← HTTP 400/s],
    ["modern", "TRANSPORT-HTTP-HEADER-MISMATCH", "HTTP 200, not 400", /^→ POST .*mcptest\/other.*\n← HTTP 200/s],
  ])("shows what a %s server does that breaks %s", async (mode, rule, message, evidence) => {
    const { code, report } = await checked("--server-url", await startCorpusServer(mode, rule));
    expect(new Set(failures(report))).toEqual(new Set([rule]));
    const rows = report.rules.filter(({ status }) => status === "failed");
    expect(rows.map((row) => row.message)).toContain(message);
    expect(rows.map((row) => row.evidence)).toContainEqual(expect.stringMatching(evidence));
    expect(code).toBe(1);
  });
});

it("a compliance test of a suite checks the whole corpus, a family or one rule", async () => {
  const { code, results } = await runSuite({
    servers: { corpus: { command: ["node", server, "legacy", "PROTO-CURSOR"] } },
    compliance: ["corpus", "TRANSPORT", "PROTO-CURSOR"].map((check) => ({ name: check, check })),
  });
  const { tests, summary } = results;
  expect(tests[0]?.corpus).toEqual({ score: expect.any(Number), grade: "A" });
  expect(tests.slice(1).map(({ corpus }) => corpus)).toEqual([undefined, undefined]);
  expect(summary.score).toEqual(tests[0]?.corpus);
  // Of all rules, one of severity should is a finding.
  expect(tests.map(({ status }) => status)).toEqual(["passed", "passed", "failed"]);
  expect(tests[0]?.findings.map(({ rule_id }) => rule_id)).toEqual(["PROTO-CURSOR"]);
  expect(tests[2]?.failures[0]).toMatchObject({
    rule_id: "PROTO-CURSOR",
    message: expect.stringContaining("prompts/list"),
  });
  expect(code).toBe(1);
});

interface Report {
  rules: { id: string; status: string; message?: string; evidence?: string }[];
}

/** Checks a server that a flag names, against the whole corpus. */
async function checked(...flags: string[]): Promise<{ code: number | null; report: Report }> {
  const { code, stdout } = await mcptestHere(["compliance", "run", ...flags, "--format", "json"]);
  return { code, report: JSON.parse(stdout) };
}

function failures({ rules }: Report): string[] {
  return rules.flatMap(({ id, status }) => (status === "failed" ? [id] : []));
}
