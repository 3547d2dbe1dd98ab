import { pointerStep } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { derive, join, keysOf, type RedactedJson, say } from "../../core/redaction/redacted.js";
import { isContainer, sameScalar } from "./equal.js";
import { linesOfBlanks } from "./string-diff.js";

const MAX_DIFFERENCES = 20;
const MAX_CHARACTERS = 120;
const MAX_DEPTH = 4;

interface Difference {
  path: Redacted;
  expected?: RedactedJson;
  actual?: RedactedJson;
}

/** The step of a JSON pointer that leads to a key, with its slash. */
export function stepTo(key: Redacted | number): Redacted {
  return typeof key === "number" ? say`/${key}` : derive(key, (name) => `/${pointerStep(name)}`);
}

/**
 * The differences of two values that are not equal, in the order of the expected one: the JSON pointer of the first, and
 * a line for each value that is missing (`-`) or unexpected (`+`), 20 at the most.
 */
export function structuralDiff(expected: RedactedJson, actual: RedactedJson): { path: Redacted; diff: Redacted } {
  const first: Difference[] = [];
  for (const difference of differences(expected, actual)) {
    first.push(difference);
    if (first.length > MAX_DIFFERENCES) break;
  }
  const lines = first.slice(0, MAX_DIFFERENCES).flatMap((difference) => {
    const place = difference.path === "" ? "" : say`${difference.path}: `;
    return [
      ...(difference.expected === undefined ? [] : [say`- ${place}${shown(difference, 0)}`]),
      ...(difference.actual === undefined ? [] : [say`+ ${place}${shown(difference, 1)}`]),
    ];
  });
  if (first.length > MAX_DIFFERENCES) lines.push(say`… and more`);
  return { path: first[0]?.path ?? say``, diff: join(lines, "\n") };
}

/** The expected or the actual value of a difference, short; of texts that differ in blanks only, the line with these. */
function shown({ expected, actual }: Difference, side: 0 | 1): Redacted {
  return derive([expected, actual], (pair) => {
    const [left, right] = pair as unknown[];
    const lines = typeof left === "string" && typeof right === "string" ? linesOfBlanks(left, right) : undefined;
    return lines?.[side] ?? shortened((pair as unknown[])[side]);
  });
}

type Members = Readonly<Record<string, RedactedJson>>;
type MemberKey = Redacted | number;

/** Walks both values at once, with its own stack, because values may be nested deeper than calls. */
function* differences(wholeExpected: RedactedJson, wholeActual: RedactedJson): Generator<Difference> {
  const pending: { parent: Redacted; key?: MemberKey; expected: RedactedJson; actual: RedactedJson }[] = [
    { parent: say``, expected: wholeExpected, actual: wholeActual },
  ];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { parent, key, expected, actual } = next;
    const isPair = isContainer(expected) && isContainer(actual) && Array.isArray(expected) === Array.isArray(actual);
    if (!isPair && sameScalar(expected, actual)) continue;
    const path = key === undefined ? parent : say`${parent}${stepTo(key)}`;
    if (!isPair) yield { path, expected, actual };
    else {
      const [left, right] = [expected as Members, actual as Members];
      for (const member of memberKeys(left, right).reverse())
        pending.push({ parent: path, key: member, expected: memberOf(left, member), actual: memberOf(right, member) });
    }
  }
}

/** The indexes of two arrays, or the keys of two objects: those of the expected one first. */
function memberKeys(expected: Members, actual: Members): MemberKey[] {
  if (Array.isArray(expected) && Array.isArray(actual))
    return [...Array(Math.max(expected.length, actual.length)).keys()];
  return [...keysOf(expected), ...keysOf(actual).filter((key) => !Object.hasOwn(expected, key))];
}

function memberOf(container: Members, key: MemberKey): RedactedJson {
  return Object.hasOwn(container, key) ? container[key] : undefined;
}

/** A value as short JSON text for a line of a message, with ellipses. Whatever its size, the work is small. */
export function preview(value: RedactedJson): Redacted {
  return derive(value, shortened);
}

function shortened(value: unknown): string {
  const text = shortJson(value, MAX_CHARACTERS, MAX_DEPTH);
  return text.length <= MAX_CHARACTERS ? text : `${text.slice(0, MAX_CHARACTERS)}…`;
}

function shortJson(value: unknown, limit: number, depth: number): string {
  if (typeof value === "string") return quote(value, limit);
  if (!isContainer(value)) return String(value);
  const isList = Array.isArray(value);
  const keys = isList ? value.slice(0, limit).keys() : Object.keys(value);
  let text = "";
  for (const key of keys) {
    if (text !== "") text += ",";
    if (depth === 0 || text.length >= limit) {
      text += "…";
      break;
    }
    if (!isList) text += `${quote(String(key), limit - text.length)}:`;
    text += shortJson((value as Record<string, unknown>)[key], limit - text.length, depth - 1);
  }
  return isList ? `[${text}]` : `{${text}}`;
}

function quote(text: string, limit: number): string {
  return JSON.stringify(text.length <= limit ? text : `${text.slice(0, Math.max(0, limit))}…`);
}
