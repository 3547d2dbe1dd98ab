import { resolve } from "node:path";
import { parseDuration } from "../../core/clock.js";
import { isObject } from "../../core/json/json.js";
import { DeferredText } from "../variables/deferred.js";
import { child } from "../yaml/nodes.js";

/** What a server's entry says of HTTP. Strings may hold a DeferredText (`${port}`, in a header `${request_id}`). */
export interface SuiteHttp {
  url: unknown;
  /** undefined: detected. */
  transport?: "http" | "sse";
  bearerTokenEnv?: string;
  oauth?: SuiteOAuth;
  /** By name: the value, or the environment variable that holds it. */
  headers: Readonly<Record<string, unknown>>;
  /** The time limit of one request, beside the deadline of its call. */
  timeoutMs: number;
  connectTimeoutMs: number;
  maxRedirects: number;
  /** undefined sends our own name. */
  userAgent?: string;
  insecureSkipVerify: boolean;
  /** Absolute. */
  caBundlePath?: string;
  minVersion?: "1.2" | "1.3";
  ready?: { url: unknown; timeoutMs: number; intervalMs: number };
  start?: {
    command: readonly unknown[];
    env: Readonly<Record<string, unknown>>;
    cwd?: string;
    stop?: readonly unknown[];
  };
}

/** A client of an OAuth server, by the client credentials grant. */
export interface SuiteOAuth {
  tokenUrl: string;
  /** Exactly one of it and clientIdEnv. */
  clientId: string | undefined;
  clientIdEnv: string | undefined;
  clientSecretEnv: string | undefined;
  /** Separated by spaces. */
  scope: string | undefined;
  audience: string | undefined;
}

const REQUEST_TIMEOUT_MS = 30_000;
const CONNECT_TIMEOUT_MS = 5_000;
const MAX_REDIRECTS = 5;
const READY_TIMEOUT_MS = 30_000;
const READY_INTERVAL_MS = 500;
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36";

/** The HTTP settings of a server's entry, after `absolutePaths`; undefined for one without `url`. */
export function httpSettings(entry: Readonly<Record<string, unknown>>): SuiteHttp | undefined {
  const { url, transport, auth, headers, wait_for_ready: ready, start } = entry;
  if (url === undefined) return undefined;
  const http = child(entry, "http");
  const tls = child(http, "tls");
  const token = child(auth, "bearer_token_env");
  const oauth = oauthOf(child(auth, "oauth"));
  const agent = child(http, "user_agent_override");
  const userAgent = agent === true ? BROWSER : agent;
  const bundle = child(tls, "ca_bundle_path");
  const minVersion = child(tls, "min_version");
  const redirects = child(http, "max_redirects");
  return {
    url,
    ...((transport === "http" || transport === "sse") && { transport }),
    ...(typeof token === "string" && { bearerTokenEnv: token }),
    ...(oauth && { oauth }),
    headers: isObject(headers) ? headers : {},
    timeoutMs: durationOf(child(http, "timeout")) ?? REQUEST_TIMEOUT_MS,
    connectTimeoutMs: durationOf(child(http, "connect_timeout")) ?? CONNECT_TIMEOUT_MS,
    maxRedirects: typeof redirects === "number" ? redirects : MAX_REDIRECTS,
    ...(typeof userAgent === "string" && { userAgent }),
    insecureSkipVerify: child(tls, "insecure_skip_verify") === true,
    ...(typeof bundle === "string" && { caBundlePath: bundle }),
    ...((minVersion === "1.2" || minVersion === "1.3") && { minVersion }),
    ...(ready !== undefined && { ready: readyOf(ready) }),
    ...(isObject(start) && { start: startOf(start) }),
  };
}

/** The entry with every path in it absolute; `folder`: of the file that declares it. */
export function absolutePaths(entry: Readonly<Record<string, unknown>>, folder: string): Record<string, unknown> {
  const within = (node: unknown, key: string): unknown => {
    const path = child(node, key);
    return typeof path === "string" && isObject(node) ? { ...node, [key]: resolve(folder, path) } : node;
  };
  const absolute: Record<string, unknown> = { ...entry };
  for (const key of ["cwd", "cassette"]) {
    const path = child(entry, key);
    if (typeof path === "string") absolute[key] = resolve(folder, path);
  }
  const { start, http } = entry;
  if (start !== undefined) absolute.start = within(start, "cwd");
  if (isObject(http) && http.tls !== undefined) {
    absolute.http = { ...http, tls: within(http.tls, "ca_bundle_path") };
  }
  return absolute;
}

function readyOf(ready: unknown): NonNullable<SuiteHttp["ready"]> {
  return {
    url: isObject(ready) && !(ready instanceof DeferredText) ? ready.url : ready,
    timeoutMs: durationOf(child(ready, "timeout")) ?? READY_TIMEOUT_MS,
    intervalMs: durationOf(child(ready, "interval")) ?? READY_INTERVAL_MS,
  };
}

function oauthOf(oauth: unknown): SuiteOAuth | undefined {
  const textAt = (key: string): string | undefined => {
    const value = child(oauth, key);
    return typeof value === "string" ? value : undefined;
  };
  const tokenUrl = textAt("token_url") ?? textAt("token_endpoint");
  if (tokenUrl === undefined) return undefined;
  const scopes = child(oauth, "scopes");
  return {
    tokenUrl,
    clientId: textAt("client_id"),
    clientIdEnv: textAt("client_id_env"),
    clientSecretEnv: textAt("client_secret_env"),
    scope: Array.isArray(scopes) && scopes.length > 0 ? scopes.join(" ") : textAt("scope"),
    audience: textAt("audience"),
  };
}

function startOf({ command, env, cwd, stop }: Record<string, unknown>): NonNullable<SuiteHttp["start"]> {
  return {
    command: Array.isArray(command) ? command : [],
    env: isObject(env) ? env : {},
    ...(typeof cwd === "string" && { cwd }),
    ...(Array.isArray(stop) && { stop }),
  };
}

function durationOf(value: unknown): number | undefined {
  return typeof value === "string" ? parseDuration(value) : undefined;
}
