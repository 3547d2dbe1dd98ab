import { pointerStep } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { derive, join, keysOf, type RedactedJson, say } from "../../core/redaction/redacted.js";
import { isContainer, sameScalar } from "./equal.js";

const MAX_DIFFERENCES = 20;
const MAX_CHARACTERS = 120;
const MAX_DEPTH = 4;

export interface StructuralDiff {
  /** JSON pointer of the first difference. */
  path: Redacted;
  /** A line for each value that is missing (`-`) or unexpected (`+`), each by its JSON pointer. */
  diff: Redacted;
}

interface Difference {
  path: Redacted;
  expected?: RedactedJson;
  actual?: RedactedJson;
}

/** The step of a JSON pointer that leads to a key, with its slash. */
export function stepTo(key: Redacted | number): Redacted {
  return typeof key === "number" ? say`/${key}` : derive(key, (name) => `/${pointerStep(name)}`);
}

/** The differences of two values that are not equal, in the order of the expected one; at most 20 are listed. */
export function structuralDiff(expected: RedactedJson, actual: RedactedJson): StructuralDiff {
  const found: Difference[] = [];
  for (const difference of differences(expected, actual)) {
    found.push(difference);
    if (found.length > MAX_DIFFERENCES) break;
  }
  const lines = found.slice(0, MAX_DIFFERENCES).flatMap(({ path, expected: wanted, actual: got }) => {
    const place = path === "" ? "" : say`${path}: `;
    return [
      ...(wanted === undefined ? [] : [say`- ${place}${preview(wanted)}`]),
      ...(got === undefined ? [] : [say`+ ${place}${preview(got)}`]),
    ];
  });
  if (found.length > MAX_DIFFERENCES) lines.push(say`… and more`);
  return { path: found[0]?.path ?? say``, diff: join(lines, "\n") };
}

type Container = readonly RedactedJson[] | { readonly [key: string]: RedactedJson };

interface Pair {
  path: Redacted;
  expected: Container;
  actual: Container;
  keys: Iterator<Redacted | number>;
}

/** Walks both values at once, with an explicit stack, because values may be nested deeper than calls. */
function* differences(expected: RedactedJson, actual: RedactedJson): Generator<Difference> {
  const root = pairOf(say``, expected, actual);
  if (root === undefined) {
    if (!sameScalar(expected, actual)) yield { path: say``, expected, actual };
    return;
  }
  const open = [root];
  for (let pair = open.at(-1); pair !== undefined; pair = open.at(-1)) {
    const next = pair.keys.next();
    if (next.done) {
      open.pop();
      continue;
    }
    const path = say`${pair.path}${stepTo(next.value)}`;
    const wanted = member(pair.expected, next.value);
    const got = member(pair.actual, next.value);
    const inner = pairOf(path, wanted, got);
    if (inner !== undefined) open.push(inner);
    else if (!sameScalar(wanted, got)) yield { path, expected: wanted, actual: got };
  }
}

/** Two values that are compared by their members: both arrays, or both objects. */
function pairOf(path: Redacted, expected: RedactedJson, actual: RedactedJson): Pair | undefined {
  if (!isPart(expected) || !isPart(actual)) return undefined;
  if (Array.isArray(expected) !== Array.isArray(actual)) return undefined;
  return { path, expected, actual, keys: steps(expected, actual) };
}

function* steps(expected: Container, actual: Container): Generator<Redacted | number> {
  if (isList(expected) && isList(actual)) {
    for (let index = 0; index < Math.max(expected.length, actual.length); index++) yield index;
    return;
  }
  if (isList(expected) || isList(actual)) return;
  yield* keysOf(expected);
  for (const key of keysOf(actual)) if (!Object.hasOwn(expected, key)) yield key;
}

function isPart(value: RedactedJson): value is Container {
  return isContainer(value);
}

function isList(value: Container): value is readonly RedactedJson[] {
  return Array.isArray(value);
}

function member(container: Container, key: string | number): RedactedJson {
  return Object.hasOwn(container, key) ? (container as Record<string | number, RedactedJson>)[key] : undefined;
}

/**
 * A value as short JSON text for one line of a message: whatever its size, the work is small. What is left out is an
 * ellipsis.
 */
export function preview(value: RedactedJson): Redacted {
  return derive(value, (shown) => {
    const text = write(shown, MAX_CHARACTERS, MAX_DEPTH);
    return text.length <= MAX_CHARACTERS ? text : `${text.slice(0, MAX_CHARACTERS)}…`;
  });
}

function write(value: unknown, limit: number, depth: number): string {
  if (typeof value === "string") return quote(value, limit);
  if (!isContainer(value)) return String(value);
  const list = Array.isArray(value);
  const keys = list ? value.slice(0, limit).keys() : Object.keys(value);
  let text = "";
  for (const key of keys) {
    if (text !== "") text += ",";
    if (depth === 0 || text.length >= limit) {
      text += "…";
      break;
    }
    if (!list) text += `${quote(String(key), limit - text.length)}:`;
    text += write((value as Record<string, unknown>)[key], limit - text.length, depth - 1);
  }
  return list ? `[${text}]` : `{${text}}`;
}

function quote(text: string, limit: number): string {
  return JSON.stringify(text.length <= limit ? text : `${text.slice(0, Math.max(0, limit))}…`);
}
