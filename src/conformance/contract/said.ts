import { hash } from "node:crypto";
import { isObject } from "../../core/json/json.js";

/** Keywords whose lists have no order. */
const SETS = new Set(["type", "enum", "required", "anyOf", "oneOf", "allOf"]);
/** What a schema says, in a short text, and whether it has references. */
interface Said {
  text: string;
  refers: boolean;
}

const known = new WeakMap<object, Said>();
/** A longer text stands for itself by its hash: each schema repeats those of the schemas in it. */
const MAX_SAID = 100;

/** Absent is null. */
export function areSame(a: unknown = null, b: unknown = null): boolean {
  return a === b || (typeof a === "object" && typeof b === "object" && saidBy(a).text === saidBy(b).text);
}

/** The same for schemas in which only the order of members, or of lists that are sets, differs. */
export function saidBy(schema: unknown, key = ""): Said {
  if (typeof schema !== "object" || schema === null) return { text: JSON.stringify(schema) ?? "null", refers: false };
  const said = known.get(schema) ?? readSaid(schema, key);
  known.set(schema, said);
  return said;
}

function readSaid(schema: object, key: string): Said {
  const isList = Array.isArray(schema);
  const inner = Object.entries(schema).map(([name, member]) => ({ name, ...saidBy(member, isList ? "" : name) }));
  const parts = inner.map(({ name, text }) => (isList ? text : `${JSON.stringify(name)}:${text}`));
  if (!isList || SETS.has(key)) parts.sort();
  const text = isList ? `[${parts}]` : `{${parts}}`;
  const refers = refOf(schema) !== undefined || inner.some((member) => member.refers);
  return { text: text.length > MAX_SAID ? hash("sha256", text) : text, refers };
}

/** The reference that a schema is, if it is one. */
export function refOf(schema: unknown): string | undefined {
  const ref = isObject(schema) ? schema.$ref : undefined;
  return typeof ref === "string" ? ref : undefined;
}
