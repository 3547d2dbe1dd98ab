import { cut, hide } from "../../core/redaction/redacted.js";
import { asText, DeferredText, escapePattern, type Part, type Reference } from "./deferred.js";

/**
 * Which forms a string has: all of them; `${…}` alone (where `$` has a meaning of its own); the same in a regular
 * expression, where values stand for themselves; or none at all.
 */
export type Forms = "all" | "braces" | "regex" | "none";

/** The value of a name. A DeferredText, or a value that contains one, is resolved during the run. */
export type LookupResult = { value: unknown } | { problem: ReferenceProblem };

/** Gives the value of a name. `fallback`: what the reference has for a name without a value. */
export type Lookup = (name: string, fallback: string | undefined) => LookupResult | "deferred";

/**
 * `reported`: the problem is in the declaration of a variable and is reported there. `name`: the reference without a
 * value; `fix`: what to write instead, if it is known.
 */
export type ReferenceProblem =
  | { kind: "unresolved"; detail: string; fix?: string; name?: string }
  | { kind: "syntax" | "message" | "circle"; detail: string }
  | { kind: "reported" };

const MAX_LENGTH = 1_024 * 1_024;
const REFERENCE = /\$(?:(\$)|\{([^}]*)(\}?)|([A-Za-z_][A-Za-z0-9_]*))/g;
const BODY = /^([A-Za-z_](?:[\w.*-]|\[(?:"[^"]*"|-?\d+|\*)\])*?)(?::([-?])([\s\S]*))?$/;

/** The parts of a string: text and references; a malformed reference stays text. */
export function parseReferences(text: string, forms: Forms): Part[] | { syntax: string } {
  const parts: Part[] = [];
  let literal = "";
  let end = 0;
  for (const match of text.matchAll(REFERENCE)) {
    const [whole, dollar, body, closed, name] = match;
    const isBraces = body !== undefined;
    literal += text.slice(end, match.index);
    end = match.index + whole.length;
    if (forms !== "all" && (!isBraces || closed === "")) {
      literal += whole;
      continue;
    }
    if (dollar !== undefined) {
      literal += "$";
      continue;
    }
    if (isBraces && closed === "") return { syntax: `\`${cut(hide(whole), 40, "")}\` is not closed by \`}\`` };
    const reference = name === undefined ? referenceOf(body ?? "") : { name };
    if (reference === undefined) return { syntax: `\`${cut(hide(whole), 40, "")}\` is not a valid reference` };
    if (body?.includes("${")) return { syntax: `\`${cut(hide(whole), 40, "")}\` has another reference inside it` };
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

/**
 * A string with its references filled in by `lookup`: a value of any type if the string is exactly one reference,
 * a DeferredText if one is known only while the suite runs.
 */
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
  if (isWhole(parts)) return { value: filled[0] instanceof DeferredText ? withText(filled[0], text) : filled[0] };
  const length = filled.reduce<number>((sum, value) => sum + sizeOf(value), 0);
  if (length > MAX_LENGTH)
    return { problem: { kind: "syntax", detail: "its references expand to more than 1 MiB of text" } };
  if (!filled.some((value) => value instanceof DeferredText)) return { value: filled.map(asText).join("") };
  return {
    value: new DeferredText(
      text,
      filled.flatMap((value) => (value instanceof DeferredText ? value.parts : [asText(value)])),
    ),
  };
}

/** A part that waits counts as much as it may well become. */
function sizeOf(value: unknown): number {
  return value instanceof DeferredText ? value.parts.length * 100 + value.text.length : asText(value).length;
}

function withText(deferred: DeferredText, text: string): DeferredText {
  return new DeferredText(text, deferred.parts);
}

function resolve(reference: Reference, lookup: Lookup): LookupResult {
  const result = lookup(reference.name, reference.fallback);
  if (result === "deferred") return { value: new DeferredText("", [reference]) };
  const missing = "problem" in result ? result.problem.kind === "unresolved" : result.value === "";
  if (missing && reference.fallback !== undefined) return { value: quoted(reference, reference.fallback) };
  if (missing && reference.message !== undefined) {
    const detail = reference.message || `\`${reference.name}\` is required`;
    return { problem: { kind: "message", detail } };
  }
  if (!("problem" in result)) return { value: quoted(reference, result.value) };
  const { problem } = result;
  return problem.kind === "unresolved" ? { problem: { ...problem, name: reference.name } } : result;
}

function quoted(reference: Reference, value: unknown): unknown {
  return reference.quoted && !(value instanceof DeferredText) ? escapePattern(asText(value)) : value;
}
