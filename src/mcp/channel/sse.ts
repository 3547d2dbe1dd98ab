import { nowMs, sleep } from "../../core/clock.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { cut, hide, jsonExcerpt, say } from "../../core/redaction/redacted.js";
import type { CallFault, HttpFacts, HttpTarget, SessionOptions } from "../types.js";
import { serverEnd } from "./end-process.js";
import { HttpChannelBase } from "./http-base.js";
import { EventBody, WholeBody } from "./http-body.js";
import { type FetchResult, fetchBody } from "./http-exchange.js";
import { answerIn, contentType, isSuccess, lostSession, refusalOf, responseFaults } from "./http-facts.js";
import { reachServer } from "./http-reach.js";
import type { ChannelListener, OpenChannelResult, OutgoingCall } from "./types.js";

const RECONNECT_MS = 10_000;
const MAX_RETRY_MS = 5_000;
const GRACE_MS = 2_000;
const WHAT = "the GET of the SSE stream";

/** The stream on which a server sends everything, once it has named its endpoint. */
interface SseStream {
  endpoint: URL;
  abort(): void;
}

/** HTTP+SSE, of 2024-11-05. A session ends with its stream: the next call then fails, and a handshake opens another. */
class SseChannel extends HttpChannelBase {
  #stream: SseStream | undefined;
  #lost: CallFault = { rule_id: "FAULT-HTTP-SESSION-LOST", message: say`The SSE stream is not open.` };
  #retryAt = 0;
  /** True once a handshake was sent on the stream: the next one needs a new stream. */
  #isUsed = false;
  /** The calls that may still be answered, each with the function that abandons its POST. */
  readonly #calls = new Map<number, () => Redacted | undefined>();

  get broken(): Redacted | undefined {
    return this.#stream === undefined ? this.#lost.message : undefined;
  }

