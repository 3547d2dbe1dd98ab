import { cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { BUNDLE } from "../../support/bundle.js";
import { declaredOutputs, makeWorkspace, runStep, showCommands } from "../../support/github/runner.js";
import { validatorFor } from "../../support/schema.js";
import { servers, started, suite } from "../../support/suites.js";

const validate = validatorFor("results");

const root = fileURLToPath(new URL("../../..", import.meta.url));
const golden = `${root}/__tests__/golden/action`;

/** The counts that are not zero. */
function counts(outputs: Record<string, string>): Record<string, string> {
  const names = ["total", "passed", "failed", "errored", "skipped", "deferred"];
  return Object.fromEntries(Object.entries(outputs).filter(([name, count]) => names.includes(name) && count !== "0"));
}

describe("the action", () => {
  it("passes the quickstart, sets every output and writes both reports", async () => {
    const workspace = makeWorkspace({});
    cpSync(`${root}/examples`, join(workspace, "examples"), { recursive: true });
    cpSync(BUNDLE, join(workspace, "dist"), { recursive: true });
    const { exitCode, outputs, annotations, log } = await runStep(workspace, {
      suite: "examples/quickstart.mcptest.yaml",
      junit: "out/deep/junit.xml",
      json: "out/results.json",
    });

    expect(showCommands(annotations)).toBe("");
    expect(exitCode).toBe(0);
    expect(Object.keys(outputs).sort()).toEqual([...declaredOutputs].sort());
    expect(outputs).toMatchObject({
      conclusion: "success",
      "exit-code": "0",
      "results-path": join(workspace, "out/results.json"),
      "junit-path": join(workspace, "out/deep/junit.xml"),
    });
    expect(counts(outputs)).toEqual({ total: "5", passed: "5" });
    expect(log).toMatch(/^Passed. 5 tests: 5 passed in /m);

    const results: unknown = JSON.parse(readFileSync(outputs["results-path"]!, "utf8"));
    expect(validate(results), JSON.stringify(validate.errors)).toBe(true);
    expect(results).toMatchObject({ summary: { total: 5, passed: 5 } });
    expect(readFileSync(outputs["junit-path"]!, "utf8")).toMatch(
      /^<testsuites [^>]*tests="5" failures="0" errors="0">$/m,
    );
    expect(readdirSync(join(workspace, "out")).sort()).toEqual(["deep", "results.json"]);
  });

  it("annotates a failing assertion on its line", async () => {
    const workspace = makeWorkspace({ "tests/suite.yaml": suite("echo", [["echoes", "hi", "ho"]]) });
    const inputs = { suite: "tests/*.yaml", "server-command": "node server.mjs", "target-version": "2025-06-18" };
    const { exitCode, outputs, annotations, log } = await runStep(workspace, inputs);

    await expect(showCommands(annotations)).toMatchFileSnapshot(`${golden}/failure.txt`);
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ conclusion: "failure", "exit-code": "1", "results-path": "", "junit-path": "" });
    expect(counts(outputs)).toEqual({ total: "1", failed: "1" });
    expect(log).toContain("Server overrides for `plain`: --server-command");
    expect(log).toMatch(/^1 test failed\.$/m);
  });

  it("annotates what is wrong with suites at its line, and starts nothing", async () => {
    const workspace = makeWorkspace({
      "a.mcptest.yaml": suite("echo", [["echoes", "hi", "hi"]]).replace("matcher:", "matchr:"),
      "b.mcptest.yaml": suite("echo", [["echoes", "hi", "hi"]]).replace('exact: "hi"', 'regex: "("'),
    });
    const { exitCode, outputs, annotations, log } = await runStep(workspace, {});

    await expect(showCommands(annotations)).toMatchFileSnapshot(`${golden}/wrong-suites.txt`);
    expect(exitCode).toBe(2);
    expect(outputs).toMatchObject({ conclusion: "error", "exit-code": "2" });
    expect(counts(outputs)).toEqual({});
    expect(log).toContain("--> a.mcptest.yaml:10:9");
    expect(existsSync(join(workspace, started))).toBe(false);
  });

  it("errors if the server never starts, with what it said last", async () => {
    const head = "servers:\n  plain:\n    command: [node, -e, \"console.error('no database'); process.exit(3)\"]\n";
    const workspace = makeWorkspace({ "suite.yaml": suite("echo", [["echoes", "hi", "hi"]], head) });
    const { exitCode, outputs, annotations } = await runStep(workspace, { suite: "suite.yaml" });

    await expect(showCommands(annotations).replaceAll(workspace, "WORKSPACE")).toMatchFileSnapshot(
      `${golden}/never-starts.txt`,
    );
    expect(exitCode).toBe(2);
    expect(outputs).toMatchObject({ conclusion: "error", "exit-code": "2" });
    expect(counts(outputs)).toEqual({ total: "1", errored: "1" });
  });

  it("reports every wrong input at once, and starts nothing", async () => {
    const workspace = makeWorkspace({ "suite.yaml": suite("echo", [["echoes", "hi", "hi"]]) });
    const inputs = { suite: "suite.yaml", jobs: "many", annotations: "loud", "server-url": "127.0.0.1/mcp" };
    const { exitCode, outputs, annotations } = await runStep(workspace, inputs);

    await expect(showCommands(annotations)).toMatchFileSnapshot(`${golden}/wrong-inputs.txt`);
    expect(exitCode).toBe(2);
    expect(outputs).toMatchObject({ conclusion: "error", "exit-code": "2" });
    expect(existsSync(join(workspace, started))).toBe(false);
  });

  it("shows nine of thirty failures and counts the rest", async () => {
    const tests = Array.from({ length: 30 }, (_, i): [string, string, string] => [`echo ${i}`, "hi", "ho"]);
    const workspace = makeWorkspace({ "suite.yaml": suite("echo", tests) });
    const { exitCode, outputs, annotations } = await runStep(workspace, { suite: "suite.yaml" });

    expect(exitCode).toBe(1);
    expect(counts(outputs)).toEqual({ total: "30", failed: "30" });
    const titles = tests.slice(0, 9).map(([name]) => `[ASSERT-EXACT] ${name}`);
    expect(annotations.map(({ properties }) => properties.title)).toEqual([...titles, "mcptest"]);
    expect(annotations[9]).toEqual({
      name: "error",
      properties: { title: "mcptest" },
      message: "21 more in the job's summary",
    });
  });

  it("gives paths from the workspace, through imports, whatever the working directory", async () => {
    const workspace = makeWorkspace({
      "shared/common.yaml": suite("echo", [["imported", "hi", "ho"]], ""),
      "packages/a/tests/suite.yaml": suite(
        "echo",
        [["own", "hi", "ho"]],
        `imports: [../../../shared/common.yaml]\n${servers}`,
      ),
    });
    cpSync(join(workspace, "server.mjs"), join(workspace, "packages/a/server.mjs"));
    const inputs = { suite: "tests/suite.yaml", "working-directory": "packages/a", junit: "junit.xml" };
    const { outputs, annotations } = await runStep(workspace, inputs);

    expect(annotations.map(({ properties }) => [properties.file, properties.line, properties.title])).toEqual([
      ["shared/common.yaml", "6", "[ASSERT-EXACT] imported"],
      ["packages/a/tests/suite.yaml", "10", "[ASSERT-EXACT] own"],
    ]);
    expect(counts(outputs)).toEqual({ total: "2", failed: "2" });
    expect(outputs["junit-path"]).toBe(join(workspace, "packages/a/junit.xml"));
    expect(existsSync(join(workspace, "packages/a/junit.xml"))).toBe(true);
  });

  it("takes no text of a server or suite for a command", async () => {
    const lines = [
      "::error::in",
      "  ::add-mask::hi",
      "##[error]in",
      "text ##[set-output name=x]y",
      "::stop-commands::z",
    ];
    const hostile = `${lines.join("\n")}\r::set-output name=conclusion::success\r\n::notice::in`;
    const workspace = makeWorkspace({
      "said.mcptest.yaml": suite("everywhere", [[`said ${hostile}`, hostile, `${hostile}!`]]),
      "died.mcptest.yaml": suite("shout_and_die", [["dies", hostile, hostile]]),
      "wrong/suite.yaml": `servers: {}\n"::error::in\\n##[error]in": 1\n`,
    });
    const steps: Record<string, string>[] = [{}, { suite: "wrong/suite.yaml" }, { jobs: hostile }];
    for (const inputs of steps) {
      const {
        commands,
        masks,
        annotations,
        outputs,
        output: report,
        log,
      } = await runStep(workspace, { json: "r.json", ...inputs });
      expect(commands).toEqual([]);
      expect(masks).toEqual([]);
      expect(outputs.conclusion).not.toBe("success");
      for (const { name, properties } of annotations) {
        expect(name).toMatch(/^(error|warning)$/);
        expect(properties.title).toMatch(/^(\[[A-Z0-9, -]+\] |wrong input|unknown key|no server)/);
      }
      expect(report).not.toMatch(/##\[/);
      expect(log).toContain("::error::in");
    }
  });

  it("lets no token reach a server, a suite, a report or the log", async () => {
    const tokens = {
      GITHUB_TOKEN: "ghs_0123456789abcdefghijABCDEFGHIJ0123456789",
      ACTIONS_RUNTIME_TOKEN: "runtime.token/with+signs==",
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: "id-token-of-the-request",
      "INPUT_GITHUB-TOKEN": "token-of-an-input",
      WEATHER_API_KEY: "key that the server needs",
    };
    const workspace = makeWorkspace({
      "environment.mcptest.yaml": suite("environment", [["tells", "", "nothing"]]),
      "everywhere.mcptest.yaml": suite("everywhere", [["repeats", Object.values(tokens).join(" "), "nothing"]]),
    });
    const inputs = { json: "results.json", junit: "junit.xml", annotations: "commands" };
    const { exitCode, masks, output: report } = await runStep(workspace, inputs, { env: tokens });

    expect(exitCode).toBe(1);
    expect(masks.sort()).toEqual(Object.values(tokens).sort());
    const files = ["results.json", "junit.xml"].map((file) => readFileSync(join(workspace, file), "utf8"));
    for (const token of Object.values(tokens)) {
      for (const text of [report, ...files]) expect(text).not.toContain(token);
    }
    const seen = JSON.parse(readFileSync(join(workspace, started), "utf8"));
    expect(seen).toMatchObject({ WEATHER_API_KEY: tokens.WEATHER_API_KEY, GITHUB_ACTIONS: "true" });
    const names = Object.keys(seen);
    expect(names.filter((name) => /TOKEN|^INPUT_|^GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)$/.test(name))).toEqual(
      [],
    );
  });

  it("gives a server the token that pass-env names and still never shows it", async () => {
    const token = "ghs_0123456789abcdefghijABCDEFGHIJ0123456789";
    const workspace = makeWorkspace({ "suite.mcptest.yaml": suite("environment", [["tells", "", "nothing"]]) });
    const env = { GITHUB_TOKEN: token, ACTIONS_RUNTIME_TOKEN: "runtime-token" };
    const { output: report } = await runStep(workspace, { "pass-env": "GITHUB_TOKEN", json: "results.json" }, { env });

    expect(report).not.toContain(token);
    // The log shows long values in part.
    const results = readFileSync(join(workspace, "results.json"), "utf8");
    expect(results).not.toContain(token);
    expect(results).toContain("«secret:GITHUB_TOKEN»");
    const seen = JSON.parse(readFileSync(join(workspace, started), "utf8"));
    expect(seen.GITHUB_TOKEN).toBe(token);
    expect(seen.ACTIONS_RUNTIME_TOKEN).toBeUndefined();
  });

  it("keeps a suite from reading the runner's token", async () => {
    const env = { GITHUB_TOKEN: "ghs_0123456789abcdefghijABCDEFGHIJ0123456789" };
    const workspace = makeWorkspace({ "suite.mcptest.yaml": suite("echo", [["reads", "$" + "{GITHUB_TOKEN}", "x"]]) });
    const { exitCode, annotations, output: report } = await runStep(workspace, {}, { env });

    expect(exitCode).toBe(2);
    expect(annotations.map(({ properties }) => properties.line)).toEqual(["7"]);
    expect(report).not.toContain(env.GITHUB_TOKEN);
  });

  it("passes the step if fail-on is never, and still reports what it found", async () => {
    const workspace = makeWorkspace({ "suite.mcptest.yaml": suite("echo", [["echoes", "hi", "ho"]]) });
    const { exitCode, outputs, annotations, log } = await runStep(workspace, { "fail-on": "never" });

    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ conclusion: "failure", "exit-code": "1" });
    expect(annotations).toHaveLength(1);
    expect(log).toContain("The step passes all the same: `fail-on` is `never`.");
  });

  it("annotates nothing if annotations is none", async () => {
    const workspace = makeWorkspace({ "suite.mcptest.yaml": suite("echo", [["echoes", "hi", "ho"]]) });
    const { exitCode, annotations, log } = await runStep(workspace, { annotations: "none" });

    expect(exitCode).toBe(1);
    expect(annotations).toEqual([]);
    expect(log).toContain("[ASSERT-EXACT]");
  });

  it("errors if a report cannot be written, whatever fail-on says, after everything else is reported", async () => {
    const workspace = makeWorkspace({ "suite.mcptest.yaml": suite("echo", [["echoes", "hi", "hi"]]) });
    const inputs = { junit: "server.mjs/junit.xml", "fail-on": "never" };
    const { exitCode, outputs, annotations, log } = await runStep(workspace, inputs);

    expect(exitCode).toBe(2);
    expect(outputs).toMatchObject({ conclusion: "error", "exit-code": "2", "junit-path": "" });
    expect(counts(outputs)).toEqual({ total: "1", passed: "1" });
    expect(annotations.map(({ properties }) => properties.title)).toEqual([expect.stringContaining("cannot write")]);
    expect(log).toMatch(/^Passed. 1 test: 1 passed in /m);
  });

  it.skipIf(process.platform === "win32")("writes reports of what was done when the job is cancelled", async () => {
    const hangs =
      suite("echo", [["echoes", "hi", "hi"]]) + suite("hang", [["hangs", "", ""]], "").replace("tools:\n", "");
    const workspace = makeWorkspace({ "suite.mcptest.yaml": hangs });
    const { exitCode, outputs } = await runStep(
      workspace,
      { json: "results.json", "fail-on": "never" },
      { cancelAt: join(workspace, started) },
    );

    expect(exitCode).toBe(130);
    expect(outputs).toMatchObject({ conclusion: "interrupted", "exit-code": "130", total: "2" });
    const results = JSON.parse(readFileSync(join(workspace, "results.json"), "utf8"));
    expect(results.run.interrupted).toBe(true);
  });
});
