import { isObject } from "../../core/json/json.js";
import {
  FORMATS,
  flatten,
  itemsOf,
  type MatchText,
  propertiesOf,
  requiredOf,
  type Schema,
  sampleOf,
  typesOf,
} from "../probes/schema.js";
import { NUMBERS, TEXTS } from "./hostile.js";

const MAX_DEPTH = 6;
const MAX_VALUES = 500;
const MAX_ITEMS = 20;
const MAX_LENGTH = 10_000;
const WORDS = ["text", "Ada", "näïve ☂", "日本語", "a b", "0", "x", "👍"] as const;

export interface ValueMaker {
  random: Random;
  matchText: MatchText;
  /** Every property that a schema names, not only some of the optional ones. */
  full?: boolean;
}

/** A random value that a schema is likely to accept, of at most 500 values; the validator decides if it is valid. */
export function randomValue(schema: unknown, root: unknown, maker: ValueMaker): unknown {
  return valueWithin({ left: MAX_VALUES }, schema, root, maker, 0);
}

type Budget = { left: number };

function valueWithin(budget: Budget, schema: unknown, root: unknown, maker: ValueMaker, depth: number): unknown {
  const { random, full } = maker;
  // Below, required values are as small as possible.
  if (depth > MAX_DEPTH || budget.left <= 0) return sampleOf(schema, root, maker.matchText);
  budget.left -= 1;
  const resolved = flatten(schema, root, 0, (branches) =>
    branches.length > 0 ? random.pick(branches.slice(0, 100)) : undefined,
  );
  if ("const" in resolved) return resolved.const;
  if (Array.isArray(resolved.enum) && resolved.enum.length > 0) return random.pick(resolved.enum);
  const examples = [
    ...(Array.isArray(resolved.examples) ? resolved.examples : []),
    ...(resolved.default === undefined || resolved.default === null ? [] : [resolved.default]),
  ];
  if (examples.length > 0 && random.below(3) === 0) return random.pick(examples);
  const types = [...typesOf(resolved, root)];
  const type = isObject(resolved.properties) && types.includes("object") ? "object" : pickType(types, random);
  switch (type) {
    case "object": {
      const required = new Set(requiredOf(resolved));
      const properties = new Map(propertiesOf(resolved));
      const optional = [...properties.keys()].filter((name) => !required.has(name));
      const names = [...required, ...optional.filter(() => full || random.below(2) === 0)];
      return Object.fromEntries(
        names.map((name) => [name, valueWithin(budget, properties.get(name) ?? {}, root, maker, depth + 1)]),
      );
    }
    case "array": {
      const prefix = Array.isArray(resolved.prefixItems) ? resolved.prefixItems : [];
      const minimum = Math.min(countOf(resolved.minItems), MAX_ITEMS);
      const maximum = Math.max(minimum, Math.min(countOf(resolved.maxItems, MAX_ITEMS), minimum + 3));
      const items = itemsOf(resolved, root) ?? {};
      const length = minimum + random.below(maximum - minimum + 1);
      return Array.from({ length }, (_, index) => valueWithin(budget, prefix[index] ?? items, root, maker, depth + 1));
    }
    case "string":
      return randomText(resolved, maker);
    case "number":
      return randomNumber(resolved, random);
    case "boolean":
      return random.below(2) === 0;
    default:
      return null;
  }
}

/** null is rare in real calls. */
function pickType(types: readonly string[], random: Random): string | undefined {
  const others = types.filter((type) => type !== "null");
  if (others.length === 0) return types[0];
  // A schema without a type accepts every type: a string is the most likely.
  if (others.length > 3 && random.below(2) === 0) return "string";
  return types.includes("null") && random.below(4) === 0 ? "null" : random.pick(others);
}

function randomText(resolved: Schema, { random, matchText }: ValueMaker): string {
  const { format, pattern } = resolved;
  const named = typeof format === "string" ? FORMATS.get(format) : undefined;
  if (named !== undefined) return named;
  const least = Math.min(countOf(resolved.minLength), MAX_LENGTH);
  const most = countOf(resolved.maxLength, MAX_LENGTH);
  if (typeof pattern === "string") {
    const matching = matchText(pattern, least, most, 1 + random.below(1_000));
    if (matching !== undefined) return matching;
  }
  const length = least + random.below(4) * 3;
  let text = random.below(4) === 0 ? random.pick(TEXTS)[1] : random.pick(WORDS);
  while (text.length < length) text += random.pick(WORDS);
  return [...text].slice(0, most).join("").padEnd(least, "x");
}

function randomNumber(resolved: Schema, random: Random): number {
  const limit = (key: string) => (typeof resolved[key] === "number" ? resolved[key] : undefined);
  const low = limit("minimum") ?? limit("exclusiveMinimum");
  const high = limit("maximum") ?? limit("exclusiveMaximum");
  const step = limit("multipleOf") ?? (resolved.type === "integer" ? 1 : undefined);
  const start = low ?? Math.min(high ?? 0, 0);
  const near = [start, start + 1, start + random.below(100), high ?? start + random.below(1_000_000)];
  const candidates = [...near, low === undefined || high === undefined ? random.pick(NUMBERS) : (low + high) / 2];
  const value = random.pick(candidates);
  const stepped = step === undefined || step === 0 ? value : Math.ceil(value / step) * step;
  const isInside = (low === undefined || stepped >= low) && (high === undefined || stepped <= high);
  return isInside && Number.isFinite(stepped) ? stepped : (high ?? start);
}

function countOf(value: unknown, otherwise = 0): number {
  return typeof value === "number" && value >= 0 ? value : otherwise;
}

/** Numbers that look random, and are the same for the same seed; `name` makes those of one tool independent of others. */
export class Random {
  #state: number;

  constructor(seed: number, name = "") {
    this.#state = hash(`${seed} ${name}`);
  }

  below(count: number): number {
    // Mulberry32.
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * count);
  }

  pick<T>(values: readonly T[]): T {
    if (values.length === 0) throw new Error("there is nothing to pick from");
    return values[this.below(values.length)] as T;
  }

  shuffle<T>(values: readonly T[]): T[] {
    const shuffled = [...values];
    for (let last = shuffled.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
    }
    return shuffled;
  }
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value;
}
