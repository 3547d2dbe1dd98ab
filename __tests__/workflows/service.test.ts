import { afterEach, beforeEach, expect, it } from "vitest";
import { type ActRun, cleanUp, describeWorkflows, jobOf, stepOf } from "../support/github/act.js";
import { type StandIn, standIn } from "../support/github/github.js";
import { folderWith } from "../support/harness.js";
import { FAILING, runInProject, serverWith } from "./project.js";

const CALLER = "examples/workflows/service.yml";
const CALLED = ".github/workflows/mcptest.yml";
const AGAINST_BASE = "examples/workflows/against-base.yml";
/** What the caller has instead for no matrix. */
const ONE_JOB = {
  "target-versions: 2025-03-26, 2025-06-18, 2025-11-25": "name: weather",
  "shards: 2": "shards: 1",
};

let github: StandIn;

beforeEach(async () => {
  github = await standIn();
});
afterEach(async () => {
  await github.close();
  await cleanUp();
});

/** The cells of the called workflow's matrix, as `2025-11-25, shard 1/2`, and whether they passed. */
function cellsOf({ jobs }: ActRun): Record<string, boolean> {
  const cells = jobs.filter(({ matrix }) => "shard" in matrix);
  return Object.fromEntries(cells.map(({ matrix, passed }) => [`${matrix.target_version}, ${matrix.shard}`, passed]));
}

const all = ["2025-03-26", "2025-06-18", "2025-11-25"].flatMap((version) => [`${version}, 1/2`, `${version}, 2/2`]);

describeWorkflows(`${CALLED}, called by ${CALLER}`, () => {
  it("runs three revisions in two shards, and shows one check run", async () => {
    const ran = await runInProject(CALLER, github);

    expect(ran.exitCode, ran.output).toBe(0);
    expect(cellsOf(ran)).toEqual(Object.fromEntries(all.map((cell) => [cell, true])));
    expect(github.checks.map(({ name, conclusion }) => `${name}: ${conclusion}`)).toEqual(["mcptest: success"]);
    expect(github.checks[0]?.output.title).toMatch(/^6 tests: 6 passed/);
    const report = stepOf(jobOf(ran, "report"), "Merge");
    expect(report.outputs).toMatchObject({ conclusion: "success", total: "6" });
  });

  it("fails where one shard fails and another one is missing, and says so in one place", async () => {
    const texts = serverWith({
      // One shard of one revision fails.
      "`Sunny in": '`${revision === "2025-06-18" ? "Rain" : "Sunny"} in',
      // One job ends as if its machine had no memory left.
      "cities: () =>": 'cities: () => revision === "2025-11-25" ? process.kill(process.ppid, "SIGKILL") :',
    });
    const ran = await runInProject(CALLER, github, { texts });

    expect(ran.exitCode).not.toBe(0);
    const cells = cellsOf(ran);
    expect(Object.keys(cells).sort()).toEqual(all);
    expect(Object.values(cells).filter((passed) => !passed)).toHaveLength(2);
    const report = stepOf(jobOf(ran, "report"), "Merge");
    expect(report.outputs).toMatchObject({ conclusion: "error", total: "5", passed: "4", failed: "1" });
    expect(github.checks).toHaveLength(1);
    const { title, summary, annotations } = github.checks[0]!.output;
    expect(`${title}\n${summary}`).toMatch(/The results of shard [12]\/2 at 2025-11-25 are missing\./);
    expect(annotations).toContainEqual(
      expect.objectContaining({
        path: "tests/mcp/forecast.mcptest.yaml",
        message: expect.stringContaining("2025-06-18"),
      }),
    );
  });

  it.each([
    ["target-versions: 2025-03-26, 2025-06-18, 2025-11-25", "target-versions: 2025", "`target-versions` has to be"],
    ["shards: 2", "shards: 0", "`shards` has to be"],
    ["shards: 2", "shards: 90", "at most 256 jobs"],
    [
      "target-versions: 2025-03-26, 2025-06-18, 2025-11-25",
      "target-versions: 2025-11-25; touch stolen",
      "`target-versions` has to be",
    ],
    // act now and then loses what a step printed that ended at once.
  ])("refuses %s as %s before anything runs", { retry: 2 }, async (right, wrong, reason) => {
    const ran = await runInProject(CALLER, github, { replace: { [right]: wrong } });
    expect(ran.exitCode).not.toBe(0);
    expect(ran.jobs).toHaveLength(1);
    const plan = stepOf(jobOf(ran, "plan"), "Plan the matrix");
    expect(plan.annotations).toEqual([{ level: "error", title: "mcptest", message: expect.stringContaining(reason) }]);
  });

  it("is one job without a matrix, with annotations of its own", async () => {
    const ran = await runInProject(CALLER, github, {
      texts: FAILING,
      replace: { ...ONE_JOB, "comment: on-failure": "" },
    });
    expect(ran.exitCode).not.toBe(0);
    expect(ran.jobs.map(({ id }) => id)).toEqual(["test"]);
    const { outputs, annotations } = stepOf(jobOf(ran, "test"), "Test");
    expect(outputs).toMatchObject({ conclusion: "failure", total: "2", failed: "1" });
    expect(annotations).toContainEqual(expect.objectContaining({ level: "error" }));
    expect(github.checks).toEqual([]);
    expect(github.names[0]).toMatch(/^weather-results-/);
  });

  it("is two jobs with a comment, whose first one has a token that may change nothing", async () => {
    const ran = await runInProject(CALLER, github, { replace: ONE_JOB });
    expect(ran.exitCode, ran.output).toBe(0);
    expect(ran.jobs.map(({ id }) => id)).toEqual(["test", "report"]);
    expect(github.checks.map(({ name, conclusion }) => `${name}: ${conclusion}`)).toEqual(["weather: success"]);
  });

  it("gives its job variables, secrets that are shown nowhere, and the configuration of an organisation", async () => {
    const repositories = folderWith({ "octo/defaults@v1/mcptest.config.yaml": "filter: cities\n" });
    const replace = {
      ...ONE_JOB,
      "npm run build": `npm run build && [ "$GREETING,\${#TOKEN}" = "Good day,16" ] && echo "$TOKEN"`,
      "comment: on-failure": `config: octo/defaults@v1
      env: GREETING=Good day
    secrets:
      env: |
        TOKEN=\${{ secrets.TOKEN }}`,
    };
    const env = { ...github.env, STAND_IN_REPOSITORIES: repositories };
    const ran = await runInProject(CALLER, github, { replace, env, secrets: { TOKEN: "open-sesame-5678" } });
    expect(ran.exitCode, ran.output).toBe(0);
    expect(stepOf(jobOf(ran, "test"), "Test").outputs).toMatchObject({ passed: "1", skipped: "1" });
    for (const text of [ran.output, github.output()]) expect(text).not.toContain("open-sesame-5678");
  });

  it("refuses a configuration that is no repository with a ref", { retry: 2 }, async () => {
    const replace = { ...ONE_JOB, "comment: on-failure": "config: octo/defaults@v1;x" };
    const ran = await runInProject(CALLER, github, { replace });
    expect(ran.exitCode).not.toBe(0);
    const { annotations } = jobOf(ran, "test").steps.find(({ result }) => result === "failure")!;
    expect(annotations.map(({ message }) => message)).toEqual([expect.stringContaining("`config` has to be")]);
  });
});

