import { join } from "node:path";
import { writeFileAtomic } from "../core/out.js";
import { trustedText } from "../core/redaction/redacted.js";
import { type BaselineFile, readBaseline } from "../results/baseline/read.js";
import type { Context } from "./context.js";
import type { GithubApi } from "./github/client.js";
import type { KeyedArtifact, RunArtifact } from "./github/run-artifacts.js";
import type { Inputs } from "./inputs/inputs.js";
import type { Step } from "./step.js";

/** How the names of artifacts with a baseline begin; that of a merge is called so. */
export const BASELINE_ARTIFACT = "mcptest-baseline";
const FILE = "baseline.json";
// Our own limits: a baseline with 100,000 tests has 20 MB.
const MAX_ARTIFACT = 32 * 1024 * 1024;
const MAX_BASELINE = 64 * 1024 * 1024;
const MAX_RUNS = 20;
/** Runs of the base branch itself: the branch of a pull request may have the same name, and others' code. */
const TRUSTED_EVENTS: ReadonlySet<string> = new Set(["push", "schedule", "workflow_dispatch", "repository_dispatch"]);

/** Where the baseline that this run makes is written. */
export function newBaselineFile(folder: string): string {
  return join(folder, "baseline", FILE);
}

/** The baseline of the base branch's newest completed run with one, of this job or else merged. Never rejects. */
export async function findBaseline(
  { baselineBranch, publish: { token } }: Inputs,
  step: Step,
  context: Context,
  folder: string,
): Promise<{ path?: string; name?: string; notice?: string }> {
  const branch = baselineBranch ?? context.baseBranch;
  const without = (reason: string) => ({ notice: `There is no baseline, so every failure counts: ${reason}.` });
  if (token === "") return without("`github-token` is empty");
  if (branch === "" || context.workflowFile === "" || context.repository === "")
    return without("the runner does not say which branch and workflow it would be from");
  const { apiFault, faultReason, githubApi } = await import("./github/client.js");
  const { reasonOf } = await import("./github/run-artifacts.js");
  let found: Awaited<ReturnType<typeof newestOf>>;
  try {
    found = await newestOf(await githubApi(token, context), context, branch);
  } catch (error) {
    const fault = apiFault(error);
    const permission = [403, 404].includes(fault.status) ? ". It needs `permissions: { actions: read }`" : "";
    return without(`${faultReason(fault, context, step.redactor)}${permission}`);
  }
  if (found === undefined) return without(`no completed run of ${branch} has one`);
  const { artifact, run } = found;
  const name = `${artifact.name} of run ${run}`;
  if (artifact.expired) return without(`${name} is expired`);
  try {
    const path = join(folder, "before", FILE);
    await readBaselineArtifact(artifact, path);
    return { path, name };
  } catch (error) {
    return without(`${name} cannot be read: ${reasonOf(error, context, step.redactor).replace(/\.$/, "")}`);
  }
}

/** Downloads a baseline into a file and reads it. Artifacts are not trusted. Throws an Error or a UserError. */
export async function readBaselineArtifact(artifact: RunArtifact, path: string): Promise<BaselineFile> {
  const { readZip } = await import("./github/zip.js");
  if (artifact.size > MAX_ARTIFACT)
    throw new Error(`it has ${artifact.size} bytes, and at most ${MAX_ARTIFACT} are read`);
  const text = readZip(await artifact.fetch(MAX_ARTIFACT), { [FILE]: MAX_BASELINE }).get(FILE);
  if (text === undefined) throw new Error(`it has no ${FILE}`);
  await writeFileAtomic(path, trustedText(text.toString("utf8")));
  return readBaseline(path, artifact.name);
}

/** The artifact with the baseline, expired or not, and the run that has it. */
async function newestOf(github: GithubApi, context: Context, branch: string) {
  const { artifactsOfRun, latestOf } = await import("./github/run-artifacts.js");
  const { data } = await github.request("GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs", {
    ...context.place,
    workflow_id: context.workflowFile,
    branch,
    // A red run too: its failures are what is known.
    status: "completed",
    per_page: MAX_RUNS,
  });
  const isOwn = (name: string | undefined) => name?.toLowerCase() === context.repository.toLowerCase();
  const trusted = data.workflow_runs.filter(
    ({ event, head_repository: head }) => TRUSTED_EVENTS.has(event) && isOwn(head?.full_name),
  );
  const moved = new Set(context.otherKeys());
  let expired: { artifact: RunArtifact; run: number } | undefined;
  for (const { id } of trusted) {
    const artifacts = await artifactsOfRun(github, context, Number(id));
    const latest: readonly KeyedArtifact[] = latestOf(artifacts, BASELINE_ARTIFACT);
    const artifact =
      latest.find(({ key }) => key === context.key) ??
      latest.find(({ key }) => moved.has(key)) ??
      artifacts.find(({ name }) => name === BASELINE_ARTIFACT);
    if (artifact?.expired === false) return { artifact, run: Number(id) };
    if (artifact) expired ??= { artifact, run: Number(id) };
  }
  return expired;
}
