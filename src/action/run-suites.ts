import { tmpdir } from "node:os";
import { join } from "node:path";
import { conduct, type Prepared, prepare, writeReports } from "../cli/conduct.js";
import { configuredRunOptions } from "../cli/precedence.js";
import { overridesOf } from "../cli/server-options.js";
import type { ReporterTarget, RunRequest } from "../cli/settings.js";
import { type Problem, UserError } from "../core/problem.js";
import { scrubEnv } from "../core/proc/env.js";
import { MAX_FRAME_BYTES, RUN_TIMEOUT_MS } from "../engine/limits.js";
import type { Verdict } from "../results/gate.js";
import type { ResultsSource } from "../results/types.js";
import type { Inputs } from "./inputs.js";
import { quoted, say, sayProblems } from "./log.js";
import { setOutputs } from "./outputs.js";
import { deliver, type Outgoing, prepareOutgoing } from "./publish/outgoing.js";
import { redactProblems } from "./redact-problems.js";
import type { Step } from "./step.js";

/** A run that was told in log and files, and waits to be delivered. */
interface Told {
  verdict: Verdict;
  outgoing: Outgoing;
  written: Written;
}

/** Reports by their reporter's name: where each was written. */
type Written = { json?: string; junit?: string };

/**
 * Runs the suites and publishes what was found.
 *
 * @returns the exit code of the step
 * @throws UserError with every problem, where nothing can be run
 */
export async function runSuites(inputs: Inputs, step: Step): Promise<number> {
  const { redactor, workspace } = step;
  const runOptionDefaults = configuredRunOptions(workspace, inputs.workingDirectory);
  const request = { ...requestOf(inputs, step), runOptionDefaults };
  const prepared = await prepare(request, redactor);
  if (prepared.banner !== undefined) await say(redactor.text(prepared.banner));

  const { results, verdict: judged, finish } = await conduct(prepared, request);
  const { summary } = results.head;
  let told: Told;
  try {
    told = await tell(inputs, step, prepared, results, judged);
  } finally {
    const faults = await finish();
    await say(...[...faults, ...redactor.warnings()].map((line) => redactor.text(line)));
  }
  const { verdict, outgoing, written } = told;
  const { conclusion, exitCode, reasons } = verdict;
  const paths = { resultsPath: written.json, junitPath: written.junit };
  setOutputs({ conclusion, exitCode, summary, ...paths, ...(await deliver(outgoing, inputs.publish, step)) });
  const passes = stepPasses(inputs, exitCode);
  await say(...reasons, ...(passes && exitCode !== 0 ? ["The step passes all the same: `fail-on` is `never`."] : []));
  return passes ? 0 : exitCode;
}

/** True where `fail-on` lets the step pass. */
function stepPasses({ failOn }: Inputs, exitCode: number): boolean {
  return exitCode === 0 || (failOn === "never" && exitCode !== 130);
}

async function tell(
  inputs: Inputs,
  step: Step,
  { warnings, runId }: Prepared,
  results: ResultsSource,
  judged: Verdict,
): Promise<Told> {
  const { workingDirectory } = inputs;
  const look = { color: !step.env["NO_COLOR"], verbose: step.env["RUNNER_DEBUG"] === "1" };
  const write = (target: ReporterTarget) => writeReports(results, [target], look, workingDirectory);
  const { written, unwritten } = await writeFiles(
    [
      ["json", inputs.json],
      ["junit", inputs.junit],
    ],
    write,
  );
  // An artifact's files are in one folder, under names of their own.
  const folder = join(step.env["RUNNER_TEMP"] || tmpdir(), `mcptest-${runId}`);
  const copies = inputs.publish.artifacts
    ? await writeFiles(
        [
          ["json", join(folder, "results.json")],
          ["junit", join(folder, "junit.xml")],
        ],
        write,
      )
    : { written: {}, unwritten: [] };
  unwritten.push(...copies.unwritten);

  await quoted(() => write({ name: "pretty" }));
  const problems = redactProblems([...warnings, ...unwritten], step.redactor);
  await sayProblems(problems);
  const verdict = unwritten.length > 0 ? notWritten(judged) : judged;
  const files = Object.values(copies.written);
  const outgoing = await prepareOutgoing(inputs, step, {
    problems,
    results,
    verdict,
    passes: stepPasses(inputs, verdict.exitCode),
    ...(files.length > 0 && { artifact: { files, folder } }),
  });
  return { verdict, outgoing, written: { ...copies.written, ...written } };
}

function notWritten(verdict: Verdict): Verdict {
  const reasons = ["A report could not be written.", ...verdict.reasons];
  return verdict.exitCode === 130 ? { ...verdict, reasons } : { conclusion: "error", exitCode: 2, reasons };
}

/** Writes reports that are asked for. One that cannot be written keeps no other from it. */
async function writeFiles(
  reports: readonly (readonly [name: keyof Written, file: string | undefined])[],
  write: (target: ReporterTarget) => Promise<void>,
): Promise<{ written: Written; unwritten: Problem[] }> {
  const written: Written = {};
  const unwritten: Problem[] = [];
  for (const [name, file] of reports) {
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
  const { targetVersion, envFile, passEnv, invariants } = inputs;
  return {
    paths: inputs.suite,
    cwd: inputs.workingDirectory,
    repositoryRoot: workspace,
    // The suite must not see what servers must not: a fork may have written both.
    env: scrubEnv(env, { inherit: true, passEnv }),
    passEnv,
    version,
    overrides: overridesOf(inputs.server, inputs.workingDirectory),
    ...(inputs.server.serverConfig !== undefined && { serverConfig: inputs.server.serverConfig }),
    runOptions: { ...(invariants !== undefined && { invariants }) },
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
