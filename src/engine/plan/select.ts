import type { SuiteTest } from "../../suite/types.js";

const PROFILES = ["quick", "standard", "full"] as const;
export type Profile = (typeof PROFILES)[number];

/** Which tests a run selects; a member that is left out selects all. */
export interface Selection {
  /** Any of these tags. */
  tags?: readonly string[];
  /** None of these tags; takes precedence over `tags`. */
  skipTags?: readonly string[];
  /** Filters on the shown name (`name [row]`); all must match. */
  names?: readonly NameFilter[];
  /** The largest profile that runs; the default is standard. */
  profile?: Profile;
  /** Ids of the only tests that run (`--last-failed`). */
  ids?: ReadonlySet<string>;
  /** Evals instead of all other tests. */
  evals?: boolean;
}

/** One of `--filter`, `--include` and `--exclude`. */
export interface NameFilter {
  /** As the user wrote it, for the reason of a test that is left out. */
  text: string;
  matches: (name: string) => boolean;
}

/** The name of a test with its data row, as reports show it. */
function displayName({ name, row }: Pick<SuiteTest, "name" | "row">): string {
  return row === undefined ? name : `${name} [${row}]`;
}

/** Why the selection leaves a test out; undefined if it runs. */
export function exclusionReason(test: SuiteTest, id: string, selection: Selection): string | undefined {
  const { tags = [], skipTags = [], names = [], profile = "standard", ids, evals = false } = selection;
  if ((test.kind.command === "eval") !== evals)
    return evals ? "not an eval: `mcptest run` runs it" : "`mcptest eval` runs it";
  const skippedTag = test.tags.find((tag) => skipTags.includes(tag));
  if (skippedTag !== undefined) return `left out by --skip-tag ${skippedTag}`;
  if (tags.length > 0 && !test.tags.some((tag) => tags.includes(tag))) return `left out by --tag ${tags.join(", ")}`;
  const name = displayName(test);
  const other = names.find((filter) => !filter.matches(name));
  if (other !== undefined) return `left out by ${other.text}`;
  if (PROFILES.indexOf(test.profile) > PROFILES.indexOf(profile)) {
    return `of profile ${test.profile}; the run's is ${profile} (--profile ${test.profile} runs it)`;
  }
  return ids === undefined || ids.has(id) ? undefined : "did not fail in the last run (--last-failed)";
}
