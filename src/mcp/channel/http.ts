import type { Dispatcher } from "undici";
import type { ProcessEnd } from "../../core/generated/results.js";
import type { RunningProcess } from "../../core/proc/start.js";
import type { CallFault, HttpTarget, SessionFault } from "../types.js";
import { endProcess } from "./ending.js";
import { EventBody } from "./http-body.js";
import { type CallHost, contentType, HttpCall, isSuccess } from "./http-call.js";
import { type HttpRequest, type ResponseSink, sendRequest } from "./http-request.js";
import type { Channel, ChannelListener, OutgoingCall } from "./types.js";

/** What the channel is made of: the target, what carries its requests, and the process behind it, if the run started it. */
export interface HttpParts {
  target: HttpTarget;
  dispatcher: Dispatcher;
  server: RunningProcess | undefined;
  userAgent: string;
  maxFrameBytes: number;
  /** Runs the command that ends what a signal cannot end. */
  stop: () => Promise<SessionFault[]>;
}

/** The oldest revision at which requests tell the revision. */
const TELLS_REVISION = "2025-06-18";
// How long the first requests wait for the server to take notifications/initialized.
const ANNOUNCE_MS = 2_000;
const NOTIFICATION_MS = 30_000;
// A server that dies breaks its connections first: how it died says more.
const DEATH_MS = 300;
const LINGER_MS = 1_000;
const MAX_LINGERING = 16;
const MAX_LISTENS = 100;
const MIN_LISTEN_MS = 100;
const STDERR_LINES = 20;

/** Streamable HTTP at the revisions with sessions: a POST for each message, a GET for what the server says by itself. */
export class HttpChannel implements Channel, CallHost {
  end: ProcessEnd | undefined;
  readonly broken = undefined;
  readonly requestTimeoutMs?: number;
  readonly maxFrameBytes: number;
  readonly #parts: HttpParts;
  readonly #url: URL;
  readonly #calls = new Map<number, HttpCall>();
  /** What else is under way: notifications, the server's own stream. */
  readonly #others = new Set<() => void>();
  #lingering: HttpCall[] = [];
  #sweep: NodeJS.Timeout | undefined;
  #sessionId: string | undefined;
  #version: string | undefined;
  /** The notification that ends the handshake is to come, or under way. */
  #announcing = false;
  #announced: Promise<void> | undefined;
  #listens = 0;
  #stopListening = () => {};
  #closing = false;

  constructor(
    parts: HttpParts,
    readonly listener: ChannelListener,
  ) {
    this.#parts = parts;
    this.#url = new URL(parts.target.url);
    this.maxFrameBytes = parts.maxFrameBytes;
    if (parts.target.timeoutMs !== undefined) this.requestTimeoutMs = parts.target.timeoutMs;
    parts.server?.exited.then(({ code, signal }) => {
      this.end = { exit_code: code, signal, stderr: this.stderr().slice(-STDERR_LINES) };
      this.#abortAll();
      listener.ended(this.end);
    });
  }

  get inSession(): boolean {
    return this.#sessionId !== undefined;
  }

