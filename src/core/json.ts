/** Any JSON value. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** True for a JSON object: neither null nor an array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The types of values, as messages call them. */
export type TypeName = "none" | "null" | "array" | "integer" | "number" | "string" | "boolean" | "object";

/** The name of a value's type in messages: `none` for no value, otherwise its JSON type (`integer` apart from `number`). */
export function typeName(value: unknown): TypeName {
  if (value === undefined) return "none";
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "number";
  return typeof value as TypeName;
}
