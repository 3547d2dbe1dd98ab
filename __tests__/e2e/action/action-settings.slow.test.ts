import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { Results } from "../../../src/core/generated/results.js";
import { jsonIn, textIn } from "../../support/files.js";
import { makeWorkspace, runStep } from "../../support/github/runner.js";
import { valid } from "../../support/schema.js";
import { servers, started } from "../../support/suites.js";

const probeServer = fileURLToPath(new URL("../../servers/probe-server.mjs", import.meta.url));
const names = ["alpha", "beta", "gamma", "delta"];
const profiles = ["quick", "standard", "full", "standard"];
/** One passing test for each name, with that name as tag too. */
const suite = `${servers}tools:
${names.map((name, i) => `  - { name: ${name}, tool: echo, args: { text: hi }, tags: [${name}, greek], profile: ${profiles[i]} }`).join("\n")}
`;

/** Runs a step on the suite; gives the names of the tests that ran. */
async function step(inputs: Record<string, string>, config = "", env: Record<string, string> = {}) {
  const workspace = makeWorkspace({
    "app/tests/a.yaml": suite.replace("server.mjs", "../server.mjs"),
    ...(config !== "" && { "mcptest.config.yaml": config }),
  });
  const given = { "working-directory": "app", suite: "tests/a.yaml", json: "results.json", ...inputs };
  const ran = await runStep(workspace, given, { env });
  const file = join(workspace, "app/results.json");
  const results: Results | undefined = existsSync(file) ? jsonIn(file) : undefined;
  const judged = results?.tests.filter(({ status }) => status !== "skipped").map(({ name }) => name);
  return { ...ran, workspace, results, judged };
}

describe("the settings of the action", () => {
  it.each<{ inputs: Record<string, string>; selected: string[] }>([
    { inputs: {}, selected: ["alpha", "beta", "delta"] },
    { inputs: { tag: "alpha\nbeta", "skip-tag": "alpha" }, selected: ["beta"] },
    { inputs: { filter: "re:^[abd]", exclude: "a*\nb*" }, selected: ["delta"] },
    { inputs: { include: "*lph*\ng*", profile: "full", shard: "1/1" }, selected: ["alpha", "gamma"] },
  ])("$inputs selects $selected", async ({ inputs, selected }) => {
    const { exitCode, judged, outputs } = await step(inputs);
    expect([exitCode, judged]).toEqual([0, selected]);
    expect([outputs.total, outputs.passed]).toEqual(["4", String(selected.length)]);
  });

  it("is an error if nothing is selected", async () => {
    const { exitCode, outputs } = await step({ tag: "latin" });
    expect([exitCode, outputs.conclusion]).toEqual([2, "error"]);
  });

  it.each<[string, string, Record<string, string>, Record<string, string>, string[]]>([
    ["the configuration", "tag: [alpha]", {}, {}, ["alpha"]],
    ["a variable over the configuration", "tag: [alpha]", { MCPTEST_TAG: "beta" }, {}, ["beta"]],
    ["an input over both", "tag: [alpha]", { MCPTEST_TAG: "beta" }, { tag: "delta" }, ["delta"]],
    ["an empty input says nothing", "tag: [alpha]", { MCPTEST_TAG: "beta" }, { tag: " " }, ["beta"]],
  ])("%s", async (_, config, env, inputs, wanted) => {
    const { exitCode, judged } = await step(inputs, config, env);
    expect([exitCode, judged]).toEqual([0, wanted]);
  });

  it("writes the files that the configuration asks for, below the working directory", async () => {
    const config = "reporter: [minimal, junit=out/junit.xml]\ncapture: out/capture.json\n";
    const { exitCode, outputs, log, workspace } = await step({}, config);
    expect(exitCode).toBe(0);
    expect(outputs["junit-path"]).toBe(join(workspace, "app/out/junit.xml"));
    expect(textIn(outputs["junit-path"]!)).toContain("<testsuites ");
    expect(log).not.toContain("servers, slowest first");
    valid("capture", jsonIn(workspace, "app/out/capture.json"));
  });

  it.each<[string, string, Record<string, string>, string]>([
    ["a wrong variable", "", { MCPTEST_JOBS: "many" }, "a setting in the environment is wrong"],
    ["a wrong configuration", "jobz: 3\n", {}, "unknown setting `jobz`"],
  ])("%s is reported, and nothing is started", async (_, config, env, title) => {
    const { exitCode, annotations, outputs, workspace } = await step({}, config, env);
    expect([exitCode, outputs.conclusion]).toEqual([2, "error"]);
    expect(annotations.map(({ properties }) => properties.title)).toEqual([title]);
    expect(existsSync(join(workspace, "app", started))).toBe(false);
  });

  const loud = `${servers}run_options: { invariants: off }
tools: [{ name: loud, tool: everywhere, args: { text: no JSON } }]
`;
  const misrouted = `servers: { s: { command: ["${process.execPath}", "${probeServer}", ruby-before] } }
run_options: { error_channel: off }
tools:
  - { name: search, tool: search, args: { project: p }, negative_path: { checks: [missing_required] } }
`;
  it.each([
    ["invariants", loud, ["FAULT-TRANSPORT-STDOUT-NOISE"]],
    ["error-channel", misrouted, ["ERRCHAN-001"]],
  ])("fails what %s asks it to fail, over the suite", async (input, yaml, ruleIds) => {
    const workspace = makeWorkspace({ "a.yaml": yaml });
    const met = [];
    for (const gate of ["", "warn", "fail"]) {
      const { exitCode } = await runStep(workspace, { suite: "a.yaml", json: "r.json", [input]: gate });
      const { findings }: Results = jsonIn(workspace, "r.json");
      met.push([exitCode, findings.map(({ rule_id, in_tests: failedATest = false }) => [rule_id, failedATest])]);
    }
    expect(met).toEqual([
      [0, []],
      [0, ruleIds.map((id) => [id, false])],
      [1, ruleIds.map((id) => [id, true])],
    ]);
  });
});
