import { existsSync, readdirSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Location } from "../../core/generated/results.js";
import type { Environment } from "../../core/proc/env.js";
import { WITHHELD_FIX, withheldText } from "../../core/proc/env.js";
import { plural } from "../../core/text.js";
import { ProblemLog, type ProblemTexts, type Spot } from "../problems.js";
import { listNames, suggestOr } from "../suggest.js";
import type { LoadOptions } from "../types.js";
import { entrySecrets } from "../variables/variables.js";
import { PlaceStore, type Source } from "../yaml/positions.js";
import { displayPath } from "../yaml/read-source.js";
import { bundleServers, openBundle } from "./bundle.js";
import { clientServers } from "./client-files.js";
import { CLIENTS, MCP_SERVERS } from "./clients.js";
import { nodePrograms, pythonScripts } from "./packages.js";
import { readDocument } from "./read-document.js";
import { refusedFiles } from "./refused.js";
import { registryServers } from "./registry.js";
import { SourceVariables } from "./source-variables.js";
import type { ServerEntry, SourceFormat, SourceServer } from "./types.js";

const FORMATS: readonly SourceFormat[] = [
  registryServers,
  bundleServers,
  clientServers,
  nodePrograms,
  pythonScripts,
  refusedFiles,
];
/** Where `init`, `discover` and `audit` look, in this order. */
const FILES = [
  ...new Set(CLIENTS.flatMap(({ files, isSearched }) => (isSearched === false ? [] : files))),
  "server.json",
  "manifest.json",
  "*.mcpb",
  "*.dxt",
  "package.json",
  "pyproject.toml",
];
const BUNDLE = /\.(mcpb|dxt)$/i;
const GLOB = /[*?[\]{}()!+@]/;
const MAX_LISTED = 20;

/** A server that was read from a file of another program. */
export interface LoadedServer {
  name: string;
  entry: ServerEntry;
  /** The file, and the server in it, as `--from` takes them. */
  from: string;
  guess?: string;
  /** Where it stands in the file. */
  place: { location: Location; source: Source | undefined };
}

/** Splits `FILE#NAME`; a file whose name has the sign itself is not split. */
export function splitFrom(from: string, folder: string): { file: string; name?: string } {
  const at = from.lastIndexOf("#");
  if (at <= 0 || existsSync(resolve(folder, from))) return { file: resolve(folder, from) };
  return { file: resolve(folder, from.slice(0, at)), name: from.slice(at + 1) };
}

/**
 * The server that `FILE#NAME` means; undefined if there is none, or it cannot be read: reported in `log`, where it is.
 * Throws a UserError for a file that cannot be read.
 */
export async function readSourceServer(
  from: string,
  folder: string,
  log: ProblemLog,
  options: LoadOptions,
  dotenv: Environment = {},
): Promise<LoadedServer | undefined> {
  const { file, name } = splitFrom(from, folder);
  options.onFile?.(file);
  const contents = await serversIn(file, log, options);
  if (contents === undefined) return undefined;
  const { root, servers } = contents;
  const shownFile = displayPath(file, options.cwd);
  if (servers === undefined) return root.report("value", noServers(root));
  if (log.failed) return undefined;
  const server = chooseServer(servers, name, shownFile, root);
  if (server === undefined) return undefined;
  const isAmbiguous = servers.length > 1 || name !== undefined;
  const reference = isAmbiguous ? `${shownFile}#${name ?? server.way ?? server.name}` : shownFile;
  const entry = await readServer(server, root, log, options, dotenv);
  const place = { location: server.spot.location("key"), source: sourceOf(root) };
  return entry && { name: server.name, entry, from: reference, place, ...(server.guess && { guess: server.guess }) };
}

/**
 * Each server that `FILE` holds and its client uses, or whose name `FILE#GLOB` matches, as `FILE#NAME`. A name that a server
 * has is not a glob. `isMany`: whether `from` may mean several; if not, it is the one reference, and nothing was read.
 */
