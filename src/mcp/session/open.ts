import { nowMs, sleep } from "../../core/clock.js";
import { asList, asObject } from "../../core/json/json.js";
import { hide, jsonExcerpt, say } from "../../core/redaction/redacted.js";
import { INVALID_PARAMS } from "../error-codes.js";
import {
  type DiscoverResult,
  initializeParams,
  readDiscover,
  readInitialize,
  requestHeaders,
  requestMeta,
} from "../revisions/handshake.js";
import { FIRST_MODERN, isSince, LEGACY_REVISIONS, NEWEST_LEGACY } from "../revisions/known.js";
import type { OpenResult, OpenSession, Outcome, ServerTarget, SessionOptions, StartFailure } from "../types.js";
import { abandonStart, type Connection, connect, reconnect, timeLeft } from "./connection.js";

const BROKEN = /^FAULT-HTTP-(CONNECT|RESET)$/;
/** What comes of a request without TLS to a server with TLS, or the other way round; some answer with a status. */
const WRONG_SCHEME = /^FAULT-HTTP-(RESET|STATUS|TLS)$/;
const BAD_REQUEST = 400;
const MAX_EVIDENCE = 500;
/** The statuses of an HTTP server that may speak HTTP+SSE. */
const NO_POST: readonly unknown[] = [400, 404, 405];

type FailedOpen = OpenResult & { ok: false };

/** Starts or reaches a server and completes the handshake. If it fails, its processes have ended before it settles. */
export const openSession: OpenSession = async (target, options) => {
  const result = await openOnce(target, options);
  return result.ok ? result : explainRefusal(result, target, options);
};

/** The failure of a start; if a server wants a token, or speaks TLS or a transport other than its suite says, it says so. */
export async function explainRefusal(
  failedOpen: FailedOpen,
  target: ServerTarget,
  { onFault: _, onExchange: __, detected = {}, ...options }: SessionOptions,
): Promise<FailedOpen> {
  const { failure } = failedOpen;
  if (target.kind === "http" && failure.http) {
    const { explainProtection, isProtectedResource, wantsToken } = await import("../auth/protection.js");
    if (wantsToken(failure.http) || (await isProtectedResource(failure, target, options.signal))) {
      detected.protected ??= await explainProtection(failure, failure.http, target, options.signal);
      return { ok: false, failure: { ...detected.protected, http: failure.http } };
    }
  }
  if (target.kind !== "http") return failedOpen;
  if (WRONG_SCHEME.test(failure.rule_id) && !target.start) {
    const { wrongScheme } = await import("../channel/http-reach.js");
    const explained = await wrongScheme(target, failure);
    if (explained) return { ok: false, failure: explained };
  }
  if (failure.rule_id !== "FAULT-HTTP-STATUS") return failedOpen;
  const usual = new URL(target.url);
  if (usual.pathname === "/" && failure.http?.status === 404) {
    usual.pathname = "/mcp";
    const atUsualPath = await openOnce({ ...target, url: usual.href }, options);
    if (!atUsualPath.ok) return failedOpen;
    await atUsualPath.session.close();
    const message = say`${failure.message}; it speaks MCP at /mcp`;
    return { ok: false, failure: { ...failure, message, fix: say`Write the URL ${hide(usual.href)}.` } };
  }
  if (!target.transport) return failedOpen;
  const transport = target.transport === "sse" ? "http" : "sse";
  const otherTransport = await openOnce({ ...target, transport }, options);
  if (!otherTransport.ok) return failedOpen;
  await otherTransport.session.close();
  const transportName = transport === "sse" ? "HTTP+SSE" : "Streamable HTTP";
  const message = say`The server speaks ${transportName}, and \`transport\` says otherwise: ${failure.message}`;
  return { ok: false, failure: { ...failure, message, fix: `Write \`transport: ${transport}\`, or leave it out.` } };
}

const openOnce: OpenSession = async (target, options) => {
  const { signal, detected } = options;
  if (signal?.aborted) return ABORTED_START;
  const knownTarget =
    detected?.transport && target.kind === "http" ? { ...target, transport: detected.transport } : target;
  const connectResult = await connect(knownTarget, options, nowMs());
  if (signal?.aborted && !connectResult.ok) return ABORTED_START;
  return connectResult.ok ? openConnected(connectResult.connection) : connectResult;
};

