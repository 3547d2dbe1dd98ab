import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { jsonIn, root, textIn, valid } from "../../support/harness.js";
import { publish, runJob, startStandIn } from "../../support/publish.js";
import { failing, matrix, servers, started, suite } from "../../support/suites.js";
import { temporaryFolder } from "../../support/temporary.js";

const PERMISSION = "permissions: { checks: write }";

describe("what the action publishes", () => {
  it("passes: a check run, a summary, and an artifact with the bytes that lie on disk", async () => {
    const text = suite("echo", [["echoes", "hi", "hi"]]);
    const { exitCode, outputs, annotations, summary, github, workspace } = await publish(text, {}, { matrix });
    expect(exitCode).toBe(0);
    expect(annotations).toEqual([]);
    expect(github.checks).toEqual([
      {
        method: "POST",
        name: "mcptest: CI / test (2025-11-25, ubuntu-latest)",
        head_sha: "b".repeat(40),
        status: "completed",
        conclusion: "success",
        output: {
          title: expect.stringMatching(/^1 test: 1 passed in /),
          summary: expect.stringContaining("1 test: 1 passed in"),
          annotations: [],
        },
      },
    ]);
    expect(summary).toMatch(/^## 1 test: 1 passed in /);
    expect(github.names).toEqual([
      expect.stringMatching(/^mcptest-results-test-2025-11-25-ubuntu-latest-[0-9a-f]{8}-1$/),
    ]);
    const files = github.artifacts[github.names[0]!];
    const reports = ["junit.xml", "report.html", "results.json", "results.sarif"];
    expect(Object.keys(files!).sort()).toEqual(["badge.json", "capture.json", "job.json", ...reports]);
    const capture = valid("capture", JSON.parse(files!["capture.json"]!));
    expect(capture).toMatchObject([{ server_label: "plain" }]);
    expect(files!["capture.json"]).toMatch(/"method": ?"initialize"[\s\S]*"method": ?"tools\/call"/);
    const paths = ["junit-path", "html-path", "results-path", "sarif-path"].map((name) => outputs[name]!);
    for (const path of [join(dirname(outputs["results-path"]!), "capture.json"), ...paths]) {
      expect(files![basename(path)]).toBe(textIn(path));
    }
    expect(files!["report.html"]).toMatch(/^<!doctype html>/);
    const badge = { schemaVersion: 1, label: "mcptest", message: "1 passed", color: "brightgreen" };
    expect(JSON.parse(files!["badge.json"]!)).toEqual(badge);
    expect(outputs.badge).toBe(files!["badge.json"]);
    expect(outputs).toMatchObject({
      "new-failures": "0",
      "known-failures": "0",
      fixed: "0",
      "baseline-path": "",
      "artifact-id": "4711",
      "artifact-url": "https://github.com/octo/weather/actions/runs/1/artifacts/4711",
      "check-run-url": "https://github.com/octo/weather/runs/77",
    });
    const seen = jsonIn(workspace, started);
    expect(Object.keys(seen).filter((name) => /TOKEN|^ACTIONS_|^INPUT_/.test(name))).toEqual([]);
  });

  it("fails: one annotation in the check run, on its line, and none by command", async () => {
    const { exitCode, outputs, annotations, summary, github } = await publish(failing(1), { json: "r.json" });
    expect(exitCode).toBe(1);
    expect(annotations).toEqual([]);
    expect(github.checks[0]).toMatchObject({ name: "mcptest: CI / test", conclusion: "failure" });
    expect(github.checks[0]?.output.annotations).toEqual([
      {
        ...{ path: "tests/suite.yaml", start_line: 9, end_line: 10, annotation_level: "failure" },
        title: "[ASSERT-EXACT] echo 0",
        message: expect.stringMatching(/expected string "ho"; actual string "hi"/),
      },
    ]);
    expect(summary).toContain(
      `<a href="https://github.com/octo/weather/blob/${"b".repeat(40)}/tests/suite.yaml#L9"><code>tests/suite.yaml:9</code></a>`,
    );
    expect(outputs["results-path"]).toMatch(/r\.json$/);
    expect(github.artifacts[github.names[0]!]!["results.json"]).toBe(textIn(outputs["results-path"]!));
  });

  it("errors: suites that are wrong are in the check run and the summary too", async () => {
    const text = failing(1).replace("matcher:", "matchr:");
    const { exitCode, annotations, summary, github } = await publish(text);
    expect(exitCode).toBe(2);
    expect(annotations).toEqual([]);
    expect(github.checks[0]).toMatchObject({ conclusion: "failure", output: { title: "nothing was run: 1 problem" } });
    expect(github.checks[0]?.output.annotations).toMatchObject([{ path: "tests/suite.yaml", start_line: 10 }]);
    expect(summary).toMatch(/^## mcptest: nothing was run\n\n<pre>error: unknown key/);
    expect(github.names).toEqual([]);
  });

  it("shows 120 annotations by three requests", async () => {
    const { github, summary } = await publish(failing(120));
    expect(github.checks.map(({ method }) => method)).toEqual(["POST", "PATCH", "PATCH"]);
    const shown = github.checks.flatMap(({ output }) => output.annotations);
    expect(github.checks.map(({ output }) => output.annotations.length)).toEqual([50, 50, 20]);
    expect(new Set(shown.map(({ title }) => title)).size).toBe(120);
    expect(summary.match(/^<tr><td>/gm)).toHaveLength(120);
  });

  it("shows as many annotations as max-annotations says, and counts the rest", async () => {
    const { github, annotations } = await publish(failing(60), { "max-annotations": "55", "check-name": "MCP" });
    expect(github.checks.map(({ output }) => output.annotations.length)).toEqual([50, 5]);
    expect(github.checks[0]?.name).toBe("MCP");
    expect(github.checks[0]?.output.summary).toContain("5 more annotations than `max-annotations` lets be shown.");
    expect(annotations).toEqual([]);
  });

  it("gives paths from the repository, through imports, whatever the working directory", async () => {
    const own = `imports: [../../../shared/common.yaml]\n${servers.replace("server.mjs", "../../server.mjs")}`;
    const files = {
      "shared/common.yaml": suite("echo", [["imported", "hi", "ho"]], ""),
      "packages/a/tests/suite.yaml": suite("echo", [["own", "hi", "ho"]], own),
    };
    const inputs = { suite: "tests/suite.yaml", "working-directory": "packages/a" };
    const { github, summary, outputs } = await publish("", inputs, { files });

    const shown = github.checks[0]!.output;
    expect(shown.annotations.map(({ path, start_line, title }) => [path, start_line, title])).toEqual([
      ["shared/common.yaml", 6, "[ASSERT-EXACT] imported"],
      ["packages/a/tests/suite.yaml", 10, "[ASSERT-EXACT] own"],
    ]);
    for (const path of ["shared/common.yaml#L6", "packages/a/tests/suite.yaml#L10"]) {
      expect(summary).toContain(`/octo/weather/blob/${"b".repeat(40)}/${path}`);
    }
    expect(outputs["artifact-id"]).toBe("4711");
  });

  it("gives paths from the repository that was checked out below the workspace", async () => {
    const own = servers.replace("server.mjs", "../server.mjs");
    const text = suite("echo", [["own", "hi", "ho"]], own);
    const files = { "repo/.git/HEAD": "", "repo/tests/suite.yaml": text };
    for (const inputs of [
      { suite: "../repo/tests/suite.yaml", "working-directory": "repo" },
      { "working-directory": "repo" },
    ]) {
      const { github, summary } = await publish("", { artifacts: "false", ...inputs }, { files });
      expect(github.checks[0]!.output.annotations.map(({ path }) => path)).toEqual(["tests/suite.yaml"]);
      expect(summary).toContain(`/octo/weather/blob/${"b".repeat(40)}/tests/suite.yaml#L`);
    }
  });

  it("gives each use of the action in a job a check run of its own, by folder and suites", async () => {
    const github = await startStandIn();
    const RUNNER_TEMP = temporaryFolder("mcptest-job-");
    const uses = ["__mcptest_action", "smoke", "again", "__mcptest_action"];
    for (const GITHUB_ACTION of uses) {
      const inputs = { artifacts: "false", "check-name": "" };
      await runJob(github, suite("echo", [["echoes", "hi", "hi"]]), inputs, { env: { RUNNER_TEMP, GITHUB_ACTION } });
    }
    expect(github.checks.map(({ name }) => name)).toEqual([
      "mcptest: CI / test",
      "mcptest: CI / test: tests/suite.yaml",
      "mcptest: CI / test: again",
      // The same step, as in a job that publishes twice.
      "mcptest: CI / test",
    ]);
  });

  it("annotates by commands if the token may not, as on a fork, and says so once", async () => {
    const faults = { checks: { statuses: [403], always: true } };
    const { exitCode, annotations, notices, github, outputs } = await publish(failing(30), {}, { faults });
    expect(exitCode).toBe(1);
    expect(notices).toHaveLength(1);
    expect(notices[0]?.message).toContain("HTTP 403: Resource not accessible by integration");
    expect(notices[0]?.message).toContain(PERMISSION);
    expect(annotations.filter(({ name }) => name === "error")).toHaveLength(10);
    expect(annotations.at(-1)?.message).toBe("21 more in the job's summary");
    expect(github.answers.filter((line) => line.includes("check-runs"))).toHaveLength(1);
    expect(outputs["check-run-url"]).toBe("");
    expect(outputs["artifact-id"]).toBe("4711");
  });

  it("publishes nothing that is turned off", async () => {
    const inputs = { annotations: "none", summary: "false", artifacts: "false" };
    const { exitCode, annotations, summary, github, outputs } = await publish(failing(1), inputs);
    expect(exitCode).toBe(1);
    expect([annotations, summary, github.answers]).toEqual([[], "", []]);
    expect(outputs["results-path"]).toBe("");
  });

  it("writes every report to the path that the workflow names, with paths from the repository", async () => {
    const files = { sarif: "out/r.sarif", html: "out/r.html", junit: "out/j.xml", json: "out/r.json" };
    const { outputs, workspace } = await publish(failing(1), { ...files, artifacts: "false" });
    const paths = ["sarif", "html", "junit", "results"].map((name) => outputs[`${name}-path`]);
    const written = Object.values(files).map((file) => join(workspace, file));
    expect([...paths, outputs["new-failures"]]).toEqual([...written, "1"]);
    const { runs } = jsonIn(outputs["sarif-path"]!);
    expect(runs[0].results).toHaveLength(1);
    expect(runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri).toBe("tests/suite.yaml");
    expect(textIn(outputs["html-path"]!)).toContain("ASSERT-EXACT");
    expect(JSON.parse(outputs.badge!)).toMatchObject({ message: "1 failed", color: "red" });
  });

  it("gives the score and the grade of a corpus, also on the badge", async () => {
    const command = `[node, "${root}__tests__/servers/corpus/server.mjs", legacy]`;
    const corpus = `servers: { plain: { command: ${command} } }\ncompliance: [{ name: all, check: corpus }]\n`;
    const { exitCode, outputs, github } = await publish(corpus);
    expect([exitCode, outputs.score, outputs.grade]).toEqual([0, "100", "A"]);
    expect(JSON.parse(outputs.badge!)).toMatchObject({ message: "grade A (100), 1 passed", color: "brightgreen" });
    expect(github.artifacts[github.names[0]!]!["badge.json"]).toBe(outputs.badge);

    const without = await publish(suite("echo", [["echoes", "hi", "hi"]]), { artifacts: "false" });
    expect([without.outputs.score, without.outputs.grade]).toEqual(["", ""]);
  });

  it("says that the API cannot be reached if nothing answers", async () => {
    // Nobody listens there.
    const env = { GITHUB_API_URL: "http://127.0.0.1:59999" };
    const { exitCode, notices, annotations } = await publish(failing(1), { artifacts: "false" }, { env });
    expect(exitCode).toBe(1);
    expect(notices.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^There is no check run \(http:\/\/127\.0\.0\.1:59999 cannot be reached: .*ECONNREFUSED/),
    ]);
    expect(annotations.map(({ name }) => name)).toEqual(["notice", "error"]);
  });

  it("annotates what does not fail the run by warnings and notices", async () => {
    const text = suite("everywhere", [["prints", "hi", "hi"]]);
    const inputs = { artifacts: "false", invariants: "warn" };
    const { exitCode, annotations, summary, github } = await publish(text, inputs);
    expect(exitCode).toBe(0);
    const inCheck = github.checks[0]!.output.annotations.map((one) => [one.annotation_level, one.title]);
    const byCommand = annotations.map(({ name, properties }) => [name, properties.title]);
    const noise = "[FAULT-TRANSPORT-STDOUT-NOISE] plain";
    expect([...inCheck, ...byCommand]).toContainEqual(["warning", noise]);
    expect([...inCheck, ...byCommand].filter(([level]) => level === "error" || level === "failure")).toEqual([]);
    expect(summary).toContain("FAULT-TRANSPORT-STDOUT-NOISE");
  });

  it("turns no pull request red for what fail-on lets pass", async () => {
    const { exitCode, outputs, log, github } = await publish(failing(1), { "fail-on": "never" });
    expect(exitCode).toBe(0);
    expect(outputs).toMatchObject({ conclusion: "failure", "exit-code": "1" });
    expect(log).toContain("The step passes all the same: `fail-on` is `never`.");
    expect(github.checks[0]?.conclusion).toBe("neutral");
  });

  it("warns if a check run is asked for and the step has no token", async () => {
    const env = { "INPUT_GITHUB-TOKEN": "" };
    const inputs = { annotations: "checks", artifacts: "false" };
    const { annotations, github } = await publish(failing(1), inputs, { env });
    expect(annotations.map(({ name, message }) => [name, message.split(";")[0]])).toEqual([
      ["warning", "There is no check run, because `github-token` is empty."],
      ["error", 'result.content[0].text: expected "ho", got "hi"'],
    ]);
    expect(github.checks).toEqual([]);
  });
});
