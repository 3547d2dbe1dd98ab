import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { conduct, type Prepared, prepare, writeReports } from "../cli/conduct.js";
import { settleGiven } from "../cli/precedence.js";
import { requestOf } from "../cli/request.js";
import { selectionOf } from "../cli/selection.js";
import type { ReporterTarget, RunRequest } from "../cli/settings.js";
import { type Problem, UserError } from "../core/problem.js";
import { scrubEnv } from "../core/proc/env.js";
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

/** Reports by their reporter's name: where the first of each was written. */
type Written = { [name: string]: string };

/**
 * Runs the suites and publishes what was found.
 *
 * @returns the exit code of the step
 * @throws UserError with every problem, where nothing can be run
 */
export async function runSuites(inputs: Inputs, step: Step): Promise<number> {
  const { redactor } = step;
  const { request, reporters } = await settled(inputs, step);
  const prepared = await prepare(request, redactor);
  if (prepared.banner !== undefined) await say(redactor.text(prepared.banner));

  const { results, verdict: judged, finish } = await conduct(prepared, request);
  const { summary } = results.head;
  let told: Told;
  try {
    told = await tell(inputs, step, prepared, results, judged, reporters);
  } finally {
    const faults = await finish();
    await say(...[...faults, ...redactor.warnings()].map((line) => redactor.text(line)));
  }
  const { verdict, outgoing, written } = told;
  const { conclusion, exitCode, reasons } = verdict;
  const paths = { resultsPath: written["json"], junitPath: written["junit"] };
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
  reporters: readonly ReporterTarget[],
): Promise<Told> {
  const { workingDirectory, json, junit } = inputs;
  const look = { color: !step.env["NO_COLOR"], verbose: step.env["RUNNER_DEBUG"] === "1" };
  const write = (...targets: ReporterTarget[]) => writeReports(results, targets, look, workingDirectory);
  const asked = [
    { name: "json", file: json },
    { name: "junit", file: junit },
    ...reporters.filter(({ file }) => file !== undefined),
  ];
  const { written, unwritten } = await writeFiles(asked, write);
  // An artifact's files are in one folder, under names of their own.
  const folder = join(step.env["RUNNER_TEMP"] || tmpdir(), `mcptest-${runId}`);
  const copies = inputs.publish.artifacts
    ? await writeFiles(
        [
          { name: "json", file: join(folder, "results.json") },
          { name: "junit", file: join(folder, "junit.xml") },
        ],
        write,
      )
    : { written: {}, unwritten: [] };
  unwritten.push(...copies.unwritten);

  const toLog = reporters.filter(({ file }) => file === undefined);
  await quoted(() => write(...(toLog.length > 0 ? toLog : [{ name: "pretty" }])));
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
  reports: readonly { name: string; file?: string | undefined }[],
  write: (target: ReporterTarget) => Promise<void>,
): Promise<{ written: Written; unwritten: Problem[] }> {
  const written: Written = {};
  const unwritten: Problem[] = [];
  for (const { name, file } of reports) {
    if (file === undefined) continue;
    try {
      await write({ name, file });
      written[name] ??= file;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      unwritten.push(...error.problems);
    }
  }
  return { written, unwritten };
}

/** What the command line would be asked for; reports that go nowhere else are shown in the log. */
async function settled(
  inputs: Inputs,
  { env, workspace, version, signal }: Step,
): Promise<{ request: RunRequest; reporters: readonly ReporterTarget[] }> {
  const { workingDirectory: cwd, passEnv } = inputs;
  const { flags, runOptionDefaults } = settleGiven(inputs.run, workspace, cwd);
  const reporters = flags.reporter.map(({ name, file }) => ({
    name,
    ...(file !== undefined && { file: resolve(cwd, file) }),
  }));
  // The suite must not see what servers must not: a fork may have written both.
  const world = {
    cwd,
    repositoryRoot: workspace,
    env: scrubEnv(env, { inherit: true, passEnv }),
    passEnv,
    version,
    signal,
  };
  const request = {
    ...requestOf(inputs.suite, { ...flags, ...inputs.server }, world),
    runOptionDefaults,
    // A runner's workspace is new in each job: nothing failed there before.
    selection: await selectionOf({ ...flags, lastFailed: false }, cwd),
  };
  return { request, reporters };
}