/** Completes the handshake of `openSession` with a server that was started or reached. */
export async function openConnected(connection: Connection): Promise<OpenResult> {
  const result = await closeOnAbort(connection, () => completeHandshake(connection));
  return connection.options.signal?.aborted && !result.ok ? ABORTED_START : result;
}

async function completeHandshake(connection: Connection): Promise<OpenResult> {
  const { target, options } = connection;
  const { targetVersion, detected } = options;
  const offered = targetVersion ?? connection.session.client.handshake?.revision;
  const isLegacy = offered !== undefined && !isSince(offered, FIRST_MODERN);
  if (isLegacy || detected?.legacy || (target.kind === "http" && target.transport === "sse")) {
    return openLegacy(connection, offered ?? NEWEST_LEGACY);
  }
  const detection = await detect(connection, targetVersion);
  if (detection.kind === "failed") return abandonStart(connection, detection, detection.outcome);
  if (detection.kind === "legacy") {
    if (detected) detected.legacy = true;
    return fallBack(connection, detection);
  }
  const { session, startedAt } = connection;
  if (options.signal?.aborted) return abandonStart(connection, ABORTED);
  session.setFacts({ ...detection.facts, startupMs: nowMs() - startedAt });
  session.speakModern(targetVersion ?? FIRST_MODERN, target.kind === "http");
  return { ok: true, session };
}

/** Continues with a server that is not modern; restarts it if it ended on or after the probe. */
async function fallBack(
  connection: Connection,
  { offer = NEWEST_LEGACY, outcome: discoverOutcome, initializeOutcome }: Detection & { kind: "legacy" },
): Promise<OpenResult> {
  const { options } = connection;
  if (options.signal?.aborted) return abandonStart(connection, ABORTED);
  // If the suite names a modern revision, initialize only shows which one the server speaks instead.
  const purpose = options.targetVersion === null ? "handshake" : "detect";
  const died = discoverOutcome?.kind === "died" ? discoverOutcome : undefined;
  const outcome = died ?? initializeOutcome ?? (await initialize(connection, offer, purpose));
  if (!(died || hasEnded(connection, outcome)) || options.signal?.aborted)
    return openLegacy(connection, offer, purpose, outcome);
  const restarted = await reconnect(connection);
  const result = restarted.ok
    ? await closeOnAbort(restarted.connection, () => openLegacy(restarted.connection, offer, purpose))
    : restarted;
  // If there was no time for a second end, the first end says more.
  if (result.ok || result.failure.rule_id !== "FAULT-START-TIMEOUT" || outcome.kind !== "died") return result;
  const firstEnd = readInitialize(outcome, options.startupTimeoutMs);
  return firstEnd.ok ? result : { ok: false, failure: { ...firstEnd, process: outcome.process } };
}

/** True if an HTTP server that the run started has ended, which may be noticed after the connection closed. */
function hasEnded({ target }: Connection, outcome: Outcome): boolean {
  if (target.kind !== "http" || target.start === undefined) return false;
  return outcome.kind === "died" || (outcome.kind === "fault" && BROKEN.test(outcome.fault.rule_id));
}

/** Completes the handshake by initialize; `initializeOutcome`: its outcome, if it was already sent. */
async function openLegacy(
  connection: Connection,
  revision: string,
  purpose: "handshake" | "detect" = "handshake",
  initializeOutcome?: Outcome,
): Promise<OpenResult> {
  const { session, options, startedAt } = connection;
  if (options.signal?.aborted) return abandonStart(connection, ABORTED);
  const outcome = initializeOutcome ?? (await initialize(connection, revision, purpose));
  const handshake = readInitialize(outcome, limitOf(connection));
  const older = handshake.ok ? undefined : await acceptedOlder(connection, revision, outcome);
  if (older !== undefined) return openLegacy(connection, older.revision, purpose, older.outcome);
  if (!handshake.ok)
    return (await openOverSse(connection, outcome, revision, purpose)) ?? abandonStart(connection, handshake, outcome);
  if (options.signal?.aborted) return abandonStart(connection, ABORTED);
  const startupMs = nowMs() - startedAt;
  session.initialized({ ...handshake.facts, startupMs });
  session.renewal = async () => {
    const outcome = await initialize(connection, revision, "handshake", options.startupTimeoutMs);
    const again = readInitialize(outcome, limitOf(connection));
    if (again.ok) session.initialized({ ...again.facts, startupMs });
    return again.ok;
  };
  return { ok: true, session };
}

