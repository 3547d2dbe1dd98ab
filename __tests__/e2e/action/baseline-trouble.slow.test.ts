import { describe, expect, it } from "vitest";
import { failingAt, onPull, onPush, runOne } from "../../support/github/baseline-jobs.js";
import type { StandIn } from "../../support/github/github.js";
import { startStandIn } from "../../support/publish.js";

describe("baseline: artifact, if no usable one exists", () => {
  const foreign = { head_repository: { full_name: "stranger/weather" } };
  it.each<[string, (github: StandIn) => void, string]>([
    ["expired", (github) => github.expire(), "-1 (expired)."],
    [
      "of a fork whose branch has the same name",
      (github) => Object.assign(github.runs.at(-1)!, foreign),
      "no completed run of main has mcptest-baseline-",
    ],
    [
      "of a pull request from a branch of the same name",
      (github) => Object.assign(github.runs.at(-1)!, { event: "pull_request" }),
      "no completed run of main has mcptest-baseline-",
    ],
  ])("fails for every failure where the baseline is %s", async (_, change, why) => {
    const github = await startStandIn();
    await runOne(github, github.nextRun(onPush), failingAt("third"));
    change(github);
    const inputs = { "fail-on": "new-failure" };
    const { exitCode, notices } = await runOne(github, github.nextRun(onPull), failingAt("third"), inputs);
    expect(exitCode).toBe(1);
    expect(notices).toEqual([expect.stringMatching(/^There is no baseline, so every failure counts: /)]);
    expect(notices[0]).toContain(why);
    expect(github.names.filter((name) => name.startsWith("mcptest-baseline-"))).toHaveLength(2);
  });

  it("says what is wrong with one that cannot be read", async () => {
    const github = await startStandIn();
    const contents: [Buffer | Record<string, string>, string][] = [
      [Buffer.from("no zip at all, but long enough to be one"), "it is not a zip archive"],
      [{ "other.json": "{}" }, "it has no baseline.json"],
      [{ "baseline.json": "{" }, "It is not valid JSON"],
      [{ "baseline.json": '{"version": 2, "entries": []}' }, "Version 2 of the format is not supported"],
      [{ "baseline.json": '{"version": 1, "entries": [{"rule_id": "NO-SUCH-RULE"}]}' }, "which does not exist"],
      [{ "baseline.json": `{"version": 1, "entries": ${"[".repeat(9000)}${"]".repeat(9000)}}` }, "levels deep"],
    ];
    for (const [content, why] of contents) {
      github.nextRun(onPush);
      github.putArtifact("mcptest-baseline", content);
      const { exitCode, notices } = await runOne(github, github.nextRun(onPull), failingAt("third"));
      expect(exitCode).toBe(1);
      expect(notices).toEqual([expect.stringContaining(why)]);
    }
  });

  it("needs actions: read, and says so", async () => {
    const github = await startStandIn({ actions: { statuses: [403], always: true } });
    const { exitCode, notices } = await runOne(github, github.nextRun(onPull), failingAt("third"));
    expect(exitCode).toBe(1);
    const why = "HTTP 403: Resource not accessible by integration; it needs `permissions: { actions: read }`";
    expect(notices).toEqual([expect.stringContaining(why)]);
  });

  it("needs an API that answers, and says so", async () => {
    const github = await startStandIn();
    const env = { ...github.nextRun(onPull), GITHUB_API_URL: "http://127.0.0.1:59999" };
    const { exitCode, notices } = await runOne(github, env, failingAt());
    expect(exitCode).toBe(0);
    expect(notices).toEqual([expect.stringContaining("http://127.0.0.1:59999 cannot be reached")]);
  });
});
