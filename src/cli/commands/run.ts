import type { Command } from "commander";
import type { Exchange } from "../../core/generated/capture.js";
import { terminalSize, writeErr, writeOut } from "../../core/out.js";
import { redactForeign } from "../../core/redaction/foreign-marks.js";
import type { Clean, Redacted, Redactor } from "../../core/redaction/redact.js";
import { jsonText, type RedactedJson, say } from "../../core/redaction/redacted.js";
import { renderProblem } from "../../core/render-problem.js";
import { cutMiddle, sanitizeLine } from "../../core/sanitize.js";
import { createPaint } from "../../report/paint.js";
import { createRequest, terminalEnvironment } from "../../run/create-request.js";
import { saveLastFailed } from "../../run/last-failed.js";
import type { RunFlags } from "../../run/options.js";
import { printable, reportLines } from "../../run/output.js";
import { noticesOf, type PreparedRun, prepareRun, runPipeline } from "../../run/pipeline.js";
import { onInterrupt } from "../../run/process-events.js";
import { refuseSameFile, unreportedReasons, writeReports } from "../../run/reports.js";
import type { RunRequest } from "../../run/request.js";
import { createSelection } from "../../run/selection.js";
import type { CommandContext } from "../command-context.js";
import { applySettings } from "../flags.js";
import { createLiveArea, type LiveArea } from "../live-area.js";
import { createLiveView } from "../live-view.js";
import { liveStream, renderOptions } from "../terminal.js";

/** The maximum length of a printed frame. */
const MAX_FRAME_CHARS = 64 * 1024;

/** `mcptest run`: returns the exit code of the run, of the last one with --watch. Throws a UserError if nothing can run. */
export async function runCommand(paths: string[], command: Command, context: CommandContext): Promise<number> {
  const cwd = process.cwd();
  const suiteDefaults = await applySettings(command);
  const flags = command.optsWithGlobals<RunFlags>();
  refuseSameFile(flags.reporter, flags.capture, cwd);
  if (!flags.watch || flags.list) return runOnce({ paths, flags, suiteDefaults }, context);
  const { watchSuites } = await import("../watch.js");
  const watched = { paths: [...paths, ...flags.config], globs: flags.watchPath, cwd };
  // The suites to run are named each time; without any, what is to be found is named in the error.
  const named = { ...flags, config: [] };
  return watchSuites(
    watched,
    (suites, onFile, stop) => {
      const due = suites.length > 0 ? suites : watched.paths;
      return runOnce({ paths: due, flags: named, suiteDefaults, onFile, stop }, context);
    },
    context.redactor,
  );
}

/** What to run. */
interface RunSettings extends Pick<RunRequest, "paths" | "suiteDefaults" | "onFile"> {
  flags: RunFlags;
  /** Interrupts the run; left out: signals do, once it begins. */
  stop?: AbortController;
}

async function runOnce(settings: RunSettings, context: CommandContext): Promise<number> {
  const { flags, paths, stop = new AbortController(), ...rest } = settings;
  const { redactor } = context;
  const cwd = process.cwd();
  const selection = await createSelection(flags, cwd);
  const environment = terminalEnvironment(context.version, stop.signal);
  const request = { ...createRequest(paths, flags, environment), ...rest, selection };
  const prepared = await prepareRun(request, redactor);
  await reportBefore(prepared, redactor);
  if (flags.list) return list(prepared, request, redactor);

  const release = settings.stop ? () => {} : onInterrupt(stop);
  try {
    const debug = flags.debug ? showExchanges(redactor) : undefined;
    const live = liveAreaOf(prepared, flags, redactor);
    const conducted = await runPipeline(prepared, request, live?.see, debug).finally(() => live?.close());
    const { results, gateResult, writeFiles, finish } = conducted;
    const targets = flags.reporter.some((target) => target.file === undefined)
      ? flags.reporter
      : [...flags.reporter, { name: "pretty" }];
    try {
      const { others, conclusion } = gateResult;
      await writeReports(results, targets, { ...renderOptions(flags), others, conclusion }, request.cwd);
      await saveLastFailed(results, request.cwd, redactor);
    } finally {
      try {
        const written = await writeFiles();
        await reportLines(
          written.map((path) => `recorded ${path}`),
          redactor,
        );
      } finally {
        await reportLines(await finish(), redactor);
      }
    }
    await reportLines([...unreportedReasons(gateResult, results.head), ...redactor.warnings()], redactor);
    return gateResult.exitCode;
  } finally {
    release();
  }
}

