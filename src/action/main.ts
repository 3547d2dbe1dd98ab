import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stackOf } from "../core/errors.js";
import type { Problem } from "../core/problem.js";
import { asUserError } from "../core/proc/machine-errors.js";
import { hide, processSecrets, say } from "../core/redaction/redacted.js";
import type { GateResult } from "../results/gate.js";
import { redactProblems } from "../run/output.js";
import { noticesOf, prepareRun, runPipeline } from "../run/pipeline.js";
import { rejectOnUncaught } from "../run/process/events.js";
import { baselineArtifact, newBaselineFile } from "./baseline-artifact.js";
import { type Context, readContext } from "./context.js";
import { type Inputs, readInputs } from "./inputs/inputs.js";
import { print, printProblems } from "./log.js";
import { setOutputs } from "./outputs.js";
import { notice } from "./publish/annotations.js";
import { preparePublication, publish } from "./publish/publish.js";
import { reportRun } from "./report-run.js";
import { readRequest } from "./request.js";
import { type Step, startStep } from "./step.js";

/** One step of a workflow: reads its inputs, runs the suites or merges results, publishes them and sets the outputs. */
export async function main(): Promise<void> {
  const step = startStep();
  let inputs: Inputs | undefined;
  try {
    inputs = readInputs(step.env, step.workspace);
    const context = readContext(step, inputs);
    const work = inputs.mode === "merge" ? mergeResultsOfJobs : runSuites;
    process.exitCode = await rejectOnUncaught(() => work(context));
  } catch (error) {
    // If the inputs are not valid, the defaults say how that is published.
    await publishProblems(error, inputs ?? readInputs({}, step.workspace), step);
    process.exitCode = 2;
  }
}

/** Gives the exit code of the step. Throws a UserError with every problem if nothing can be run. */
async function runSuites(context: Context): Promise<number> {
  const { inputs } = context;
  const folder = reportFolder(context);
  const { request, reporters, baseline, notice: baselineNotice } = await readRequest(context, folder);
  if (baselineNotice !== undefined) await notice(baselineNotice);
  const prepared = await prepareRun(request);
  const before = [...noticesOf(prepared.plan), ...(prepared.banner === undefined ? [] : [prepared.banner])];
  await print(...before.map(hide));
  const run = await runPipeline(prepared, request);

  const roots = { workingDirectory: inputs.workingDirectory, workspace: inputs.root };
  const warnings = [...inputs.warnings, ...prepared.warnings];
  const plan = { reporters, warnings, roots, folder, ...(baseline && { baseline }) };
  const report = await reportRun(context, run, plan).catch(async (error) => {
    await run.finish();
    throw error;
  });
  return publishReport(context, report, run.finish);
}

/** The same for the results that other jobs uploaded. */
async function mergeResultsOfJobs(context: Context): Promise<number> {
  const { inputs, workspace } = context;
  const folder = reportFolder(context);
  const { mergeJobs } = await import("./merge/merge-jobs.js");
  const { run, warnings, notes, jobs } = await mergeJobs(context, folder);
  const reporters = Object.entries(inputs.reports).map(([name, file]) => ({ name, file }));
  const roots = { workingDirectory: workspace, workspace };
  const file = newBaselineFile(folder);
  const baseline = { name: baselineArtifact(inputs), file, path: file, replaces: true };
  const plan = { reporters, warnings: [...inputs.warnings, ...warnings], roots, folder, baseline, jobs };
  const report = await reportRun(context, run, plan);
  return publishReport(context, report, async () => notes);
}

/** Publishes a report and sets the outputs; gives the exit code of the step. */
async function publishReport(
  context: Context,
  { reasons, passes, publication, ...outputs }: Awaited<ReturnType<typeof reportRun>>,
  finish: () => Promise<string[]>,
): Promise<number> {
  const { exitCode } = outputs;
  // The next signal may come while something is uploaded, and ends the process.
  if (context.signal.aborted) setOutputs(outputs);
  const { finishResult: notices, isTaken, ...links } = await publish(publication, context, finish);
  await print(...notices.map(hide), ...processSecrets.warnings().map(hide));

  setOutputs({ ...outputs, ...links, ...(isTaken && { conclusion: "error", exitCode: 2 }) });
  await print(...reasons.map(hide));
  if (passes && !isTaken && exitCode !== 0) await print(say`The step passes all the same: \`fail-on\` is \`never\`.`);
  if (isTaken) return 2;
  return passes ? 0 : exitCode;
}

/** Publishes why nothing was run, or why the run broke off. */
async function publishProblems(error: unknown, inputs: Inputs, step: Step): Promise<void> {
  const problems = redactProblems(problemsOf(error));
  await printProblems(problems);
  const context = readContext(step, inputs);
  const gateResult: GateResult = { conclusion: "error", exitCode: 2, reasons: [], otherReasons: [] };
  const roots = { workingDirectory: inputs.workingDirectory, workspace: inputs.root };
  const result = { problems, gateResult, passes: false, roots, files: [], folder: "" };
  const publication = await preparePublication(context, result);
  setOutputs({ ...gateResult, ...(await publish(publication, context, async () => {})) });
}

/** Where the files of artifacts go: new for each step. */
function reportFolder({ env }: Step): string {
  return join(env.RUNNER_TEMP || tmpdir(), `mcptest-${randomUUID()}`);
}

/** An error that neither the user nor the machine caused is a bug, and is shown as one. */
function problemsOf(error: unknown): readonly Problem[] {
  const description = stackOf(error);
  const fix = "please report this at https://github.com/mcptest/action/issues";
  return asUserError(error)?.problems ?? [{ title: "mcptest itself failed", description, fix }];
}
