import { isObject, typeName } from "../../core/json/json.js";
import { jsonOf } from "../../core/redaction/redacted.js";
import { typesOf } from "../probes/schema.js";
import { allows, type Schema, SUBSCHEMA, SUBSCHEMA_LISTS, SUBSCHEMA_MAPS } from "./schema-nodes.js";

const TYPES = new Set(["string", "number", "integer", "boolean", "array", "object", "null"]);
const TEXTS = ["title", "description", "format", "pattern", "$schema", "$id", "$ref", "$anchor", "$comment"];
const COUNTS = ["minLength", "maxLength", "minItems", "maxItems", "minProperties", "maxProperties"];
const MORE_COUNTS = ["minContains", "maxContains"];
const NUMBERS = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"];
const FLAGS = ["uniqueItems", "deprecated", "readOnly", "writeOnly"];

type Shape = readonly [isRight: (value: unknown) => boolean, what: string];

const isSchema = (value: unknown) => isObject(value) || typeof value === "boolean";
const isNameList = (value: unknown) =>
  Array.isArray(value) && value.every((name) => typeof name === "string") && new Set(value).size === value.length;

/** What the value of each keyword must be, by the meta-schema of 2020-12. */
const SHAPES: ReadonlyMap<string, Shape> = new Map<string, Shape>([
  ["type", [isType, "the name of a JSON type, or a list of different ones"]],
  ["required", [isNameList, "a list of different names"]],
  ["enum", [Array.isArray, "a list"]],
  ["examples", [Array.isArray, "a list"]],
  ["multipleOf", [(value) => typeof value === "number" && value > 0, "a number above 0"]],
  [
    "dependentRequired",
    [(value) => isObject(value) && Object.values(value).every(isNameList), "lists of names by name"],
  ],
  ...[...SUBSCHEMA].filter((name) => name !== "additionalItems").map((name) => [name, [isSchema, "a schema"]] as const),
  ...[...SUBSCHEMA_LISTS].map((name) => [name, [isSchemaList, "a list of schemas"]] as const),
  ...[...SUBSCHEMA_MAPS].map((name) => [name, [isSchemaMap, "schemas by name"]] as const),
  ...TEXTS.map((name) => [name, [(value: unknown) => typeof value === "string", "a string"]] as const),
  ...[...COUNTS, ...MORE_COUNTS].map((name) => [name, [isCount, "a whole number of 0 or more"]] as const),
  ...NUMBERS.map((name) => [name, [(value: unknown) => typeof value === "number", "a number"]] as const),
  ...FLAGS.map((name) => [name, [(value: unknown) => typeof value === "boolean", "true or false"]] as const),
]);

/** Keywords that have another name in 2020-12, with that name. */
const OLD: ReadonlyMap<string, readonly [isOld: (value: unknown) => boolean, instead: string]> = new Map([
  ["items", [(value: unknown) => isSchemaList(value), "`prefixItems`"]],
  ["exclusiveMinimum", [(value: unknown) => typeof value === "boolean", "the limit itself"]],
  ["exclusiveMaximum", [(value: unknown) => typeof value === "boolean", "the limit itself"]],
]);

/** What each type's keywords begin with; a keyword has no effect on values of another type. */
const KEYWORDS_OF: Readonly<Record<string, readonly string[]>> = {
  string: ["minLength", "maxLength", "pattern"],
  number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  array: ["items", "prefixItems", "minItems", "maxItems", "uniqueItems", "contains"],
  object: ["properties", "required", "patternProperties", "minProperties", "maxProperties", "propertyNames"],
};
/** Keywords of OpenAPI and of draft 3; JSON Schema ignores them. */
const FOREIGN: ReadonlyMap<string, string> = new Map([
  ["nullable", 'a type "null"'],
  ["optional", "`required` of the object"],
]);
const KNOWN = new Set([...SHAPES.keys(), "additionalItems", "const", "default", "dependencies"]);
const SPELLINGS = new Map([...KNOWN].map((name) => [plain(name), name]));

/** What is wrong with the value of a keyword; undefined if nothing is. */
export function wrongShape(keyword: string, value: unknown): string | undefined {
  if (OLD.get(keyword)?.[0](value)) return undefined;
  const shape = SHAPES.get(keyword);
  return shape === undefined || shape[0](value) ? undefined : shape[1];
}

