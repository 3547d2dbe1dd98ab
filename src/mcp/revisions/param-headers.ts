import { isObject } from "../../core/json/json.js";
import { LIMITS } from "../../core/limits.js";
import type { Frame } from "../frames.js";

/** An argument that is also sent in a header; `path` is relative to the arguments of the call. */
interface ParamHeader {
  header: string;
  path: readonly string[];
}

/** The headers of a tool's input schema; `wrong`: why no client can call the tool. */
export type ParamHeaders = { headers: readonly ParamHeader[] } | { wrong: string };

const KEY = "x-mcp-header";
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const TYPES: readonly unknown[] = ["string", "integer", "boolean"];
const DATA = new Set(["default", "const", "enum", "examples", KEY]);
const PLAIN = /^[\x20-\x7e\t]+$/;
const SENTINEL = /^=\?base64\?.*\?=$/s;

/** Reads all `x-mcp-header` members of an input schema and checks them by the rules of Streamable HTTP. */
export function readParamHeaders(inputSchema: unknown): ParamHeaders {
  const headers: ParamHeader[] = [];
  const wrong = collectHeaders(inputSchema, [], true, 0, headers);
  return wrong === undefined ? { headers } : { wrong };
}

/** The `Mcp-Param-*` headers of a call. An argument that is absent, null, or of no primitive type has none. */
export function paramHeaders(declarations: readonly ParamHeader[], args: unknown): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { header, path } of declarations) {
    const value = argumentAt(args, path);
    if (typeof value === "string" || typeof value === "boolean" || typeof value === "number") {
      headers[`mcp-param-${header.toLowerCase()}`] = headerValue(String(value));
    }
  }
  return headers;
}

export function argumentAt(args: unknown, path: readonly string[]): unknown {
  return path.reduce((node, key) => (isObject(node) && Object.hasOwn(node, key) ? node[key] : undefined), args);
}

/** The value of a header: plain if that is safe, else Base64 between marks. */
export function headerValue(value: string): string {
  if (PLAIN.test(value) && value.trim() === value && !SENTINEL.test(value)) return value;
  return `=?base64?${Buffer.from(value).toString("base64")}?=`;
}

/** The first error below a schema; `reachable`: only through `properties`. */
function collectHeaders(
  schema: unknown,
  path: readonly string[],
  reachable: boolean,
  depth: number,
  headers: ParamHeader[],
): string | undefined {
  if (typeof schema !== "object" || schema === null || depth > LIMITS.schemaLevels) return undefined;
  if (isObject(schema) && KEY in schema) {
    const wrong = headerProblem(schema, path, reachable, headers);
    if (wrong !== undefined) return `${path.join(".") || "the schema itself"}: ${wrong}`;
    headers.push({ header: String(schema[KEY]), path });
  }
  for (const [key, child] of Object.entries(schema)) {
    if (DATA.has(key)) continue;
    const isProperties = key === "properties" && isObject(child);
    const children: [string, unknown][] = isProperties ? Object.entries(child) : [[key, child]];
    for (const [name, below] of children) {
      const wrong = collectHeaders(below, [...path, name], reachable && isProperties, depth + 1, headers);
      if (wrong !== undefined) return wrong;
    }
  }
  return undefined;
}

function headerProblem(
  { [KEY]: name, type }: Frame,
  path: readonly string[],
  reachable: boolean,
  headers: readonly ParamHeader[],
): string | undefined {
  if (!reachable || path.length === 0) return `${KEY} stands where no chain of \`properties\` leads`;
  if (typeof name !== "string" || !TOKEN.test(name)) return `${KEY} is not a valid header name`;
  if (!TYPES.includes(type)) return `${KEY} is only allowed on a string, integer or boolean`;
  const lower = name.toLowerCase();
  return headers.some(({ header }) => header.toLowerCase() === lower) ? `${KEY} ${name} is there twice` : undefined;
}
