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
  /** True if a recording will do. */
  takesCassette?: boolean;
  test(suite: Suite, server: SuiteServer, request: RunRequest): Promise<ServerTest>;
  /** Prints for `--format pretty` and `json` what the rows say. Throws a UserError where they say nothing. */
  screen(results: ResultsSource, format: FormatFlags["format"]): Promise<void>;
}

/** Runs the test that a command makes for a server, as every run does. Gives the exit code. Throws a UserError. */
export async function judgeServer(
  paths: readonly string[],
  flags: JudgeFlags,
  command: ServerCommand,
): Promise<number> {
  const stop = new AbortController();
  const created = createRequest(paths, flags, terminalEnvironment(stop.signal));
  const request: RunRequest = {
    ...created,
    // How strict its rules are is the command's own.
    policy: {},
    findsServer: command.findsServer === true,
    runTimeoutMs: created.runTimeoutMs + (command.extraMs ?? 0),
  };
  let refusal = (): UserError | undefined => undefined;
  const prepared = await prepareForServer(request, flags, command.takesCassette !== true, async (suite, server) => {
    const targetVersion = flags.targetVersion ?? newestVersion(suite.targetVersions);
    const made = serverTestSuite(await command.test(suite, server, created), suite, server, targetVersion);
    refusal = made.refusal;
    return made.suite;
  });
  const { reporter = [], format } = flags;
  const ofScreen = format === "json" || format === "pretty" ? format : undefined;
  const files = reporter.filter(({ file }) => file !== undefined);
  // The command's own screen is what is pretty.
  const printed = reporter.filter(({ name, file }) => file === undefined && name !== "pretty" && format === "pretty");
  const targets = [...files, ...(ofScreen ? printed : [{ name: format }])];
  const screen = async (results: ResultsSource) => {
    const error = refusal();
    if (error) throw error;
    await command.screen(results, ofScreen ?? "pretty");
  };
  const hasReport = targets.some(({ file }) => file === undefined);
  const runFlags = { verbose: false, debug: false, login: false, loginStore: false, ...flags, reporter: targets };
  return conduct(prepared, request, runFlags, { stop, isLogged: true, ...(!hasReport && { screen }) });
}

/** Prepares a run of the suite that `make` gives for the server that is meant, and writes its warnings. Throws a UserError. */
export async function prepareForServer(
  request: RunRequest,
  flags: Partial<RunFlags>,
  isLive: boolean,
  make: (suite: Suite, server: SuiteServer, options: LoadOptions) => Promise<Suite>,
): Promise<PreparedRun> {
  const prepared = await prepareRun(request, async (asked, runId) => {
    const { suites, options, ...loaded } = await loadRequest(asked, runId, "always");
    throwErrors(loaded.problems);
    const servers = serversOf(suites, asked.overrides);
    const { suite, server } = onlyServer({ servers }, flags, isLive);
    return { ...loaded, drafts: [], suites: [await make(suite, server, options)] };
  });
  await reportWarnings(prepared.warnings);
  await reportLines(...(prepared.banner === undefined ? [] : [prepared.banner]));
  return prepared;
}
