import { sleep } from "../../core/clock.js";
import { FIRST_MODERN } from "../revisions/known.js";
import { initializeParams, NEWEST_LEGACY, readInitialize } from "../revisions/legacy.js";
import { type DiscoverResult, readDiscover, requestHeaders, requestMeta } from "../revisions/modern.js";
import type { Outcome, ServerTarget } from "../types.js";
import { type Connection, timeLeft } from "./connection.js";

const PROBE_MS = 5_000;

/** The result of detection; `outcome` is that of the deciding request. */
export type Detection =
  | (Exclude<DiscoverResult, { kind: "legacy" }> & { outcome: Outcome })
  /** `outcome`: of server/discover, or the end of the server. `initialized`: of initialize, if it was sent as well. */
  | { kind: "legacy"; offer?: string; outcome?: Outcome; initialized?: Outcome };

/**
 * Detects whether a server speaks a revision without a handshake, by sending server/discover. If it does not answer,
 * initialize is sent as well, and the first answer decides.
 *
 * @param targetVersion the revision that the suite names; null for any
 */
export async function detect(connection: Connection, targetVersion: string | null): Promise<Detection> {
  const { session } = connection;
  const probeMs = Math.min(PROBE_MS, connection.options.startupTimeoutMs / 2);
  // Over HTTP nothing else is pending; what a program writes to stdout meanwhile is its own.
  const isProbe = targetVersion === null && isOverHttp(connection.target);
  session.muted = isProbe;
  const discovering = discover(connection, targetVersion);
  const probeOutcome = await Promise.race([discovering, sleep(probeMs, { unref: true })]);
  session.muted = false;
  if (probeOutcome) return { ...readDiscover(probeOutcome, targetVersion), outcome: probeOutcome };
  const initializing = initialize(connection, NEWEST_LEGACY, targetVersion === null ? "handshake" : "detect");
  // A server that starts slowly answers in the order of the requests.
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
  // A server that starts slowly may end when it reads server/discover, which may be after initialize was sent.
  if (initialized.kind === "died") return { kind: "legacy", outcome: initialized };
  // The outcome of initialize shows what is wrong with its start.
  if (!readInitialize(initialized, 0).ok) {
    const found = await Promise.race([late, sleep(0, { unref: true })]);
    if (found) return found;
  }
  session.muted = isProbe;
  session.stopWaiting("server/discover");
  session.muted = false;
  return { kind: "legacy", initialized };
}

/** Sends initialize and waits for its answer, for `timeoutMs` or the rest of the time to start. */
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

/** True over HTTP, and for a recording of HTTP. */
function isOverHttp(target: ServerTarget): boolean {
  return target.kind === "http" || (target.kind === "cassette" && target.player.isOverHttp);
}
