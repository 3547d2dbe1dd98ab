import type { OnGrade } from "../agents/graders.js";
import type { RunEvent } from "../core/event.js";
import { terminalSize, writeErr, writeOut } from "../core/out.js";
import { runAll } from "../core/problem.js";
import type { Redacted } from "../core/redaction/redact.js";
import { cutMiddle, derive, hide, join, processSecrets, say } from "../core/redaction/redacted.js";
import { sanitize, sanitizeLine } from "../core/sanitize.js";
import { tasksToRun } from "../engine/plan/plan.js";
import { createPaint } from "../report/words.js";
import type { ResultsSource } from "../results/types.js";
import { reportCauses, reportLines, showExchange } from "../run/output.js";
import { type PreparedRun, runPipeline } from "../run/pipeline.js";
import { watchMainThread } from "../run/process/busy.js";
import { onInterrupt } from "../run/process/events.js";
import { loadReporters, unreportedReasons, writeReports } from "../run/reports.js";
import type { RunRequest } from "../run/request.js";
import { saveLastFailed } from "../run/selection.js";
import type { ReporterTarget } from "../run/settings/option-values.js";
import type { RunFlags } from "../run/settings/options.js";
import { createLiveArea, createLiveView, type LiveArea } from "./live-view.js";
import { type Progress, progressLog } from "./progress.js";
import { liveStream, renderOptions, shownLine } from "./terminal.js";

/** The flags that matter once a run is prepared. */
type ConductFlags = Pick<RunFlags, "reporter" | "color" | "verbose" | "debug" | "login" | "loginStore"> & {
  explain?: boolean;
};

/** Prints the result of a command on stdout, in place of a report. */
type Screen = (results: ResultsSource) => Promise<void>;

/** How a command runs a prepared plan. */
interface ConductOptions {
  /** Aborted by signals; if left out, the caller handles signals. */
  stop?: AbortController;
  /** Left out: the reporter `pretty`, if no other report goes to stdout. */
  screen?: Screen | undefined;
  /** True if stderr logs progress where there is no terminal. */
  logsProgress?: boolean;
  /** True if stdout is for a program: then it shows no progress. */
  isForProgram?: boolean;
}

/** From when on the main thread is watched in runs that read no schemas. */
const WATCH_MS = 1_000;

/** Runs a prepared plan and writes its reports. Returns the exit code. Throws a UserError. */
export async function conduct(
  prepared: PreparedRun,
  request: RunRequest,
  flags: ConductFlags,
  { stop, screen, logsProgress = false, isForProgram = false }: ConductOptions,
): Promise<number> {
  const { plan } = prepared;
  const release = stop ? onInterrupt(stop) : () => {};
  const isShown = screen !== undefined || flags.reporter.some((target) => target.file === undefined);
  const targets = isShown ? flags.reporter : [...flags.reporter, { name: "pretty" }];
  const unwatch = watchMainThread({
    afterMs: tasksToRun(plan).some(({ checked }) => checked.test.kind.readsSchemas) ? 0 : WATCH_MS,
    lateMs: request.runTimeoutMs,
    report: reportArguments(targets, flags),
  });
  try {
    const debug = flags.debug ? showExchange : undefined;
    const live = liveAreaOf(prepared, flags, { isForProgram, hidesRules: screen !== undefined });
    const onEvent = live?.update ?? (logsProgress ? logProgress(tasksToRun(plan).length > 1) : undefined);
    const explain = flags.explain ? showGrade : undefined;
    // Loaded after this turn, which spawns the servers: while they start, the process is idle.
    setImmediate(() => void loadReporters(targets));
    const pipeline = await runPipeline(prepared, request, onEvent, debug, explain).finally(() => live?.close());
    const { results, gateResult, writeFiles, finish } = pipeline;
    const { otherReasons, conclusion } = gateResult;
    const reasons = screen ? otherReasons : unreportedReasons(gateResult, results.head, targets);
    await runAll([
      () => writeReports(results, targets, { ...renderOptions(flags), otherReasons, conclusion }, request.cwd),
      async () => screen?.(results),
      // The test of a command is in no suite, so `--last-failed` could not run it.
      async () => request.selection && saveLastFailed(results, request.cwd),
      async () => {
        for (const path of await writeFiles()) await reportLines(`recorded ${path}`);
      },
      async () => reportLines(...(await finish())),
      async () => screen && reportCauses(results.head.causes ?? []),
      () => reportLines(...reasons, ...processSecrets.warnings()),
    ]);
    return gateResult.exitCode;
  } finally {
    await unwatch();
    release();
  }
}

