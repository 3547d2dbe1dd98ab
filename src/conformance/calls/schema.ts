import { asList, asObject, isObject, pointerKey } from "../../core/json/json.js";
import { LIMITS } from "../../core/limits.js";
import { decodeUri } from "../../core/text.js";

export type Schema = Record<string, unknown>;
export type JsonType = "string" | "number" | "boolean" | "array" | "object" | "null";

const TYPES: readonly JsonType[] = ["string", "number", "boolean", "array", "object", "null"];
/** How many schemas one question about a schema reads. */
const MAX_PARTS = 1_000;

/** The schema, with its local `$ref` resolved; an empty schema if it cannot be resolved. */
export function resolveRefs(schema: unknown, root: unknown): Schema {
  let current = schema;
  for (let hops = 0; isObject(current) && typeof current.$ref === "string"; hops += 1) {
    if (hops === LIMITS.schemaLevels) return {};
    current = lookUp(current.$ref, root);
  }
  return asObject(current);
}

/** Schemas are asked again and again, for each argument and value. */
const knownTypes = new WeakMap<Schema, ReadonlySet<JsonType>>();

/** The types that a schema accepts; all if it names none. Integers count as numbers. */
export function typesOf(schema: unknown, root: unknown): ReadonlySet<JsonType> {
  if (schema === false) return new Set();
  const resolved = resolveRefs(schema, root);
  const types = knownTypes.get(resolved) ?? readTypes(resolved, root, new Map());
  knownTypes.set(resolved, types);
  return types;
}

/** `read`: what is known of the schemas on the way; one that refers to itself may be of all types. */
function readTypes(schema: unknown, root: unknown, read: Map<Schema, ReadonlySet<JsonType>>): ReadonlySet<JsonType> {
  if (schema === false) return new Set();
  const resolved = resolveRefs(schema, root);
  const before = read.get(resolved);
  if (before) return before;
  let types = new Set(TYPES);
  if (read.size === MAX_PARTS) return types;
  read.set(resolved, types);
  const narrow = (allowed: Iterable<JsonType>) => {
    const set = new Set(allowed);
    types = new Set([...types].filter((type) => set.has(type)));
  };
  const { type, enum: values, anyOf, oneOf, allOf } = resolved;
  const inner = (branch: unknown) => readTypes(branch, root, read);
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
  read.set(resolved, types);
  return types;
}

/** The object schema behind a schema: itself, or the first branch that is one; undefined if there is none. */
export function objectOf(schema: unknown, root: unknown): Schema | undefined {
  for (const part of partsOf(schema, root, branchesOf)) if (isObject(part.properties)) return part;
  return undefined;
}

/** The schema of the elements of an array; undefined if none is declared. */
export function itemsOf(schema: unknown, root: unknown): unknown {
  for (const { items } of partsOf(schema, root, branchesOf)) if (isObject(items)) return items;
  return undefined;
}

function branchesOf({ anyOf, oneOf, allOf }: Schema): unknown[] {
  return [anyOf, oneOf, allOf].flatMap(asList);
}

/** A schema and what `inner` says it consists of, each once, in order. */
function* partsOf(schema: unknown, root: unknown, inner: (part: Schema) => unknown[]): Generator<Schema> {
  const visited = new Set<Schema>();
  const pending = [schema];
  while (pending.length > 0 && visited.size < MAX_PARTS) {
    const part = resolveRefs(pending.pop(), root);
    if (visited.size === visited.add(part).size) continue;
    yield part;
    pending.push(...inner(part).slice(0, MAX_PARTS).reverse());
  }
}

/** The properties of an object schema. */
export function propertiesOf(schema: Schema): [name: string, schema: unknown][] {
  return isObject(schema.properties) ? Object.entries(schema.properties) : [];
}

/** The names that an object schema requires. */
export function requiredOf(schema: Schema): string[] {
  return asList(schema.required).filter((name) => typeof name === "string");
}

/** A schema with its `allOf`, and one branch of `anyOf` and `oneOf` that takes more than null: the first, or that chosen. */
export function flatten(
  schema: unknown,
  root: unknown,
  choose: (branches: readonly unknown[]) => unknown = ([first]) => first,
): Schema {
  const takesMore = (branch: unknown) => [...typesOf(branch, root)].some((type) => type !== "null");
  const chosen = (branches: unknown) => {
    const fitting = asList(branches).slice(0, MAX_PARTS).filter(takesMore);
    return fitting.length > 0 ? [choose(fitting)] : asList(branches).slice(0, 1);
  };
  const merged: Schema = {};
  const required = new Set<string>();
  const properties = new Map<string, unknown>();
  const inner = ({ allOf, anyOf, oneOf }: Schema) => [...asList(allOf), ...chosen(anyOf), ...chosen(oneOf)];
  const whole = resolveRefs(schema, root);
  if (branchesOf(whole).length === 0) return whole;
  for (const { allOf: _, anyOf: __, oneOf: ___, ...own } of partsOf(whole, root, inner)) {
    Object.assign(merged, own);
    for (const name of requiredOf(own)) required.add(name);
    for (const [name, property] of propertiesOf(own)) properties.set(name, property);
  }
  return {
    ...merged,
    required: [...required],
    ...(properties.size > 0 && { properties: Object.fromEntries(properties) }),
  };
}

const knownTargets = new WeakMap<object, Map<string, unknown>>();

/** What a local reference leads to; undefined if it leads nowhere. It is remembered. */
export function lookUp(reference: string, root: unknown): unknown {
  if (!isObject(root)) return undefined;
  const targets = knownTargets.get(root) ?? new Map<string, unknown>();
  knownTargets.set(root, targets);
  if (!targets.has(reference)) targets.set(reference, follow(reference, root));
  return targets.get(reference);
}

/** The same, looked up each time: for a root that is asked once. */
export function follow(reference: string, root: Readonly<Schema>): unknown {
  if (reference !== "#" && !reference.startsWith("#/")) return undefined;
  let current: unknown = root;
  for (const step of reference.split("/").slice(1)) {
    const name = pointerKey(decodeUri(step));
    if (typeof current !== "object" || current === null || !Object.hasOwn(current, name)) return undefined;
    current = (current as Schema)[name];
  }
  return current;
}

/** The type of a JSON value. */
export function typeOfValue(value: unknown): JsonType {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : (typeof value as JsonType);
}
