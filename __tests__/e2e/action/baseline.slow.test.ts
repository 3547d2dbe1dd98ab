import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { jsonIn, textIn } from "../../support/files.js";
import { failingAt, onPull, onPush, push, quiet, runOne } from "../../support/github/baseline-jobs.js";
import type { StandIn } from "../../support/github/github.js";
import { PULL_REQUEST } from "../../support/github/runner.js";
import { type PublishOptions, runJob, runMerge, startStandIn } from "../../support/publish.js";
import { valid } from "../../support/schema.js";
import { failing } from "../../support/suites.js";

const versions = ["2025-06-18", "2025-11-25"];
/** Runs one job for each revision, in the run that the environment names. */
function runRevisions(github: StandIn, run: Record<string, string>, text: string, inputs: Record<string, string>) {
  const event = run.GITHUB_EVENT_NAME === "push" ? push : PULL_REQUEST;
  return Promise.all(
    versions.map((version, index) => {
      const given = { ...quiet, baseline: "artifact", "target-version": version, ...inputs };
      const matrix = { values: { target_version: version }, index };
      return runJob(github, text, given, { env: run, event, matrix });
    }),
  );
}

describe("baseline: artifact", () => {
  it("turns red for news only: a red main, a pull request, its second attempt, and the merge", async () => {
    const github = await startStandIn();
    const red = github.nextRun(onPush);
    const main = await runRevisions(github, red, failingAt("third"), {});
    expect(main.map(({ exitCode, outputs }) => [exitCode, outputs["new-failures"]])).toEqual(
      [0, 1].map(() => [1, "1"]),
    );
    for (const { notices, outputs } of main) {
      expect(notices.map(({ message }) => message)).toEqual([
        expect.stringMatching(
          /^There is no baseline, so every failure counts: no completed run of main has mcptest-baseline-[0-9-]+-[0-9a-f]{8}-… or mcptest-baseline, of \d runs? searched\.$/,
        ),
      ]);
      const baseline = valid("baseline", jsonIn(outputs["baseline-path"]!));
      expect(baseline).toMatchObject({ entries: [{ status: "failed" }], contract: expect.anything() });
    }
    const merge = await runMerge(github, {}, { env: red, event: push });
    expect(merge.exitCode).toBe(1);
    const whole = JSON.parse(github.artifacts["mcptest-baseline"]!["baseline.json"]!);
    expect(whole.entries.map(({ test_id }: { test_id: string }) => test_id.split("::").at(-1))).toEqual(versions);

    const pull = github.nextRun(onPull);
    const news = await runRevisions(github, pull, failingAt("second", "third"), { "fail-on": "new-failure" });
    for (const { exitCode, outputs, notices, log } of news) {
      const counts = [outputs["new-failures"], outputs["known-failures"], outputs.failed];
      expect([exitCode, ...counts]).toEqual([1, "1", "1", "2"]);
      expect(notices).toEqual([]);
      expect(log).toMatch(/^1 test failed\.$/m);
    }
    const { outputs } = await runMerge(github, {}, { env: pull });
    expect(outputs).toMatchObject({ "new-failures": "2", "known-failures": "2" });

    const again = { ...pull, GITHUB_RUN_ATTEMPT: "2" };
    const repaired = await runRevisions(github, again, failingAt("third"), { "fail-on": "new-failure" });
    expect(repaired.map(({ exitCode, outputs }) => [exitCode, outputs["known-failures"]])).toEqual(
      [0, 1].map(() => [0, "1"]),
    );
    const merged = await runMerge(github, { "fail-on": "new-failure" }, { env: again });
    expect([merged.exitCode, merged.outputs["known-failures"], merged.outputs.total]).toEqual([0, "2", "6"]);

    const next = github.nextRun(onPush);
    const after = await runRevisions(github, next, failingAt(), {});
    expect(after.map(({ exitCode, outputs }) => [exitCode, outputs.fixed])).toEqual([0, 1].map(() => [0, "1"]));
    const last = await runOne(github, github.nextRun(onPull), failingAt("third"), { "target-version": versions[0]! });
    // There is none of this job without a matrix, so the merged one of the first run is the newest.
    expect([last.exitCode, last.outputs["known-failures"], last.notices]).toEqual([0, "1", []]);
  });

  const values = { target_version: "2025-11-25" };
  it.each<[string, PublishOptions, Record<string, string>?]>([
    ["moved in the matrix", { matrix: { values, index: 3 } }],
    ["got one more dimension", { matrix: { values: { os: "linux", ...values }, index: 0 } }],
    ["was renamed", { env: { GITHUB_JOB: "renamed" } }],
    ["has a step before, or an id", { env: { GITHUB_ACTION: "conformance" } }],
    [
      "has another matrix, and a key",
      { matrix: { values: { revision: "2025-11-25" }, index: 0 } },
      { "baseline-key": "x" },
    ],
  ])("finds the baseline of a job that %s", async (_, change, key = {}) => {
    const github = await startStandIn();
    const inputs = { ...quiet, baseline: "artifact", "target-version": "2025-11-25", ...key };
    const matrix = { values, index: 0 };
    await runJob(github, failingAt("third"), inputs, { env: github.nextRun(onPush), event: push, matrix });
    const env = { ...github.nextRun(onPull), ...change.env };
    const { exitCode, notices, outputs } = await runJob(github, failingAt("third"), inputs, { matrix, ...change, env });
    expect([exitCode, notices, outputs["known-failures"]]).toEqual([0, [], "1"]);
  });

  it("finds those of all jobs with which a renamed one may have been meant", async () => {
    const github = await startStandIn();
    const inputs = { ...quiet, baseline: "artifact" };
    const run = github.nextRun(onPush);
    for (const [job, name] of [
      ["a", "second"],
      ["b", "third"],
    ] as const)
      await runJob(github, failingAt(name), inputs, { env: { ...run, GITHUB_JOB: job }, event: push });
    const env = { ...github.nextRun(onPull), GITHUB_JOB: "c" };
    const { exitCode, outputs } = await runJob(github, failingAt("third"), inputs, { env });
    expect([exitCode, outputs["known-failures"]]).toEqual([0, "1"]);
    const own = await runJob(github, failingAt("third"), inputs, { env: { ...env, GITHUB_JOB: "a" } });
    expect([own.exitCode, own.outputs["new-failures"]]).toEqual([1, "1"]);
  });

  it("is found behind more runs than one page has", async () => {
    const github = await startStandIn();
    await runOne(github, github.nextRun(onPush), failingAt("third"));
    for (let count = 0; count < 60; count += 1) github.nextRun(onPush);
    const { exitCode, outputs } = await runOne(github, github.nextRun(onPull), failingAt("third"));
    expect([exitCode, outputs["known-failures"]]).toEqual([0, "1"]);
  });

  it("is one for each call, whose merges do not replace each other's", async () => {
    const github = await startStandIn();
    const env = github.nextRun(onPush);
    const calls: [Record<string, string>, string, string][] = [
      [{ "artifact-name": "shop", "check-name": "shop" }, "first", "shop.baseline"],
      [{ "artifact-name": "till", "check-name": "till" }, "second", "till.baseline"],
    ];
    for (const [inputs, failed] of calls)
      await runJob(
        github,
        failingAt(failed),
        { ...quiet, baseline: "artifact", ...inputs },
        {
          env: { ...env, GITHUB_JOB: failed },
          event: push,
        },
      );
    for (const [inputs] of calls) await runMerge(github, inputs, { env, event: push });
    const known = calls.map(([, , name]) => JSON.parse(github.artifacts[name]!["baseline.json"]!).entries);
    expect(known.map((entries) => entries.map(({ test_id }: { test_id: string }) => test_id.split("::")[2]))).toEqual([
      ["first"],
      ["second"],
    ]);
  });

  it("says what it looked for and what there was", async () => {
    const github = await startStandIn();
    const inputs = { ...quiet, baseline: "artifact" };
    const matrix = { values, index: 0 };
    await runJob(github, failingAt("third"), inputs, { env: github.nextRun(onPush), event: push, matrix });
    const { notices } = await runJob(github, failingAt("third"), inputs, { env: github.nextRun(onPull) });
    const has = "the newest that has any has mcptest-baseline-2025-11-25-";
    expect(notices[0]?.message).toMatch(
      /: no completed run of main has mcptest-baseline-[0-9a-f]{8}-… or mcptest-baseline, of 1 run searched; /,
    );
    expect(notices[0]?.message).toContain(has);
  });

  it("compares a push with its own branch, else with the default one, and a merge queue with its base", async () => {
    const github = await startStandIn();
    await runOne(github, github.nextRun(onPush), failingAt("third"));
    const onTopic = { event: "push", head_branch: "topic" };
    const first = await runOne(github, github.nextRun(onTopic), failingAt("third"));
    expect([first.exitCode, first.notices]).toEqual([0, []]);
    await runOne(github, github.nextRun(onPush), failingAt());
    const second = await runOne(github, github.nextRun(onTopic), failingAt("third"));
    expect([second.exitCode, second.notices]).toEqual([0, []]);
    const queue = github.nextRun({ event: "merge_group", head_branch: "gh-readonly-queue/topic/pr-7" });
    const event = { ...push, merge_group: { base_ref: "refs/heads/topic" } };
    const inputs = { ...quiet, baseline: "artifact" };
    const merged = await runJob(github, failingAt("third"), inputs, { env: queue, event });
    expect([merged.exitCode, merged.notices]).toEqual([0, []]);
  });

  it("takes the merged baseline if the same job has none, and passes its failures", async () => {
    const github = await startStandIn();
    const run = github.nextRun(onPush);
    await runRevisions(github, run, failingAt("third"), {});
    await runMerge(github, {}, { env: run, event: push });
    const renamed = { ...github.nextRun(onPull), GITHUB_JOB: "renamed" };
    const other = await runRevisions(github, renamed, failingAt("third"), {});
    expect(other.map(({ exitCode, notices }) => [exitCode, notices])).toEqual([0, 1].map(() => [0, []]));
  });

  it("accepts what fails if update-baseline is set", async () => {
    const github = await startStandIn();
    const first = await runOne(github, github.nextRun(onPush), failingAt("third"), { "update-baseline": "true" });
    expect([first.exitCode, first.outputs["known-failures"]]).toEqual([0, "1"]);
    const second = await runOne(github, github.nextRun(onPull), failingAt("second", "third"));
    expect([second.exitCode, second.outputs["new-failures"]]).toEqual([1, "1"]);
    const third = await runOne(github, github.nextRun(onPull), failingAt(), { "strict-baseline": "true" });
    expect([third.exitCode, third.outputs.fixed]).toEqual([1, "1"]);
    expect(third.log).toMatch(/BASELINE-STALE.* passes now/);
  });
});

