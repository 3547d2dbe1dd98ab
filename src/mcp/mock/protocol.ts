import type { MockManifest } from "../../core/generated/mock.js";
import { asObject, isObject } from "../../core/json/json.js";
import { INVALID_PARAMS, METHOD_NOT_FOUND, MISSING_CAPABILITY, UNSUPPORTED_VERSION } from "../error-codes.js";
import {
  CAPABILITIES_META,
  LEGACY_REVISIONS,
  MODERN_REVISIONS,
  NEWEST_LEGACY,
  REVISIONS,
  SINCE,
  VERSION_META,
} from "../revisions/known.js";

export type Params = Record<string, unknown>;

export type MockAnswer = { result: unknown } | { error: { code: number; message: string; data?: unknown } };

export function refusal(code: number, message: string, data?: unknown): MockAnswer {
  return { error: data === undefined ? { code, message } : { code, message, data } };
}

/** The revision that added each member of a list entry; members that are not named exist at all revisions. */
const FIELD_SINCE: Readonly<Record<string, string>> = {
  annotations: "2025-03-26",
  title: "2025-06-18",
  outputSchema: "2025-06-18",
  _meta: "2025-06-18",
  icons: "2025-11-25",
  execution: "2025-11-25",
};

/** True if each request names its revision instead of a handshake. */
export function isModern(revision: string): boolean {
  return MODERN_REVISIONS.includes(revision);
}

/** True for a revision that has tasks, of either kind. */
export function takesTasks(revision: string): boolean {
  return revision === SINCE.tasks || isModern(revision);
}

/** The revisions that a mock speaks, with and without a handshake, newest first. */
export type SpokenRevisions = { legacy: readonly string[]; modern: readonly string[] };

export function revisionsOf({ protocol_versions = [] }: { protocol_versions?: readonly string[] }): SpokenRevisions {
  const newestFirst = [...(protocol_versions.length > 0 ? protocol_versions : REVISIONS)].sort().reverse();
  return { legacy: newestFirst.filter((revision) => !isModern(revision)), modern: newestFirst.filter(isModern) };
}

/** The negotiated revision: the requested one if it is supported, else the newest published one that is. */
export function agreedRevision(legacy: readonly string[], requested: unknown): string {
  if (typeof requested === "string" && legacy.includes(requested)) return requested;
  const published: readonly string[] = LEGACY_REVISIONS;
  return legacy.find((revision) => published.includes(revision)) ?? legacy[0] ?? NEWEST_LEGACY;
}

/** An entry of a list without the members that later revisions added. */
export function fieldsAt(revision: string, entry: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(entry).filter(([name]) => (FIELD_SINCE[name] ?? "") <= revision));
}

export function serverInfo({ name = "mcptest-mock", version = "1.0.0" }: MockManifest): Record<string, unknown> {
  return { name, version };
}

const SERVER_KEY = "io.modelcontextprotocol/serverInfo";

const CACHEABLE = new Set([
  "server/discover",
  "tools/list",
  "resources/list",
  "resources/templates/list",
  "resources/read",
  "prompts/list",
]);

export interface MockResponse {
  answer: MockAnswer;
  status: number;
}

/** The revision in the `_meta` of a message, if any. */
export function revisionNamed({ params }: Record<string, unknown>): unknown {
  return asObject(asObject(params)._meta)[VERSION_META];
}

/** The error for a request without a handshake whose `_meta` or revision is invalid. */
export function requestRefusal(frame: Record<string, unknown>, modern: readonly string[]): MockAnswer | undefined {
  const { method, params } = frame;
  const unsupported = (requested: unknown) =>
    refusal(UNSUPPORTED_VERSION, "Unsupported protocol version", { supported: modern, requested });
  // A client of an older revision shows only this error to its user.
  if (method === "initialize" && revisionNamed(frame) === undefined)
    return unsupported(asObject(params).protocolVersion);
  const meta = asObject(asObject(params)._meta);
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

const ERROR_STATUS: Readonly<Record<number, number>> = { [METHOD_NOT_FOUND]: 404, [MISSING_CAPABILITY]: 400 };

export function modernAnswer(manifest: MockManifest, method: string, answer: MockAnswer): MockResponse {
  if ("error" in answer) return { answer, status: ERROR_STATUS[answer.error.code] ?? 200 };
  const { result } = answer;
  if (!isObject(result)) return { answer, status: 200 };
  const { resultType = "complete", _meta } = result;
  const { ttl_ms: ttlMs = 0, scope: cacheScope = "private" } = manifest.caching ?? {};
  const hints = CACHEABLE.has(method) && resultType === "complete" ? { ttlMs, cacheScope } : {};
  const meta = { [SERVER_KEY]: serverInfo(manifest), ...asObject(_meta) };
  return { answer: { result: { resultType, ...hints, ...result, _meta: meta } }, status: 200 };
}

/** An answer as a message; `id` is undefined if the request has no readable one. */
export function frameOf(id: unknown, answer: MockAnswer, revision: string): Record<string, unknown> {
  if (id !== undefined) return { jsonrpc: "2.0", id, ...answer };
  return revision < SINCE.errorsWithoutId ? { jsonrpc: "2.0", id: null, ...answer } : { jsonrpc: "2.0", ...answer };
}
