import type { OnGrade } from "../../../agents/graders.js";
import type { TestRow } from "../../../core/generated/results.js";
import { defined } from "../../../core/json/json.js";
import { terminalSize, writeErr, writeOut } from "../../../core/out.js";
import { runAll, userError } from "../../../core/problem.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { derive, hide, join, processSecrets, say } from "../../../core/redaction/redacted.js";
import { cutMiddle, sanitize, sanitizeLine } from "../../../core/sanitize.js";
import { type Plan, rowOf, type Task } from "../../../engine/plan/plan.js";
import { jsonLine } from "../../../report/markup.js";
import { createPaint } from "../../../report/words.js";
import { createRequest, refuseLoneTarget, terminalEnvironment } from "../../../run/create-request.js";
import { printable, reportLines, reportWarnings, showExchange } from "../../../run/output.js";
import { noticesOf, type PreparedRun, prepareRun, runPipeline } from "../../../run/pipeline.js";
import { watchMainThread } from "../../../run/process/busy.js";
import { onInterrupt } from "../../../run/process/events.js";
import { loadReporters, refuseFiles, unreportedReasons, writeReports } from "../../../run/reports.js";
import type { RunRequest } from "../../../run/request.js";
import { createSelection, saveLastFailed } from "../../../run/selection.js";
import type { ReporterTarget } from "../../../run/settings/option-values.js";
import { type NamedOption, type RunFlags, runOptions } from "../../../run/settings/options.js";
import type { SettledFlags } from "../../flags.js";
import { liveStream, renderOptions } from "../../terminal.js";
import { createLiveArea, createLiveView, type LiveArea } from "./live-view.js";

/** `mcptest eval`: a run of only the evals. */
export function evalCommand(paths: string[], flags: RunSettings["flags"]): Promise<number> {
  return runCommand(paths, flags, true);
}

