import { isObject, parseJson, typeName } from "../core/json/json.js";
import type { Redacted } from "../core/redaction/redact.js";
import { cut, hide, join, say } from "../core/redaction/redacted.js";
import { MatcherError, SuiteFault, type Target, type TargetValue } from "./types.js";
import { codePoints } from "./values.js";

const MAX_KEYS = 20;
const MAX_KEY_LENGTH = 60;

/** One step of a path: `.name`, `["any key"]`, `[3]` or `[-1]`, `[*]`. */
export type TargetStep =
  | { kind: "name"; name: string }
  | { kind: "key"; name: string }
  | { kind: "index"; index: number }
  | { kind: "each" };

/** The error of a target path that cannot be read at `column`, from 1. */
function badTarget(text: string, column: number, what: string, fix: string): MatcherError {
  const description = `${what}, at column ${column} of \`${cut(hide(text), 200, "")}\`.`;
  return new MatcherError(`Bad target: ${what[0]!.toLowerCase()}${what.slice(1)}`, description, fix, []);
}

/**
 * Parses a target path: `a.b`, `[-1]`, `["a key"]`, `[*]` for every element of an array (then the value is the flat list
 * of what is there), `.length` of arrays and strings (in code points). The empty path is all. Throws MatcherError.
 */
export function parseTarget(text: string): Target {
  const steps = parseSteps(text);
  return {
    text,
    read: (envelope) => {
      const value = readSteps(envelope, steps);
      return value === undefined ? describeAbsence(envelope, steps) : { found: true, value };
    },
  };
}

/** The steps of a path. Throws MatcherError. */
export function parseSteps(text: string): TargetStep[] {
  const steps: TargetStep[] = [];
  let at = 0;
  while (at < text.length) {
    const [step, end] = text[at] === "[" ? parseBracket(text, at) : parseName(text, at, steps.length === 0);
    steps.push(step);
    at = end;
  }
  return steps;
}

/** A path for steps, which `parseSteps` parses back. */
export function printSteps(steps: readonly TargetStep[]): string {
  const parts = steps.map((step, index) => {
    if (step.kind === "name") return index === 0 ? step.name : `.${step.name}`;
    if (step.kind === "key") return `[${JSON.stringify(step.name)}]`;
    return step.kind === "index" ? `[${step.index}]` : "[*]";
  });
  return parts.join("");
}

