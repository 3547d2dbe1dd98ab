import { typeName } from "../../../core/json/json.js";
import { jsonOf } from "../../../core/redaction/redacted.js";
import { typesOf } from "../../probes/schema.js";
import { allows, type Schema } from "./schema-nodes.js";

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
