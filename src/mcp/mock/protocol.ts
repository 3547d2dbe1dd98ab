import { LEGACY_REVISIONS, MODERN_REVISIONS, NEWEST_LEGACY, SINCE } from "../revisions/known.js";

export type Params = Record<string, unknown>;

/** The answer of a mock to a request, without the JSON-RPC envelope. */
export type MockAnswer = { result: unknown } | { error: { code: number; message: string; data?: unknown } };

export const PARSE_ERROR = -32700;
export const INVALID_REQUEST = -32600;
export const METHOD_NOT_FOUND = -32601;
export const INVALID_PARAMS = -32602;
export const INTERNAL_ERROR = -32603;

/** An answer that is an error. */
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

/** The revisions that a mock speaks, with and without a handshake, newest first. */
export function revisionsOf({ protocol_versions = [] }: { protocol_versions?: readonly string[] }): {
  legacy: string[];
  modern: string[];
} {
  const supported: readonly string[] =
    protocol_versions.length > 0 ? protocol_versions : [...LEGACY_REVISIONS, ...MODERN_REVISIONS];
  const newestFirst = [...supported].sort().reverse();
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

/** True if results of tools have structuredContent. */
export function hasStructuredContent(revision: string): boolean {
  return revision >= SINCE.structuredContent;
}
