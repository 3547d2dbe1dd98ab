import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderWith, logServer, resultsIn, steady } from "../../support/cli.js";
import { makeWorkspace, runStep } from "../../support/github/runner.js";
import { mcptestHere } from "../../support/in-process.js";

function suite(options = ""): string {
  return `servers: { s: { command: [node, "${logServer}", log.txt] } }
run_options: {${options}}
tools:
  - { name: a, tool: fail }
  - { name: b, tool: wait }
`;
}

/** Whether the second test was skipped after the first had failed. */
async function bails(config: string, options: string, env: Record<string, string>, args: readonly string[]) {
  const files = { "a.mcptest.yaml": suite(options), ...(config === "" ? {} : { "mcptest.config.yaml": config }) };
  const cwd = folderWith(files);
  const ran = await mcptestHere(["run", "--reporter", "json=results.json", ...args], { cwd, env });
  expect(ran).toMatchObject({ code: 1, stderr: "" });
  return resultsIn(join(cwd, "results.json")).tests[1]?.status === "skipped";
}

describe("precedence: built-in < configuration < suite < variables < flags", () => {
  it.each<[string, string, string, Record<string, string>, string[], boolean]>([
    ["built-in", "", "", {}, [], false],
    ["configuration over built-in", "bail: true", "", {}, [], true],
    ["suite over configuration", "bail: true", "bail: false", {}, [], false],
    ["suite over built-in", "", "bail: true", {}, [], true],
    ["variable over suite", "bail: true", "bail: true", { MCPTEST_BAIL: "false" }, [], false],
    ["variable over suite, the other way", "bail: false", "bail: false", { MCPTEST_BAIL: "1" }, [], true],
    ["an empty variable says nothing", "", "bail: true", { MCPTEST_BAIL: "" }, [], true],
    ["flag over variable", "", "bail: false", { MCPTEST_BAIL: "false" }, ["--bail"], true],
  ])("%s", async (_, config, options, env, args, wanted) => {
    expect(await bails(config, options, env, args)).toBe(wanted);
  });

  it("what no suite can say: configuration < variables < flags", async () => {
    const cwd = folderWith({
      "a.mcptest.yaml": suite(),
      "mcptest.config.yaml": "# ours\nreporter: [minimal, json=results.json]\njobs: 1\n",
    });
    const minimal = await mcptestHere(["run"], { cwd });
    expect(resultsIn(join(cwd, "results.json")).tests).toHaveLength(2);
    const byVariable = await mcptestHere(["run"], { cwd, env: { MCPTEST_REPORTER: "github" } });
    const byFlag = await mcptestHere(["run", "--reporter", "ndjson"], { cwd, env: { MCPTEST_REPORTER: "github" } });
    expect(minimal.stdout).not.toContain("servers, slowest first");
    expect(byVariable.stdout).toContain("::error ");
    expect(byFlag.stdout).toMatch(/^\{"version":1,/);
  });

  it("validate --print shows what the configuration makes the default", async () => {
    const cwd = folderWith({
      "a.mcptest.yaml": suite(),
      "mcptest.config.yaml": "invariants: fail\nparallel-versions: true\n",
    });
    const { stdout } = await mcptestHere(["validate", "--print"], { cwd });
    expect(stdout).toContain("invariants: fail");
    expect(stdout).toContain("parallel_versions: true");
  });

  it("the file of the repository counts in a folder of it, too", async () => {
    const cwd = folderWith({ "deep/a.mcptest.yaml": suite(), "mcptest.config.yaml": "bail: true\n" });
    const ran = await mcptestHere(["run", "--reporter", "json=results.json"], { cwd: join(cwd, "deep") });
    expect(ran.code).toBe(1);
    expect(resultsIn(join(cwd, "deep/results.json")).tests[1]?.status).toBe("skipped");
  });

  it("the action takes the defaults of suites from it", async () => {
    const workspace = makeWorkspace({
      "mcptest.yaml": suite()
        .replace(`"${logServer}", log.txt`, "server.mjs")
        .replace("tool: fail", "tool: echo, args: { text: hi }, expect: { result.a: 1 }"),
      "mcptest.config.yaml": "bail: true\n",
    });
    const { exitCode, outputs } = await runStep(workspace, { suite: "mcptest.yaml" });
    expect([exitCode, outputs.failed, outputs.skipped]).toEqual([1, "1", "1"]);
  });

  it("a variable that is neither true nor false", async () => {
    const cwd = folderWith({ "a.mcptest.yaml": suite() });
    const ran = await mcptestHere(["run"], { cwd, env: { MCPTEST_BAIL: "perhaps" } });
    expect(ran).toMatchObject({ code: 2, stdout: "" });
    expect(ran.stderr).toContain("error: MCPTEST_BAIL must be true or false");
  });

  it("a wrong configuration: everything at once, with its place, nothing started", async () => {
    const config =
      "jobz: 3\nbail: perhaps\nrun-timeout: 5\ninvariants: loud\njobs: [1, 2]\nreporter: [pretty, prety]\n";
    const cwd = folderWith({ "a.mcptest.yaml": suite(), "mcptest.config.yaml": config });
    const ran = await mcptestHere(["run"], { cwd });
    expect(ran).toMatchObject({ code: 2, stdout: "" });
    await expect(steady(ran.stderr, cwd)).toMatchFileSnapshot("../../golden/e2e/wrong/configuration.txt");
  });

  it("an empty configuration is fine, a list is not", async () => {
    const cwd = folderWith({ "a.mcptest.yaml": suite(), "mcptest.config.yaml": "# nothing yet\n" });
    expect((await mcptestHere(["validate"], { cwd })).code).toBe(0);
    const other = folderWith({ "a.mcptest.yaml": suite(), "mcptest.config.yaml": "- bail\n" });
    expect(await mcptestHere(["validate"], { cwd: other })).toMatchObject({ code: 2, stdout: "" });
  });
});
