import { isDeepStrictEqual } from "node:util";
import { asList, asObject, isNestedOver, isObject } from "../../core/json/json.js";
import { StepLimit } from "../../core/json/step-limit.js";
import { LIMITS } from "../../core/limits.js";
import { NUMBERS, TEXTS } from "./hostile-values.js";
import { FORMATS, textsFor } from "./pattern-texts.js";
import type { Random } from "./random.js";
import {
  flatten,
  itemsOf,
  type JsonType,
  propertiesOf,
  requiredOf,
  type Schema,
  typeOfValue,
  typesOf,
} from "./schema.js";

/** One value takes so many steps, so that at most a thousand are made; what its schema lists beside takes more. */
const STEPS_EACH = 1_000;
const STEPS_OF_PROPERTY = 10;
const MAX_DEPTH = 8;
const MAX_ITEMS = 20;
const MAX_LENGTH = 10_000;
const PLAIN: readonly JsonType[] = ["string", "number", "boolean", "array"];
const WORDS = ["text", "Ada", "näïve ☂", "日本語", "a b", "0", "x", "👍"] as const;

interface Maker {
  steps: StepLimit;
  root: unknown;
  /** Without it, values are the plainest, and always the same. */
  random?: Random;
  /** Every property that a schema names, not only some of the optional ones. */
  full?: boolean;
}

/** A value that a schema is likely to take: one that it names, else one from its limits; at most 1,000 values. */
export function sampleOf(schema: unknown, root: unknown, steps = new StepLimit()): unknown {
  return valueWithin({ steps, root }, schema, 0);
}

/** The sample of an input schema; no arguments if it is not an object. */
export function sampleArguments(inputSchema: unknown): Record<string, unknown> {
  const sample = sampleOf(inputSchema, inputSchema);
  return asObject(sample);
}

/** A random value that a schema is likely to take; the validator decides if it is valid. */
export function randomValue(schema: unknown, root: unknown, random: Random, full = false): unknown {
  return valueWithin({ steps: new StepLimit(), root, random, full }, schema, 0);
}

function valueWithin(maker: Maker, schema: unknown, depth: number): unknown {
  const { steps, root, random, full } = maker;
  if (steps.isUsedUp || depth > MAX_DEPTH) return null;
  const resolved = flatten(schema, root, random && ((branches) => random.pick(branches)));
  // A random value may break the schema; the plainest is a call that a tool should accept.
  const examples = examplesIn(resolved).filter((value) => random || seemsValid(value, resolved, root));
  const choices = asList(resolved.enum);
  const properties = new Map(propertiesOf(resolved));
  steps.take(STEPS_EACH + examples.length + choices.length + STEPS_OF_PROPERTY * properties.size);
  if ("const" in resolved) return sendable(resolved.const);
  if (random && choices.length > 0) return sendable(random.pick(choices));
  if (random && examples.length > 0 && random.below(3) === 0) return sendable(random.pick(examples));
  if (!random && examples.length + choices.length > 0) return sendable([...examples, ...choices][0]);
  const inside = (inner: unknown) => valueWithin(maker, inner, depth + 1);
  switch (typeFor(resolved, root, random)) {
    case "object": {
      const required = new Set(requiredOf(resolved));
      const optional = [...properties.keys()].filter((name) => !required.has(name));
      const names = [...required, ...optional.filter(() => full || random?.below(2) === 0)];
      const entries: [string, unknown][] = [];
      for (const name of names) {
        if (steps.isUsedUp) break;
        entries.push([name, inside(properties.get(name))]);
      }
      return Object.fromEntries(entries);
    }
    case "array": {
      const minimum = Math.min(countOf(resolved.minItems), MAX_ITEMS);
      const maximum = Math.max(minimum, Math.min(countOf(resolved.maxItems, MAX_ITEMS), minimum + 3));
      const length = minimum + (random?.below(maximum - minimum + 1) ?? 0);
      const first = asList(resolved.prefixItems);
      return Array.from({ length }, (_, index) => inside(first[index] ?? itemsOf(resolved, root)));
    }
    case "string":
      return textFor(maker, resolved);
    case "number":
      return numberFor(resolved, random);
    case "boolean":
      return random ? random.below(2) === 0 : true;
    default:
      return null;
  }
}

/** A value that a schema names, unless it is nested too deeply for a request: then null. */
export function sendable(value: unknown): unknown {
  return isNestedOver(value, LIMITS.schemaLevels) ? null : value;
}

