import { sep } from "node:path";
import { asObject, isObject } from "../../../core/json/json.js";
import type { Environment } from "../../../core/proc/env.js";
import { hide } from "../../../core/redaction/redacted.js";
import { secretsOf } from "../../../core/redaction/secret-names.js";
import type { SuiteServer } from "../../../suite/types.js";
import { literal, mapTexts } from "../../texts.js";

/** The entry of a server as a suite can keep it: each secret is a reference to a variable of the environment. */
export function writtenEntry(
  { raw }: SuiteServer,
  secrets: readonly (readonly [name: string, value: string])[],
  { env, cwd }: { env: Environment; cwd: string },
) {
  /** The secrets that the entry refers to, by the names of the variables. */
  const variables = new Map<string, string>();
  const { from, ...rest } = raw;
  // Claude Code sets it to the folder of the project, which is another one on another machine.
  const { CLAUDE_PROJECT_DIR: _, ...ofServer } = asObject(rest.env);
  const own = { ...rest, ...(isObject(rest.env) && { env: ofServer }) };
  if (typeof from === "string" && isBound(own, cwd)) return { entry: { from: literal(from) }, variables };
  const longestFirst = [...secrets].sort(([, a], [, b]) => b.length - a.length);
  const refer = (name: string, value: string) => `\${${variableFor(name, value, variables, env)}}`;
  const write = (text: string): string => {
    const secret = longestFirst.find(([, value]) => text.includes(value));
    // Redacted first: a secret with doubled `$`, or quoted in YAML, is not recognised any more.
    if (!secret) return literal(hide(text));
    return text
      .split(secret[1])
      .map(write)
      .join(refer(...secret));
  };
  const entry = mapTexts(own, (value, key) => {
    // The name of a header or variable says that its value is secret, however short it is.
    const isSecret = secretsOf({ [key]: value }).some(([, secret]) => secret === value);
    return isSecret ? refer(key, value) : write(value);
  });
  return { entry: entry as Record<string, unknown>, variables };
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
