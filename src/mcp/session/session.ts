import { nowMs } from "../../core/clock.js";
import { isObject } from "../../core/json/json.js";
import { hasMoreValues } from "../../core/json/json-text.js";
import { LIMITS } from "../../core/limits.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { cut, hide, hideCut, say } from "../../core/redaction/redacted.js";
import type { Channel, ChannelListener, OutgoingCall } from "../channel/types.js";
import {
  type ClassifiedMessage,
  type Frame,
  idAtStart,
  LONG_RUNNING_METHODS,
  looksLikeAnswer,
  namesNoRequest,
  requestIn,
  withoutToken,
  withProgressToken,
} from "../frames.js";
import { FIRST_MODERN, isSince, SINCE } from "../revisions/known.js";
import { BATCH_REVISION } from "../revisions/legacy.js";
import type {
  CallFault,
  DiscardOptions,
  EndWay,
  HttpFacts,
  Outcome,
  Owner,
  Purpose,
  RequestOptions,
  ServerEnd,
  Session,
  SessionFacts,
  SessionFault,
  SessionOptions,
} from "../types.js";
import { ClientAnswers } from "./client-answers.js";
import { Inbox } from "./inbox.js";
import { SessionMemory } from "./memory.js";
import { PastCalls } from "./past-calls.js";
import { SessionLog } from "./session-log.js";
import { type WaitingCall, WaitingCalls, waitingCall } from "./waiting.js";

const DEFAULT_GRACE_MS = 2_000;
/** What is shown of a message that is not read. */
const HEAD_CHARACTERS = 4 * 1024;
/** Requests that must not be cancelled. */
const HANDSHAKE = new Set<unknown>(["initialize", "server/discover"]);

/** What is known of a session before its handshake. */
export const NO_FACTS: SessionFacts = {
  negotiatedVersion: null,
  serverInfo: null,
  capabilities: null,
  instructions: null,
  startupMs: 0,
};

/** A session over a channel that is open. It sends no handshake by itself. */
export class ChannelSession implements Session, ChannelListener {
  facts = NO_FACTS;
  readonly #options: SessionOptions;
  readonly #waiting: WaitingCalls;
  readonly #log: SessionLog;
  readonly #inbox: Inbox;
  readonly #past: PastCalls;
  readonly #memory: SessionMemory;
  /** Answers the requests of the server. */
  readonly client: ClientAnswers;
  #channel: Channel | undefined;
  #closing: Promise<SessionFault[]> | undefined;
  #isAskedToEnd = false;
  /** The end that no call has met yet. */
  #unreportedEnd: ServerEnd | undefined;
  #renewal: Renewal | undefined;

