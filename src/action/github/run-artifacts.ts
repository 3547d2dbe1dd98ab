import { UserError, userError } from "../../core/problem.js";
import { hide } from "../../core/redaction/redacted.js";
import type { Context } from "../context.js";
import { apiFault, download, faultReason, type GithubApi, githubApi } from "./client.js";

const PER_PAGE = 100;
const MAX_PAGES = 10;
/** The key and the attempt; the key must be safe in the name of a file. */
const NAME_END = /^([a-z0-9][a-z0-9.-]*)-(\d{1,6})$/;

/** An artifact of a run. */
export interface RunArtifact {
  name: string;
  /** In bytes, zipped. */
  size: number;
  /** No longer there to be downloaded. */
  expired: boolean;
  /** Its bytes, at most so many. Throws. */
  fetch(maxBytes: number): Promise<Buffer>;
}

/** An artifact with the key of the step that made it, and the attempt of the run. */
export interface KeyedArtifact extends RunArtifact {
  key: string;
  attempt: number;
}

/** Those called `<beginning>-<key>-<attempt>`; of each key only the last attempt, in the order of the keys. */
export function latestOf(artifacts: readonly RunArtifact[], beginning: string): KeyedArtifact[] {
  const latest = new Map<string, KeyedArtifact>();
  for (const artifact of artifacts) {
    if (!artifact.name.startsWith(`${beginning}-`)) continue;
    const [, key, number] = NAME_END.exec(artifact.name.slice(beginning.length + 1)) ?? [];
    if (key === undefined) continue;
    const attempt = Number(number);
    const other = latest.get(key);
    if (other === undefined || attempt > other.attempt) latest.set(key, { ...artifact, key, attempt });
  }
  return [...latest.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** The artifacts of this run, or of the one that started its workflow. Throws a UserError if they cannot be listed. */
export async function artifactsToMerge(context: Context): Promise<RunArtifact[]> {
  const { sourceRun } = context;
  try {
    if (sourceRun !== undefined) return await artifactsOfRun(await githubApi(context), context, sourceRun.id);
    return await ownArtifacts(context);
  } catch (error) {
    if (error instanceof UserError) throw error;
    const permission = sourceRun === undefined ? "" : " Give the job `permissions: { actions: read }`.";
    const reason = `The artifacts of the run could not be listed: ${reasonOf(error, context)}.`;
    const fix = `Run the job again.${permission}`;
    throw userError("the results of the jobs cannot be read", reason, fix);
  }
}

/** The artifacts of any run of the repository. Throws errors of the API. */
export async function artifactsOfRun(github: GithubApi, context: Context, run: number): Promise<RunArtifact[]> {
  const artifacts: RunArtifact[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const parameters = { ...context.place, run_id: run, per_page: PER_PAGE, page };
    const { data } = await github.request("GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts", parameters);
    for (const { id, name, size_in_bytes: size, expired } of data.artifacts) {
      artifacts.push({ name, size, expired, fetch: (maxBytes) => fetchArtifact(github, context, id, maxBytes) });
    }
    if (data.artifacts.length < PER_PAGE) break;
  }
  return artifacts;
}

async function fetchArtifact(github: GithubApi, context: Context, id: number, maxBytes: number): Promise<Buffer> {
  const address = "GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}";
  // Redirects are not followed: they lead to another host, which must not get the token.
  const request = { redirect: "manual" } as const;
  const place = { ...context.place, artifact_id: id, archive_format: "zip" };
  const { headers } = await github.request(address, { ...place, request });
  if (headers.location === undefined) throw new Error("the API gives no address for it");
  return download(headers.location, maxBytes, context);
}

async function ownArtifacts(context: Context): Promise<RunArtifact[]> {
  const { env } = context;
  const service = await import("./artifact-service.js");
  const obstacle = service.whyNoService(env);
  if (obstacle !== undefined) {
    const fix = "Merge the results files of the jobs with `mcptest report` instead.";
    throw userError("the results of the jobs cannot be read", `They are artifacts, and ${obstacle}.`, fix);
  }
  const artifacts = await service.withRuntimeToken(env, service.listArtifacts);
  return artifacts.map(({ name, size }) => {
    const address = () => service.withRuntimeToken(env, () => service.addressOf(name));
    return { name, size, expired: false, fetch: async (maxBytes) => download(await address(), maxBytes, context) };
  });
}

/** Why an artifact cannot be read, in one line. */
export function reasonOf(error: unknown, context: Context): string {
  if (error instanceof UserError) return error.problems.map(({ description }) => description).join("; ");
  const fault = apiFault(error);
  const isNetwork = error instanceof Error && "request" in error;
  return isNetwork ? faultReason(fault, context) : hide(fault.message);
}
