export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** True for a JSON object: neither null nor an array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value if it is an object, otherwise one without members. */
export function asObject(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

/** The value if it is a list, otherwise an empty one. */
export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Whether more than `limit` objects and arrays are nested in one another. */
export function isNestedOver(value: unknown, limit: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return limit === 0 || Object.values(value).some((member) => isNestedOver(member, limit - 1));
}

/** The members that have a value: in an exact type, an optional member may be absent, but not undefined. */
export function defined<T extends object>(members: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(members).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as ReturnType<typeof defined<T>>;
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

/** What a value of the wrong type is: `of type integer`, or `missing`. */
export function ofType(value: unknown): "missing" | `of type ${TypeName}` {
  return value === undefined ? "missing" : `of type ${typeName(value)}`;
}

/** The JSON of a value with the members of every object sorted by name: the same for values that are equal, however deep. */
export function canonicalJson(value: unknown): string {
  let text = "";
  /** What is still to be written, the next one last: values, and the texts between them. */
  const pending: (string | { value: unknown })[] = [{ value }];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (typeof next === "string") text += next;
    else if (typeof next.value !== "object" || next.value === null) text += JSON.stringify(next.value) ?? "null";
    else {
      const isList = Array.isArray(next.value);
      const members = Object.entries(next.value).filter(([, member]) => isList || member !== undefined);
      if (!isList) members.sort(([a], [b]) => (a < b ? -1 : 1));
      text += isList ? "[" : "{";
      pending.push(isList ? "]" : "}");
      for (let at = members.length - 1; at >= 0; at -= 1) {
        const [name, member] = members[at] as [string, unknown];
        pending.push({ value: member }, `${at === 0 ? "" : ","}${isList ? "" : `${JSON.stringify(name)}:`}`);
      }
    }
  }
  return text;
}

/** Values in the order of their canonical JSON, which is made once of each. */
export function sortByJson<T>(values: readonly T[]): T[] {
  const keyed = values.map((value) => ({ key: canonicalJson(value), value }));
  return keyed.sort((a, b) => (a.key === b.key ? 0 : a.key < b.key ? -1 : 1)).map(({ value }) => value);
}

/** Why a text without secrets is not JSON: the parser quotes it. Without the place that only newer engines add. */
export function jsonError(text: string): string {
  try {
    JSON.parse(text);
    return "";
  } catch (error) {
    return (error as Error).message.replace(/ \(line \d+ column \d+\)$/, "");
  }
}

/** The value of a JSON text; undefined if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A key as a step of a JSON pointer (RFC 6901), without its slash. */
export function pointerStep(key: string | number): string {
  return String(key).replaceAll("~", "~0").replaceAll("/", "~1");
}

const MAX_STEP = 100;

/** The same for a pointer that is shown: cut, because the pointers of all values below it repeat the step. */
export function shortPointerStep(key: string | number): string {
  return pointerStep(typeof key === "string" ? key.slice(0, MAX_STEP) : key);
}

/** The keys that a JSON pointer names, from the root on. */
export function pointerKeys(pointer: string): string[] {
  return pointer.split("/").slice(1).map(pointerKey);
}

/** The key that one step of a JSON pointer names. */
export function pointerKey(step: string): string {
  return step.replaceAll("~1", "/").replaceAll("~0", "~");
}

/** The value at a path of own members; undefined if there is none. */
export function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  let inner = value;
  for (const key of path) {
    if (typeof inner !== "object" || inner === null || !Object.hasOwn(inner, key)) return undefined;
    inner = (inner as Record<string | number, unknown>)[key];
  }
  return inner;
}

/** A string as it is, anything else as JSON. Throws RangeError for what is nested some thousand levels deep. */
export function asText(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

export function isFiniteNumber(value: unknown): value is number {
  return Number.isFinite(value);
}
