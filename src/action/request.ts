import { resolve } from "node:path";
import { userError } from "../core/problem.js";
import { createRequest, visibleEnv } from "../run/create-request.js";
import type { RunRequest } from "../run/request.js";
import { createSelection } from "../run/selection.js";
import type { ReporterTarget } from "../run/settings/option-values.js";
import { resolveSettings } from "../run/settings/settings.js";
import { baselineArtifact, baselineBefore, baselineNames, findBaseline, newBaselineFile } from "./baseline-artifact.js";
import type { Context } from "./context.js";
import { artifactName } from "./publish/artifacts.js";

/** The run that the inputs ask for, with the baseline in `folder`. `notice`: why there is none, although it is asked for. */
export async function readRequest(context: Context, folder: string) {
  const { inputs, env, signal } = context;
  const { workingDirectory: cwd, root, passEnv, publish } = inputs;
  const { flags, suiteDefaults } = await resolveSettings(inputs.run, root, cwd, ({ name }) => name);
  const reporters: ReporterTarget[] = [
    ...Object.entries(inputs.reports).map(([name, file]) => ({ name, file })),
    ...(flags.reporter ?? []).map(({ name, file }) =>
      file === undefined ? { name } : { name, file: resolve(cwd, file) },
    ),
  ];
  const environment = { cwd, repositoryRoot: root, ...visibleEnv(env, passEnv), signal };
  const { baseline: configured, ...base } = createRequest(inputs.suite, flags, environment);
  const { baseline, notice } = await readBaselineRequest(context, folder, configured);
  if (inputs.failOn === "new-failure" && baseline?.file === undefined && inputs.baseline !== "artifact") {
    throw userError(
      "wrong input `fail-on`",
      "`fail-on` is `new-failure`. It needs a baseline, and neither `baseline` nor the configuration names one.",
      "Set `baseline` to `artifact` or to the path of a file, or leave `fail-on` out.",
    );
  }
  const request = {
    ...base,
    ...(baseline && { baseline }),
    policy: { ...base.policy, gateKnown: inputs.failOn === "failure" },
    suiteDefaults,
    keepSessions: publish.artifacts,
    // A runner's workspace is new in each job: nothing has failed there before.
    selection: await createSelection({ ...flags, lastFailed: false }, cwd),
  };
  const { file, copyPath, update } = baseline ?? NO_BASELINE;
  const path = update && inputs.baseline !== "artifact" && file !== undefined ? resolve(cwd, file) : copyPath;
  return {
    request,
    reporters,
    ...(copyPath !== undefined &&
      path !== undefined && {
        baseline: { name: artifactName(baselineNames(inputs)[0], context), file: copyPath, path },
      }),
    ...(notice !== undefined && { notice }),
  };
}

type BaselineRequest = NonNullable<RunRequest["baseline"]>;

const NO_BASELINE: BaselineRequest = { update: false, strict: false };

async function readBaselineRequest(
  context: Context,
  folder: string,
  configured = NO_BASELINE,
): Promise<{ baseline?: BaselineRequest; notice?: string }> {
  const { inputs } = context;
  // What the configuration would compare is left out, too.
  if (inputs.baseline === "none") return {};
  const copyPath = newBaselineFile(folder);
  if (inputs.baseline === undefined) return { baseline: configured.update ? { ...configured, copyPath } : configured };
  const { file: _, ...rest } = configured;
  const { path, name, notice } = await findBaseline(context, folder);
  // An update needs a file to write even if there is no baseline yet.
  const file = path ?? (configured.update ? baselineBefore(folder) : undefined);
  return {
    baseline: { ...rest, copyPath, ...(file !== undefined && { file, name: name ?? baselineArtifact(inputs) }) },
    ...(notice !== undefined && { notice }),
  };
}
