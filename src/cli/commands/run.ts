import type { Command } from "commander";
import { redactForeign } from "../../core/foreign-marks.js";
import type { Exchange } from "../../core/generated/capture.js";
import { writeErr, writeOut } from "../../core/out.js";
import type { Redactor } from "../../core/redact.js";
import { say } from "../../core/redacted.js";
import { renderProblem } from "../../core/render-problem.js";
import { onInterrupt } from "../../run/interrupt.js";
import { keepLastFailed } from "../../run/last-failed.js";
import type { RunFlags } from "../../run/options.js";
import { conduct, type Prepared, prepare, tell, untold, writeReports } from "../../run/pipeline.js";
import { harmless } from "../../run/redactor.js";
import { refuseSameFile } from "../../run/report-files.js";
import type { RunRequest } from "../../run/request.js";
import { requestOf, terminalWorld } from "../../run/request-of-flags.js";
import { selectionOf } from "../../run/selection.js";
import type { CommandContext } from "../command-context.js";
import { exchangeLines } from "../debug.js";
import { applySettings } from "../flags.js";
import { progress } from "../progress.js";
import { isTerminal, renderOptions } from "../terminal.js";

/** `mcptest run`: gives the exit code of run.md. Throws a UserError where nothing may run. */
export async function runCommand(paths: string[], command: Command, context: CommandContext): Promise<number> {
  const { redactor } = context;
  const cwd = process.cwd();
  const suiteDefaults = applySettings(command);
  const flags = command.optsWithGlobals<RunFlags>();
  const stop = new AbortController();
  refuseSameFile(flags.reporter, flags.capture, cwd);
  const selection = await selectionOf(flags, cwd);
  const world = terminalWorld(context.version, stop.signal);
  const request = { ...requestOf(paths, flags, world), suiteDefaults, selection };
  const prepared = await prepare(request, redactor);
  await tellBefore(prepared, flags.verbose === true, redactor);
  if (flags.list) return list(prepared, request, redactor);

  const release = onInterrupt(stop);
  try {
    const debug = flags.debug ? showExchanges(redactor) : undefined;
    const conducted = await conduct(prepared, request, live(prepared, redactor), debug);
    const { results, verdict, writeRecordings, finish } = conducted;
    const targets = flags.reporter.some((target) => target.file === undefined)
      ? flags.reporter
      : [...flags.reporter, { name: "pretty" }];
    try {
      await writeReports(results, targets, { ...renderOptions(flags), others: verdict.others }, request.cwd);
      await keepLastFailed(results, request.cwd, redactor);
    } finally {
      try {
        await writeRecordings();
      } finally {
        await tell(await finish(), redactor);
      }
    }
    await tell([...untold(verdict, results.head), ...redactor.warnings()], redactor);
    return verdict.exitCode;
  } finally {
    release();
  }
}

/** `--list`: the ids of what would run, in order. Nothing is an error as in a run. */
async function list({ plan }: Prepared, request: RunRequest, redactor: Redactor): Promise<number> {
  const tasks = plan.files.flatMap((file) => file.batches.flatMap((batch) => batch.tasks));
  const running = tasks.filter((task) => task.skip === undefined).sort((a, b) => a.order - b.order);
  await writeOut(harmless(running.map(({ id }) => `${id.replaceAll("\n", "\\n")}\n`).join(""), redactor));
  return plan.selected > 0 || request.policy.passWithNoTests ? 0 : 2;
}

async function tellBefore({ plan, warnings, banner }: Prepared, verbose: boolean, redactor: Redactor): Promise<void> {
  await tell(warnings.map(renderProblem), redactor);
  if (verbose) {
    const notices = plan.files.flatMap(({ checked: { suite } }) =>
      suite.notices.map((text) => `${suite.name}: ${text}`),
    );
    await tell(notices, redactor);
  }
  if (banner !== undefined) await tell([banner], redactor);
}

function showExchanges(redactor: Redactor): (server: string, exchange: Exchange) => void {
  return (server, exchange) => {
    // Redacted before it is cut and escaped: a secret must not hide behind either.
    const safe = redactForeign(exchange, redactor);
    for (const line of exchangeLines(redactor.text(server), safe)) void writeErr(say`${line}\n`);
  };
}

function live({ plan }: Prepared, redactor: Redactor): ReturnType<typeof progress> | undefined {
  const width = isTerminal("stderr");
  if (width === undefined) return undefined;
  return progress(plan.total, width, (line) => void writeErr(redactor.text(`\r\u001b[K${line}`)));
}
