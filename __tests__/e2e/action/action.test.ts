import { cpSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { declaredOutputs, makeWorkspace, runStep, showCommands } from "../../support/github/runner.js";
import { BUNDLE, existsIn, jsonIn, textIn, valid } from "../../support/harness.js";
import { started, suite } from "../../support/suites.js";

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

    const results = valid("results", jsonIn(outputs["results-path"]!));
    expect(results).toMatchObject({ summary: { total: 5, passed: 5 } });
    expect(textIn(outputs["junit-path"]!)).toMatch(/^<testsuites [^>]*tests="5" failures="0" errors="0">$/m);
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
    expect(log).toContain("Server overrides for `plain`: server-command");
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
    expect(existsIn(workspace, started)).toBe(false);
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
      const ran = await runStep(workspace, { json: "r.json", ...inputs });
      expect([ran.commands, ran.masks]).toEqual([[], []]);
      expect(ran.outputs.conclusion).not.toBe("success");
      for (const { name, properties } of ran.annotations) {
        expect(name).toMatch(/^(error|warning)$/);
        expect(properties.title).toMatch(/^(\[[A-Z0-9, -]+\] |wrong input|unknown key|no server)/);
      }
      expect(ran.output).not.toMatch(/##\[/);
      expect(ran.log).toContain("::error::in");
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
    const files = ["results.json", "junit.xml"].map((file) => textIn(workspace, file));
    for (const token of Object.values(tokens)) {
      for (const text of [report, ...files]) expect(text).not.toContain(token);
    }
    const seen = jsonIn(workspace, started);
    expect(seen).toMatchObject({ WEATHER_API_KEY: tokens.WEATHER_API_KEY, GITHUB_ACTIONS: "true" });
    const names = Object.keys(seen);
    expect(names.filter((name) => /TOKEN|^INPUT_|^GITHUB_(ENV|PATH|OUTPUT|STATE|STEP_SUMMARY)$/.test(name))).toEqual(
      [],
    );
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
});
