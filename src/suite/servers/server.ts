import { resolve } from "node:path";
import { parseDuration } from "../../core/clock.js";
import { asList, asObject, isObject } from "../../core/json/json.js";
import type { SuiteClient, SuiteFormAnswer, SuiteHttp, SuiteOAuth, SuiteServer } from "../types.js";
import { DeferredText } from "../variables/deferred.js";
import { child, choiceOf, numberOf, textOf, textsOf } from "../yaml/nodes.js";

const STARTUP_TIMEOUT_MS = 30_000;
const REQUEST_TIMEOUT_MS = 30_000;
const CONNECT_TIMEOUT_MS = 5_000;
const MAX_REDIRECTS = 5;
const READY_TIMEOUT_MS = 30_000;
const READY_INTERVAL_MS = 500;
const USER_ACTIONS = ["accept", "decline", "cancel"] as const;
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36";

/** Keys that only one kind of server has. */
export const FIELDS_OF_KIND = {
  command: ["env", "inherit_env", "cwd"],
  url: ["transport", "auth", "headers", "http", "wait_for_ready", "start", "replicas"],
  cassette: [],
} as const;

/** What a server in a sandbox has: every tool may be called, because nothing that it does lasts. */
export const SANDBOXED = { sandbox: true, safeCalls: ["*"] } as const;

/** Keys that an entry with `from` gets from the file of another program. */
const SOURCE_KEYS = new Set(["command", "env", "cwd", "url", "headers", "auth", "transport", "start"]);

/** The entry of a server without what `from` gives it. */
export function ownKeys(raw: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (raw.from === undefined) return raw;
  return Object.fromEntries(Object.entries(raw).filter(([key]) => !SOURCE_KEYS.has(key)));
}

/** A server from its entry, after interpolation. `folder`: of the file that declares it; `cwd` starts there. */
export function toServer(
  name: string,
  declared: Readonly<Record<string, unknown>>,
  folder: string,
  {
    location,
    targetLocation,
    startLocation,
    tokenLocation,
  }: Pick<SuiteServer, "location" | "targetLocation" | "startLocation" | "tokenLocation">,
): SuiteServer {
  const entry = absolutePaths(declared, folder);
  const http = httpSettings(entry);
  const { command, cwd, url, cassette, client } = entry;
  return {
    name,
    ...(Array.isArray(command) && { command }),
    env: environmentOf(entry.env),
    inheritEnv: entry.inherit_env !== false,
    ...(typeof cwd === "string" && { cwd }),
    startupTimeoutMs: durationOf(entry.startup_timeout) ?? STARTUP_TIMEOUT_MS,
    ...(entry.sandbox === true ? SANDBOXED : { sandbox: false, safeCalls: textsOf(entry.safe_calls) ?? [] }),
    volatile: textsOf(entry.volatile) ?? [],
    ...(typeof url === "string" ? { url } : url instanceof DeferredText ? { url: url.text } : {}),
    ...(http && { http }),
    ...(typeof cassette === "string" && { cassette }),
    ...(isObject(client) && { client: clientOf(client) }),
    raw: entry,
    location,
    targetLocation,
    ...(startLocation && { startLocation }),
    ...(tokenLocation && { tokenLocation }),
  };
}

/** The answers of a client are lists; a single one answers every request. */
function clientOf({ sampling, elicitation, roots, extensions, tasks }: Record<string, unknown>): SuiteClient {
  const inTurn = (answers: unknown) => (Array.isArray(answers) ? answers : [answers]);
  return {
    ...(sampling !== undefined && { sampling: inTurn(sampling) }),
    ...elicitationOf(elicitation),
    ...(Array.isArray(roots) && { roots }),
    ...(isObject(extensions) && { extensions }),
    ...(tasks === true && { tasks }),
  };
}

function elicitationOf(answers: unknown): Omit<SuiteClient, "sampling"> {
  if (answers === undefined) return {};
  const { url, form, ...rest } = asObject(answers);
  if (url === undefined && form === undefined) return { elicitation: Array.isArray(answers) ? answers : [answers] };
  const byUrl = choiceOf(url, USER_ACTIONS) ?? { afterMs: durationOf(child(url, "after")) ?? 0 };
  const { action: _, answer: __, ...ofTools } = asObject(form);
  const byTool = Object.entries(ofTools).map(([tool, entry]) => [tool, formAnswerOf(entry)]);
  return {
    ...(url !== undefined && { elicitationByUrl: byUrl }),
    ...(form !== undefined && { elicitationByForm: { ...formAnswerOf(form), ofTools: Object.fromEntries(byTool) } }),
    ...(Object.keys(rest).length > 0 && { elicitation: [rest] }),
  };
}

