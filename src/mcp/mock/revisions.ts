import { LEGACY_REVISIONS, NEWEST_LEGACY } from "../revisions/legacy.js";

/** The revisions without a handshake, at which each request says for itself which one it is of. */
const MODERN_REVISIONS: readonly string[] = ["2026-07-28"];

/** The revision with which each member of a list's entry came; the others were there from the beginning. */
const FIELD_SINCE: Readonly<Record<string, string>> = {
  annotations: "2025-03-26",
  title: "2025-06-18",
  outputSchema: "2025-06-18",
  _meta: "2025-06-18",
  icons: "2025-11-25",
  execution: "2025-11-25",
};

/** True if each request names its revision, and nothing is agreed on before. */
export function isModern(revision: string): boolean {
  return MODERN_REVISIONS.includes(revision);
}

/** The revisions that a mock speaks, by whether they begin with a handshake; the newest first. */
export function revisionsOf({ protocol_versions = [] }: { protocol_versions?: readonly string[] }): {
  legacy: string[];
  modern: string[];
} {
  const spoken: readonly string[] =
    protocol_versions.length > 0 ? protocol_versions : [...LEGACY_REVISIONS, ...MODERN_REVISIONS];
  const newestFirst = [...spoken].sort().reverse();
  return { legacy: newestFirst.filter((one) => !isModern(one)), modern: newestFirst.filter(isModern) };
}

/** What initialize agrees on: the revision that was asked for where it is spoken, else the newest published one that is. */
export function agreedRevision(legacy: readonly string[], asked: unknown): string {
  if (typeof asked === "string" && legacy.includes(asked)) return asked;
  const published: readonly string[] = LEGACY_REVISIONS;
  return legacy.find((one) => published.includes(one)) ?? legacy[0] ?? NEWEST_LEGACY;
}

/** An entry of a list without the members that its revision does not have yet. */
export function fieldsAt(revision: string, entry: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(entry).filter(([name]) => (FIELD_SINCE[name] ?? "") <= revision));
}

/** True if results of tools have structuredContent. */
export function hasStructuredContent(revision: string): boolean {
  return revision >= "2025-06-18";
}
