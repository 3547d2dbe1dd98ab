import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderWith, logServer, resultsIn } from "../../support/cli.js";
import { mcptestHere } from "../../support/in-process.js";

const SERVER = `servers: { s: { command: [node, "${logServer}", log.txt] } }\n`;

async function results(
  files: Record<string, string>,
  env: Record<string, string> = {},
  args: readonly string[] = [],
): Promise<{ stderr: string; tests: ReturnType<typeof resultsIn>["tests"]; overrides: readonly string[] }> {
  const cwd = folderWith(files);
  const { stderr } = await mcptestHere(["run", "--reporter", "json=results.json", ...args], { cwd, env });
  const { tests, run } = resultsIn(join(cwd, "results.json"));
  return { stderr, tests, overrides: run.overrides ?? [] };
}

describe("retries", () => {
  const suite = `${SERVER}tools:\n  - { name: own, tool: fail, retries: 0 }\n  - { name: none, tool: fail }\n`;
  const attempts = async (config: string, env = {}, args: string[] = []) =>
    (await results({ "a.mcptest.yaml": suite, "mcptest.config.yaml": config }, env, args)).tests.map(
      (row) => row.attempts,
    );

  it("of the configuration is for tests that do not say it; a variable and a flag stand above both", async () => {
    expect(await attempts("retries: 2\n")).toEqual([1, 3]);
    expect(await attempts("retries: 2\n", { MCPTEST_RETRIES: "1" })).toEqual([2, 2]);
    expect(await attempts("retries: 2\n", { MCPTEST_RETRIES: "1" }, ["--retries", "0"])).toEqual([1, 1]);
  });
});

describe("target-version of the configuration", () => {
  it("is for suites that list no revisions", async () => {
    const listing = `${SERVER}target_versions: ["2025-11-25"]\ntools: [{ name: a, tool: x }]\n`;
    const { tests } = await results({
      "a.mcptest.yaml": listing,
      "b.mcptest.yaml": `${SERVER}tools: [{ name: b, tool: x }]\n`,
      "mcptest.config.yaml": "target-version: 2025-03-26\n",
    });
    expect(tests.map(({ name, target_version, status }) => [name, target_version, status])).toEqual([
      ["a", "2025-11-25", "passed"],
      ["b", "2025-03-26", "passed"],
    ]);
  });
});

describe("global flags", () => {
  const command = (name: string) => `node ${logServer} ${name}.txt`;
  const files = { "a.mcptest.yaml": `${SERVER}tools: [{ name: a, tool: x }]\n` };
  const server = async (config: string, env: Record<string, string>, args: string[] = []) =>
    (await results({ ...files, "mcptest.config.yaml": config }, env, args)).tests[0]?.status;

  it("have names in the configuration, and variables above them", async () => {
    const broken = "server-command: node --version\n";
    const working = { MCPTEST_SERVER_COMMAND: command("variable") };
    expect(await server(broken, {})).toBe("errored");
    expect(await server(broken, working)).toBe("passed");
    expect(await server("", { MCPTEST_SERVER_COMMAND: "node --version" })).toBe("errored");
    expect(await server("", { MCPTEST_SERVER_COMMAND: "node --version" }, ["--server-command", command("flag")])).toBe(
      "passed",
    );
  });

  it("--server-url and --server-command rule each other out: the higher one counts", async () => {
    const url = "server-url: http://127.0.0.1:1/mcp\n";
    expect(await server(url, { MCPTEST_SERVER_COMMAND: command("variable") })).toBe("passed");
    expect(
      await server("", { MCPTEST_SERVER_URL: "http://127.0.0.1:1/mcp" }, ["--server-command", command("flag")]),
    ).toBe("passed");
  });

  it("that can be repeated take a list, switches true or false", async () => {
    const cwd = folderWith({
      ...files,
      "mcptest.config.yaml": "header: [a=1, b=2]\nno-color: true\nverbose: true\nserver-target: other\n",
    });
    for (const command of ["run", "validate", "discover"]) {
      const { code, stderr } = await mcptestHere([command], { cwd });
      expect([code, stderr]).toEqual([2, expect.stringContaining("no live server `other`")]);
    }
    const ran = await mcptestHere(["run"], { cwd, env: { MCPTEST_NO_COLOR: "perhaps" } });
    expect(ran.stderr).toContain("MCPTEST_NO_COLOR must be true or false");
  });

  it("are settings of `validate` too, with env-file; `strict` of the configuration is that of a run", async () => {
    const cwd = folderWith({
      "a.mcptest.yaml": `${SERVER}target_versions: ["2026-03-26"]\nvariables: { a: { from_env: A } }\ntools: [{ name: "\${a}", tool: x }]\n`,
      "mine.env": "A=name\n",
      "mcptest.config.yaml": "env-file: mine.env\nstrict: true\n",
    });
    expect(await mcptestHere(["validate"], { cwd })).toMatchObject({ code: 0 });
  });
});
