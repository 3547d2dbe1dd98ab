import { hash } from "node:crypto";
import { isObject } from "../../core/json/json.js";

/** Keywords whose lists have no order. */
const SETS = new Set(["type", "enum", "required", "anyOf", "oneOf", "allOf"]);
/** A short text that equal schemas share, and whether the schema has references. */
interface SchemaText {
  text: string;
  hasReferences: boolean;
}

const schemaTexts = new WeakMap<object, SchemaText>();
/** A longer text is replaced by its hash, because each schema repeats the texts of the schemas in it. */
const MAX_TEXT = 100;

/** Absent is null. */
export function areSame(a: unknown = null, b: unknown = null): boolean {
  return a === b || (typeof a === "object" && typeof b === "object" && schemaText(a).text === schemaText(b).text);
}

/** The text of a schema; it does not depend on the order of members, or of lists that are sets. */
export function schemaText(schema: unknown, key = ""): SchemaText {
  if (typeof schema !== "object" || schema === null)
    return { text: JSON.stringify(schema) ?? "null", hasReferences: false };
  const entry = schemaTexts.get(schema) ?? readSchemaText(schema, key);
  schemaTexts.set(schema, entry);
  return entry;
}

function readSchemaText(schema: object, key: string): SchemaText {
  const isList = Array.isArray(schema);
  const inner = Object.entries(schema).map(([name, member]) => ({ name, ...schemaText(member, isList ? "" : name) }));
  const parts = inner.map(({ name, text }) => (isList ? text : `${JSON.stringify(name)}:${text}`));
  if (!isList || SETS.has(key)) parts.sort();
  const text = isList ? `[${parts}]` : `{${parts}}`;
  const hasReferences = refOf(schema) !== undefined || inner.some((member) => member.hasReferences);
  return { text: text.length > MAX_TEXT ? hash("sha256", text) : text, hasReferences };
}

/** The reference that a schema is, if it is one. */
export function refOf(schema: unknown): string | undefined {
  const ref = isObject(schema) ? schema.$ref : undefined;
  return typeof ref === "string" ? ref : undefined;
}
