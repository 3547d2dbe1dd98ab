import { join } from "node:path";
import { defined } from "../core/json/json.js";
import { STATE_FOLDER, stateFolder, writeFileAtomic } from "../core/out.js";
import { type Problem, userError } from "../core/problem.js";
import { readJsonFile } from "../core/read-file.js";
import { hide } from "../core/redaction/redacted.js";
import type { CheckedSuite } from "../engine/judge/call.js";
import { type NameFilter, rowName, type Selection } from "../engine/plan/plan.js";
import type { ResultsSource } from "../results/types.js";
import { listNames, suggest } from "../suite/suggest.js";
import { nameFilter } from "./settings/option-values.js";
import type { RunFlags } from "./settings/options.js";

/** The selection of tests by flags, or of evals. Throws a UserError for `--last-failed` if there was no run. */
export async function createSelection(flags: Partial<RunFlags>, cwd: string, evals = false): Promise<Selection> {
  return {
    evals,
    tags: flags.tag ?? [],
    skipTags: flags.skipTag ?? [],
    names: await nameFilters(flags),
    ...defined({ profile: flags.profile, ids: selectedIds(flags, cwd) }),
  };
}

/** A warning for each tag of `--tag` that no test has. */
export function unknownTags({ tags = [] }: Selection, suites: readonly CheckedSuite[]): Problem[] {
  // A run without any tests says so.
  if (suites.every(({ tests }) => tests.length === 0)) return [];
  const knownTags = new Set(suites.flatMap(({ tests }) => tests.flatMap(({ test }) => test.tags)));
  const description = knownTags.size === 0 ? "The tests have no tags." : `The tags there are: ${listNames(knownTags)}.`;
  return tags
    .filter((tag) => !knownTags.has(tag))
    .map((tag) => {
      const suggestion = suggest(tag, knownTags);
      const fix = suggestion
        ? `Write \`--tag ${suggestion}\`.`
        : "Correct `--tag`, or add the tag to `tags:` of a test.";
      return { title: `no test has the tag \`${tag}\``, description, fix, warning: true };
    });
}

/** A warning for a `--filter` or `--include` that matches the name of no test, with the names that come near. */
export function unmatchedNames({ names = [] }: Selection, suites: readonly CheckedSuite[]): Problem[] {
  const known = suites.flatMap(({ tests }) => tests.map(({ test: { name, row } }) => rowName(name, row)));
  if (known.length === 0) return [];
  return names
    .filter(({ text, matches }) => !text.startsWith("--exclude") && !known.some(matches))
    .map(({ text }) => {
      const nearest = suggest(text.replace(/^--\w+ /, ""), known);
      const description = `The tests are ${listNames(known, 5)}.`;
      const fix =
        nearest === undefined ? "Write a part of a name, or see all by `--list`." : `Did you mean \`${nearest}\`?`;
      return { title: `no test matches \`${text}\``, description, fix, warning: true };
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

function selectedIds({ id = [], lastFailed }: Partial<RunFlags>, cwd: string): Set<string> | undefined {
  const failedIds = lastFailed ? readLastFailed(cwd) : undefined;
  if (id.length === 0) return failedIds;
  return new Set(id.filter((one) => failedIds?.has(one) ?? true));
}

const FILE = "last-failed.json";
const MAX_BYTES = 64 * 1024 * 1024;

/** Ids of the tests that failed in their last run. Throws a UserError if there was no run. */
function readLastFailed(cwd: string): Set<string> {
  const failedIds = readFailedIds(cwd);
  if (failedIds !== undefined) return failedIds;
  throw userError(
    "no run before this one is known",
    `--last-failed reads ${STATE_FOLDER}/${FILE}, and there is none in ${cwd}.`,
    "Run without --last-failed first, in the same folder.",
  );
}

/** Saves the ids of failed tests for the next run. Tests that were not judged keep their state. */
export async function saveLastFailed(results: ResultsSource, cwd: string): Promise<void> {
  const before = readFailedIds(cwd);
  const failedIds = new Set(before);
  for await (const { id, status } of results.rows()) {
    if (status === "failed" || status === "errored") failedIds.add(id);
    else if (status === "passed") failedIds.delete(id);
  }
  if (before?.size === failedIds.size && [...failedIds].every((id) => before.has(id))) return;
  const folder = stateFolder(cwd);
  if (folder === undefined) return;
  await writeFileAtomic(join(folder, FILE), hide(`${JSON.stringify([...failedIds], null, 1)}\n`));
}

function readFailedIds(cwd: string): Set<string> | undefined {
  const ids = readJsonFile(join(cwd, STATE_FOLDER, FILE), MAX_BYTES);
  return Array.isArray(ids) ? new Set(ids.filter((id) => typeof id === "string")) : undefined;
}