  constructor(options: SessionOptions, startedAt: number) {
    this.#options = options;
    this.#memory = new SessionMemory(options.maxFrameBytes, options.budget);
    this.#waiting = new WaitingCalls(
      this.#memory,
      (call) => this.#expire(call),
      (call, usedUp) => this.#log.flood(call, usedUp ?? { of: "call", limit: this.#memory.callLimit }),
    );
    this.client = new ClientAnswers(options.client);
    this.#log = new SessionLog(options, startedAt, this.#waiting);
    this.#past = new PastCalls(this.#log);
    this.#inbox = new Inbox(this.#log, {
      answer: (message, line, at) => this.#answer(message, line, at),
      ownerOf: (frame) => this.#ownerOf(frame),
      serve: (message, at) => this.#serve(message, at),
      notified: ({ frame }, at) => {
        if (!this.#waiting.addNotification(frame, at, this.#log.stream?.id))
          this.#log.stray({ direction: "server", request: frame }, at);
      },
    });
  }

  /** Binds the session to the channel whose listener it is. */
  bind(channel: Channel): void {
    this.#channel = channel;
  }

  /** Repeats the handshake if the server no longer knows the session; without it such a call fails. */
  renewWith(handshake: () => Promise<boolean>): void {
    this.#renewal = new Renewal(handshake);
  }

  /** While this is true, no fault is reported. */
  set muted(muted: boolean) {
    this.#log.muted = muted;
  }

  get alive(): boolean {
    return this.#channel !== undefined && this.#channel.end === undefined && this.#closing === undefined;
  }

  request(method: string, params: Frame | undefined, options: RequestOptions): Promise<Outcome> {
    return this.#request(method, params, options, false);
  }

  async #request(
    method: string,
    params: Frame | undefined,
    options: RequestOptions,
    isResent: boolean,
  ): Promise<Outcome> {
    while (method !== "initialize" && this.#renewal?.pending) await this.#renewal.pending;
    const { purpose, headers, owner, generated, twice, signal } = options;
    const deathOutcome = this.#deathOutcome(purpose);
    if (deathOutcome) return deathOutcome;
    const id = this.#options.nextId();
    // Raw requests are sent unchanged.
    const takesToken = LONG_RUNNING_METHODS.has(method) && purpose !== "raw";
    const sent = takesToken ? withProgressToken(params, id) : params;
    const request: Frame = { jsonrpc: "2.0", id, method, ...(sent && { params: sent }) };
    const line = JSON.stringify(request);
    const timeoutMs = Math.min(options.timeoutMs, this.#channel?.requestTimeoutMs ?? options.timeoutMs);
    const progressToken = isObject(sent?._meta) ? sent._meta.progressToken : undefined;
    return new Promise((resolve) => {
      const settle = twice ? this.#past.lastOf(id, resolve) : resolve;
      const call = { id, request, progressToken, isResent, settle };
      this.#waiting.add(waitingCall(call, { ...options, timeoutMs }), options.rounds?.requests);
      const outgoing: OutgoingCall = { id, method, headers, generated, owner };
      this.#channel?.send(line, outgoing);
      if (twice) this.#channel?.send(line, outgoing);
      signal?.addEventListener("abort", () => this.#giveUp(id), { once: true });
    });
  }

  async raw(text: string, { timeoutMs, purpose, headers, owner, signal }: RequestOptions): Promise<Outcome> {
    const deathOutcome = this.#deathOutcome(purpose);
    if (deathOutcome) return deathOutcome;
    const id = this.#options.nextId();
    const request = requestIn(text);
    return new Promise((settle) => {
      const call = { id, request, raw: { id: request.id }, isResent: true, settle };
      this.#waiting.add(waitingCall(call, { timeoutMs, purpose, owner }));
      this.#channel?.send(text, { id, method: "raw bytes", raw: true, owner, headers });
      signal?.addEventListener("abort", () => this.#giveUp(id), { once: true });
    });
  }

  /** Stops waiting for one answer; the server does not learn of it. */
  #giveUp(id: number): void {
    const call = this.#waiting.take(id);
    if (call === undefined) return;
    const { afterMs, progress } = this.#abandon(call);
    call.settle(timeoutOf(call, afterMs, progress));
  }

  /** Ends the exchange of a call that no longer waits; `progress`: how far it got. */
  #abandon(call: WaitingCall, timedOut = false): { afterMs: number; progress: Redacted | undefined } {
    this.#past.markGivenUp(call);
    const afterMs = nowMs() - call.sentAt;
    const progress = this.#channel?.abandon?.(call.id);
    this.#log.gaveUp(call, afterMs, timedOut);
    return { afterMs, progress };
  }

  async sendAndDiscard(
    method: string,
    params: Frame | undefined,
    { disconnect, headers, generated }: DiscardOptions,
  ): Promise<void> {
    const id = this.#options.nextId();
    this.#past.ignore(id);
    const line = JSON.stringify({ jsonrpc: "2.0", id, method, ...(params && { params }) });
    if (this.#channel?.sendAndDiscard)
      await this.#channel.sendAndDiscard(line, { id, method, generated, headers }, disconnect);
    else this.#channel?.send(line);
  }

  notify(method: string, params?: Frame): void {
    this.#notify(method, params, "test");
  }

  /** Sets the facts of the server, after its handshake. */
  setFacts(facts: SessionFacts): void {
    this.facts = facts;
    this.#inbox.takesBatches = facts.negotiatedVersion === BATCH_REVISION;
    this.#inbox.idMayBeAbsent = isSince(facts.negotiatedVersion, SINCE.errorsWithoutId);
    this.#channel?.setRevision?.(facts.negotiatedVersion);
  }

  /** Ends the handshake of initialize. */
  initialized(facts: SessionFacts): void {
    this.setFacts(facts);
    this.#notify("notifications/initialized", undefined, "handshake");
  }

  /** Stops waiting for a request of the handshake that is no longer needed. */
  stopWaiting(method: string): void {
    for (const call of this.#waiting.takeAllOf(method)) this.#abandon(call);
  }

  stderr(mark?: number): string[] {
    return this.#channel?.stderr(mark) ?? [];
  }

  stderrMark(): number {
    return this.#channel?.stderrMark() ?? 0;
  }

  endBy(way: EndWay, ms: number): Promise<boolean> | undefined {
    this.#isAskedToEnd = true;
    return this.#channel?.endBy?.(way, ms);
  }

  close(graceMs = DEFAULT_GRACE_MS): Promise<SessionFault[]> {
    if (this.#unreportedEnd) this.#log.crash(this.#unreportedEnd);
    this.#unreportedEnd = undefined;
    this.#closing ??= this.#channel?.close(graceMs) ?? Promise.resolve([]);
    return this.#closing;
  }

  async closeAfterCalls(): Promise<SessionFault[]> {
    if (this.#waiting.size > 0) await this.#waiting.emptied();
    return this.close();
  }

  /** Receives one line of the server from the channel. */
  line(text: string, at: number, validUtf8: boolean, http?: HttpFacts, call?: OutgoingCall): void {
    this.#log.http = http;
    this.#log.stream = call;
    if (hasMoreValues(text, LIMITS.values)) {
      const message = say`The server sent a message of more than ${LIMITS.values} values; it was not read.`;
      this.#unread({ rule_id: "FAULT-TRANSPORT-FLOOD", message }, text.slice(0, HEAD_CHARACTERS), at);
    } else this.#inbox.line(text, at, validUtf8);
    this.#log.stream = undefined;
  }

  tooLarge(head: string, at: number): void {
    const message = say`The server wrote a line of more than ${this.#options.maxFrameBytes} bytes; it was not read.`;
    this.#unread({ rule_id: "FAULT-TRANSPORT-FRAME-TOO-LARGE", message }, head, at);
  }

  unread() {
    return this.#memory.unread();
  }

  isWaiting(id: number): boolean {
    return this.#waiting.has(id);
  }

  failed(id: number, fault: CallFault): void {
    const call = this.#waiting.take(id);
    if (call === undefined) return;
    const { sessionLost, answer, http } = fault;
    const renewal = sessionLost && !call.isResent ? this.#renewal : undefined;
    if (answer !== undefined && renewal === undefined) {
      this.#log.http = http;
      this.#settle(call, answer, nowMs());
      return;
    }
    const failure = this.#log.failed(call, fault);
    if (renewal === undefined) call.settle(failure);
    else void this.#sendAgain(call, failure, renewal);
  }

  fault(fault: SessionFault, call?: OutgoingCall): void {
    this.#log.fault(fault.rule_id, fault.message, fault.evidence ?? say``, call?.owner);
  }

  ended(): void {
    const end = this.#channel?.end;
    if (end === undefined) return;
    this.#log.http = undefined;
    const now = nowMs();
    const byUs = this.#closing !== undefined || this.#isAskedToEnd;
    if (this.#waiting.size === 0 && this.facts !== NO_FACTS && !byUs) this.#unreportedEnd = end;
    for (const call of this.#waiting.takeAll()) call.settle(this.#log.died(call, end, now, byUs));
  }

  /** Handles a message that is not read; `head` is its beginning. The call that it answers fails. */
  #unread(fault: CallFault, head: string, at: number): void {
    // The cut may have split a secret.
    const seen = hideCut(head, { end: true });
    const call = looksLikeAnswer(head) ? this.#answeredBy(head) : undefined;
    this.#log.fault(fault.rule_id, fault.message, seen, call?.owner);
    this.#log.stray({ raw: seen }, at, fault.message);
    if (call === undefined) return;
    this.#past.markGivenUp(call);
    const { http } = this.#log;
    this.failed(call.id, { ...fault, ...(http && { http }) });
  }

  /** The call that an answer is for; `head` is the beginning of the answer. */
  #answeredBy(head: string): WaitingCall | undefined {
    // The id may be at the end, which was not read; if only one call waits, the answer is for it.
    const [first, ...others] = this.#waiting.values();
    const named = [this.#log.stream?.id, idAtStart(head)]
      .map((id) => this.#waiting.get(id))
      .find((call) => call !== undefined);
    return named ?? (others.length === 0 ? first : undefined);
  }

  /** Sends a call again in a new session, under a new id. */
  async #sendAgain(call: WaitingCall, failure: Outcome, renewal: Renewal): Promise<void> {
    if (!(await renewal.ensureNewerThan(call.sentAt)) || !this.alive) {
      call.settle(failure);
      return;
    }
    const { request, timeoutMs, purpose, owner, generated, kept } = call;
    const options = { timeoutMs, purpose, owner, generated, ...(kept && { kept }) };
    call.settle(await this.#request(String(request.method), withoutToken(request.params, call.id), options, true));
  }

  #answer({ frame, id }: ClassifiedMessage & { kind: "response" }, line: string, at: number): void {
    const number = numberOf(id);
    const streamOf = this.#log.stream?.id;
    const named = this.#waiting.named(number);
    const call =
      named ??
      // An error without an id answers the request on whose stream it arrived.
      (namesNoRequest(frame) ? this.#waiting.get(streamOf) : undefined) ??
      this.#waiting.rawFor(id, streamOf, this.#past.expects(number));
    if (call === undefined) {
      this.#past.handleLateAnswer(frame, number, line, at);
      return;
    }
    this.#waiting.take(call.id);
    if (number !== id && named)
      this.#log.malformed(say`answers with a string id, but the request had a number`, line, call.owner);
    if (this.#channel?.hasStreams && streamOf !== call.id) this.#log.wrongStream(call, line);
    this.#settle(call, frame, at, line.length);
  }

  /** `length`: of its text, if it came as one. */
  #settle(call: WaitingCall, frame: Frame, at: number, length = Number.POSITIVE_INFINITY): void {
    this.#past.markAnswered(call.id, call.owner);
    const message = call.kept && this.#memory.keepAnswer(frame, length, call.kept);
    if (message === undefined) call.settle(this.#log.answered(call, frame, at));
    else {
      const { http } = this.#log;
      call.settle(this.#log.failed(call, { rule_id: "FAULT-TRANSPORT-FLOOD", message, ...(http && { http }) }));
    }
  }

  /** The owner of the call that a message names: an answer by its id, progress by its token. */
  #ownerOf({ id, method, params }: Frame): Owner | undefined {
    if (method === undefined) return this.#waiting.named(numberOf(id))?.owner;
    return isObject(params) ? this.#waiting.ofToken(params.progressToken)?.owner : undefined;
  }

  #serve({ frame, id, method }: ClassifiedMessage & { kind: "request" }, at: number): void {
    if (isSince(this.facts.negotiatedVersion, FIRST_MODERN)) {
      // At these revisions a client must not send responses.
      const note = say`The server sent the request ${cut(hide(method), 100)}; servers send no requests at this revision.`;
      this.#log.stray({ direction: "server", request: frame }, at, note);
      return;
    }
    const answer = this.client.respond(method, frame.params);
    const response: Frame = { jsonrpc: "2.0", id, ...answer };
    this.#channel?.send(JSON.stringify(response));
    this.#log.stray({ direction: "server", request: frame, response }, at);
    if (method !== "ping")
      this.#waiting.addServerRequest({ method, params: frame.params, ...answer }, this.#log.stream?.id);
  }

  #expire(call: WaitingCall): void {
    const { afterMs, progress } = this.#abandon(call, true);
    const cancels = !this.#channel?.cancelsByClosing && !HANDSHAKE.has(call.request.method);
    const reason = `no answer within ${Math.round(call.timeoutMs)} ms`;
    if (cancels && call.purpose !== "raw")
      this.#notify("notifications/cancelled", { requestId: call.id, reason }, call.purpose);
    call.settle(timeoutOf(call, afterMs, this.#channel?.broken ?? call.note ?? progress));
  }

  #notify(method: string, params: Frame | undefined, purpose: Purpose): void {
    const request: Frame = { jsonrpc: "2.0", method, ...(params && { params }) };
    this.#channel?.send(JSON.stringify(request));
    this.#log.notification(request, purpose);
  }

  /** The outcome of a call to a server that has ended; undefined while it runs. */
  #deathOutcome(purpose: Purpose): Outcome | undefined {
    const end = this.#channel?.end;
    // The call fails because of it: one cause is shown once. A fuzzer blames the call before.
    if (purpose !== "fuzz") this.#unreportedEnd = undefined;
    return end && { kind: "died", process: end, durationMs: 0, notifications: [] };
  }
}

/** Repeats the handshake if a server no longer knows the session, once for all calls that lost it. */
class Renewal {
  #renewedAt = 0;
  /** Settles when the current handshake is over: false if it failed. */
  pending: Promise<boolean> | undefined;

  constructor(private readonly handshake: () => Promise<boolean>) {}

  /** Ensures that the session is newer than a call of that time; false if it cannot be renewed. */
  async ensureNewerThan(sentAt: number): Promise<boolean> {
    // A call that was sent in the previous session needs no third one.
    if (sentAt >= this.#renewedAt) {
      this.pending ??= this.handshake().finally(() => {
        this.pending = undefined;
        this.#renewedAt = nowMs();
      });
    }
    return (await this.pending) !== false;
  }
}

/** The outcome of a call that was given up; `note` may explain it. */
function timeoutOf(call: WaitingCall, afterMs: number, note: Redacted | undefined): Outcome {
  const { timeoutMs, notifications, progressSeen } = call;
  const outcome: Outcome = { kind: "timeout", timeoutMs, afterMs: Math.round(afterMs), notifications };
  if (progressSeen > 0) outcome.extended = true;
  if (note !== undefined) outcome.note = note;
  return outcome;
}

/** The id of an answer, as a number if the server changed it to a string. */
function numberOf(id: unknown): unknown {
  return typeof id === "string" && /^\d{1,15}$/.test(id) ? Number(id) : id;
}
