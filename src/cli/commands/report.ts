import { gate } from "../../results/gate.js";
import { mergeResults } from "../../results/merge.js";
import { readResults } from "../../results/read.js";
import type { GlobalFlags } from "../../run/options.js";
import { reportLines } from "../../run/output.js";
import { refuseSameFile, unreportedReasons, writeReports } from "../../run/reports.js";
import type { ReporterTarget } from "../../run/request.js";
import type { CommandContext } from "../command-context.js";
import { renderOptions } from "../terminal.js";

/** The flags of `report` as commander gives them. */
export interface ReportFlags extends GlobalFlags {
  reporter?: ReporterTarget[];
  strict?: boolean;
}

/**
 * `mcptest report FILES`: renders results again and gives the exit code that their run has. Several files are merged.
 * Throws a UserError for a file that holds no results.
 */
export async function reportCommand(
  files: string[],
  flags: ReportFlags,
  { redactor }: CommandContext,
): Promise<number> {
  const targets = flags.reporter ?? [{ name: "pretty" }];
  refuseSameFile(targets, undefined, process.cwd());
  const sources = await Promise.all(files.map(readResults));
  const results = await mergeResults(sources);
  await reportLines(results.notes, redactor);
  const { head } = results;
  const verdict = gate(head.summary, head.findings, {
    strict: flags.strict === true,
    // A run whose time was used up was stopped too: it has a test that says so.
    interrupted: head.run.interrupted === true && !Object.hasOwn(head.rules, "SUITE-RUN-TIMEOUT"),
  });
  await writeReports(results, targets, { ...renderOptions(flags), others: verdict.others }, process.cwd());
  await reportLines(unreportedReasons(verdict, head), redactor);
  return verdict.exitCode;
}
