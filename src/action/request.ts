import { resolve } from "node:path";
import { settleGiven } from "../run/precedence.js";
import type { ReporterTarget, RunRequest } from "../run/request.js";
import { requestOf, visibleEnv } from "../run/request-of-flags.js";
import { selectionOf } from "../run/selection.js";
import type { Inputs } from "./inputs.js";
import type { Step } from "./step.js";

/** The run that the inputs ask for, and its reports. A reporter without a file writes to the log. */
export async function readRequest(
  inputs: Inputs,
  { env, workspace, version, signal }: Step,
): Promise<{ request: RunRequest; reporters: readonly ReporterTarget[] }> {
  const { workingDirectory: cwd, passEnv, json, junit, publish } = inputs;
  const { flags, suiteDefaults } = settleGiven({ ...inputs.run, ...inputs.server }, workspace, cwd);
  const reporters: ReporterTarget[] = [
    ...(json !== undefined ? [{ name: "json", file: json }] : []),
    ...(junit !== undefined ? [{ name: "junit", file: junit }] : []),
    ...flags.reporter.map(({ name, file }) => ({ name, ...(file !== undefined && { file: resolve(cwd, file) }) })),
  ];
  const world = { cwd, repositoryRoot: workspace, ...visibleEnv(env, passEnv), version, signal };
  const request = {
    ...requestOf(inputs.suite, flags, world),
    suiteDefaults,
    keepSessions: publish.artifacts,
    // A runner's workspace is new in each job: nothing has failed there before.
    selection: await selectionOf({ ...flags, lastFailed: false }, cwd),
  };
  return { request, reporters };
}
