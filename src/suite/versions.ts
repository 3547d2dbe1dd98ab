import { userError } from "../core/problem.js";
import { listNames, suggestOr } from "./suggest.js";

/** Revisions that a suite may list, in the order of their dates. */
export const KNOWN_VERSIONS: readonly string[] = [
  ...["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "2026-03-26", "2026-07-28"],
];

/** A revision that may be asked for although none was published with this date. */
export const UNPUBLISHED = "2026-03-26";

/** The revisions a suite runs at; empty if it lists none. `override` picks one; throws a UserError if it cannot. */
export function effectiveVersions(suiteVersions: readonly string[], override?: string): string[] {
  const versions = [...new Set(suiteVersions)];
  if (override === undefined) return versions;
  const choices = versions.length > 0 ? versions : KNOWN_VERSIONS;
  if (choices.includes(override)) return [override];
  throw userError(
    `\`${override}\` is not a target version here`,
    versions.length > 0 ? `The suite lists ${listNames(versions)}.` : `Known are ${listNames(KNOWN_VERSIONS)}.`,
    suggestOr(override, choices, "Choose one of these."),
  );
}

/** The newest of the revisions that a suite lists; null if it lists none. */
export function newestVersion(suiteVersions: readonly string[]): string | null {
  return suiteVersions.toSorted().at(-1) ?? null;
}
