import { nowMs, sleep } from "../../core/clock.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { say } from "../../core/redaction/redacted.js";
import { FIRST_MODERN, isSince } from "../revisions/known.js";
import type { CallFault, HttpTarget, SessionOptions } from "../types.js";
import { HttpChannelBase, notificationFault } from "./http-base.js";
import { EventBody } from "./http-body.js";
import { type CallHost, HttpCall } from "./http-call.js";
import { contentType, isSuccess, objectIn } from "./http-facts.js";
import { reachServer } from "./http-reach.js";
import type { ChannelListener, OpenChannelResult, OutgoingCall } from "./types.js";

// How long the first requests wait for the server to take notifications/initialized.
const ANNOUNCE_MS = 2_000;
const LINGER_MS = 1_000;
const MAX_LINGERING = 16;
const MAX_LISTENS = 100;
const MIN_LISTEN_MS = 100;

/** Streamable HTTP: a POST for each message; at the revisions with sessions, a GET for the server's own messages. */
class HttpChannel extends HttpChannelBase implements CallHost {
  readonly broken = undefined;
  readonly hasStreams = true;
  /** True at revisions without sessions, which also have no stream of the server's own. */
  cancelsByClosing = false;
  readonly #calls = new Map<number, HttpCall>();
  readonly #lingering = new Map<HttpCall, NodeJS.Timeout>();
  /** The next notification ends the handshake. */
  #announcesNext = false;
  #announcement: Promise<void> | undefined;
  #listens = 0;
  /** The server's own stream is open, or may be soon. */
  #isListening = false;
  #stopListening = () => {};
  /** Calls whose response ended without their answer: it may still arrive on another stream. */
  readonly #unanswered = new Map<number, CallFault>();

  send(line: string, call?: OutgoingCall): void {
    if (!this.isOpen) return;
    if (call === undefined) {
      const post = this.#notify(line);
      if (!this.#announcesNext) return;
      this.#announcesNext = false;
      this.#announcement = Promise.race([post, sleep(ANNOUNCE_MS)]).then(() => {
        this.#announcement = undefined;
        this.#listen(undefined);
      });
      return;
    }
    if (call.method === "initialize") {
      this.sessionId = undefined;
      super.setRevision(null);
      this.#stopListening();
    }
    if (this.#announcement === undefined) this.#post(line, call);
    else void this.#announcement.then(() => this.#post(line, call));
  }

  async sendAndDiscard(body: string, { method, headers, generated }: OutgoingCall, disconnect: boolean): Promise<void> {
    await this.#announcement;
    if (this.isOpen) await this.sendDiscarding({ method: "POST", body, what: method, headers, generated }, disconnect);
  }

  abandon(id: number): Redacted | undefined {
    const fault = this.#unanswered.get(id);
    this.#unanswered.delete(id);
    return fault?.message ?? this.#calls.get(id)?.abandon();
  }

  override setRevision(version: string | null): void {
    super.setRevision(version);
    this.cancelsByClosing = isSince(version, FIRST_MODERN);
    this.#announcesNext = !this.cancelsByClosing;
  }