function formAnswerOf(form: unknown): SuiteFormAnswer {
  return { action: choiceOf(child(form, "action"), USER_ACTIONS) ?? "accept", answer: asObject(child(form, "answer")) };
}

/** The environment variables that an entry declares. */
export function environmentOf(env: unknown): Record<string, string> {
  return isObject(env) ? { ...(env as Record<string, string>) } : {};
}

function httpSettings(entry: Readonly<Record<string, unknown>>): SuiteHttp | undefined {
  const { url, auth, headers, wait_for_ready: ready, start, replicas } = entry;
  if (url === undefined) return undefined;
  const http = child(entry, "http");
  const tls = child(http, "tls");
  const transport = choiceOf(entry.transport, ["http", "sse"]);
  const token = child(auth, "bearer_token_env");
  const oauth = oauthOf(child(auth, "oauth"));
  const lab = child(auth, "lab");
  const agent = child(http, "user_agent_override");
  const userAgent = agent === true ? BROWSER : agent;
  const bundle = child(tls, "ca_bundle_path");
  const minVersion = choiceOf(child(tls, "min_version"), ["1.2", "1.3"]);
  return {
    url,
    ...(transport && { transport }),
    ...(typeof token === "string" && { bearerTokenEnv: token }),
    ...(oauth && { oauth }),
    ...(isObject(lab) && { lab: labOf(lab) }),
    headers: asObject(headers),
    timeoutMs: durationOf(child(http, "timeout")) ?? REQUEST_TIMEOUT_MS,
    connectTimeoutMs: durationOf(child(http, "connect_timeout")) ?? CONNECT_TIMEOUT_MS,
    maxRedirects: numberOf(child(http, "max_redirects")) ?? MAX_REDIRECTS,
    ...(typeof userAgent === "string" && { userAgent }),
    insecureSkipVerify: child(tls, "insecure_skip_verify") === true,
    ...(typeof bundle === "string" && { caBundlePath: bundle }),
    ...(minVersion && { minVersion }),
    ...(ready !== undefined && {
      ready: {
        url: isObject(ready) && !(ready instanceof DeferredText) ? ready.url : ready,
        timeoutMs: durationOf(child(ready, "timeout")) ?? READY_TIMEOUT_MS,
        intervalMs: durationOf(child(ready, "interval")) ?? READY_INTERVAL_MS,
      },
    }),
    ...(isObject(start) && { start: startOf(start) }),
    ...(replicas !== undefined && {
      replicas: {
        count: numberOf(isObject(replicas) ? replicas.count : replicas) ?? 1,
        restarts: child(replicas, "restart") !== undefined,
      },
    }),
  };
}

/** The entry with every path in it absolute; `folder`: of the file that declares it. */
export function absolutePaths(entry: Readonly<Record<string, unknown>>, folder: string): Record<string, unknown> {
  return changePaths(entry, (path) => resolve(folder, path));
}

/** The entry of a server with every path in it changed. */
export function changePaths(
  entry: Readonly<Record<string, unknown>>,
  change: (path: string) => string,
): Record<string, unknown> {
  const changed = <T>(node: T, key: string): T => {
    const path = child(node, key);
    return typeof path === "string" ? { ...node, [key]: change(path) } : node;
  };
  const { start, http } = entry;
  return {
    ...changed(changed(changed(entry, "cwd"), "cassette"), "from"),
    ...(start !== undefined && { start: changed(start, "cwd") }),
    ...(isObject(http) && http.tls !== undefined && { http: { ...http, tls: changed(http.tls, "ca_bundle_path") } }),
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

function labOf({ subjects, tools, implies }: Record<string, unknown>): NonNullable<SuiteHttp["lab"]> {
  return { subjects: scopesOf(subjects), tools: scopesOf(tools), implies: scopesOf(implies) };
}

function scopesOf(named: unknown): ReadonlyMap<string, readonly string[]> {
  return new Map(Object.entries(asObject(named)).map(([name, scopes]) => [name, textsOf(scopes) ?? []]));
}

function startOf({ command, env, cwd, stop }: Record<string, unknown>): NonNullable<SuiteHttp["start"]> {
  return {
    command: asList(command),
    env: asObject(env),
    ...(typeof cwd === "string" && { cwd }),
    ...(Array.isArray(stop) && { stop }),
  };
}

function durationOf(value: unknown): number | undefined {
  return parseDuration(textOf(value));
}
