import { dirname, join, resolve } from "node:path";
import { asList, isObject } from "../../core/json/json.js";
import { type Environment, WITHHELD_FIX, withheldText } from "../../core/proc/env.js";
import { readRegularFile, whyUnreadable } from "../../core/read-file.js";
import { type NamedSecret, secretsOf } from "../../core/redaction/secret-names.js";
import { MIN_LENGTH } from "../../core/redaction/secret-search.js";
import type { ProblemLog } from "../problems.js";
import type { LoadOptions } from "../types.js";
import { child } from "../yaml/nodes.js";
import { displayPath } from "../yaml/read-source.js";
import { plainValue } from "../yaml/read-yaml.js";
import { DeferredText, interpolate, type LookupResult } from "./deferred.js";

/** Names that are known only while the suite runs. */
const AT_RUN_TIME = new Set(["request_id", "tmp_dir", "port", "target_version", "otel_traceparent"]);

/** Names that no suite may declare: they are built in. */
export const BUILT_IN: ReadonlySet<string> = new Set([...AT_RUN_TIME, "run_id", "config_dir"]);

const MAX_DEPTH = 50;
const MAX_DOTENV = 4 * 1_024 * 1_024;

/** A dotenv file as a suite sees it. */
export interface Dotenv {
  values: Environment;
  /** Its path, as it is shown; absent if none is read. */
  path?: string;
  isThere: boolean;
}

/** For documents that no dotenv file belongs to. */
export const NO_DOTENV: Dotenv = { values: {}, isThere: false };

/** Variables of one suite: declared ones, the environment, the dotenv file and the built-in ones, by precedence. */
export class Variables {
  /** Names of literal variables that the environment or a dotenv file overrides, with a line that says so. */
  readonly overridden = new Map<string, string>();
  readonly #resolving: string[] = [];
  /** Cached values of literals. */
  readonly #cache = new Map<string, LookupResult>();
  readonly #declared = new Map<string, Record<string, unknown>>();
  /** The secrets in the values that were looked up, by the names under which they are blanked. */
  readonly secrets = new Map<string, string>();
  readonly #reportedSecrets = new Set<string>();

  constructor(
    declared: unknown,
    private readonly environment: Pick<LoadOptions, "env" | "withheld" | "runId" | "onSecret">,
    private readonly dotenv: Dotenv,
  ) {
    for (const [name, value] of secretsOf(dotenv.values)) environment.onSecret?.(name, value);
    if (!isObject(declared)) return;
    // Copied: what is declared is itself filled in later.
    for (const [name, entry] of Object.entries(declared)) this.#declared.set(name, { ...declarationOf(entry) });
  }