/** `--list`: the ids of the tests that would run, in order. An empty list is an error, as it is in a run. */
async function list({ plan }: PreparedRun, request: RunRequest, redactor: Redactor): Promise<number> {
  const tasks = plan.files.flatMap((file) => file.batches.flatMap((batch) => batch.tasks));
  const running = tasks.filter((task) => task.skip === undefined).sort((a, b) => a.order - b.order);
  await writeOut(printable(running.map(({ id }) => `${id.replaceAll("\n", "\\n")}\n`).join(""), redactor));
  return plan.selected > 0 || request.policy.passWithNoTests ? 0 : 2;
}

async function reportBefore({ plan, warnings, banner }: PreparedRun, redactor: Redactor): Promise<void> {
  await reportLines(warnings.map(renderProblem), redactor);
  await reportLines([...noticesOf(plan), ...(banner === undefined ? [] : [banner])], redactor);
}

function showExchanges(redactor: Redactor): (server: string, exchange: Exchange) => void {
  return (server, exchange) => {
    // Redacted before it is cut and escaped: a secret is not recognised afterwards.
    const safe = redactForeign(exchange, redactor);
    for (const line of exchangeLines(redactor.text(server), safe)) void writeErr(say`${line}\n`);
  };
}

/** What a terminal shows while the plan runs; undefined without one, and with --debug, which writes there too. */
function liveAreaOf({ plan }: PreparedRun, flags: RunFlags, redactor: Redactor): LiveArea | undefined {
  const stream = liveStream();
  if (stream === undefined || flags.debug) return undefined;
  const planned = plan.files
    .flatMap(({ batches }) => batches.flatMap(({ tasks }) => tasks))
    .flatMap(({ skip, checked: { test }, targetVersion }) =>
      skip === undefined ? [{ server: test.server, targetVersion, total: 1 }] : [],
    );
  const write = stream === "stdout" ? writeOut : writeErr;
  return createLiveArea(
    createLiveView(planned, createPaint(renderOptions(flags).color)),
    () => terminalSize(stream) ?? { columns: 80, rows: 24 },
    (text) => void write(redactor.text(text)),
  );
}

/**
 * An exchange in the format of `--debug`: one line per frame, `-->` to the server and `<--` from it, with the server's
 * name and the purpose. A request is printed with its answer.
 */
function exchangeLines(server: Redacted, exchange: Clean<Exchange>): Redacted[] {
  const { direction, purpose, request, response, notifications = [], raw, duration_ms } = exchange;
  const sender = purpose === undefined ? server : say`${server} ${purpose}`;
  const isOurs = direction !== "server";
  const frameLine = (arrow: "-->" | "<--", frame: RedactedJson) =>
    say`${arrow} ${sender} ${cutMiddle(jsonText(frame), MAX_FRAME_CHARS)}`;
  const [requestArrow, answerArrow] = isOurs ? (["-->", "<--"] as const) : (["<--", "-->"] as const);
  const lines = [
    ...(request === undefined ? [] : [frameLine(requestArrow, request)]),
    ...notifications.map((frame) => frameLine("<--", frame)),
    // A frame that is not an answer has no request.
    ...(response === undefined ? [] : [frameLine(request === undefined ? "<--" : answerArrow, response)]),
    ...(raw === undefined ? [] : [say`<-- ${sender} (no message) ${cutMiddle(raw, MAX_FRAME_CHARS)}`]),
  ];
  if (isOurs && response === undefined && duration_ms !== undefined) {
    lines.push(say`<-- ${sender} (no answer after ${Math.round(duration_ms)} ms)`);
  }
  return lines.map((text) => sanitizeLine(text));
}
