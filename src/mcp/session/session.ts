import { nowMs } from "../../core/clock.js";
import { hasMoreValues } from "../../core/json/json-text.js";
import { inMiB, LIMITS } from "../../core/limits.js";
import type { ProcessUsage } from "../../core/proc/usage.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { cut, hide, hideCut, say } from "../../core/redaction/redacted.js";
import { lastLines } from "../channel/end-process.js";
import type { Channel, ChannelListener, OutgoingCall } from "../channel/types.js";
import {
  type ClassifiedMessage,
  type Frame,
  LONG_RUNNING_METHODS,
  looksLikeAnswer,
  numericId,
  requestIn,
  withoutToken,
  withProgressToken,
} from "../frames.js";
import { SessionMemory } from "../memory.js";
import { BATCH_REVISION, FIRST_MODERN, isSince, livenessOf, SINCE } from "../revisions/known.js";
import {
  type CallFault,
  type DiscardOptions,
  type HttpFacts,
  NO_TEST,
  type Outcome,
  type Purpose,
  type RequestOptions,
  type ServerEnd,
  type Session,
  type SessionFacts,
  type SessionFault,
  type SessionOptions,
  type ShutdownMethod,
  type TaskEnd,
  type TaskOptions,
} from "../types.js";
import { ClientAnswers } from "./client-answers.js";
import { FollowedTasks } from "./followed-tasks.js";
import { Inbox } from "./inbox.js";
import { PastCalls } from "./past-calls.js";
import { type Line, SessionLog } from "./session-log.js";
import { TaskFollower } from "./task-run.js";
import { WaitingCall, WaitingCalls } from "./waiting.js";

const DEFAULT_GRACE_MS = 2_000;
const SIGN_OF_LIFE_MS = 1_000;
const HEAD_CHARACTERS = 4 * 1024;
const HANDSHAKE_METHODS = new Set<unknown>(["initialize", "server/discover"]);
/** The purposes of requests that belong to no test. */
const HANDSHAKE_PURPOSES = new Set<Purpose>(["handshake", "detect"]);
/** The purposes of requests that may have ended a server although it answered them. */
const CALL_PURPOSES = new Set<Purpose>(["test", "probe", "fuzz", "raw"]);

export const NO_FACTS: SessionFacts = {
  negotiatedVersion: null,
  serverInfo: null,
  capabilities: null,
  instructions: null,
  startupMs: 0,
};

/** A session over a channel that is open. It sends requests as they are, and no handshake by itself. */
export class ChannelSession implements Session, ChannelListener {
  facts = NO_FACTS;
  readonly client: ClientAnswers;
  readonly tasks = new FollowedTasks();
  protected readonly options: SessionOptions;
  readonly #waiting: WaitingCalls;
  readonly #log: SessionLog;
  readonly #inbox: Inbox;
  readonly #pastCalls: PastCalls;
  readonly #memory: SessionMemory;
  #channel: Channel | undefined;
  #closing: Promise<SessionFault[]> | undefined;
  #isAskedToEnd = false;
  /** The end of the server, until a call has failed because of it. */
  #unreportedEnd: ServerEnd | undefined;
  /** The last call that was answered, until the server has shown that it outlived it. */
  #lastAnswered: WaitingCall | undefined;
  /** Repeats the handshake if the server no longer knows the session; without it such a call fails. */
  renewal: (() => Promise<boolean>) | undefined;
  #renewing: Promise<boolean> | undefined;
  #renewedAt = 0;
  #noiseBytes = 0;
  /** Set once the server wrote too much that is not a message: nothing more is read. */
  #floodFault: CallFault | undefined;

