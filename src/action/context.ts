import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { isObject } from "../core/json.js";

const MAX_SLUG_LENGTH = 60;
const MAX_CELL_LENGTH = 100;

/** Where on GitHub the step runs. */
export interface Context {
  /** Without a slash at the end, such as `https://github.com`. */
  serverUrl: string;
  /** Of the REST API. */
  apiUrl: string;
  /** True if the environment names a proxy. */
  proxied: boolean;
  /** `owner/name`; empty outside GitHub. */
  repository: string;
  /** The head commit of a pull request, otherwise the commit of the run; empty outside GitHub. */
  sha: string;
  runId: string;
  attempt: string;
  /** The values of this job's matrix, such as `2025-11-25, ubuntu-latest`; empty without a matrix. */
  cell: string;
  /** Unique to this step in the run; readable, and safe in the names of files and artifacts. */
  key: string;
}

/**
 * Reads what the runner says about the step.
 *
 * @param matrix the job's matrix as JSON; `null` without one
 * @param jobIndex the job's place in its matrix
 */
export function readContext(env: NodeJS.ProcessEnv, matrix: string, jobIndex: string): Context {
  const job = env["GITHUB_JOB"] ?? "";
  const cell = cellOf(matrix);
  // A job may use the action twice: the runner gives each use an id of its own.
  const identity = JSON.stringify([env["GITHUB_WORKFLOW_REF"], job, matrix, jobIndex, env["GITHUB_ACTION"]]);
  const hash = createHash("sha256").update(identity).digest("hex").slice(0, 8);
  return {
    serverUrl: (env["GITHUB_SERVER_URL"] || "https://github.com").replace(/\/+$/, ""),
    apiUrl: env["GITHUB_API_URL"] || "https://api.github.com",
    proxied: ["http_proxy", "https_proxy"].some((name) => env[name] || env[name.toUpperCase()]),
    repository: env["GITHUB_REPOSITORY"] ?? "",
    sha: headOfPullRequest(env["GITHUB_EVENT_PATH"]) ?? env["GITHUB_SHA"] ?? "",
    runId: env["GITHUB_RUN_ID"] ?? "",
    attempt: env["GITHUB_RUN_ATTEMPT"] || "1",
    cell,
    key: [slug(`${job} ${cell}`), hash].filter((part) => part !== "").join("-"),
  };
}

/** The address of a line of a file at the commit; undefined outside GitHub, and for a file outside the repository. */
export function linkTo({ serverUrl, repository, sha }: Context, path: string, line: number): string | undefined {
  if (repository === "" || sha === "" || /^(\/|[a-z]:)/i.test(path)) return undefined;
  const encoded = path.split("/").map(encodeURIComponent).join("/");
  return `${serverUrl}/${repository}/blob/${sha}/${encoded}#L${line}`;
}

/** The head of the pull request: no page shows the merge commit for which the run is started. */
function headOfPullRequest(eventPath: string | undefined): string | undefined {
  if (!eventPath) return undefined;
  try {
    const event: unknown = JSON.parse(readFileSync(eventPath, "utf8"));
    const pull = isObject(event) ? event["pull_request"] : undefined;
    const head = isObject(pull) ? pull["head"] : undefined;
    const sha = isObject(head) ? head["sha"] : undefined;
    return typeof sha === "string" ? sha : undefined;
  } catch {
    // There is no event that can be read: the run's own commit is the next best.
    return undefined;
  }
}

function cellOf(matrix: string): string {
  let values: unknown;
  try {
    values = JSON.parse(matrix);
  } catch {
    return "";
  }
  if (!isObject(values)) return "";
  const words = Object.values(values).map((value) => (typeof value === "string" ? value : JSON.stringify(value)));
  return words.join(", ").slice(0, MAX_CELL_LENGTH);
}

function slug(text: string): string {
  const words = text.toLowerCase().replace(/[^a-z0-9.]+/g, "-");
  return words.slice(0, MAX_SLUG_LENGTH).replace(/^[-.]+|[-.]+$/g, "");
}
