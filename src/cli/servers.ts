import { userError } from "../core/problem.js";
import { unlistedNotices } from "../core/proc/windows.js";
import { sharedKey } from "../engine/run/schedule.js";
import { type Connections, connect } from "../run/connect.js";
import { createRequest, terminalEnvironment } from "../run/create-request.js";
import { reportLines } from "../run/output.js";
import type { RunRequest } from "../run/request.js";
import type { RunFlags } from "../run/settings/options.js";
import type { Suite } from "../suite/types.js";
import { untilInterrupted } from "./terminal.js";

/** What a command does with the servers of its suites; gives the exit code. */
export type ServerWork = (connections: Connections, request: RunRequest) => Promise<number>;

/** Runs a command on the servers of suites, or on the one that flags name, until it is interrupted. */
export function withServers(
  paths: readonly string[],
  flags: Partial<RunFlags>,
  work: ServerWork,
  findsServer = false,
): Promise<number> {
  return untilInterrupted(async (signal) => {
    const request = { ...createRequest(paths, flags, terminalEnvironment(signal)), findsServer };
    const code = await work(await connect(request), request);
    await reportLines(...unlistedNotices());
    return code;
  });
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
      "Name one by --server-target, and its suite.",
    );
  }
  if (!isLive || only.server.cassette === undefined) return only;
  const fix = "Name a live server with --from, --server-command or --server-url.";
  throw userError("a recording has no server", `${only.server.name} is replayed from a cassette.`, fix);
}
