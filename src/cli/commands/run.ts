import { writeErr } from "../../core/out.js";
import type { Redactor } from "../../core/redact.js";
import { renderProblem } from "../../core/render-problem.js";
import { conduct, type Prepared, prepare, tell, writeReports } from "../conduct.js";
import type { CommandContext } from "../main.js";
import type { RunFlags } from "../options.js";
import { progress } from "../progress.js";
import { requestOf } from "../request.js";
import { isTerminal, renderOptions } from "../terminal.js";

/** `mcptest run`: gives the exit code of run.md. Throws a UserError where nothing may run. */
export async function runCommand(paths: string[], flags: RunFlags, context: CommandContext): Promise<number> {
  const { redactor } = context;
  const stop = new AbortController();
  const request = requestOf(paths, flags, context.version, stop.signal);
  const prepared = await prepare(request, redactor);
  await tellBefore(prepared, redactor);

  const release = onInterrupt(stop);
  try {
    const { results, verdict, finish } = await conduct(prepared, request, live(prepared, redactor));
    const targets = flags.reporter.some((target) => target.file === undefined)
      ? flags.reporter
      : [...flags.reporter, { name: "pretty" }];
    await writeReports(results, targets, renderOptions(flags), request.cwd);
    await tell(await finish(), redactor);
    await tell(redactor.warnings(), redactor);
    return verdict.exitCode;
  } finally {
    release();
  }
}

async function tellBefore({ warnings, banner }: Prepared, redactor: Redactor): Promise<void> {
  await tell(warnings.map(renderProblem), redactor);
  if (banner !== undefined) await tell([banner], redactor);
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
