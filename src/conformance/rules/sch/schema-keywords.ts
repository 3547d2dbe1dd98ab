import { isObject, typeName } from "../../../core/json/json.js";
import { jsonOf } from "../../../core/redaction/redacted.js";
import { typesOf } from "../../calls/schema.js";
import { allows, type Schema, SUBSCHEMA, SUBSCHEMA_LISTS, SUBSCHEMA_MAPS } from "../../definitions/schema-nodes.js";

const TYPES = new Set(["string", "number", "integer", "boolean", "array", "object", "null"]);
const NUMBERS = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"];

type Shape = readonly [isRight: (value: unknown) => boolean, what: string];

const isOf = (type: "string" | "number" | "boolean") => (value: unknown) => typeof value === type;
const isSchema = (value: unknown) => isObject(value) || typeof value === "boolean";
const isNameList = (value: unknown) =>
  Array.isArray(value) && value.every((name) => typeof name === "string") && new Set(value).size === value.length;
const isMapOf = (isRight: (value: unknown) => boolean) => (value: unknown) =>
  isObject(value) && Object.values(value).every(isRight);
const shapes = (keywords: Iterable<string>, ...shape: Shape) => [...keywords].map((name) => [name, shape] as const);

/** What the value of each keyword must be, by the meta-schema of 2020-12. */
const SHAPES: ReadonlyMap<string, Shape> = new Map<string, Shape>([
  ["type", [isType, "the name of a JSON type, or a list of different ones"]],
  ["required", [isNameList, "a list of different names"]],
  ["multipleOf", [(value) => typeof value === "number" && value > 0, "a number above 0"]],
  ["dependentRequired", [isMapOf(isNameList), "lists of names by name"]],
  ...shapes(["enum", "examples"], Array.isArray, "a list"),
  ...shapes(
    [...SUBSCHEMA].filter((name) => name !== "additionalItems"),
    isSchema,
    "a schema",
  ),
  ...shapes(SUBSCHEMA_LISTS, isSchemaList, "a list of schemas"),
  ...shapes(SUBSCHEMA_MAPS, isMapOf(isSchema), "schemas by name"),
  ...shapes(["title", "description", "format", "pattern", "$comment"], isOf("string"), "a string"),
  ...shapes(["$schema", "$id", "$ref", "$anchor"], isOf("string"), "a string"),
  ...shapes(["minLength", "maxLength", "minItems", "maxItems"], isCount, "a whole number of 0 or more"),
  ...shapes(["minProperties", "maxProperties", "minContains", "maxContains"], isCount, "a whole number of 0 or more"),
  ...shapes(NUMBERS, isOf("number"), "a number"),
  ...shapes(["uniqueItems", "deprecated", "readOnly", "writeOnly"], isOf("boolean"), "true or false"),
]);

/** Keywords that have another form in 2020-12, with that form. */
const OLD: ReadonlyMap<string, Shape> = new Map<string, Shape>([
  ["items", [isSchemaList, "`prefixItems`"]],
  ["exclusiveMinimum", [isOf("boolean"), "the limit itself"]],
  ["exclusiveMaximum", [isOf("boolean"), "the limit itself"]],
]);

/** What each type's keywords begin with; a keyword has no effect on values of another type. */
const KEYWORDS_OF: Readonly<Record<string, readonly string[]>> = {
  string: ["minLength", "maxLength", "pattern"],
  number: [...NUMBERS, "multipleOf"],
  array: ["items", "prefixItems", "minItems", "maxItems", "uniqueItems", "contains"],
  object: ["properties", "required", "patternProperties", "minProperties", "maxProperties", "propertyNames"],
};
const LIMITS = [
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
  ["minProperties", "maxProperties"],
  ["minimum", "maximum"],
] as const;
/** What JSON Schema has instead of keywords of OpenAPI and of draft 3, which it ignores. */
const FOREIGN: ReadonlyMap<string, string> = new Map([
  ["nullable", 'a type "null"'],
  ["optional", "`required` of the object"],
]);
const KNOWN = new Set([...SHAPES.keys(), "additionalItems", "const", "default", "dependencies"]);
const SPELLINGS = new Map([...KNOWN].map((name) => [plain(name), `\`${name}\``]));

