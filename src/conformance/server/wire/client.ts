import { nowMs } from "../../../core/clock.js";
import { asObject, isObject } from "../../../core/json/json.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, join, say } from "../../../core/redaction/redacted.js";
import { uniqueId } from "../../../core/unique-id.js";
import { followExchange, type PlainRequest, type ReadUntil } from "../../../mcp/channel/http-exchange.js";
import { type Frame, parseMessage, requestIn } from "../../../mcp/frames.js";
import { initializeParams, requestHeaders } from "../../../mcp/revisions/handshake.js";
import { SINCE } from "../../../mcp/revisions/known.js";
import type { HttpFacts } from "../../../mcp/types.js";
import { notInTime, shortText } from "../answers.js";
import type { LiveServer } from "../live-server.js";
import type { HttpReply } from "../types.js";

/** Headers that replace those of a request; undefined leaves one out. */
export type HeaderChanges = Readonly<Record<string, string | undefined>>;

/** Of one response: a server may send without end. */
const MAX_BYTES = 1_024 * 1_024;
const MAX_MESSAGES = 1_000;

/** A message that a client sent or received. */
export interface LogEntry {
  way: "→" | "←";
  text: string;
  frame: Frame;
  exchange: LiveExchange;
}

/** A word that nobody else sends, and no quoting changes. */
export function uniqueWord(): string {
  return `mcptest${uniqueId().replaceAll("-", "").slice(0, 12)}`;
}

/** Messages as evidence, numbered in the order in which the clients of their log sent and received them. */
export function evidenceOfEntries(...entries: readonly (LogEntry | undefined)[]): Redacted {
  const log = entries.find((entry) => entry !== undefined)?.exchange.client.log ?? [];
  const lines = log.flatMap((entry, index) => {
    if (!entries.includes(entry)) return [];
    const { way, text, exchange } = entry;
    return [say`${index + 1}. client ${exchange.client.name} ${way} ${shortText(hide(text))}`];
  });
  return join(lines, "\n");
}

/** Whole exchanges as evidence. */
export function evidenceOfExchanges(...exchanges: readonly LiveExchange[]): Redacted {
  return evidenceOfEntries(...exchanges.flatMap(({ sent, received }) => [sent, ...received]));
}

export interface SendOptions {
  /** May be the id of another client's request. */
  id?: unknown;
  progressToken?: string;
  /** It waits for no answer. */
  staysOpen?: boolean;
  headers?: HeaderChanges;
}

/**
 * A client of a server over HTTP, beside the session of the checks: every status, header and body is seen as it is. Who it
 * is, the target of the server says.
 */
export class WireClient {
  /** Only this client sends it. */
  readonly canary = uniqueWord();
  readonly exchanges: LiveExchange[] = [];
  /** The answers to its handshake; undefined at a revision without one. */
  handshake: { initialize: HttpReply; initialized: HttpReply } | undefined;

  constructor(
    readonly server: LiveServer,
    /** Of its session, if the server assigns them. */
    public id?: string,
    readonly name: "A" | "B" | "C" = "A",
    /** What several clients sent and received, in this order. */
    readonly log: LogEntry[] = [],
  ) {}

  /** Opens a session, at a revision that has them. */
  async open(): Promise<this> {
    if (this.server.modern) return this;
    const initialize = await this.sendOpening();
    this.handshake = { initialize, initialized: await this.sendInitialized() };
    return this;
  }

  /** Sends the first request of a client, which may assign it a session. */
  async sendOpening(): Promise<HttpReply> {
    const { server } = this;
    if (server.modern) return this.post(server.frame("server/discover"));
    const params = initializeParams(server.revision, {}, server.facts.clientVersion);
    const reply = await this.post(server.frame("initialize", params), { "mcp-protocol-version": undefined });
    this.id = reply.http?.headers["mcp-session-id"];
    return reply;
  }

  sendInitialized(): Promise<HttpReply> {
    return this.post(this.server.frame("notifications/initialized", undefined, { id: undefined }));
  }