  /** Opens the stream, and waits for its `endpoint` event until `signal` is aborted. Returns the fault if none came. */
  connect(timeoutMs: number, signal?: AbortSignal): Promise<CallFault | undefined> {
    this.abortAll();
    return new Promise((resolve) => {
      let http: HttpFacts | undefined;
      let body: WholeBody | undefined;
      let events: EventBody | undefined;
      let isConnected = false;
      let isOver = false;
      let abort = () => {};
      let untrack = () => {};
      const end = () => {
        isOver = true;
        untrack();
        // An event may end the stream while the stream is being read.
        setImmediate(() => abort());
      };
      const settle = (fault?: CallFault) => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", onTimeout);
        resolve(fault);
      };
      const fail = (fault: CallFault, retryMs = 0) => {
        // What is read until the stream is aborted must not end the one that was opened after it.
        if (isOver) return;
        end();
        if (isConnected) this.#streamEnded(fault, retryMs);
        else settle(fault);
      };
      const onTimeout = () => {
        const message = say`The server sent no endpoint event within ${Math.round(timeoutMs)} ms.`;
        fail({ rule_id: "FAULT-START-TIMEOUT", message });
      };
      const timer = setTimeout(onTimeout, timeoutMs);
      signal?.addEventListener("abort", onTimeout);
      const onEvent = (event: string, data: string) => {
        if (event !== "endpoint" || isConnected) return;
        const endpoint = endpointOf(data, this.url);
        if (!(endpoint instanceof URL)) return fail({ rule_id: "FAULT-HTTP-ENDPOINT", message: endpoint });
        isConnected = true;
        this.#isUsed = false;
        if (this.isOpen) this.#stream = { endpoint, abort: end };
        else end();
        settle();
      };
      const request = { method: "GET", what: WHAT } as const;
      abort = this.request(request, {
        started: (facts) => {
          http = facts;
          if (!isSuccess(facts) || contentType(facts) !== "text/event-stream") {
            body = new WholeBody(this.maxFrameBytes);
            return;
          }
          const onMessage = (data: string, validUtf8: boolean) => this.#receive(data, validUtf8, facts);
          events = new EventBody(this.maxFrameBytes, onMessage, onEvent);
        },
        data: (chunk) => {
          if (events?.push(chunk) ?? body?.push(chunk) ?? true) return;
          const message = say`The server sent more than ${this.maxFrameBytes} bytes in one event; it was not read.`;
          fail({ rule_id: "FAULT-TRANSPORT-FRAME-TOO-LARGE", message });
        },
        ended: () => {
          const message = say`The server ended its SSE stream${isConnected ? "" : " before the endpoint event"}.`;
          if (http !== undefined && body !== undefined) fail(refusalOf(WHAT, http, body.text().text));
          else fail({ rule_id: "FAULT-HTTP-NO-ANSWER", message }, events?.retryMs);
        },
        broken: (fault) => fail({ ...fault, ...(http && { http }) }, events?.retryMs),
      });
      untrack = this.trackAbort(abort);
    });
  }

  #receive(data: string, validUtf8: boolean, http: HttpFacts): void {
    this.listener.line(data, nowMs(), validUtf8, http);
    for (const id of this.#calls.keys()) if (!this.listener.isWaiting(id)) this.#calls.delete(id);
  }

  send(line: string, call?: OutgoingCall): void {
    if (!this.isOpen) return;
    if (call === undefined) {
      if (this.#stream !== undefined) void this.notify(line, this.#stream.endpoint);
    } else if (call.method === "initialize" && (this.#stream === undefined || this.#isUsed))
      void this.#reopen(line, call);
    else if (this.#stream === undefined) this.listener.failed(call.id, { ...this.#lost, ...SESSION_LOST });
    else void this.#post(line, call, this.#stream);
  }

  /** The answer arrives on the stream: `disconnect` ends the stream, and the next call opens another. */
  async sendAndDiscard(body: string, { method, generated }: OutgoingCall, disconnect: boolean): Promise<void> {
    if (!this.isOpen || this.#stream === undefined) return;
    await this.sendDiscarding({ method: "POST", url: this.#stream.endpoint, body, what: method, generated }, false);
    if (disconnect) this.abortAll();
  }

  abandon(id: number): Redacted | undefined {
    const note = this.#calls.get(id)?.();
    this.#calls.delete(id);
    return note;
  }

  protected abandonAll(): number[] {
    const waiting = [...this.#calls.keys()];
    this.abortAll();
    return waiting;
  }

  async #reopen(line: string, call: OutgoingCall): Promise<void> {
    await sleep(Math.max(0, this.#retryAt - nowMs()));
    if (!this.isOpen) return;
    const fault = await this.connect(RECONNECT_MS);
    if (fault !== undefined) this.listener.failed(call.id, fault);
    else if (this.#stream !== undefined && this.listener.isWaiting(call.id)) await this.#post(line, call, this.#stream);
  }

  /** Posts a call. The response matters only if it is a rejection, or has the answer, which belongs on the stream. */
  async #post(body: string, call: OutgoingCall, { endpoint: url }: SseStream): Promise<void> {
    const { id, method, generated } = call;
    if (method === "initialize") {
      this.#isUsed = true;
      this.setRevision(null);
    }
    const stop = new AbortController();
    const untrack = this.trackAbort(() => stop.abort());
    const unread = this.listener.countUnread();
    let http: HttpFacts | undefined;
    this.#calls.set(id, () => {
      stop.abort();
      return http && say`The POST was answered with HTTP ${http.status}, and no answer came on the SSE stream.`;
    });
    const needsNoBody = (facts: HttpFacts) => {
      http = facts;
      return false;
    };
    const result = await fetchBody(
      (sink) => this.request({ method: "POST", url, body, what: method, generated }, sink),
      { maxBytes: this.maxFrameBytes, signal: stop.signal, unread, needsNoBody },
    );
    untrack();
    this.#handleResponse(call, result);
    unread.release();
  }

  #handleResponse(call: OutgoingCall, result: FetchResult): void {
    const { http, text, validUtf8 } = result;
    const fault = faultOfPost(call, result);
    if (fault !== undefined) {
      this.#calls.delete(call.id);
      this.connectionBroke(call.id, fault);
    } else if (result.end !== "stopped" && http !== undefined && answerIn(text, http, call)) {
      this.#calls.delete(call.id);
      const message = say`The answer to ${hide(call.method)} came in the response to its POST, not on the SSE stream.`;
      const elsewhere = { rule_id: "FAULT-HTTP-WRONG-STREAM", message, evidence: cut(hide(text), 500, "") } as const;
      for (const wrong of isSuccess(http) ? [elsewhere] : responseFaults(call.method, http))
        this.listener.fault(wrong, call);
      this.listener.line(text, nowMs(), validUtf8, http, call);
    }
  }

  #streamEnded(fault: CallFault, retryMs: number): void {
    const waiting = this.abandonAll();
    this.#lost = fault;
    this.#retryAt = nowMs() + Math.min(retryMs, MAX_RETRY_MS);
    if (!this.closing) for (const id of waiting) this.connectionBroke(id, fault);
  }

  protected abortAll(): void {
    this.#stream?.abort();
    this.#stream = undefined;
    for (const abandon of this.#calls.values()) abandon();
    this.#calls.clear();
    this.abortBackground();
  }
}

const SESSION_LOST = { rule_id: "FAULT-HTTP-SESSION-LOST", sessionLost: true } as const;

/** Opens a channel over HTTP+SSE. A server that names no endpoint has ended before this settles; never rejects. */
export async function openSse(
  target: HttpTarget,
  options: SessionOptions,
  listener: ChannelListener,
): Promise<OpenChannelResult> {
  const reach = await reachServer(target, options);
  if (!reach.ok) return reach;
  const until = nowMs() + reach.leftMs;
  const channel = new SseChannel(reach.parts, listener);
  const fault = await channel.connect(reach.leftMs, options.signal);
  if (fault === undefined) return { ok: true, channel, leftMs: Math.max(1, until - nowMs()) };
  const { server } = reach.parts;
  const running = server && serverEnd(server);
  const process = channel.end ?? (running?.stderr.length ? running : undefined);
  for (const closeFault of await channel.close(GRACE_MS)) options.onFault?.(closeFault);
  const { rule_id, message } = fault;
  return { ok: false, failure: { rule_id, message, ...(process && { process }) } };
}

/** Why the response to a POST means that no answer will come; undefined if one may. */
function faultOfPost(call: OutgoingCall, result: FetchResult): CallFault | undefined {
  const { http, text } = result;
  if (result.end === "broken") return { ...result.fault, ...(http && { http }) };
  if (result.end === "flood")
    return { rule_id: "FAULT-TRANSPORT-FLOOD", message: result.message, ...(http && { http }) };
  if (result.end === "stopped" || http === undefined) return undefined;
  // The handshake starts a session, so it cannot lose one.
  if (http.status === 404 && call.method !== "initialize") return lostSession(call, http, text);
  return isSuccess(http) || answerIn(text, http, call) ? undefined : refusalOf(call.method, http, text);
}

function endpointOf(data: string, base: URL): URL | Redacted {
  const url = URL.canParse(data, base.href) ? new URL(data, base) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    return say`The endpoint event names ${jsonExcerpt(data, 200)}, which is not a valid address.`;
  // The query may have a credential.
  if (url.origin !== base.origin)
    return say`The endpoint event names an address of another origin, ${hide(url.origin)}; nothing was sent there.`;
  return url;
}
