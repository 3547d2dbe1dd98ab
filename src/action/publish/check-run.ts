import type { Context } from "../context.js";
import { apiFault, githubApi } from "../github/client.js";
import type { CheckRun, CheckRunResult } from "./checks.js";

// https://docs.github.com/rest/checks/runs#create-a-check-run
const MAX_ANNOTATIONS_PER_REQUEST = 50;

/** Makes a check run, with all its annotations. Never rejects: its result says what went wrong. */
export async function sendCheckRun(token: string, context: Context, check: CheckRun): Promise<CheckRunResult> {
  const { title, summary, annotations, ...rest } = check;
  const batch = (start: number) => annotations.slice(start, start + MAX_ANNOTATIONS_PER_REQUEST);
  let sent: CheckRunResult = { shown: 0 };
  try {
    const github = await githubApi(token, context);
    const { data } = await github.request("POST /repos/{owner}/{repo}/check-runs", {
      ...context.place,
      ...rest,
      head_sha: context.sha,
      status: "completed",
      output: { title, summary, annotations: batch(0) },
    });
    sent = { shown: batch(0).length, ...(data.html_url !== null && { url: data.html_url }) };
    for (let start = MAX_ANNOTATIONS_PER_REQUEST; start < annotations.length; start += MAX_ANNOTATIONS_PER_REQUEST) {
      const output = { title, summary, annotations: batch(start) };
      await github.request("PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}", {
        ...context.place,
        check_run_id: data.id,
        output,
      });
      sent = { ...sent, shown: start + output.annotations.length };
    }
    return sent;
  } catch (error) {
    return { ...sent, fault: apiFault(error) };
  }
}
