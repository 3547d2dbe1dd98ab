import { asList } from "../../core/json/json.js";
import { weightOf } from "../../core/limits.js";
import { itemsOf, type JsonType, objectOf, propertiesOf, resolveRefs, typesOf } from "./schema.js";
import { type Site, shownPath, without, withValue } from "./sites.js";
import type { Args, ValueDraft, Variant } from "./types.js";
import { sampleOf, sendable } from "./valid.js";

/** `isInside`: the schema accepts it. */
interface Edge extends ValueDraft {
  isInside: boolean;
}

/** One value of each type, the likeliest mistakes first; text that no server reads as a number. */
const WRONG: readonly (readonly [JsonType, unknown])[] = [
  ["number", 12_345],
  ["null", null],
  ["string", "not of this type"],
  ["boolean", true],
  ["object", { mcptest: true }],
  ["array", ["mcptest"]],
];

const MAX_ENUM = 20;
/** Texts and arrays at the limits of a schema are not made longer than this. */
const MAX_BOUNDARY = 100_000;
/** What the items of an array may weigh together, as `weightOf` counts it. */
const MAX_ARRAY = 8 * 1024 * 1024;

/** The arguments without each required one in turn, and without all; or why there are no such requests. */
export function missingArguments(sites: readonly Site[], base: Args, hasMore: boolean): Variant[] | string {
  const required = sites.filter((site) => site.isRequired);
  if (required.length === 0) {
    return `the schema requires no argument${hasMore ? " among those that were examined" : ""}`;
  }
  const single = required.map(({ path, base: around }) => {
    const argument = shownPath(path);
    return { label: `without ${argument}`, argument, args: without(around, path) };
  });
  const isTop = required.some(({ path }) => path.length === 1);
  return isTop ? [...single, { label: "without any argument", args: {} }] : single.filter(({ args }) => args !== base);
}

/** What the schema of an argument excludes by its type, with a value of it. */
export function excludedTypes(schema: unknown, root: unknown): (readonly [JsonType, unknown])[] {
  const types = typesOf(schema, root);
  return WRONG.filter(([type]) => !types.has(type));
}

/** The arguments with one of each type that its schema excludes, in turn; or why there are no such requests. */
export function wrongTypes(sites: readonly Site[], root: unknown): Variant[] | string {
  const byArgument = sites.map(({ path, schema, base }): Variant[] => {
    const argument = shownPath(path);
    return excludedTypes(schema, root).map(([type, value]) => {
      const label = type === "null" ? `${argument} null` : `${argument} of type ${type}`;
      return { label, argument, args: withValue(base, path, value) };
    });
  });
  // Two types for each argument come first, because not all may be sent.
  const cases = [...byArgument.flatMap((wrong) => wrong.slice(0, 2)), ...byArgument.flatMap((wrong) => wrong.slice(2))];
  return cases.length > 0 ? cases : "the schema excludes no type for any argument";
}

/** The arguments and a field that the schema does not name. */
export function withUnexpected(schema: unknown, base: Args): Variant {
  let name = "mcptest_unexpected";
  const schemaNames = new Set(propertiesOf(objectOf(schema, schema) ?? {}).map(([property]) => property));
  while (schemaNames.has(name) || Object.hasOwn(base, name)) name += "_";
  return { label: `with the field ${name}`, argument: name, args: { ...base, [name]: true } };
}

/** True if a schema accepts only the fields that it names. */
export function isClosed(schema: unknown): boolean {
  const resolved = resolveRefs(schema, schema);
  return resolved.additionalProperties === false || resolved.unevaluatedProperties === false;
}

/** What an argument is tried with at the limits of its schema, which are inside, and just beyond them. */
export function edgesOf(schema: unknown, root: unknown): Edge[] {
  const resolved = resolveRefs(schema, root);
  const types = typesOf(schema, root);
  const inside = (what: string, make: () => unknown): Edge => ({ what, make, isInside: true });
  const outside = (what: string, make: () => unknown): Edge => ({ what, make, isInside: false });
  const limitOf = (key: string) => (Number.isFinite(resolved[key]) ? (resolved[key] as number) : undefined);
  const beyond = (key: string, limit: number) => (/^(?:min|exclusiveMin)/.test(key) ? limit - 1 : limit + 1);
  const sizes = (keys: readonly string[], what: string, make: (length: number) => unknown) =>
    keys.flatMap((key) => {
      const limit = limitOf(key);
      if (limit === undefined || limit < 0 || limit > MAX_BOUNDARY || !Number.isInteger(limit)) return [];
      const next = beyond(key, limit);
      const edge = inside(`of ${limit} ${what}`, () => make(limit));
      return next < 0 ? [edge] : [edge, outside(`of ${next} ${what}`, () => make(next))];
    });
  const edges: Edge[] = [];
  if (types.has("string")) {
    edges.push(inside("empty", () => ""));
    edges.push(...sizes(["minLength", "maxLength"], "characters", (length) => "x".repeat(length)));
    if (typeof resolved.pattern === "string" || typeof resolved.format === "string") {
      edges.push(outside("that breaks its pattern or format", () => "mcptest \u0000 none"));
    }
  }
  if (types.has("array")) {
    edges.push(inside("without items", () => []));
    edges.push(...sizes(["minItems", "maxItems"], "items", (length) => arrayOf(length, schema, root)));
  }
  if (types.has("number")) {
    edges.push(inside("0", () => 0));
    for (const key of ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"]) {
      const limit = limitOf(key);
      if (limit === undefined) continue;
      const next = beyond(key, limit);
      edges.push((key.startsWith("excl") ? outside : inside)(`${limit}`, () => limit));
      edges.push(outside(`${next}`, () => next));
    }
    if (resolved.type === "integer") edges.push(outside("that is not an integer", () => 1.5));
  }
  const values = asList(resolved.enum);
  edges.push(...values.slice(0, MAX_ENUM).map((value) => inside("one of its values", () => sendable(value))));
  if (values.length > 0) edges.push(outside("that is not one of its values", () => "mcptest_none"));
  return edges;
}

/** An array of so many items, of null if a plain item is too large to be repeated. */
export function arrayOf(length: number, schema: unknown, root: unknown): unknown[] {
  const item = sampleOf(itemsOf(schema, root) ?? {}, root);
  return Array(length).fill(weightOf(item, MAX_ARRAY) * length > MAX_ARRAY ? null : item);
}
