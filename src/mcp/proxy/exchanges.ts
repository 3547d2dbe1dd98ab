import { roundMs } from "../../core/clock.js";
import type { Exchange, Purpose } from "../../core/generated/capture.js";
import { asObject } from "../../core/json/json.js";
import { LIMITS, weightOf } from "../../core/limits.js";
import { classify, type Frame, looksLikeFrame, numericId, parseMessage, requestIn } from "../frames.js";

/** A request that has no answer yet. */
interface OpenRequest {
  frame: Frame;
  /** When it came, in milliseconds since the start of the session. */
  at: number;
  notifications: Frame[];
  /** Of its notifications. */
  weight: number;
  isCancelled?: true;
}

const HANDSHAKE = new Set(["initialize", "notifications/initialized", "server/discover"]);

/** Pairs the messages that pass between a client and a server, of one session, into exchanges; `emit` gets each when it is whole. */
export class ExchangePairs {
  /** By their ids: 1 and "1" are two. */
  readonly #ofClient = new Map<unknown, OpenRequest>();
  readonly #ofServer = new Map<unknown, OpenRequest>();
  /** The notifications that an exchange has already. */
  readonly #emitted = new WeakSet<Frame>();

  constructor(private readonly emit: (exchange: Exchange) => void) {}

  /** True while the server owes an answer. */
  get isWaiting(): boolean {
    return [...this.#ofClient.values()].some(({ isCancelled }) => !isCancelled);
  }

  /** A line of the client. Times are milliseconds since the start of the session. */
  fromClient(line: string, at: number): void {
    this.#read(line, (message, value) => {
      const { kind } = message;
      if (kind === "response") this.#answer(this.#ofServer, "server", message.frame, at);
      else if (kind === "request") this.#ask(this.#ofClient, "client", message.frame, at);
      else if (kind === "notification") {
        const { frame } = message;
        const cancelled =
          frame.method === "notifications/cancelled" && this.#ofClient.get(asObject(frame.params).requestId);
        if (cancelled) cancelled.isCancelled = true;
        this.emit({ direction: "client", purpose: purposeOf(frame), at_ms: at, request: frame });
      } else this.emit({ direction: "client", purpose: "raw", at_ms: at, request: requestIn(value) });
    });
  }

  /** A line of the server; `http`: the response that it came in. */
  fromServer(line: string, at: number, http?: Exchange["http"]): void {
    this.#read(line, (message, value) => {
      const { kind } = message;
      if (kind === "response") this.#answer(this.#ofClient, "client", message.frame, at, http);
      else if (kind === "request") this.#ask(this.#ofServer, "server", message.frame, at);
      else if (kind === "notification") this.#notify(message.frame, at);
      else if (value.trim() !== "") this.emit({ direction: "server", at_ms: at, raw: value });
    });
  }

  /** Emits the requests in a line of the client that are still open: nothing answers them any more. */
  refuse(line: string, at: number, why: Pick<Exchange, "fault" | "http">): void {
    this.#read(line, ({ kind, ...message }) => {
      if (kind !== "request" || !("frame" in message)) return;
      const request = this.#ofClient.get(message.frame.id);
      if (request === undefined) return;
      this.#ofClient.delete(message.frame.id);
      this.emit({ ...this.#exchangeOf("client", request), duration_ms: roundMs(at - request.at), ...why });
    });
  }

  /** Emits what was not answered; `fault` says why the server could not. */
  end(fault?: Exchange["fault"]): void {
    for (const request of this.#ofClient.values())
      this.emit({ ...this.#exchangeOf("client", request), ...(fault && { fault }) });
    for (const request of this.#ofServer.values()) this.emit(this.#exchangeOf("server", request));
    this.#ofClient.clear();
    this.#ofServer.clear();
  }

  /** Each message of a line, with the text of what is none. */
  #read(line: string, take: (message: Exclude<ReturnType<typeof classify>, { kind: "batch" }>, text: string) => void) {
    const value = looksLikeFrame(line) ? parseMessage(line) : undefined;
    const message = classify(value);
    if (message.kind !== "batch") take(message, line);
    else {
      for (const member of message.members.slice(0, LIMITS.batch)) {
        const inner = classify(member);
        if (inner.kind !== "batch") take(inner, JSON.stringify(member));
      }
    }
  }

  #ask(open: Map<unknown, OpenRequest>, direction: "client" | "server", frame: Frame, at: number): void {
    const before = open.get(frame.id);
    if (before) this.emit(this.#exchangeOf(direction, before));
    open.set(frame.id, { frame, at, notifications: [], weight: 0 });
  }

  #answer(
    open: Map<unknown, OpenRequest>,
    direction: "client" | "server",
    frame: Frame,
    at: number,
    http?: Exchange["http"],
  ): void {
    const id = open.has(frame.id) ? frame.id : numericId(frame.id);
    const request = open.get(id);
    open.delete(id);
    if (request) {
      const answered = { duration_ms: roundMs(at - request.at), response: frame, ...(http && { http }) };
      this.emit({ ...this.#exchangeOf(direction, request), ...answered });
    } else if (direction === "client") this.emit({ direction: "server", at_ms: at, response: frame });
    else this.emit({ direction: "client", purpose: "raw", at_ms: at, request: frame });
  }

  /** A notification belongs to the request that its token names, else to all that wait. */
  #notify(frame: Frame, at: number): void {
    const token = frame.method === "notifications/progress" ? asObject(frame.params).progressToken : undefined;
    const calls = [...this.#ofClient.values()].filter(
      ({ frame: request }) => token === undefined || asObject(asObject(request.params)._meta).progressToken === token,
    );
    if (calls.length === 0) this.emit({ direction: "server", at_ms: at, request: frame });
    const weight = weightOf(frame, LIMITS.call);
    for (const call of calls) {
      if (call.weight + weight > LIMITS.call) continue;
      call.weight += weight;
      call.notifications.push(frame);
    }
  }

  #exchangeOf(direction: "client" | "server", { frame, at, notifications }: OpenRequest): Exchange {
    const repeated = notifications.flatMap((message, index) => (this.#emitted.has(message) ? [index] : []));
    for (const message of notifications) this.#emitted.add(message);
    return {
      direction,
      ...(direction === "client" && { purpose: purposeOf(frame) }),
      at_ms: at,
      request: frame,
      ...(notifications.length > 0 && { notifications }),
      ...(repeated.length > 0 && { repeated }),
    };
  }
}

function purposeOf({ method }: Frame): Purpose {
  return HANDSHAKE.has(String(method)) ? "handshake" : "test";
}
