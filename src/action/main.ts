import { resolve } from "node:path";
import { onInterrupt } from "../cli/commands/run.js";
import { redactorOf } from "../cli/redactor.js";
import { type Problem, UserError } from "../core/problem.js";
import { secretsOf } from "../core/redact.js";
import { type Inputs, readInputs } from "./inputs.js";
import { sayProblems } from "./log.js";
import { setOutputs } from "./outputs.js";
import { publishCommands } from "./publish/commands.js";
import { redactProblems } from "./redact-problems.js";
import { runSuites, type Step } from "./run-suites.js";
import { mask } from "./toolkit.js";

const runnersTokens = /^(GITHUB_TOKEN|ACTIONS_RUNTIME_TOKEN|ACTIONS_ID_TOKEN_REQUEST_TOKEN|INPUT_.*TOKEN.*)$/i;

/** One step of a workflow, from its inputs to its outputs. Sets the exit code of the process. */
export async function main(version: string): Promise<void> {
  const env = { ...process.env };
  const redactor = redactorOf(env);
  for (const [, value] of secretsOf(env)) if (redactor.text(value) !== value) mask(value);
  for (const name of Object.keys(process.env)) if (runnersTokens.test(name)) delete process.env[name];

  const cancelled = new AbortController();
  onInterrupt(cancelled);
  const workspace = resolve(env["GITHUB_WORKSPACE"] || ".");
  process.exitCode = await run({ env, workspace, redactor, version, signal: cancelled.signal });
}

/** Gives the exit code of the step. */
async function run(step: Step): Promise<number> {
  let inputs: Inputs | undefined;
  try {
    inputs = readInputs(step.env, step.workspace);
    return await runSuites(inputs, step);
  } catch (error) {
    const problems = redactProblems(problemsOf(error), step.redactor);
    await sayProblems(problems);
    if (inputs?.annotations !== false) {
      const workingDirectory = inputs?.workingDirectory ?? step.workspace;
      await publishCommands({ workingDirectory, workspace: step.workspace }, problems);
    }
    setOutputs({ conclusion: "error", exitCode: 2 });
    return 2;
  }
}

/** Whatever is no UserError is a bug, and shows as one. */
function problemsOf(error: unknown): readonly Problem[] {
  if (error instanceof UserError) return error.problems;
  const description = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const fix = "please report this at https://github.com/mcptest/action/issues";
  return [{ title: "mcptest itself failed", description, fix }];
}
