/** Revisions that a suite may list, in the order of their dates. */
export const KNOWN_VERSIONS: readonly string[] = [
  "2024-11-05",
  "2025-03-26",
  "2025-06-18",
  "2025-11-25",
  "2026-03-26",
  "2026-07-28",
];

/** A revision that may be asked for although none was published with this date. */
export const UNPUBLISHED = "2026-03-26";

/** The revisions that help and messages offer. */
export const PUBLISHED_VERSIONS = KNOWN_VERSIONS.filter((version) => version !== UNPUBLISHED);

/** The revisions a suite runs at; empty if it lists none. `override` picks one; undefined if it lists only others. */
export function effectiveVersions(suiteVersions: readonly string[], override?: string): string[] | undefined {
  const versions = [...new Set(suiteVersions)];
  if (override === undefined) return versions;
  return versions.length === 0 || versions.includes(override) ? [override] : undefined;
}

/** The newest of the revisions that a suite lists; null if it lists none. */
export function newestVersion(suiteVersions: readonly string[]): string | null {
  return suiteVersions.toSorted().at(-1) ?? null;
}