export async function sourceReferences(
  from: string,
  folder: string,
  log: ProblemLog,
  options: LoadOptions,
): Promise<{ references: string[]; isMany: boolean }> {
  const { file, name } = splitFrom(from, folder);
  const only = { references: [from], isMany: false };
  if (name !== undefined && !GLOB.test(name)) return only;
  const { servers = [] } = (await serversIn(file, log, options)) ?? {};
  if (servers.some((server) => nameOf(server) === name)) return only;
  const { default: picomatch } = await import("picomatch");
  const isMatch = name === undefined ? () => true : picomatch(name, { bash: true, dot: true });
  // Without a name, several ways to one server are the one that the file prefers.
  const matches = servers.filter(
    (server) =>
      server.leftOut === undefined && isMatch(nameOf(server)) && (name !== undefined || server.way === undefined),
  );
  // Of a glob that matches nothing, the reader of the one server says so.
  if (matches.length < (name === undefined ? 2 : 1)) return only;
  reportLeftOut(servers);
  const shownFile = displayPath(file, options.cwd);
  const names = new Set(matches.map(nameOf));
  return { references: [...names].map((match) => `${shownFile}#${match}`), isMany: true };
}

/** The first file of a folder that describes servers, as `--from` takes it; undefined if there is none. */
export async function findSource(log: ProblemLog, options: LoadOptions): Promise<string | undefined> {
  const names = FILES.flatMap((name) => matchingFiles(name, options.cwd));
  for (const name of names) {
    const file = join(options.cwd, name);
    if (!existsSync(file)) continue;
    const contents = BUNDLE.test(name) ? undefined : await serversIn(file, log, options);
    if (log.failed || BUNDLE.test(name) || (contents?.servers ?? []).length > 0) return name;
  }
  return undefined;
}

/** The files of a folder that a name with `*` means; the name itself if it has none. */
function matchingFiles(name: string, cwd: string): string[] {
  const [before, end] = name.split("*");
  if (before === undefined || end === undefined) return [name];
  const folder = join(cwd, before);
  const files = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  return files.filter((file) => file.endsWith(end)).map((file) => before + file);
}

/** True for a file that describes servers and is not a suite. Throws a UserError if it cannot be read. */
export async function holdsServers(file: string, options: LoadOptions): Promise<boolean> {
  if (BUNDLE.test(file)) return true;
  const { root, servers = [] } = (await serversIn(file, new ProblemLog(new PlaceStore()), options)) ?? {};
  // A suite has its servers under the same name as VS Code, and their command as a list.
  const isSuite = ["tools", "imports", "variables"].some((key) => root?.members[key] !== undefined);
  return !isSuite && servers.some(({ spot }) => !Array.isArray(spot.members.command));
}

async function serversIn(
  file: string,
  log: ProblemLog,
  { cwd }: LoadOptions,
): Promise<{ root: Spot; servers: readonly SourceServer[] | undefined } | undefined> {
  const isBundle = BUNDLE.test(file);
  const root = isBundle ? await openBundle(file, displayPath(file, cwd), log, cwd) : await readDocument(file, log, cwd);
  if (root === undefined) return undefined;
  for (const read of FORMATS) {
    const servers = await read(root, file);
    if (servers !== undefined) return { root, servers };
  }
  return { root, servers: undefined };
}

