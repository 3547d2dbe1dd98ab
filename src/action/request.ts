import { resolve } from "node:path";
import { createRequest, visibleEnv } from "../run/create-request.js";
import type { ReporterTarget, RunRequest } from "../run/request.js";
import { createSelection } from "../run/selection.js";
import { resolveSettings } from "../run/settings.js";
import type { Inputs } from "./inputs.js";
import type { Step } from "./step.js";

/** The run that the inputs ask for, and its reports. A reporter without a file writes to the log. */
export async function readRequest(
  inputs: Inputs,
  { env, workspace, version, signal }: Step,
): Promise<{ request: RunRequest; reporters: readonly ReporterTarget[] }> {
  const { workingDirectory: cwd, passEnv, json, junit, publish } = inputs;
  const { flags, suiteDefaults } = await resolveSettings({ ...inputs.run, ...inputs.server }, workspace, cwd);
  const reporters: ReporterTarget[] = [
    ...(json !== undefined ? [{ name: "json", file: json }] : []),
    ...(junit !== undefined ? [{ name: "junit", file: junit }] : []),
    ...(flags.reporter ?? []).map(({ name, file }) => ({
      name,
      ...(file !== undefined && { file: resolve(cwd, file) }),
    })),
  ];
  const environment = { cwd, repositoryRoot: workspace, ...visibleEnv(env, passEnv), version, signal };
  const request = {
    ...createRequest(inputs.suite, flags, environment),
    suiteDefaults,
    keepSessions: publish.artifacts,
    // A runner's workspace is new in each job: nothing has failed there before.
    selection: await createSelection({ ...flags, lastFailed: false }, cwd),
  };
  return { request, reporters };
}
