import { canonicalJson, isObject, pointerKeys } from "../../core/json/json.js";

/** How deep schemas are compared, and how many references in a row are followed. */
export const MAX_DEPTH = 50;
/** Keywords whose lists have no order. */
const SETS = new Set(["type", "enum", "required", "anyOf", "oneOf", "allOf"]);

export type Members = Record<string, unknown>;

const ANY_TYPE = ["array", "boolean", "null", "number", "object", "string"];

/** The types that a `type` allows; all without it. */
export function typesOf(type: unknown): Set<string> {
  if (type === undefined) return new Set(ANY_TYPE);
  return new Set((Array.isArray(type) ? type : [type]).map(String));
}

/** True if a value of this type is allowed. */
export function accepts(types: ReadonlySet<string>, type: string): boolean {
  return types.has(type) || (type === "integer" && types.has("number"));
}

/** The values of `enum` or `const` as JSON; undefined without them. */
export function enumOf(schema: Members): Set<string> | undefined {
  if (Array.isArray(schema.enum)) return new Set(schema.enum.map(canonicalJson));
  return "const" in schema ? new Set([canonicalJson(schema.const)]) : undefined;
}

/** A number, or the fallback for anything else. */
export function numberOf(value: unknown, fallback: number): number {
  return typeof value === "number" ? value : fallback;
}

/** The members of an object; none for anything else. */
export function membersOf(value: unknown): Members {
  return isObject(value) ? value : {};
}

/** The member of this name, never an inherited one. */
export function memberOf(members: Members, name: string): unknown {
  return Object.hasOwn(members, name) ? members[name] : undefined;
}

/** The items of a list; none for anything else. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Schemas in an order that does not depend on how they are written. */
export function sorted(list: readonly unknown[]): unknown[] {
  return [...list].sort((a, b) => (normalText(a) < normalText(b) ? -1 : 1));
}

/** The JSON of a schema in which neither members nor lists that are sets have an order. */
export function normalText(schema: unknown, key = ""): string {
  if (Array.isArray(schema)) {
    const items = schema.map((item) => normalText(item));
    return `[${(SETS.has(key) ? items.sort() : items).join(",")}]`;
  }
  if (!isObject(schema)) return JSON.stringify(schema) ?? "null";
  const names = Object.keys(schema).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${normalText(schema[name], name)}`).join(",")}}`;
}

/** The texts in a list, such as `required`. */
export function namesOf(value: unknown): Set<string> {
  return new Set(listOf(value).filter((name) => typeof name === "string"));
}

/** The reference of a schema. */
export function refOf(schema: unknown): string | undefined {
  const ref = isObject(schema) ? schema.$ref : undefined;
  return typeof ref === "string" ? ref : undefined;
}

/** The schema that a reference inside the document leads to, with what stands beside it; others stay as they are. */
export function resolved(schema: unknown, root: unknown): unknown {
  let found = schema;
  for (let hops = 0; hops < MAX_DEPTH; hops += 1) {
    const ref = refOf(found);
    if (ref === undefined || !/^#(\/|$)/.test(ref)) break;
    const target = pointerKeys(ref).reduce<unknown>(
      (node, key) => (isObject(node) ? memberOf(node, key) : Array.isArray(node) ? node[Number(key)] : undefined),
      root,
    );
    if (target === undefined) break;
    const { $ref: _, ...siblings } = found as Members;
    if (!isObject(target)) return target;
    found = { ...target, ...siblings };
  }
  return found === true ? {} : found;
}