function chooseServer(
  servers: readonly SourceServer[],
  name: string | undefined,
  shownFile: string,
  root: Spot,
): SourceServer | undefined {
  const names = servers.map(nameOf);
  if (name !== undefined) {
    const matches = servers.filter((server) => nameOf(server) === name);
    if (matches.length > 1) return root.report("value", sameName(name, matches));
    if (matches[0]) return matches[0];
    const texts = { title: `no server \`${name}\``, description: `The file has ${listNames(names) || "none"}.` };
    return root.report("value", { ...texts, fix: suggestOr(name, names, "Name one of these.") });
  }
  const enabled = servers.filter(({ leftOut }) => leftOut === undefined);
  reportLeftOut(servers);
  const [only] = enabled;
  // Several ways to one server: the first is the one that the file prefers.
  if (only && (enabled.length === 1 || only.way !== undefined)) return only;
  if (only === undefined) return root.report("value", noServers(root));
  const flags = enabled.slice(0, MAX_LISTED).map((server) => `--from ${flagWord(`${shownFile}#${nameOf(server)}`)}`);
  return root.report("value", {
    title: "which server is meant?",
    description: `The file has ${plural(enabled.length, "server")}: ${listNames(enabled.map(nameOf), MAX_LISTED)}.`,
    fix: `Write one of these:\n${flags.join("\n")}`,
  });
}

function nameOf({ way, name }: SourceServer): string {
  return way ?? name;
}

function reportLeftOut(servers: readonly SourceServer[]): void {
  for (const { name, spot, leftOut } of servers) {
    if (leftOut === undefined) continue;
    const texts = { title: `\`${name}\` is left out`, description: `In this file, ${leftOut}.` };
    spot.report("key", { ...texts, fix: "If you mean it, name it behind `#`.", warning: true });
  }
}

/** The text as one word of a shell. */
function flagWord(text: string): string {
  return /^[\w./#@:-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

async function readServer(
  server: SourceServer,
  root: Spot,
  log: ProblemLog,
  options: LoadOptions,
  dotenv: Environment,
): Promise<ServerEntry | undefined> {
  const folder = server.folder ?? dirname(sourceOf(root)?.file ?? "");
  const onSecret = options.onSecret ?? (() => {});
  const variables = new SourceVariables({ ...dotenv, ...options.env }, onSecret);
  const entry = await server.read({ folder, variables, options });
  for (const [name, secret] of entrySecrets(entry)) {
    onSecret(name, secret);
    const [, token] = /^\S+\s+(\S+)$/.exec(secret) ?? [];
    if (token) onSecret(name, token);
  }
  if (variables.missing.size > 0) {
    const [first] = [...variables.missing.values()].flatMap(({ spot }) => spot ?? []);
    const texts = missingTexts(server.name, variables.missing, log, options);
    if (first && first !== server.spot) first.report("value", texts);
    else server.spot.report("key", texts);
  }
  if (entry === undefined || log.failed) return undefined;
  const isHere = entry.command === undefined || entry.cwd !== undefined || folder === resolve(options.cwd);
  return isHere ? entry : { ...entry, cwd: folder };
}

function sourceOf({ log, root }: Spot): Source | undefined {
  return log.places.sourceOf(root, Object.keys(root)[0] ?? "");
}

function missingTexts(
  server: string,
  missing: SourceVariables["missing"],
  log: ProblemLog,
  { withheld }: LoadOptions,
): ProblemTexts {
  const lines = [...missing].map(([name, { about, spot }]) => {
    const why = withheld?.has(name) ? withheldText(name) : about;
    const place = spot && missing.size > 1 ? ` (line ${spot.location().line})` : "";
    return `${name}${place}${why && `: ${why}`}`;
  });
  const names = listNames(missing.keys());
  return {
    title: missing.size === 1 ? `${names} has no value` : `${missing.size} variables have no value`,
    description: `\`${server}\` needs what the environment does not have:\n${lines.join("\n")}`,
    fix: [...missing.keys()].every((name) => withheld?.has(name))
      ? WITHHELD_FIX
      : `Set ${names} in the environment, or name a file that sets them by --dotenv.`,
    ...log.ofRuns,
  };
}

/** The problem of a file in which none of the formats has a server. */
function noServers({ members }: Spot): ProblemTexts {
  const roots = new Set(CLIENTS.flatMap(({ roots = MCP_SERVERS }) => roots.map((path) => path.join("."))));
  const [known, own] = [[...roots], Object.keys(members)].map((names) => listNames(names, MAX_LISTED));
  return {
    title: "the file describes no server",
    description: `MCP clients have servers under ${known}. This file has ${own || "no members"}.`,
    fix: "Name the settings of a client, server.json, an MCPB bundle, package.json or pyproject.toml, or give --server-command or --server-url.",
  };
}

function sameName(name: string, servers: readonly SourceServer[]): ProblemTexts {
  const places = servers.map(({ spot }) => `\`${spot.path.slice(0, -1).join(" > ")}\``);
  return {
    title: `which server \`${name}\` is meant?`,
    description: `The file has one under each of ${places.join(", ")}.`,
    fix: "Copy the one that you mean into a file of its own, or give --server-command or --server-url.",
  };
}
