import { throwErrors, type UserError } from "../core/problem.js";
import type { ResultsSource } from "../results/types.js";
import { serversOf } from "../run/connect.js";
import { createRequest, terminalEnvironment } from "../run/create-request.js";
import { loadRequest } from "../run/load-request.js";
import { reportLines, reportWarnings } from "../run/output.js";
import { type PreparedRun, prepareRun } from "../run/pipeline.js";
import type { RunRequest } from "../run/request.js";
import { type ServerTest, serverTestSuite } from "../run/server-test.js";
import type { RunFlags } from "../run/settings/options.js";
import type { LoadOptions, Suite, SuiteServer } from "../suite/types.js";
import { newestVersion } from "../suite/versions.js";
import { conduct } from "./conduct.js";
import { onlyServer } from "./servers.js";
import type { FormatFlags } from "./terminal.js";

/** The flags of a command that judges a server. */
export interface JudgeFlags extends Partial<RunFlags> {
  color: boolean;
  format: string;
  allowDestructive?: boolean;
}

/** A command that judges one server by a test of its own. */
export interface ServerCommand {
  /** Milliseconds that it may take beside the usual time of a run. */
  extraMs?: number;
  /** True if a server is looked for in files of other programs when none is named. */
  findsServer?: boolean;
  /** True if the server may be a cassette. */
  takesCassette?: boolean;
  test(suite: Suite, server: SuiteServer, request: RunRequest): Promise<ServerTest>;
  /** Prints the rows for `--format pretty` and `json`. Throws a UserError if they have no result. */
  screen(results: ResultsSource, format: FormatFlags["format"]): Promise<void>;
}

/** Runs the test that a command makes for a server, as every run does. Gives the exit code. Throws a UserError. */
export async function judgeServer(
  paths: readonly string[],
  flags: JudgeFlags,
  command: ServerCommand,
): Promise<number> {
  const stop = new AbortController();
  const baseRequest = createRequest(paths, flags, terminalEnvironment(stop.signal));
  const request: RunRequest = {
    ...baseRequest,
    // The command decides by itself which rules gate.
    policy: {},
    findsServer: command.findsServer === true,
    runTimeoutMs: baseRequest.runTimeoutMs + (command.extraMs ?? 0),
  };
  let refusal = (): UserError | undefined => undefined;
  const prepared = await prepareForServer(request, flags, command.takesCassette !== true, async (suite, server) => {
    const targetVersion = flags.targetVersion ?? newestVersion(suite.targetVersions);
    const serverTest = serverTestSuite(await command.test(suite, server, baseRequest), suite, server, targetVersion);
    refusal = serverTest.refusal;
    return serverTest.suite;
  });
  const { reporter = [], format } = flags;
  const screenFormat = format === "json" || format === "pretty" ? format : undefined;
  const files = reporter.filter(({ file }) => file !== undefined);
  // For `pretty`, the command has a screen of its own.
  const stdoutReports = reporter.filter(
    ({ name, file }) => file === undefined && name !== "pretty" && format === "pretty",
  );
  const targets = [...files, ...(screenFormat ? stdoutReports : [{ name: format }])];
  const screen = async (results: ResultsSource) => {
    const error = refusal();
    // What an interrupted run could not do is no error.
    if (error && stop.signal.aborted) return;
    if (error) throw error;
    await command.screen(results, screenFormat ?? "pretty");
  };
  const hasReport = targets.some(({ file }) => file === undefined);
  const runFlags = { verbose: false, debug: false, login: false, loginStore: false, ...flags, reporter: targets };
  return conduct(prepared, request, runFlags, { stop, logsProgress: true, ...(!hasReport && { screen }) });
}

/** Prepares a run of the suite that `makeSuite` returns for the selected server; writes warnings. Throws a UserError. */
export async function prepareForServer(
  request: RunRequest,
  flags: Partial<RunFlags>,
  isLive: boolean,
  makeSuite: (suite: Suite, server: SuiteServer, options: LoadOptions) => Promise<Suite>,
): Promise<PreparedRun> {
  const prepared = await prepareRun(request, async (runRequest, runId) => {
    const { suites, options, ...loaded } = await loadRequest(runRequest, runId, "always");
    throwErrors(loaded.problems);
    const servers = serversOf(suites, runRequest.overrides);
    const { suite, server } = onlyServer({ servers }, flags, isLive);
    return { ...loaded, drafts: [], suites: [await makeSuite(suite, server, options)] };
  });
  await reportWarnings(prepared.warnings);
  await reportLines(...(prepared.banner === undefined ? [] : [prepared.banner]));
  return prepared;
}
