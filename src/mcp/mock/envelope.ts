import type { MockManifest } from "../../core/generated/mock.js";
import { isObject } from "../../core/json.js";
import { serverInfo } from "./answer.js";
import { isModern } from "./revisions.js";
import { INVALID_PARAMS, METHOD_NOT_FOUND, type MockAnswer, refusal } from "./types.js";

export const VERSION_KEY = "io.modelcontextprotocol/protocolVersion";
const CAPABILITIES_KEY = "io.modelcontextprotocol/clientCapabilities";
const SERVER_KEY = "io.modelcontextprotocol/serverInfo";
const UNSUPPORTED_VERSION = -32022;
/** The newest revision at which JSON-RPC's `id: null` is the id of an answer to what has none. */
const LAST_WITH_NULL_ID = "2025-06-18";

const CACHEABLE = new Set([
  "server/discover",
  "tools/list",
  "resources/list",
  "resources/templates/list",
  "resources/read",
  "prompts/list",
]);

/** An answer with the HTTP status that goes with it. */
export interface MockResponse {
  answer: MockAnswer;
  status: number;
}

/** The revision that a message says it is of, in its own `_meta`; undefined if it says nothing. */
export function revisionNamed({ params }: Record<string, unknown>): unknown {
  return isObject(params) && isObject(params._meta) ? params._meta[VERSION_KEY] : undefined;
}

/** Why a request without handshake is refused before anything is done: its `_meta`, or its revision. */
export function requestRefusal(frame: Record<string, unknown>, modern: readonly string[]): MockAnswer | undefined {
  const { method, params } = frame;
  const unsupported = (requested: unknown) =>
    refusal(UNSUPPORTED_VERSION, "Unsupported protocol version", { supported: modern, requested });
  // A client of an older revision has nothing but this error to show its user.
  if (method === "initialize" && revisionNamed(frame) === undefined)
    return unsupported(isObject(params) ? params.protocolVersion : undefined);
  const meta = isObject(params) && isObject(params._meta) ? params._meta : {};
  const requested = meta[VERSION_KEY];
  const missing = [
    ...(typeof requested === "string" ? [] : [VERSION_KEY]),
    ...(isObject(meta[CAPABILITIES_KEY]) ? [] : [CAPABILITIES_KEY]),
  ];
  if (missing.length > 0) {
    const message = `Missing in _meta: ${missing.join(", ")}. Supported versions: ${modern.join(", ")}`;
    return refusal(INVALID_PARAMS, message);
  }
  return modern.includes(String(requested)) ? undefined : unsupported(requested);
}

/** An answer as it goes out at a revision without handshake. */
export function modernAnswer(manifest: MockManifest, method: string, answer: MockAnswer): MockResponse {
  if ("error" in answer) return { answer, status: answer.error.code === METHOD_NOT_FOUND ? 404 : 200 };
  const { result } = answer;
  if (!isObject(result)) return { answer, status: 200 };
  const { resultType = "complete", _meta } = result;
  const { ttl_ms: ttlMs = 0, scope: cacheScope = "private" } = manifest.caching ?? {};
  const hints = CACHEABLE.has(method) && resultType === "complete" ? { ttlMs, cacheScope } : {};
  const meta = { [SERVER_KEY]: serverInfo(manifest), ...(isObject(_meta) ? _meta : {}) };
  return { answer: { result: { resultType, ...hints, ...result, _meta: meta } }, status: 200 };
}

/** An answer as a message; `id` undefined: of what has none that could be read. */
export function frameOf(id: unknown, answer: MockAnswer, revision: string): Record<string, unknown> {
  if (id !== undefined) return { jsonrpc: "2.0", id, ...answer };
  return revision <= LAST_WITH_NULL_ID && !isModern(revision)
    ? { jsonrpc: "2.0", id: null, ...answer }
    : { jsonrpc: "2.0", ...answer };
}

/** A message as its text says it; undefined if that is not JSON. */
export function parseMessage(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
