import { sleep } from "../../core/clock.js";
import type { Tail } from "../../core/proc/start.js";
import type { ProcessUsage } from "../../core/proc/usage.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { cut, hide, say } from "../../core/redaction/redacted.js";
import { SINCE } from "../revisions/known.js";
import type { ServerProcess } from "../started.js";
import type { CallFault, HttpFacts, HttpTarget, RequestValues, ServerEnd, SessionFault } from "../types.js";
import { serverEnd } from "./end-process.js";
import type { HttpConnections } from "./http-connections.js";
import { type FetchOptions, type FetchResult, fetchBody } from "./http-exchange.js";
import { contentType } from "./http-facts.js";
import { type HttpRequest, type ResponseSink, sendRequest } from "./http-request.js";
import type { Channel, ChannelListener, OutgoingCall } from "./types.js";

/** The parts of a channel over HTTP: the target, the connections for its requests, and its process, if the run started it. */
export interface HttpParts {
  target: HttpTarget;
  connections: HttpConnections;
  server: ServerProcess | undefined;
  userAgent: string;
  maxFrameBytes: number;
  /** Ends the process. */
  end: (graceMs: number) => Promise<SessionFault[]>;
}

/** A request of a channel; `url` if it is not that of the target. */
interface ChannelRequest extends Pick<HttpRequest, "method" | "body" | "what"> {
  url?: URL;
  lastEventId?: string | undefined;
  /** Of this request alone; they override those of every request. */
  headers?: Readonly<Record<string, string>> | undefined;
  generated?: RequestValues | undefined;
}

// A server may send endless requests and read no answer: anything above the limit is dropped.
const MAX_BACKGROUND = 256;
const MAX_RESPONSE_BYTES = 64 * 1024;
// How long a request whose answer is discarded may take before the next one is sent.
const LOST_MS = 1_000;

const SESSION_CLOSED = { rule_id: "FAULT-HTTP-RESET", message: say`The session was closed during the call.` } as const;

const NOTIFICATION_MS = 30_000;
// The connections of a server break before its process ends; how the process ended explains more.
const DEATH_MS = 300;

/** What both transports over HTTP share: requests with the headers of the target, and the server's process. */
export abstract class HttpChannelBase implements Channel {
  readonly url: URL;
  readonly maxFrameBytes: number;
  readonly requestTimeoutMs?: number;
  readonly listener: ChannelListener;
  abstract readonly broken: Redacted | undefined;
  end: ServerEnd | undefined;
  protected closing = false;
  /** From the answer to initialize; undefined if the server has no sessions. */
  sessionId: string | undefined;
  /** Aborts each request that is not a call: notifications, streams of the server. */
  readonly #background = new Set<() => void>();
  readonly #parts: HttpParts;
  #version: string | undefined;

  constructor(parts: HttpParts, listener: ChannelListener) {
    this.#parts = parts;
    this.listener = listener;
    this.url = new URL(parts.target.url);
    this.maxFrameBytes = parts.maxFrameBytes;
    if (parts.target.timeoutMs !== undefined) this.requestTimeoutMs = parts.target.timeoutMs;
    const { server } = parts;
    server?.exited.then((exit) => {
      this.end = serverEnd(server, exit);
      this.abortAll();
      listener.ended(this.end);
    });
  }

  abstract send(line: string, call?: OutgoingCall): void;

  protected abstract abortAll(): void;

  /** Aborts every pending request; returns the ids of the calls that wait for their answers. */
  protected abstract abandonAll(): number[];

  protected get isOpen(): boolean {
    return !this.closing && this.end === undefined;
  }

  get hasProcess(): boolean {
    return this.#parts.server !== undefined;
  }

  setRevision(version: string | null): void {
    this.#version = version !== null && version >= SINCE.revisionHeader ? version : undefined;
  }

  get stderr(): Tail | undefined {
    return this.#parts.server?.stderr;
  }

  usage(): ProcessUsage | undefined {
    return this.#parts.server?.usage();
  }