/** What is wrong with the value of a keyword; undefined if nothing is. */
export function wrongShape(keyword: string, value: unknown): string | undefined {
  if (OLD.get(keyword)?.[0](value)) return undefined;
  const shape = SHAPES.get(keyword);
  return shape === undefined || shape[0](value) ? undefined : shape[1];
}

/** What 2020-12 has instead of an older form of a keyword; undefined if the form is not older. */
export function replacementOf(keyword: string, value: unknown): string | undefined {
  const old = OLD.get(keyword);
  return old?.[0](value) ? old[1] : undefined;
}

/** Keywords of a schema that have no effect, each with the reason as the end of a sentence. */
export function keywordsWithoutEffect(schema: Schema): [keyword: string, why: string][] {
  const types = isType(schema.type) ? [schema.type].flat() : undefined;
  const applies = (type: string) =>
    types?.some((one) => one === type || (one === "integer" && type === "number")) ?? true;
  const misplaced = Object.entries(KEYWORDS_OF).flatMap(([type, keywords]): [string, string][] => {
    const unusedKeywords = applies(type) ? [] : keywords.filter((keyword) => keyword in schema);
    return unusedKeywords.map((keyword) => [keyword, `which only concerns a type "${type}"`]);
  });
  const unknown = Object.keys(schema).flatMap((keyword): [string, string][] => {
    const instead = KNOWN.has(keyword) ? undefined : (FOREIGN.get(keyword) ?? SPELLINGS.get(plain(keyword)));
    return instead === undefined ? [] : [[keyword, `which JSON Schema does not have; it has ${instead}`]];
  });
  return [...misplaced, ...unknown];
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

function plain(name: string): string {
  return name.length > 40 ? name : name.replace(/[_-]/g, "").toLowerCase();
}

/** Why a schema accepts nothing; undefined if that is not obvious. */
export function contradiction(schema: Schema): string | undefined {
  const { type, enum: values } = schema;
  if (Array.isArray(values) && values.length === 0) return "the enum is empty";
  for (const [low, high] of LIMITS) {
    const [least, most] = [schema[low], schema[high]];
    if (typeof least === "number" && typeof most === "number" && least > most) return `\`${low}\` is above \`${high}\``;
  }
  if (type === undefined || !Array.isArray(values)) return undefined;
  const types = [type].flat();
  const isOfType = (found: string) => types.includes(found) || (found === "integer" && types.includes("number"));
  return values.some((value) => isOfType(typeName(value))) ? undefined : "the type excludes every value of the enum";
}

/** True if a schema obviously excludes a value: by its type, its enum or its limits. */
export function excludes(schema: Schema, root: unknown, value: unknown): boolean {
  const kind = value === null ? "null" : Array.isArray(value) ? "array" : typeof value;
  if (!typesOf(schema, root).has(kind as "null")) return true;
  const isFraction = typeof value === "number" && !Number.isInteger(value);
  if (isFraction && allows(schema, "integer") && !allows(schema, "number")) return true;
  const values = Array.isArray(schema.enum) ? schema.enum : "const" in schema ? [schema.const] : undefined;
  if (values && value !== null && !values.some((other) => jsonOf(other) === jsonOf(value))) return true;
  const isBeyond = (size: number, least: unknown, most: unknown) =>
    (typeof least === "number" && size < least) || (typeof most === "number" && size > most);
  if (typeof value === "number") return isBeyond(value, schema.minimum, schema.maximum);
  return typeof value === "string" && isBeyond([...value].length, schema.minLength, schema.maxLength);
}
