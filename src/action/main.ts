import { resolve } from "node:path";
import { type Problem, UserError } from "../core/problem.js";
import { tokenHolders } from "../core/proc/env.js";
import type { Redactor } from "../core/redact.js";
import { processSecrets } from "../core/redacted.js";
import { secretsOf } from "../core/secret-names.js";
import type { Verdict } from "../results/gate.js";
import { onInterrupt, orStray } from "../run/process-events.js";
import { type Inputs, readInputs } from "./inputs.js";
import { sayProblems } from "./log.js";
import { setOutputs } from "./outputs.js";
import { deliver, prepareOutgoing } from "./publish/outgoing.js";
import { redactProblems } from "./redact-problems.js";
import { runSuites } from "./run-suites.js";
import type { Step } from "./step.js";
import { mask } from "./toolkit.js";

/** One step of a workflow, from its inputs to its outputs. Sets the exit code of the process. */
export async function main(version: string): Promise<void> {
  const env = { ...process.env };
  const redactor = masking(processSecrets);
  for (const [name, value] of secretsOf(env)) redactor.add(name, value);
  for (const name of tokenHolders(process.env)) delete process.env[name];

  const cancelled = new AbortController();
  onInterrupt(cancelled);
  const workspace = resolve(env["GITHUB_WORKSPACE"] || ".");
  process.exitCode = await run({ env, workspace, redactor, version, signal: cancelled.signal });
}

/** Has the runner hide, in the steps to come too, each secret that the run learns of. */
function masking(redactor: Redactor): Redactor {
  const masked = new Set<string>();
  const add = (name: string, value: string) => {
    redactor.add(name, value);
    // What is too short to be hidden would blank half a log.
    if (!masked.has(value) && redactor.text(value) !== value) mask(value);
    masked.add(value);
  };
  return { ...redactor, add };
}

/** Gives the exit code of the step. */
async function run(step: Step): Promise<number> {
  let inputs: Inputs | undefined;
  try {
    const read = readInputs(step.env, step.workspace);
    inputs = read;
    return await orStray(() => runSuites(read, step));
  } catch (error) {
    const problems = redactProblems(problemsOf(error), step.redactor);
    await sayProblems(problems);
    const verdict: Verdict = { conclusion: "error", exitCode: 2, reasons: [], others: [] };
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
