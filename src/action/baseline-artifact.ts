import { join } from "node:path";
import { writeFileAtomic } from "../core/out.js";
import { trustedText } from "../core/redaction/redacted.js";
import { byText, firstOf, plural } from "../core/text.js";
import { type BaselineFile, readBaseline } from "../results/baseline/read.js";
import { baselineText, mergeBaselines } from "../results/baseline/write.js";
import { type Context, cellOf, matrixValues, slugWithHash } from "./context.js";
import type { GithubApi } from "./github/client.js";
import type { RunArtifact } from "./github/run-artifacts.js";
import { ARTIFACT_NAME, type Inputs } from "./inputs/inputs.js";

const BASELINE_ARTIFACT = "mcptest-baseline";
const FILE = "baseline.json";
// Not GitHub's limits but mcptest's: a baseline with 100,000 tests has 20 MB.
const MAX_ARTIFACT = 32 * 1024 * 1024;
const MAX_BASELINE = 64 * 1024 * 1024;
/** How many requests look for a baseline: one for each run, and one for each page of runs. */
const MAX_REQUESTS = 100;
const RUNS_OF_PAGE = 50;
/** Runs of the base branch itself: the branch of a pull request may have the same name, and others' code. */
const TRUSTED_EVENTS: ReadonlySet<string> = new Set(["push", "schedule", "workflow_dispatch", "repository_dispatch"]);

/** Where the baseline that this run makes is written. */
export function newBaselineFile(folder: string): string {
  return join(folder, "baseline", FILE);
}

/** How the names of artifacts with a baseline begin, and the whole name of a merged one: each call has its own. */
export function baselineArtifact({ publish: { artifactName } }: Inputs): string {
  return artifactName === ARTIFACT_NAME ? BASELINE_ARTIFACT : `${artifactName}.baseline`;
}

/**
 * How the names of baselines that fit a job begin, its own first: the matrix may have gained a dimension.
 * The job and the step are not among them: they may be renamed.
 */
export function baselineNames(inputs: Inputs): [string, ...string[]] {
  const { baselineKey, publish } = inputs;
  const { matrix, artifactName } = publish;
  const nameOf = (text: string, identity: unknown) => `${baselineArtifact(inputs)}-${slugWithHash(text, [identity])}`;
  if (baselineKey !== undefined) return [nameOf(baselineKey, baselineKey)];
  const all = matrixValues(matrix).sort(([a], [b]) => byText(a, b));
  const nameOfValues = (values: typeof all) => nameOf(cellOf(values), [artifactName, ...values]);
  const withoutOne = all.map((one) => all.filter((value) => value !== one));
  return [nameOfValues(all), ...withoutOne.map(nameOfValues), nameOfValues([])];
}

/** The baseline of the newest completed run of a base branch that has one for this job. Never rejects. */
export async function findBaseline(
  context: Context,
  folder: string,
): Promise<{ path?: string; name?: string; notice?: string }> {
  const { inputs } = context;
  const branches = inputs.baselineBranch === undefined ? context.baseBranches : [inputs.baselineBranch];
  const noBaseline = (reason: string) => ({ notice: `There is no baseline, so every failure counts: ${reason}.` });
  if (inputs.publish.token === "") return noBaseline("`github-token` is empty");
  if (branches.length === 0 || context.workflowFile === "" || context.repository === "")
    return noBaseline("the runner does not say which branch and workflow it would be from");
  const { apiFault, faultReason, githubApi } = await import("./github/client.js");
  const { reasonOf } = await import("./github/run-artifacts.js");
  const names = baselineNames(inputs);
  let newest: Awaited<ReturnType<typeof findNewest>>;
  try {
    newest = await findNewest(await githubApi(context), context, branches, names);
  } catch (error) {
    return noBaseline(faultReason(apiFault(error), context, "actions: read"));
  }
  const { fitting, run, others, looked } = newest;
  const artifact = baselineArtifact(inputs);
  if (fitting === undefined) {
    const existing = others.length > 0 ? `; the newest that has any has ${firstOf(others, 5).join(", ")}` : "";
    const searched = `${branches.join(" or ")} has ${names[0]}-… or ${artifact}, of ${plural(looked, "run")} searched`;
    return noBaseline(`no completed run of ${searched}${existing}`);
  }
  const name = `${artifact} of run ${run}`;
  const path = baselineBefore(folder);
  try {
    const files = await Promise.all(fitting.map((one) => readBaselineArtifact(one, join(folder, "before", one.name))));
    const documents = files.flatMap(({ document }) => document ?? []);
    await writeFileAtomic(path, trustedText(baselineText(mergeBaselines(documents))));
    return { path, name };
  } catch (error) {
    return noBaseline(`${name} cannot be read: ${reasonOf(error, context).replace(/\.$/, "")}`);
  }
}

