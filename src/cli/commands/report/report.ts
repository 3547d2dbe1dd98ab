import { writeFileAtomic } from "../../../core/out.js";
import { userError } from "../../../core/problem.js";
import { hide } from "../../../core/redaction/redacted.js";
import { badgeJson, badgeSvg } from "../../../report/fleet/badge.js";
import { reportLines } from "../../../run/output.js";
import { refuseFiles, unreportedReasons, writeReports } from "../../../run/reports.js";
import type { ReporterTarget } from "../../../run/settings/option-values.js";
import type { GlobalFlags } from "../../../run/settings/options.js";
import { renderOptions } from "../../terminal.js";
import { readMerged } from "./read-merged.js";

interface ReportFlags extends GlobalFlags {
  reporter?: ReporterTarget[];
  strict?: boolean;
  fleet?: boolean;
  badge: string[];
}

/** `mcptest report FILES`: renders results again, merged if several; gives their exit code. Throws a UserError. */
export async function reportCommand(files: string[], flags: ReportFlags): Promise<number> {
  const isBadge = flags.badge.length > 0;
  const targets = flags.reporter ?? (isBadge ? [] : [{ name: flags.fleet ? "markdown" : "pretty" }]);
  refuseFiles(targets, {}, process.cwd());
  const { badge } = flags;
  const unknown = badge.find((file) => !/\.(?:svg|json)$/i.test(file));
  if (unknown !== undefined || (badge.length > 0 && flags.fleet)) {
    const fix = "Name a file that ends with .svg, or with .json for shields.io, and the results of one server.";
    throw userError("no such badge", unknown === undefined ? "A fleet has none." : `${unknown} names no format.`, fix);
  }
  if (flags.fleet) {
    const { reportFleet } = await import("./fleet.js");
    return reportFleet(files, targets, flags.strict === true);
  }
  const { sources, results, gateResult } = await readMerged(files, flags.strict === true);
  await reportLines(...results.notes);
  const { otherReasons, conclusion } = gateResult;
  const runs = sources.length > 1 ? sources.map((source) => source.head) : [];
  await writeReports(results, targets, { ...renderOptions(flags), otherReasons, conclusion, runs }, process.cwd());
  for (const file of badge) {
    const make = /\.svg$/i.test(file) ? badgeSvg : badgeJson;
    await writeFileAtomic(file, hide(make(results.head.summary, gateResult)));
  }
  await reportLines(...unreportedReasons(gateResult, results.head, targets));
  return gateResult.exitCode;
}
