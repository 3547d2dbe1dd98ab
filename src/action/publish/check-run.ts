// The toolkit's own client loads an HTTP library that takes longer to start than the whole check run; only
// proxies need it.
import { Octokit } from "@octokit/core";
import { retry } from "@octokit/plugin-retry";
import type { Context } from "../context.js";
import type { CheckRun, CheckRunResult } from "./checks.js";

/** For one request and its retries. */
const REQUEST_TIMEOUT_MS = 20_000;
// https://docs.github.com/rest/checks/runs#create-a-check-run
const MAX_ANNOTATIONS_PER_REQUEST = 50;
const Client = Octokit.plugin(retry);
const quiet = { debug() {}, info() {}, warn() {}, error() {} };

/**
 * Makes a check run, with all its annotations. Never rejects: its result says what went wrong.
 *
 * @param token of the job, or of an app
 */
export async function sendCheckRun(token: string, context: Context, check: CheckRun): Promise<CheckRunResult> {
  const [owner = "", repo = ""] = context.repository.split("/");
  const { title, summary, annotations, ...rest } = check;
  const batch = (start: number) => annotations.slice(start, start + MAX_ANNOTATIONS_PER_REQUEST);
  let sent: CheckRunResult = { shown: 0 };
  try {
    const github = new Client({ auth: token, baseUrl: context.apiUrl, log: quiet, retry: { retries: 2 } });
    const fetch = context.proxied ? (await import("./proxy-fetch.js")).proxyFetch(context.apiUrl) : undefined;
    const request = () => ({ signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS), ...(fetch && { fetch }) });
    const { data } = await github.request("POST /repos/{owner}/{repo}/check-runs", {
      owner,
      repo,
      ...rest,
      head_sha: context.sha,
      status: "completed",
      output: { title, summary, annotations: batch(0) },
      request: request(),
    });
    sent = { shown: batch(0).length, ...(data.html_url !== null && { url: data.html_url }) };
    for (let start = MAX_ANNOTATIONS_PER_REQUEST; start < annotations.length; start += MAX_ANNOTATIONS_PER_REQUEST) {
      const output = { title, summary, annotations: batch(start) };
      const place = { owner, repo, check_run_id: data.id };
      await github.request("PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}", {
        ...place,
        output,
        request: request(),
      });
      sent = { ...sent, shown: start + output.annotations.length };
    }
    return sent;
  } catch (error) {
    const status = error instanceof Error && "status" in error ? Number(error.status) : 0;
    return { ...sent, fault: { status, message: error instanceof Error ? error.message : String(error) } };
  }
}
