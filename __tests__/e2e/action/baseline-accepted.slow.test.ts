import { describe, expect, it } from "vitest";
import { failingAt, onPull, onPush, quiet, runOne } from "../../support/github/baseline-jobs.js";
import type { StandIn } from "../../support/github/github.js";
import { CLI, jsonIn } from "../../support/harness.js";
import { runJob, runMerge, startStandIn } from "../../support/publish.js";

const runOn = async (
  github: StandIn,
  where: typeof onPush,
  failing: readonly string[],
  inputs: Record<string, string> = {},
) => {
  const { exitCode, outputs } = await runOne(github, github.nextRun(where), failingAt(...failing), inputs);
  return [exitCode, outputs["new-failures"], outputs["known-failures"]];
};

describe("what baseline: artifact accepts", () => {
  it("is what fails in the first run; a later failure of main stays new until it is accepted", async () => {
    const github = await startStandIn();
    expect(await runOn(github, onPush, ["third"])).toEqual([1, "1", "0"]);
    // Red twice, and for a pull request too, although main failed before it.
    expect(await runOn(github, onPush, ["second", "third"])).toEqual([1, "1", "1"]);
    expect(await runOn(github, onPush, ["second", "third"])).toEqual([1, "1", "1"]);
    expect(await runOn(github, onPull, ["second", "third"])).toEqual([1, "1", "1"]);
    // Fixed and broken again: what was green is new.
    expect(await runOn(github, onPush, [])).toEqual([0, "0", "0"]);
    expect(await runOn(github, onPush, ["third"])).toEqual([1, "1", "0"]);
    expect(await runOn(github, onPush, ["third"], { "update-baseline": "true" })).toEqual([0, "0", "1"]);
    expect(await runOn(github, onPull, ["third"])).toEqual([0, "0", "1"]);
  });

  it("fails all the same with fail-on: failure", async () => {
    const github = await startStandIn();
    await runOn(github, onPush, ["third"]);
    expect(await runOn(github, onPull, ["third"], { "fail-on": "failure" })).toEqual([1, "0", "1"]);
  });

  it("says since which commit each failure is known", async () => {
    const github = await startStandIn();
    const sinceOf = async (failing: readonly string[], sha: string, inputs: Record<string, string> = {}) => {
      const run = { ...github.nextRun(onPush), GITHUB_SHA: sha };
      const { outputs } = await runOne(github, run, failingAt(...failing), inputs);
      const { entries } = jsonIn(outputs["baseline-path"]!);
      return entries.map(({ since }: { since: string }) => since);
    };
    const [first, second] = ["a".repeat(40), "b".repeat(40)];
    expect(await sinceOf(["third"], first)).toEqual([first]);
    expect(await sinceOf(["third"], second)).toEqual([first]);
    expect(await sinceOf(["second", "third"], second, { "update-baseline": "true" })).toEqual([second, first]);
  });

  it("is nothing where a shard is missing", async () => {
    const github = await startStandIn();
    const run = github.nextRun(onPush);
    await runOne(github, run, failingAt("third"), { ...quiet, shard: "1/2" });
    const { exitCode } = await runMerge(github, {}, { env: run, event: { repository: { default_branch: "main" } } });
    expect(exitCode).toBe(2);
    expect(github.names).not.toContain("mcptest-baseline");
  });

  it("is no contract whose drift fails the run: a removed tool, red on main and in the pull request", async () => {
    const github = await startStandIn();
    const outcomes = [];
    for (const [where, tools] of [
      [onPush, ["echo", "gone"]],
      [onPush, ["echo"]],
      [onPull, ["echo"]],
    ] as const) {
      const command = [process.execPath, CLI, "mock", "server.json"];
      const text = JSON.stringify({ servers: { s: { command } }, tools: [{ name: "echo", tool: "echo" }] });
      const manifest = { name: "s", tools: tools.map((name) => ({ name, response: name })) };
      const { exitCode, log } = await runJob(
        github,
        text,
        { ...quiet, baseline: "artifact", drift: "fail" },
        { env: github.nextRun(where), files: { "server.json": JSON.stringify(manifest) } },
      );
      outcomes.push([exitCode, /DRIFT-BREAKING/.test(log)]);
    }
    expect(outcomes).toEqual([
      [0, false],
      [1, true],
      [1, true],
    ]);
  });
});
