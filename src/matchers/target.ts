import { isObject, parseJson, typeName } from "../core/json/json.js";
import type { Redacted } from "../core/redaction/redact.js";
import { cut, hide, join, say } from "../core/redaction/redacted.js";
import { MatcherError, SuiteFault, type Target, type TargetValue } from "./types.js";
import { codePoints } from "./values.js";

const MAX_KEYS = 20;
const MAX_KEY_LENGTH = 60;

/** One step of a path: `.name`, `["any key"]`, `[3]` or `[-1]`, `[*]`. */
export type Step =
  | { kind: "name"; name: string }
  | { kind: "key"; name: string }
  | { kind: "index"; index: number }
  | { kind: "each" };

/** A target path that cannot be read; `column` is the place in it, from 1. */
export class TargetError extends MatcherError {
  constructor(
    text: string,
    readonly column: number,
    what: string,
    fix: string,
  ) {
    super(
      `Bad target: ${what[0]!.toLowerCase()}${what.slice(1)}`,
      `${what}, at column ${column} of \`${cut(hide(text), 200, "")}\`.`,
      fix,
      [],
    );
    this.name = "TargetError";
  }
}

const ABSENT = Symbol("absent");

/**
 * Parses a target path: names joined by dots, `[i]`, `[-1]`, `["key with.dots"]`, `[*]` for every element of an array
 * (the value is then the flat list of what is there), `.length` of arrays and of strings (in Unicode code points). The
 * empty path is the whole envelope. Throws TargetError.
 */
export function parseTarget(text: string): Target {
  const steps = parseSteps(text);
  return {
    text,
    read: (envelope) => {
      const value = readFrom(envelope, steps, 0);
      return value === ABSENT ? missing(envelope, steps) : { found: true, value };
    },
  };
}

/** The steps of a path. Throws TargetError. */
export function parseSteps(text: string): Step[] {
  const steps: Step[] = [];
  let at = 0;
  while (at < text.length) {
    const [step, end] = text[at] === "[" ? parseBracket(text, at) : parseName(text, at, steps.length === 0);
    steps.push(step);
    at = end;
  }
  return steps;
}

/** A path for steps, which `parseSteps` parses back. */
export function printSteps(steps: readonly Step[]): string {
  let text = "";
  for (const step of steps) {
    if (step.kind === "name") text += text === "" ? step.name : `.${step.name}`;
    else if (step.kind === "key") text += `[${JSON.stringify(step.name)}]`;
    else text += step.kind === "index" ? `[${step.index}]` : "[*]";
  }
  return text;
}

const NAME = /[^.[\]"]*/y;
const INDEX = /\[(0|-?[1-9][0-9]{0,14})\]/y;
const KEY = /\[("(?:[^"\\]|\\.)*")\]/y;

function parseName(text: string, at: number, first: boolean): [Step, number] {
  let start = at;
  if (!first) {
    if (text[at] !== ".")
      throw new TargetError(text, at + 1, "A dot or a bracket is expected here", "Write `a.b` or `a[0]`.");
    start = at + 1;
  }
  NAME.lastIndex = start;
  const name = NAME.exec(text)![0];
  const end = start + name.length;
  if (name === "") {
    throw new TargetError(
      text,
      start + 1,
      "A name is missing",
      text[start] === "[" && text.includes("]", start)
        ? `Write \`${cut(hide(`${text.slice(0, start - 1)}${text.slice(start)}`), 200, "")}\`, without the dot.`
        : 'Write a name here; a key with dots or brackets is written `["a.b"]`.',
    );
  }
  if (name !== name.trim()) {
    throw new TargetError(
      text,
      start + 1,
      "A name has a space at its start or end",
      'Take it out, or write `["the key "]`.',
    );
  }
  return [{ kind: "name", name }, end];
}

function parseBracket(text: string, at: number): [Step, number] {
  if (text.startsWith("[*]", at)) return [{ kind: "each" }, at + 3];
  INDEX.lastIndex = at;
  const index = INDEX.exec(text);
  if (index !== null) return [{ kind: "index", index: Number(index[1]) }, INDEX.lastIndex];
  KEY.lastIndex = at;
  const key = KEY.exec(text);
  const name = key === null ? undefined : parseJson(key[1]!);
  if (typeof name === "string") return [{ kind: "key", name }, KEY.lastIndex];
  throw new TargetError(text, at + 1, "The bracket cannot be read", 'Write `[0]`, `[-1]`, `[*]` or `["a key"]`.');
}

function readFrom(envelope: unknown, steps: readonly Step[], from: number): unknown {
  let value = envelope;
  for (let index = from; index < steps.length; index++) {
    const step = steps[index]!;
    if (step.kind === "each") return Array.isArray(value) ? readEach(value, steps, index + 1) : ABSENT;
    value = readStep(value, step);
    if (value === ABSENT) return ABSENT;
  }
  return value === undefined ? ABSENT : value;
}

function readEach(list: readonly unknown[], steps: readonly Step[], from: number): unknown[] {
  const nested = steps.slice(from).some((step) => step.kind === "each");
  const values = list.map((item) => readFrom(item, steps, from)).filter((value) => value !== ABSENT);
  return nested ? values.flat() : values;
}

function readStep(value: unknown, step: Exclude<Step, { kind: "each" }>): unknown {
  if (step.kind === "index") return Array.isArray(value) ? value.at(step.index) : ABSENT;
  if (isObject(value)) return Object.hasOwn(value, step.name) ? value[step.name] : ABSENT;
  if (step.kind === "name" && step.name === "length") {
    if (Array.isArray(value)) return value.length;
    if (typeof value === "string") return codePoints(value);
  }
  return ABSENT;
}

/** Marks an array element as removed, so that the other elements keep their indexes until the end. */
const REMOVED = Symbol("gone");

/**
 * The value without what the targets lead to, each read in the value as it was; the value itself is left as it is. A path
 * that leads nowhere takes nothing.
 */
export function withoutAll(value: unknown, targets: readonly (readonly Step[])[]): unknown {
  return targets.length === 0 ? value : dropRemoved(targets.reduce(without, value));
}

function without(value: unknown, [step, ...rest]: readonly Step[]): unknown {
  if (step === undefined) return null;
  if (Array.isArray(value)) {
    if (step.kind === "each") return value.map((item) => (rest.length === 0 ? REMOVED : without(item, rest)));
    if (step.kind !== "index") return value;
    const at = step.index < 0 ? value.length + step.index : step.index;
    if (at < 0 || at >= value.length) return value;
    return value.with(at, rest.length === 0 ? REMOVED : without(value[at], rest));
  }
  if (!isObject(value) || (step.kind !== "name" && step.kind !== "key") || !Object.hasOwn(value, step.name))
    return value;
  const members = Object.entries(value).flatMap(([key, member]) => {
    if (key !== step.name) return [[key, member] as const];
    return rest.length === 0 ? [] : [[key, without(member, rest)] as const];
  });
  return Object.fromEntries(members);
}

function dropRemoved(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== REMOVED).map(dropRemoved);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, dropRemoved(member)]));
}

/** What is there instead of an absent value; paths with `[*]` end at the array, or if there is none. */
function missing(envelope: unknown, steps: readonly Step[]): TargetValue {
  let value = envelope;
  let depth = 0;
  for (const step of steps) {
    const next = step.kind === "each" ? ABSENT : readStep(value, step);
    if (next === ABSENT || next === undefined) break;
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
    const found = parseTarget(path).read(value);
    return found.found ? found.value : undefined;
  } catch (error) {
    if (error instanceof MatcherError) throw new SuiteFault(hide(error.message), error.fix);
    throw error;
  }
}