  /** Posts a message with the headers that its revision asks for. */
  post(body: string, changes?: HeaderChanges, until?: ReadUntil, timeoutMs?: number): Promise<HttpReply> {
    return this.server.http(this.#postOf(body, changes), until, timeoutMs);
  }

  /** Sends a GET for the server's own stream, or a DELETE that ends the session. */
  send(method: "GET" | "DELETE"): Promise<HttpReply> {
    return this.server.http(this.#requestOf(method));
  }

  /** Sends a request whose answer is read while it comes. */
  request(method: string, params: Frame, { id, progressToken, staysOpen, headers }: SendOptions = {}): LiveExchange {
    const { server } = this;
    const { _meta: ownMeta, ...others } = params;
    const _meta = { ...server.meta, ...asObject(ownMeta), ...(progressToken !== undefined && { progressToken }) };
    const all = Object.keys(_meta).length > 0 ? { _meta, ...others } : others;
    const text = server.frame(method, all, id === undefined ? {} : { id });
    return this.#follow(this.#postOf(text, headers), text, staysOpen);
  }

  /** Sends a request and waits for its answer. */
  async ask(method: string, params: Frame = {}, options?: SendOptions): Promise<LiveExchange> {
    const exchange = this.request(method, params, options);
    await exchange.over;
    return exchange;
  }

  /** Sends what every server answers: what was sent before has been read by then. */
  ping(): Promise<LiveExchange> {
    return this.ask(this.server.liveness);
  }

  notify(method: string, params: Frame): LiveExchange {
    const text = this.server.frame(method, params, { id: undefined });
    return this.#follow(this.#postOf(text), text);
  }

  /** Opens the server's own stream, or resumes a stream after one of its events. */
  listen(lastEventId?: string): LiveExchange {
    const request = this.#requestOf("GET", { "last-event-id": lastEventId });
    return this.#follow(request, lastEventId === undefined ? "GET" : `GET with Last-Event-ID: ${lastEventId}`, true);
  }

  /** Ends its session. */
  async end(): Promise<LiveExchange> {
    const end = this.#follow(this.#requestOf("DELETE"), "DELETE");
    await end.over;
    return end;
  }

  #postOf(body: string, changes: HeaderChanges = {}): PlainRequest {
    const { method, params } = requestIn(body);
    const { modern, revision } = this.server;
    const isDescribed = modern && typeof method === "string";
    const described = isDescribed
      ? requestHeaders(revision, method, isObject(params) ? params : undefined)
      : this.#sessionHeaders();
    const accept = "application/json, text/event-stream";
    return { method: "POST", headers: { "content-type": "application/json", accept, ...described, ...changes }, body };
  }

  #requestOf(method: "GET" | "DELETE", changes: HeaderChanges = {}): PlainRequest {
    return { method, headers: { accept: "text/event-stream", ...this.#sessionHeaders(), ...changes } };
  }

  #sessionHeaders(): HeaderChanges {
    const { revision } = this.server;
    const versionHeader = revision >= SINCE.revisionHeader ? revision : undefined;
    return { "mcp-session-id": this.id, "mcp-protocol-version": versionHeader };
  }

  #follow(request: PlainRequest, text: string, staysOpen?: boolean): LiveExchange {
    const exchange = new LiveExchange(this, request, text, staysOpen);
    this.exchanges.push(exchange);
    return exchange;
  }
}

/** A request with all that comes back, while it comes. */
export class LiveExchange {
  readonly sent: LogEntry;
  readonly received: LogEntry[] = [];
  answer: Frame | undefined;
  http: HttpFacts | undefined;
  firstEventId: string | undefined;
  /** Why there is no answer, once there will be none. */
  missing: Redacted | undefined;
  /** No answer came in time. */
  isLate = false;
  ms = 0;
  /** Settles when the request is answered, or will not be. */
  readonly over: Promise<void>;
  readonly #sentAt = nowMs();
  readonly #stop: () => void;
  #late: NodeJS.Timeout | undefined;
  #settle = () => {};
  #onMessage = () => {};

  constructor(
    readonly client: WireClient,
    request: PlainRequest,
    text: string,
    staysOpen = false,
  ) {
    const { target, facts } = client.server;
    const { answerMs, waitedInVain } = facts;
    this.over = new Promise((resolve) => {
      this.#settle = resolve;
    });
    this.sent = this.#note("→", text, requestIn(text));
    const late = () => {
      waitedInVain(answerMs);
      this.isLate = true;
      this.#end(notInTime(answerMs));
    };
    if (!staysOpen) this.#late = setTimeout(late, answerMs);
    this.#stop = followExchange(target, request, MAX_BYTES, {
      started: (http) => {
        this.http = http;
      },
      message: (body, firstEventId) => {
        this.firstEventId = firstEventId;
        this.#receive(body);
      },
      ended: (fault) => this.#end(fault?.message ?? say`HTTP ${this.http?.status ?? ""} without an answer`),
    });
  }

  get id(): unknown {
    return this.sent.frame.id;
  }

  /** The result, if it is an object; else an empty one. */
  get result(): Frame {
    return asObject(this.answer?.result);
  }

  get isOver(): boolean {
    return this.answer !== undefined || this.missing !== undefined;
  }

  /** Whether such a message comes after the first few, before it is over, in the time for an answer. */
  async receives(isMatch: (frame: Frame) => boolean, after = 0): Promise<boolean> {
    const hasCome = () => this.received.slice(after).some(({ frame }) => isMatch(frame));
    if (hasCome() || this.isOver) return hasCome();
    const { answerMs, waitedInVain } = this.client.server.facts;
    await new Promise<void>((resolve) => {
      const late = setTimeout(() => {
        waitedInVain(answerMs);
        resolve();
      }, answerMs);
      this.#onMessage = () => {
        if (!hasCome() && !this.isOver) return;
        clearTimeout(late);
        resolve();
      };
    });
    return hasCome();
  }

  /** Closes its connection, before the answer or after it. */
  close(): LogEntry {
    this.#end(say`the client closed it`);
    this.#stop();
    return this.#note("→", "closes the connection", {});
  }

  #receive(text: string): void {
    if (text === "") return;
    const frames = [parseMessage(text)].flat().filter(isObject);
    for (const frame of frames.length > 0 ? frames : [{}]) {
      if (this.received.length >= MAX_MESSAGES) {
        this.close();
        return;
      }
      this.received.push(this.#note("←", text, frame));
      if (this.answer || !("result" in frame || "error" in frame)) continue;
      this.answer = frame;
      this.#end();
    }
    this.#onMessage();
  }

  #note(way: LogEntry["way"], text: string, frame: Frame): LogEntry {
    const entry = { way, text, frame, exchange: this };
    this.client.log.push(entry);
    return entry;
  }

  #end(missing?: Redacted): void {
    if (this.ms > 0) return;
    clearTimeout(this.#late);
    this.ms = nowMs() - this.#sentAt;
    if (!this.answer) this.missing = missing;
    this.#settle();
    this.#onMessage();
  }
}
