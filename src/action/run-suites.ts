import { conduct, prepare, writeReports } from "../cli/conduct.js";
import { configuredRunOptions } from "../cli/precedence.js";
import { overridesOf } from "../cli/server-options.js";
import type { ReporterTarget, RunRequest } from "../cli/settings.js";
import { type Problem, UserError } from "../core/problem.js";
import { scrubEnv } from "../core/proc/env.js";
import type { Redactor } from "../core/redact.js";
import { MAX_FRAME_BYTES, RUN_TIMEOUT_MS } from "../engine/limits.js";
import type { Verdict } from "../results/gate.js";
import type { Inputs } from "./inputs.js";
import { quoted, say, sayProblems } from "./log.js";
import { setOutputs } from "./outputs.js";
import { publishCommands } from "./publish/commands.js";
import { redactProblems } from "./redact-problems.js";

/** What a step knows of the world. */
export interface Step {
  /** As the runner gave it, with every token. */
  env: NodeJS.ProcessEnv;
  /** Absolute path of the workspace, which is the repository's root. */
  workspace: string;
  redactor: Redactor;
  version: string;
  /** Aborted when the job is cancelled. */
  signal: AbortSignal;
}

/**
 * Runs the suites and publishes what was found.
 *
 * @returns the exit code of the step
 * @throws UserError with every problem, where nothing can be run
 */
export async function runSuites(inputs: Inputs, step: Step): Promise<number> {
  const { redactor, workspace } = step;
  const { workingDirectory } = inputs;
  const runOptionDefaults = configuredRunOptions(workspace, workingDirectory);
  const request = { ...requestOf(inputs, step), runOptionDefaults };
  const prepared = await prepare(request, redactor);
  if (prepared.banner !== undefined) await say(redactor.text(prepared.banner));

  const { results, verdict, finish } = await conduct(prepared, request);
  try {
    const look = { color: !step.env["NO_COLOR"], verbose: step.env["RUNNER_DEBUG"] === "1" };
    const write = (target: ReporterTarget) => writeReports(results, [target], look, workingDirectory);
    const { written, unwritten } = await writeFiles(inputs, write);
    await quoted(() => write({ name: "pretty" }));
    const problems = redactProblems([...prepared.warnings, ...unwritten], redactor);
    await sayProblems(problems);
    if (inputs.annotations) await publishCommands({ workingDirectory, workspace }, problems, results);

    const { conclusion, exitCode, reasons } = unwritten.length > 0 ? notWritten(verdict) : verdict;
    const { summary } = results.head;
    setOutputs({ conclusion, exitCode, summary, resultsPath: written.json, junitPath: written.junit });
    const passes = inputs.failOn === "never" && exitCode !== 130;
    await say(...reasons, ...(passes && exitCode !== 0 ? ["The step passes all the same: `fail-on` is `never`."] : []));
    return passes ? 0 : exitCode;
  } finally {
    const faults = await finish();
    await say(...[...faults, ...redactor.warnings()].map((line) => redactor.text(line)));
  }
}

function notWritten(verdict: Verdict): Verdict {
  const reasons = ["A report could not be written.", ...verdict.reasons];
  return verdict.exitCode === 130 ? { ...verdict, reasons } : { conclusion: "error", exitCode: 2, reasons };
}

/** Writes the reports that are files. One that cannot be written keeps no other from it. */
async function writeFiles(
  inputs: Inputs,
  write: (target: ReporterTarget) => Promise<void>,
): Promise<{ written: { json?: string; junit?: string }; unwritten: Problem[] }> {
  const written: { json?: string; junit?: string } = {};
  const unwritten: Problem[] = [];
  for (const name of ["json", "junit"] as const) {
    const file = inputs[name];
    if (file === undefined) continue;
    try {
      await write({ name, file });
      written[name] = file;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      unwritten.push(...error.problems);
    }
  }
  return { written, unwritten };
}

function requestOf(inputs: Inputs, { env, workspace, version, signal }: Step): RunRequest {
  const { targetVersion, envFile, passEnv } = inputs;
  return {
    paths: inputs.suite,
    cwd: inputs.workingDirectory,
    repositoryRoot: workspace,
    // The suite must not see what servers must not: a fork may have written both.
    env: scrubEnv(env, { inherit: true, passEnv }),
    passEnv,
    version,
    overrides: overridesOf(inputs, inputs.workingDirectory),
    runOptions: {},
    ...(targetVersion !== undefined && { targetVersion }),
    ...(envFile !== undefined && { envFile }),
    jobs: inputs.jobs,
    runTimeoutMs: RUN_TIMEOUT_MS,
    maxFrameBytes: MAX_FRAME_BYTES,
    parallelVersions: false,
    bail: false,
    snapshots: { update: false, allowInCi: false },
    policy: {},
    signal,
  };
}
