import { nowMs } from "../../../core/clock.js";
import { isObject } from "../../../core/json/json.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, join, say } from "../../../core/redaction/redacted.js";
import { uniqueId } from "../../../core/unique-id.js";
import { followExchange, type PlainRequest } from "../../../mcp/channel/http-exchange.js";
import { type Frame, parseMessage, requestIn } from "../../../mcp/frames.js";
import type { HttpFacts } from "../../../mcp/types.js";
import { notInTime, shortText } from "../answers.js";
import type { HeaderChanges, PlainSession } from "../plain-http.js";

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

/** What the clients of a run sent and received, in this order. */
export type IsoLog = LogEntry[];

/** Messages as evidence, numbered in the order of the run. */
export function evidenceOfEntries(log: IsoLog, entries: readonly (LogEntry | undefined)[]): Redacted {
  const lines = log.flatMap((entry, index) => {
    if (!entries.includes(entry)) return [];
    const { way, text, exchange } = entry;
    return [say`${index + 1}. client ${exchange.client.name} ${way} ${shortText(hide(text))}`];
  });
  return join(lines, "\n");
}

/** Whole exchanges as evidence. */
export function evidenceOfExchanges(log: IsoLog, ...exchanges: readonly LiveExchange[]): Redacted {
  const entries = exchanges.flatMap(({ sent, received }) => [sent, ...received]);
  return evidenceOfEntries(log, entries);
}

export interface SendOptions {
  /** May be the id of another client's request. */
  id?: unknown;
  progressToken?: string;
  /** It waits for no answer. */
  staysOpen?: boolean;
  headers?: HeaderChanges;
}

/** One of the clients of a server, with a session of its own if the server assigns sessions. */
export class IsoClient {
  /** Only this client sends it: one word, which no quoting changes. */
  readonly canary = `mcptest${uniqueId().replaceAll("-", "").slice(0, 12)}`;
  readonly exchanges: LiveExchange[] = [];

  constructor(
    readonly name: "A" | "B" | "C",
    readonly plain: PlainSession,
    readonly log: IsoLog,
  ) {}

  request(method: string, params: Frame, { id, progressToken, staysOpen, headers }: SendOptions = {}): LiveExchange {
    const { server } = this.plain;
    const _meta = { ...server.meta, ...(progressToken !== undefined && { progressToken }) };
    const all = Object.keys(_meta).length > 0 ? { _meta, ...params } : params;
    return this.#post(server.frame(method, all, id === undefined ? {} : { id }), staysOpen, headers);
  }

  notify(method: string, params: Frame): LiveExchange {
    return this.#post(this.plain.server.frame(method, params, { id: undefined }));
  }

  /** Opens the server's own stream, or resumes a stream after one of its events. */
  listen(lastEventId?: string): LiveExchange {
    const request = this.plain.requestOf("GET", { "last-event-id": lastEventId });
    return this.#follow(request, lastEventId === undefined ? "GET" : `GET with Last-Event-ID: ${lastEventId}`, true);
  }

  /** Ends its session. */
  async end(): Promise<LiveExchange> {
    const end = this.#follow(this.plain.requestOf("DELETE"), "DELETE");
    await end.over;
    return end;
  }

  /** Sends what every server answers: what was sent before has been read by then. */
  async ping(): Promise<LiveExchange> {
    const ping = this.request(this.plain.server.liveness, {});
    await ping.over;
    return ping;
  }

  #post(text: string, staysOpen?: boolean, headers?: HeaderChanges): LiveExchange {
    return this.#follow(this.plain.postOf(text, headers), text, staysOpen);
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
    readonly client: IsoClient,
    request: PlainRequest,
    text: string,
    staysOpen = false,
  ) {
    const { target, facts } = client.plain.server;
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

  get isOver(): boolean {
    return this.answer !== undefined || this.missing !== undefined;
  }

  /** Whether such a message comes after the first few, before it is over, in the time for an answer. */
  async receives(isMatch: (frame: Frame) => boolean, after = 0): Promise<boolean> {
    const hasCome = () => this.received.slice(after).some(({ frame }) => isMatch(frame));
    if (hasCome() || this.isOver) return hasCome();
    const { answerMs, waitedInVain } = this.client.plain.server.facts;
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

/** The progress token of a request, or of a message about it. */
export function tokenOf({ params }: Frame): unknown {
  if (!isObject(params)) return undefined;
  return isObject(params._meta) ? params._meta.progressToken : params.progressToken;
}
