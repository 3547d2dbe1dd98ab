import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GateResult } from "../results/gate.js";
import { redactProblems } from "../run/output.js";
import type { PipelineResult, PreparedRun } from "../run/pipeline.js";
import { writeReports } from "../run/reports.js";
import type { ReporterTarget } from "../run/request.js";
import type { Inputs } from "./inputs.js";
import { printProblems, withoutCommands } from "./log.js";
import { type Publication, preparePublication } from "./publish/publish.js";
import { type WrittenFiles, writeFiles } from "./reports.js";
import type { Step } from "./step.js";

/** A run whose reports are in the log and on disk, with what is still to be published. */
export interface RunReport {
  gateResult: GateResult;
  /** True if the step passes, regardless of the conclusion. */
  passes: boolean;
  publication: Publication;
  paths: WrittenFiles["paths"];
}

/** Writes the reports of a run to the log and to files, and prepares what is published. */
export async function reportRun(
  inputs: Inputs,
  step: Step,
  { warnings, runId }: PreparedRun,
  run: PipelineResult,
  reporters: readonly ReporterTarget[],
): Promise<RunReport> {
  const { results } = run;
  const { others } = run.gateResult;
  const options = { color: !step.env["NO_COLOR"], verbose: step.env["RUNNER_DEBUG"] === "1", others };
  const artifactFolder = join(step.env["RUNNER_TEMP"] || tmpdir(), `mcptest-${runId}`);
  const wanted = { reports: reporters.filter(isFile), ...(inputs.publish.artifacts && { artifactFolder }) };
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
  const publication = await preparePublication(inputs, step, {
    problems,
    results,
    gateResult,
    passes,
    ...(written.files.length > 0 && { artifact: { files: written.files, folder: artifactFolder } }),
  });
  return { gateResult, passes, publication, paths: written.paths };
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