  constructor(options: SessionOptions, startedAt: number) {
    this.options = options;
    this.client = new ClientAnswers(options.client);
    this.#memory = new SessionMemory(options.maxFrameBytes, options.memory);
    this.#waiting = new WaitingCalls(
      this.#memory,
      (call) => this.#expire(call),
      (call, reached) => this.#log.reportFlood(call, this.#memory.callLimit, reached),
    );
    this.#log = new SessionLog(options, startedAt, this.#waiting);
    this.#pastCalls = new PastCalls(this.#log);
    this.#inbox = new Inbox(this.#log, {
      answer: (message, line, at) => this.#receiveAnswer(message, line, at),
      ownerOf: (frame) =>
        this.#waiting.ownerOf(frame) ?? this.#pastCalls.ownerOf(frame) ?? this.tasks.taskOf(frame)?.owner,
      serve: (message, at) => this.#answerRequest(message, at),
      notification: ({ frame }, at) => {
        this.tasks.addNotification(frame);
        if (this.#waiting.addNotification(frame, at, this.#log.stream?.id)) return;
        const owner = this.tasks.taskOf(frame)?.owner;
        this.#log.recordStray({ direction: "server", request: frame }, at, undefined, owner);
      },
      noise: (bytes) => this.#countNoise(bytes),
    });
  }

  bind(channel: Channel): void {
    this.#channel = channel;
    this.tasks.isReplay = channel.isReplay === true;
  }

  /** The first lines that the server wrote and that are no messages. */
  get noise(): readonly Redacted[] {
    return this.#inbox.noise;
  }

  set muted(muted: boolean) {
    this.#log.muted = muted;
  }

  get alive(): boolean {
    const isOpen = this.#channel !== undefined && this.#channel.end === undefined && this.#closing === undefined;
    return isOpen && this.#floodFault === undefined;
  }

  request(method: string, params: Frame | undefined, options: RequestOptions): Promise<Outcome> {
    return this.#request(method, params, options, false);
  }

  async #request(method: string, params: Frame | undefined, options: RequestOptions, isResent: boolean) {
    while (method !== "initialize" && this.#renewing) await this.#renewing;
    const { purpose, headers, generated, twice } = options;
    const owner = HANDSHAKE_PURPOSES.has(purpose) ? NO_TEST : options.owner;
    const ended = this.#endedOutcome(purpose);
    if (ended) return ended;
    const id = this.options.nextId();
    const takesToken = LONG_RUNNING_METHODS.has(method) && purpose !== "raw";
    const request = requestFrame(method, takesToken ? withProgressToken(params, id) : params, id);
    const timeoutMs = Math.min(options.timeoutMs, this.#channel?.requestTimeoutMs ?? options.timeoutMs);
    return new Promise<Outcome>((resolve) => {
      const settle = twice ? this.#pastCalls.lastOf(id, resolve) : resolve;
      const line = JSON.stringify(request);
      const outgoing = { id, method, headers, generated, owner };
      const call = new WaitingCall(id, request, { ...options, owner, timeoutMs }, settle, { isResent });
      this.#sendAndWait(call, line, outgoing);
      if (twice) this.#channel?.send(line, outgoing);
    });
  }

  runTask(call: { method: string; params: Frame }, task: TaskOptions, options: RequestOptions): Promise<TaskEnd> {
    return new TaskFollower(this, task, options).callTool(call);
  }

  async raw(text: string, { timeoutMs, purpose, headers, owner, signal }: RequestOptions): Promise<Outcome> {
    const ended = this.#endedOutcome(purpose);
    if (ended) return ended;
    const id = this.options.nextId();
    const request = requestIn(text);
    const options = { timeoutMs, purpose, owner, ...(signal && { signal }) };
    return new Promise((settle) => {
      const call = new WaitingCall(id, request, options, settle, { raw: { id: request.id }, isResent: true });
      this.#sendAndWait(call, text, { id, method: "raw bytes", raw: true, owner, headers });
    });
  }

  /** Sends a call, and waits for its answer until its signal is aborted; the server does not learn of that. */
  #sendAndWait(call: WaitingCall, line: string, outgoing: OutgoingCall): void {
    this.#log.isCalled ||= CALL_PURPOSES.has(call.options.purpose);
    call.stderrMark = this.stderrMark();
    this.#waiting.add(call);
    this.#channel?.send(line, outgoing);
    const giveUp = () => {
      if (!this.#waiting.take(call.id)) return;
      if (call.options.cancels && !this.#channel?.cancelsByClosing)
        this.#notify("notifications/cancelled", { requestId: call.id }, call.options.purpose);
      call.settle(this.#abandon(call));
    };
    call.options.signal?.addEventListener("abort", giveUp, { once: true });
  }

  /** Ends the exchange of a call that no longer waits; its outcome notes how far it got. */
  #abandon(call: WaitingCall, timedOut = false): Outcome & { kind: "timeout" } {
    this.#pastCalls.markGivenUp(call);
    const stderr = timedOut ? lastLines(this.stderr(call.stderrMark)) : [];
    return this.#log.recordTimeout(call, timedOut, stderr, this.#channel?.abandon?.(call.id));
  }

  async sendAndDiscard(method: string, params: Frame | undefined, options: DiscardOptions): Promise<void> {
    const id = this.options.nextId();
    this.#pastCalls.ignore(id);
    this.#log.isCalled = true;
    const line = JSON.stringify(requestFrame(method, params, id));
    const { disconnect, ...rest } = options;
    if (!this.#channel?.sendAndDiscard) this.#channel?.send(line);
    else await this.#channel.sendAndDiscard(line, { id, method, ...rest }, disconnect);
  }

  notify(method: string, params?: Frame): void {
    this.#notify(method, params, "test");
  }

  setFacts(facts: SessionFacts): void {
    this.facts = facts;
    this.#inbox.takesBatches = facts.negotiatedVersion === BATCH_REVISION;
    this.#inbox.idMayBeAbsent = isSince(facts.negotiatedVersion, SINCE.errorsWithoutId);
    this.#channel?.setRevision?.(facts.negotiatedVersion);
  }

  initialized(facts: SessionFacts): void {
    this.setFacts(facts);
    this.#notify("notifications/initialized", undefined, "handshake");
  }

  stopWaiting(method: string): void {
    for (const call of this.#waiting.takeAll(method)) this.#abandon(call);
  }

  stderr(mark?: number): string[] {
    return this.#channel?.stderr?.lines(mark) ?? [];
  }

  stderrMark(): number {
    return this.#channel?.stderr?.total ?? 0;
  }

  usage(): ProcessUsage | undefined {
    return this.#channel?.usage?.();
  }

  endBy(way: ShutdownMethod, ms: number): Promise<boolean> | undefined {
    this.#isAskedToEnd = true;
    return this.#channel?.endBy?.(way, ms);
  }

  async confirmAlive(): Promise<void> {
    if (this.#lastAnswered && this.#channel?.hasProcess && this.#channel.end === undefined) {
      const method = this.options.detected?.signOfLife ?? livenessOf(this.facts.negotiatedVersion);
      await this.request(method, undefined, { timeoutMs: SIGN_OF_LIFE_MS, purpose: "fault" });
    }
    if (this.#unreportedEnd) this.#log.reportCrash(this.#unreportedEnd, this.#lastAnswered);
    this.#unreportedEnd = undefined;
    this.#lastAnswered = undefined;
  }

  close(graceMs = DEFAULT_GRACE_MS): Promise<SessionFault[]> {
    // Without a last call the server is not asked whether it is alive: an interrupt must not wait for that, and a server
    // that was asked to end need not answer.
    if (this.options.signal?.aborted || this.#isAskedToEnd) this.#lastAnswered = undefined;
    this.#closing ??= this.confirmAlive().then(() => {
      this.#isAskedToEnd = true;
      this.tasks.wakeAll();
      return this.#channel?.close(graceMs) ?? [];
    });
    return this.#closing;
  }

  async closeAfterCalls(): Promise<SessionFault[]> {
    await this.#waiting.whenEmpty();
    return this.close();
  }

  line(text: string, at: number, validUtf8: boolean, http?: HttpFacts, call?: OutgoingCall): void {
    if (this.#floodFault) return;
    this.#log.http = http;
    this.#log.stream = call;
    if (hasMoreValues(text, LIMITS.values)) {
      const message = say`The server sent a message of more than ${LIMITS.values} values; it was not read.`;
      // A slice would keep the whole text.
      const head = Buffer.from(text.slice(0, HEAD_CHARACTERS)).toString();
      this.#rejectMessage({ rule_id: "FAULT-TRANSPORT-FLOOD", message }, head, at);
    } else this.#inbox.line(text, at, validUtf8);
    this.#log.stream = undefined;
  }

  tooLarge(head: string, at: number): void {
    const message = say`The server wrote a line of more than ${this.options.maxFrameBytes} bytes; it was not read.`;
    this.#rejectMessage({ rule_id: "FAULT-TRANSPORT-FRAME-TOO-LARGE", message }, head, at);
  }

  countUnread() {
    return this.#memory.unread();
  }

  isWaiting(id: number): boolean {
    return this.#waiting.has(id);
  }

  failed(id: number, fault: CallFault): void {
    const call = this.#waiting.take(id);
    if (call === undefined) return;
    const { sessionLost, answer, http } = fault;
    const renews = sessionLost && !call.form.isResent && this.renewal !== undefined;
    if (answer !== undefined && !renews) {
      this.#log.http = http;
      this.#settle(call, answer, nowMs());
      return;
    }
    const failure = this.#log.recordFailure(call, fault);
    if (renews) void this.#sendAgain(call, failure);
    else call.settle(failure);
  }

  fault(fault: SessionFault, call?: OutgoingCall): void {
    this.#log.reportFault(fault.rule_id, fault.message, fault.evidence ?? say``, call?.owner);
  }

  ended(): void {
    const end = this.#channel?.end;
    if (end === undefined) return;
    this.#log.http = undefined;
    this.tasks.wakeAll();
    const now = nowMs();
    const isOurs = this.#isAskedToEnd;
    const waiting = this.#waiting.takeAll();
    // A request that only asks whether the server is alive is no call that could have ended it.
    const endsCall = waiting.some(({ options }) => options.purpose !== "fault" || !this.#lastAnswered);
    if (!endsCall && this.facts !== NO_FACTS && !isOurs) this.#unreportedEnd = end;
    for (const call of waiting) call.settle(this.#log.recordDeath(call, end, now, isOurs));
  }

  /** Counts what is not a message on stdout. A call over HTTP has limits of its own. */
  #countNoise(bytes: number): void {
    if (this.#log.http !== undefined) return;
    this.#noiseBytes += bytes;
    if (this.#noiseBytes <= LIMITS.noise) return;
    const limit = hide(inMiB(LIMITS.noise));
    const message = say`The server wrote more than ${limit} to stdout that is not JSON-RPC messages; nothing more was read.`;
    const fault: CallFault = { rule_id: "FAULT-TRANSPORT-STDOUT-NOISE", message };
    this.#floodFault = fault;
    this.fault(fault);
    for (const call of this.#waiting.takeAll()) call.settle(this.#log.recordFailure(call, fault));
  }

  /** Handles a message that is not read; `head` is its beginning. The call that it answers fails. */
  #rejectMessage(fault: CallFault, head: string, at: number): void {
    // The cut may have split a secret in two, and a part would not be recognized.
    const shownHead = hideCut(head, { end: true });
    const { http, stream } = this.#log;
    const call = looksLikeAnswer(head) ? this.#waiting.answeredByHead(head, stream?.id) : undefined;
    this.#log.reportFault(fault.rule_id, fault.message, shownHead, call?.options.owner);
    if (call === undefined) {
      this.#log.recordStray({ raw: shownHead }, at, fault.message);
      return;
    }
    this.#pastCalls.markGivenUp(call);
    this.failed(call.id, { ...fault, ...(http && { http }) });
  }

  async #sendAgain(call: WaitingCall, failure: Outcome): Promise<void> {
    // Once for all calls that lost it. A call that was sent in the previous session needs no third one.
    if (call.sentAt >= this.#renewedAt) {
      this.#renewing ??= this.renewal?.().finally(() => {
        this.#renewing = undefined;
        this.#renewedAt = nowMs();
      });
    }
    if ((await this.#renewing) === false || !this.alive) return call.settle(failure);
    const { request, id } = call;
    const { timeoutMs, purpose, owner, generated, kept } = call.options;
    const options = { timeoutMs, purpose, owner, generated, ...(kept && { kept }) };
    call.settle(await this.#request(String(request.method), withoutToken(request.params, id), options, true));
  }

  #receiveAnswer({ frame, id }: ClassifiedMessage & { kind: "response" }, line: Line, at: number): void {
    const streamId = this.#log.stream?.id;
    const call = this.#waiting.answeredBy(frame, streamId, this.#pastCalls.expects(numericId(id)));
    if (call === undefined) {
      this.#pastCalls.handleLateAnswer(frame, line, at);
      return;
    }
    this.#waiting.take(call.id);
    if (typeof id === "string" && !call.form.raw)
      this.#log.reportMalformed(say`answers with a string id, but the request had a number`, line, call.options.owner);
    if (this.#channel?.hasStreams && streamId !== call.id) this.#log.reportWrongStream(call, line);
    this.#settle(call, frame, at, line.text);
  }

  /** `text`: the message, if it came as one. */
  #settle(call: WaitingCall, frame: Frame, at: number, text?: string): void {
    const { owner, kept, purpose } = call.options;
    this.#pastCalls.markAnswered(call.id, owner);
    this.#lastAnswered = CALL_PURPOSES.has(purpose) ? call : undefined;
    const message = kept && this.#memory.keepAnswer(frame, text?.length ?? Number.POSITIVE_INFINITY, kept);
    call.options.onAnswer?.(frame);
    const { http } = this.#log;
    const fault = message && { rule_id: "FAULT-TRANSPORT-FLOOD" as const, message, ...(http && { http }) };
    const bytes = text === undefined ? undefined : Buffer.byteLength(text);
    call.settle(fault ? this.#log.recordFailure(call, fault) : this.#log.recordAnswer(call, frame, at, bytes));
  }

  #answerRequest({ frame, id, method }: ClassifiedMessage & { kind: "request" }, at: number): void {
    if (isSince(this.facts.negotiatedVersion, FIRST_MODERN)) {
      // At these revisions a client must not send responses.
      const note = say`The server sent the request ${cut(hide(method), 100)}; servers send no requests at this revision.`;
      this.#log.recordStray({ direction: "server", request: frame }, at, note);
      return;
    }
    const task = this.tasks.taskOf(frame);
    const tool = task?.tool ?? this.#waiting.askingTool(this.#log.stream?.id);
    const answer = this.client.respond(method, frame.params, task?.input, tool);
    const response: Frame = { jsonrpc: "2.0", id, ...answer };
    this.#channel?.send(JSON.stringify(response));
    this.#log.recordStray({ direction: "server", request: frame, response }, at);
    if (method === "ping") return;
    const request = { method, params: frame.params, ...answer };
    this.#waiting.addServerRequest(request, this.#log.stream?.id);
    task?.requests.push(request);
  }

  #expire(call: WaitingCall): void {
    this.#lastAnswered = undefined;
    const { note: progress, ...outcome } = this.#abandon(call, true);
    const cancels = !this.#channel?.cancelsByClosing && !HANDSHAKE_METHODS.has(call.request.method);
    const { timeoutMs, purpose } = call.options;
    const reason = `no answer within ${Math.round(timeoutMs)} ms`;
    if (cancels && purpose !== "raw") this.#notify("notifications/cancelled", { requestId: call.id, reason }, purpose);
    const note = this.#channel?.broken ?? call.note ?? progress;
    call.settle({ ...outcome, ...(note !== undefined && { note }) });
  }

  #notify(method: string, params: Frame | undefined, purpose: Purpose): void {
    const request = requestFrame(method, params);
    this.#channel?.send(JSON.stringify(request));
    this.#log.recordNotification(request, purpose);
  }

  #endedOutcome(purpose: Purpose): Outcome | undefined {
    if (this.#floodFault) return { kind: "fault", fault: this.#floodFault, durationMs: 0, notifications: [] };
    const end = this.#channel?.end;
    // The call fails because of that end, so the end needs no report of its own. A fuzzer reports it for the call before.
    if (purpose !== "fuzz") this.#unreportedEnd = undefined;
    return end && { kind: "died", process: end, durationMs: 0, notifications: [] };
  }
}

function requestFrame(method: string, params: Frame | undefined, id?: number): Frame {
  return { jsonrpc: "2.0", ...(id !== undefined && { id }), method, ...(params && { params }) };
}