/** What 2020-12 has instead of an older form of a keyword; undefined if the form is not older. */
export function insteadOfOld(keyword: string, value: unknown): string | undefined {
  const old = OLD.get(keyword);
  return old?.[0](value) ? old[1] : undefined;
}

/** Keywords of a schema that have no effect, each with the reason as the end of a sentence. */
export function withoutEffect(schema: Schema): [keyword: string, why: string][] {
  const types = typesIn(schema.type);
  const misplaced = Object.entries(KEYWORDS_OF).flatMap(([type, keywords]): [string, string][] => {
    const applies = types === undefined || types.has(type) || (type === "number" && types.has("integer"));
    if (applies) return [];
    return keywords
      .filter((keyword) => keyword in schema)
      .map((keyword) => [keyword, `which only concerns a type "${type}"`]);
  });
  const unknown = Object.keys(schema).flatMap((keyword): [string, string][] => {
    if (KNOWN.has(keyword)) return [];
    const foreign = FOREIGN.get(keyword);
    if (foreign !== undefined) return [[keyword, `which JSON Schema does not have; it has ${foreign}`]];
    const meant = SPELLINGS.get(plain(keyword));
    return meant === undefined ? [] : [[keyword, `which JSON Schema does not have; it has \`${meant}\``]];
  });
  return [...misplaced, ...unknown];
}

/** The types that a `type` names; undefined if it is not valid. */
function typesIn(type: unknown): Set<string> | undefined {
  if (!isType(type)) return undefined;
  return new Set([type].flat().map(String));
}

function isType(value: unknown): boolean {
  if (typeof value === "string") return TYPES.has(value);
  return isNameList(value) && Array.isArray(value) && value.length > 0 && value.every((name) => TYPES.has(name));
}

function isCount(value: unknown): boolean {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}

function isSchemaList(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isSchema);
}

function isSchemaMap(value: unknown): boolean {
  return isObject(value) && Object.values(value).every(isSchema);
}

function plain(name: string): string {
  return name.length > 40 ? name : name.replace(/[_-]/g, "").toLowerCase();
}

/** Why a schema accepts nothing; undefined if that is not obvious. */
export function contradiction(schema: Schema): string | undefined {
  const number = (key: string) => (typeof schema[key] === "number" ? schema[key] : undefined);
  if (Array.isArray(schema.enum) && schema.enum.length === 0) return "the enum is empty";
  const limits = [
    ["minLength", "maxLength"],
    ["minItems", "maxItems"],
    ["minProperties", "maxProperties"],
    ["minimum", "maximum"],
  ] as const;
  for (const [low, high] of limits) {
    if ((number(low) ?? Number.NEGATIVE_INFINITY) > (number(high) ?? Number.POSITIVE_INFINITY))
      return `\`${low}\` is above \`${high}\``;
  }
  const { type, enum: values } = schema;
  if (type === undefined || !Array.isArray(values)) return undefined;
  return values.some((value) => isOfType(value, type)) ? undefined : "the type excludes every value of the enum";
}

function isOfType(value: unknown, type: unknown): boolean {
  const found = typeName(value);
  const types = [type].flat();
  return types.includes(found) || (found === "integer" && types.includes("number"));
}

/** True if a schema obviously excludes a value: by its type, its enum or its limits. */
export function excludes(schema: Schema, root: unknown, value: unknown): boolean {
  const kind = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  if (!typesOf(schema, root).has(kind as "null")) return true;
  if (allows(schema, "integer") && typeof value === "number" && !Number.isInteger(value) && !allows(schema, "number"))
    return true;
  const values = Array.isArray(schema.enum) ? schema.enum : "const" in schema ? [schema.const] : undefined;
  if (values && value !== null && !values.some((other) => jsonOf(other) === jsonOf(value))) return true;
  const size = typeof value === "number" ? value : typeof value === "string" ? [...value].length : undefined;
  const [low, high] = typeof value === "number" ? ["minimum", "maximum"] : ["minLength", "maxLength"];
  if (size === undefined || low === undefined || high === undefined) return false;
  const [least, most] = [schema[low], schema[high]];
  return (typeof least === "number" && size < least) || (typeof most === "number" && size > most);
}
