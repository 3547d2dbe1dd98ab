import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Location } from "../core/generated/results.js";
import { writeFileAtomic } from "../core/out.js";
import { type Problem, problemsOf } from "../core/problem.js";
import { hide, trustedText } from "../core/redaction/redacted.js";
import type { RenderOptions } from "../report/types.js";
import { workspacePath } from "../report/words.js";
import type { GateResult } from "../results/gate.js";
import type { ResultsSource } from "../results/types.js";
import { redactProblems } from "../run/output.js";
import { writeReports } from "../run/reports.js";
import type { ReporterTarget } from "../run/settings/option-values.js";
import { type Context, linkTo } from "./context.js";
import type { Inputs } from "./inputs/inputs.js";
import { jobText } from "./job.js";
import { printProblems, withoutCommands } from "./log.js";
import { badgeOf } from "./outputs.js";
import { type Publication, preparePublication, type StepResult } from "./publish/publish.js";
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
export interface ReportPlan extends Pick<StepResult, "roots" | "folder" | "baseline" | "jobs"> {
  /** A reporter without a file writes to the log. */
  reporters: readonly ReporterTarget[];
  /** Of the suites, or of what was merged. */
  warnings: readonly Problem[];
}

/** A run whose reports are in the log and on disk, with what is still to be published. */
export interface RunReport {
  gateResult: GateResult;
  /** True if the step passes, regardless of the conclusion. */
  passes: boolean;
  publication: Publication;
  paths: WrittenFiles["paths"];
  baselinePath?: string;
}

/** Writes the reports of results to the log and to files, and prepares what is published. */
export async function reportRun(
  inputs: Inputs,
  step: Step,
  context: Context,
  run: StepResults,
  { reporters, warnings, ...published }: ReportPlan,
): Promise<RunReport> {
  const { roots, folder, baseline, jobs } = published;
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
    files: written.files,
    ...published,
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

/** Which files a step is to write; every path is absolute. */
interface ReportFiles {
  reports: readonly Required<ReporterTarget>[];
  /** Where the files of the artifact go, under names of their own; absent if there is to be none. */
  artifactFolder?: string;
  /** What the artifact says of its job, for a job that merges several. */
  job: string;
}

/** The files that were written. */
interface WrittenFiles {
  /** The first file of each reporter, by name; a requested file comes before one of the artifact. */
  paths: { [name: string]: string };
  /** Those of the artifact. */
  files: string[];
  /** Why files could not be written. */
  problems: Problem[];
}

/** Writes the files that are asked for, and those of the artifact. The others are written even if one cannot be. */
async function writeFiles(
  { results, gateResult, writeFiles, writeCapture }: StepResults,
  { reports, artifactFolder, job }: ReportFiles,
  options: RenderOptions,
): Promise<WrittenFiles> {
  const written: WrittenFiles = { paths: {}, files: [], problems: [] };
  const report = async ({ name, file }: Required<ReporterTarget>) => {
    await writeReports(results, [{ name, file }], options, ".");
    written.paths[name] ??= file;
  };
  const attempts = [...reports.map((reporter) => () => report(reporter)), writeFiles];
  if (artifactFolder !== undefined) {
    const add = (name: string, write: (file: string) => Promise<void>) => {
      const file = join(artifactFolder, name);
      attempts.push(async () => {
        await write(file);
        written.files.push(file);
      });
    };
    add("results.json", (file) => report({ name: "json", file }));
    add("junit.xml", (file) => report({ name: "junit", file }));
    add("results.sarif", (file) => report({ name: "sarif", file }));
    add("report.html", (file) => report({ name: "html", file }));
    add("badge.json", (file) => writeFileAtomic(file, trustedText(badgeOf(gateResult, results.head.summary))));
    add("job.json", (file) => writeFileAtomic(file, hide(job)));
    if (writeCapture) add("capture.json", writeCapture);
  }
  written.problems = await problemsOf(attempts);
  return written;
}
