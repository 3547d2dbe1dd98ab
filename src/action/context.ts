import { hash } from "node:crypto";
import { asObject, isObject, parseJson } from "../core/json/json.js";
import { readJsonFile } from "../core/read-file.js";
import type { Inputs } from "./inputs/inputs.js";
import type { Step } from "./step.js";

const MAX_SLUG_LENGTH = 60;
const MAX_CELL_LENGTH = 100;
/** In bytes. An event has at most 25 MB: https://docs.github.com/webhooks/webhook-events-and-payloads */
const MAX_EVENT = 32 * 1024 * 1024;

/** The step, its inputs, and what the runner says about both. */
export interface Context extends Step {
  inputs: Inputs;
  /** Without a slash at the end, such as `https://github.com`. */
  serverUrl: string;
  /** A folder of the job, which its steps share; empty outside GitHub. */
  temp: string;
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
  /** The job with its workflow and its cell, such as `CI / test (2025-11-25)`. */
  title: string;
  /** Unique to this step in the run, the same in every run, and safe in the names of files and artifacts. */
  key: string;
  /** The same for all jobs whose results are merged together; two calls of one workflow have two names. */
  mergeKey: string;
  /** The workflow's file, such as `ci.yml`; empty outside GitHub. */
  workflowFile: string;
  pullRequest?: number;
  /** The branches whose runs may have the baseline, the best first: the base of a pull request, or this one and the default. */
  baseBranches: string[];
  /** In a merge that another workflow started: the run with the artifacts, and `owner:branch` of its pull request. */
  sourceRun?: { id: number; label: string };
}

/** Reads what the runner says about the step. */
export function readContext(runnerStep: Step, inputs: Inputs): Context {
  const { env } = runnerStep;
  const { matrix, jobIndex, artifactName: prefix } = inputs.publish;
  const job = env.GITHUB_JOB ?? "";
  const step = env.GITHUB_ACTION ?? "";
  const cell = cellOf(matrixValues(matrix)).slice(0, MAX_CELL_LENGTH);
  const event = readEvent(env.GITHUB_EVENT_PATH);
  const { pull_request: pull, merge_group: group, repository: own } = event;
  const workflow = (env.GITHUB_WORKFLOW_REF ?? "").replace(/@.*/, "");
  // A job may use the action twice: the runner gives each use an id of its own. A workflow may call another one twice:
  // their jobs differ only by the names of artifacts that they are given.
  const key = slugWithHash(`${job} ${cell}`, [workflow, job, matrix, jobIndex, step, prefix]);
  const base = pull?.base?.ref ?? group?.base_ref?.replace(/^refs\/heads\//, "");
  const branch = env.GITHUB_REF_TYPE === "branch" ? env.GITHUB_REF_NAME : undefined;
  const branches = base === undefined ? [branch, own?.default_branch] : [base];
  const sourceRun = inputs.mode === "merge" ? event.workflow_run : undefined;
  const [owner = "", repo = ""] = (env.GITHUB_REPOSITORY ?? "").split("/");
  // No page shows the merge commit for which the run of a pull request is started.
  const head = sourceRun ? sourceRun.head_sha : pull?.head?.sha;
  return {
    ...runnerStep,
    inputs,
    serverUrl: (env.GITHUB_SERVER_URL || "https://github.com").replace(/\/+$/, ""),
    temp: env.RUNNER_TEMP ?? "",
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
    title: [env.GITHUB_WORKFLOW, job].filter(Boolean).join(" / ") + (cell === "" ? "" : ` (${cell})`),
    key,
    mergeKey: slugWithHash("", [workflow, prefix]),
    workflowFile: workflow.split("/").at(-1) ?? "",
    ...(pull?.number !== undefined && { pullRequest: pull.number }),
    baseBranches: [...new Set(branches)].filter((branch) => branch !== undefined),
    ...(sourceRun && {
      sourceRun: { id: sourceRun.id, label: `${sourceRun.head_repository?.owner?.login}:${sourceRun.head_branch}` },
    }),
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

/** The values of a matrix in one text. */
export function cellOf(values: readonly [name: string, value: string][]): string {
  return values.map(([, value]) => value).join(", ");
}

/** A text as a part of a name that differs for each identity: `test-2025-11-25-0a1b2c3d`. */
export function slugWithHash(text: string, identity: readonly unknown[]): string {
  const digest = hash("sha256", JSON.stringify(identity)).slice(0, 8);
  const words = text.toLowerCase().replace(/[^a-z0-9.]+/g, "-");
  const slug = words.slice(0, MAX_SLUG_LENGTH).replace(/^[-.]+|[-.]+$/g, "");
  return slug === "" ? digest : `${slug}-${digest}`;
}

/** What is read of the event that started the run. */
interface RunnerEvent {
  pull_request?: { number?: number; head?: { sha?: string }; base?: { ref?: string } };
  merge_group?: { base_ref?: string };
  workflow_run?: {
    id: number;
    head_sha?: string;
    head_branch?: string;
    head_repository?: { owner?: { login?: string } };
  };
  repository?: { default_branch?: string };
}

/** The event; empty if there is none that can be read. */
function readEvent(path: string | undefined): RunnerEvent {
  const event = readJsonFile(path ?? "", MAX_EVENT);
  return asObject(event);
}
