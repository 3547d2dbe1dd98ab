import { gate, recordedPolicy } from "../../results/gate.js";
import { mergeResults } from "../../results/merge.js";
import { readResults } from "../../results/read.js";
import { reportLines } from "../../run/output.js";
import { refuseFiles, unreportedReasons, writeReports } from "../../run/reports.js";
import type { ReporterTarget } from "../../run/settings/option-values.js";
import type { GlobalFlags } from "../../run/settings/options.js";
import { type CommandContext, renderOptions } from "../terminal.js";

/** `mcptest report FILES`: renders results again, merged if several; gives their exit code. Throws a UserError. */
export async function reportCommand(
  files: string[],
  flags: GlobalFlags & { reporter?: ReporterTarget[]; strict?: boolean },
  { redactor }: CommandContext,
): Promise<number> {
  const targets = flags.reporter ?? [{ name: "pretty" }];
  refuseFiles(targets, {}, process.cwd());
  const sources = await Promise.all(files.map(readResults));
  const results = await mergeResults(sources);
  await reportLines(results.notes, redactor);
  const { head } = results;
  const policy = { ...recordedPolicy(head), ...(flags.strict && { strict: true }) };
  const gateResult = gate(head.summary, head.findings, policy);
  const { others, conclusion } = gateResult;
  const runs = sources.length > 1 ? sources.map((source) => source.head) : [];
  await writeReports(results, targets, { ...renderOptions(flags), others, conclusion, runs }, process.cwd());
  await reportLines(unreportedReasons(gateResult, head, targets), redactor);
  return gateResult.exitCode;
}