/** Writes to stderr what tests that take long do now, and what they found; of several tests, with their names. */
function logProgress(isMany: boolean): (event: RunEvent) => void {
  const logs = new Map<string, { about: string; log: Progress }>();
  return (event) => {
    if (event.event === "test_started") {
      const about = isMany ? `${event.name}: ` : "";
      logs.set(event.id, { about, log: progressLog(about) });
    } else if (event.event === "progress") {
      const { about = "", log } = logs.get(event.id) ?? {};
      if (event.stays) void reportLines(`${about}${event.text}`);
      else log?.show(event.text);
    } else if (event.event === "test" && event.row.fuzz && event.row.status === "failed") {
      for (const { rule_id, message } of event.row.failures) void reportLines(`✗ ${rule_id} ${message}`);
    }
  };
}

/** The arguments with which `mcptest report` writes the same reports. */
function reportArguments(targets: readonly ReporterTarget[], { color, verbose }: ConductFlags): string[] {
  const reporters = targets.flatMap(({ name, file }) => ["--reporter", file === undefined ? name : `${name}=${file}`]);
  return [...reporters, ...(color ? [] : ["--no-color"]), ...(verbose ? ["--verbose"] : [])];
}

/** What a terminal shows while the plan runs; undefined without one, and with --debug, which writes there too. */
function liveAreaOf(
  { plan }: PreparedRun,
  flags: ConductFlags,
  { isForProgram, hidesRules }: { isForProgram: boolean; hidesRules: boolean },
): LiveArea | undefined {
  const stream = liveStream();
  if (stream === "stdout" && isForProgram) return undefined;
  // The live area would overwrite the output of --debug and the prompts of a login.
  if (stream === undefined || flags.debug || flags.login || flags.loginStore) return undefined;
  const tests = tasksToRun(plan).map(({ checked, targetVersion }) => ({
    server: checked.test.server,
    targetVersion,
  }));
  const write = stream === "stdout" ? writeOut : writeErr;
  return createLiveArea(
    createLiveView(tests, createPaint(renderOptions(flags).color), hidesRules),
    () => terminalSize(stream) ?? { columns: 80, rows: 24 },
    (text) => void write(hide(text)),
  );
}

const MAX_TEXT = 16 * 1024;

/** `--explain`: writes each question to a judge with its answer to stderr. */
const showGrade: OnGrade = (judge, { rubric, materials = [], text }, { score, pass, reason, note }, isCached) => {
  const lines = [
    say`judge ${sanitizeLine(judge)}${isCached ? say` (from the cache)` : say``}:`,
    ...block(say`rubric`, rubric),
    ...materials.flatMap((material) => block(shownLine(material.name), material.text)),
    ...block(say`text`, text),
    say`  score ${score}${pass === undefined ? say`` : say`, ${pass ? say`pass` : say`fail`}`}: ${sanitizeLine(reason)}`,
    ...(note === undefined ? [] : [say`  ${sanitizeLine(note)}`]),
  ];
  void writeErr(say`${join(lines, "\n")}\n`);
};

function block(name: Redacted, text: Redacted): Redacted[] {
  return [say`  ${name}:`, derive(sanitize(cutMiddle(text, MAX_TEXT)), (shown) => shown.replace(/^/gm, "    "))];
}
