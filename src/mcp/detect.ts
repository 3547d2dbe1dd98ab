import { sleep } from "../core/duration.js";
import { type Link, leftOf } from "./link.js";
import { FIRST_MODERN } from "./revisions/known.js";
import { initializeParams, NEWEST_LEGACY, readInitialize } from "./revisions/legacy.js";
import { type Discovered, readDiscover, requestHeaders, requestMeta } from "./revisions/modern.js";
import type { Outcome, ServerTarget } from "./types.js";

const PROBE_MS = 5_000;

/** What was found out. `asked`: of the request that says so. */
export type Detection =
  | (Exclude<Discovered, { kind: "legacy" }> & { asked: Outcome })
  /** `asked`: of server/discover, where it was answered, or the server's end. `initialized`: where initialize was sent meanwhile, its outcome. */
  | { kind: "legacy"; offer?: string; asked?: Outcome; initialized?: Outcome };

/**
 * Finds out whether a server speaks a revision without a handshake: it is asked by server/discover. One that is silent is
 * sent initialize as well, and what is answered first tells.
 *
 * @param asked the revision that the suite asks for; null where any will do
 */
export async function detect(link: Link, asked: string | null): Promise<Detection> {
  const { session } = link;
  const probeMs = Math.min(PROBE_MS, link.options.startupTimeoutMs / 2);
  // Over HTTP nothing else is under way; what a program writes to stdout meanwhile is its own.
  const isProbe = asked === null && isOverHttp(link.target);
  session.muted = isProbe;
  const discovering = discover(link, asked);
  const soon = await Promise.race([discovering, sleep(probeMs, { unref: true })]);
  session.muted = false;
  if (soon) return { ...readDiscover(soon, asked), asked: soon };
  const initializing = initialize(link, NEWEST_LEGACY, asked === null ? "handshake" : "detect");
  // A server that is slow to start answers in the order in which it was asked.
  const late = discovering.then((outcome) => {
    const found = readDiscover(outcome, asked);
    return found.kind === "legacy" ? undefined : { ...found, asked: outcome };
  });
  const first = await Promise.race([late, initializing.then(() => undefined)]);
  if (first) {
    session.letGo("initialize");
    return first;
  }
  const initialized = await initializing;
  // One that is slow to start ends on the question as soon as it reads it, which may be after initialize was sent.
  if (initialized.kind === "died") return { kind: "legacy", asked: initialized };
  // What is wrong with its start shows in what it makes of initialize.
  if (!readInitialize(initialized, 0).ok) {
    const found = await Promise.race([late, sleep(0, { unref: true })]);
    if (found) return found;
  }
  session.muted = isProbe;
  session.letGo("server/discover");
  session.muted = false;
  return { kind: "legacy", initialized };
}

/** Sends initialize, and waits for its answer for what is left of the time to start, or for `timeoutMs`. */
export function initialize(
  link: Link,
  revision: string,
  purpose: "handshake" | "detect" = "handshake",
  timeoutMs = leftOf(link),
): Promise<Outcome> {
  const { session, options } = link;
  const params = initializeParams(revision, session.client.capabilities(revision), options.clientVersion ?? "0.0.0");
  return session.request("initialize", params, { timeoutMs, purpose });
}

function discover(link: Link, asked: string | null): Promise<Outcome> {
  const { session, options, target } = link;
  const revision = asked ?? FIRST_MODERN;
  const _meta = requestMeta(revision, session.client.capabilities(revision), options.clientVersion ?? "0.0.0");
  const purpose = asked === null ? "detect" : "handshake";
  const headers = requestHeaders(revision, "server/discover", undefined);
  return session.request(
    "server/discover",
    { _meta },
    {
      timeoutMs: leftOf(link),
      purpose,
      ...(target.kind === "http" && { headers }),
    },
  );
}

/** True over HTTP, or where that was recorded. */
function isOverHttp(target: ServerTarget): boolean {
  return target.kind === "http" || (target.kind === "cassette" && target.player.cassette.server.transport !== "stdio");
}
