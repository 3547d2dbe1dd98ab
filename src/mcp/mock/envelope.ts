import type { MockManifest } from "../../core/generated/mock.js";
import { isObject } from "../../core/json/json.js";
import { CAPABILITIES_META, SINCE, VERSION_META } from "../revisions/known.js";
import { serverInfo } from "./answer.js";
import { INVALID_PARAMS, METHOD_NOT_FOUND, type MockAnswer, refusal } from "./protocol.js";

const SERVER_KEY = "io.modelcontextprotocol/serverInfo";
const UNSUPPORTED_VERSION = -32022;

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

/** The revision in the `_meta` of a message, if any. */
export function revisionNamed({ params }: Record<string, unknown>): unknown {
  return isObject(params) && isObject(params._meta) ? params._meta[VERSION_META] : undefined;
}

/** The error for a request without a handshake whose `_meta` or revision is invalid. */
export function requestRefusal(frame: Record<string, unknown>, modern: readonly string[]): MockAnswer | undefined {
  const { method, params } = frame;
  const unsupported = (requested: unknown) =>
    refusal(UNSUPPORTED_VERSION, "Unsupported protocol version", { supported: modern, requested });
  // A client of an older revision shows only this error to its user.
  if (method === "initialize" && revisionNamed(frame) === undefined)
    return unsupported(isObject(params) ? params.protocolVersion : undefined);
  const meta = isObject(params) && isObject(params._meta) ? params._meta : {};
  const requested = meta[VERSION_META];
  const missing = [
    ...(typeof requested === "string" ? [] : [VERSION_META]),
    ...(isObject(meta[CAPABILITIES_META]) ? [] : [CAPABILITIES_META]),
  ];
  if (missing.length > 0) {
    const message = `Missing in _meta: ${missing.join(", ")}. Supported versions: ${modern.join(", ")}`;
    return refusal(INVALID_PARAMS, message);
  }
  return modern.includes(String(requested)) ? undefined : unsupported(requested);
}

/** An answer at a revision without a handshake. */
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

/** An answer as a message; `id` is undefined if the request has no readable one. */
export function frameOf(id: unknown, answer: MockAnswer, revision: string): Record<string, unknown> {
  if (id !== undefined) return { jsonrpc: "2.0", id, ...answer };
  return revision < SINCE.errorsWithoutId ? { jsonrpc: "2.0", id: null, ...answer } : { jsonrpc: "2.0", ...answer };
}
