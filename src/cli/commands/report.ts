import { existsSync, statSync } from "node:fs";
import { dirname, join, parse } from "node:path";
import { glob } from "tinyglobby";
import { groupBy } from "../../core/groups.js";
import { writeFileAtomic, writeOut } from "../../core/out.js";
import { UserError, userError } from "../../core/problem.js";
import { hide } from "../../core/redaction/redacted.js";
import { byText } from "../../core/text.js";
import { type FleetMember, fleetHtml, fleetMarkdown } from "../../report/fleet.js";
import { gate, recordedPolicy } from "../../results/gate.js";
import { mergeResults } from "../../results/merge.js";
import { readResults } from "../../results/read.js";
import { printable, reportLines } from "../../run/output.js";
import { refuseFiles, unreportedReasons, writeReports } from "../../run/reports.js";
import type { ReporterTarget } from "../../run/settings/option-values.js";
import type { GlobalFlags } from "../../run/settings/options.js";
import { renderOptions } from "../terminal.js";

interface ReportFlags extends GlobalFlags {
  reporter?: ReporterTarget[];
  strict?: boolean;
  fleet?: boolean;
}

/** `mcptest report FILES`: renders results again, merged if several; gives their exit code. Throws a UserError. */
export async function reportCommand(files: string[], flags: ReportFlags): Promise<number> {
  const targets = flags.reporter ?? [{ name: flags.fleet ? "markdown" : "pretty" }];
  refuseFiles(targets, {}, process.cwd());
  if (flags.fleet) return reportFleet(files, targets, flags.strict === true);
  const { sources, results, gateResult } = await readMerged(files, flags.strict === true);
  await reportLines(...results.notes);
  const { otherReasons, conclusion } = gateResult;
  const runs = sources.length > 1 ? sources.map((source) => source.head) : [];
  await writeReports(results, targets, { ...renderOptions(flags), otherReasons, conclusion, runs }, process.cwd());
  await reportLines(...unreportedReasons(gateResult, results.head, targets));
  return gateResult.exitCode;
}

async function readMerged(files: readonly string[], strict: boolean) {
  const sources = await Promise.all(files.map(readResults));
  const results = await mergeResults(sources);
  const { head } = results;
  const policy = { ...recordedPolicy(head), ...(strict && { strict }) };
  return { sources, results, gateResult: gate(head.summary, head.findings, policy) };
}

/** A file's repository: its folder, without that of an artifact, whose name the action ends by a hash and the attempt. */
function repositoryOf(file: string): string {
  return dirname(file) === "." ? parse(file).name : dirname(file).replace(/(^|\/)[^/]*-[0-9a-f]{8}-\d+$/, "");
}

/** `mcptest report --fleet FOLDERS`: one table of the repositories whose results are there; the worst exit code. */
async function reportFleet(folders: string[], targets: ReporterTarget[], strict: boolean) {
  if (targets.some(({ name }) => name !== "markdown" && name !== "html"))
    throw userError("a fleet has no such report", "It is written as `markdown` or `html`.", "Name one of the two.");
  const members: FleetMember[] = [];
  const fix = "Name a folder that has a folder with results, or a JSON file, for each repository.";
  for (const cwd of folders) {
    if (!existsSync(cwd) || !statSync(cwd).isDirectory())
      throw userError(`cannot read ${cwd}`, existsSync(cwd) ? "It is not a folder." : "There is no such folder.", fix);
    const files = await glob(["**/results.json", "*.json"], { cwd });
    for (const group of groupBy(files.sort(), repositoryOf)) members.push(await readMember(cwd, group, strict));
  }
  if (members.length === 0) throw userError("the fleet is empty", `No results are in ${folders.join(", ")}.`, fix);
  for (const { name, file } of targets) {
    const text = (name === "html" ? fleetHtml : fleetMarkdown)(members);
    if (file === undefined) await writeOut(printable(text));
    else await writeFileAtomic(file, hide(text));
  }
  return Math.max(...members.map(({ exitCode }) => exitCode));
}

async function readMember(folder: string, files: readonly string[], strict: boolean): Promise<FleetMember> {
  const paths = files.map((file) => join(folder, file));
  const name = repositoryOf(files[0]!);
  try {
    const { sources, results, gateResult } = await readMerged(paths, strict);
    const heads = sources.map(({ head }) => head).sort((a, b) => byText(a.run.started_at, b.run.started_at));
    const score = heads.findLast(({ summary }) => summary.score)?.summary.score;
    const summary = { ...results.head.summary, ...(score && { score }) };
    return { name, summary, newest: heads.at(-1)?.run.started_at, ...gateResult };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { name, conclusion: "error", exitCode: 2, reasons: error.problems.map(({ title }) => title) };
  }
}