  callEnded(call: HttpCall): void {
    this.#calls.delete(call.id);
    // It would keep the call in memory.
    clearTimeout(this.#lingering.get(call));
    this.#lingering.delete(call);
    this.#failUnanswered();
  }

  awaitElsewhere(id: number, fault: CallFault): void {
    for (const id of this.#unanswered.keys()) if (!this.listener.isWaiting(id)) this.#unanswered.delete(id);
    this.#unanswered.set(id, fault);
    this.#failUnanswered();
  }

  /** Answered calls whose servers leave the stream open are ended after a second, or when there are many. */
  messageReceived(): void {
    for (const call of this.#calls.values()) {
      if (this.#lingering.has(call) || this.listener.isWaiting(call.id)) continue;
      this.#lingering.set(call, setTimeout(() => call.close(), LINGER_MS).unref());
      const [oldest] = this.#lingering.keys();
      if (this.#lingering.size > MAX_LINGERING) oldest?.close();
    }
  }

  #post(line: string, call: OutgoingCall): void {
    // The call may have timed out meanwhile.
    if (!this.isOpen || !this.listener.isWaiting(call.id)) return;
    const exchange = new HttpCall(this, call);
    this.#calls.set(call.id, exchange);
    exchange.start(line);
  }

  #failUnanswered(): void {
    if (this.#unanswered.size === 0 || this.#calls.size > 0 || this.#isListening) return;
    const unanswered = [...this.#unanswered];
    this.#unanswered.clear();
    for (const [id, fault] of unanswered) this.listener.failed(id, fault);
  }

  /** An accepted notification has no body; if there is one, it may answer a call. */
  #notify(line: string): Promise<void> {
    return this.notify(line, this.url, (http, text) => {
      if (text === "") return;
      this.listener.fault(notificationFault(http, " and a body. An accepted one has no body", text));
      const id = objectIn(text)?.id;
      if (typeof id !== "number" || !this.listener.isWaiting(id)) return;
      this.listener.line(text, nowMs(), true, http);
      this.messageReceived();
    });
  }

  /** A server that does not support this answers 405. */
  protected override async endSession(graceMs: number): Promise<void> {
    if (this.sessionId === undefined || this.end !== undefined) return;
    await this.sendInBackground({ method: "DELETE", what: "the end of the session" }, graceMs, () => {});
  }

  #listen(lastEventId: string | undefined): void {
    if (!this.isOpen || this.#listens >= MAX_LISTENS) {
      this.#streamClosed();
      return;
    }
    this.#listens += 1;
    this.#isListening = true;
    let events: EventBody | undefined;
    let untrack = () => {};
    const onEnd = () => {
      untrack();
      const { lastId = lastEventId, retryMs } = events ?? {};
      // Only a server that sent an id or a delay expects the client to reconnect.
      if (events === undefined || (lastId === undefined && retryMs === undefined)) return this.#streamClosed();
      const timer = setTimeout(() => this.#listen(lastId), Math.max(retryMs ?? 0, MIN_LISTEN_MS)).unref();
      this.#stopListening = () => {
        clearTimeout(timer);
        this.#streamClosed();
      };
    };
    const stop = () => {
      abort();
      this.#streamClosed();
    };
    const request = { method: "GET", what: "the server's own stream", lastEventId } as const;
    const abort = this.request(request, {
      started: (http) => {
        if (!isSuccess(http) || contentType(http) !== "text/event-stream") return setImmediate(stop);
        events = new EventBody(this.maxFrameBytes, (data, validUtf8) => {
          this.listener.line(data, nowMs(), validUtf8, http);
          this.messageReceived();
        });
      },
      data: (chunk) => {
        if (events?.push(chunk) !== false) return;
        stop();
        const message = say`The server sent more than ${this.maxFrameBytes} bytes in one event of its own stream; the stream was closed.`;
        this.listener.fault({ rule_id: "FAULT-TRANSPORT-FRAME-TOO-LARGE", message });
      },
      ended: onEnd,
      broken: onEnd,
    });
    untrack = this.trackAbort(abort);
    this.#stopListening = stop;
  }

  #streamClosed(): void {
    this.#isListening = false;
    this.#failUnanswered();
  }

  protected abandonAll(): number[] {
    const waiting = [...this.#calls.keys(), ...this.#unanswered.keys()];
    this.#unanswered.clear();
    this.abortAll();
    return waiting;
  }

  protected abortAll(): void {
    for (const call of [...this.#calls.values()]) call.close();
    this.abortBackground();
  }
}

/** Connects to a server, or starts it first, and returns a channel over Streamable HTTP; never rejects. */
export async function openHttp(
  target: HttpTarget,
  options: SessionOptions,
  listener: ChannelListener,
): Promise<OpenChannelResult> {
  const reach = await reachServer(target, options);
  if (!reach.ok) return reach;
  return { ok: true, channel: new HttpChannel(reach.parts, listener), leftMs: reach.leftMs };
}
