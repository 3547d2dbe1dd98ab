import type { Redacted } from "../../core/redact.js";
import { cut, hide, say } from "../../core/redacted.js";
import type { CallFault, ServerEnd, SessionFault } from "../types.js";
import { closed, HttpCarrier, type HttpParts } from "./http-carrier.js";
import { besideAnswer, isSuccess } from "./http-facts.js";
import { ssePost } from "./sse-post.js";
import { connectSse, type SseStream } from "./sse-stream.js";
import type { Channel, ChannelListener, OutgoingCall } from "./types.js";

const NOTIFICATION_MS = 30_000;
const RECONNECT_MS = 10_000;
const MAX_RETRY_MS = 5_000;

/**
 * HTTP+SSE, the transport of 2024-11-05: one stream by which the server says everything, and a POST for each message to
 * the endpoint that the stream told. A session is its stream: where that has ended between two calls, the next call
 * finds the session lost, and the handshake that follows opens a new one.
 */
export class SseChannel implements Channel {
  readonly requestTimeoutMs?: number;
  readonly #carrier: HttpCarrier;
  readonly #listener: ChannelListener;
  #stream: SseStream | undefined;
  /** How the last stream ended. */
  #lost: CallFault = { rule_id: "FAULT-HTTP-SESSION-LOST", message: say`The SSE stream is not open.` };
  #retryAt = 0;
  /** True once a handshake was sent on the stream: the next one needs a new stream. */
  #isUsed = false;
  /** The calls that may still be answered, and what abandons their POST. */
  readonly #calls = new Map<number, () => Redacted | undefined>();

