import { afterEach, beforeEach, expect, it } from "vitest";
import { parse } from "yaml";
import { textIn } from "../support/files.js";
import { cleanUp, describeWorkflows, jobOf, stepOf } from "../support/github/act.js";
import { type Faults, type StandIn, standIn } from "../support/github/github.js";
import { FAILING, runInProject } from "./project.js";

const TEST = "examples/workflows/forks.yml";
const PUBLISH = "examples/workflows/forks-publish.yml";
const STEP = "mcptest/action@v1";

let github: StandIn;
/** Statuses of the API's next answers. */
let faults: { checks: Faults; comments: Faults };

beforeEach(async () => {
  faults = { checks: { statuses: [] }, comments: { statuses: [] } };
  github = await standIn(faults);
});
afterEach(async () => {
  await github.close();
  await cleanUp();
});

/** What GitHub says of the first run when the second one starts. */
function ended(conclusion: string) {
  const head = { head_sha: "f".repeat(40), head_branch: "topic", head_repository: { owner: { login: "stranger" } } };
  return { workflow_run: { id: github.runs[0]?.id, run_attempt: 1, event: "pull_request", conclusion, ...head } };
}

/** Runs the second workflow after the first run. */
function publish(conclusion: string) {
  const env = github.nextRun({ event: "workflow_run" });
  github.pulls.push({ number: 7, head: { sha: "f".repeat(40), label: "stranger:topic" } });
  return runInProject(PUBLISH, github, { event: "workflow_run", payload: ended(conclusion), env });
}

const CHECK = "mcptest: Publish the results of MCP tests / publish";

describeWorkflows(`${TEST} and ${PUBLISH}`, () => {
  it("are a pair: the second one follows the first by its name", () => {
    const { name } = parse(textIn(TEST));
    expect(parse(textIn(PUBLISH)).on.workflow_run.workflows).toEqual([name]);
  });

  it("show on the pull request what the first run may only say in its log", async () => {
    // The token of a fork may read.
    for (const { statuses } of Object.values(faults)) statuses.push(403);
    const first = await runInProject(TEST, github, { texts: FAILING, event: "pull_request" });
    const tested = stepOf(jobOf(first, "mcp"), STEP);
    expect(first.exitCode).not.toBe(0);
    expect(tested.outputs).toMatchObject({ conclusion: "failure", failed: "1" });
    expect(tested.annotations.map(({ level }) => level)).toEqual(["error"]);
    expect(github.checks).toEqual([]);

    for (const { statuses } of Object.values(faults)) statuses.length = 0;
    const second = await publish("failure");
    expect(second.exitCode, second.output).toBe(0);
    expect(github.checks).toMatchObject([{ name: CHECK, conclusion: "failure", head_sha: "f".repeat(40) }]);
    expect(github.checks[0]?.output.annotations.map(({ path }) => path)).toEqual(["tests/mcp/forecast.mcptest.yaml"]);
    expect(github.comments.map(({ body }) => body)).toEqual([expect.stringContaining("1 failed")]);
  });

  it.each(["cancelled", "skipped", "action_required"])("publish nothing of a run that was %s", async (conclusion) => {
    const ran = await publish(conclusion);
    expect(ran.exitCode, ran.output).toBe(0);
    expect(ran.jobs).toEqual([]);
    expect(github.answers).toEqual([]);
  });

  const name = "mcptest-results-mcp-0a1b2c3d-1";
  it.each([
    ["leaves its folder", { "../../../escaped.txt": "escaped", "results.json": "{}" }],
    ["lies", { "results.json": '{"schema_version":"9"}', "job.json": "[]" }],
    ["is nested without end", { "results.json": `${"[".repeat(200_000)}` }],
    ["is no zip", Buffer.from("nothing")],
  ])("reject an artifact that %s", async (_, content) => {
    github.putArtifact(name, content);
    const ran = await publish("success");
    const { result, outputs, annotations } = stepOf(jobOf(ran, "publish"), STEP);
    expect([result, outputs.conclusion]).toEqual(["failure", "error"]);
    expect(annotations.map(({ title }) => title).join("\n")).toContain(name);
    expect(github.checks.map(({ conclusion }) => conclusion)).not.toContain("success");
  });
});
