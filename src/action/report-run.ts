import { existsSync } from "node:fs";
import type { Location, Summary } from "../core/generated/results.js";
import type { Problem } from "../core/problem.js";
import type { Roots } from "../report/types.js";
import { workspacePath } from "../report/words.js";
import type { GateResult } from "../results/gate.js";
import type { ResultsSource } from "../results/types.js";
import { redactProblems } from "../run/output.js";
import { writeReports } from "../run/reports.js";
import type { ReporterTarget } from "../run/request.js";
import { type Context, linkTo } from "./context.js";
import type { Inputs } from "./inputs/inputs.js";
import { jobText } from "./job.js";
import { printProblems, withoutCommands } from "./log.js";
import { type Publication, preparePublication } from "./publish/publish.js";
import { type WrittenFiles, writeFiles } from "./reports.js";
import type { Step } from "./step.js";

/** The results of a step, of its own run or merged from other jobs. */
export interface StepResults {
  results: ResultsSource;
  gateResult: GateResult;
  /** Writes files other than reports. Throws a UserError. */
  writeFiles: () => Promise<unknown>;
  /** Absent if there are no sessions. */
  writeCapture?: (file: string) => Promise<void>;
}

/** How results are reported. */
export interface ReportPlan {
  /** A reporter without a file writes to the log. */
  reporters: readonly ReporterTarget[];
  /** Of the suites, or of what was merged. */
  warnings: readonly Problem[];
  /** Where the paths of the results start. */
  roots: Roots;
  /** Where the files of artifacts go. */
  folder: string;
  /** The baseline that is uploaded as an artifact of this name, if it was written; `path` is what the output names. */
  baseline?: { name: string; file: string; path: string; replaces?: boolean };
  /** In a merge: the results of each job. */
  jobs?: readonly MergedJob[];
}

/** One of the jobs whose results were merged. */
export interface MergedJob {
  key: string;
  name: string;
  conclusion: GateResult["conclusion"];
  summary: Summary;
  run: Pick<ResultsSource["head"], "run" | "summary" | "servers">;
}

/** A run whose reports are in the log and on disk, with what is still to be published. */
export interface RunReport {
  gateResult: GateResult;
  /** True if the step passes, regardless of the conclusion. */
  passes: boolean;
  publication: Publication;
  paths: WrittenFiles["paths"];
  /** Of the baseline that was written. */
  baselinePath?: string;
}

/** Writes the reports of results to the log and to files, and prepares what is published. */
export async function reportRun(
  inputs: Inputs,
  step: Step,
  context: Context,
  run: StepResults,
  { reporters, warnings, roots, folder, baseline, jobs }: ReportPlan,
): Promise<RunReport> {
  const { results } = run;
  const { others, conclusion } = run.gateResult;
  const options = {
    color: !step.env.NO_COLOR,
    verbose: step.env.RUNNER_DEBUG === "1",
    others,
    conclusion,
    roots,
    link: ({ file, line }: Location) => linkTo(context, workspacePath(file, roots), line),
    ...(jobs && { runs: jobs.map((job) => job.run) }),
  };
  const wanted = {
    reports: reporters.filter(isFile),
    job: jobText(inputs, context, step.workspace),
    ...(inputs.publish.artifacts && { artifactFolder: folder }),
  };
  const written = await writeFiles(run, wanted, options);

  const toLog = reporters.filter((target) => !isFile(target));
  const logged = toLog.length > 0 ? toLog : [{ name: "pretty" }];
  await withoutCommands(() => writeReports(results, logged, options, step.workspace));
  const problems = redactProblems([...warnings, ...written.problems], step.redactor);
  await printProblems(problems);

  const isWritten = written.problems.length === 0;
  const gateResult = isWritten ? run.gateResult : addUnwritten(run.gateResult);
  // No test is to blame for a file that could not be written.
  const passes = isWritten && stepPasses(inputs, gateResult.exitCode);
  const publication = await preparePublication(inputs, context, {
    problems,
    results,
    gateResult,
    passes,
    roots,
    files: written.files,
    folder,
    ...(baseline && { baseline }),
    ...(jobs && { jobs }),
  });
  const baselinePath = baseline && existsSync(baseline.file) ? baseline.path : undefined;
  return { gateResult, passes, publication, paths: written.paths, ...(baselinePath && { baselinePath }) };
}

function isFile(target: ReporterTarget): target is Required<ReporterTarget> {
  return target.file !== undefined;
}

/** True if `fail-on` lets the step pass. */
function stepPasses({ failOn }: Inputs, exitCode: number): boolean {
  return exitCode === 0 || (failOn === "never" && exitCode !== 130);
}

function addUnwritten(gateResult: GateResult): GateResult {
  const unwritten = "A file could not be written.";
  const texts = { reasons: [unwritten, ...gateResult.reasons], others: [unwritten, ...gateResult.others] };
  return gateResult.exitCode === 130 ? { ...gateResult, ...texts } : { conclusion: "error", exitCode: 2, ...texts };
}