  request(
    { method, body, what, lastEventId, url = this.url, headers: requestHeaders, generated }: ChannelRequest,
    sink: ResponseSink,
  ): () => void {
    const { connections, target } = this.#parts;
    const { tokens, maxRedirects } = target;
    const headers: Record<string, string | undefined> = {
      "user-agent": this.#parts.userAgent,
      "accept-encoding": "gzip, deflate, br",
      accept: method === "GET" ? "text/event-stream" : "application/json, text/event-stream",
      "content-type": body === undefined ? undefined : "application/json",
      "mcp-session-id": this.sessionId,
      "mcp-protocol-version": this.#version,
      "last-event-id": lastEventId,
      ...requestHeaders,
    };
    // The headers of the protocol override those of the suite.
    for (const [name, value] of Object.entries(target.headers(generated))) headers[name] ??= value;
    return sendRequest(connections, { method, url, headers, body, maxRedirects, tokens, what }, sink);
  }

  /** Sends a request that no call waits for, unless very many are pending; `onResponse` gets its complete response. */
  protected async sendInBackground(
    request: ChannelRequest,
    timeoutMs: number,
    onResponse: (http: HttpFacts, text: string) => void,
  ): Promise<void> {
    if (this.#background.size >= MAX_BACKGROUND) return;
    const { http, text } = await this.#fetch(request, {
      timeoutMs,
      maxBytes: MAX_RESPONSE_BYTES,
      // Does not wait for a stream that answers a notification.
      needsNoBody: (facts) => contentType(facts) === "text/event-stream",
    });
    if (http) onResponse(http, text);
  }

  async #fetch(request: ChannelRequest, options: FetchOptions, stop = new AbortController()): Promise<FetchResult> {
    const untrack = this.trackAbort(() => stop.abort());
    const result = await fetchBody((sink) => this.request(request, sink), { ...options, signal: stop.signal });
    untrack();
    return result;
  }

  /** Posts a notification or response, and reports a rejection; `onAccepted` gets any other response. */
  protected notify(body: string, url = this.url, onAccepted = (_http: HttpFacts, _text: string) => {}): Promise<void> {
    const request = { method: "POST", url, body, what: "a notification" } as const;
    return this.sendInBackground(request, NOTIFICATION_MS, (http, text) => {
      if (this.closing) return;
      if (http.status < 400) onAccepted(http, text);
      else this.listener.fault(notificationFault(http, "", body));
    });
  }

  /** Drops the response of a request, and with `disconnect` its connection; settles after a second at the latest. */
  protected async sendDiscarding(request: ChannelRequest, disconnect: boolean): Promise<void> {
    const stop = new AbortController();
    const late = sleep(LOST_MS, { unref: true });
    if (disconnect) void late.then(() => stop.abort());
    const options = { maxBytes: this.maxFrameBytes, needsNoBody: () => disconnect };
    await Promise.race([this.#fetch(request, options, stop), late]);
  }

  /** Registers the abort of an exchange that may outlast the calls; returns the function that removes it. */
  trackAbort(abort: () => void): () => void {
    this.#background.add(abort);
    return () => this.#background.delete(abort);
  }

  protected abortBackground(): void {
    for (const abort of [...this.#background]) abort();
    this.#background.clear();
  }

  /** Fails a call whose connection broke; waits a moment, in case the end of the process is the cause. */
  connectionBroke(id: number, fault: CallFault): void {
    const fail = () => this.listener.failed(id, fault);
    if (this.#parts.server === undefined || this.end !== undefined) fail();
    else setTimeout(fail, DEATH_MS);
  }

  async close(graceMs: number): Promise<SessionFault[]> {
    this.closing = true;
    for (const id of this.abandonAll()) this.listener.failed(id, SESSION_CLOSED);
    await this.endSession(graceMs);
    const { end, connections } = this.#parts;
    const faults = await end(graceMs);
    await connections.destroy().catch(() => {});
    return faults;
  }

  /** Ends the session on the server, if the transport has a request for that. */
  protected async endSession(_graceMs: number): Promise<void> {}
}

export function notificationFault({ status }: HttpFacts, detail: string, evidence: string): SessionFault {
  return {
    rule_id: "FAULT-HTTP-NOTIFICATION",
    message: say`A notification or response from mcptest was answered with HTTP ${status}${hide(detail)}.`,
    evidence: cut(hide(evidence), 500, ""),
  };
}
