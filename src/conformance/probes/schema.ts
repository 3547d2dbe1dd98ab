import { isObject } from "../../core/json.js";

type Schema = Record<string, unknown>;
export type JsonType = "string" | "number" | "boolean" | "array" | "object" | "null";

const TYPES: readonly JsonType[] = ["string", "number", "boolean", "array", "object", "null"];
const MAX_REFS = 20;
const MAX_DEPTH = 8;

/** The schema, with its local `$ref` resolved; an empty schema if it cannot be resolved. */
export function resolveRefs(schema: unknown, root: unknown): Schema {
  let current = schema;
  for (let hops = 0; isObject(current) && typeof current["$ref"] === "string"; hops += 1) {
    if (hops === MAX_REFS) return {};
    current = lookUp(current["$ref"], root);
  }
  return isObject(current) ? current : {};
}

/** The types that a schema accepts; all if it names none. Integers count as numbers. */
export function typesOf(schema: unknown, root: unknown, depth = 0): ReadonlySet<JsonType> {
  if (schema === false) return new Set();
  const resolved = resolveRefs(schema, root);
  if (depth > MAX_DEPTH) return new Set(TYPES);
  let types = new Set(TYPES);
  const narrow = (allowed: Iterable<JsonType>) => {
    const set = new Set(allowed);
    types = new Set([...types].filter((type) => set.has(type)));
  };
  const declared = typeof resolved["type"] === "string" ? [resolved["type"]] : resolved["type"];
  if (Array.isArray(declared)) narrow(declared.map((type) => (type === "integer" ? "number" : (type as JsonType))));
  if (Array.isArray(resolved["enum"])) narrow(resolved["enum"].map(typeOfValue));
  if ("const" in resolved) narrow([typeOfValue(resolved["const"])]);
  for (const key of ["anyOf", "oneOf"]) {
    const branches = resolved[key];
    if (Array.isArray(branches)) narrow(branches.flatMap((branch) => [...typesOf(branch, root, depth + 1)]));
  }
  if (Array.isArray(resolved["allOf"]))
    for (const branch of resolved["allOf"]) narrow(typesOf(branch, root, depth + 1));
  // Of OpenAPI, and met in tools that were made from it.
  if (resolved["nullable"] === true) types.add("null");
  return types;
}

/** The object schema behind a schema: itself, or the first branch that is one; undefined if there is none. */
export function objectOf(schema: unknown, root: unknown, depth = 0): Schema | undefined {
  const resolved = resolveRefs(schema, root);
  if (isObject(resolved["properties"])) return resolved;
  return firstBranch(resolved, root, depth, objectOf);
}

/** The schema of the elements of an array; undefined if none is said. */
export function itemsOf(schema: unknown, root: unknown, depth = 0): unknown {
  const resolved = resolveRefs(schema, root);
  if (isObject(resolved["items"])) return resolved["items"];
  return firstBranch(resolved, root, depth, itemsOf);
}

/** The properties of an object schema. */
export function propertiesOf(schema: Schema): [name: string, schema: unknown][] {
  return isObject(schema["properties"]) ? Object.entries(schema["properties"]) : [];
}

/** The names that an object schema requires. */
export function requiredOf(schema: Schema): string[] {
  return Array.isArray(schema["required"]) ? schema["required"].filter((name) => typeof name === "string") : [];
}

/** A value that a schema probably accepts, for places without a base argument. */
export function sampleOf(schema: unknown, root: unknown, depth = 0): unknown {
  const resolved = resolveRefs(schema, root);
  if ("const" in resolved) return resolved["const"];
  if ("default" in resolved) return resolved["default"];
  for (const key of ["enum", "examples"]) {
    const values = resolved[key];
    if (Array.isArray(values) && values.length > 0) return values[0];
  }
  const types = typesOf(resolved, root);
  if (depth > MAX_DEPTH) return null;
  if (types.has("object") && (objectOf(resolved, root) || resolved["type"] === "object")) {
    const shape = objectOf(resolved, root) ?? {};
    const properties = new Map(propertiesOf(shape));
    return Object.fromEntries(requiredOf(shape).map((name) => [name, sampleOf(properties.get(name), root, depth + 1)]));
  }
  if (types.has("string")) return "text".padEnd(lengthOf(resolved["minLength"]), "x");
  if (types.has("number")) return typeof resolved["minimum"] === "number" ? resolved["minimum"] : 1;
  if (types.has("boolean")) return true;
  if (types.has("array")) {
    const items = itemsOf(resolved, root);
    return Array.from({ length: Math.min(lengthOf(resolved["minItems"]), 10) }, () => sampleOf(items, root, depth + 1));
  }
  return null;
}

function lengthOf(value: unknown): number {
  return typeof value === "number" && value > 0 ? Math.min(value, 1_000) : 0;
}

function firstBranch<T>(
  resolved: Schema,
  root: unknown,
  depth: number,
  find: (schema: unknown, root: unknown, depth: number) => T | undefined,
): T | undefined {
  if (depth > MAX_DEPTH) return undefined;
  for (const key of ["anyOf", "oneOf", "allOf"]) {
    for (const branch of Array.isArray(resolved[key]) ? resolved[key] : []) {
      const found = find(branch, root, depth + 1);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function lookUp(reference: string, root: unknown): unknown {
  if (reference !== "#" && !reference.startsWith("#/")) return undefined;
  let current = root;
  for (const step of reference.split("/").slice(1)) {
    const name = decode(step).replaceAll("~1", "/").replaceAll("~0", "~");
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
