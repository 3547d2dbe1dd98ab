import { expect, it } from "vitest";
import { faultServer, runIn, runSuite, textIn } from "../../support/harness.js";

const server = (name: string) => ({ command: [process.execPath, faultServer, name] });

it("an invariant that is broken fails the test during which it is, once, in every report", async () => {
  const reports = ["pretty", ...["junit", "markdown", "github"].map((name) => `${name}=${name}`)];
  const { code, cwd, results, stdout } = await runSuite(
    {
      servers: { s: server("schema-of-a-string") },
      run_options: { invariants: "fail" },
      compliance: [{ name: "tools of s", server: "s", check: "tools/list" }],
      tools: [{ name: "call", server: "s", tool: "x" }],
    },
    reports.flatMap((name) => ["--reporter", name]),
  );
  expect(code).toBe(1);
  expect(results.tests.map(({ name, status }) => [name, status])).toEqual([
    ["tools of s", "failed"],
    ["call", "passed"],
  ]);
  expect(results.tests[0]?.failures).toMatchObject([{ rule_id: "INV-030", location: { line: 16 } }]);
  expect(results.findings).toMatchObject([{ rule_id: "INV-030", gates: false, in_tests: true }]);
  const [junit = "", markdown, github] = ["junit", "markdown", "github"].map((name) => textIn(cwd, name));
  expect(junit).toMatch(/<testsuites [^>]*tests="2" failures="1"/);
  expect(junit).toContain('<failure type="INV-030"');
  expect(junit).not.toContain('classname="findings"');
  expect(stdout).toContain("suite.yaml:16");
  expect(stdout).not.toMatch(/findings: |failed by/);
  expect(stdout.split("[INV-030]")).toHaveLength(2);
  expect(markdown).not.toContain("findings");
  expect(github?.match(/^::/gm)).toHaveLength(1);
  const again = await runIn(cwd, ["suite.yaml", "--last-failed"]);
  const ran = again.results.tests.filter(({ status }) => status !== "skipped");
  expect(ran.map(({ name }) => name)).toEqual(["tools of s"]);
});

it.each([
  ["fails by what a later test shows", "no-jsonrpc", "failed"],
  ["passes where only a recommendation is broken", "odd-names", "passed"],
])("a check of the invariants %s", async (_, name, status) => {
  const { results } = await runSuite({
    servers: { s: server(name) },
    target_versions: ["2025-11-25"],
    compliance: [
      { name: "all", check: "invariants" },
      { name: "tools", check: "tools/list" },
    ],
    tools: [{ name: "call", tool: "x" }],
  });
  expect(results.tests.map(({ name, status }) => [name, status])).toContainEqual(["all", status]);
  const ids = results.tests.find(({ name }) => name === "all")?.failures.map(({ rule_id }) => rule_id);
  expect(ids).toEqual(status === "failed" ? ["INV-011", "INV-030"] : []);
});

it("an invariant that is broken by no test fails the run, and the closing line says so", async () => {
  const { code, results, stdout } = await runSuite({
    servers: { s: server("never-fine") },
    run_options: { invariants: "fail" },
    // Errors of one tool are a matter of that tool.
    tools: ["x", "y"].map((tool) => ({
      name: `call ${tool}`,
      tool,
      expect: { "result.isError": { not: { exact: 5 } } },
    })),
  });
  expect(results.tests.map(({ status }) => status)).toEqual(["passed", "passed"]);
  expect(results.findings.map(({ rule_id, gates }) => [rule_id, gates])).toEqual([["INV-004", true]]);
  expect(code).toBe(1);
  expect(stdout.trimEnd().split("\n").at(-1)).toMatch(/; failed by INV-004 on s$/);
});

it("a check by which nothing can be judged is unverified", async () => {
  const suite = { servers: { s: server("ok") }, compliance: [{ name: "output", check: "INV-013" }] };
  const loose = await runSuite(suite);
  expect(loose.results.tests.map(({ status, reason }) => [status, reason])).toEqual([
    ["unverified", "the session has nothing to judge by INV-013"],
  ]);
  expect(loose.code).toBe(2);
  expect((await runSuite(suite, ["--allow-empty"])).code).toBe(0);
  const strict = await runSuite(suite, ["--strict"]);
  expect(strict.code).toBe(1);
  expect(strict.stdout.trimEnd().split("\n").at(-1)).toMatch(/1 test could not be verified, and the run is strict$/);
});

it("an outputSchema that takes long to compile is judged in the other thread", async () => {
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

it("an outputSchema by which nothing can be judged in time is shown", async () => {
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