  names(): string[] {
    return [...this.#declared.keys(), ...BUILT_IN];
  }

  /** True for a name whose value comes from the environment: by its declaration, or as it is written. */
  isFromEnvironment(name: string): boolean {
    const declaration = this.#declared.get(name);
    return declaration === undefined ? /^[A-Z][A-Z0-9_]*$/.test(name) : typeof declaration.from_env === "string";
  }

  /** The sentence that says where a value was looked for in vain, besides `variables:`. */
  get notFoundText(): string {
    return `No variable and no environment variable gives it one${this.#dotenvTried()}.`;
  }

  /** The value of a name. `configDir`: folder of the file that refers to it. Names with dots are not looked up here. */
  lookup(name: string, configDir: string): LookupResult | "deferred" {
    if (AT_RUN_TIME.has(name)) return "deferred";
    if (name === "run_id") return { value: this.environment.runId };
    if (name === "config_dir") return { value: configDir };
    if (!this.#declared.has(name)) {
      const value = this.#external(name);
      return value === undefined ? this.#unresolved(name) : { value };
    }
    const result = this.declared(name, configDir);
    const { from_env: source, default: fallback } = this.#declared.get(name) ?? {};
    // A variable without a value because the environment has none is reported where it is used.
    const isUnset = typeof source === "string" && fallback === undefined;
    const isOwn = "problem" in result && (result.problem.kind === "circle" || isUnset);
    return "value" in result || isOwn ? result : { problem: { kind: "reported" } };
  }

  declared(name: string, configDir: string): LookupResult {
    const { from_env: source, value, default: fallback } = this.#declared.get(name) ?? {};
    const isFromEnv = typeof source === "string";
    const literal = isFromEnv ? fallback : value;
    const external = this.#external(isFromEnv ? source : name);
    if (external !== undefined && !isFromEnv) {
      const isInEnv = child(this.environment.env, name) !== undefined;
      const by = isInEnv ? `the environment variable ${name}` : `${name} in ${this.dotenv.path}`;
      this.overridden.set(name, `${by} overrides the suite's variable`);
    }
    if (external === undefined && literal === undefined)
      return isFromEnv ? this.#unresolved(name, source) : { problem: { kind: "reported" } };
    const isWritten = external === undefined;
    const result = isWritten ? this.#literal(name, literal, configDir) : { value: likeLiteral(external, literal) };
    if ("value" in result) this.#note(name, result.value, isFromEnv && isWritten ? MIN_LENGTH : 0);
    return result;
  }

  /** Reports a secret in the fallback of a reference to a name. A text too short to be hidden is a placeholder, and none. */
  noteFallback(name: string, fallback: string | undefined): void {
    this.#note(name, fallback, MIN_LENGTH, true);
  }

  #note(name: string, value: unknown, least = 0, isFallback = false): void {
    for (const [part, secret] of textSecrets({ [name]: value })) {
      if (secret.length < least) continue;
      if (!isFallback || !this.secrets.has(part)) this.secrets.set(part, secret);
      const key = `${part}\0${secret}`;
      if (!this.#reportedSecrets.has(key)) this.environment.onSecret?.(part, secret);
      this.#reportedSecrets.add(key);
    }
  }

  #dotenvTried(): string {
    const { path, isThere } = this.dotenv;
    if (path === undefined) return "";
    return isThere ? `, and \`${path}\` does not have it` : `, and there is no \`${path}\``;
  }

  #external(name: string): string | undefined {
    const value = child(this.environment.env, name) ?? child(this.dotenv.values, name);
    this.#note(name, value);
    return typeof value === "string" ? value : undefined;
  }

  #unresolved(name: string, from?: string): LookupResult {
    const external = from ?? name;
    if (this.environment.withheld?.has(external) === true)
      return { problem: { kind: "unresolved", detail: withheldText(external), fix: WITHHELD_FIX } };
    const unset = from === undefined ? "" : `The environment variable \`${from}\` is not set${this.#dotenvTried()}.`;
    return { problem: { kind: "unresolved", detail: unset } };
  }

  #literal(name: string, literal: unknown, configDir: string): LookupResult {
    if (typeof literal !== "string") return { value: literal };
    const key = `${name}\0${configDir}`;
    const cached = this.#cache.get(key);
    if (cached !== undefined) return cached;
    const circle = (detail: string): LookupResult => ({ problem: { kind: "circle", detail } });
    if (this.#resolving.length >= MAX_DEPTH) return circle(`variables refer to each other more than ${MAX_DEPTH} deep`);
    if (this.#resolving.includes(name))
      return circle(`\`${name}\` refers to itself: ${[...this.#resolving, name].join(" → ")}`);
    this.#resolving.push(name);
    const result = interpolate(literal, "all", (inner, fallback) => {
      this.noteFallback(inner, fallback);
      return this.lookup(inner, configDir);
    });
    this.#resolving.pop();
    if (!("problem" in result && result.problem.kind === "circle")) this.#cache.set(key, result);
    return result;
  }
}

/** The dotenv file of a suite: only `--dotenv` if it is given, else `.env` next to the suite, if there is one. */
export async function readDotenv(suiteFile: string, options: LoadOptions, log: ProblemLog): Promise<Dotenv> {
  const file = options.envFile === undefined ? join(dirname(suiteFile), ".env") : resolve(options.cwd, options.envFile);
  options.onFile?.(file);
  const path = displayPath(file, options.cwd);
  try {
    const text = readRegularFile(file, MAX_DOTENV).toString();
    const { parse } = await import("dotenv");
    for (const line of unreadLines(text, parse)) {
      log.add({
        location: { file: path, line, column: 1, end_line: line, end_column: 1 },
        title: "a line of the dotenv file was not read",
        description: "It does not set a variable.",
        fix: "Write `NAME=value`, or begin the line with `#`.",
        warning: true,
      });
    }
    return { values: parse(text), path, isThere: true };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // EISDIR: a folder `.env` is a Python environment.
    if (options.envFile === undefined && (code === "ENOENT" || code === "EISDIR"))
      return { values: {}, path, isThere: false };
    const fix = "Check the path: that of --dotenv starts in the working directory, `.env` is beside the suite.";
    log.add({ title: `cannot read \`${path}\``, description: `${whyUnreadable(error)} Tried ${file}.`, fix });
    return NO_DOTENV;
  }
}

