import { runJob } from "../publish.js";
import { suite } from "../suites.js";
import type { StandIn } from "./github.js";
import type { WorkflowRun } from "./github-runs.js";
import { PULL_REQUEST } from "./runner.js";

/** The event of a push. */
export const push = { repository: { default_branch: "main" } };
/** Inputs of a job that shows nothing by itself. */
export const quiet = { annotations: "none", summary: "false" };
export const onPush: Partial<WorkflowRun> = { event: "push", head_branch: "main" };
export const onPull: Partial<WorkflowRun> = { event: "pull_request", head_branch: "topic" };

/** A suite in which these of its three tests fail. */
export function failingAt(...names: string[]): string {
  return suite(
    "echo",
    ["first", "second", "third"].map((name) => [name, "hi", names.includes(name) ? "ho" : "hi"]),
  );
}

/** Runs one job, and gives its exit code and notices. */
export async function runOne(
  github: StandIn,
  run: Record<string, string>,
  text: string,
  inputs: Record<string, string> = {},
) {
  const event = run.GITHUB_EVENT_NAME === "push" ? push : PULL_REQUEST;
  const given = { ...quiet, baseline: "artifact", ...inputs };
  const { exitCode, notices, outputs, log } = await runJob(github, text, given, { env: run, event });
  return { exitCode, notices: notices.map(({ message }) => message), outputs, log };
}
