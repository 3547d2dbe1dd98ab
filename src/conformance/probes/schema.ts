import { isObject, pointerKey } from "../../core/json/json.js";

export type Schema = Record<string, unknown>;
export type JsonType = "string" | "number" | "boolean" | "array" | "object" | "null";

const TYPES: readonly JsonType[] = ["string", "number", "boolean", "array", "object", "null"];
const MAX_REFS = 20;
const MAX_DEPTH = 8;
const MAX_PARTS = 100;

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

/** A schema with its `allOf`, and one branch of `anyOf` and `oneOf` that takes more than null: the first, or that chosen. */
export function flatten(
  schema: unknown,
  root: unknown,
  depth = 0,
  choose: (branches: readonly unknown[]) => unknown = ([first]) => first,
): Schema {
  const { allOf, anyOf, oneOf, ...resolved } = resolveRefs(schema, root);
  if (depth > MAX_DEPTH) return resolved;
  const takesMore = (branch: unknown) => [...typesOf(branch, root)].some((type) => type !== "null");
  const chosen = [anyOf, oneOf].map((branches) => {
    if (!Array.isArray(branches)) return undefined;
    const fitting = branches.slice(0, MAX_PARTS).filter(takesMore);
    return fitting.length > 0 ? choose(fitting) : branches[0];
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
