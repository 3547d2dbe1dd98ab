import { type Connections, connect } from "../run/connect.js";
import { createRequest, type RunEnvironment, terminalEnvironment } from "../run/create-request.js";
import type { RunFlags } from "../run/settings/options.js";
import type { Suite } from "../suite/types.js";
import { type CommandContext, untilInterrupted } from "./terminal.js";

/** Runs a command on the servers of suites, or on the one that flags name, until it is interrupted. */
export function withServers(
  paths: readonly string[],
  flags: Partial<RunFlags>,
  { version, redactor }: CommandContext,
  work: (connections: Connections, environment: RunEnvironment) => Promise<number>,
): Promise<number> {
  return untilInterrupted(async (signal) => {
    const environment = terminalEnvironment(version, signal);
    return work(await connect(createRequest(paths, flags, environment), redactor), environment);
  });
}

/** The revision that is asked for, else each that the suite lists; null leaves it to the server. */
export function revisionsOf({ targetVersions }: Suite, { targetVersion }: Partial<RunFlags>): (string | null)[] {
  if (targetVersion !== undefined) return [targetVersion];
  return targetVersions.length > 0 ? [...targetVersions] : [null];
}
