import { asText } from "../../core/json/json.js";
import { userError } from "../../core/problem.js";
import { cut, hide } from "../../core/redaction/redacted.js";
import type { Path } from "../yaml/positions.js";

export interface Reference {
  name: string;
  /** Of `${name:-fallback}`. */
  fallback?: string;
  /** Of `${name:?message}`. */
  message?: string;
  /** The value is put into a regular expression: its characters stand for themselves. */
  quoted?: boolean;
}

export type Part = string | Reference;

/** Looking for what waits takes a tenth of the time to load a suite, and most suites have nothing that waits. */
let isAnyDeferred = false;

/** A string with references to values that are known only during the run. */
export class DeferredText {
  constructor(
    /** As the author wrote it. */
    readonly text: string,
    readonly parts: readonly Part[],
  ) {
    isAnyDeferred = true;
  }

  /** So that a plan or a message shows what the author wrote. */
  toJSON(): string {
    return this.text;
  }
}

/** True if a value is, or holds, a string that waits for the run. */
export function hasDeferred(value: unknown): boolean {
  if (!isAnyDeferred || typeof value !== "object" || value === null) return false;
  return value instanceof DeferredText || Object.values(value).some(hasDeferred);
}

/** Every reference inside a value that waits for the run, with the path of its string. */
export function* referencesIn(value: unknown, path: Path = []): Iterable<{ reference: Reference; path: Path }> {
  if (!isAnyDeferred || typeof value !== "object" || value === null) return;
  if (value instanceof DeferredText) {
    for (const part of value.parts) if (typeof part !== "string") yield { reference: part, path };
    return;
  }
  for (const [key, item] of Object.entries(value))
    yield* referencesIn(item, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** The value with all references filled in. Throws a UserError for a name without a value, explained by `why`. */
export function fillIn(value: unknown, lookup: ValueOf, why: ExplainMissing = () => undefined): unknown {
  if (!hasDeferred(value)) return value;
  if (value instanceof DeferredText) return fillDeferred(value, lookup, why);
  if (Array.isArray(value)) return value.map((item) => fillIn(item, lookup, why));
  return Object.fromEntries(Object.entries(value as object).map(([key, item]) => [key, fillIn(item, lookup, why)]));
}

/** Why a name has no value, and the fix. */
export interface Missing {
  description: string;
  fix?: string;
}

type ValueOf = (name: string) => unknown;

type ExplainMissing = (name: string) => Missing | undefined;

/** The text as a regular expression that matches just it. */
export function escapePattern(text: string): string {
  return text.replace(/[\\.+*?()|[\]{}^$#&~-]/g, "\\$&");
}

function fillDeferred(deferred: DeferredText, lookup: ValueOf, why: ExplainMissing): unknown {
  const values = deferred.parts.map((part) => {
    if (typeof part === "string") return part;
    const value = fillReference(part, lookup, why, deferred.text);
    return part.quoted ? escapePattern(asText(value)) : value;
  });
  return values.length === 1 ? values[0] : values.map(asText).join("");
}

function fillReference({ name, fallback, message }: Reference, lookup: ValueOf, why: ExplainMissing, text: string) {
  const value = lookup(name);
  if (value !== undefined && (value !== "" || fallback === undefined)) return value;
  if (fallback !== undefined) return fallback;
  const missing = why(name);
  throw userError(
    `\`\${${name}}\` has no value`,
    message || (missing?.description ?? `Nothing sets it here: \`${text}\`.`),
    missing?.fix ?? "Check the name, and that its source has run before.",
  );
}

/** The forms of references that a string may have: all; `${…}` and `$${` only; these in a pattern, with values escaped; none. */
export type Forms = "all" | "braces" | "regex" | "none";

/** The value of a name, or why it has none. A DeferredText in it is resolved during the run. */
export type LookupResult = { value: unknown } | { problem: ReferenceProblem };

/** Gives the value of a name. `fallback`: what the reference has for a name without a value. */
export type Lookup = (name: string, fallback: string | undefined) => LookupResult | "deferred";

/** Why a reference has no value. `name`: the name without one. `reported`: reported already, at the variable's declaration. */
export type ReferenceProblem =
  | { kind: "unresolved"; detail: string; fix?: string; name?: string }
  | { kind: "syntax" | "message" | "circle"; detail: string }
  | { kind: "reported" };

const MAX_LENGTH = 1_024 * 1_024;
const REFERENCE = /(\$\$)|\$(?:\{([^}]*)(\}?)|([A-Za-z_][A-Za-z0-9_]*))/g;
/** For texts such as patterns, in which a dollar without braces has a meaning of its own. */
const IN_BRACES = /(?<!\$)((?:\$\$)+)(?=\$?\{)|\$\{([^}]*)(\}?)/g;
const BODY = /^([A-Za-z_](?:[\w.*-]|\[(?:"[^"]*"|-?\d+|\*)\])*?)(?::([-?])([\s\S]*))?$/;

/** The parts of a string: text and references; a malformed reference stays text. */
export function parseReferences(text: string, forms: Forms): Part[] | { syntax: string } {
  const parts: Part[] = [];
  let literal = "";
  let end = 0;
  for (const match of text.matchAll(forms === "all" ? REFERENCE : IN_BRACES)) {
    const [whole, dollars, body, closed, name] = match;
    const isBraces = body !== undefined;
    literal += text.slice(end, match.index);
    end = match.index + whole.length;
    const isText = forms !== "all" && closed === "";
    if (isText || dollars !== undefined) {
      literal += isText ? whole : "$".repeat(whole.length / 2);
      continue;
    }
    const shown = `\`${cut(hide(whole), 40, "")}\``;
    if (isBraces && closed === "") return { syntax: `${shown} is not closed by \`}\`` };
    const reference = name === undefined ? referenceOf(body ?? "") : { name };
    if (reference === undefined) return { syntax: `${shown} is not a valid reference` };
    if (body?.includes("${")) return { syntax: `${shown} has another reference inside it` };
    if (literal !== "") parts.push(literal);
    literal = "";
    parts.push(reference);
  }
  literal += text.slice(end);
  if (literal !== "" || parts.length === 0) parts.push(literal);
  const quoted = forms === "regex" && parts.length > 1;
  return quoted ? parts.map((part) => (typeof part === "string" ? part : { ...part, quoted })) : parts;
}

function referenceOf(body: string): Reference | undefined {
  const match = BODY.exec(body);
  if (match === null) return undefined;
  const [, name = "", form, rest = ""] = match;
  if (form === "-") return { name, fallback: rest };
  return form === "?" ? { name, message: rest } : { name };
}

/** True for a string that is exactly one reference: its value keeps its type. */
export function isWhole(parts: readonly Part[]): boolean {
  return parts.length === 1 && typeof parts[0] === "object";
}

/** A string with its references filled in: a DeferredText if one waits for the run, any type if it is just one reference. */
export function interpolate(text: string, forms: Forms, lookup: Lookup): LookupResult {
  if (forms === "none" || !text.includes("$")) return { value: text };
  const parts = parseReferences(text, forms);
  if (!Array.isArray(parts)) return { problem: { kind: "syntax", detail: parts.syntax } };
  const filled: unknown[] = [];
  for (const part of parts) {
    const result = typeof part === "string" ? { value: part } : resolve(part, lookup);
    if ("problem" in result) return result;
    filled.push(result.value);
  }
  const [first] = filled;
  if (isWhole(parts)) return { value: first instanceof DeferredText ? new DeferredText(text, first.parts) : first };
  // The length of a part that waits for the run is a generous guess.
  const sizes = filled.map((value) =>
    value instanceof DeferredText ? value.parts.length * 100 + value.text.length : asText(value).length,
  );
  const length = sizes.reduce((sum, size) => sum + size, 0);
  if (length > MAX_LENGTH)
    return { problem: { kind: "syntax", detail: "its references expand to more than 1 MiB of text" } };
  if (!filled.some((value) => value instanceof DeferredText)) return { value: filled.map(asText).join("") };
  const all = filled.flatMap((value) => (value instanceof DeferredText ? value.parts : [asText(value)]));
  return { value: new DeferredText(text, all) };
}

function resolve(reference: Reference, lookup: Lookup): LookupResult {
  const result = lookup(reference.name, reference.fallback);
  if (result === "deferred") return { value: new DeferredText("", [reference]) };
  const missing = "problem" in result ? result.problem.kind === "unresolved" : result.value === "";
  if (missing && reference.fallback !== undefined) return { value: escapeIfQuoted(reference, reference.fallback) };
  if (missing && reference.message !== undefined) {
    return { problem: { kind: "message", detail: reference.message || `\`${reference.name}\` is required` } };
  }
  if (!("problem" in result)) return { value: escapeIfQuoted(reference, result.value) };
  const { problem } = result;
  return problem.kind === "unresolved" ? { problem: { ...problem, name: reference.name } } : result;
}

function escapeIfQuoted(reference: Reference, value: unknown): unknown {
  return reference.quoted && !(value instanceof DeferredText) ? escapePattern(asText(value)) : value;
}
