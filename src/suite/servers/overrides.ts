import { resolve } from "node:path";
import { DURATION_FORM, parseDuration } from "../../core/clock.js";
import { defined, isObject } from "../../core/json/json.js";
import { userError } from "../../core/problem.js";
import { shellWordOf, splitCommand } from "../../core/proc/words.js";
import type { LoadedServer } from "../sources/source.js";
import { listNames, suggestOr } from "../suggest.js";
import type { Suite, SuiteHttp, SuiteServer } from "../types.js";
import { DeferredText } from "../variables/deferred.js";
import { replicaProblem } from "./check-http.js";
import { sandboxProblem } from "./sandbox.js";
import { absolutePaths, FIELDS_OF_KIND, SANDBOXED, toServer } from "./server.js";

/** Overrides of the servers under test by flags, inputs and settings. Applied in this order: config; url or command; the rest. */
export interface ServerOverrides {
  /** The flags, inputs or settings that give them, without their values. */
  names: readonly string[];
  serverConfig?: ServerConfig;
  serverUrl?: string;
  /** A command line; it is split by `splitCommand`, no shell is run. */
  serverCommand?: string;
  /** Name of the environment variable that holds a bearer token. */
  serverAuthBearerEnv?: string;
  /** The same for a second user. */
  secondBearerEnv?: string;
  login?: NonNullable<SuiteHttp["login"]>;
  /** HTTP headers by name: a literal, or the environment variable that holds the value. */
  headers?: Readonly<Record<string, string | { env: string }>>;
  http?: Readonly<Record<string, unknown>>;
  /** A URL to poll until it answers 2xx; or a duration (a bare number: seconds) for the entry's own waiting. */
  waitForReady?: string;
  /** How many copies of it run. */
  replicas?: number;
  serverTarget?: string;
}

/** A whole server block from a file of its own. */
export interface ServerConfig {
  entry: Readonly<Record<string, unknown>>;
  /** Of the file: `cwd` starts there. */
  folder: string;
  /** Its name in the file. */
  name?: string;
  /** A line that says which server was taken. */
  notice?: string;
  /** Where it stands in a file of another program. */
  place?: LoadedServer["place"];
}

/** The flags that set members of `http` and of its `tls`. */
const HTTP_FLAGS = new Map([
  ["timeout", "--http-timeout"],
  ["connect_timeout", "--connect-timeout"],
  ["insecure_skip_verify", "--insecure-skip-verify"],
  ["ca_bundle_path", "--ca-bundle"],
]);

type Entry = Record<string, unknown>;
type Servers = ReadonlyMap<string, SuiteServer>;

/** Applies overrides to the live server, or the named one, with a line that says so. Throws a UserError if none fits. */
export function applyOverrides(servers: Servers, overrides: ServerOverrides): { servers: Servers; banner?: string } {
  const { names } = overrides;
  if (names.length === 0) return { servers };
  if (overrides.serverUrl !== undefined && overrides.serverCommand !== undefined)
    throw userError("two servers to replace one", "There are --server-url and --server-command.", "Give one of them.");
  const targets = targetsOf(servers, overrides.serverTarget);
  const notes: string[] = [];
  const overridden = new Map(servers);
  for (const server of targets) overridden.set(server.name, override(server, overrides, notes));
  const targetNames = listNames(targets.map(({ name }) => name));
  return {
    servers: overridden,
    banner: [`Server overrides for ${targetNames}: ${names.join(", ")}`, ...notes].join("; "),
  };
}

/** The parts of a target: the server's name, and the path of its suite if it is written as `FILE#NAME`. */
export function splitTarget(target: string): { name: string; file?: string } {
  const at = target.lastIndexOf("#");
  return at <= 0 ? { name: target } : { name: target.slice(at + 1), file: target.slice(0, at) };
}

/** Whether a target, if there is one, may mean a server of this suite. `cwd`: where its path starts. */
export function isInTarget(target: string | undefined, suite: Pick<Suite, "file">, cwd: string): boolean {
  const { file } = splitTarget(target ?? "");
  return file === undefined || resolve(cwd, file) === suite.file;
}

