import { setImmediate } from "node:timers/promises";
import { nowMs } from "../../core/clock.js";
import { isObject } from "../../core/json/json.js";
import { LIMITS, weightOf } from "../../core/limits.js";
import type { Redacted } from "../../core/redaction/redact.js";
import type { ClientRequest, Outcome, Owner, Purpose, RequestOptions, RequestValues } from "../types.js";
import type { KeptAnswers } from "./kept-answers.js";
import { type Budget, sessionBudget } from "./memory.js";

/** A message that is kept, once, with each call that it may belong to. */
interface KeptMessage {
  readonly bytes: number;
  calls: number;
}

/** A request that was sent and not yet answered. Times are those of `nowMs()`. */
export interface WaitingCall {
  readonly id: number;
  readonly request: Record<string, unknown>;
  readonly purpose: Purpose;
  readonly sentAt: number;
  readonly timeoutMs: number;
  readonly owner?: Owner | undefined;
  /** The generated values in its arguments. */
  readonly generated?: RequestValues | undefined;
  /** The progress token of the call; undefined if it has none. */
  readonly progressToken: unknown;
  deadline: number;
  progressSeen: number;
  notifications: Record<string, unknown>[];
  /** The requests of the server while the call waited; undefined if there were none. */
  requests: ClientRequest[] | undefined;
  /** Roughly how much memory the two use. */
  heldBytes: number;
  /** Their entries in the budget of the session. */
  readonly kept: KeptMessage[];
  /** Takes over what they are in the budget when the call is answered; undefined if it is not kept. */
  readonly answers?: KeptAnswers | undefined;
  /** A limit was reached: nothing more is kept. */
  isFull: boolean;
  /** True if it is sent once more, in a new session. */
  readonly isResent: boolean;
  /** What may explain that no answer comes. */
  note: Redacted | undefined;
  /** Called with each notification that may belong to the call. */
  onNotification?: RequestOptions["onNotification"];
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
  readonly #expired: (call: WaitingCall) => void;
  readonly #flooded: (call: WaitingCall, usedUp: Budget | undefined) => void;
  readonly #limit: number;
  readonly #budget: Budget;
  readonly #whenEmpty: (() => void)[] = [];
  #timer: NodeJS.Timeout | undefined;
  #wakesAt = Number.POSITIVE_INFINITY;

  /**
   * @param expired called with each call whose deadline is over
   * @param flooded called once with each call around which more than `limit` bytes came, or more than was left of a
   *   budget: the rest is not kept
   * @param budget of all these calls together
   */
  constructor(
    expired: (call: WaitingCall) => void,
    flooded: (call: WaitingCall, usedUp: Budget | undefined) => void = () => {},
    limit: number = LIMITS.call,
    budget = sessionBudget(LIMITS.frame),
  ) {
    this.#expired = expired;
    this.#flooded = flooded;
    this.#limit = limit;
    this.#budget = budget;
  }

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

