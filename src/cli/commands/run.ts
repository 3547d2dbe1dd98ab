import type { Command } from "commander";
import type { Exchange } from "../../core/generated/capture.js";
import { writeErr } from "../../core/out.js";
import type { Redactor } from "../../core/redact.js";
import { renderProblem } from "../../core/render-problem.js";
import { conduct, type Prepared, prepare, tell, writeReports } from "../conduct.js";
import { exchangeLines } from "../debug.js";
import type { CommandContext } from "../main.js";
import type { RunFlags } from "../options.js";
import { settle } from "../precedence.js";
import { progress } from "../progress.js";
import { repositoryRoot, requestOf } from "../request.js";
import { isTerminal, renderOptions } from "../terminal.js";

/** `mcptest run`: gives the exit code of run.md. Throws a UserError where nothing may run. */
export async function runCommand(paths: string[], command: Command, context: CommandContext): Promise<number> {
  const { redactor } = context;
  const cwd = process.cwd();
  const runOptionDefaults = settle(command, repositoryRoot(cwd), cwd);
  const flags = command.optsWithGlobals<RunFlags>();
  const stop = new AbortController();
  const request = { ...requestOf(paths, flags, context.version, stop.signal), runOptionDefaults };
  const prepared = await prepare(request, redactor);
  await tellBefore(prepared, flags.verbose === true, redactor);

  const release = onInterrupt(stop);
  try {
    const debug = flags.debug ? showExchanges(redactor) : undefined;
    const { results, verdict, finish } = await conduct(prepared, request, live(prepared, redactor), debug);
    const targets = flags.reporter.some((target) => target.file === undefined)
      ? flags.reporter
      : [...flags.reporter, { name: "pretty" }];
    try {
      await writeReports(results, targets, renderOptions(flags), request.cwd);
    } finally {
      await tell(await finish(), redactor);
    }
    await tell(redactor.warnings(), redactor);
    return verdict.exitCode;
  } finally {
    release();
  }
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
    const safe = redactor.value(exchange);
    for (const line of exchangeLines(server, safe)) void writeErr(redactor.text(`${line}\n`));
  };
}

/** The first signal ends the run and lets the reports be written; the second ends everything at once. */
export function onInterrupt(stop: AbortController): () => void {
  const handler = () => {
    // What is still running is killed when the process ends.
    if (stop.signal.aborted) process.exit(130);
    stop.abort();
  };
  const signals: NodeJS.Signals[] = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, handler);
  return () => {
    for (const signal of signals) process.off(signal, handler);
  };
}

function live({ plan }: Prepared, redactor: Redactor): ReturnType<typeof progress> | undefined {
  const width = isTerminal("stderr");
  if (width === undefined) return undefined;
  return progress(plan.total, width, (line) => void writeErr(redactor.text(`\r\u001b[K${line}`)));
}
