import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makeWorkspace, runStep } from "../../support/github/runner.js";
import { folderWith, logServer, mcptestHere, runFiles, runIn, steady } from "../../support/harness.js";

const SERVER = `servers: { s: { command: [node, "${logServer}", log.txt] } }\n`;

function suite(options = ""): string {
  return `${SERVER}run_options: {${options}}\ntools: [{ name: a, tool: fail }, { name: b, tool: wait }]\n`;
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
    const files = { "a.mcptest.yaml": suite(options), ...(config === "" ? {} : { "mcptest.config.yaml": config }) };
    const ran = await runFiles(files, args, env);
    expect(ran).toMatchObject({ code: 1, stderr: "" });
    // The second test is skipped after the first has failed.
    expect(ran.results.tests[1]?.status === "skipped").toBe(wanted);
  });

  it("what no suite can say: configuration < variables < flags", async () => {
    const cwd = folderWith({
      "a.mcptest.yaml": suite(),
      "mcptest.config.yaml": "# ours\nreporter: [minimal, json=results.json]\njobs: 1\n",
    });
    const minimal = await mcptestHere(["run"], { cwd });
    const byVariable = await mcptestHere(["run"], { cwd, env: { MCPTEST_REPORTER: "github" } });
    const byFlag = await mcptestHere(["run", "--reporter", "ndjson"], { cwd, env: { MCPTEST_REPORTER: "github" } });
    expect(minimal.stdout).not.toContain("servers, slowest first");
    expect(byVariable.stdout).toContain("::error ");
    expect(byFlag.stdout).toMatch(/^\{"version":1,/);
  });

  it("validate --print shows what the configuration makes the default", async () => {
    const config = "invariants: fail\nparallel-versions: true\n";
    const cwd = folderWith({ "a.mcptest.yaml": suite(), "mcptest.config.yaml": config });
    const { stdout } = await mcptestHere(["validate", "--print"], { cwd });
    expect(stdout).toContain("invariants: fail");
    expect(stdout).toContain("parallel_versions: true");
  });

  it("the file of the repository counts in a folder of it, too", async () => {
    const cwd = folderWith({ "deep/a.mcptest.yaml": suite(), "mcptest.config.yaml": "bail: true\n" });
    const { results } = await runIn(join(cwd, "deep"));
    expect(results.tests[1]?.status).toBe("skipped");
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
});

describe("extends", () => {
  it("lays a configuration over one beside the repository, key by key, and that over another one", async () => {
    const home = folderWith({
      "organisation/mcptest.config.yaml": "extends: base/ours.yaml\nbail: true\nserver-url: http://127.0.0.1:1/mcp\n",
      "organisation/base/ours.yaml": "bail: false\nretries: 1\n",
      "repository/.git/HEAD": "",
      "repository/a.mcptest.yaml": suite(),
      "repository/mcptest.config.yaml": `extends: ../organisation/mcptest.config.yaml\nserver-command: node ${logServer} log.txt\n`,
    });
    const tests = async (args: string[] = []) => (await runIn(join(home, "repository"), args)).results.tests;
    expect(await tests()).toMatchObject([{ status: "failed", attempts: 2 }, { status: "skipped" }]);
    expect(await tests(["--retries", "0"])).toMatchObject([{ status: "failed", attempts: 1 }, { status: "skipped" }]);
  });

  it.each<[string, Record<string, string>, string[]]>([
    [
      "a file that is not there",
      { "mcptest.config.yaml": "bail: true\nextends: other.yaml\n" },
      ["error: wrong value of `extends`", "--> mcptest.config.yaml:2:10", "There is no such file.", "= fix: Name one"],
    ],
    [
      "a circle",
      { "mcptest.config.yaml": "extends: a.yaml\n", "a.yaml": "extends: ./mcptest.config.yaml\n" },
      ["error: wrong value of `extends`", "--> a.yaml:1:10", "The file extends this one."],
    ],
    ["more than a path", { "mcptest.config.yaml": "extends: [a.yaml]\n" }, ["--> mcptest.config.yaml:1:10"]],
    [
      "a file that is wrong",
      { "mcptest.config.yaml": "extends: a.yaml\n", "a.yaml": "jobz: 3\n" },
      ["error: unknown setting `jobz`", "--> a.yaml:1:1"],
    ],
  ])("refuses %s, with its place", async (_, files, messages) => {
    const ran = await mcptestHere(["run"], { cwd: folderWith({ ...files, "a.mcptest.yaml": suite() }) });
    expect(ran).toMatchObject({ code: 2, stdout: "" });
    for (const message of messages) expect(ran.stderr).toContain(message);
  });
});

it("retries of the configuration are for tests that do not say it; a variable and a flag stand above both", async () => {
  const own = `${SERVER}tools:\n  - { name: own, tool: fail, retries: 0 }\n  - { name: none, tool: fail }\n`;
  const attempts = async (env = {}, args: string[] = []) => {
    const files = { "a.mcptest.yaml": own, "mcptest.config.yaml": "retries: 2\n" };
    return (await runFiles(files, args, env)).results.tests.map((row) => row.attempts);
  };
  expect(await attempts()).toEqual([1, 3]);
  expect(await attempts({ MCPTEST_RETRIES: "1" })).toEqual([2, 2]);
  expect(await attempts({ MCPTEST_RETRIES: "1" }, ["--retries", "0"])).toEqual([1, 1]);
});

it("target-version of the configuration is for suites that list no revisions", async () => {
  const { results } = await runFiles({
    "a.mcptest.yaml": `${SERVER}target_versions: ["2025-11-25"]\ntools: [{ name: a, tool: x }]\n`,
    "b.mcptest.yaml": `${SERVER}tools: [{ name: b, tool: x }]\n`,
    "mcptest.config.yaml": "target-version: 2025-03-26\n",
  });
  expect(results.tests.map(({ name, target_version, status }) => [name, target_version, status])).toEqual([
    ["a", "2025-11-25", "passed"],
    ["b", "2025-03-26", "passed"],
  ]);
});

describe("global flags", () => {
  const command = (name: string) => `node ${logServer} ${name}.txt`;
  const files = { "a.mcptest.yaml": `${SERVER}tools: [{ name: a, tool: x }]\n` };
  const status = async (config: string, env: Record<string, string>, args: string[] = []) =>
    (await runFiles({ ...files, "mcptest.config.yaml": config }, args, env)).results.tests[0]?.status;
  const working = { MCPTEST_SERVER_COMMAND: command("variable") };
  const byFlag = ["--server-command", command("flag")];

  it("have names in the configuration, and variables above them", async () => {
    const broken = "server-command: node --version\n";
    expect(await status(broken, {})).toBe("errored");
    expect(await status(broken, working)).toBe("passed");
    expect(await status("", { MCPTEST_SERVER_COMMAND: "node --version" })).toBe("errored");
    expect(await status("", { MCPTEST_SERVER_COMMAND: "node --version" }, byFlag)).toBe("passed");
  });

  it("--server-url and --server-command rule each other out: the higher one counts", async () => {
    expect(await status("server-url: http://127.0.0.1:1/mcp\n", working)).toBe("passed");
    expect(await status("", { MCPTEST_SERVER_URL: "http://127.0.0.1:1/mcp" }, byFlag)).toBe("passed");
  });

  it("that can be repeated take a list, switches true or false", async () => {
    const config = "header: [a=1, b=2]\nno-color: true\nverbose: true\nserver-target: other\n";
    const cwd = folderWith({ ...files, "mcptest.config.yaml": config });
    for (const command of ["run", "validate", "discover"]) {
      const { code, stderr } = await mcptestHere([command], { cwd });
      expect([code, stderr]).toEqual([2, expect.stringContaining("no live server `other`")]);
    }
    const ran = await mcptestHere(["run"], { cwd, env: { MCPTEST_NO_COLOR: "perhaps" } });
    expect(ran).toMatchObject({ code: 2, stdout: "" });
    expect(ran.stderr).toContain("error: MCPTEST_NO_COLOR must be true or false");
  });

  it("are settings of `validate` too, with env-file; `strict` of the configuration is that of a run", async () => {
    const unknown = 'target_versions: ["2026-03-26"]\nvariables: { a: { from_env: A } }\n';
    const cwd = folderWith({
      "a.mcptest.yaml": `${SERVER}${unknown}tools: [{ name: "\${a}", tool: x }]\n`,
      "mine.env": "A=name\n",
      "mcptest.config.yaml": "env-file: mine.env\nstrict: true\n",
    });
    expect(await mcptestHere(["validate"], { cwd })).toMatchObject({ code: 0 });
  });
});

it("a wrong configuration is reported whole, with its places, nothing started; an empty one is fine", async () => {
  const validated = (config: string) =>
    mcptestHere(["validate"], { cwd: folderWith({ "a.mcptest.yaml": suite(), "mcptest.config.yaml": config }) });
  const wrong = "jobz: 3\nbail: perhaps\nrun-timeout: 5\ninvariants: loud\njobs: [1, 2]\nreporter: [pretty, prety]\n";
  const cwd = folderWith({ "a.mcptest.yaml": suite(), "mcptest.config.yaml": wrong });
  const ran = await mcptestHere(["run"], { cwd });
  expect(ran).toMatchObject({ code: 2, stdout: "" });
  await expect(steady(ran.stderr, cwd)).toMatchFileSnapshot("../../golden/e2e/wrong/configuration.txt");
  expect((await validated("# nothing yet\n")).code).toBe(0);
  expect(await validated("- bail\n")).toMatchObject({ code: 2, stdout: "" });
});
