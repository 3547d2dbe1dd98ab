import type { ProcessEnd } from "../core/generated/results.js";
import type { Frame } from "./frames.js";
import type { Exchange, HttpFacts, SessionOptions } from "./types.js";
import type { WaitingCall, WaitingCalls } from "./waiting.js";

const MAX_EVIDENCE = 4 * 1024;

/** Tells what a session sees, as exchanges and faults. */
export class SessionLog {
  /** The HTTP response that brought what is being received. */
  http: HttpFacts | undefined;
  /** Tells no fault: what is wrong with the answer to a probe is held against nobody. */
  muted = false;
  readonly #options: SessionOptions;
  readonly #startedAt: number;
  readonly #waiting: WaitingCalls;

  constructor(options: SessionOptions, startedAt: number, waiting: WaitingCalls) {
    this.#options = options;
    this.#startedAt = startedAt;
    this.#waiting = waiting;
  }

  /** A call of ours with what answered it, or why nothing did. */
  call(call: WaitingCall, response: Frame | undefined, durationMs: number, fault?: Exchange["fault"]): void {
    const { onExchange } = this.#options;
    if (onExchange === undefined) return;
    const exchange: Exchange = {
      direction: "client",
      purpose: call.purpose,
      at_ms: call.sentAt - this.#startedAt,
      duration_ms: durationMs,
      request: call.request,
    };
    if (response !== undefined) exchange.response = response;
    if (fault !== undefined) exchange.fault = fault;
    if (this.http !== undefined) exchange.http = this.http;
    if (call.notifications.length > 0) exchange.notifications = call.notifications;
    onExchange(exchange);
  }

  /** A notification of ours. */
  notification(request: Frame, purpose: Exchange["purpose"]): void {
    this.#options.onExchange?.({
      direction: "client",
      ...(purpose ? { purpose } : {}),
      at_ms: performance.now() - this.#startedAt,
      request,
    });
  }

  /** An exchange that belongs to no call of ours; `note` may explain why a waiting one gets no answer. */
  stray(exchange: Exchange, at: number, note?: string): void {
    if (note !== undefined) for (const call of this.#waiting.values()) call.note ??= note;
    this.#options.onExchange?.({ direction: "server", at_ms: at - this.#startedAt, ...exchange });
  }

  fault(rule_id: string, message: string, line: string): void {
    if (!this.muted) this.#options.onFault?.({ rule_id, message, evidence: capped(line) });
  }

  /** A server that ended by itself. */
  crash({ exit_code, signal, stderr }: ProcessEnd): void {
    const how = signal === null ? `exit code ${exit_code}` : `signal ${signal}`;
    const message = `The server ended while nothing was asked of it: ${how}.`;
    this.fault("FAULT-LIFECYCLE-CRASH", message, stderr.join("\n"));
  }

  malformed(flaw: string, line: string): void {
    this.fault(
      "FAULT-PROTO-MALFORMED-FRAME",
      `A ${this.http === undefined ? "line" : "message"} of the server ${flaw}.`,
      line,
    );
  }
}

/** A copy, for a slice would keep the whole line in memory. */
function capped(line: string): string {
  return line.length <= MAX_EVIDENCE ? line : Buffer.from(line.slice(0, MAX_EVIDENCE)).toString();
}
