import type { TestRow } from "../../../core/generated/results.js";
import { defined } from "../../../core/json/json.js";
import { writeOut } from "../../../core/out.js";
import { userError } from "../../../core/problem.js";
import { processSecrets } from "../../../core/redaction/redacted.js";
import { rowOf, type Task, tasksOf, tasksToRun } from "../../../engine/plan/plan.js";
import { jsonLine } from "../../../report/markup.js";
import { createRequest, refuseLoneTarget, terminalEnvironment } from "../../../run/create-request.js";
import { printable, reportLines, reportWarnings } from "../../../run/output.js";
import { noticesOf, type PreparedRun, prepareRun } from "../../../run/pipeline.js";
import { refuseFiles } from "../../../run/reports.js";
import type { RunRequest } from "../../../run/request.js";
import { createSelection } from "../../../run/selection.js";
import { type NamedOption, type RunFlags, runOptions } from "../../../run/settings/options.js";
import { conduct } from "../../conduct.js";
import type { ResolvedFlags } from "../../flags.js";

/** `mcptest eval`: a run of only the evals. */
export function evalCommand(paths: string[], flags: RunInput["flags"]): Promise<number> {
  return runCommand(paths, flags, true);
}

/** `mcptest run`: gives the exit code of the (last) run. Throws a UserError. */
export async function runCommand(paths: string[], flags: RunInput["flags"], evals = false): Promise<number> {
  const cwd = process.cwd();
  // Only flags are refused: an option in the configuration may need a flag that some runs do not have.
  const explicitOptions = runOptions.filter(({ key, name }) => flags.givenAs[key] === `--${name}`);
  refuseIgnored(explicitOptions, flags);
  if (explicitOptions.some(({ key }) => key === "serverTarget")) refuseLoneTarget(flags);
  refuseFiles(flags.reporter, flags, cwd);
  if (!flags.watch || flags.list) return runOnce({ paths, flags, evals });
  const { watchSuites } = await import("./watch.js");
  const watchSettings = { paths: [...paths, ...flags.config], globs: flags.watchPath, cwd };
  // Each run gets the paths of the suites to run; without suites, the original paths, which its error names.
  const flagsWithoutPaths = { ...flags, config: [] };
  return watchSuites(watchSettings, (suites, onFile, signal) => {
    const duePaths = suites.length > 0 ? suites : watchSettings.paths;
    return runOnce({ paths: duePaths, flags: flagsWithoutPaths, evals, onFile, signal });
  });
}

/** What only a run does: `--list` runs nothing. */
const IGNORED_BY_LIST: readonly string[] = [
  "watch",
  "capture",
  "record",
  "recordAgents",
  "updateBaseline",
  "updateSnapshots",
] satisfies (keyof RunFlags)[];

/** Throws a UserError if a flag that is given would be ignored. */
function refuseIgnored(explicitOptions: readonly NamedOption[], flags: RunFlags): void {
  const isGiven = (name: keyof RunFlags) => explicitOptions.some(({ key }) => key === name);
  const fix = (needed: string) => `Add \`${needed}\`, or leave it out.`;
  if (isGiven("shardBy") && flags.shard === undefined) {
    throw userError("`--shard-by` needs `--shard`", "Without it, every test runs.", fix("--shard i/n"));
  }
  if (isGiven("watchPath") && !flags.watch) {
    throw userError("`--watch-path` needs `--watch`", "Without it, nothing is watched.", fix("--watch"));
  }
  const listIgnores = listsRows(flags) ? IGNORED_BY_LIST : [...IGNORED_BY_LIST, "reporter"];
  const ignored = explicitOptions.find(({ key }) => flags.list && listIgnores.includes(key));
  if (ignored === undefined) return;
  const reason = "`--list` prints what would run, and runs nothing.";
  throw userError(`\`--list\` and \`--${ignored.name}\` exclude each other`, reason, "Leave one of them out.");
}

/** True for `--list --reporter ndjson`, which prints a row for each test; other reports need a run. */
function listsRows({ reporter: [first, ...more] }: RunFlags): boolean {
  return first?.name === "ndjson" && first.file === undefined && more.length === 0;
}

interface RunInput extends Pick<RunRequest, "paths" | "onFile"> {
  /** `explain`: of `eval` only. */
  flags: RunFlags & ResolvedFlags & { explain?: boolean };
  evals: boolean;
  /** Interrupts the run; left out: signals do, once it begins. */
  signal?: AbortSignal;
}

async function runOnce(settings: RunInput): Promise<number> {
  const { flags, paths, evals, onFile, signal } = settings;
  const stop = new AbortController();
  const cwd = process.cwd();
  const selection = await createSelection(flags, cwd, evals);
  const environment = terminalEnvironment(signal ?? stop.signal);
  const request = {
    ...createRequest(paths, flags, environment),
    ...defined({ onFile }),
    suiteDefaults: flags.suiteDefaults,
    selection,
  };
  const prepared = await prepareRun(request);
  const { plan, warnings, banner } = prepared;
  await reportWarnings(warnings);
  await reportLines(...noticesOf(plan), ...(banner === undefined ? [] : [banner]));
  if (flags.list) return listTests(prepared, request, listsRows(flags));

  return conduct(prepared, request, flags, signal ? {} : { stop });
}

/**
 * `--list`: the ids of the tests that would run, in order; or the rows of all tests, those that would run without a reason.
 * An empty list is an error, as it is in a run.
 */
async function listTests({ plan }: PreparedRun, request: RunRequest, asRows: boolean): Promise<number> {
  const tasks = asRows ? tasksOf(plan) : tasksToRun(plan);
  const lineOf = (task: Task) => (asRows ? jsonLine(plannedRow(task)) : task.id.replaceAll("\n", "\\n"));
  const sorted = tasks.sort((a, b) => a.order - b.order);
  await writeOut(printable(sorted.map((task) => `${lineOf(task)}\n`).join("")));
  return plan.selected > 0 || request.policy.passWithNoTests ? 0 : 2;
}

function plannedRow(task: Task): TestRow {
  return processSecrets.value({ ...rowOf(task, "skipped"), ...defined({ reason: task.skip }) });
}