  send(line: string, call?: OutgoingCall): void {
    if (this.#closing || this.end !== undefined) return;
    if (call === undefined) {
      const posted = this.#notify(line);
      if (!this.#announcing) return;
      this.#announcing = false;
      this.#announced = Promise.race([posted, sleep(ANNOUNCE_MS)]).then(() => {
        this.#announced = undefined;
        this.#listen(undefined);
      });
      return;
    }
    if (call.method === "initialize") {
      this.#sessionId = undefined;
      this.#version = undefined;
      this.#stopListening();
    }
    if (this.#announced === undefined) this.#post(line, call);
    else void this.#announced.then(() => this.#post(line, call));
  }

  abandon(id: number): string | undefined {
    return this.#calls.get(id)?.abandon();
  }

  agreed(version: string | null): void {
    this.#version = version !== null && version >= TELLS_REVISION ? version : undefined;
    this.#announcing = true;
  }

  stderr(mark?: number): string[] {
    return this.#parts.server?.stderr.lines(mark) ?? [];
  }

  stderrMark(): number {
    return this.#parts.server?.stderr.total ?? 0;
  }

  async close(graceMs: number): Promise<SessionFault[]> {
    this.#closing = true;
    this.#abortAll();
    const { server, stop, dispatcher } = this.#parts;
    if (this.#sessionId !== undefined && this.end === undefined) await this.#forget(graceMs);
    const faults = await stop();
    if (server) faults.push(...(await endProcess(server, graceMs)));
    await dispatcher.destroy().catch(() => {});
    return faults;
  }

  request(
    { lastEventId, ...request }: Pick<HttpRequest, "method" | "body" | "what"> & { lastEventId?: string },
    sink: ResponseSink,
  ): () => void {
    const headers: Record<string, string> = {
      ...this.#parts.target.headers(),
      "user-agent": this.#parts.userAgent,
      "accept-encoding": "gzip, deflate, br",
      accept: request.method === "GET" ? "text/event-stream" : "application/json, text/event-stream",
    };
    if (request.body !== undefined) headers["content-type"] = "application/json";
    if (this.#sessionId !== undefined) headers["mcp-session-id"] = this.#sessionId;
    if (this.#version !== undefined) headers["mcp-protocol-version"] = this.#version;
    if (lastEventId !== undefined) headers["last-event-id"] = lastEventId;
    const { dispatcher, target } = this.#parts;
    return sendRequest(dispatcher, { ...request, url: this.#url, headers, maxRedirects: target.maxRedirects }, sink);
  }

  sessionIs(id: string | undefined): void {
    this.#sessionId = id;
  }

  over(call: HttpCall): void {
    this.#calls.delete(call.id);
  }

  /** Answered calls whose servers leave the stream open are ended after a second, or when there are many. */
  lingers(call: HttpCall): void {
    this.#lingering.push(call);
    if (this.#lingering.length > MAX_LINGERING) this.#lingering.shift()?.close();
    this.#sweep ??= setTimeout(() => this.#sweepUp(), LINGER_MS).unref();
  }

  brokenBy(id: number, fault: CallFault): void {
    if (this.#parts.server === undefined || this.end !== undefined) this.listener.failed(id, fault);
    else setTimeout(() => this.listener.failed(id, fault), DEATH_MS);
  }

  #post(line: string, call: OutgoingCall): void {
    // It may have been given up while it waited.
    if (this.#closing || this.end !== undefined || !this.listener.waits(call.id)) return;
    const exchange = new HttpCall(this, call);
    this.#calls.set(call.id, exchange);
    exchange.start(line);
  }

  #sweepUp(): void {
    this.#sweep = undefined;
    const before = performance.now() - LINGER_MS;
    const open = this.#lingering.filter((call) => this.#calls.get(call.id) === call);
    this.#lingering = open.filter(({ answeredAt = 0 }) => answeredAt > before);
    for (const call of open) if (!this.#lingering.includes(call)) call.close();
    if (this.#lingering.length > 0) this.#sweep = setTimeout(() => this.#sweepUp(), LINGER_MS).unref();
  }

  /** Sends a notification or a response; settles when the server has taken it, or not. */
  #notify(body: string): Promise<void> {
    return this.#alone({ method: "POST", body, what: "a notification" }, NOTIFICATION_MS, ({ status }) => {
      if (status < 400 || this.#closing) return;
      const message = `A notification or response of ours was answered with HTTP ${status}.`;
      this.listener.amiss({ rule_id: "FAULT-HTTP-NOTIFICATION", message, evidence: body.slice(0, 500) });
    });
  }

  /** Tells the server that the session is over; a server that does not want to know says so by 405. */
  #forget(graceMs: number): Promise<void> {
    return this.#alone({ method: "DELETE", what: "the end of the session" }, graceMs, () => {});
  }

  /** A request of whose response only the status matters. */
  #alone(
    request: Pick<HttpRequest, "method" | "body" | "what">,
    timeoutMs: number,
    answered: (http: { status: number }) => void,
  ): Promise<void> {
    return new Promise((resolve) => {
      let read = 0;
      const settle = () => {
        clearTimeout(timer);
        this.#others.delete(stop);
        resolve();
      };
      const stop = () => {
        abort();
        settle();
      };
      const timer = setTimeout(stop, timeoutMs).unref();
      this.#others.add(stop);
      const abort = this.request(request, {
        started: (http) => {
          answered(http);
          // What a server streams to a notification is not waited for.
          if (contentType(http) === "text/event-stream") setImmediate(stop);
        },
        data: (chunk) => {
          read += chunk.length;
          if (read > this.maxFrameBytes) stop();
        },
        ended: settle,
        broken: settle,
      });
    });
  }

  /** Listens to what the server says by itself, where it has a stream for that. */
  #listen(lastEventId: string | undefined): void {
    if (this.#closing || this.end !== undefined || this.#listens >= MAX_LISTENS) return;
    this.#listens += 1;
    let events: EventBody | undefined;
    let abort = () => {};
    const over = () => {
      this.#others.delete(abort);
      const { lastId = lastEventId, retryMs } = events ?? {};
      // Only a server that says so keeps its stream beyond a connection.
      if (events === undefined || (lastId === undefined && retryMs === undefined)) return;
      setTimeout(() => this.#listen(lastId), Math.max(retryMs ?? 0, MIN_LISTEN_MS)).unref();
    };
    const request = { method: "GET", what: "the server's own stream" } as const;
    abort = this.request(lastEventId === undefined ? request : { ...request, lastEventId }, {
      started: (http) => {
        if (!isSuccess(http) || contentType(http) !== "text/event-stream") setImmediate(() => abort());
        else
          events = new EventBody(this.maxFrameBytes, (data) => this.listener.line(data, performance.now(), true, http));
      },
      data: (chunk) => {
        if (events?.push(chunk) === false) abort();
      },
      ended: over,
      broken: over,
    });
    this.#others.add(abort);
    this.#stopListening = abort;
  }

  #abortAll(): void {
    clearTimeout(this.#sweep);
    for (const call of [...this.#calls.values()]) call.close();
    for (const abort of [...this.#others]) abort();
    this.#others.clear();
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