/** The file of the baseline that the run is compared with. */
export function baselineBefore(folder: string): string {
  return join(folder, "before", FILE);
}

/** Downloads a baseline into a file and reads it. Artifacts are not trusted. Throws an Error or a UserError. */
export async function readBaselineArtifact(artifact: RunArtifact, path: string): Promise<BaselineFile> {
  const { readZip } = await import("../suite/sources/zip.js");
  if (artifact.size > MAX_ARTIFACT)
    throw new Error(`it has ${artifact.size} bytes, and at most ${MAX_ARTIFACT} are read`);
  const text = readZip(await artifact.fetch(MAX_ARTIFACT), (name) => (name === FILE ? MAX_BASELINE : undefined)).get(
    FILE,
  );
  if (text === undefined) throw new Error(`it has no ${FILE}`);
  await writeFileAtomic(path, trustedText(text.toString("utf8")));
  return readBaseline(path, artifact.name);
}

/**
 * This job's own baseline; else all that fit as well, such as that of a job with another name; else the merged one, of a
 * run. `others`: what the newest run with any has.
 */
async function findNewest(github: GithubApi, context: Context, branches: readonly string[], names: readonly string[]) {
  const { artifactsOfRun, latestOf } = await import("./github/run-artifacts.js");
  const artifact = baselineArtifact(context.inputs);
  let others: string[] = [];
  let looked = 0;
  for (const branch of branches) {
    for await (const { id, head_sha } of runsOf(github, context, branch, Math.floor(MAX_REQUESTS / branches.length))) {
      looked += 1;
      const all = await artifactsOfRun(github, context, Number(id));
      const baselines = all.filter(({ name }) => name.startsWith(artifact));
      const valid = baselines.filter(({ expired }) => !expired);
      const latest = names.map((name) => latestOf(valid, name)).find(({ length }) => length > 0) ?? [];
      const own = latest.filter(({ key }) => key === context.key);
      const merged = valid.filter(({ name }) => name === artifact);
      const fitting = [own, latest, merged].find(({ length }) => length > 0);
      if (fitting) return { fitting, run: `${id} at ${head_sha.slice(0, 7)}`, others, looked };
      if (others.length === 0) others = baselines.map(({ name, expired }) => (expired ? `${name} (expired)` : name));
    }
  }
  return { fitting: undefined, run: "", others, looked };
}

/** Completed runs of a branch, the newest first: a red one too, whose failures are what is known. */
async function* runsOf(github: GithubApi, context: Context, branch: string, maxRequests: number) {
  const isOwn = (name: string | undefined) => name?.toLowerCase() === context.repository.toLowerCase();
  for (let page = 1, requests = 0; ; page += 1) {
    const { data } = await github.request("GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs", {
      ...context.place,
      workflow_id: context.workflowFile,
      branch,
      status: "completed",
      per_page: RUNS_OF_PAGE,
      page,
    });
    requests += 1;
    for (const run of data.workflow_runs) {
      if (!TRUSTED_EVENTS.has(run.event) || !isOwn(run.head_repository?.full_name)) continue;
      if (requests >= maxRequests) return;
      requests += 1;
      yield run;
    }
    if (data.workflow_runs.length < RUNS_OF_PAGE) return;
  }
}