  constructor(parts: HttpParts, listener: ChannelListener) {
    this.#listener = listener;
    this.#carrier = new HttpCarrier(parts, (end) => {
      this.#drop();
      listener.ended(end);
    });
    if (parts.target.timeoutMs !== undefined) this.requestTimeoutMs = parts.target.timeoutMs;
  }

  get end(): ServerEnd | undefined {
    return this.#carrier.end;
  }

  get broken(): Redacted | undefined {
    return this.#stream === undefined ? this.#lost.message : undefined;
  }

  /** Opens the stream; gives what the server said instead. */
  async connect(timeoutMs: number, signal?: AbortSignal): Promise<CallFault | undefined> {
    this.#drop();
    const connected = await connectSse(
      this.#carrier,
      timeoutMs,
      {
        message: (data, validUtf8, http) => {
          this.#listener.line(data, performance.now(), validUtf8, http);
          for (const id of this.#calls.keys()) if (!this.#listener.waits(id)) this.#calls.delete(id);
        },
        tooLarge: () => {
          const message = say`The server sent more than ${this.#carrier.maxFrameBytes} bytes in one event; it was not read.`;
          this.#over({ rule_id: "FAULT-TRANSPORT-FRAME-TOO-LARGE", message }, 0);
        },
        over: (fault, retryMs) =>
          this.#over(
            fault ?? { rule_id: "FAULT-HTTP-NO-ANSWER", message: say`The server ended its SSE stream.` },
            retryMs,
          ),
      },
      signal,
    );
    if (!connected.ok) return connected.fault;
    if (!this.#carrier.isOpen) connected.stream.abort();
    else this.#stream = connected.stream;
    this.#isUsed = false;
    return undefined;
  }

  send(line: string, call?: OutgoingCall): void {
    if (!this.#carrier.isOpen) return;
    if (call === undefined) this.#notify(line);
    else if (call.method === "initialize" && (this.#stream === undefined || this.#isUsed)) void this.#again(line, call);
    else if (this.#stream === undefined) this.#listener.failed(call.id, { ...this.#lost, ...lost });
    else this.#post(line, call, this.#stream);
  }

  /** The answer comes by the stream: to cut it is to end the stream, and the next call opens another. */
  async lose(body: string, { method, made }: OutgoingCall, cuts: boolean): Promise<void> {
    if (!this.#carrier.isOpen || this.#stream === undefined) return;
    await this.#carrier.lose({ method: "POST", url: this.#stream.endpoint, body, what: method, made }, false);
    if (cuts) this.#drop();
  }

  abandon(id: number): Redacted | undefined {
    const note = this.#calls.get(id)?.();
    this.#calls.delete(id);
    return note;
  }

  agreed(version: string | null): void {
    this.#carrier.agreed(version);
  }

  stderr(mark?: number): string[] {
    return this.#carrier.stderr(mark);
  }

  stderrMark(): number {
    return this.#carrier.stderrMark();
  }

  async close(graceMs: number): Promise<SessionFault[]> {
    this.#carrier.closing = true;
    const waiting = [...this.#calls.keys()];
    this.#drop();
    for (const id of waiting) this.#listener.failed(id, closed);
    return this.#carrier.close(graceMs);
  }

  /** A handshake on a stream of its own. */
  async #again(line: string, call: OutgoingCall): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, this.#retryAt - performance.now())));
    if (!this.#carrier.isOpen) return;
    const fault = await this.connect(RECONNECT_MS);
    if (fault !== undefined) this.#listener.failed(call.id, fault);
    else if (this.#stream !== undefined && this.#listener.waits(call.id)) this.#post(line, call, this.#stream);
  }

  #post(line: string, call: OutgoingCall, { endpoint: url }: SseStream): void {
    const { id, method } = call;
    if (method === "initialize") {
      this.#isUsed = true;
      this.#carrier.agreed(null);
    }
    const abandon = ssePost(
      this.#carrier,
      { url, line, call },
      {
        failed: (fault) => {
          this.#calls.delete(id);
          this.#carrier.afterDeath(() => this.#listener.failed(id, fault));
        },
        answered: ({ text, validUtf8 }, http) => {
          this.#calls.delete(id);
          if (isSuccess(http)) {
            const message = say`The answer to ${hide(method)} came in the response to its POST, not by the SSE stream.`;
            const fault: SessionFault = {
              rule_id: "FAULT-HTTP-WRONG-STREAM",
              message,
              evidence: cut(hide(text), 500, ""),
            };
            this.#listener.amiss(fault, id);
          } else for (const fault of besideAnswer(method, http)) this.#listener.amiss(fault, id);
          this.#listener.line(text, performance.now(), validUtf8, http, id);
        },
      },
    );
    this.#calls.set(id, abandon);
  }

  #notify(body: string): void {
    if (this.#stream === undefined) return;
    const request = { method: "POST", url: this.#stream.endpoint, body, what: "a notification" } as const;
    void this.#carrier.alone(request, NOTIFICATION_MS, ({ status }) => {
      if (status < 400 || this.#carrier.closing) return;
      const message = say`A notification or response of ours was answered with HTTP ${status}.`;
      this.#listener.amiss({ rule_id: "FAULT-HTTP-NOTIFICATION", message, evidence: cut(hide(body), 500, "") });
    });
  }

  /** The stream is over: what waits for its answer will get none. */
  #over(fault: CallFault, retryMs: number): void {
    const waiting = [...this.#calls.keys()];
    this.#drop();
    this.#lost = fault;
    this.#retryAt = performance.now() + Math.min(retryMs, MAX_RETRY_MS);
    if (!this.#carrier.closing) {
      this.#carrier.afterDeath(() => {
        for (const id of waiting) this.#listener.failed(id, fault);
      });
    }
  }

  #drop(): void {
    this.#stream?.abort();
    this.#stream = undefined;
    for (const abandon of this.#calls.values()) abandon();
    this.#calls.clear();
    this.#carrier.abortOthers();
  }
}

/** What a call finds whose session ended before it. */
const lost = { rule_id: "FAULT-HTTP-SESSION-LOST", sessionLost: true } as const;
