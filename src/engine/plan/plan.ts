import type { Status, TestRow } from "../../core/generated/results.js";
import { UserError } from "../../core/problem.js";
import { readPath } from "../../matchers/target.js";
import { SuiteFault } from "../../matchers/types.js";
import { listNames } from "../../suite/suggest.js";
import type { PlannedCall, Suite, SuiteCall, SuiteTest } from "../../suite/types.js";
import { fillIn, hasDeferred } from "../../suite/variables/deferred.js";
import { effectiveVersions, KNOWN_VERSIONS } from "../../suite/versions.js";
import type { CheckedSuite, CheckedTest } from "../judge/call.js";
import { Unknown } from "../lanes/coverage.js";

/** One test at one revision: a row of the results. */
export interface Task {
  /** Place in every report: file, line, revision. */
  order: number;
  id: string;
  /** Its own file's: a lane may be shared with other files. */
  suite: Suite;
  checked: CheckedTest;
  targetVersion: string | null;
  /** The servers that it needs. Where tests run at once, it waits for the task before it in each of these lanes. */
  lanes: readonly string[];
  /** How often it runs again after a failure. */
  retries: number;
  skip?: string;
}

/** The tasks of one file at one revision, in the order in which they run. */
export interface Batch {
  targetVersion: string | null;
  tasks: readonly Task[];
}

export interface FilePlan {
  checked: CheckedSuite;
  batches: readonly Batch[];
  skip?: string;
}

export interface Plan {
  files: readonly FilePlan[];
  /** Names of all suites, in all shards together. */
  suiteFiles: readonly string[];
  /** Of all shards together, which shows that their results belong together. */
  targetVersions: readonly string[];
  total: number;
  /** How many tests the selection does not leave out, in all shards together. */
  selected: number;
}

interface PlanOptions {
  targetVersion?: string;
  /** The revision at which suites run that list none. */
  defaultVersion?: string;
  selection?: Selection;
  shard?: Shard;
  /** What tests took before, in milliseconds by id: shards are balanced by it. */
  durations?: ReadonlyMap<string, number>;
  /** `--retries`: replaces every test's own. */
  retries?: number;
}

/** What will run, in which order. Throws a UserError if suites list revisions and none lists `targetVersion`. */
export function makePlan(suites: readonly CheckedSuite[], options: PlanOptions): Plan {
  const withVersions = suites.map((checked) => ({ checked, versions: versionsOf(checked, options) }));
  if (suites.length > 0 && withVersions.every(({ versions }) => versions === undefined)) {
    const title = `the suite does not list revision ${options.targetVersion}`;
    const fix = "Run it at one of these, or add the revision to the list.";
    throw new UserError(
      suites.map(({ suite: { targetVersions, versionsLocation, places } }) => {
        const description = `It lists ${listNames(targetVersions)}.`;
        return { ...places.at(versionsLocation), title, description, fix };
      }),
    );
  }
  const ownUnits = options.shard && unitsOfShard(withVersions, options.shard, options.durations);

  const selection = withCounterparts(suites, options);
  let order = 0;
  let unit = 0;
  let selected = 0;
  const requestedVersions = new Set<string>();
  const files: FilePlan[] = [];
  for (const { checked, versions } of withVersions) {
    const { suite, tests } = checked;
    const skip = versions === undefined ? `the suite does not list revision ${options.targetVersion}` : undefined;
    const allVersions = versions ?? [options.targetVersion ?? null];
    for (const version of allVersions) {
      if (version !== null) requestedVersions.add(version);
      selected += exclusionsOf(checked, version, selection).filter((reason) => reason === undefined).length;
    }
    const ownVersions = allVersions.filter(() => {
      unit += 1;
      return ownUnits === undefined || ownUnits.has(unit - 1);
    });
    if (ownVersions.length === 0) continue;
    // A row's order is by file, test and revision; a batch holds what runs in one go: all tests at one revision.
    const base = order;
    order += tests.length * ownVersions.length;
    const batches = ownVersions.map((version, column) => {
      const excluded = exclusionsOf(checked, version, selection);
      return {
        targetVersion: version,
        tasks: tests.map((test, index): Task => {
          const order = base + index * ownVersions.length + column;
          const id = idOf(suite.name, test, version);
          const reason = skip ?? excluded[index] ?? test.test.skip ?? versionSkipReason(test.test, version);
          const { retries = test.test.retries } = options;
          const ofTest = { checked: test, lanes: lanesOf(test.test), retries };
          return { order, id, suite, targetVersion: version, ...ofTest, ...(reason !== undefined && { skip: reason }) };
        }),
      };
    });
    files.push(skip === undefined ? { checked, batches } : { checked, batches, skip });
  }
  // A suite that a command made is in no file.
  const suitesOfFiles = suites.filter(({ tests }) => tests.every(({ test }) => test.id === undefined));
  const suiteFiles = suitesOfFiles.map(({ suite }) => suite.name);
  return { files, suiteFiles, targetVersions: [...requestedVersions], total: order, selected };
}

