import { isObject, pointerKey } from "../../core/json/json.js";

export type Schema = Record<string, unknown>;
export type JsonType = "string" | "number" | "boolean" | "array" | "object" | "null";

const TYPES: readonly JsonType[] = ["string", "number", "boolean", "array", "object", "null"];
const MAX_REFS = 20;
const MAX_DEPTH = 8;
const MAX_VALUES = 1_000;
const MAX_PARTS = 100;
/** A text of each format that has few valid ones. */
export const FORMATS: ReadonlyMap<string, string> = new Map([
  ["date-time", "2026-01-01T12:00:00Z"],
  ["date", "2026-01-01"],
  ["time", "12:00:00Z"],
  ["duration", "PT1H"],
  ["email", "user@example.com"],
  ["idn-email", "user@example.com"],
  ["hostname", "example.com"],
  ["idn-hostname", "example.com"],
  ["ipv4", "127.0.0.1"],
  ["ipv6", "::1"],
  ["uri", "https://example.com/"],
  ["url", "https://example.com/"],
  ["iri", "https://example.com/"],
  ["uuid", "00000000-0000-4000-8000-000000000000"],
]);

/** The schema, with its local `$ref` resolved; an empty schema if it cannot be resolved. */
export function resolveRefs(schema: unknown, root: unknown): Schema {
  let current = schema;
  for (let hops = 0; isObject(current) && typeof current.$ref === "string"; hops += 1) {
    if (hops === MAX_REFS) return {};
    current = lookUp(current.$ref, root);
  }
  return isObject(current) ? current : {};
}

/** The types that a schema accepts; all if it names none. Integers count as numbers. */
export function typesOf(
  schema: unknown,
  root: unknown,
  depth = 0,
  known = new Map<Schema, ReadonlySet<JsonType>>(),
): ReadonlySet<JsonType> {
  if (schema === false) return new Set();
  const resolved = resolveRefs(schema, root);
  const before = known.get(resolved);
  if (before) return before;
  if (depth > MAX_DEPTH) return new Set(TYPES);
  // A schema that refers to itself many times is read once.
  known.set(resolved, new Set(TYPES));
  let types = new Set(TYPES);
  const narrow = (allowed: Iterable<JsonType>) => {
    const set = new Set(allowed);
    types = new Set([...types].filter((type) => set.has(type)));
  };
  const { type, enum: values, anyOf, oneOf, allOf } = resolved;
  const inner = (branch: unknown) => typesOf(branch, root, depth + 1, known);
  const declared = typeof type === "string" ? [type] : type;
  if (Array.isArray(declared)) narrow(declared.map((name) => (name === "integer" ? "number" : name)));
  if (Array.isArray(values)) narrow(values.map(typeOfValue));
  if ("const" in resolved) narrow([typeOfValue(resolved.const)]);
  for (const branches of [anyOf, oneOf]) {
    if (Array.isArray(branches)) narrow(branches.flatMap((branch) => [...inner(branch)]));
  }
  if (Array.isArray(allOf)) for (const branch of allOf) narrow(inner(branch));
  // Of OpenAPI, and met in tools that were made from it.
  if (resolved.nullable === true) types.add("null");
  known.set(resolved, types);
  return types;
}

/** The object schema behind a schema: itself, or the first branch that is one; undefined if there is none. */
export function objectOf(schema: unknown, root: unknown, depth = 0, seen = new Set<Schema>()): Schema | undefined {
  const resolved = resolveRefs(schema, root);
  if (isObject(resolved.properties)) return resolved;
  return firstBranch(resolved, root, depth, seen, objectOf);
}

/** The schema of the elements of an array; undefined if none is declared. */
export function itemsOf(schema: unknown, root: unknown, depth = 0, seen = new Set<Schema>()): unknown {
  const resolved = resolveRefs(schema, root);
  if (isObject(resolved.items)) return resolved.items;
  return firstBranch(resolved, root, depth, seen, itemsOf);
}

/** The properties of an object schema. */
export function propertiesOf(schema: Schema): [name: string, schema: unknown][] {
  return isObject(schema.properties) ? Object.entries(schema.properties) : [];
}

/** The names that an object schema requires. */
export function requiredOf(schema: Schema): string[] {
  return Array.isArray(schema.required) ? schema.required.filter((name) => typeof name === "string") : [];
}

/** A text that a pattern matches, within these lengths; undefined if there is none. */
export type MatchText = (pattern: string, minLength?: number, maxLength?: number, seed?: number) => string | undefined;

/** A value that a schema is likely to take: one that it names, else one from its limits; at most 1,000 values. */
export function sampleOf(schema: unknown, root: unknown, matchText?: MatchText): unknown {
  return sampleWithin({ left: MAX_VALUES, ...(matchText && { matchText }) }, schema, root, 0);
}

type Budget = { left: number; matchText?: MatchText };

