import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { StandIn } from "../../support/github/github.js";
import { root, textIn } from "../../support/harness.js";
import { type PublishOptions, runJob, runMerge, startStandIn } from "../../support/publish.js";
import { hasReportSchemas, junitErrors, sarifErrors, valid } from "../../support/schema.js";
import { suite } from "../../support/suites.js";

const versions = ["2025-03-26", "2025-06-18", "2025-11-25"];
const text = suite(
  "echo",
  ["first", "second", "third", "fourth"].map((name) => [name, "hi", name === "third" ? "ho" : "hi"]),
);
const quiet = { annotations: "none", summary: "false" };

/** Runs jobs of a matrix of revisions and shards at the same time. */
function runJobs(github: StandIn, cells: readonly [version: string, shard: string][], options: PublishOptions = {}) {
  return Promise.all(
    cells.map(([version, shard], index) => {
      const values = { target_version: version, shard };
      const inputs = { ...quiet, "target-version": version, shard };
      return runJob(github, text, inputs, { ...options, matrix: { values, index } });
    }),
  );
}

const reports = { junit: "all.xml", sarif: "all.sarif", json: "all.json" };

/** Expects that the merged reports are valid by the schemas that judge those of one run. */
async function expectValid(outputs: Record<string, string>): Promise<void> {
  const text = (name: string) => readFileSync(outputs[`${name}-path`]!, "utf8");
  valid("results", JSON.parse(text("results")));
  if (!hasReportSchemas) return;
  expect(sarifErrors([text("sarif")])).toEqual([]);
  expect(await junitErrors([text("junit")])).toEqual([]);
}

const all = versions.flatMap((version) => ["1/2", "2/2"].map((shard): [string, string] => [version, shard]));