/** The tasks of a plan, those that are left out too. */
export function tasksOf({ files }: Plan): Task[] {
  return files.flatMap(({ batches }) => batches.flatMap((batch) => batch.tasks));
}

export function tasksToRun(plan: Plan): Task[] {
  return tasksOf(plan).filter(({ skip }) => skip === undefined);
}

/** Why each test is left out; undefined if it runs. A test that follows another one needs that too. */
function exclusionsOf({ suite, tests }: CheckedSuite, version: string | null, selection: Selection) {
  const reasons = tests.map((test) => exclusionReason(test.test, idOf(suite.name, test, version), selection));
  let first = 0;
  for (const [index, test] of tests.entries()) {
    if (!test.test.kind.needs(test.test).follows) first = index;
    else if (reasons[index] === undefined) reasons[first] = undefined;
  }
  return reasons;
}

/** Which files at which revision belong to a shard, counted in the order of the plan. */
function unitsOfShard(
  withVersions: readonly { checked: CheckedSuite; versions: (string | null)[] | undefined }[],
  shard: Shard,
  durations: ReadonlyMap<string, number> = new Map(),
): Set<number> {
  const units = withVersions.flatMap(({ checked: { suite, tests }, versions = [null] }) =>
    versions.map((version) => tests.map((test) => idOf(suite.name, test, version))),
  );
  return shareOf(sizesOf(units, durations), shard);
}

/** A test whose answer is compared with another server's needs the test of that server too. */
function withCounterparts(suites: readonly CheckedSuite[], { selection = {} }: PlanOptions): Selection {
  const { ids } = selection;
  if (ids === undefined) return selection;
  const all = new Set(ids);
  for (const { suite, checked } of suites.flatMap(({ suite, tests }) => tests.map((checked) => ({ suite, checked })))) {
    const { test } = checked;
    const { counterpart } = test.kind.needs(test);
    if (counterpart === undefined) continue;
    const first = { ...checked, test: { ...test, server: counterpart } };
    for (const version of [null, ...KNOWN_VERSIONS]) {
      if (ids.has(idOf(suite.name, checked, version))) all.add(idOf(suite.name, first, version));
    }
  }
  return { ...selection, ids: all };
}

/** The same across runs, machines and order: file, block, name, row, server, revision. */
function idOf(file: string, { test }: CheckedTest, version: string | null): string {
  if (test.id !== undefined) return test.id;
  const name = test.row === undefined ? test.name : `${test.name}[${test.row}]`;
  return [file, test.block, name, test.server, ...(version === null ? [] : [version])].join("::");
}

function lanesOf(test: CheckedTest["test"]): string[] {
  const { servers, steps = {} } = test.kind.needs(test);
  const ofSteps = Object.values(steps).flatMap((list) => list.map(({ server }) => server));
  return [...new Set([...servers, ...ofSteps])];
}

/** Why a test does not run at a revision; undefined if it does, or if the revision is not known yet. */
export function versionSkipReason(test: CheckedTest["test"], version: string | null): string | undefined {
  if (version === null) return undefined;
  if (test.onlyVersions && !test.onlyVersions.includes(version)) return `only for ${test.onlyVersions.join(", ")}`;
  if (test.skipVersions?.includes(version)) return `not for ${version}`;
  return undefined;
}

/** The revisions that a suite runs at, `[null]` if none is requested; undefined if it lists only others. */
function versionsOf(
  { suite }: CheckedSuite,
  { targetVersion, defaultVersion }: PlanOptions,
): (string | null)[] | undefined {
  const suiteVersions = suite.targetVersions;
  const versions = effectiveVersions(
    suiteVersions,
    targetVersion ?? (suiteVersions.length === 0 ? defaultVersion : undefined),
  );
  return versions?.length === 0 ? [null] : versions;
}

/** A row with nothing found yet. */
export function rowOf(task: Task, status: Status): TestRow {
  const { test } = task.checked;
  const { modelCompatibility: models } = task.suite;
  const { block, name, server, location, row, tags } = test;
  return {
    id: task.id,
    block,
    name,
    server,
    target_version: task.targetVersion,
    status,
    duration_ms: 0,
    attempts: 0,
    location,
    failures: [],
    findings: [],
    ...(row !== undefined && { row }),
    ...(tags.length > 0 && { tags: [...tags] }),
    ...(models.length > 0 && { model_compatibility: [...models] }),
  };
}

const PROFILES = ["quick", "standard", "full"] as const;
export type Profile = (typeof PROFILES)[number];

/** Which tests a run selects; a member that is left out selects all. */
export interface Selection {
  tags?: readonly string[];
  /** None of these tags; takes precedence over `tags`. */
  skipTags?: readonly string[];
  /** Filters on the shown name (`name [row]`); all must match. */
  names?: readonly NameFilter[];
  profile?: Profile;
  /** Ids of the only tests that run (`--id`, `--last-failed`). */
  ids?: ReadonlySet<string>;
  evals?: boolean;
}

