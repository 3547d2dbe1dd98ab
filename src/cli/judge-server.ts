import { throwErrors } from "../core/problem.js";
import type { ResultsSource } from "../results/types.js";
import { serversOf } from "../run/connect.js";
import { createRequest, terminalEnvironment } from "../run/create-request.js";
import { loadRequest } from "../run/load-request.js";
import { reportLines, reportProblems, reportWarnings } from "../run/output.js";
import { type PreparedRun, prepareRun } from "../run/pipeline.js";
import type { RunRequest } from "../run/request.js";
import { type ServerTest, serverTestSuite, unreadServerSuite } from "../run/server-test.js";
import type { RunFlags } from "../run/settings/options.js";
import type { LoadOptions, Suite, SuiteServer } from "../suite/types.js";
import { newestVersion } from "../suite/versions.js";
import { conduct } from "./conduct.js";
import { writeUnjudged } from "./rule-rows.js";
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
  const versionOf = ({ targetVersions }: Suite) => flags.targetVersion ?? newestVersion(targetVersions);
  const prepared = await prepareForServers(preparedRequest, async ({ suites, unread, isMany: hasMany }, request) => {
    isMany = hasMany;
    const servers = serversOf(suites, request);
    const chosen = isMany ? servers : [onlyServer({ servers }, flags, command.takesCassette !== true)];
    for (const { suite, server } of chosen) {
      const test = await command.test(suite, server, baseRequest, isMany);
      serverTests.push(serverTestSuite(test, suite, server, versionOf(suite)));
    }
    serverTests.push(...unread.map((one) => unreadServerSuite(one, versionOf(one.suite))));
    return serverTests.map(({ suite }) => suite);
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
    const isUnjudged = !isMany && screenFormat === "json" && (await writeUnjudged(results));
    if (refusals.length > 0 && !isMany) return void throwErrors(errors.flatMap(({ problems }) => problems));
    if (isUnjudged) return;
    await command.screen(results, screenFormat ?? "pretty", isMany);
    for (const error of errors) await reportProblems(error);
  };
  const hasReport = targets.some(({ file }) => file === undefined);
  const runFlags = { verbose: false, debug: false, login: false, loginStore: false, ...flags, reporter: targets };
  return conduct(prepared, request, runFlags, {
    stop,
    logsProgress: true,
    isForProgram: format !== "pretty",
    ...(!hasReport && { screen }),
  });
}

/** Prepares a run of the suite that `makeSuite` returns for the selected server; writes warnings. Throws a UserError. */
export function prepareForServer(
  request: RunRequest,
  flags: Partial<RunFlags>,
  makeSuite: (suite: Suite, server: SuiteServer, options: LoadOptions) => Promise<Suite>,
): Promise<PreparedRun> {
  return prepareForServers(request, async ({ suites, options }, request) => {
    const { suite, server } = onlyServer({ servers: serversOf(suites, request) }, flags, true);
    return [await makeSuite(suite, server, options)];
  });
}

type Loaded = Awaited<ReturnType<typeof loadRequest>>;

/** Prepares a run of the suites that `makeSuites` returns; writes warnings. Throws a UserError. */
async function prepareForServers(
  request: RunRequest,
  makeSuites: (loaded: Loaded, request: RunRequest) => Promise<Suite[]>,
): Promise<PreparedRun> {
  const prepared = await prepareRun(request, async (runRequest, runId) => {
    const loaded = await loadRequest(runRequest, runId, "always");
    const { banner, problems } = loaded;
    throwErrors(problems);
    return { drafts: [], banner, problems, suites: await makeSuites(loaded, runRequest) };
  });
  await reportWarnings(prepared.warnings);
  await reportLines(...(prepared.banner === undefined ? [] : [prepared.banner]));
  return prepared;
}
