import { throwErrors } from "../core/problem.js";
import type { ResultsSource } from "../results/types.js";
import { serversOf } from "../run/connect.js";
import { createRequest, terminalEnvironment } from "../run/create-request.js";
import { loadRequest } from "../run/load-request.js";
import { reportLines, reportProblems, reportWarnings } from "../run/output.js";
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
  /** True if each server of a file with several is judged. */
  takesEach?: boolean;
  /** `isMany`: it is one of several servers. */
  test(suite: Suite, server: SuiteServer, request: RunRequest, isMany: boolean): Promise<ServerTest>;
  /** Prints the rows for `--format pretty` and `json`; `isMany`: of several servers. Throws a UserError if they have no result. */
  screen(results: ResultsSource, format: FormatFlags["format"], isMany: boolean): Promise<void>;
}

/** Runs the test that a command makes for a server, as every run does. Gives the exit code. Throws a UserError. */
export async function judgeServer(
  paths: readonly string[],
  flags: JudgeFlags,
  command: ServerCommand,
): Promise<number> {
  const stop = new AbortController();
  const baseRequest = createRequest(paths, flags, terminalEnvironment(stop.signal));
  const preparedRequest: RunRequest = {
    ...baseRequest,
    // The command decides by itself which rules gate.
    policy: {},
    findsServer: command.findsServer === true,
    everyServer: command.takesEach === true,
  };
  const serverTests: ReturnType<typeof serverTestSuite>[] = [];
  let isMany = false;
  const makeSuite = async (suite: Suite, server: SuiteServer, test: ServerTest) => {
    const targetVersion = flags.targetVersion ?? newestVersion(suite.targetVersions);
    const serverTest = serverTestSuite(test, suite, server, targetVersion);
    serverTests.push(serverTest);
    return serverTest.suite;
  };
  const prepared = await prepareForServers(preparedRequest, async ({ suites, unread, isMany: hasMany }, overrides) => {
    isMany = hasMany;
    const servers = serversOf(suites, overrides);
    const chosen = isMany ? servers : [onlyServer({ servers }, flags, command.takesCassette !== true)];
    const made: Suite[] = [];
    for (const { suite, server } of chosen)
      made.push(await makeSuite(suite, server, await command.test(suite, server, baseRequest, isMany)));
    for (const { name, suite, error } of unread) {
      const judge = () => Promise.reject(error);
      made.push(await makeSuite(suite, suite.servers.get(name)!, { id: `server::${name}`, name, judge }));
    }
    return made;
  });
  // Each server has the time that one has.
  const rounds = Math.max(1, Math.ceil(serverTests.length / baseRequest.jobs));
  const runTimeoutMs = (baseRequest.runTimeoutMs + (command.extraMs ?? 0)) * rounds;
  const request = { ...preparedRequest, runTimeoutMs };
  const { reporter = [], format } = flags;
  const screenFormat = format === "json" || format === "pretty" ? format : undefined;
  const files = reporter.filter(({ file }) => file !== undefined);
  // For `pretty`, the command has a screen of its own.
  const stdoutReports = reporter.filter(
    ({ name, file }) => file === undefined && name !== "pretty" && format === "pretty",
  );
  const targets = [...files, ...(screenFormat ? stdoutReports : [{ name: format }])];
  const screen = async (results: ResultsSource) => {
    const refusals = serverTests.flatMap(({ refusal }) => refusal() ?? []);
    // What an interrupted run could not do is no error.
    const errors = stop.signal.aborted ? [] : refusals;
    if (refusals.length > 0 && !isMany) return void throwErrors(errors.flatMap(({ problems }) => problems));
    await command.screen(results, screenFormat ?? "pretty", isMany);
    for (const error of errors) await reportProblems(error);
  };
  const hasReport = targets.some(({ file }) => file === undefined);
  const runFlags = { verbose: false, debug: false, login: false, loginStore: false, ...flags, reporter: targets };
  return conduct(prepared, request, runFlags, { stop, logsProgress: true, ...(!hasReport && { screen }) });
}

/** Prepares a run of the suite that `makeSuite` returns for the selected server; writes warnings. Throws a UserError. */
export function prepareForServer(
  request: RunRequest,
  flags: Partial<RunFlags>,
  makeSuite: (suite: Suite, server: SuiteServer, options: LoadOptions) => Promise<Suite>,
): Promise<PreparedRun> {
  return prepareForServers(request, async ({ suites, options }, overrides) => {
    const { suite, server } = onlyServer({ servers: serversOf(suites, overrides) }, flags, true);
    return [await makeSuite(suite, server, options)];
  });
}

type Loaded = Awaited<ReturnType<typeof loadRequest>>;

/** Prepares a run of the suites that `makeSuites` returns; writes warnings. Throws a UserError. */
async function prepareForServers(
  request: RunRequest,
  makeSuites: (loaded: Loaded, overrides: RunRequest["overrides"]) => Promise<Suite[]>,
): Promise<PreparedRun> {
  const prepared = await prepareRun(request, async (runRequest, runId) => {
    const loaded = await loadRequest(runRequest, runId, "always");
    const { banner, problems } = loaded;
    throwErrors(problems);
    return { drafts: [], banner, problems, suites: await makeSuites(loaded, runRequest.overrides) };
  });
  await reportWarnings(prepared.warnings);
  await reportLines(...(prepared.banner === undefined ? [] : [prepared.banner]));
  return prepared;
}