/**
 * What comes of an older revision after the newest one was refused: a server should offer another one itself. undefined if
 * the suite names the revision, if the refusal is about something else, or if none is accepted.
 */
async function acceptedOlder(connection: Connection, refused: string, outcome: Outcome) {
  const { options, session } = connection;
  // A host offers one revision.
  const isFixed = options.targetVersion !== null || session.client.handshake?.revision !== undefined;
  if (isFixed || !mayRefuseRevision(outcome)) return undefined;
  const { error } = outcome.kind === "answer" ? outcome.answer : {};
  const supported = asList(asObject(asObject(error).data).supported);
  const others = LEGACY_REVISIONS.filter((revision) => revision < refused).reverse();
  const named = others.filter((revision) => supported.includes(revision));
  for (const revision of named.length > 0 ? named : others) {
    const next = await initialize(connection, revision);
    if (readInitialize(next, limitOf(connection)).ok) {
      const message = say`The server refuses ${hide(refused)} instead of offering another revision; newer clients cannot connect. It accepts ${revision}.`;
      const evidence = outcome.kind === "answer" ? jsonExcerpt(outcome.answer, MAX_EVIDENCE) : say`HTTP 400`;
      options.onFault?.({ rule_id: "FAULT-START-REVISION", message, evidence });
      return { revision, outcome: next };
    }
    if (!mayRefuseRevision(next)) return undefined;
  }
  return undefined;
}

/** True for an error, or HTTP 400, that may be about the revision of an initialize. */
function mayRefuseRevision(outcome: Outcome): boolean {
  if (statusOf(outcome) === BAD_REQUEST) return true;
  const { code } = asObject(outcome.kind === "answer" ? outcome.answer.error : undefined);
  return code === INVALID_PARAMS || namesRevision(outcome);
}

function namesRevision(outcome: Outcome): boolean {
  const { message, data } = asObject(outcome.kind === "answer" ? outcome.answer.error : undefined);
  return /version|revision|protocol/i.test(`${message} ${JSON.stringify(data)}`);
}

function limitOf({ target, options }: Connection): number {
  const ofRequest = target.kind === "http" ? target.timeoutMs : undefined;
  return Math.min(options.startupTimeoutMs, ofRequest ?? options.startupTimeoutMs);
}

/** Tries HTTP+SSE if the server rejects POST; undefined if it does not speak it, or is not tried. */
async function openOverSse(
  connection: Connection,
  outcome: Outcome,
  revision: string,
  purpose: "handshake" | "detect",
): Promise<OpenResult | undefined> {
  const { target, options } = connection;
  if (target.kind !== "http" || target.transport !== undefined || options.signal?.aborted) return undefined;
  if (!NO_POST.includes(statusOf(outcome)) || namesRevision(outcome)) return undefined;
  const reconnected = await reconnect(connection, "sse");
  if (!reconnected.ok) return undefined;
  const { connection: overSse } = reconnected;
  const result = await closeOnAbort(overSse, () => openLegacy(overSse, revision, purpose));
  if (result.ok && options.detected) options.detected.transport = "sse";
  return result;
}

/** The HTTP status: such a server may also reject POST with a JSON-RPC error. */
function statusOf(outcome: Outcome): number | undefined {
  if (outcome.kind === "fault") return outcome.fault.http?.status;
  return outcome.kind === "answer" ? outcome.http?.status : undefined;
}

const ABORTED: StartFailure = { rule_id: "FAULT-START-TIMEOUT", message: say`The start was aborted.` };
/** What opening gives if the run was stopped before. */
export const ABORTED_START: FailedOpen = { ok: false, failure: ABORTED };