const MAX_UNREAD = 5;

/** The first lines, from 1, without which a dotenv file says the same; a line inside a quoted value is not one. */
function unreadLines(text: string, parse: (text: string) => object): number[] {
  const lines = text.split(/\r\n?|\n/);
  const suspects = lines.flatMap((line, at) => (/^\s*(?:#|(?:export\s+)?[\w.-]+\s*[=:]|$)/.test(line) ? [] : [at]));
  const values = JSON.stringify(parse(text));
  const isUnread = (at: number) => JSON.stringify(parse(lines.toSpliced(at, 1).join("\n"))) === values;
  return suspects
    .slice(0, MAX_UNREAD)
    .filter(isUnread)
    .map((at) => at + 1);
}

/** The YAML scalar of a text; else the text itself. */
export function readScalar(text: string): unknown {
  if (text.length > 100) return text;
  const value = plainValue(text.trim());
  return ["number", "boolean"].includes(typeof value) && Number.isFinite(Number(value)) ? value : text;
}

/** Text from outside over a literal number or boolean is read as a scalar. */
function likeLiteral(text: string, literal: unknown): unknown {
  return typeof literal === "number" || typeof literal === "boolean" ? readScalar(text) : text;
}

/** The declaration of a variable; a bare value is short for `{value}`. undefined for what is neither. */
export function declarationOf(entry: unknown): Readonly<Record<string, unknown>> | undefined {
  if (isObject(entry)) return entry;
  return entry === undefined || Array.isArray(entry) ? undefined : { value: entry };
}

const REFERENCE = /\$[\w{]/;

/** The secrets in a document as written, whose lines messages show: literal variables, and entries of servers. */
export function literalSecrets(root: unknown): NamedSecret[] {
  const variables = entriesOf(child(root, "variables")).flatMap(([name, entry]) => [
    ...textSecrets({ [name]: declarationOf(entry)?.value }),
    // A default that is too short to be hidden is a placeholder, not a secret.
    ...textSecrets({ [name]: child(entry, "default") }).filter(([, text]) => text.length >= MIN_LENGTH),
  ]);
  return [...variables, ...serverSecrets(root)].filter(([, text]) => !REFERENCE.test(text.replaceAll("$$", "")));
}

/** The secrets in the servers and scorers of a document whose references are filled in. */
export function serverSecrets(root: unknown): NamedSecret[] {
  const scorers = child(root, "scorers");
  return [
    ...entriesOf(child(root, "servers")).flatMap(([, entry]) => entrySecrets(entry)),
    ...asList(scorers).flatMap((entry: unknown) => textSecrets(child(entry, "env"))),
  ];
}

/** The secrets in the entry of one server: in `env`, in literal headers, and in addresses. */
export function entrySecrets(entry: unknown): NamedSecret[] {
  const ready = child(entry, "wait_for_ready");
  const oauth = child(child(entry, "auth"), "oauth");
  const addresses = {
    url: child(entry, "url"),
    wait_for_ready: child(ready, "url") ?? ready,
    endpoint: child(oauth, "token_url") ?? child(oauth, "token_endpoint"),
  };
  const env = [child(entry, "env"), child(child(entry, "start"), "env")];
  return [...env, child(entry, "headers"), addresses].flatMap(textSecrets);
}

function textSecrets(values: unknown): NamedSecret[] {
  return entriesOf(values).flatMap(([name, value]) =>
    typeof value === "string" || typeof value === "number" ? secretsOf({ [name]: String(value) }) : [],
  );
}

function entriesOf(node: unknown): [string, unknown][] {
  return isObject(node) && !(node instanceof DeferredText) ? Object.entries(node) : [];
}
