// The toolkit's own client loads an HTTP library that takes longer to start than the whole check run; only
// proxies need it.
import { setTimeout } from "node:timers/promises";
import { Octokit } from "@octokit/core";
import { retry } from "@octokit/plugin-retry";
import { messageOf } from "../../core/errors.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { line } from "../../report/words.js";
import type { Context } from "../context.js";
import { print } from "../log.js";

/** For one request and its retries. */
const REQUEST_TIMEOUT_MS = 20_000;
/** For how long a request waits for GitHub's rate limit, in all. */
const MAX_WAIT_MS = 5 * 60_000;
/** What no retry changes; 429 and some 403 are asked again when GitHub says so. */
const FINAL_STATUSES = [400, 401, 403, 404, 410, 413, 422, 429, 451];
const Client = Octokit.plugin(retry);
const quiet = { debug() {}, info() {}, warn() {}, error() {} };

/** The error of a request; the status is 0 if nothing answered. */
export interface ApiFault {
  status: number;
  message: string;
}

/** GitHub's REST API. */
export type GithubApi = Pick<Octokit, "request">;

/** A client of the REST API, which retries requests that may succeed then. */
export async function githubApi(context: Context): Promise<GithubApi> {
  const request = await fetchFor(context.apiUrl, context);
  const github = new Client({
    auth: context.inputs.publish.token,
    baseUrl: context.apiUrl,
    log: quiet,
    retry: { retries: 2, doNotRetry: FINAL_STATUSES },
    request,
  });
  github.hook.before("request", (options) => {
    options.request.signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  });
  github.hook.wrap("request", async (send, options) => {
    let remainingMs = MAX_WAIT_MS;
    for (;;) {
      try {
        return await send(options);
      } catch (error) {
        const waitMs = rateLimitWaitMs(error);
        if (waitMs === undefined || waitMs > remainingMs) throw error;
        remainingMs -= Math.max(waitMs, 1_000);
        await print(say`GitHub limits the rate of requests: waiting ${Math.ceil(waitMs / 1_000)} s.`);
        await setTimeout(waitMs);
      }
    }
  });
  return github;
}

/** The bytes at an address that needs no token, at most so many; throws if there are more. */
export async function download(address: string, maxBytes: number, context: Context): Promise<Buffer> {
  const options = { ...(await fetchFor(address, context)), parseSuccessResponseBody: false };
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const { data } = await new Client({ log: quiet }).request(`GET ${address}`, { request: { ...options, signal } });
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of data as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > maxBytes) throw new Error(`it has more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * How long GitHub asks to wait; undefined if it does not limit the rate.
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api#exceeding-the-rate-limit
 */
export function rateLimitWaitMs(error: unknown): number | undefined {
  const { status, response } = error as { status?: number; response?: { headers: Record<string, unknown> } };
  if (!response || (status !== 403 && status !== 429)) return undefined;
  const { "retry-after": after, "x-ratelimit-remaining": remaining, "x-ratelimit-reset": reset } = response.headers;
  if (after !== undefined && Number.isFinite(Number(after))) return Number(after) * 1_000;
  const isUsedUp = remaining !== undefined && Number(remaining) === 0;
  if (isUsedUp && Number.isFinite(Number(reset))) return Math.max(0, Number(reset) * 1_000 - Date.now());
  return isUsedUp || status === 429 ? 60_000 : undefined;
}

/** Why a request failed. A 403 because of the rate limit counts as 429: no permission is missing. */
export function apiFault(error: unknown): ApiFault {
  const message = messageOf(error);
  if (rateLimitWaitMs(error) !== undefined) return { status: 429, message };
  // The client gives errors of the network the status 500, without a response.
  const hasResponse = error instanceof Error && "response" in error && error.response !== undefined;
  return { status: hasResponse && "status" in error ? Number(error.status) : 0, message };
}

/** `HTTP 403: …`, or that the API cannot be reached; with the permission that may be missing. */
export function faultReason({ status, message }: ApiFault, { apiUrl }: Context, permission = ""): string {
  const faults: Record<number, string> = { 0: `${apiUrl} cannot be reached`, 429: "GitHub's rate limit is used up" };
  const what = faults[status] ?? `HTTP ${status}`;
  const limitation = permission.endsWith("write")
    ? ", which a pull request from a fork or by Dependabot never has"
    : "";
  const isMissing = permission !== "" && [403, 404].includes(status);
  const hint = isMissing ? `; it needs \`permissions: { ${permission} }\`${limitation}` : "";
  return `${what}: ${line(hide(message), 300).replace(/[.\s]+$/, "")}${hint}`;
}

async function fetchFor(address: string, { proxied }: Context): Promise<{ fetch?: typeof fetch }> {
  if (!proxied) return {};
  const { getProxyFetch } = await import("../../../node_modules/@actions/github/lib/internal/utils.js");
  return { fetch: getProxyFetch(address) as typeof fetch };
}
