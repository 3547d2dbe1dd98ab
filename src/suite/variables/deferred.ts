import { userError } from "../../core/problem.js";
import { setOwn } from "../yaml/nodes.js";

/** A reference inside a string. */
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

/** A string that waits for what is known only while the suite runs. */
export class DeferredText {
  constructor(
    /** As the author wrote it. */
    readonly text: string,
    readonly parts: readonly Part[],
  ) {}

  /** So that a plan or a message shows what the author wrote. */
  toJSON(): string {
    return this.text;
  }
}

/** True if a value is, or holds, a string that waits for the run. */
export function hasDeferred(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return value instanceof DeferredText || Object.values(value).some(hasDeferred);
}

/** Every reference inside a value that waits for the run, with the path of its string. */
export function* referencesIn(
  value: unknown,
  path: readonly (string | number)[] = [],
): Iterable<{ reference: Reference; path: readonly (string | number)[] }> {
  if (typeof value !== "object" || value === null) return;
  if (value instanceof DeferredText) {
    for (const part of value.parts) if (typeof part !== "string") yield { reference: part, path };
    return;
  }
  for (const [key, item] of Object.entries(value)) {
    yield* referencesIn(item, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}

/**
 * The value with all references filled in: a copy if there are any, the value itself if there are none. `lookup`
 * gives the value of a name (`request_id`, `data.city`), undefined if it has none: then the fallback applies, or a
 * UserError is thrown, for which `why` explains what exists instead.
 */
export function fillIn(
  value: unknown,
  lookup: (name: string) => unknown,
  why: ExplainMissing = () => undefined,
): unknown {
  if (!hasDeferred(value)) return value;
  if (value instanceof DeferredText) return fillText(value, lookup, why);
  if (Array.isArray(value)) return value.map((item) => fillIn(item, lookup, why));
  const filled: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value as object)) setOwn(filled, key, fillIn(item, lookup, why));
  return filled;
}

/** What is there instead of the value of a name, and the fix. */
export interface Missing {
  description: string;
  fix?: string;
}

/** Explains why a name has no value; undefined if nothing more is known. */
type ExplainMissing = (name: string) => Missing | undefined;

/** Text of a value inside a string: strings as they are, everything else as JSON. */
export function asText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The text as a regular expression that matches just it. */
export function escapePattern(text: string): string {
  return text.replace(/[\\.+*?()|[\]{}^$#&~-]/g, "\\$&");
}

function fillText(deferred: DeferredText, lookup: (name: string) => unknown, why: ExplainMissing): unknown {
  const values = deferred.parts.map((part) => {
    if (typeof part === "string") return part;
    const value = fillReference(part, lookup, why, deferred.text);
    return part.quoted ? escapePattern(asText(value)) : value;
  });
  return values.length === 1 ? values[0] : values.map(asText).join("");
}

function fillReference(
  reference: Reference,
  lookup: (name: string) => unknown,
  why: ExplainMissing,
  text: string,
): unknown {
  const value = lookup(reference.name);
  if (value !== undefined && (value !== "" || reference.fallback === undefined)) return value;
  if (reference.fallback !== undefined) return reference.fallback;
  const missing = why(reference.name);
  throw userError(
    `\`\${${reference.name}}\` has no value`,
    reference.message || (missing?.description ?? `Nothing sets it here: \`${text}\`.`),
    missing?.fix ?? "Check the name, and that its source has run before.",
  );
}
