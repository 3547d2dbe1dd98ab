import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Results, TestRow } from "./core/generated/results.js";
import { type Problem, runAll, UserError, userError } from "./core/problem.js";
import { repositoryRoot } from "./core/read-file.js";
import { hide, processSecrets } from "./core/redaction/redacted.js";
import { createRequest, visibleEnv } from "./run/create-request.js";
import { learnSecrets, redactProblems } from "./run/output.js";
import { type PipelineResult, type PreparedRun, prepareRun, runPipeline } from "./run/pipeline.js";
import { refuseFiles, writeReports } from "./run/reports.js";
import type { RunRequest } from "./run/request.js";
import { createSelection } from "./run/selection.js";
import type { ReporterTarget } from "./run/settings/option-values.js";
import { fileReporters, flagsOfSettings } from "./run/settings/options-of-program.js";
import { resolveSettings } from "./run/settings/settings.js";
import { type PlannedTest, plannedTests } from "./run/test-texts.js";

export type { Results } from "./core/generated/results.js";
export { type Problem, UserError } from "./core/problem.js";

/** A setting that changes what a finding does: nothing, a warning, or a failure. */
export type FindingGate = "off" | "warn" | "fail";

/** The flags of `mcptest run` that are options of `run` too, with the same meaning and the same default. */
export interface RunSettings {
  targetVersion?: string;
  tag?: readonly string[];
  skipTag?: readonly string[];
  filter?: string;
  include?: readonly string[];
  exclude?: readonly string[];
  profile?: "quick" | "standard" | "full";
  /** Such as `2/4`: the second of four. */
  shard?: string;
  retries?: number;
  jobs?: number;
  bail?: boolean;
  parallelVersions?: boolean;
  /** Such as `10m`. */
  runTimeout?: string;
  /** In bytes. */
  maxFrame?: number;
  invariants?: FindingGate;
  errorChannel?: FindingGate;
  drift?: FindingGate;
  /** A file. */
  baseline?: string;
  updateBaseline?: boolean;
  strictBaseline?: boolean;
  coverage?: boolean;
  /** A percentage. */
  min?: number;
  updateSnapshots?: boolean;
  allowUpdateInCi?: boolean;
  strict?: boolean;
  requireModels?: boolean;
  /** In US dollars. */
  maxCost?: number;
  passWithNoTests?: boolean;
  allowEmpty?: boolean;
  envFile?: string;
  /** A file. */
  capture?: string;
  /** A folder. */
  record?: string;
  serverCommand?: string;
  serverUrl?: string;
  serverConfig?: string;
  /** A file of another program, and `#NAME` if it has several servers. */
  serverFrom?: string;
  serverTarget?: string;
  serverAuthBearerEnv?: string;
  secondBearerEnv?: string;
  /** Values by the names of the headers. */
  header?: Readonly<Record<string, string>>;
  /** Names of environment variables by the names of the headers. */
  headerEnv?: Readonly<Record<string, string>>;
  insecureSkipVerify?: boolean;
  caBundle?: string;
  /** Such as `1.5s`. */
  httpTimeout?: string;
  connectTimeout?: string;
  /** A URL or a duration. */
  waitForReady?: string;
  replicas?: number;
}

/** What `run` runs, and how. Relative paths start at `cwd`. */
export interface RunOptions extends RunSettings {
  /** Suite files, folders and globs; without one, every `mcptest.yaml` and `*.mcptest.yaml` below `cwd`. */
  paths?: readonly string[];
  /** The folder in which servers are started; default: that of the process. */
  cwd?: string;
  /** The environment of suites and servers; default: that of the process. Credentials of a CI job are withheld. */
  env?: Readonly<Record<string, string | undefined>>;
  /** Names of withheld variables that suites and servers get all the same. */
  passEnv?: readonly string[];
  /** Reports to write, each by a reporter of `mcptest run`. */
  reporters?: readonly { name: string; file: string }[];
  /** Stops the run when it is aborted: `run` still resolves, with the exit code 130. */
  signal?: AbortSignal;
}

/** What a run found. Texts and values are without secrets. */
export interface RunResult {
  /** The document that the reporter `json` writes. */
  results: Results;
  conclusion: "success" | "failure" | "error" | "interrupted";
  /** The exit code of the same run on the command line. */
  exitCode: 0 | 1 | 2 | 130;
  /** Why the conclusion is not `success`, the most severe reason first. */
  reasons: string[];
  /** What should be fixed in the suites, although it does not stop the run. */
  warnings: Problem[];
  /** Snapshots that no test uses, and secrets that are too short to be hidden, one sentence each. */
  notices: string[];
}

