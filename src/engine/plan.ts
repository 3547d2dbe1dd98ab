import { type Problem, userError } from "../core/problem.js";
import type { Suite } from "../suite/types.js";
import { effectiveVersions } from "../suite/versions.js";
import type { CheckedSuite, CheckedTest } from "./check.js";

/** One test at one revision: a row of the results. */
export interface Task {
  /** Place in every report: file, line, revision. */
  order: number;
  id: string;
  /** Its own file's: a lane may be shared with other files. */
  suite: Suite;
  checked: CheckedTest;
  version: string | null;
  /**
   * Keys of the sessions that it needs, each a first-in-first-out queue. Where tests run at the same time, a task
   * waits for the task before it in each of its lanes, so that nothing can deadlock.
   */
  lanes: readonly string[];
  /** Why it is not run. */
  skip?: string;
}

/** The tasks of one file at one revision, in the order in which they run. */
export interface Batch {
  version: string | null;
  tasks: readonly Task[];
}

export interface FilePlan {
  checked: CheckedSuite;
  /** In the order of `target_versions`. */
  batches: readonly Batch[];
  /** Why the whole file is skipped. */
  skip?: string;
}

export interface Plan {
  files: readonly FilePlan[];
  targetVersions: readonly string[];
  total: number;
}

export interface PlanOptions {
  /** `--target-version`. */
  targetVersion?: string;
}

/**
 * What will run, in which order (run.md, Order). Pure.
 * Throws a UserError where `targetVersion` is listed by none of the suites that list any.
 */
export function makePlan(suites: readonly CheckedSuite[], options: PlanOptions): Plan {
  let order = 0;
  const files = suites.map((checked): FilePlan => {
    const { suite, tests } = checked;
    const versions = versionsOf(checked, options.targetVersion);
    const skip = versions === undefined ? `the suite does not list revision ${options.targetVersion}` : undefined;
    const rows = versions ?? [options.targetVersion ?? null];
    // A row's order is by file, test and revision; a batch holds what runs in one go: all tests at one revision.
    const base = order;
    order += tests.length * rows.length;
    const batches = rows.map((version, column) => ({
      version,
      tasks: tests.map((test, index) => task(suite, test, version, base + index * rows.length + column, skip)),
    }));
    return skip === undefined ? { checked, batches } : { checked, batches, skip };
  });
  if (files.length > 0 && files.every((file) => file.skip !== undefined)) throw noneLists(suites, options);
  const versions = new Set(files.flatMap((file) => file.batches.map((batch) => batch.version)));
  return { files, targetVersions: [...versions].filter((version) => version !== null), total: order };
}

function task(suite: Suite, checked: CheckedTest, version: string | null, order: number, fileSkip?: string): Task {
  const { test } = checked;
  const row = test.row === undefined ? "" : `[${test.row}]`;
  const id = `${suite.name}::${test.block}::${test.name}${row}::${test.server}${version === null ? "" : `::${version}`}`;
  const skip = fileSkip ?? test.skip ?? versionSkip(checked, version);
  return { order, id, suite, checked, version, lanes: [test.server], ...(skip === undefined ? {} : { skip }) };
}

function versionSkip({ test }: CheckedTest, version: string | null): string | undefined {
  if (version === null) return undefined;
  if (test.onlyVersions && !test.onlyVersions.includes(version)) return `only for ${test.onlyVersions.join(", ")}`;
  if (test.skipVersions?.includes(version)) return `not for ${version}`;
  return undefined;
}

/** The revisions that a suite runs at, `[null]` where none is asked for; undefined where it lists others alone. */
function versionsOf({ suite }: CheckedSuite, override: string | undefined): (string | null)[] | undefined {
  const listed = suite.targetVersions;
  if (override !== undefined && listed.length > 0 && !listed.includes(override)) return undefined;
  const versions = effectiveVersions(listed, override);
  return versions.length === 0 ? [null] : [...versions];
}

function noneLists(suites: readonly CheckedSuite[], options: PlanOptions): Error {
  const listed = [...new Set(suites.flatMap(({ suite }) => suite.targetVersions))];
  const problem: Problem = {
    title: "no suite lists the revision that was asked for",
    description: `--target-version ${options.targetVersion}; listed: ${listed.join(", ")}`,
    fix: `add ${options.targetVersion} to the suite's target_versions, or ask for one that it lists`,
  };
  return userError(problem.title, problem.description, problem.fix);
}
