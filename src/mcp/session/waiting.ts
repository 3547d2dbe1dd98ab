import { setImmediate } from "node:timers/promises";
import { nowMs } from "../../core/clock.js";
import { asObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { type Frame, idAtStart, namesNoRequest, numericId } from "../frames.js";
import { type Charge, KeptAnswers, type MemoryLimit, type SessionMemory } from "../memory.js";
import type { ClientRequest, Outcome, Owner, RequestOptions } from "../types.js";

/** A request that was sent and not yet answered. Times are those of `nowMs()`. */
export class WaitingCall {
  readonly sentAt = nowMs();
  deadline: number;
  progressSeen = 0;
  readonly notifications: Frame[] = [];
  readonly requests: ClientRequest[] = [];
  /** The memory of the notifications and requests, those of earlier rounds included. */
  readonly messages: KeptAnswers;
  isFull = false;
  note: Redacted | undefined;
  /** How much was on stderr when it was sent. */
  stderrMark = 0;
  /** An error that names no request came while it waited. */
  hasUnnamedError = false;

  constructor(
    readonly id: number,
    readonly request: Frame,
    readonly options: RequestOptions,
    readonly settle: (outcome: Outcome) => void,
    /** `raw`, for raw bytes: the id in them. `isResent`: it is not sent once more if its session is lost. */
    readonly form: { raw?: { id: unknown }; isResent?: boolean } = {},
  ) {
    this.deadline = this.sentAt + options.timeoutMs;
    this.messages = options.rounds?.messages ?? new KeptAnswers();
  }

  /** Until when progress may defer the deadline. */
  get latest(): number {
    const { timeoutMs, maxTimeoutMs = MAX_TIMEOUTS * timeoutMs } = this.options;
    return this.sentAt + maxTimeoutMs;
  }

  get progressToken(): unknown {
    return this.form.raw ? undefined : asObject(asObject(this.request.params)._meta).progressToken;
  }
}

const MAX_TIMER_MS = 2 ** 31 - 1;
/** A timer that is later than this was delayed by a busy event loop, for example by a slow matcher. */
const HELD_MS = 100;
/** How many timeouts a call may take that says how far it is, if its options do not say it. */
const MAX_TIMEOUTS = 6;

/** The calls that wait for an answer, with one timer for all of them: it is set for the earliest deadline, and late ones re-arm it. */
export class WaitingCalls {
  readonly #calls = new Map<unknown, WaitingCall>();
  readonly #emptyWaiters: (() => void)[] = [];
  #timer: NodeJS.Timeout | undefined;
  #wakesAt = Number.POSITIVE_INFINITY;

  /** `onExpired`: for a call whose deadline is over. `onFlood`: once for a call whose messages exceed a limit. */
  constructor(
    private readonly memory: SessionMemory,
    private readonly onExpired: (call: WaitingCall) => void,
    private readonly onFlood: (call: WaitingCall, reached: MemoryLimit | undefined) => void,
  ) {}

  /** Settles once no call waits, nor one that follows at once from the last answer. */
  async whenEmpty(): Promise<void> {
    while (this.#calls.size > 0) {
      await new Promise<void>((resolve) => this.#emptyWaiters.push(resolve));
      await setImmediate();
    }
  }

  has(id: number): boolean {
    return this.#calls.has(id);
  }

  /** The call whose request has this id; raw bytes do not have the id of their call. */
  callWithId(id: unknown): WaitingCall | undefined {
    const call = this.#calls.get(numericId(id));
    return call?.form.raw ? undefined : call;
  }

  /** By its id; an error without one by its stream; for raw bytes by either, else the first unless `isExpected`. */
  answeredBy(frame: Frame, streamId: number | undefined, isExpected: boolean): WaitingCall | undefined {
    const byId = this.callWithId(frame.id) ?? (namesNoRequest(frame) ? this.#calls.get(streamId) : undefined);
    if (byId) return byId;
    const rawCalls = [...this.values()].filter(({ form }) => form.raw);
    const rawCall = rawCalls.find((call) => call.id === streamId || call.form.raw?.id === frame.id);
    return rawCall ?? (isExpected ? undefined : rawCalls[0]);
  }

  /** The tool for which a server asks: that of the call whose stream it uses, else the last one that was called. */
  askingTool(streamId: number | undefined): unknown {
    const calls = [...this.values()].filter(({ request }) => request.method === "tools/call");
    const call = calls.find(({ id }) => id === streamId) ?? calls.at(-1);
    return asObject(call?.request.params).name;
  }

  answeredByHead(head: string, streamId: number | undefined): WaitingCall | undefined {
    const id = idAtStart(head);
    const isRaw = ({ form }: WaitingCall) => id !== undefined && form.raw?.id === id;
    const byId = this.#calls.get(streamId) ?? this.#calls.get(id) ?? [...this.values()].find(isRaw);
    // The id may be at the end, which was not read; if only one call waits, the answer is for it.
    return byId ?? (this.#calls.size === 1 ? [...this.values()][0] : undefined);
  }

  /** The owner of the call that a message names: an answer by its id, progress by its token. */
  ownerOf({ id, method, params }: Frame): Owner | undefined {
    if (method === undefined) return this.callWithId(id)?.options.owner;
    const token = asObject(params).progressToken;
    if (token === undefined) return undefined;
    return [...this.values()].find(({ progressToken }) => progressToken === token)?.options.owner;
  }

  values(): IterableIterator<WaitingCall> {
    return this.#calls.values();
  }

  add(call: WaitingCall): void {
    this.#calls.set(call.id, call);
    for (const request of call.options.rounds?.requests ?? []) {
      if (this.#keeps(call, this.memory.messageOf(request))) call.requests.push(request);
    }
    this.#wakeAt(call.deadline);
    // Over HTTP, nothing else may keep the process alive: the connection of a call that waits may have ended.
    this.#timer?.ref();
  }

  take(id: number): WaitingCall | undefined {
    const call = this.#calls.get(id);
    if (call === undefined) return undefined;
    this.#calls.delete(id);
    // The messages of a call of several rounds outlast a round: the caller releases them.
    if (!call.options.rounds) call.messages.release();
    if (this.#calls.size > 0) return call;
    this.#timer?.unref();
    for (const resolve of this.#emptyWaiters.splice(0)) resolve();
    return call;
  }

  /** Takes every call, or those of one method. */
  takeAll(method?: string): WaitingCall[] {
    const calls = [...this.values()].filter(({ request }) => method === undefined || request.method === method);
    const takenCalls = calls.flatMap(({ id }) => this.take(id) ?? []);
    // A timer would keep the session in memory.
    if (this.#calls.size === 0) {
      clearTimeout(this.#timer);
      this.#wakesAt = Number.POSITIVE_INFINITY;
    }
    return takenCalls;
  }

  /** Gives a notification to the calls that it may belong to; progress restarts their time. False if there is none. */
  addNotification(frame: Frame, at: number, streamId?: number): boolean {
    let charge: Charge | undefined;
    const { method, params } = frame;
    const token = method === "notifications/progress" ? asObject(params).progressToken : undefined;
    for (const call of this.#calls.values()) {
      if (token === undefined ? streamId !== undefined && call.id !== streamId : call.progressToken !== token) continue;
      charge ??= this.memory.messageOf(frame);
      if (this.#keeps(call, charge)) call.notifications.push(frame);
      call.options.onNotification?.(frame, call.id);
      if (token === undefined) continue;
      call.progressSeen += 1;
      call.deadline = Math.max(call.deadline, Math.min(at + call.options.timeoutMs, call.latest));
    }
    return charge !== undefined;
  }

  /** Gives a request of the server to the call on whose stream it came, else to every one: it does not say which. */
  addServerRequest(request: ClientRequest, streamId?: number): void {
    const charge = this.memory.messageOf(request);
    for (const call of this.#calls.values()) {
      if (streamId !== undefined && call.id !== streamId) continue;
      if (this.#keeps(call, charge)) call.requests.push(request);
    }
  }

  #keeps(call: WaitingCall, charge: Charge): boolean {
    if (call.isFull) return false;
    const isTooMuch = call.messages.bytes + charge.bytes > this.memory.callLimit;
    const reached = isTooMuch || charge.holders > 0 ? undefined : charge.limit.reserve(charge.bytes);
    if (isTooMuch || reached) {
      call.isFull = true;
      this.onFlood(call, reached);
      return false;
    }
    call.messages.add(charge);
    call.options.kept?.add(charge);
    return true;
  }

  // An answered call leaves the timer as it is: calls in a row with the same limit need one timer in all.
  #wakeAt(at: number): void {
    if (at >= this.#wakesAt) return;
    clearTimeout(this.#timer);
    this.#wakesAt = at;
    const delay = Math.min(Math.max(Math.ceil(at - nowMs()), 1), MAX_TIMER_MS);
    this.#timer = setTimeout(() => this.#expireCalls(), delay);
  }

  #expireCalls(): void {
    const now = nowMs();
    const delayMs = now - this.#wakesAt;
    this.#wakesAt = Number.POSITIVE_INFINITY;
    // In the order of their deadlines, even if several passed while the event loop was busy.
    for (const call of [...this.values()].sort((a, b) => a.deadline - b.deadline)) {
      // Nothing was read while the loop was busy: that time does not count, and the answer may be waiting.
      if (delayMs > HELD_MS && call.deadline <= now) call.deadline = now + delayMs;
      if (call.deadline > now) this.#wakeAt(call.deadline);
      else if (this.take(call.id)) this.onExpired(call);
    }
  }
}
