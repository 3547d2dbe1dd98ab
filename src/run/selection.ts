import type { Problem } from "../core/problem.js";
import type { CheckedSuite } from "../engine/judge/checked.js";
import type { NameFilter, Selection } from "../engine/plan/select.js";
import { listNames, suggest } from "../suite/suggest.js";
import { readLastFailed } from "./last-failed.js";
import { nameFilter } from "./settings/option-values.js";
import type { RunFlags } from "./settings/options.js";

/** The selection of tests by flags, or of evals. Throws a UserError for `--last-failed` if there was no run. */
export async function createSelection(flags: Partial<RunFlags>, cwd: string, evals = false): Promise<Selection> {
  return {
    evals,
    tags: flags.tag ?? [],
    skipTags: flags.skipTag ?? [],
    names: await nameFilters(flags),
    ...(flags.profile && { profile: flags.profile }),
    ...(flags.lastFailed && { ids: readLastFailed(cwd) }),
  };
}

/** A warning for each tag of `--tag` that no test has. */
export function unknownTags({ tags = [] }: Selection, suites: readonly CheckedSuite[]): Problem[] {
  const known = new Set(suites.flatMap(({ tests }) => tests.flatMap(({ test }) => test.tags)));
  return tags
    .filter((tag) => !known.has(tag))
    .map((tag) => {
      const meant = suggest(tag, known);
      return {
        title: `no test has the tag \`${tag}\``,
        description: known.size === 0 ? "The tests have no tags." : `The tags there are: ${listNames(known)}.`,
        fix:
          meant === undefined ? "Correct `--tag`, or add the tag to `tags:` of a test." : `Write \`--tag ${meant}\`.`,
        warning: true,
      };
    });
}

async function nameFilters({ filter, include = [], exclude = [] }: Partial<RunFlags>): Promise<NameFilter[]> {
  const filters = filter === undefined ? [] : [nameFilter(filter)];
  if (include.length === 0 && exclude.length === 0) return filters;
  const { default: picomatch } = await import("picomatch");
  // `*` matches every character, including a slash.
  const matcherOf = (globs: string[]) => picomatch(globs, { bash: true, dot: true });
  if (include.length > 0) filters.push({ text: `--include ${include.join(", ")}`, matches: matcherOf(include) });
  for (const glob of exclude) {
    const matches = matcherOf([glob]);
    filters.push({ text: `--exclude ${glob}`, matches: (name) => !matches(name) });
  }
  return filters;
}
