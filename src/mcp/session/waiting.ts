import { setImmediate } from "node:timers/promises";
import { nowMs } from "../../core/clock.js";
import { isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import type { Frame } from "../frames.js";
import type { Charge, ClientRequest, KeptMemory, MemoryBudget, Outcome, RequestOptions } from "../types.js";
import { KeptAnswers, type SessionMemory } from "./memory.js";

/** A request that was sent and not yet answered. Times are those of `nowMs()`. */
export interface WaitingCall
  extends Pick<RequestOptions, "purpose" | "owner" | "generated" | "timeoutMs" | "onNotification"> {
  readonly id: number;
  readonly request: Frame;
  /** For raw bytes: the id in them. */
  readonly raw: { readonly id: unknown } | undefined;
  readonly sentAt: number;
  /** The progress token of the call; undefined if it has none. */
  readonly progressToken: unknown;
  deadline: number;
  progressSeen: number;
  readonly notifications: Frame[];
  /** The requests of the server while the call waited. */
  readonly requests: ClientRequest[];
  /** The memory that the two use, with those of earlier rounds. */
  readonly messages: KeptMemory;
  /** `messages` outlast the round: the caller releases them. */
  readonly isRound: boolean;
  /** Holds the messages and the answer until the caller releases them. */
  readonly kept: KeptMemory | undefined;
  /** A limit was reached: nothing more is kept. */
  isFull: boolean;
  /** True if it is sent once more, in a new session. */
  readonly isResent: boolean;
  /** What may explain that no answer comes. */
  note: Redacted | undefined;
  settle(outcome: Outcome): void;
}

// The longest delay of setTimeout.
const MAX_TIMER_MS = 2 ** 31 - 1;
/** A timer that fires later than this was delayed by a busy event loop, for example by a slow matcher. */
const HELD_MS = 100;
const MAX_PROGRESS_RESTARTS = 5;

/** The calls that wait for an answer, with one timer for all of them: it is set for the earliest deadline, and late ones re-arm it. */
export class WaitingCalls {
  readonly #calls = new Map<number, WaitingCall>();
  readonly #whenEmpty: (() => void)[] = [];
  #timer: NodeJS.Timeout | undefined;
  #wakesAt = Number.POSITIVE_INFINITY;

  /**
   * @param memory the limits of these calls
   * @param expired called with each call whose deadline is over
   * @param flooded called once with each call whose messages exceed its limit, or that of the session or the run
   *   (`usedUp`): the rest is not kept
   */
  constructor(
    private readonly memory: SessionMemory,
    private readonly expired: (call: WaitingCall) => void,
    private readonly flooded: (call: WaitingCall, usedUp: MemoryBudget | undefined) => void,
  ) {}

  get size(): number {
    return this.#calls.size;
  }

  /** Settles once no call waits, nor one that follows at once from the last answer. */
  async emptied(): Promise<void> {
    while (this.#calls.size > 0) {
      await new Promise<void>((resolve) => this.#whenEmpty.push(resolve));
      await setImmediate();
    }
  }

  has(id: number): boolean {
    return this.#calls.has(id);
  }

  get(id: number | undefined): WaitingCall | undefined {
    return id === undefined ? undefined : this.#calls.get(id);
  }

  /** The call whose request has this id; raw bytes do not have the id of their call. */
  named(id: unknown): WaitingCall | undefined {
    const call = typeof id === "number" ? this.#calls.get(id) : undefined;
    return call?.raw ? undefined : call;
  }

  /** The call that a progress message names; undefined if it names none. */
  ofToken(token: unknown): WaitingCall | undefined {
    if (token === undefined) return undefined;
    return [...this.#calls.values()].find(({ progressToken }) => progressToken === token);
  }

  /**
   * The call of raw bytes for an answer: by its stream, by the id in the bytes, else the first one.
   *
   * @param streamOf the request whose stream has the answer, if each has its own
   * @param isOther true if the answer is for another request that no longer waits
   */
  rawFor(id: unknown, streamOf: number | undefined, isOther: boolean): WaitingCall | undefined {
    const raws = [...this.#calls.values()].filter(({ raw }) => raw !== undefined);
    const own = raws.find((call) => call.id === streamOf || call.raw?.id === id);
    return own ?? (isOther ? undefined : raws[0]);
  }

  values(): IterableIterator<WaitingCall> {
    return this.#calls.values();
  }

  /** `requests`: those that the last round of the call was answered with. */
  add(call: WaitingCall, requests: readonly ClientRequest[] = []): void {
    this.#calls.set(call.id, call);
    for (const request of requests) {
      if (this.#keeps(call, this.memory.messageOf(request))) call.requests.push(request);
    }
    this.#wakeAt(call.deadline);
  }

  take(id: number): WaitingCall | undefined {
    const call = this.#calls.get(id);
    if (call === undefined) return undefined;
    this.#calls.delete(id);
    if (!call.isRound) call.messages.release();
    if (this.#calls.size === 0) for (const resolve of this.#whenEmpty.splice(0)) resolve();
    return call;
  }

  /** Takes every call of a method. */
  takeAllOf(method: string): WaitingCall[] {
    return this.#takeThose(({ request }) => request.method === method);
  }

  /** Takes every call, and stops the timer. */
  takeAll(): WaitingCall[] {
    clearTimeout(this.#timer);
    this.#wakesAt = Number.POSITIVE_INFINITY;
    return this.#takeThose(() => true);
  }

  #takeThose(isMeant: (call: WaitingCall) => boolean): WaitingCall[] {
    const calls = [...this.#calls.values()].filter(isMeant);
    for (const call of calls) this.take(call.id);
    return calls;
  }

  /**
   * Gives a notification to the calls that it may belong to, or to the one on whose stream it came; progress to the one
   * that it names, whose time starts again. False if it belongs to none.
   */
  addNotification(frame: Frame, at: number, streamOf?: number): boolean {
    let charge: Charge | undefined;
    const { method, params } = frame;
    const token = method === "notifications/progress" && isObject(params) ? params.progressToken : undefined;
    for (const call of this.#calls.values()) {
      if (token === undefined ? streamOf !== undefined && call.id !== streamOf : call.progressToken !== token) continue;
      charge ??= this.memory.messageOf(frame);
      if (this.#keeps(call, charge)) call.notifications.push(frame);
      call.onNotification?.(frame, call.id);
      if (token === undefined || call.progressSeen >= MAX_PROGRESS_RESTARTS) continue;
      call.progressSeen += 1;
      call.deadline = at + call.timeoutMs;
    }
    return charge !== undefined;
  }

  /** Gives a request of the server to the call on whose stream it came, else to every one: it does not say which. */
  addServerRequest(request: ClientRequest, streamOf?: number): void {
    const charge = this.memory.messageOf(request);
    for (const call of this.#calls.values()) {
      if (streamOf !== undefined && call.id !== streamOf) continue;
      if (this.#keeps(call, charge)) call.requests.push(request);
    }
  }

  /** True if a message may be kept with the call, too. */
  #keeps(call: WaitingCall, charge: Charge): boolean {
    if (call.isFull) return false;
    const isTooMuch = call.messages.bytes + charge.bytes > this.memory.callLimit;
    const usedUp = isTooMuch || charge.holders > 0 ? undefined : charge.budget.take(charge.bytes);
    if (isTooMuch || usedUp) {
      call.isFull = true;
      this.flooded(call, usedUp);
      return false;
    }
    call.messages.add(charge);
    call.kept?.add(charge);
    return true;
  }

  // An answered call leaves the timer as it is: calls in a row with the same limit need one timer in all.
  #wakeAt(at: number): void {
    if (at >= this.#wakesAt) return;
    clearTimeout(this.#timer);
    this.#wakesAt = at;
    const delay = Math.min(Math.max(Math.ceil(at - nowMs()), 1), MAX_TIMER_MS);
    this.#timer = setTimeout(() => this.#check(), delay).unref();
  }

  #check(): void {
    const now = nowMs();
    const late = now - this.#wakesAt;
    this.#wakesAt = Number.POSITIVE_INFINITY;
    // In the order of their deadlines, even if several passed while the event loop was busy.
    for (const call of [...this.#calls.values()].sort((a, b) => a.deadline - b.deadline)) {
      // Nothing was read while the loop was busy: that time does not count, and the answer may be waiting.
      if (late > HELD_MS && call.deadline <= now) call.deadline = now + late;
      if (call.deadline > now) this.#wakeAt(call.deadline);
      else if (this.take(call.id)) this.expired(call);
    }
  }
}

/** A call that is sent now. */
export function waitingCall(
  call: Pick<WaitingCall, "id" | "request" | "settle"> &
    Partial<Pick<WaitingCall, "raw" | "progressToken" | "isResent">>,
  { timeoutMs, purpose, owner, generated, onNotification, rounds, kept }: RequestOptions,
): WaitingCall {
  const sentAt = nowMs();
  return {
    raw: undefined,
    progressToken: undefined,
    isResent: false,
    ...call,
    purpose,
    owner,
    generated,
    onNotification,
    sentAt,
    timeoutMs,
    deadline: sentAt + timeoutMs,
    progressSeen: 0,
    notifications: [],
    requests: [],
    messages: rounds?.messages ?? new KeptAnswers(),
    isRound: rounds !== undefined,
    kept,
    isFull: false,
    note: undefined,
  };
}
