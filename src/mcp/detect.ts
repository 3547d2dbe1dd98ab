import { sleep } from "../core/duration.js";
import { type Connection, timeLeft } from "./connection.js";
import { FIRST_MODERN } from "./revisions/known.js";
import { initializeParams, NEWEST_LEGACY, readInitialize } from "./revisions/legacy.js";
import { type Discovered, readDiscover, requestHeaders, requestMeta } from "./revisions/modern.js";
import type { Outcome, ServerTarget } from "./types.js";

const PROBE_MS = 5_000;

/** What was found out; `outcome`: of the request that showed it. */
export type Detection =
  | (Exclude<Discovered, { kind: "legacy" }> & { outcome: Outcome })
  /** `outcome`: of server/discover if it was answered, or the server's end. `initialized`: of initialize if it was sent meanwhile. */
  | { kind: "legacy"; offer?: string; outcome?: Outcome; initialized?: Outcome };

/**
 * Finds out whether a server speaks a revision without a handshake: it is asked by server/discover. One that is silent is
 * sent initialize as well, and what is answered first tells.
 *
 * @param targetVersion the revision that the suite asks for; null if any will do
 */
export async function detect(connection: Connection, targetVersion: string | null): Promise<Detection> {
  const { session } = connection;
  const probeMs = Math.min(PROBE_MS, connection.options.startupTimeoutMs / 2);
  // Over HTTP nothing else is under way; what a program writes to stdout meanwhile is its own.
  const isProbe = targetVersion === null && isOverHttp(connection.target);
  session.muted = isProbe;
  const discovering = discover(connection, targetVersion);
  const soon = await Promise.race([discovering, sleep(probeMs, { unref: true })]);
  session.muted = false;
  if (soon) return { ...readDiscover(soon, targetVersion), outcome: soon };
  const initializing = initialize(connection, NEWEST_LEGACY, targetVersion === null ? "handshake" : "detect");
  // A server that is slow to start answers in the order in which it was asked.
  const late = discovering.then((outcome) => {
    const found = readDiscover(outcome, targetVersion);
    return found.kind === "legacy" ? undefined : { ...found, outcome };
  });
  const first = await Promise.race([late, initializing.then(() => undefined)]);
  if (first) {
    session.stopWaiting("initialize");
    return first;
  }
  const initialized = await initializing;
  // One that is slow to start ends on the question as soon as it reads it, which may be after initialize was sent.
  if (initialized.kind === "died") return { kind: "legacy", outcome: initialized };
  // What is wrong with its start shows in what it makes of initialize.
  if (!readInitialize(initialized, 0).ok) {
    const found = await Promise.race([late, sleep(0, { unref: true })]);
    if (found) return found;
  }
  session.muted = isProbe;
  session.stopWaiting("server/discover");
  session.muted = false;
  return { kind: "legacy", initialized };
}

/** Sends initialize, and waits for its answer for what is left of the time to start, or for `timeoutMs`. */
export function initialize(
  connection: Connection,
  revision: string,
  purpose: "handshake" | "detect" = "handshake",
  timeoutMs = timeLeft(connection),
): Promise<Outcome> {
  const { session, options } = connection;
  const params = initializeParams(revision, session.client.capabilities(revision), options.clientVersion ?? "0.0.0");
  return session.request("initialize", params, { timeoutMs, purpose });
}

function discover(connection: Connection, targetVersion: string | null): Promise<Outcome> {
  const { session, options, target } = connection;
  const revision = targetVersion ?? FIRST_MODERN;
  const _meta = requestMeta(revision, session.client.capabilities(revision), options.clientVersion ?? "0.0.0");
  const purpose = targetVersion === null ? "detect" : "handshake";
  const headers = requestHeaders(revision, "server/discover", undefined);
  return session.request(
    "server/discover",
    { _meta },
    {
      timeoutMs: timeLeft(connection),
      purpose,
      ...(target.kind === "http" && { headers }),
    },
  );
}

/** True over HTTP, or where that was recorded. */
function isOverHttp(target: ServerTarget): boolean {
  return target.kind === "http" || (target.kind === "cassette" && target.player.cassette.server.transport !== "stdio");
}