const OTHER_OPTIONS: readonly (keyof RunOptions)[] = ["paths", "cwd", "env", "passEnv", "reporters", "signal"];

/**
 * Suites that are loaded and checked.
 *
 * @internal
 */
export interface PreparedSuites {
  /** In the order of the reports. */
  tests: readonly PlannedTest[];
  /** Runs them, once. `onRow` gets the result of each test, without secrets, as soon as it is there. */
  run(onRow?: (order: number, row: TestRow) => void): Promise<RunResult>;
}

/**
 * Runs suites as `mcptest run` does. It neither ends the process nor writes to its streams, and listens to none of its
 * signals. Rejects with a UserError that holds every problem if nothing can be run, or if a file cannot be written.
 */
export async function run(options: RunOptions = {}): Promise<RunResult> {
  const suites = await prepare(options);
  return suites.run();
}

/**
 * Loads and checks suites; starts nothing. Rejects as `run` does.
 *
 * @internal
 */
export async function prepare(options: RunOptions): Promise<PreparedSuites> {
  const { paths = [], env = process.env, passEnv = [], signal = new AbortController().signal } = options;
  learnSecrets(env);
  return withoutSecrets(async () => {
    const cwd = resolve(options.cwd ?? ".");
    if (!existsSync(cwd)) {
      throw userError("the folder of the run does not exist", `\`cwd\` is ${cwd}.`, "Name a folder that exists.");
    }
    const root = repositoryRoot(cwd);
    const { flags, suiteDefaults } = await resolveSettings(flagsOfSettings({ ...options }, OTHER_OPTIONS), root, cwd);
    // Reports on stdout, which a configuration may name, are for the command line.
    const reporters = [
      ...fileReporters(options.reporters ?? []),
      ...(flags.reporter ?? []).filter(({ file }) => file !== undefined),
    ];
    refuseFiles(reporters, flags, cwd);
    const request: RunRequest = {
      ...createRequest(paths, flags, {
        cwd,
        repositoryRoot: root,
        ...visibleEnv(env, passEnv),
        signal,
      }),
      suiteDefaults,
      selection: await createSelection({ ...flags, lastFailed: false }, cwd),
    };
    const prepared = await prepareRun(request);
    return {
      tests: plannedTests(prepared.plan),
      run: (onRow) => withoutSecrets(() => runPrepared(prepared, request, reporters, onRow)),
    };
  });
}

async function runPrepared(
  prepared: PreparedRun,
  request: RunRequest,
  reporters: readonly ReporterTarget[],
  onRow?: (order: number, row: TestRow) => void,
): Promise<RunResult> {
  const { warnings } = prepared;
  const pipeline = await runPipeline(prepared, request, (event) => {
    if (event.event === "test") onRow?.(event.order, event.row);
  });
  const { otherReasons } = pipeline.gateResult;
  let notices: string[] = [];
  const results = await readResults(pipeline.results).catch(async (error) => {
    await pipeline.finish();
    throw error;
  });
  await runAll([
    () => writeReports(pipeline.results, reporters, { color: false, verbose: false, otherReasons }, request.cwd),
    pipeline.writeFiles,
    async () => {
      notices = await pipeline.finish();
    },
  ]);
  const { conclusion, exitCode, reasons } = pipeline.gateResult;
  return {
    results,
    conclusion,
    exitCode,
    reasons: reasons.map(hide),
    warnings: redactProblems(warnings),
    notices: [...notices, ...processSecrets.warnings()].map(hide),
  };
}

async function withoutSecrets<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof UserError ? new UserError(redactProblems(error.problems)) : error;
  }
}

async function readResults({ head, rows }: PipelineResult["results"]): Promise<Results> {
  const { servers, findings, causes, drift, rules, ...rest } = head;
  const tests: TestRow[] = [];
  for await (const row of rows()) tests.push(row);
  return {
    version: 1,
    ...rest,
    servers: [...servers],
    tests,
    findings: [...findings],
    ...(causes && { causes }),
    ...(drift && { drift: [...drift] }),
    rules: { ...rules },
  };
}