async function closeOnAbort<T>({ session, options }: Connection, work: () => Promise<T>): Promise<T> {
  const onAbort = () => void session.close();
  options.signal?.addEventListener("abort", onAbort, { once: true });
  if (options.signal?.aborted) onAbort();
  try {
    return await work();
  } finally {
    options.signal?.removeEventListener("abort", onAbort);
  }
}

const PROBE_MS = 5_000;

/** The result of detection; `outcome` is that of the deciding request. */
type Detection =
  | (Exclude<DiscoverResult, { kind: "legacy" }> & { outcome: Outcome })
  /** `outcome`: of server/discover, or the end of the server. `initializeOutcome`: of initialize, if it was sent as well. */
  | { kind: "legacy"; offer?: string; outcome?: Outcome; initializeOutcome?: Outcome };

/** Sends server/discover; if it does not answer, initialize as well, and the first answer decides. */
async function detect(connection: Connection, targetVersion: string | null): Promise<Detection> {
  const { session } = connection;
  const probeMs = Math.min(PROBE_MS, connection.options.startupTimeoutMs / 2);
  // Over HTTP nothing else is pending; what a program writes to stdout meanwhile is its own.
  const { target } = connection;
  const isOverHttp = target.kind === "http" || (target.kind === "cassette" && target.player.isOverHttp);
  const isProbe = targetVersion === null && isOverHttp;
  session.muted = isProbe;
  const discovering = discover(connection, targetVersion);
  const probeOutcome = await Promise.race([discovering, sleep(probeMs, { unref: true })]);
  session.muted = false;
  if (probeOutcome) return { ...readDiscover(probeOutcome, targetVersion), outcome: probeOutcome };
  const initializing = initialize(connection, NEWEST_LEGACY, targetVersion === null ? "handshake" : "detect");
  // A server that starts slowly answers in the order of the requests.
  const lateDetection = discovering.then((outcome) => {
    const discovery = readDiscover(outcome, targetVersion);
    return discovery.kind === "legacy" ? undefined : { ...discovery, outcome };
  });
  const earlyDetection = await Promise.race([lateDetection, initializing.then(() => undefined)]);
  if (earlyDetection) {
    session.stopWaiting("initialize");
    return earlyDetection;
  }
  const initializeOutcome = await initializing;
  // A server that starts slowly may end when it reads server/discover, which may be after initialize was sent.
  if (initializeOutcome.kind === "died") return { kind: "legacy", outcome: initializeOutcome };
  // The outcome of initialize shows what is wrong with its start.
  if (!readInitialize(initializeOutcome, 0).ok) {
    const detection = await Promise.race([lateDetection, sleep(0, { unref: true })]);
    if (detection) return detection;
  }
  session.muted = isProbe;
  session.stopWaiting("server/discover");
  session.muted = false;
  return { kind: "legacy", initializeOutcome };
}

/** Sends initialize and waits for its answer, for `timeoutMs` or the rest of the time to start. */
function initialize(
  connection: Connection,
  revision: string,
  purpose: "handshake" | "detect" = "handshake",
  timeoutMs = timeLeft(connection),
): Promise<Outcome> {
  const { session, options } = connection;
  const { version = options.clientVersion, name } = session.client.handshake?.clientInfo ?? {};
  const params = initializeParams(revision, session.client.capabilities(revision), version, name);
  return session.request("initialize", params, { timeoutMs, purpose });
}

function discover(connection: Connection, targetVersion: string | null): Promise<Outcome> {
  const { session, options, target } = connection;
  const revision = targetVersion ?? FIRST_MODERN;
  const { version = options.clientVersion, name } = session.client.handshake?.clientInfo ?? {};
  const _meta = requestMeta(revision, session.client.capabilities(revision), version, name);
  const purpose = targetVersion === null ? "detect" : "handshake";
  const headers = target.kind === "http" ? requestHeaders(revision, "server/discover", undefined) : {};
  return session.request("server/discover", { _meta }, { timeoutMs: timeLeft(connection), purpose, headers });
}
