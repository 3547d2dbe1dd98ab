import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import type { Results } from "../../../src/core/generated/results.js";
import { mcptest } from "../../support/cli.js";
import { runSuite } from "../../support/in-process.js";

const fault = fileURLToPath(new URL("../../servers/fault-server.mjs", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "mcptest-capture-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const server = (name: string) => ({ command: [process.execPath, fault, name] });

describe("live sessions", () => {
  const suite = (servers: Record<string, unknown>, invariants?: string) => ({
    servers,
    ...(invariants && { run_options: { invariants } }),
    compliance: Object.keys(servers).map((server) => ({ name: `tools of ${server}`, server, check: "tools/list" })),
  });
  const odd = server("schema-of-a-string");

  it("say one thing for each message of a rule", async () => {
    const { results } = await runSuite(suite({ s: server("odd-names") }));
    expect(results.findings.map(({ rule_id, message, count }) => [rule_id, message, count])).toEqual([
      ["INV-016", 'a tool is named "a b"', 1],
      ["INV-016", 'a tool is named "c d"', 1],
    ]);
  });

  it("fail the test during which an invariant is broken, in every report", async () => {
    const tests = { ...suite({ s: odd }, "fail"), tools: [{ name: "call", server: "s", tool: "x" }] };
    const { code, results, junit, stdout, again } = await everyReport(tests);
    expect(code).toBe(1);
    expect(results.tests.map(({ name, status }) => [name, status])).toEqual([
      ["tools of s", "failed"],
      ["call", "passed"],
    ]);
    expect(results.tests[0]?.failures).toMatchObject([{ rule_id: "INV-023", location: { line: 3 } }]);
    expect(junit).toContain('<failure type="INV-023"');
    expect(stdout).toContain("suite.yaml:3");
    expect(again).toEqual(["tools of s"]);
  });

  it("are shown once and counted once if they have failed a test", async () => {
    const { code, stdout, results, junit } = await everyReport(suite({ s: odd }, "fail"));
    expect(code).toBe(1);
    expect(results.tests.map(({ status }) => status)).toEqual(["failed"]);
    expect(results.findings).toMatchObject([{ rule_id: "INV-023", gates: false, in_tests: true }]);
    expect(junit).toMatch(/<testsuites [^>]*tests="1" failures="1"/);
    expect(junit).not.toContain('classname="findings"');
    expect(stdout).not.toContain("findings: ");
    expect(stdout).not.toContain("failed by");
    expect(stdout.split("[INV-023]")).toHaveLength(2);
    const shown = ["markdown", "github"].flatMap((name) => ["--reporter", `${name}=${name}`]);
    const { reports } = await reportsOf(suite({ s: odd }, "fail"), shown);
    expect(reports.markdown).not.toContain("findings");
    expect(reports.github.match(/^::/gm)).toHaveLength(1);
  });

  it("fail the run if what is broken belongs to no test, and the closing line says so", async () => {
    const { code, results, stdout } = await runSuite({
      servers: { s: server("never-fine") },
      run_options: { invariants: "fail" },
      tools: [{ name: "call", tool: "x", expect: { "result.isError": { not: { exact: 5 } } } }],
    });
    expect(results.tests.map(({ status }) => status)).toEqual(["passed"]);
    expect(results.findings.map(({ rule_id, gates }) => [rule_id, gates])).toEqual([["INV-004", true]]);
    expect(code).toBe(1);
    expect(stdout.trimEnd().split("\n").at(-1)).toMatch(/; failed by INV-004 on s$/);
  });

  it("of another revision say in the closing line why the run fails", async () => {
    const tests = { ...suite({ s: server("ok") }), target_versions: ["2026-07-28"] };
    const { code, stdout } = await runSuite(tests);
    expect(code).toBe(1);
    expect(stdout.trimEnd().split("\n").at(-1)).toMatch(
      /^Failed. 1 test: 1 skipped .*; failed by VERSION-001 on s @ 2026-07-28$/,
    );
  });

  it("with log messages and without the capability for them break INV-028", async () => {
    const { results } = await runSuite({
      servers: { s: server("two-frames-in-line") },
      tools: [{ name: "x", tool: "x" }],
    });
    expect(results.findings.map(({ rule_id }) => rule_id)).toContain("INV-028");
  });

  it("judge a check by which nothing can be judged as unverified", async () => {
    const checks = [{ name: "output", check: "INV-013" }];
    const loose = await runSuite({ servers: { s: server("ok") }, compliance: checks });
    expect(loose.results.tests.map(({ status, reason }) => [status, reason])).toEqual([
      ["unverified", "the session has nothing to judge by INV-013"],
    ]);
    expect(loose.code).toBe(0);
    const strict = await runSuite({ servers: { s: server("ok") }, compliance: checks }, ["--strict"]);
    expect(strict.code).toBe(1);
    expect(strict.stdout.trimEnd().split("\n").at(-1)).toMatch(/1 test could not be verified, and the run is strict$/);
  });

  it("judge an outputSchema that takes long to compile in the other thread", async () => {
    const { code, results } = await runSuite({
      servers: { s: server("large-output-schema") },
      run_options: { invariants: "fail" },
      compliance: [{ name: "tools", check: "tools/list" }],
      tools: [{ name: "call", tool: "x" }],
    });
    expect(results.findings.map(({ rule_id }) => rule_id)).toEqual(["INV-013"]);
    expect(results.tests.map(({ status }) => status)).toEqual(["passed", "failed"]);
    expect(code).toBe(1);
  });

  it("show an outputSchema by which nothing can be judged in time", async () => {
    const endless = (invariants: string) =>
      runSuite({
        servers: { s: server("endless-output-schema") },
        run_options: { invariants },
        tools: [{ name: "call", tool: "x" }],
        compliance: [
          { name: "tools", check: "tools/list" },
          { name: "output", check: "INV-013" },
        ],
      });
    const { code, results } = await endless("warn");
    expect(results.tests.map(({ status }) => status)).toEqual(["passed", "passed", "errored"]);
    expect(results.tests[2]?.failures[0]?.message).toContain("could not be judged");
    expect(results.findings).toMatchObject([
      { rule_id: "INV-013", message: expect.stringContaining("could not be judged"), unjudged: true, gates: false },
    ]);
    expect(code).toBe(2);
    expect((await endless("fail")).results.tests.map(({ status }) => status)).toEqual(["passed", "errored", "errored"]);
  });
});

/** Runs a suite, and gives its reports. */
async function reportsOf(suite: unknown, flags: readonly string[]) {
  const cwd = mkdtempSync(join(folder, "run-"));
  writeFileSync(join(cwd, "suite.yaml"), JSON.stringify(suite, null, 2));
  await mcptest(["run", "suite.yaml", ...flags], { cwd });
  const read = (file: string) => readFileSync(join(cwd, file), "utf8");
  return { reports: { markdown: read("markdown"), github: read("github") } };
}

/** Runs a suite with a report of each kind, then gives what `--last-failed` would run. */
async function everyReport(suite: unknown) {
  const cwd = mkdtempSync(join(folder, "run-"));
  writeFileSync(join(cwd, "suite.yaml"), JSON.stringify(suite, null, 2));
  const reports = ["--reporter", "json=results.json", "--reporter", "junit=junit.xml"];
  const { code, stdout } = await mcptest(["run", "suite.yaml", ...reports], { cwd });
  const last = await mcptest(["run", "suite.yaml", "--last-failed", "--reporter", "json=again.json"], { cwd });
  const read = (file: string) => readFileSync(join(cwd, file), "utf8");
  const results: Results = JSON.parse(read("results.json"));
  const ran = (JSON.parse(read("again.json")) as Results).tests.filter(({ status }) => status !== "skipped");
  return { code, stdout, results, junit: read("junit.xml"), again: ran.map(({ name }) => name), last };
}
