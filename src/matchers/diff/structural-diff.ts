import { pointerStep } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { derive, join, keysOf, type RedactedJson, say } from "../../core/redaction/redacted.js";
import { isContainer, sameScalar } from "./equal.js";

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

type Members = Readonly<Record<string, RedactedJson>>;
type Step = Redacted | number;

/** Walks both values at once, with its own stack, because values may be nested deeper than calls. */
function* differences(expected: RedactedJson, actual: RedactedJson): Generator<Difference> {
  const pending: { parent: Redacted; step?: Step; wanted: RedactedJson; got: RedactedJson }[] = [
    { parent: say``, wanted: expected, got: actual },
  ];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { parent, step, wanted, got } = next;
    const isPair = isContainer(wanted) && isContainer(got) && Array.isArray(wanted) === Array.isArray(got);
    if (!isPair && sameScalar(wanted, got)) continue;
    const path = step === undefined ? parent : say`${parent}${stepTo(step)}`;
    if (!isPair) yield { path, expected: wanted, actual: got };
    else {
      const [left, right] = [wanted as Members, got as Members];
      for (const key of stepsOf(left, right).reverse())
        pending.push({ parent: path, step: key, wanted: memberOf(left, key), got: memberOf(right, key) });
    }
  }
}

/** The indexes of two arrays, or the keys of two objects: those of the expected one first. */
function stepsOf(expected: Members, actual: Members): Step[] {
  if (Array.isArray(expected) && Array.isArray(actual))
    return [...Array(Math.max(expected.length, actual.length)).keys()];
  return [...keysOf(expected), ...keysOf(actual).filter((key) => !Object.hasOwn(expected, key))];
}

function memberOf(container: Members, key: Step): RedactedJson {
  return Object.hasOwn(container, key) ? container[key] : undefined;
}

/** A value as short JSON text for a line of a message, with ellipses. Whatever its size, the work is small. */
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
