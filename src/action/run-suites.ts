import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { hide, say } from "../core/redacted.js";
import type { Verdict } from "../results/gate.js";
import { createRequest, visibleEnv } from "../run/create-request.js";
import { type PipelineResult, type PreparedRun, prepareRun, runPipeline } from "../run/pipeline.js";
import { writeReports } from "../run/reports.js";
import type { ReporterTarget, RunRequest } from "../run/request.js";
import { createSelection } from "../run/selection.js";
import { resolveSettings } from "../run/settings.js";
import type { Inputs } from "./inputs.js";
import { print, quoted, sayProblems } from "./log.js";
import { setOutputs } from "./outputs.js";
import { deliver, type Outgoing, prepareOutgoing } from "./publish/outgoing.js";
import { redactProblems } from "./redact-problems.js";
import { type Written, writeFiles } from "./reports.js";
import type { Step } from "./step.js";

/** A run that was told in log and files, and waits to be delivered. */
interface Told {
  verdict: Verdict;
  /** True where the step passes all the same. */
  passes: boolean;
  outgoing: Outgoing;
  paths: Written["paths"];
}

/**
 * Runs the suites and publishes what was found.
 *
 * @returns the exit code of the step
 * @throws UserError with every problem, where nothing can be run
 */
export async function runSuites(inputs: Inputs, step: Step): Promise<number> {
  const { redactor } = step;
  const { request, reporters } = await settled(inputs, step);
  const prepared = await prepareRun(request, redactor);
  if (prepared.banner !== undefined) await print(redactor.text(prepared.banner));

  const conducted = await runPipeline(prepared, request);
  const { summary } = conducted.results.head;
  const told = await tell(inputs, step, prepared, conducted, reporters).catch(async (error) => {
    await conducted.finish();
    throw error;
  });
  const { verdict, passes, outgoing, paths } = told;
  const { conclusion, exitCode, reasons } = verdict;
  const { finished: unused, ...delivered } = await deliver(outgoing, inputs.publish, step, conducted.finish);
  await print(...[...unused, ...redactor.warnings()].map((line) => redactor.text(line)));
  setOutputs({ conclusion, exitCode, summary, resultsPath: paths["json"], junitPath: paths["junit"], ...delivered });
  await print(...reasons.map(hide));
  if (passes && exitCode !== 0) await print(say`The step passes all the same: \`fail-on\` is \`never\`.`);
  return passes ? 0 : exitCode;
}

/** True where `fail-on` lets the step pass. */
function stepPasses({ failOn }: Inputs, exitCode: number): boolean {
  return exitCode === 0 || (failOn === "never" && exitCode !== 130);
}

async function tell(
  inputs: Inputs,
  step: Step,
  { warnings, runId }: PreparedRun,
  conducted: PipelineResult,
  reporters: readonly ReporterTarget[],
): Promise<Told> {
  const { results, verdict: judged } = conducted;
  const look = { color: !step.env["NO_COLOR"], verbose: step.env["RUNNER_DEBUG"] === "1", others: judged.others };
  const artifactFolder = join(step.env["RUNNER_TEMP"] || tmpdir(), `mcptest-${runId}`);
  const {
    paths,
    files,
    problems: unwritten,
  } = await writeFiles(
    conducted,
    { reports: reporters.filter(isFile), ...(inputs.publish.artifacts && { artifactFolder }) },
    look,
  );
  const toLog = reporters.filter((target) => !isFile(target));
  await quoted(() => writeReports(results, toLog.length > 0 ? toLog : [{ name: "pretty" }], look, step.workspace));
  const problems = redactProblems([...warnings, ...unwritten], step.redactor);
  await sayProblems(problems);
  const isWritten = unwritten.length === 0;
  const verdict = isWritten ? judged : notWritten(judged);
  // No test is to blame for a file that could not be written.
  const passes = isWritten && stepPasses(inputs, verdict.exitCode);
  const outgoing = await prepareOutgoing(inputs, step, {
    problems,
    results,
    verdict,
    passes,
    ...(files.length > 0 && { artifact: { files, folder: artifactFolder } }),
  });
  return { verdict, passes, outgoing, paths };
}

function isFile(target: ReporterTarget): target is Required<ReporterTarget> {
  return target.file !== undefined;
}

function notWritten(verdict: Verdict): Verdict {
  const unwritten = "A file could not be written.";
  const told = { reasons: [unwritten, ...verdict.reasons], others: [unwritten, ...verdict.others] };
  return verdict.exitCode === 130 ? { ...verdict, ...told } : { conclusion: "error", exitCode: 2, ...told };
}

/** What the command line would be asked for. Files of reporters are absolute; those without one are for the log. */
async function settled(
  inputs: Inputs,
  { env, workspace, version, signal }: Step,
): Promise<{ request: RunRequest; reporters: readonly ReporterTarget[] }> {
  const { workingDirectory: cwd, passEnv, json, junit, publish } = inputs;
  const { flags, suiteDefaults } = resolveSettings({ ...inputs.run, ...inputs.server }, workspace, cwd);
  const reporters: ReporterTarget[] = [
    ...(json !== undefined ? [{ name: "json", file: json }] : []),
    ...(junit !== undefined ? [{ name: "junit", file: junit }] : []),
    ...(flags.reporter ?? []).map(({ name, file }) => ({
      name,
      ...(file !== undefined && { file: resolve(cwd, file) }),
    })),
  ];
  const world = { cwd, repositoryRoot: workspace, ...visibleEnv(env, passEnv), version, signal };
  const request = {
    ...createRequest(inputs.suite, flags, world),
    suiteDefaults,
    keepSessions: publish.artifacts,
    // A runner's workspace is new in each job: nothing failed there before.
    selection: await createSelection({ ...flags, lastFailed: false }, cwd),
  };
  return { request, reporters };
}
