// The toolkit's own client loads an HTTP library that takes longer to start than the whole check run; only
// proxies need it.
import { Octokit } from "@octokit/core";
import { retry } from "@octokit/plugin-retry";
import { messageOf } from "../../core/errors.js";
import type { Redactor } from "../../core/redaction/redact.js";
import { line } from "../../report/words.js";
import type { Context } from "../context.js";

/** For one request and its retries. */
const REQUEST_TIMEOUT_MS = 20_000;
const Client = Octokit.plugin(retry);
const quiet = { debug() {}, info() {}, warn() {}, error() {} };

/** The error of a request; the status is 0 if nothing answered. */
export interface ApiFault {
  status: number;
  message: string;
}

/** GitHub's REST API. */
export type GithubApi = Pick<Octokit, "request">;

/** A client of the REST API, which retries what may pass. */
export async function githubApi(token: string, context: Context): Promise<GithubApi> {
  const request = await fetchFor(context.apiUrl, context);
  const github = new Client({ auth: token, baseUrl: context.apiUrl, log: quiet, retry: { retries: 2 }, request });
  github.hook.before("request", (options) => {
    options.request.signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
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

/** What a request failed of. */
export function apiFault(error: unknown): ApiFault {
  const message = messageOf(error);
  // The client gives errors of the network the status 500, without a response.
  const answered = error instanceof Error && "response" in error && error.response !== undefined;
  return { status: answered && "status" in error ? Number(error.status) : 0, message };
}

/** `HTTP 403: …`, or that the API cannot be reached. */
export function faultReason({ status, message }: ApiFault, { apiUrl }: Context, redactor: Redactor): string {
  const what = status === 0 ? `${apiUrl} cannot be reached` : `HTTP ${status}`;
  return `${what}: ${line(redactor.text(message), 300).replace(/[.\s]+$/, "")}`;
}

async function fetchFor(address: string, { proxied }: Context): Promise<{ fetch?: typeof fetch }> {
  if (!proxied) return {};
  const { getProxyFetch } = await import("../../../node_modules/@actions/github/lib/internal/utils.js");
  return { fetch: getProxyFetch(address) as typeof fetch };
}
