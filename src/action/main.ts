import { resolve } from "node:path";
import { onInterrupt } from "../cli/interrupt.js";
import { redactorOf } from "../cli/redactor.js";
import { type Problem, UserError } from "../core/problem.js";
import { type Redactor, secretsOf } from "../core/redact.js";
import type { Verdict } from "../results/gate.js";
import { type Inputs, readInputs } from "./inputs.js";
import { sayProblems } from "./log.js";
import { setOutputs } from "./outputs.js";
import { deliver, prepareOutgoing } from "./publish/outgoing.js";
import { redactProblems } from "./redact-problems.js";
import { runSuites } from "./run-suites.js";
import type { Step } from "./step.js";
import { mask } from "./toolkit.js";

const BEARER_INPUT = "INPUT_SERVER-AUTH-BEARER-ENV";
const runnersTokens = /^(GITHUB_TOKEN|ACTIONS_RUNTIME_TOKEN|ACTIONS_ID_TOKEN_REQUEST_TOKEN|INPUT_.*TOKEN.*)$/i;

/** One step of a workflow, from its inputs to its outputs. Sets the exit code of the process. */
export async function main(version: string): Promise<void> {
  const env = { ...process.env };
  const mayBeSecret = { ...env };
  // It holds a variable's name, which messages must show; what looks like no such name may be the token itself.
  if (/^[A-Z][A-Z0-9_]{0,63}$/.test(env[BEARER_INPUT]?.trim() ?? "")) delete mayBeSecret[BEARER_INPUT];
  const redactor = masking(redactorOf(mayBeSecret));
  for (const [, value] of secretsOf(mayBeSecret)) if (redactor.text(value) !== value) mask(value);
  for (const name of Object.keys(process.env)) if (runnersTokens.test(name)) delete process.env[name];

  const cancelled = new AbortController();
  onInterrupt(cancelled);
  const workspace = resolve(env["GITHUB_WORKSPACE"] || ".");
  process.exitCode = await run({ env, workspace, redactor, version, signal: cancelled.signal });
}

/** Has the runner hide, in the steps to come too, each secret that the run learns of. */
function masking(redactor: Redactor): Redactor {
  const add = (name: string, value: string) => {
    redactor.add(name, value);
    // What is too short to be hidden would blank half a log.
    if (redactor.text(value) !== value) mask(value);
  };
  return { ...redactor, add };
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
    const verdict: Verdict = { conclusion: "error", exitCode: 2, reasons: [] };
    // Inputs that are wrong say nothing of how to publish that.
    const known = inputs ?? readInputs({}, step.workspace);
    const outgoing = await prepareOutgoing(known, step, { problems, verdict, passes: false });
    setOutputs({ ...verdict, ...(await deliver(outgoing, known.publish, step, async () => {})) });
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