describe("mode: merge", () => {
  it("makes one check run, summary and JUnit report of three revisions in two shards", async () => {
    const github = await startStandIn();
    const jobs = await runJobs(github, all);
    expect(jobs.map(({ outputs }) => outputs["artifact-url"]).every(Boolean)).toBe(true);
    const { exitCode, outputs, summary, annotations } = await runMerge(github, reports);
    expect(exitCode).toBe(1);
    expect(outputs).toMatchObject({ conclusion: "failure", total: "12", passed: "9", failed: "3" });
    expect(annotations).toEqual([]);
    expect(github.checks.map(({ name, conclusion }) => [name, conclusion])).toEqual([
      ["mcptest: CI / report", "failure"],
    ]);
    const [annotation, ...others] = github.checks[0]!.output.annotations;
    expect(others).toEqual([]);
    expect(annotation).toMatchObject({ path: "tests/suite.yaml", title: "[ASSERT-EXACT] third" });
    expect(annotation?.message).toContain(`plain @ ${versions.join(", ")}`);
    expect(summary).toMatch(/^## 12 tests: 9 passed, 3 failed in /);
    for (const version of versions) expect(summary).toContain(`<th><code>${version}</code></th>`);
    expect(textIn(outputs["junit-path"]!)).toContain('tests="12" failures="3"');
    await expectValid(outputs);
    expect(Object.keys(github.artifacts)).toHaveLength(7);
  });

  it("says which shard is missing, and cannot pass without it", async () => {
    const github = await startStandIn();
    await runJobs(github, [...all.slice(0, 5)]);
    const { exitCode, outputs, summary } = await runMerge(github, reports);
    await expectValid(outputs);
    expect([exitCode, outputs.conclusion]).toEqual([2, "error"]);
    expect(summary).toContain("The results of shard 2/2 at 2025-11-25 are missing.");
    expect(github.checks[0]?.output.title).toContain("RUNNER-SHARD-MISSING");
  });

  it("judges the grades of all shards together", async () => {
    const command = `[node, "${root}__tests__/servers/corpus/server.mjs", legacy]`;
    const ping = "{ name: ping, check: ping }";
    const graded = `servers: { plain: { command: ${command} } }\ncompliance:\n  - ${ping}\n  - { name: all, check: corpus }\n`;
    const merged = async (text: string) => {
      const github = await startStandIn();
      for (const [index, shard] of ["1/2", "2/2"].entries())
        await runJob(github, text, { ...quiet, shard }, { matrix: { values: { shard }, index } });
      return runMerge(github, { ...reports, "min-grade": "A" });
    };
    const good = await merged(graded);
    expect([good.exitCode, good.outputs.grade]).toEqual([0, "A"]);
    const none = await merged(suite("echo", [["first", "hi", "hi"]]));
    await expectValid(none.outputs);
    expect(none.exitCode).toBe(1);
    expect(none.summary).toContain("No server was graded; the lowest allowed grade is A");
  });

  it("misses a job of the matrix that uploaded nothing, also without shards", async () => {
    const github = await startStandIn();
    for (const [index, version] of versions.slice(0, 2).entries()) {
      const matrix = { values: { target_version: version }, index, total: 3 };
      await runJob(github, text, { ...quiet, "target-version": version }, { matrix });
    }
    const { exitCode, outputs, summary } = await runMerge(github);
    expect([exitCode, outputs.conclusion, outputs.total]).toEqual([2, "error", "8"]);
    expect(summary).toContain("Of 3 jobs of test, 1 uploaded no results");
  });

  it("misses a job that it needs and that ended before the action ran", async () => {
    const github = await startStandIn();
    await runJob(github, text.replace('"ho"', '"hi"'), quiet);
    const needs = (result: string) =>
      JSON.stringify({ test: { result }, windows: { result }, plan: { result: "success" } });
    expect((await runMerge(github, { ...quiet, needs: needs("success") })).exitCode).toBe(0);
    for (const [i, result] of ["failure", "cancelled"].entries()) {
      const { exitCode, outputs, summary } = await runMerge(github, { needs: needs(result), "fail-on": "failure" });
      expect([exitCode, outputs.conclusion, outputs.passed]).toEqual([2, "error", "4"]);
      expect(summary).toContain("The job windows failed or was cancelled, and uploaded no results");
      expect(summary).not.toContain("The job test failed");
      expect(github.checks[i]!.output.title).toContain("the job windows failed");
    }
    const none = await startStandIn();
    const { annotations, github: asked } = await runMerge(none, { annotations: "commands", needs: needs("failure") });
    expect(annotations.map(({ properties }) => properties.title?.slice(0, 12))).toEqual([
      "The job test",
      "The job wind",
    ]);
    expect(asked.checks).toEqual([]);
  });

  it("takes the last attempt of each job, and its own of no attempt", async () => {
    const github = await startStandIn();
    const cells = all.slice(0, 2);
    await runJobs(github, cells);
    expect((await runMerge(github)).outputs).toMatchObject({ total: "4", failed: "1" });
    const again = { env: { GITHUB_RUN_ATTEMPT: "2" } };
    const matrix = { values: { target_version: versions[0], shard: "1/2" }, index: 0 };
    const inputs = { ...quiet, "target-version": versions[0]!, shard: "1/2" };
    const fixed = text.replace('"ho"', '"hi"');
    await runJob(github, fixed, inputs, { ...again, matrix });
    const { exitCode, outputs } = await runMerge(github, {}, again);
    expect([exitCode, outputs.total, outputs.failed]).toEqual([0, "4", "0"]);
  });

  it("merges the artifacts of its own prefix, also if another prefix begins with it", async () => {
    const github = await startStandIn();
    const nightly = suite("echo", [["at night", "hi", "hi"]]);
    await runJob(github, text, { ...quiet, "artifact-name": "results" });
    await runJob(github, nightly, { ...quiet, "artifact-name": "results-nightly" });
    const totals = ["results", "results-nightly"].map(async (name) => {
      const { outputs } = await runMerge(github, { ...quiet, "artifact-name": name });
      return outputs.total;
    });
    expect(await Promise.all(totals)).toEqual(["4", "1"]);
  });

  it("keeps the tests of jobs apart that differ by more than revision and shard, and paths from the repository", async () => {
    const github = await startStandIn();
    const files = { "packages/a/tests/suite.yaml": text.replace("server.mjs", "../../server.mjs") };
    for (const [index, os] of ["ubuntu", "windows"].entries()) {
      const inputs = { ...quiet, "working-directory": "packages/a", "target-version": "2025-11-25" };
      const matrix = { values: { target_version: "2025-11-25", os }, index };
      await runJob(github, "", inputs, { files, matrix });
    }
    const { outputs, summary } = await runMerge(github, reports);
    await expectValid(outputs);
    expect(outputs).toMatchObject({ total: "8", failed: "2" });
    const shown = github.checks[0]!.output.annotations;
    expect(shown.map(({ path }) => path)).toEqual(["packages/a/tests/suite.yaml", "packages/a/tests/suite.yaml"]);
    expect(shown.map(({ message }) => /plain \((\w+)\)/.exec(message)?.[1])).toEqual(["ubuntu", "windows"]);
    expect(summary).toContain("packages/a/tests/suite.yaml#L");
    expect(summary).toContain("plain (windows)");
  });

  it("reports that there is nothing to merge, also on a runner without artifacts", async () => {
    const github = await startStandIn();
    const empty = await runMerge(github);
    expect(empty.exitCode).toBe(2);
    expect(github.checks[0]?.output.summary).toContain("there are no results to merge");
    const env = { GITHUB_SERVER_URL: "https://git.example.test" };
    const ghes = await runMerge(github, {}, { env });
    expect(ghes.exitCode).toBe(2);
    expect(ghes.summary).toContain("GitHub Enterprise Server takes no artifacts of this kind");
  });

  it("publishes the results of the run that started the workflow, as for forks", async () => {
    const github = await startStandIn();
    await runJobs(github, all.slice(0, 2));
    // A merge of its own counts no test twice.
    await runMerge(github, quiet);
    github.nextRun({ event: "workflow_run" });
    const head = { head_sha: "c".repeat(40), head_branch: "topic", head_repository: { owner: { login: "stranger" } } };
    const event = { repository: { default_branch: "main" }, workflow_run: { id: 1, run_attempt: 1, ...head } };
    const { exitCode, outputs } = await runMerge(github, {}, { event });
    expect([exitCode, outputs.total]).toEqual([1, "4"]);
    expect(github.checks).toHaveLength(1);
    expect(github.checks[0]?.head_sha).toBe("c".repeat(40));
    expect(github.names.filter((name) => name.startsWith("mcptest-baseline"))).toEqual([]);

    const forbidden = await startStandIn({ actions: { statuses: [403], always: true } });
    const refused = await runMerge(forbidden, {}, { event });
    expect(refused.exitCode).toBe(2);
    expect(refused.summary).toContain("permissions: { actions: read }");
  });
});