describe("a baseline in the repository", () => {
  it("lets known failures pass, and is written and uploaded if update-baseline is set", async () => {
    const github = await startStandIn();
    const options = { env: github.nextRun(onPush), event: push };
    const inputs = { ...quiet, baseline: "known.json", "update-baseline": "true" };
    const { exitCode, outputs, workspace } = await runJob(github, failingAt("third"), inputs, options);
    expect([exitCode, outputs["baseline-path"]]).toEqual([0, join(workspace, "known.json")]);
    const text = textIn(workspace, "known.json");
    const [name = ""] = github.names.filter((one) => one.startsWith("mcptest-baseline-"));
    expect(github.artifacts[name]).toEqual({ "baseline.json": text });

    const files = { "known.json": text };
    const again = { env: github.nextRun(onPull), files };
    const compared = { ...quiet, baseline: "known.json", "fail-on": "new-failure" };
    const known = await runJob(github, failingAt("third"), compared, again);
    expect([known.exitCode, known.outputs["known-failures"], known.outputs["baseline-path"]]).toEqual([0, "1", ""]);
    const third = { ...again, env: { ...again.env, GITHUB_RUN_ATTEMPT: "2" } };
    const full = await runJob(github, failingAt("third"), { ...quiet, baseline: "none" }, third);
    expect([full.exitCode, full.outputs["new-failures"]]).toEqual([1, "1"]);
  });

  it("makes known failures one notice, and errors where fail-on lets them fail the run", async () => {
    const github = await startStandIn();
    const accepting = { ...quiet, baseline: "known.json", "update-baseline": "true" };
    const env = github.nextRun(onPush);
    const { workspace } = await runJob(github, failing(12), accepting, { env, event: push });
    const files = { "known.json": textIn(workspace, "known.json") };
    const known = { baseline: "known.json", artifacts: "false" };

    const quietly = await runJob(github, failing(12), known, { env: github.nextRun(onPull), files });
    expect(quietly.exitCode).toBe(0);
    const [notice, ...others] = github.checks.at(-1)!.output.annotations;
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ annotation_level: "notice", title: "known failures" });
    expect(notice?.message).toMatch(/^12 tests failed as the baseline knows: echo 0, .*, echo 9, and 2 more$/);
    expect(quietly.summary).toContain("<p>Job <code>CI / test</code>, compared with <code>known.json</code>.</p>");
    expect(quietly.summary.match(/^<tr><td><code>echo \d+<\/code>/gm)).toHaveLength(12);

    const failOn = { ...known, "fail-on": "failure" };
    const loudly = await runJob(github, failing(12), failOn, { env: github.nextRun(onPull), files });
    expect(loudly.exitCode).toBe(1);
    const { annotations, title } = github.checks.at(-1)!.output;
    expect(annotations.map(({ annotation_level }) => annotation_level)).toEqual(Array(12).fill("failure"));
    expect(title).toMatch(/12 failed \(12 known\) in .*; known failures fail the run$/);
    expect(loudly.log).toMatch(/^Not passed\. 12 tests/m);
  });

  it("has to be there for fail-on: new-failure", async () => {
    const github = await startStandIn();
    const env = github.nextRun(onPull);
    const { exitCode, annotations } = await runJob(github, failingAt(), { "fail-on": "new-failure" }, { env });
    expect(exitCode).toBe(2);
    expect(annotations.map(({ properties }) => properties.title)).toEqual(["wrong input `fail-on`"]);
  });
});
