import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { isObject, parseJson } from "../core/json/json.js";
import type { Inputs } from "./inputs/inputs.js";

const MAX_SLUG_LENGTH = 60;
const MAX_CELL_LENGTH = 100;
// https://docs.github.com/actions/reference/limits
const MAX_JOBS = 256;

export interface Context {
  /** Without a slash at the end, such as `https://github.com`. */
  serverUrl: string;
  apiUrl: string;
  proxied: boolean;
  /** `owner/name`; empty outside GitHub. */
  repository: string;
  /** The same, as the parameters of a request. */
  place: { owner: string; repo: string };
  /** The head commit of a pull request, otherwise the commit of the run; empty outside GitHub. */
  sha: string;
  runId: string;
  attempt: string;
  /** The name of the job in the workflow's file. */
  job: string;
  /** The runner's id of this use of the action in the job. */
  step: string;
  /** The values of this job's matrix, such as `2025-11-25, ubuntu-latest`; empty without a matrix. */
  cell: string;
  /** Unique to this step in the run, the same in every run, and safe in the names of files and artifacts. */
  key: string;
  /** The keys that the step would have at the other places of the matrix: a change of the matrix moves its jobs. */
  otherKeys(): string[];
  /** The workflow's file, such as `ci.yml`; empty outside GitHub. */
  workflowFile: string;
  pullRequest?: number;
  /** The branch with whose runs this one is compared: the base of the pull request, otherwise the default branch. */
  baseBranch: string;
  /** In a merge that another workflow started: the run with the artifacts, and `owner:branch` of its pull request. */
  other?: { id: number; label: string };
}

/** Reads what the runner says about the step. */
export function readContext(
  env: NodeJS.ProcessEnv,
  { mode, publish: { matrix, jobIndex, artifactName: prefix } }: Pick<Inputs, "mode" | "publish">,
): Context {
  const job = env.GITHUB_JOB ?? "";
  const step = env.GITHUB_ACTION ?? "";
  const values = matrixValues(matrix).map(([, value]) => value);
  const cell = values.join(", ").slice(0, MAX_CELL_LENGTH);
  const event = readEvent(env.GITHUB_EVENT_PATH);
  const workflow = (env.GITHUB_WORKFLOW_REF ?? "").replace(/@.*/, "");
  // A job may use the action twice: the runner gives each use an id of its own. A workflow may call another one twice:
  // their jobs differ only by the names of artifacts that they are given.
  const name = slug(`${job} ${cell}`);
  const keyAt = (index: string) => {
    const identity = JSON.stringify([workflow, job, matrix, index, step, prefix]);
    const digest = hash("sha256", identity).slice(0, 8);
    return name === "" ? digest : `${name}-${digest}`;
  };
  const other = mode === "merge" ? otherRunOf(event) : undefined;
  const pullRequest = numberAt(event, "pull_request", "number");
  const [owner = "", repo = ""] = (env.GITHUB_REPOSITORY ?? "").split("/");
  // No page shows the merge commit for which the run of a pull request is started.
  const head = other ? textAt(event, "workflow_run", "head_sha") : textAt(event, "pull_request", "head", "sha");
  return {
    serverUrl: (env.GITHUB_SERVER_URL || "https://github.com").replace(/\/+$/, ""),
    apiUrl: env.GITHUB_API_URL || "https://api.github.com",
    proxied: ["http_proxy", "https_proxy"].some((name) => env[name] || env[name.toUpperCase()]),
    repository: env.GITHUB_REPOSITORY ?? "",
    place: { owner, repo },
    sha: head ?? env.GITHUB_SHA ?? "",
    runId: env.GITHUB_RUN_ID ?? "",
    attempt: env.GITHUB_RUN_ATTEMPT || "1",
    job,
    step,
    cell,
    key: keyAt(jobIndex),
    otherKeys: () => Array.from({ length: MAX_JOBS }, (_, index) => keyAt(String(index))),
    workflowFile: workflow.split("/").at(-1) ?? "",
    ...(pullRequest !== undefined && { pullRequest }),
    baseBranch: textAt(event, "pull_request", "base", "ref") ?? textAt(event, "repository", "default_branch") ?? "",
    ...(other && { other }),
  };
}

/** The address of a line of a file at the commit; undefined outside GitHub, and for a file outside the repository. */
export function linkTo({ serverUrl, repository, sha }: Context, path: string, line: number): string | undefined {
  if (repository === "" || sha === "" || /^(\/|[a-z]:)/i.test(path)) return undefined;
  const encoded = path.split("/").map(encodeURIComponent).join("/");
  return `${serverUrl}/${repository}/blob/${sha}/${encoded}#L${line}`;
}

/** The values of a matrix, as the names of jobs have them; none if it is not one. */
export function matrixValues(matrix: string): [name: string, value: string][] {
  const values = parseJson(matrix);
  if (!isObject(values)) return [];
  const text = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
  return Object.entries(values).map(([name, value]) => [name, text(value)]);
}

function otherRunOf(event: unknown): Context["other"] {
  const id = numberAt(event, "workflow_run", "id");
  if (id === undefined) return undefined;
  const owner = textAt(event, "workflow_run", "head_repository", "owner", "login") ?? "";
  const branch = textAt(event, "workflow_run", "head_branch") ?? "";
  return { id, label: `${owner}:${branch}` };
}

/** The event that started the run; undefined if there is none that can be read. */
function readEvent(path: string | undefined): unknown {
  if (!path) return undefined;
  try {
    return parseJson(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

function textAt(event: unknown, ...path: readonly string[]): string | undefined {
  const value = valueAt(event, path);
  return typeof value === "string" ? value : undefined;
}

function numberAt(event: unknown, ...path: readonly string[]): number | undefined {
  const value = valueAt(event, path);
  return typeof value === "number" ? value : undefined;
}

function valueAt(event: unknown, path: readonly string[]): unknown {
  return path.reduce((value, name) => (isObject(value) ? value[name] : undefined), event);
}

function slug(text: string): string {
  const words = text.toLowerCase().replace(/[^a-z0-9.]+/g, "-");
  return words.slice(0, MAX_SLUG_LENGTH).replace(/^[-.]+|[-.]+$/g, "");
}
