import { dirname, relative, resolve, sep } from "node:path";
import { isObject } from "../core/json/json.js";
import { originalText } from "../core/redaction/foreign-marks.js";
import { changePaths } from "../suite/servers/server.js";
import { DeferredText } from "../suite/variables/deferred.js";

/** The mark of a secret in a recording. In a foreign text, such a mark was escaped with more colons. */
const MARK = /«secret:([\w.-]+)»/g;

/** Every text replaced, also by its `key`, and keys by `changeKey`. References that a run resolves stay as written. */
export function mapTexts(
  value: unknown,
  change: (text: string, key: string) => unknown,
  changeKey: (key: string) => string = (key) => key,
  key = "",
): unknown {
  if (value instanceof DeferredText) return value.text;
  if (typeof value === "string") return change(value, key);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change, changeKey, key));
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([name, member]) => [
    changeKey(name),
    mapTexts(member, change, changeKey, name),
  ]);
  return Object.fromEntries(members);
}

/** A value in which no text refers to a variable. */
export function literal<T>(value: T): T {
  return mapTexts(value, (text) => text.replaceAll("$", "$$$$")) as T;
}

/** The same for a schema, in which only `${…}` refers to a variable. */
export function literalSchema<T>(schema: T, change = (text: string) => text): T {
  return mapTexts(schema, (text) => change(text).replace(/(?<!\$)\$+(?=\{)/g, "$&$&")) as T;
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
  const near = (path: string) => relative(dirname(file), resolve(path)).split(sep).join("/") || ".";
  return changePaths(entry, near);
}

/** The suite beside `file` for one of several servers: `found.shop.mcptest.yaml` for `found.mcptest.yaml`. */
export function fileOfServer(file: string, server: string): string {
  const [ending] = /(?:\.?\bmcptest)?\.ya?ml$/i.exec(file) ?? [];
  if (ending === undefined) return file;
  const stem = file.slice(0, -ending.length);
  const dot = stem === "" || /[\\/]$/.test(stem) ? "" : ".";
  return `${stem}${dot}${server.replace(/[^\w.-]+/g, "-")}.mcptest.yaml`;
}
