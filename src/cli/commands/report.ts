import { gate } from "../../results/gate.js";
import { mergeResults } from "../../results/merge.js";
import { readResults } from "../../results/read.js";
import { tell, writeReports } from "../conduct.js";
import type { CommandContext } from "../main.js";
import type { GlobalFlags } from "../options.js";
import type { ReporterTarget } from "../settings.js";
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
  const sources = await Promise.all(files.map(readResults));
  const results = await mergeResults(sources);
  await tell(results.notes, redactor);
  const targets = flags.reporter ?? [{ name: "pretty" }];
  await writeReports(results, targets, renderOptions(flags), process.cwd());
  const { head } = results;
  return gate(head.summary, head.findings, {
    strict: flags.strict === true,
    missing: results.missing,
    interrupted: head.run.interrupted === true,
  }).exitCode;
}