/** `mcptest run`: gives the exit code of the (last) run. Throws a UserError. */
export async function runCommand(paths: string[], flags: RunSettings["flags"], evals = false): Promise<number> {
  const cwd = process.cwd();
  // In the configuration, an option may wait for the flag that it goes with.
  const given = runOptions.filter(({ key, name }) => flags.givenAs[key] === `--${name}`);
  refuseIgnored(given, flags);
  if (given.some(({ key }) => key === "serverTarget")) refuseLoneTarget(flags);
  refuseFiles(flags.reporter, flags, cwd);
  if (!flags.watch || flags.list) return runOnce({ paths, flags, evals });
  const { watchSuites } = await import("./watch.js");
  const watched = { paths: [...paths, ...flags.config], globs: flags.watchPath, cwd };
  // The suites to run are named each time; without any, what is to be found is named in the error.
  const named = { ...flags, config: [] };
  return watchSuites(watched, (suites, onFile, signal) => {
    const due = suites.length > 0 ? suites : watched.paths;
    return runOnce({ paths: due, flags: named, evals, onFile, signal });
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
function refuseIgnored(given: readonly NamedOption[], flags: RunFlags): void {
  const isGiven = (name: keyof RunFlags) => given.some(({ key }) => key === name);
  const fix = (needed: string) => `Add \`${needed}\`, or leave it out.`;
  if (isGiven("shardBy") && flags.shard === undefined) {
    throw userError("`--shard-by` needs `--shard`", "Without it, every test runs.", fix("--shard i/n"));
  }
  if (isGiven("watchPath") && !flags.watch) {
    throw userError("`--watch-path` needs `--watch`", "Without it, nothing is watched.", fix("--watch"));
  }
  const listIgnores = listsRows(flags) ? IGNORED_BY_LIST : [...IGNORED_BY_LIST, "reporter"];
  const ignored = given.find(({ key }) => flags.list && listIgnores.includes(key));
  if (ignored === undefined) return;
  const reason = "`--list` prints what would run, and runs nothing.";
  throw userError(`\`--list\` and \`--${ignored.name}\` exclude each other`, reason, "Leave one of them out.");
}

/** True for `--list --reporter ndjson`, which prints a row for each test; other reports need a run. */
function listsRows({ reporter: [first, ...more] }: RunFlags): boolean {
  return first?.name === "ndjson" && first.file === undefined && more.length === 0;
}

interface RunSettings extends Pick<RunRequest, "paths" | "onFile"> {
  /** `explain`: of `eval` only. */
  flags: RunFlags & SettledFlags & { explain?: boolean };
  evals: boolean;
  /** Interrupts the run; left out: signals do, once it begins. */
  signal?: AbortSignal;
}

/** The kinds of tests that work on schemas of servers, whose work may be too much from the start. */
const READS_SCHEMAS: ReadonlySet<string> = new Set(["negative-path", "fuzz", "compliance"]);
/** From when on the main thread is watched in other runs. */
const WATCH_MS = 1_000;

async function runOnce(settings: RunSettings): Promise<number> {
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
  if (flags.list) return list(prepared, request, listsRows(flags));

  return conduct(prepared, request, flags, signal ? undefined : stop);
}

/** What a run reads of its flags, once it is prepared. */
type ConductFlags = Pick<RunFlags, "reporter" | "color" | "verbose" | "debug" | "login" | "loginStore"> & {
  explain?: boolean;
};

/** Runs what is prepared and writes its reports; signals abort `stop`. Gives the exit code. Throws a UserError. */
export async function conduct(
  prepared: PreparedRun,
  request: RunRequest,
  flags: ConductFlags,
  stop?: AbortController,
): Promise<number> {
  const { plan } = prepared;
  const release = stop ? onInterrupt(stop) : () => {};
  const targets = flags.reporter.some((target) => target.file === undefined)
    ? flags.reporter
    : [...flags.reporter, { name: "pretty" }];
  const unwatch = watchMainThread({
    afterMs: tasksToRun(plan).some(({ checked }) => READS_SCHEMAS.has(checked.test.kind.name)) ? 0 : WATCH_MS,
    lateMs: request.runTimeoutMs,
    report: reportArguments(targets, flags),
  });
  try {
    const debug = flags.debug ? showExchange : undefined;
    const live = liveAreaOf(prepared, flags);
    const explain = flags.explain ? showGrade : undefined;
    // At the end of this turn the servers have been spawned; while they start, there is time.
    setImmediate(() => void loadReporters(targets));
    const conducted = await runPipeline(prepared, request, live?.see, debug, explain).finally(() => live?.close());
    const { results, gateResult, writeFiles, finish } = conducted;
    const { others, conclusion } = gateResult;
    await runAll([
      () => writeReports(results, targets, { ...renderOptions(flags), others, conclusion }, request.cwd),
      // What a command made is in no suite.
      async () => request.selection && saveLastFailed(results, request.cwd),
      async () => {
        for (const path of await writeFiles()) await reportLines(`recorded ${path}`);
      },
      async () => reportLines(...(await finish())),
      () => reportLines(...unreportedReasons(gateResult, results.head, targets), ...processSecrets.warnings()),
    ]);
    return gateResult.exitCode;
  } finally {
    await unwatch();
    release();
  }
}

/** What `mcptest report` writes the same reports with. */
function reportArguments(targets: readonly ReporterTarget[], { color, verbose }: ConductFlags): string[] {
  const reporters = targets.flatMap(({ name, file }) => ["--reporter", file === undefined ? name : `${name}=${file}`]);
  return [...reporters, ...(color ? [] : ["--no-color"]), ...(verbose ? ["--verbose"] : [])];
}

/**
 * `--list`: the ids of the tests that would run, in order; or the rows of all tests, those that would run without a reason.
 * An empty list is an error, as it is in a run.
 */
async function list({ plan }: PreparedRun, request: RunRequest, asRows: boolean): Promise<number> {
  const tasks = asRows ? tasksOf(plan) : tasksToRun(plan);
  const lineOf = (task: Task) => (asRows ? jsonLine(plannedRow(task)) : task.id.replaceAll("\n", "\\n"));
  const sorted = tasks.sort((a, b) => a.order - b.order);
  await writeOut(printable(sorted.map((task) => `${lineOf(task)}\n`).join("")));
  return plan.selected > 0 || request.policy.passWithNoTests ? 0 : 2;
}

function plannedRow(task: Task): TestRow {
  return processSecrets.value({ ...rowOf(task, "skipped"), ...defined({ reason: task.skip }) });
}

function tasksOf({ files }: Plan): Task[] {
  return files.flatMap(({ batches }) => batches.flatMap((batch) => batch.tasks));
}

function tasksToRun(plan: Plan): Task[] {
  return tasksOf(plan).filter(({ skip }) => skip === undefined);
}

/** What a terminal shows while the plan runs; undefined without one, and with --debug, which writes there too. */
function liveAreaOf({ plan }: PreparedRun, flags: ConductFlags): LiveArea | undefined {
  const stream = liveStream();
  // What is written meanwhile would be drawn over.
  if (stream === undefined || flags.debug || flags.login || flags.loginStore) return undefined;
  const planned = tasksToRun(plan).map(({ checked, targetVersion }) => ({
    server: checked.test.server,
    targetVersion,
  }));
  const write = stream === "stdout" ? writeOut : writeErr;
  return createLiveArea(
    createLiveView(planned, createPaint(renderOptions(flags).color)),
    () => terminalSize(stream) ?? { columns: 80, rows: 24 },
    (text) => void write(hide(text)),
  );
}

const MAX_TEXT = 16 * 1024;

/** `--explain`: writes each question to a judge with its answer to stderr. */
const showGrade: OnGrade = (judge, { rubric, materials = [], text }, { score, pass, reason, note }, cached) => {
  const lines = [
    say`judge ${sanitizeLine(judge)}${cached ? say` (from the cache)` : say``}:`,
    ...block(say`rubric`, rubric),
    ...materials.flatMap((material) => block(sanitizeLine(hide(material.name)), material.text)),
    ...block(say`text`, text),
    say`  score ${score}${pass === undefined ? say`` : say`, ${pass ? say`pass` : say`fail`}`}: ${sanitizeLine(reason)}`,
    ...(note === undefined ? [] : [say`  ${sanitizeLine(note)}`]),
  ];
  void writeErr(say`${join(lines, "\n")}\n`);
};

function block(name: Redacted, text: Redacted): Redacted[] {
  return [say`  ${name}:`, derive(sanitize(cutMiddle(text, MAX_TEXT)), (shown) => shown.replace(/^/gm, "    "))];
}
