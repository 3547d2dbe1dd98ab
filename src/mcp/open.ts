import { say } from "../core/redacted.js";
import { type Detection, detect, initialize } from "./detect.js";
import { giveUp, type Link, link, relink } from "./link.js";
import { FIRST_MODERN, isSince } from "./revisions/known.js";
import { type Handshake, NEWEST_LEGACY, readInitialize } from "./revisions/legacy.js";
import type { OpenResult, OpenSession, Outcome, StartFailure } from "./types.js";

const BROKEN = /^FAULT-HTTP-(CONNECT|RESET)$/;
/** The answers of an HTTP server that may speak HTTP+SSE. */
const NO_POST: readonly unknown[] = [400, 404, 405];

/**
 * Starts or reaches a server, shakes hands with it at the revision that is asked for, or at the newest that it speaks,
 * and gives the session. A server that could not be opened has been ended, with everything that it had started, before
 * this settles.
 */
export const openSession: OpenSession = async (target, options) => {
  const { signal, detected } = options;
  if (signal?.aborted) return stopped();
  const known = detected?.transport && target.kind === "http" ? { ...target, transport: detected.transport } : target;
  const opened = await link(known, options, performance.now());
  if (signal?.aborted && !opened.ok) return stopped();
  if (!opened.ok) return opened;
  const result = await underSignal(opened.link, () => shakeHands(opened.link));
  return signal?.aborted && !result.ok ? stopped() : result;
};

async function shakeHands(link: Link): Promise<OpenResult> {
  const { target, options } = link;
  const { targetVersion: asked, detected } = options;
  const isOld = asked !== null && !isSince(asked, FIRST_MODERN);
  if (isOld || detected?.legacy || (target.kind === "http" && target.transport === "sse")) {
    return legacy(link, asked ?? NEWEST_LEGACY);
  }
  const found = await detect(link, asked);
  if (found.kind === "failed") return giveUp(link, found, found.asked);
  if (found.kind === "legacy") {
    if (detected) detected.legacy = true;
    return fallBack(link, found);
  }
  const { session, startedAt } = link;
  if (options.signal?.aborted) return giveUp(link, aborted);
  session.agreed({ ...found.facts, startupMs: performance.now() - startedAt });
  const { ModernSession } = await import("./modern-session.js");
  const overHttp = target.kind === "http";
  return { ok: true, session: new ModernSession(session, asked ?? FIRST_MODERN, { ...options, overHttp }) };
}

/** Goes on with a server that is not modern; one that has ended on the probe, or over HTTP behind it, is started again. */
async function fallBack(
  link: Link,
  { offer = NEWEST_LEGACY, asked, initialized }: Detection & { kind: "legacy" },
): Promise<OpenResult> {
  const { options } = link;
  if (options.signal?.aborted) return giveUp(link, aborted);
  // Where the suite asks for a modern revision initialize only finds out what the server speaks instead.
  const purpose = options.targetVersion === null ? "handshake" : "detect";
  const died = asked?.kind === "died" ? asked : undefined;
  const outcome = died ?? initialized ?? (await initialize(link, offer, purpose));
  if (!(died || isGone(link, outcome)) || options.signal?.aborted) return legacy(link, offer, purpose, outcome);
  const again = await relink(link);
  const opened = again.ok ? await underSignal(again.link, () => legacy(again.link, offer, purpose)) : again;
  // Where no time was left for it to end once more, how it ended before says more.
  if (opened.ok || opened.failure.rule_id !== "FAULT-START-TIMEOUT" || outcome.kind !== "died") return opened;
  const ended = readInitialize(outcome, options.startupTimeoutMs);
  return ended.ok ? opened : { ok: false, failure: { ...ended, process: outcome.process } };
}

/** True where a server over HTTP that the run started is no longer there: its end may be seen later than the connection's. */
function isGone({ target }: Link, outcome: Outcome): boolean {
  if (target.kind !== "http" || target.start === undefined) return false;
  return outcome.kind === "died" || (outcome.kind === "fault" && BROKEN.test(outcome.fault.rule_id));
}

/** Shakes hands by initialize; `initialized`: what came of it, where it was sent already. */
async function legacy(
  link: Link,
  revision: string,
  purpose: "handshake" | "detect" = "handshake",
  initialized?: Outcome,
): Promise<OpenResult> {
  const { session, options, startedAt } = link;
  if (options.signal?.aborted) return giveUp(link, aborted);
  const outcome = initialized ?? (await initialize(link, revision, purpose));
  const handshake = readInitialize(outcome, limitOf(link));
  if (!handshake.ok) return (await overSse(link, outcome, revision, purpose)) ?? giveUp(link, handshake, outcome);
  if (options.signal?.aborted) return giveUp(link, aborted);
  const startupMs = performance.now() - startedAt;
  session.initialized({ ...handshake.facts, startupMs });
  session.renewWith(async () => {
    const again: Handshake = readInitialize(
      await initialize(link, revision, "handshake", options.startupTimeoutMs),
      limitOf(link),
    );
    if (again.ok) session.initialized({ ...again.facts, startupMs });
    return again.ok;
  });
  return { ok: true, session };
}

/** The most that initialize may take. */
function limitOf({ target, options }: Link): number {
  const ofRequest = target.kind === "http" ? target.timeoutMs : undefined;
  return Math.min(options.startupTimeoutMs, ofRequest ?? options.startupTimeoutMs);
}

/** A server that takes no POST may speak HTTP+SSE; undefined where it does not, or is not asked. */
async function overSse(
  link: Link,
  outcome: Outcome,
  revision: string,
  purpose: "handshake" | "detect",
): Promise<OpenResult | undefined> {
  const { target, options } = link;
  if (target.kind !== "http" || target.transport !== undefined || options.signal?.aborted) return undefined;
  if (!NO_POST.includes(statusOf(outcome))) return undefined;
  const again = await relink(link, "sse");
  if (!again.ok) return undefined;
  const opened = await underSignal(again.link, () => legacy(again.link, revision, purpose));
  if (opened.ok && options.detected) options.detected.transport = "sse";
  return opened;
}

/** The status over HTTP: such a server may say in a JSON-RPC error too that it takes no POST. */
function statusOf(outcome: Outcome): number | undefined {
  if (outcome.kind === "fault") return outcome.fault.http?.status;
  return outcome.kind === "answer" ? outcome.http?.status : undefined;
}

const aborted: StartFailure = { rule_id: "FAULT-START-TIMEOUT", message: say`The start was stopped from outside.` };

function stopped(): OpenResult {
  return { ok: false, failure: aborted };
}

/** Ends the server where the start is stopped from outside meanwhile. */
async function underSignal<T>({ session, options }: Link, work: () => Promise<T>): Promise<T> {
  const onAbort = () => void session.close();
  options.signal?.addEventListener("abort", onAbort, { once: true });
  if (options.signal?.aborted) onAbort();
  try {
    return await work();
  } finally {
    options.signal?.removeEventListener("abort", onAbort);
  }
}