function examplesIn(resolved: Schema): unknown[] {
  return [
    ...asList(resolved.examples),
    // Of OpenAPI, and met in tools that were made from it.
    ...("example" in resolved ? [resolved.example] : []),
    ...((resolved.default ?? null) === null ? [] : [resolved.default]),
  ];
}

/** False for a value that breaks the plain limits of its own schema: an author changed one, and forgot the other. */
function seemsValid(value: unknown, resolved: Schema, root: unknown): boolean {
  const { type, enum: choices, minimum, maximum, minLength, maxLength } = resolved;
  const isChoice = !Array.isArray(choices) || choices.some((choice) => isDeepStrictEqual(choice, value));
  if (!isChoice || !typesOf(resolved, root).has(typeOfValue(value))) return false;
  const within = (size: number, least: unknown, most: unknown) =>
    !(typeof least === "number" && size < least) && !(typeof most === "number" && size > most);
  if (typeof value === "string") return within([...value].length, minLength, maxLength);
  if (typeof value !== "number") return true;
  return within(value, minimum, maximum) && (type !== "integer" || Number.isInteger(value));
}

function typeFor(resolved: Schema, root: unknown, random: Random | undefined): string | undefined {
  const types = typesOf(resolved, root);
  const isShaped = isObject(resolved.properties) || resolved.type === "object" || requiredOf(resolved).length > 0;
  if (isShaped && types.has("object")) return "object";
  if (!random) return PLAIN.find((type) => types.has(type));
  const others = [...types].filter((type) => type !== "null");
  // A schema without a type accepts every type: a string is the most likely.
  if (others.length > 3 && random.below(2) === 0) return "string";
  // null is rare in real calls.
  const isNull = others.length === 0 || (types.has("null") && random.below(4) === 0);
  return isNull ? "null" : random.pick(others);
}

function textFor({ root, random }: Maker, { format, pattern, minLength, maxLength }: Schema): string {
  const formatText = FORMATS.get(format);
  const matching = typeof pattern === "string" ? textsFor(pattern, root) : undefined;
  if (formatText !== undefined && matching?.includes(formatText) !== false) return formatText;
  const least = Math.min(countOf(minLength), MAX_LENGTH);
  const most = countOf(maxLength, MAX_LENGTH);
  const fitting = (matching ?? []).filter(({ length }) => length >= least && length <= most);
  if (fitting.length > 0) return random ? random.pick(fitting) : (fitting[0] ?? "");
  let text = "text";
  if (random) {
    const length = least + random.below(4) * 3;
    text = random.below(4) === 0 ? random.pick(TEXTS)[1] : random.pick(WORDS);
    while (text.length < length) text += random.pick(WORDS);
  }
  return [...text].slice(0, most).join("").padEnd(least, "x");
}

function numberFor(resolved: Schema, random: Random | undefined): number {
  const limit = (key: string) => (typeof resolved[key] === "number" ? resolved[key] : undefined);
  const [least, above, most, below] = ["minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum"].map(limit);
  const step = limit("multipleOf") ?? (resolved.type === "integer" ? 1 : undefined);
  const low = Math.max(least ?? Number.NEGATIVE_INFINITY, above ?? Number.NEGATIVE_INFINITY);
  const high = Math.min(most ?? Number.POSITIVE_INFINITY, below ?? Number.POSITIVE_INFINITY);
  const isWithin = (value: number) => value >= low && value <= high && value !== above && value !== below;
  const stepAt = (value: number) => (step === undefined ? value : Math.ceil(value / step) * step);
  const fits = (value: number) => Number.isFinite(value) && isWithin(value) && stepAt(value) === value;
  const steps = step === undefined ? [] : [step, stepAt(low), (Math.floor(low / step) + 1) * step, 0];
  const plain = [1, low, low + 1, high, high - 1, (low + high) / 2, ...steps].filter(fits);
  if (!random) return plain[0] ?? 1;
  const start = Number.isFinite(low) ? low : Math.min(high, 0);
  const wide = [start + random.below(100), start + random.below(1_000_000)].map(stepAt);
  const all = new Set([...plain, ...[...wide, random.pick(NUMBERS)].filter(fits)]);
  return all.size > 0 ? random.pick([...all]) : 1;
}

function countOf(value: unknown, otherwise = 0): number {
  return typeof value === "number" ? Math.max(value, 0) : otherwise;
}