/** One of `--filter`, `--include` and `--exclude`. */
export interface NameFilter {
  /** As the user wrote it, for the reason of a test that is left out. */
  text: string;
  matches: (name: string) => boolean;
}

/** The name by which a test is selected: of one with data, with its row. */
export function rowName(name: string, row: SuiteTest["row"]): string {
  return row === undefined ? name : `${name} [${row}]`;
}

/** Why the selection leaves a test out; undefined if it runs. */
function exclusionReason(test: SuiteTest, id: string, selection: Selection): string | undefined {
  const { tags = [], skipTags = [], names = [], profile = "standard", ids, evals = false } = selection;
  if ((test.kind.command === "eval") !== evals)
    return evals ? "not an eval: `mcptest run` runs it" : "`mcptest eval` runs it";
  if (test.isAdded) return undefined;
  const skippedTag = test.tags.find((tag) => skipTags.includes(tag));
  if (skippedTag !== undefined) return `left out by --skip-tag ${skippedTag}`;
  if (tags.length > 0 && !test.tags.some((tag) => tags.includes(tag))) return `left out by --tag ${tags.join(", ")}`;
  const other = names.find((filter) => !filter.matches(rowName(test.name, test.row)));
  if (other !== undefined) return `left out by ${other.text}`;
  if (PROFILES.indexOf(test.profile) > PROFILES.indexOf(profile))
    return `of profile ${test.profile}; the run's is ${profile} (--profile ${test.profile} runs it)`;
  return ids === undefined || ids.has(id) ? undefined : "left out by --id or --last-failed";
}

/** One of `count` shares of a run; `index` counts from 1. */
export interface Shard {
  index: number;
  count: number;
}

/** Which units (files at one revision) belong to a shard: the largest first, each to the share with the least work. */
export function shareOf(sizes: readonly number[], { index, count }: Shard): Set<number> {
  const loads = new Array<number>(count).fill(0);
  const ownUnits = new Set<number>();
  const order = [...sizes.keys()].sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0) || a - b);
  for (const unit of order) {
    const share = loads.indexOf(Math.min(...loads));
    loads[share] = (loads[share] ?? 0) + (sizes[unit] ?? 0);
    if (share === index - 1) ownUnits.add(unit);
  }
  return ownUnits;
}

const MAX_DURATION_MS = 24 * 60 * 60 * 1000;

/** The work of each unit, by the ids of its tests: the milliseconds that they took before, on average if not known. */
export function sizesOf(units: readonly (readonly string[])[], durations: ReadonlyMap<string, number>): number[] {
  const knownDurations = units.flat().flatMap((id) => {
    const ms = durations.get(id);
    return ms === undefined ? [] : [boundedMs(ms)];
  });
  const mean =
    knownDurations.length === 0 ? 1 : knownDurations.reduce((sum, ms) => sum + ms, 0) / knownDurations.length;
  return units.map((ids) => ids.reduce((sum, id) => sum + boundedMs(durations.get(id) ?? mean), 0));
}

/** Nothing takes no time, and a file can claim any number. */
function boundedMs(ms: number): number {
  return ms > 1 ? Math.min(ms, MAX_DURATION_MS) : 1;
}

/**
 * The calls of a file's tests that run, and of its setup and teardown; what is known only at run time is an `Unknown`, or
 * keeps its `${…}`.
 */
export function plannedCalls({ checked: { suite }, batches }: FilePlan): PlannedCall[] {
  const tests = batches.flatMap(({ tasks }) => tasks.filter(({ skip }) => skip === undefined));
  if (tests.length === 0) return [];
  const fill = (calls: readonly PlannedCall[], data: unknown) =>
    calls.map(({ server, call }) => ({ server, call: fillCall(call, data) }));
  const ofTests = tests.flatMap(({ checked: { test } }) => {
    const { calls = [], steps = {} } = test.kind.needs(test);
    return fill([...calls, ...Object.values(steps).flat()], test.data ?? {});
  });
  return [...fill([...suite.setup, ...suite.teardown], {}), ...ofTests];
}

function fillCall(call: SuiteCall, data: unknown): SuiteCall {
  if ("uri" in call) {
    if (call.uri === undefined) return call;
    const uri = fillData(call.uri, data);
    // As JSON, a reference is the text that stands in the suite.
    return { ...call, uri: uri instanceof Unknown ? JSON.parse(JSON.stringify(call.uri)) : String(uri) };
  }
  const args = Object.entries(call.args).map(([name, value]) => [name, fillData(value, data)] as const);
  return { ...call, args: Object.fromEntries(args) };
}

function fillData(value: unknown, data: unknown): unknown {
  if (!hasDeferred(value)) return value;
  try {
    return fillIn(value, (name) => (name.startsWith("data.") ? readPath({ data }, name) : undefined));
  } catch (error) {
    if (error instanceof UserError || error instanceof SuiteFault) return new Unknown();
    throw error;
  }
}

/** True for a test that judges whole sessions: it runs behind the others. */
export function isAtEnd({ checked: { test } }: Task): boolean {
  return test.kind.needs(test).atEnd === true;
}