const NAME = /[^.[\]"]*/y;
const INDEX = /\[(0|-?[1-9][0-9]{0,14})\]/y;
const KEY = /\[("(?:[^"\\]|\\.)*")\]/y;

function parseName(text: string, at: number, first: boolean): [TargetStep, number] {
  if (!first && text[at] !== ".")
    throw badTarget(text, at + 1, "A dot or a bracket is expected here", "Write `a.b` or `a[0]`.");
  const start = first ? at : at + 1;
  NAME.lastIndex = start;
  const name = NAME.exec(text)![0];
  if (name === "") {
    const isBracket = text[start] === "[" && text.includes("]", start);
    const fix = isBracket
      ? `Write \`${cut(hide(`${text.slice(0, start - 1)}${text.slice(start)}`), 200, "")}\`, without the dot.`
      : 'Write a name here; a key with dots or brackets is written `["a.b"]`.';
    throw badTarget(text, start + 1, "A name is missing", fix);
  }
  if (name !== name.trim()) {
    const what = "A name has a space at its start or end";
    throw badTarget(text, start + 1, what, 'Take it out, or write `["the key "]`.');
  }
  return [{ kind: "name", name }, start + name.length];
}

function parseBracket(text: string, at: number): [TargetStep, number] {
  if (text.startsWith("[*]", at)) return [{ kind: "each" }, at + 3];
  INDEX.lastIndex = at;
  const index = INDEX.exec(text);
  if (index !== null) return [{ kind: "index", index: Number(index[1]) }, INDEX.lastIndex];
  KEY.lastIndex = at;
  const key = KEY.exec(text);
  const name = key === null ? undefined : parseJson(key[1]!);
  if (typeof name === "string") return [{ kind: "key", name }, KEY.lastIndex];
  throw badTarget(text, at + 1, "The bracket cannot be read", 'Write `[0]`, `[-1]`, `[*]` or `["a key"]`.');
}

/** The value that steps lead to; undefined if there is none. */
function readSteps(envelope: unknown, steps: readonly TargetStep[]): unknown {
  const each = steps.findIndex(({ kind }) => kind === "each");
  if (each < 0) return steps.reduce(readStep, envelope);
  const list = steps.slice(0, each).reduce(readStep, envelope);
  if (!Array.isArray(list)) return undefined;
  const rest = steps.slice(each + 1);
  const values = list.map((item) => readSteps(item, rest)).filter((value) => value !== undefined);
  return rest.some(({ kind }) => kind === "each") ? values.flat() : values;
}

function readStep(value: unknown, step: TargetStep): unknown {
  if (step.kind === "index") return Array.isArray(value) ? value.at(step.index) : undefined;
  if (step.kind === "each") return undefined;
  if (isObject(value)) return Object.hasOwn(value, step.name) ? value[step.name] : undefined;
  if (step.kind === "key" || step.name !== "length") return undefined;
  if (Array.isArray(value)) return value.length;
  return typeof value === "string" ? codePoints(value) : undefined;
}

/** A copy without what the targets lead to, each read in the value as it was. A path that leads nowhere takes nothing. */
export function withoutAll(value: unknown, targets: readonly (readonly TargetStep[])[]): unknown {
  if (targets.length === 0) return value;
  if (targets.some((steps) => steps.length === 0)) return null;
  const keptMember = (key: string | number, member: unknown): unknown[] => {
    const inner = targets.filter(([step]) => leadsTo(step!, key, value)).map((steps) => steps.slice(1));
    return inner.some((steps) => steps.length === 0) ? [] : [withoutAll(member, inner)];
  };
  if (Array.isArray(value)) return value.flatMap((item, index) => keptMember(index, item));
  if (!isObject(value)) return value;
  const members = Object.entries(value).flatMap(([key, member]) =>
    keptMember(key, member).map((inner) => [key, inner]),
  );
  return Object.fromEntries(members);
}

function leadsTo(step: TargetStep, key: string | number, container: unknown): boolean {
  if (step.kind === "each") return typeof key === "number";
  if (step.kind !== "index") return step.name === key;
  return Array.isArray(container) && key === (step.index < 0 ? container.length + step.index : step.index);
}

/** How far a path leads that has no value, and what is there. A path with `[*]` leads to the array, or to what is in its place. */
function describeAbsence(envelope: unknown, steps: readonly TargetStep[]): TargetValue {
  let value = envelope;
  let depth = 0;
  for (const step of steps) {
    const next = readStep(value, step);
    if (next === undefined) break;
    value = next;
    depth++;
  }
  return { found: false, existing: hide(printSteps(steps.slice(0, depth))), keys: describeKeys(value) };
}

/** What a value has: its keys, the length of an array, or else its type. */
export function describeKeys(value: unknown): Redacted {
  if (Array.isArray(value)) return say`an array of length ${value.length}`;
  if (!isObject(value)) return say`${typeName(value)}`;
  const keys = Object.keys(value);
  if (keys.length === 0) return say`no keys`;
  const visibleKeys = keys.slice(0, MAX_KEYS).map((key) => cut(hide(key), MAX_KEY_LENGTH));
  if (keys.length > MAX_KEYS) visibleKeys.push(say`and ${keys.length - MAX_KEYS} more`);
  return join(visibleKeys, ", ");
}

/** The value at a path; undefined if there is none. Throws a SuiteFault for a path that is not one. */
export function readPath(value: unknown, path: string): unknown {
  try {
    const result = parseTarget(path).read(value);
    return result.found ? result.value : undefined;
  } catch (error) {
    if (error instanceof MatcherError) throw new SuiteFault(hide(error.message), error.fix);
    throw error;
  }
}
