import { UserError, userError } from "../core/problem.js";
import { unlistedNotices } from "../core/proc/windows.js";
import { processSecrets } from "../core/redaction/redacted.js";
import { pool, sharedKey } from "../engine/run/schedule.js";
import { type Connections, connect } from "../run/connect.js";
import { createRequest, terminalEnvironment } from "../run/create-request.js";
import { reportLines, reportProblems } from "../run/output.js";
import type { RunRequest } from "../run/request.js";
import type { RunFlags } from "../run/settings/options.js";
import type { Suite } from "../suite/types.js";
import type { ServerOutcome } from "./server-table.js";
import { untilInterrupted, writeUnasked } from "./terminal.js";

/** How a command finds its servers. */
interface ServerSearch {
  /** True if a server is looked for in files of other programs when none is named. */
  findsServer?: boolean;
  /** True if each server of a file with several is taken. */
  everyServer?: boolean;
  /** True if one server is asked, so that the problems of suites without it do not matter. */
  takesOneServer?: boolean;
}

/** What a command does with the servers of its suites; gives the exit code. */
export type ServerWork = (connections: Connections, request: RunRequest) => Promise<number>;

/** Runs a command on the servers of suites, or on the one that flags name, until it is interrupted. */
export function withServers(
  paths: readonly string[],
  flags: Partial<RunFlags> & { format?: string },
  work: ServerWork,
  search: ServerSearch = {},
): Promise<number> {
  return untilInterrupted(async (signal) => {
    const request = { ...createRequest(paths, flags, terminalEnvironment(signal)), ...search };
    const code = await work(await connect(request), request).catch((error) => withReport(error, flags.format));
    await reportLines(...unlistedNotices());
    return code;
  });
}

/** Throws an error again; if a server did not start, and JSON is asked for, its report comes first. */
async function withReport(error: unknown, format?: string): Promise<never> {
  const causes = error instanceof UserError ? error.problems.flatMap(({ cause }) => cause ?? []) : [];
  const failures = causes.flatMap((cause) => cause.failures);
  if (failures[0] !== undefined) {
    const report = { version: 1, exit_code: 2, reason: failures[0].message, failures };
    await writeUnasked(processSecrets.document(report), format);
  }
  throw error;
}

/** What `work` came to for one of several servers; no value if the server could not be asked. */
type Asked<T> = ServerOutcome & { value?: T };

/**
 * What `work` comes to for each server of a file, `jobs` of them at once. What keeps one from being asked is reported, and is
 * its outcome, as an interrupt is of those that are not asked any more.
 */
export async function forEachServer<T>(
  { servers, unread }: Pick<Connections, "servers" | "unread">,
  { jobs, signal }: Pick<RunRequest, "jobs" | "signal">,
  work: (target: Connections["servers"][number]) => Promise<Omit<Asked<T>, "server">>,
): Promise<Asked<T>[]> {
  const outcomes: Asked<T>[] = [];
  const ask = async (server: string, answer: () => Promise<Omit<Asked<T>, "server">>): Promise<Asked<T>> => {
    try {
      if (!signal.aborted) return { server, ...(await answer()) };
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      if (!signal.aborted) {
        await reportProblems(error);
        const [cause] = error.problems.flatMap((problem) => problem.cause?.failures[0]?.message ?? []);
        return { server, result: "not asked", exitCode: 2, reason: cause ?? error.message };
      }
    }
    return { server, result: "interrupted", exitCode: 130 };
  };
  await pool([...servers.entries()], jobs, async ([index, target]) => {
    outcomes[index] = await ask(target.server.name, () => work(target));
  });
  for (const { name, error } of unread) outcomes.push(await ask(name, () => Promise.reject(error)));
  return outcomes;
}

/** The servers without a report, with the reasons. */
export function unasked(outcomes: readonly Asked<unknown>[]): { server: string; reason: string }[] {
  return outcomes.flatMap(({ server, value, reason, result }) =>
    value === undefined ? [{ server, reason: reason ?? result }] : [],
  );
}

/** The revision that is asked for, else each that the suite lists; null leaves it to the server. */
export function revisionsOf({ targetVersions }: Suite, { targetVersion }: Partial<RunFlags>): (string | null)[] {
  if (targetVersion !== undefined) return [targetVersion];
  return targetVersions.length > 0 ? [...targetVersions] : [null];
}

/** The one selected server; equal servers of several suites count once. With `isLive`, it may not be a cassette. */
export function onlyServer(
  { servers }: Pick<Connections, "servers">,
  { serverTarget }: Partial<RunFlags>,
  isLive = false,
): Connections["servers"][number] {
  const distinctServers = [...new Map(servers.map((target) => [sharedKey(target.server), target])).values()];
  const [only] = distinctServers;
  if (only === undefined || distinctServers.length > 1) {
    const targetText = serverTarget === undefined ? "" : ` \`${serverTarget}\``;
    const names = distinctServers.map(({ suite, server }) => `${server.name} (${suite.name})`).join(", ");
    throw userError(
      only === undefined ? `there is no server${targetText}` : "several servers match",
      names === "" ? "The suites have none of that name." : `There are several: ${names}.`,
      new Set(distinctServers.map(({ server }) => server.name)).size === 1
        ? `Pass the suite, or write \`--server-target "${distinctServers[0]?.suite.name}#${only?.server.name}"\`.`
        : "Name one by --server-target; `FILE#NAME` is that of one suite.",
    );
  }
  if (!isLive || only.server.cassette === undefined) return only;
  const fix = "Name a live server with --from, --server-command or --server-url.";
  throw userError("a recording has no server", `${only.server.name} is replayed from a cassette.`, fix);
}
