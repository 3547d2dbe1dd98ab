import { existsSync, rmSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { endCorpusServers, startCorpusServer } from "../../conformance/corpus-support.js";
import { folderWith, type Judged, jsonIn, judged, mcptestHere, root, runSuite, textIn } from "../../support/harness.js";

const server = `${root}__tests__/servers/corpus/server.mjs`;

afterAll(endCorpusServers);

describe("mcptest compliance run", () => {
  it("gives a correct server grade A", async () => {
    const ran = await judged(["--server-command", `node ${server} legacy`]);
    expect(failures(ran)).toEqual([]);
    expect(ran.report).toMatchObject({ tool: "mcptest", transport: "stdio", grade: "A", score: 100 });
    expect(ran.code).toBe(0);
  });

  it("fails for a must that does not hold, with the frames", async () => {
    const ran = await judged(["--server-command", `node ${server} legacy PROTO-UNKNOWN-METHOD`]);
    expect(failures(ran)).toEqual(["PROTO-UNKNOWN-METHOD"]);
    expect(ran.failed[0]?.evidence).toMatch(/^→ .*mcptest\/unknown.*\n← .*-32603/);
    expect(ran.code).toBe(1);
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
    expect(known.stdout).toContain("an empty result (known)");
    const { contract, durations } = jsonIn(`${folder}/mcptest.baseline.json`);
    expect(contract.server.tools.map(({ name }: { name: string }) => name)).toContain("echo");
    expect(Math.max(...Object.values<number>(durations))).toBeGreaterThan(0);
    const strict = ["--strict-baseline", "--baseline", "mcptest.baseline.json"];
    const fixed = await mcptestHere(["compliance", "run", "--server-command", `node ${server} legacy`, ...strict], {
      cwd: folder,
    });
    expect(fixed.stdout).toMatch(/^✓ fixed: corpus::server::LIFE-PING passes now: delete lines \d+ to \d+ of /m);
    expect(fixed.stdout).toMatch(/^Failed by BASELINE-STALE\.$/m);
    expect(fixed.code).toBe(1);
    // At this revision, and with these rules, it is not judged.
    for (const flags of [
      ["--server-command", `node ${server} modern`],
      ["--rules", "PROTO-*"],
    ]) {
      const others = flags.includes("--rules") ? ["--server-command", `node ${server} legacy`, ...flags] : flags;
      const { code, stdout } = await mcptestHere(["compliance", "run", ...others, ...strict], { cwd: folder });
      expect(stdout).not.toContain("fixed:");
      expect(code).toBe(0);
    }
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
    const ran = await judged(["--server-url", await startCorpusServer(mode)]);
    expect(failures(ran)).toEqual([]);
    expect(ran.report).toMatchObject({ transport: "http", grade: "A", score: 100 });
    expect(ran.code).toBe(0);
  });

  it.each([
    ["legacy", "TRANSPORT-HTTP-SESSION-ENDED", "HTTP 400, not 404", /^→ POST .*mcp-session-id.*\n← HTTP 400/s],
    ["modern", "TRANSPORT-HTTP-HEADER-MISMATCH", "HTTP 200, not 400", /^→ POST .*mcptest\/other.*\n← HTTP 200/s],
  ])("shows what a %s server does that breaks %s", async (mode, rule, message, evidence) => {
    const ran = await judged(["--server-url", await startCorpusServer(mode, rule)]);
    expect(new Set(failures(ran))).toEqual(new Set([rule]));
    expect(ran.failed.map((row) => row.message)).toContain(message);
    expect(ran.failed.map((row) => row.evidence)).toContainEqual(expect.stringMatching(evidence));
    expect(ran.code).toBe(1);
  });
});

describe("what a server lists", () => {
  it.each([
    ["no list", {}],
    ["null", { tools: null }],
    ["text", { tools: "echo" }],
    ["an object", { tools: {} }],
    ["a result that is a list", []],
  ])("has the wrong shape: %s", async (_, result) => {
    const told = { tools: [], list: { result } };
    const command = ["node", `${root}__tests__/servers/answers-server.mjs`, JSON.stringify(told)];
    const { results } = await runSuite({
      servers: { corpus: { command } },
      compliance: ["tools/list", "corpus"].map((check) => ({ name: check, check })),
    });
    const [listed, corpus] = results.tests;
    expect(listed?.failures[0]).toMatchObject({
      rule_id: "ASSERT-RESULT",
      message: "the answer to tools/list has no array tools",
    });
    expect(corpus).toMatchObject({ reason: "not graded: tools/list could not be read" });
    expect(corpus?.corpus).toBeUndefined();
  });
});

describe("what belongs to no call", () => {
  it("is a finding of the server: it ends after a call, and no other is blamed", async () => {
    const ran = await judged(["--server-command", `node ${server} legacy FAULT-LIFECYCLE-CRASH`]);
    expect(failures(ran)).toEqual(["FAULT-LIFECYCLE-CRASH"]);
    expect(ran.report.grade).toBe("B");
  });
});

it("a server that is slow is unverified", async () => {
  const slow = ["--server-command", `env WAIT_MS=60000 node ${server} tools`, "--max-call", "1s", "--rules", "TOOL-*"];
  const { code, stdout } = await mcptestHere(["compliance", "run", ...slow]);
  expect(stdout).toMatch(/^\? TOOL.*TOOL-INTERNAL-ERROR.*, unverified: no answer in 1 s; see --max-call$/m);
  expect(stdout).toContain("not graded: 2 of 4 tools called with success");
  expect(code).toBe(0);
});

it("a run with a baseline tells and gates rules of the corpus that no longer fail, where it judged them", async () => {
  const folder = folderWith({ "known.yaml": "server:\n  - LIFE-PING\n  - LIFE-DISCOVER\n" });
  const found = async (check: string) => {
    const suite = { servers: { s: { command: ["node", server, "legacy"] } }, compliance: [{ name: check, check }] };
    const flags = ["--baseline", `${folder}/known.yaml`, "--strict-baseline"];
    const { code, results } = await runSuite(suite, flags);
    return [code, ...results.findings.map(({ message }) => message.split(":")[0])];
  };
  expect(await found("corpus")).toEqual([1, "LIFE-PING no longer fails"]);
  expect(await found("ping")).toEqual([0]);
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

it("the tests of one server share a run of the corpus, and a test that is tried again has its own", async () => {
  const log = `${folderWith({})}/lists.log`;
  const command = ["node", `${root}__tests__/servers/many-server.mjs`, "2", "faulty", log];
  /** The rows of these checks, and how often the server was asked for its tools. */
  const run = async (checks: readonly string[], retries = 0) => {
    rmSync(log, { force: true });
    const compliance = checks.map((check) => ({ name: check, check, retries }));
    const { results } = await runSuite({ servers: { s: { command } }, compliance });
    return { rows: results.tests, lists: textIn(log).split("\n").length };
  };
  const checks = ["corpus", "SCH", "TOOL", "PROTO-CURSOR"];
  const alone = await run(["corpus"]);
  const together = await run(checks);
  expect(together.lists).toBe(alone.lists);
  for (const [at, check] of checks.entries()) {
    const [row] = at === 0 ? alone.rows : (await run([check])).rows;
    const { status, holds, failures } = together.rows[at]!;
    expect([check, status, holds, failures.map(({ message }) => message)]).toEqual([
      check,
      row?.status,
      row?.holds,
      row?.failures.map(({ message }) => message),
    ]);
  }
  expect((await run(["SCH"], 1)).lists).toBe(2 * (await run(["SCH"])).lists - 1);
});

/** The ids of all that failed. */
function failures({ failed }: Judged): string[] {
  return failed.map(({ id }) => id);
}
