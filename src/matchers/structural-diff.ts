import { isContainer, sameScalar } from "./equal.js";
import { pointerStep } from "./pointer.js";
import { preview } from "./preview.js";

const MAX_DIFFERENCES = 20;

export interface StructuralDiff {
  /** JSON pointer of the first difference. */
  path: string;
  /** A line for each value that is missing (`-`) or unexpected (`+`), each by its JSON pointer. */
  diff: string;
}

interface Difference {
  path: string;
  expected?: unknown;
  actual?: unknown;
}

/** The differences of two values that are not equal, in the order of the expected one; at most 20 are told. */
export function structuralDiff(expected: unknown, actual: unknown): StructuralDiff {
  const found: Difference[] = [];
  for (const difference of differences(expected, actual)) {
    found.push(difference);
    if (found.length > MAX_DIFFERENCES) break;
  }
  const lines = found.slice(0, MAX_DIFFERENCES).flatMap(({ path, expected: wanted, actual: got }) => {
    const place = path === "" ? "" : `${path}: `;
    return [
      ...(wanted === undefined ? [] : [`- ${place}${preview(wanted)}`]),
      ...(got === undefined ? [] : [`+ ${place}${preview(got)}`]),
    ];
  });
  if (found.length > MAX_DIFFERENCES) lines.push("… and more");
  return { path: found[0]?.path ?? "", diff: lines.join("\n") };
}

interface Pair {
  path: string;
  expected: object;
  actual: object;
  keys: Iterator<string | number>;
}

/** Walks both values at once, with a stack of its own because values may be nested deeper than calls may be. */
function* differences(expected: unknown, actual: unknown): Generator<Difference> {
  const root = pairOf("", expected, actual);
  if (root === undefined) {
    if (!sameScalar(expected, actual)) yield { path: "", expected, actual };
    return;
  }
  const open = [root];
  for (let pair = open.at(-1); pair !== undefined; pair = open.at(-1)) {
    const next = pair.keys.next();
    if (next.done) {
      open.pop();
      continue;
    }
    const path = pair.path + pointerStep(next.value);
    const wanted = member(pair.expected, next.value);
    const got = member(pair.actual, next.value);
    const inner = pairOf(path, wanted, got);
    if (inner !== undefined) open.push(inner);
    else if (!sameScalar(wanted, got)) yield { path, expected: wanted, actual: got };
  }
}

/** Two values that are compared by their members: both arrays, or both objects. */
function pairOf(path: string, expected: unknown, actual: unknown): Pair | undefined {
  if (!isContainer(expected) || !isContainer(actual)) return undefined;
  if (Array.isArray(expected) !== Array.isArray(actual)) return undefined;
  return { path, expected, actual, keys: keysOf(expected, actual) };
}

function* keysOf(expected: object, actual: object): Generator<string | number> {
  if (Array.isArray(expected) && Array.isArray(actual)) {
    for (let index = 0; index < Math.max(expected.length, actual.length); index++) yield index;
    return;
  }
  yield* Object.keys(expected);
  for (const key of Object.keys(actual)) if (!Object.hasOwn(expected, key)) yield key;
}

function member(container: object, key: string | number): unknown {
  return Object.hasOwn(container, key) ? (container as Record<string | number, unknown>)[key] : undefined;
}
