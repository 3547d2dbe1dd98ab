import { isSince, REVISIONS } from "./known.js";

/** Fields of results that a revision brought, with that revision. */
const FIRST_OF: Readonly<Record<string, string>> = {
  destructiveHint: "2025-03-26",
  idempotentHint: "2025-03-26",
  openWorldHint: "2025-03-26",
  readOnlyHint: "2025-03-26",
  structuredContent: "2025-06-18",
  outputSchema: "2025-06-18",
  icons: "2025-11-25",
  websiteUrl: "2025-11-25",
  resultType: "2026-07-28",
  ttlMs: "2026-07-28",
  cacheScope: "2026-07-28",
  supportedVersions: "2026-07-28",
};

/** The revision that brought a field which this one does not have; undefined where it has it, or nobody knows. */
export function broughtLater(field: string, revision: string | null): string | undefined {
  const first = Object.hasOwn(FIRST_OF, field) ? FIRST_OF[field] : undefined;
  return first !== undefined && REVISIONS.includes(revision ?? "") && !isSince(revision, first) ? first : undefined;
}
