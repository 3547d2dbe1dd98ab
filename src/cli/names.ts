import { userError } from "../core/problem.js";
import type { NameFilter } from "../engine/select.js";

/** The filters of names that flags ask for. Throws a UserError for a broken pattern. */
export async function nameFilters(flags: {
  filter?: string;
  include?: readonly string[];
  exclude?: readonly string[];
}): Promise<NameFilter[]> {
  const { filter, include = [], exclude = [] } = flags;
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

/** `re:` begins a regular expression; anything else is looked for in the name, whatever its case. */
function textFilter(filter: string): NameFilter {
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
    throw userError("the filter is no regular expression", `${text}: ${why}`, "mend it, or leave `re:` out");
  }
}