describeWorkflows(AGAINST_BASE, () => {
  /** What the pull request of a branch gave, whose base has the project's server with `changes`. */
  async function compared(changes: Record<string, string>, branch: Record<string, string>) {
    const ran = await runInProject(AGAINST_BASE, github, { texts: serverWith(changes), branch });
    expect(
      ran.jobs.map(({ id }) => id),
      ran.output,
    ).toEqual(["test"]);
    return { ran, ...stepOf(jobOf(ran, "test"), "Test") };
  }

  it("knows the failures of the base, without an earlier run", async () => {
    const worse = { "`Sunny in": "`Rain in" };
    const { ran, outputs } = await compared(worse, serverWith({ ...worse, '"1.0.0"': '"1.0.1"' }));
    expect(ran.exitCode, ran.output).toBe(0);
    expect(outputs).toMatchObject({ "new-failures": "0", "known-failures": "1", passed: "1" });
  });

  it("fails because of what breaks clients, and of a new failure", async () => {
    const typed = serverWith({ 'type: "object" }': 'type: "object", required: ["city"] }', "`Sunny in": "`Rain in" });
    const { outputs, annotations } = await compared({ Oslo: "Oslo" }, typed);
    expect(outputs).toMatchObject({ conclusion: "failure", "new-failures": "1" });
    expect(annotations.map(({ title }) => title)).toContainEqual(expect.stringContaining("DRIFT-BREAKING"));
  });

  it("counts every failure where the base cannot be tested", async () => {
    const { outputs } = await compared(
      { "const tools": "process.exit(3); const tools" },
      serverWith({ "`Sunny in": "`Rain in" }),
    );
    expect(outputs).toMatchObject({ conclusion: "failure", failed: "1" });
  });
});
