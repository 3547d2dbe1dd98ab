import { existsSync, statSync } from "node:fs";
import { dirname, join, parse, relative, sep } from "node:path";
import { glob } from "tinyglobby";
import { groupBy } from "../../../core/groups.js";
import { writeFileAtomic, writeOut } from "../../../core/out.js";
import { UserError, userError } from "../../../core/problem.js";
import { hide } from "../../../core/redaction/redacted.js";
import { byText } from "../../../core/text.js";
import { type FleetMember, fleetHtml, fleetMarkdown } from "../../../report/fleet/fleet.js";
import { statusCounts } from "../../../report/words.js";
import { readJudgedDocument } from "../../../results/fleet/judged-document.js";
import { coverageOfRun, flakyTests, type Outcomes, type RunOfFleet } from "../../../results/fleet/runs.js";
import { gate, recordedPolicy } from "../../../results/gate.js";
import { readResults } from "../../../results/read.js";
import type { ResultsSource } from "../../../results/types.js";
import { printable } from "../../../run/output.js";
import type { ReporterTarget } from "../../../run/settings/option-values.js";
import { readMerged } from "./read-merged.js";

/** The file of a run beside its results that people read. */
const PAGES = ["report.html", "results.html", "index.html"];

/** A file's repository: its folder, without that of an artifact, whose name the action ends by a hash and the attempt. */
function repositoryOf(file: string): string {
  return dirname(file) === "." ? parse(file).name : dirname(file).replace(/(^|\/)[^/]*-[0-9a-f]{8}-\d+$/, "");
}

/** `mcptest report --fleet FOLDERS`: one table of the repositories whose results are there; the worst exit code. */
export async function reportFleet(folders: string[], targets: readonly ReporterTarget[], strict: boolean) {
  if (targets.some(({ name }) => name !== "markdown" && name !== "html"))
    throw userError("a fleet has no such report", "It is written as `markdown` or `html`.", "Name one of the two.");
  const members: FleetMember[] = [];
  const fix = "Name a folder that has a folder with results, or a JSON file, for each repository.";
  for (const cwd of folders) {
    if (!existsSync(cwd) || !statSync(cwd).isDirectory())
      throw userError(
        `cannot read ${cwd}`,
        existsSync(cwd) ? "It is not a folder." : "The folder does not exist.",
        fix,
      );
    const files = await glob(["**/{results,audit,compliance}.json", "*.json"], { cwd });
    for (const group of groupBy(files.sort(), repositoryOf)) {
      const paths = group.map((file) => join(cwd, file));
      members.push(await readMember(repositoryOf(group[0]!), paths, strict));
    }
    const without = await foldersWithout(files, cwd);
    if (files.length + without.length === 0) throw userError("the fleet is empty", `No results are in ${cwd}.`, fix);
    members.push(...without.map((name) => memberInError(name, ["no results"])));
  }
  for (const { name, file } of targets) {
    const linked = members.map((member) => ({ ...member, runs: member.runs.map((run) => withLinks(run, file)) }));
    const text = (name === "html" ? fleetHtml : fleetMarkdown)(linked);
    if (file === undefined) await writeOut(printable(text));
    else await writeFileAtomic(file, hide(text));
  }
  return Math.max(...members.map(({ exitCode }) => exitCode));
}

/** The repositories whose folders have none of these files of results, as a download that failed leaves them. */
async function foldersWithout(files: readonly string[], cwd: string): Promise<string[]> {
  const names = files.map(repositoryOf);
  const found = (await glob("**/*", { cwd, onlyDirectories: true })).map((folder) => folder.replace(/\/$/, ""));
  const innermost = found.filter((folder) => !found.some((other) => other.startsWith(`${folder}/`)));
  const repositories = new Set(innermost.map((folder) => repositoryOf(`${folder}/results.json`)));
  return [...repositories].filter((folder) => !names.some((name) => `${folder}/`.startsWith(`${name}/`))).sort();
}

function memberInError(name: string, reasons: string[]): FleetMember {
  return { name, conclusion: "error", exitCode: 2, reasons, counts: "", flaky: 0, runs: [] };
}

/** What the runs of a repository come to: tests are counted together, and the newest run of each test counts. */
async function readMember(name: string, paths: readonly string[], strict: boolean): Promise<FleetMember> {
  try {
    const outcomes: Outcomes = new Map();
    const resultFiles: string[] = [];
    const documents: RunOfFleet[] = [];
    const runs: RunOfFleet[] = [];
    for (const path of paths) {
      const source = await readAny(path);
      if ("rows" in source) {
        resultFiles.push(path);
        runs.push(await runOf(path, source, strict, outcomes));
      } else documents.push(source);
    }
    const merged = resultFiles.length > 0 ? await readMerged(resultFiles, strict) : undefined;
    const judged = [...(merged ? [merged.gateResult] : []), ...documents];
    const worst = judged.reduce((a, b) => (b.exitCode > a.exitCode ? b : a));
    const reasons = judged.flatMap((one) => one.reasons);
    const counts = [
      ...(merged ? [statusCounts(merged.results.head.summary)] : []),
      ...documents.map((run) => run.counts),
    ];
    return {
      name,
      conclusion: worst.conclusion,
      exitCode: worst.exitCode,
      reasons,
      counts: counts.filter(Boolean).join("; "),
      flaky: flakyTests(outcomes),
      runs: [...runs, ...documents].sort((a, b) => byText(b.startedAt ?? "", a.startedAt ?? "")),
    };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return memberInError(
      name,
      error.problems.map(({ title }) => title),
    );
  }
}

/** Results, or what an audit wrote as its own JSON. Throws a UserError. */
async function readAny(path: string): Promise<ResultsSource | RunOfFleet> {
  try {
    return await readResults(path);
  } catch (error) {
    const run = error instanceof UserError ? readJudgedDocument(path) : undefined;
    if (run === undefined) throw error;
    return run;
  }
}

async function runOf(path: string, source: ResultsSource, strict: boolean, outcomes: Outcomes): Promise<RunOfFleet> {
  const { head } = source;
  const { summary, findings, run, drift = [] } = head;
  const { conclusion, exitCode, reasons } = gate(summary, findings, {
    ...recordedPolicy(head),
    ...(strict && { strict }),
  });
  const coverage = await coverageOfRun(source, outcomes);
  return {
    path,
    startedAt: run.started_at,
    conclusion,
    exitCode,
    reasons,
    ...(summary.score && { score: summary.score }),
    ...(coverage && { coverage }),
    counts: statusCounts(summary),
    drift: drift.length,
    flaky: summary.flaky,
  };
}

/** A run with the addresses of its files, as seen from the page. */
function withLinks(run: RunOfFleet, page: string | undefined): FleetMember["runs"][number] {
  const addressOf = (file: string) =>
    relative(page === undefined ? "." : dirname(page), file)
      .split(sep)
      .map(encodeURIComponent)
      .join("/");
  const report = PAGES.map((name) => join(dirname(run.path), name)).find((file) => file !== page && existsSync(file));
  return { ...run, results: addressOf(run.path), ...(report !== undefined && { report: addressOf(report) }) };
}
