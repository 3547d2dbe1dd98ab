import { dirname, relative, resolve, sep } from "node:path";
import { isObject } from "../core/json/json.js";
import { originalText } from "../core/redaction/foreign-marks.js";
import { DeferredText } from "../suite/variables/deferred.js";

/** A secret in what mcptest recorded. A foreign mark has more colons. */
const MARK = /«secret:([\w.-]+)»/g;

/** Every text of a value replaced, and keys by `changeKey`. References that a run resolves stay as written. */
export function mapTexts(
  value: unknown,
  change: (text: string) => unknown,
  changeKey: (key: string) => string = (key) => key,
): unknown {
  if (value instanceof DeferredText) return value.text;
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change, changeKey));
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([key, member]) => [changeKey(key), mapTexts(member, change, changeKey)]);
  return Object.fromEntries(members);
}

/** A value in which no text refers to a variable. */
export function literal<T>(value: T): T {
  return mapTexts(value, (text) => text.replaceAll("$", "$$$$")) as T;
}

/** The same for a schema, in which only `${…}` refers to a variable. */
export function literalSchema<T>(schema: T): T {
  return mapTexts(schema, (text) => text.replace(/(?<!\$)\$+(?=\{)/g, "$&$&")) as T;
}

/** A recorded text in which `secretOf` gives what stands for each secret, and `between` what stands for the rest. */
export function replaceMarks(
  text: string,
  secretOf: (name: string) => string,
  between: (text: string) => string = (part) => part,
): string {
  const parts = text.split(MARK);
  return parts.map((part, index) => (index % 2 === 0 ? between(originalText(part)) : secretOf(part))).join("");
}

/** The entry of a server with its paths relative to the folder of the suite's file. */
export function relativePaths(entry: Readonly<Record<string, unknown>>, file: string): Record<string, unknown> {
  const near = (node: Readonly<Record<string, unknown>>, ...keys: string[]) => {
    const paths = keys.flatMap((key) => {
      const path = node[key];
      if (typeof path !== "string") return [];
      return [[key, relative(dirname(file), resolve(path)).split(sep).join("/") || "."]];
    });
    return { ...node, ...Object.fromEntries(paths) };
  };
  const { start, http } = entry;
  return {
    ...near(entry, "cwd", "cassette"),
    ...(isObject(start) && { start: near(start, "cwd") }),
    ...(isObject(http) && isObject(http.tls) && { http: { ...http, tls: near(http.tls, "ca_bundle_path") } }),
  };
}
