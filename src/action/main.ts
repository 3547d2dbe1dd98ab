import { type Problem, UserError } from "../core/problem.js";
import { hide, say } from "../core/redaction/redacted.js";
import type { GateResult } from "../results/gate.js";
import { redactProblems } from "../run/output.js";
import { noticesOf, prepareRun, runPipeline } from "../run/pipeline.js";
import { rejectOnUncaught } from "../run/process-events.js";
import { type Inputs, readInputs } from "./inputs.js";
import { print, printProblems } from "./log.js";
import { setOutputs } from "./outputs.js";
import { preparePublication, publish } from "./publish/publish.js";
import { reportRun } from "./report-run.js";
import { readRequest } from "./request.js";
import { type Step, startStep } from "./step.js";

/** One step of a workflow: reads its inputs, runs the suites, publishes the results and sets the outputs. */
export async function main(version: string): Promise<void> {
  const step = startStep(version);
  let inputs: Inputs | undefined;
  try {
    const read = readInputs(step.env, step.workspace);
    inputs = read;
    process.exitCode = await rejectOnUncaught(() => runSuites(read, step));
  } catch (error) {
    // Inputs that are not valid do not say how to publish that: the defaults do.
    await publishProblems(error, inputs ?? readInputs({}, step.workspace), step);
    process.exitCode = 2;
  }
}

/** Gives the exit code of the step. Throws a UserError with every problem if nothing can be run. */
async function runSuites(inputs: Inputs, step: Step): Promise<number> {
  const { redactor } = step;

  // Inputs → run
  const { request, reporters } = await readRequest(inputs, step);
  const prepared = await prepareRun(request, redactor);
  const before = [...noticesOf(prepared.plan), ...(prepared.banner === undefined ? [] : [prepared.banner])];
  await print(...before.map((line) => redactor.text(line)));
  const run = await runPipeline(prepared, request);
  const { summary } = run.results.head;

  // Run → publish
  const report = await reportRun(inputs, step, prepared, run, reporters).catch(async (error) => {
    await run.finish();
    throw error;
  });
  const { finished, ...links } = await publish(report.publication, inputs.publish, step, run.finish);
  await print(...[...finished, ...redactor.warnings()].map((line) => redactor.text(line)));

  // Publish → outputs
  const { gateResult, passes, paths } = report;
  const { conclusion, exitCode, reasons } = gateResult;
  setOutputs({ conclusion, exitCode, summary, resultsPath: paths["json"], junitPath: paths["junit"], ...links });
  await print(...reasons.map(hide));
  if (passes && exitCode !== 0) await print(say`The step passes all the same: \`fail-on\` is \`never\`.`);
  return passes ? 0 : exitCode;
}

/** Publishes why nothing was run, or why the run broke off. */
async function publishProblems(error: unknown, inputs: Inputs, step: Step): Promise<void> {
  const problems = redactProblems(problemsOf(error), step.redactor);
  await printProblems(problems);
  const gateResult: GateResult = { conclusion: "error", exitCode: 2, reasons: [], others: [] };
  const publication = await preparePublication(inputs, step, { problems, gateResult, passes: false });
  setOutputs({ ...gateResult, ...(await publish(publication, inputs.publish, step, async () => {})) });
}

/** An error that is not a UserError is a bug, and is shown as one. */
function problemsOf(error: unknown): readonly Problem[] {
  if (error instanceof UserError) return error.problems;
  const description = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const fix = "please report this at https://github.com/mcptest/action/issues";
  return [{ title: "mcptest itself failed", description, fix }];
}