/** The live servers that overrides apply to: a cassette cannot be replaced. */
function targetsOf(servers: Servers, target: string | undefined): SuiteServer[] {
  const live = [...servers.values()].filter((server) => server.cassette === undefined);
  const names = live.map(({ name }) => name);
  if (target === undefined) {
    if (live.length === 1) return live;
    const description =
      live.length === 0 ? "The suite has no live server." : `The suite has several: ${listNames(names)}.`;
    throw userError("which server do the overrides mean?", description, "Name one by --server-target.");
  }
  const match = live.find(({ name }) => name === splitTarget(target).name);
  if (match !== undefined) return [match];
  const fix = suggestOr(target, names, "Name one of these.");
  throw userError(`no live server \`${target}\``, `The suite has ${listNames(names) || "none"}.`, fix);
}

function override(server: SuiteServer, overrides: ServerOverrides, notes: string[]): SuiteServer {
  const { serverConfig, serverUrl, serverCommand, serverAuthBearerEnv, secondBearerEnv, login } = overrides;
  const { headers, http, waitForReady, replicas } = overrides;
  let entry: Entry = { ...server.raw };
  if (serverConfig !== undefined) entry = absolutePaths(serverConfig.entry, serverConfig.folder);
  if (serverUrl !== undefined) {
    // These keys belong to the server at the address that was replaced.
    entry = asKind(entry, "url", httpUrl(serverUrl, "--server-url"));
    for (const key of ["start", "wait_for_ready", "replicas"]) delete entry[key];
  }
  if (serverCommand !== undefined) entry = asKind(entry, "command", commandWords(serverCommand));
  if (serverAuthBearerEnv !== undefined) {
    needsUrl(server.name, entry, "--server-auth-bearer-env");
    const replacesOauth = (entry.auth as Entry | undefined)?.oauth !== undefined;
    if (replacesOauth) notes.push(`the bearer token replaces \`oauth\` of \`${server.name}\``);
    entry.auth = { bearer_token_env: serverAuthBearerEnv };
  }
  if (secondBearerEnv !== undefined) needsUrl(server.name, entry, "--second-bearer-env");
  if (login !== undefined) {
    needsUrl(server.name, entry, "--login");
    if (entry.auth !== undefined) notes.push(`the login replaces \`auth\` of \`${server.name}\``);
    delete entry.auth;
  }
  if (headers !== undefined && Object.keys(headers).length > 0) {
    needsUrl(server.name, entry, "--header");
    entry.headers = mergeHeaders(entry.headers as Entry | undefined, headers);
  }
  if (http !== undefined && Object.keys(http).length > 0) {
    const settings = Object.keys({ ...http, ...(isObject(http.tls) && http.tls) });
    needsUrl(server.name, entry, settings.flatMap((key) => HTTP_FLAGS.get(key) ?? []).join(" and "));
    entry.http = mergeHttp((entry.http as Entry | undefined) ?? {}, http);
  }
  if (waitForReady !== undefined) {
    needsUrl(server.name, entry, "--wait-for-ready");
    entry = { ...entry, ...readiness(server.name, entry, waitForReady) };
  }
  if (replicas !== undefined) {
    needsUrl(server.name, entry, "--replicas");
    const problem = replicaProblem(entry);
    if (problem) throw userError(problem.title.replace("`replicas`", "--replicas"), problem.description, problem.fix);
    entry.replicas = isObject(entry.replicas) ? { ...entry.replicas, count: replicas } : replicas;
  }
  // All paths are absolute by now, so the folder does not matter.
  const newServer = toServer(server.name, entry, "/", server);
  if (!newServer.http) return newServer;
  return { ...newServer, http: { ...newServer.http, ...defined({ secondBearerEnv, login }) } };
}

/** A server that is started in a sandbox; a recording is not started. Throws a UserError if it cannot be. */
export function inSandbox(server: SuiteServer): SuiteServer {
  if (server.cassette !== undefined) return server;
  const problem = sandboxProblem(server.raw);
  if (problem) throw userError(problem.title.replace("`sandbox`", "--sandbox"), problem.description, problem.fix);
  return { ...server, ...SANDBOXED, raw: { ...server.raw, sandbox: true } };
}

