import { afterEach, beforeEach, expect, it } from "vitest";
import { type ActRun, cleanUp, describeWorkflows, jobOf, stepOf } from "../support/github/act.js";
import { type StandIn, standIn } from "../support/github/github.js";
import { runInProject, serverWith } from "./project.js";

const CALLER = "examples/workflows/service.yml";
const CALLED = ".github/workflows/mcptest.yml";

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
    expect(`${title}\n${summary}`).toMatch(/Of 2 shards at 2025-11-25 only 1 were given: [12] missing\./);
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

  it("runs each suite at every revision that it lists, in one job, without a plan", async () => {
    const replace = {
      "target-versions: 2025-03-26, 2025-06-18, 2025-11-25": "name: weather",
      "shards: 2": "shards: 1",
    };
    const ran = await runInProject(CALLER, github, { replace });
    expect(ran.exitCode, ran.output).toBe(0);
    expect(cellsOf(ran)).toEqual({ ", 1/1": true });
    expect(github.checks.map(({ name }) => name)).toEqual(["weather"]);
    expect(github.names[0]).toMatch(/^weather-results-/);
  });
});
