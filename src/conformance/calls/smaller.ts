import { isObject } from "../../core/json/json.js";
import { LIMITS } from "../../core/limits.js";

const MAX_EACH = 30;

/** Values that are a little smaller, the smallest first; a value that is as small as it can be has none. */
export function* smallerValues(value: unknown, depth = 0): Generator<unknown> {
  if (depth > LIMITS.levels) return;
  if (typeof value === "string") yield* smallerTexts(value);
  else if (typeof value === "number") yield* smallerNumbers(value);
  else if (value === true) yield false;
  else if (Array.isArray(value)) {
    if (value.length > 0) yield [];
    yield* innerOf(value);
    if (value.length > 3) {
      const half = Math.floor(value.length / 2);
      yield value.slice(0, half);
      yield value.slice(half);
    }
    for (let index = 0; index < Math.min(value.length, MAX_EACH); index += 1) {
      if (value.length > 1) yield value.filter((_, at) => at !== index);
      for (const smaller of smallerValues(value[index], depth + 1)) {
        yield value.map((item, at) => (at === index ? smaller : item));
      }
    }
  } else if (isObject(value)) {
    const entries = Object.entries(value);
    if (entries.length > 0) yield {};
    if (depth > 0) yield* innerOf(value);
    for (const [name] of entries.slice(0, MAX_EACH)) {
      if (entries.length > 1) yield Object.fromEntries(entries.filter(([other]) => other !== name));
    }
    for (const [name, item] of entries.slice(0, MAX_EACH)) {
      for (const smaller of smallerValues(item, depth + 1)) {
        yield { ...value, [name]: smaller };
      }
    }
  }
}

/** The parts of a nested value at half its depth, and one level down. */
function* innerOf(value: unknown): Generator<unknown> {
  const chain: unknown[] = [];
  const kind = Array.isArray(value);
  let current: unknown = value;
  while (typeof current === "object" && current !== null && chain.length < LIMITS.levels) {
    const [first]: unknown[] = Object.values(current);
    if (typeof first !== "object" || first === null || Array.isArray(first) !== kind) break;
    chain.push(first);
    current = first;
  }
  const middle = chain[Math.floor(chain.length / 2)];
  if (middle !== undefined) yield middle;
  if (chain.length > 2) yield chain[0];
}

function* smallerTexts(text: string): Generator<string> {
  if (text === "") return;
  yield "";
  if (text.length > 1) {
    const half = Math.floor(text.length / 2);
    yield text.slice(0, half);
    yield text.slice(half);
    // Fewer and fewer characters from the end, so that a limit on the length is found in few steps.
    for (let less = Math.floor(half / 2); less > 0; less = Math.floor(less / 2)) yield text.slice(0, -less);
  }
  if (text.length > 1 && text.length <= MAX_EACH) {
    for (let index = 0; index < text.length; index += 1) yield text.slice(0, index) + text.slice(index + 1);
  }
}

function* smallerNumbers(value: number): Generator<number> {
  if (value === 0) return;
  yield 0;
  // Often the sign is all that matters; a value that hangs the server cannot be halved many times.
  if (Math.abs(value) > 1) yield Math.sign(value);
  if (value < 0) yield -value;
  if (!Number.isInteger(value)) yield Math.trunc(value);
  if (Math.abs(value) > 1) yield Math.trunc(value / 2);
}