/** The entry reached in another way: fields that belong to the other kind are dropped. */
function asKind(entry: Entry, kind: "command" | "url", value: unknown): Entry {
  const other = kind === "url" ? "command" : "url";
  const dropped: readonly string[] = [other, "cassette", ...FIELDS_OF_KIND[other]];
  return { ...Object.fromEntries(Object.entries(entry).filter(([key]) => !dropped.includes(key))), [kind]: value };
}

function httpUrl(text: string, flag: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && (url.username !== "" || url.password !== ""))
    throw userError(`${flag} holds credentials`, "They would be shown.", "Give --server-auth-bearer-env.");
  if (url && /^https?:$/.test(url.protocol)) return text;
  throw userError(`${flag} is not a valid URL`, "It must start with http:// or https://.", "Write the whole address.");
}

/** What --wait-for-ready sets: a URL is what is polled, a duration how long the entry's own waiting may take. */
function readiness(name: string, { wait_for_ready: ready, start }: Entry, text: string): Entry {
  const timeout = /^[0-9]+(\.[0-9]+)?$/.test(text) ? `${text}s` : text;
  if (parseDuration(timeout) === undefined) {
    if (/^https?:/i.test(text)) return { wait_for_ready: httpUrl(text, "--wait-for-ready") };
    const forms = `It takes an address that starts with http:// or https://, a number of seconds, or ${DURATION_FORM}.`;
    throw userError("--wait-for-ready is neither a URL nor a duration", forms, "Write the address to poll, or `30s`.");
  }
  if (ready !== undefined) {
    const polled = isObject(ready) && !(ready instanceof DeferredText) ? ready : { url: ready };
    return { wait_for_ready: { ...polled, timeout } };
  }
  if (start !== undefined) return { startup_timeout: timeout };
  const why = `\`${name}\` has neither \`wait_for_ready\` nor \`start\`, so a duration alone is not enough.`;
  throw userError("--wait-for-ready does not know what to wait for", why, "Give the URL to poll.");
}

function commandWords(line: string): string[] {
  let words: string[];
  try {
    words = splitCommand(line);
  } catch (error) {
    throw userError("--server-command cannot be split", `${(error as Error).message}.`, "Close every quote.");
  }
  const shellWord = shellWordOf(line);
  if (shellWord !== undefined) {
    const why = `\`${shellWord}\` means something to a shell only, and none reads the command.`;
    const fix = `Set \`cwd\` and \`env\` in a suite or a file for --server-config, or start a shell: --server-command "sh -c '…'".`;
    throw userError("--server-command needs a shell", why, fix);
  }
  if (words.length > 0) return words;
  throw userError("--server-command is empty", "There is no program to start.", "Write a program and its arguments.");
}

function needsUrl(name: string, entry: Entry, flag: string): void {
  if (entry.url !== undefined) return;
  const why = `\`${name}\` is reached over stdin and stdout, not over HTTP.`;
  throw userError(`${flag} on a server with a command`, why, "Leave it out, or give --server-url.");
}

/** Merges headers; names are compared ignoring case. */
function mergeHeaders(existing: Entry = {}, flags: NonNullable<ServerOverrides["headers"]>): Entry {
  const forbidden = Object.keys(flags).find((name) => /^(proxy-)?authorization$/i.test(name));
  if (forbidden !== undefined) {
    const why = "Credentials belong under `auth`, which keeps them out of reports.";
    throw userError(`\`${forbidden}\` is not a header that can be set`, why, "Give --server-auth-bearer-env.");
  }
  const flagNames = new Set(Object.keys(flags).map((name) => name.toLowerCase()));
  const kept = Object.entries(existing).filter(([name]) => !flagNames.has(name.toLowerCase()));
  return { ...Object.fromEntries(kept), ...flags };
}

function mergeHttp(existing: Entry, flags: Readonly<Record<string, unknown>>): Entry {
  const tls = { ...(existing.tls as Entry | undefined), ...(flags.tls as Entry | undefined) };
  return { ...existing, ...flags, ...(Object.keys(tls).length > 0 ? { tls } : {}) };
}
