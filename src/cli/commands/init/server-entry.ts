import { isAbsolute, sep } from "node:path";
import { asObject, isObject } from "../../../core/json/json.js";
import type { Environment } from "../../../core/proc/env.js";
import { isBelow } from "../../../core/read-file.js";
import { hide } from "../../../core/redaction/redacted.js";
import { secretsOf } from "../../../core/redaction/secret-names.js";
import type { RunRequest } from "../../../run/request.js";
import type { SuiteServer } from "../../../suite/types.js";
import { literal, mapTexts } from "../../texts.js";
import { flagAndPath, homeOf, pathNote, portableEntry } from "./portable-entry.js";

/** The keys of an entry whose paths start in the folder of the suite. */
const SUITE_PATHS = new Set(["cwd", "cassette", "from", "ca_bundle_path"]);

/** The entry of a server as a suite can keep it: each secret is a reference to a variable of the environment. */
export function writtenEntry(
  { raw }: SuiteServer,
  secrets: readonly (readonly [name: string, value: string])[],
  { env, cwd, repositoryRoot }: Pick<RunRequest, "env" | "cwd" | "repositoryRoot">,
  suiteFolder: string,
) {
  /** The secrets that the entry refers to, by the names of the variables. */
  const variables = new Map<string, string>();
  const { from, ...rest } = raw;
  // Claude Code sets it to the folder of the project, which is another one on another machine.
  const { CLAUDE_PROJECT_DIR: _, ...ofServer } = asObject(rest.env);
  const declared = { ...rest, ...(isObject(rest.env) && { env: ofServer }) };
  if (typeof from === "string" && isBound(declared, cwd)) {
    return { entry: { from: literal(from) }, variables, notes: [] };
  }
  const { entry: own, notes } = portableEntry(declared, { env, cwd, repositoryRoot, suiteFolder });
  const home = homeOf(env);
  const longestFirst = [...secrets].sort(([, a], [, b]) => b.length - a.length);
  const refer = (name: string, value: string) => `\${${variableFor(name, value, variables, env)}}`;
  const write = (text: string, isPath = true): string => {
    const secret = longestFirst.find(([, value]) => text.includes(value));
    // Redacted first: a secret with doubled `$`, or quoted in YAML, is not recognised any more.
    const { flag, path } = flagAndPath(text);
    const isOfHome = home !== undefined && isPath && isAbsolute(path) && isBelow(path, home);
    if (!secret) return isOfHome ? fromHome(text, flag, path.slice(home.length)) : literal(hide(text));
    return text
      .split(secret[1])
      .map((part) => write(part, false))
      .join(refer(...secret));
  };
  const fromHome = (text: string, flag: string, rest: string) => {
    const written = `${flag}${refer("HOME", home ?? "")}${literal(hide(rest))}`;
    notes.push(pathNote(text, written));
    return written;
  };
  const entry = mapTexts(own, (value, key) => {
    // The name of a header or variable says that its value is secret, however short it is.
    const isSecret = secretsOf({ [key]: value }).some(([, secret]) => secret === value);
    // These paths are made relative to the suite when it is written.
    return isSecret ? refer(key, value) : write(value, !SUITE_PATHS.has(key));
  });
  return { entry: entry as Record<string, unknown>, variables, notes };
}

/** True if the entry of a foreign file is of use only on this machine, or holds a token that no suite may have. */
function isBound({ cwd, ...entry }: Readonly<Record<string, unknown>>, folder: string): boolean {
  const headers = isObject(entry.headers) ? Object.keys(entry.headers) : [];
  const localPath = `${String(cwd ?? folder)}${sep}`;
  return (
    headers.some((name) => /^authorization$/i.test(name)) || textsIn(entry).some((text) => text.startsWith(localPath))
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return isObject(value) || Array.isArray(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** The environment variables that a server's entry names: of its headers, and for its token. */
export function namedVariables({ http }: SuiteServer): string[] {
  const headers = Object.values(http?.headers ?? {}).map((value) => (isObject(value) ? value.env : undefined));
  const names = [...headers, http?.bearerTokenEnv, http?.oauth?.clientIdEnv, http?.oauth?.clientSecretEnv];
  return names.filter((name) => typeof name === "string");
}

/** The environment variable for a secret: its own name if that is free, or has just this value. */
function variableFor(name: string, value: string, variables: Map<string, string>, env: Environment): string {
  if (env[name] === value && /^[A-Za-z_]\w*$/.test(name)) {
    variables.set(name, value);
    return name;
  }
  const plain = name
    .toUpperCase()
    .replace(/\W/g, "_")
    .replace(/^(?=\d)/, "_");
  const isAvailable = (candidate: string) => (variables.get(candidate) ?? env[candidate] ?? value) === value;
  let variable = plain;
  for (let count = 1; !isAvailable(variable); count += 1) variable = `SERVER_${plain}${count > 1 ? `_${count}` : ""}`;
  variables.set(variable, value);
  return variable;
}