  /** Whose call a progress message names; undefined if it names none. */
  ownerOfToken(token: unknown): Owner | undefined {
    if (token === undefined) return undefined;
    return [...this.#calls.values()].find(({ progressToken }) => progressToken === token)?.owner;
  }

  values(): IterableIterator<WaitingCall> {
    return this.#calls.values();
  }

  add(call: WaitingCall): void {
    this.#calls.set(call.id, call);
    const { heldBytes } = call;
    call.heldBytes = 0;
    if (heldBytes > 0) this.#fits(call, { bytes: heldBytes, calls: 0 });
    this.#wakeAt(call.deadline);
  }

  take(id: number): WaitingCall | undefined {
    const call = this.#calls.get(id);
    if (call !== undefined) this.#remove(call);
    return call;
  }

  /** Takes every call of a method. */
  takeAllOf(method: string): WaitingCall[] {
    const calls = [...this.#calls.values()].filter(({ request }) => request.method === method);
    for (const call of calls) this.#remove(call);
    return calls;
  }

  /** Takes every call, and stops the timer. */
  takeAll(): WaitingCall[] {
    clearTimeout(this.#timer);
    this.#wakesAt = Number.POSITIVE_INFINITY;
    const calls = [...this.#calls.values()];
    for (const call of calls) this.#remove(call);
    return calls;
  }

  /**
   * Gives a notification to the calls that it may belong to, or to the one on whose stream it came; progress to the one
   * that it names, whose time starts again. False if it belongs to none.
   */
  addNotification(frame: Record<string, unknown>, at: number, streamOf?: number): boolean {
    let belongs = false;
    let kept: KeptMessage | undefined;
    const { method, params } = frame;
    const token = method === "notifications/progress" && isObject(params) ? params.progressToken : undefined;
    for (const call of this.#calls.values()) {
      if (token === undefined ? streamOf !== undefined && call.id !== streamOf : call.progressToken !== token) continue;
      belongs = true;
      kept ??= { bytes: weightOf(frame, this.#limit), calls: 0 };
      if (this.#fits(call, kept)) call.notifications.push(frame);
      call.onNotification?.(frame, call.id);
      if (token === undefined || call.progressSeen >= MAX_PROGRESS_RESTARTS) continue;
      call.progressSeen += 1;
      call.deadline = at + call.timeoutMs;
    }
    return belongs;
  }

  /** Gives a request of the server to the call on whose stream it came, else to every one: it does not say which. */
  addServerRequest(request: ClientRequest, streamOf?: number): void {
    const kept = { bytes: weightOf(request, this.#limit), calls: 0 };
    for (const call of this.#calls.values()) {
      if (streamOf !== undefined && call.id !== streamOf) continue;
      if (!this.#fits(call, kept)) continue;
      call.requests ??= [];
      call.requests.push(request);
    }
  }

  /** True if it may be kept with the call, too. */
  #fits(call: WaitingCall, kept: KeptMessage): boolean {
    if (call.isFull) return false;
    const isTooMuch = call.heldBytes + kept.bytes > this.#limit;
    const usedUp = isTooMuch || kept.calls > 0 ? undefined : this.#budget.take(kept.bytes);
    if (isTooMuch || usedUp) {
      call.isFull = true;
      this.#flooded(call, usedUp);
      return false;
    }
    kept.calls += 1;
    call.heldBytes += kept.bytes;
    call.kept.push(kept);
    return true;
  }

  /** False if it was removed before. */
  #remove(call: WaitingCall): boolean {
    if (!this.#calls.delete(call.id)) return false;
    if (call.answers === undefined) this.#release(call);
    else if (call.kept.length > 0) call.answers.add(() => this.#release(call));
    if (this.#calls.size === 0) for (const resolve of this.#whenEmpty.splice(0)) resolve();
    return true;
  }

  #release({ kept }: WaitingCall): void {
    for (const message of kept) {
      message.calls -= 1;
      if (message.calls === 0) this.#budget.release(message.bytes);
    }
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
      else if (this.#remove(call)) this.#expired(call);
    }
  }
}

/** A call that is sent now; `heldBytes`: the size of the messages during its earlier rounds. */
export function waitingCall(
  id: number,
  request: Record<string, unknown>,
  purpose: Purpose,
  timeoutMs: number,
  progressToken: unknown,
  isResent: boolean,
  settle: (outcome: Outcome) => void,
  owner: Owner | undefined,
  generated?: RequestValues,
  heldBytes = 0,
  answers?: KeptAnswers,
): WaitingCall {
  const sentAt = nowMs();
  return {
    id,
    request,
    purpose,
    sentAt,
    timeoutMs,
    owner,
    generated,
    progressToken,
    deadline: sentAt + timeoutMs,
    progressSeen: 0,
    notifications: [],
    requests: undefined,
    heldBytes,
    kept: [],
    answers,
    isFull: false,
    isResent,
    note: undefined,
    settle,
  };
}
