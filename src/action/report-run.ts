import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Location } from "../core/generated/results.js";
import { writeFileAtomic } from "../core/out.js";
import { type Problem, problemsOf } from "../core/problem.js";
import { hide, trustedText } from "../core/redaction/redacted.js";
import type { RenderOptions } from "../report/types.js";
import { workspacePath } from "../report/words.js";
import type { GateResult } from "../results/gate.js";
import { redactProblems } from "../run/output.js";
import type { PipelineResult } from "../run/pipeline.js";
import { writeReports } from "../run/reports.js";
import type { ReporterTarget } from "../run/settings/option-values.js";
import { type Context, linkTo } from "./context.js";
import { jobText } from "./job.js";
import { printProblems, withoutCommands } from "./log.js";
import { badgeOf } from "./outputs.js";
import { preparePublication, type StepResult } from "./publish/publish.js";

/** The results of a step, of its own run or merged from other jobs, which have no sessions to capture. */
type StepResults = Pick<PipelineResult, "results" | "gateResult"> &
  Partial<Pick<PipelineResult, "writeCapture">> & { writeFiles: () => Promise<unknown> };

/** How results are reported. */
export interface ReportPlan extends Pick<StepResult, "roots" | "folder" | "baseline" | "jobs"> {
  /** A reporter without a file writes to the log. */
  reporters: readonly ReporterTarget[];
  /** Of the suites, or of what was merged. */
  warnings: readonly Problem[];
}

/** Writes the reports of results to the log and to files, and prepares what is published. `passes`: whether the step passes. */
export async function reportRun(context: Context, run: StepResults, { reporters, warnings, ...published }: ReportPlan) {
  const { inputs, env } = context;
  const { roots, folder, baseline, jobs } = published;
  const { results } = run;
  const { otherReasons, conclusion } = run.gateResult;
  const options = {
    color: !env.NO_COLOR,
    verbose: env.RUNNER_DEBUG === "1",
    otherReasons,
    conclusion,
    gateKnown: inputs.failOn === "failure",
    roots,
    link: ({ file, line }: Location) => linkTo(context, workspacePath(file, roots), line),
    ...(jobs && { runs: jobs.map((job) => job.head) }),
  };
  const job = jobText(context);
  const artifactFolder = inputs.publish.artifacts ? folder : undefined;
  const {
    paths,
    files,
    problems: writeProblems,
  } = await writeReportsAndArtifact(run, reporters.filter(isFile), artifactFolder, job, options);

  const logReporters = reporters.filter((target) => !isFile(target));
  const targets = logReporters.length > 0 ? logReporters : [{ name: "pretty" }];
  await withoutCommands(() => writeReports(results, targets, options, context.workspace));
  const problems = redactProblems([...warnings, ...writeProblems]);
  await printProblems(problems);

  const isWritten = writeProblems.length === 0;
  const gateResult = isWritten ? run.gateResult : withWriteError(run.gateResult);
  const { exitCode } = gateResult;
  // No test is to blame for a file that could not be written.
  const passes = isWritten && (exitCode === 0 || (inputs.failOn === "never" && exitCode !== 130));
  const result = { problems, results, gateResult, passes, files, ...published };
  const publication = await preparePublication(context, result);
  const baselinePath = baseline && existsSync(baseline.file) ? baseline.path : undefined;
  const outputs = { summary: results.head.summary, paths, ...(baselinePath && { baselinePath }) };
  return { ...gateResult, passes, publication, ...outputs };
}

/** The reports in the artifact, by the names of their files. */
const ARTIFACT_REPORTS = {
  "results.json": "json",
  "junit.xml": "junit",
  "results.sarif": "sarif",
  "report.html": "html",
};

function isFile(target: ReporterTarget): target is Required<ReporterTarget> {
  return target.file !== undefined;
}

function withWriteError(gateResult: GateResult): GateResult {
  const reason = "A file could not be written.";
  const texts = { reasons: [reason, ...gateResult.reasons], otherReasons: [reason, ...gateResult.otherReasons] };
  return gateResult.exitCode === 130 ? { ...gateResult, ...texts } : { conclusion: "error", exitCode: 2, ...texts };
}

/** Writes reports and the files of the artifact; if one cannot be written, the others still are. `paths`: the first file of each reporter. */
async function writeReportsAndArtifact(
  { results, gateResult, writeFiles, writeCapture }: StepResults,
  reports: readonly Required<ReporterTarget>[],
  artifactFolder: string | undefined,
  job: string,
  options: RenderOptions,
) {
  const paths: { [name: string]: string } = {};
  const files: string[] = [];
  const report = async (target: Required<ReporterTarget>) => {
    await writeReports(results, [target], options, ".");
    paths[target.name] ??= target.file;
  };
  const attempts = [...reports.map((reporter) => () => report(reporter)), writeFiles];
  if (artifactFolder !== undefined) {
    const add = (name: string, write: (file: string) => Promise<void>) => {
      const file = join(artifactFolder, name);
      attempts.push(async () => {
        await write(file);
        files.push(file);
      });
    };
    for (const [name, reporter] of Object.entries(ARTIFACT_REPORTS))
      add(name, (file) => report({ name: reporter, file }));
    add("badge.json", (file) => writeFileAtomic(file, trustedText(badgeOf(gateResult, results.head.summary))));
    add("job.json", (file) => writeFileAtomic(file, hide(job)));
    if (writeCapture) add("capture.json", writeCapture);
  }
  return { paths, files, problems: await problemsOf(attempts) };
}