function sampleWithin(budget: Budget, schema: unknown, root: unknown, depth: number): unknown {
  if (budget.left === 0 || depth > MAX_DEPTH) return null;
  budget.left -= 1;
  const resolved = flatten(schema, root);
  const named = namedValues(resolved);
  if (named.length > 0) return named[0];
  const types = typesOf(resolved, root);
  const isShaped = isObject(resolved.properties) || resolved.type === "object" || requiredOf(resolved).length > 0;
  if (types.has("object") && isShaped) {
    const properties = new Map(propertiesOf(resolved));
    const sample = (name: string) => sampleWithin(budget, properties.get(name), root, depth + 1);
    return Object.fromEntries(requiredOf(resolved).map((name) => [name, sample(name)]));
  }
  if (types.has("string")) return sampleText(resolved, budget.matchText);
  if (types.has("number")) return sampleNumber(resolved);
  if (types.has("boolean")) return true;
  if (types.has("array")) {
    const first = Array.isArray(resolved.prefixItems) ? resolved.prefixItems : [];
    const length = Math.min(lengthOf(resolved.minItems), 10);
    return Array.from({ length }, (_, index) => sampleWithin(budget, first[index] ?? resolved.items, root, depth + 1));
  }
  return null;
}

function namedValues(resolved: Schema): unknown[] {
  const list = (key: string) => (Array.isArray(resolved[key]) ? resolved[key] : []);
  return [
    ...("const" in resolved ? [resolved.const] : []),
    ...list("examples"),
    // Of OpenAPI, and met in tools that were made from it.
    ...("example" in resolved ? [resolved.example] : []),
    ...((resolved.default ?? null) === null ? [] : [resolved.default]),
    ...list("enum"),
  ];
}

/** A schema with its `allOf`, and one branch of `anyOf` and `oneOf` that takes more than null: the first, or that chosen. */
export function flatten(
  schema: unknown,
  root: unknown,
  depth = 0,
  choose?: (branches: readonly unknown[]) => unknown,
): Schema {
  const { allOf, anyOf, oneOf, ...resolved } = resolveRefs(schema, root);
  if (depth > MAX_DEPTH) return resolved;
  const takesMore = (branch: unknown) => [...typesOf(branch, root)].some((type) => type !== "null");
  const chosen = [anyOf, oneOf].map((branches) => {
    if (!Array.isArray(branches)) return undefined;
    if (!branches.some(takesMore)) return branches[0];
    return choose ? choose(branches.slice(0, MAX_PARTS).filter(takesMore)) : branches.find(takesMore);
  });
  const parts = [...(Array.isArray(allOf) ? allOf.slice(0, MAX_PARTS) : []), ...chosen];
  const merged: Schema = { ...resolved };
  for (const part of parts.filter((one) => one !== undefined)) {
    const other = flatten(part, root, depth + 1, choose);
    const required = [...new Set([...requiredOf(merged), ...requiredOf(other)])];
    const properties = Object.fromEntries([...propertiesOf(merged), ...propertiesOf(other)]);
    Object.assign(merged, other, { required, ...(Object.keys(properties).length > 0 && { properties }) });
  }
  return merged;
}

function sampleText(resolved: Schema, matchText?: MatchText): string {
  const { format, pattern } = resolved;
  const limit = (key: string) => (typeof resolved[key] === "number" ? Math.max(resolved[key], 0) : undefined);
  const [least, most] = [limit("minLength"), limit("maxLength")];
  const named = typeof format === "string" ? FORMATS.get(format) : undefined;
  const matching = named === undefined && typeof pattern === "string" ? matchText?.(pattern, least, most) : undefined;
  return named ?? matching ?? "text".padEnd(lengthOf(least), "x").slice(0, most);
}

function sampleNumber(resolved: Schema): number {
  const limit = (key: string) => (typeof resolved[key] === "number" ? resolved[key] : undefined);
  const [least, above, most, below] = ["minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum"].map(limit);
  const step = limit("multipleOf") ?? (resolved.type === "integer" ? 1 : undefined);
  const low = Math.max(least ?? Number.NEGATIVE_INFINITY, above ?? Number.NEGATIVE_INFINITY);
  const high = Math.min(most ?? Number.POSITIVE_INFINITY, below ?? Number.POSITIVE_INFINITY);
  const isWithin = (value: number) => value >= low && value <= high && value !== above && value !== below;
  const isStep = (value: number) => step === undefined || Number.isInteger(value / step);
  const fits = (value: number) => Number.isFinite(value) && isWithin(value) && isStep(value);
  const steps = step === undefined ? [] : [step, Math.ceil(low / step) * step, (Math.floor(low / step) + 1) * step, 0];
  return [1, low, low + 1, high, high - 1, (low + high) / 2, ...steps].find(fits) ?? 1;
}

function lengthOf(value: unknown): number {
  return typeof value === "number" && value > 0 ? Math.min(value, 1_000) : 0;
}

type Find<T> = (schema: unknown, root: unknown, depth: number, seen: Set<Schema>) => T | undefined;

function firstBranch<T>(resolved: Schema, root: unknown, depth: number, seen: Set<Schema>, find: Find<T>) {
  if (depth > MAX_DEPTH || seen.has(resolved)) return undefined;
  seen.add(resolved);
  for (const key of ["anyOf", "oneOf", "allOf"]) {
    for (const branch of Array.isArray(resolved[key]) ? resolved[key] : []) {
      const found = find(branch, root, depth + 1, seen);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** What a local reference leads to; undefined if it leads nowhere. */
export function lookUp(reference: string, root: unknown): unknown {
  if (reference !== "#" && !reference.startsWith("#/")) return undefined;
  let current = root;
  for (const step of reference.split("/").slice(1)) {
    const name = pointerKey(decode(step));
    if (typeof current !== "object" || current === null || !Object.hasOwn(current, name)) return undefined;
    current = (current as Schema)[name];
  }
  return current;
}

function decode(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return step;
  }
}

function typeOfValue(value: unknown): JsonType {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : (typeof value as JsonType);
}
