import { InvalidArgumentError } from "commander";
import type { NameFilter, Selection } from "../engine/select.js";
import { readLastFailed } from "./last-failed.js";
import type { RunFlags } from "./options.js";

/** Which tests the flags ask for. Throws a UserError for `--last-failed` where no run before is known. */
export async function selectionOf(flags: RunFlags, cwd: string): Promise<Selection> {
  return {
    tags: flags.tag,
    skipTags: flags.skipTag,
    names: await nameFilters(flags),
    ...(flags.profile && { profile: flags.profile }),
    ...(flags.lastFailed && { ids: readLastFailed(cwd) }),
  };
}

async function nameFilters({ filter, include, exclude }: RunFlags): Promise<NameFilter[]> {
  const filters = filter === undefined ? [] : [textFilter(filter)];
  if (include.length === 0 && exclude.length === 0) return filters;
  const { matcherOf } = await import("./name-glob.js");
  if (include.length > 0) filters.push({ text: `--include ${include.join(", ")}`, matches: matcherOf(include) });
  for (const glob of exclude) {
    const matches = matcherOf([glob]);
    filters.push({ text: `--exclude ${glob}`, matches: (name) => !matches(name) });
  }
  return filters;
}

/**
 * The filter of `--filter`: `re:` begins a regular expression; anything else is looked for in the name, whatever its
 * case. Throws an InvalidArgumentError for a broken pattern.
 */
export function textFilter(filter: string): NameFilter {
  const text = `--filter ${filter}`;
  if (!filter.startsWith("re:")) {
    const wanted = filter.toLowerCase();
    return { text, matches: (name) => name.toLowerCase().includes(wanted) };
  }
  try {
    const pattern = new RegExp(filter.slice(3), "u");
    return { text, matches: (name) => pattern.test(name) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new InvalidArgumentError(`It is not a valid regular expression (${why}).`);
  }
}
