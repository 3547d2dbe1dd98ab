import { isObject } from "../../core/json.js";
import { FIRST_MODERN, isSince } from "../revisions/known.js";
import type { CallFault, HttpFacts } from "../types.js";
import { EventBody, WholeBody } from "./http-body.js";
import type { CarriedRequest } from "./http-carrier.js";
import type { HttpFault } from "./http-errors.js";
import { besideAnswer, contentType, isSuccess, lostSession, refusalOf } from "./http-facts.js";
import type { ResponseSink } from "./http-request.js";
import type { ChannelListener, OutgoingCall } from "./types.js";

/** What a call needs of the channel that sends it. */
export interface CallHost {
  readonly listener: ChannelListener;
  readonly maxFrameBytes: number;
  /** Sends a request; gives what aborts it. */
  request(request: CarriedRequest, sink: ResponseSink): () => void;
  /** True where the request was sent in a session. */
  readonly inSession: boolean;
  /** The server answered this call's initialize, which names a session or none. */
  sessionIs(id: string | undefined): void;
  /** The exchange is over. */
  over(call: HttpCall): void;
  /** The call was answered, and the server has not yet ended the stream. */
  lingers(call: HttpCall): void;
  /** Tells the call's end, after the end of the server itself where that is what broke it. */
  brokenBy(id: number, fault: CallFault): void;
}

const DEFAULT_RETRY_MS = 1_000;
const MIN_RETRY_MS = 50;
const MAX_RESUMES = 100;
/** Statuses that say that we may not ask, whatever is in the body. */
const DENIED: readonly number[] = [401, 403, 429];
const VERSION_HEADER = "mcp-protocol-version";

/** One request in its POST, and what answers it: a body, or a stream that may be taken up again. */
export class HttpCall implements ResponseSink {
  readonly id: number;
  /** When it was answered, while its stream is still open. */
  answeredAt: number | undefined;
  readonly #host: CallHost;
  readonly #method: string;
  readonly #wasInSession: boolean;
  readonly #headers: OutgoingCall["headers"];
  readonly #isRaw: boolean;
  /** At a revision without sessions: no stream is taken up again, and an error status is told by its body. */
  readonly #isModern: boolean;
  #abort: (() => void) | undefined;
  #http: HttpFacts | undefined;
  #body: WholeBody | undefined;
  #events: EventBody | undefined;
  #resumes = 0;
  #timer: NodeJS.Timeout | undefined;
  #over = false;

  constructor(host: CallHost, { id, method, headers, raw }: OutgoingCall) {
    this.#host = host;
    this.id = id;
    this.#method = method;
    this.#wasInSession = host.inSession;
    this.#headers = headers;
    this.#isRaw = raw === true;
    this.#isModern = isSince(headers?.[VERSION_HEADER] ?? null, FIRST_MODERN);
  }

  start(line: string): void {
    this.#abort = this.#host.request({ method: "POST", body: line, what: this.#method, headers: this.#headers }, this);
  }

  started(http: HttpFacts): void {
    const { listener, maxFrameBytes } = this.#host;
    const isEvents = contentType(http) === "text/event-stream" && isSuccess(http);
    if (this.#resumes > 0 && !isEvents) {
      this.#http = http;
      this.#fail(
        "FAULT-HTTP-NO-ANSWER",
        `The stream of ${this.#method} could not be taken up again: HTTP ${http.status}.`,
      );
      return;
    }
    if (this.#events !== undefined) {
      this.#events.resume();
      return;
    }
    this.#http = http;
    if (this.#method === "initialize" && isSuccess(http)) this.#host.sessionIs(http.headers["mcp-session-id"]);
    if (!isEvents) {
      this.#body = new WholeBody(maxFrameBytes);
      return;
    }
    this.#events = new EventBody(maxFrameBytes, (data, validUtf8) => {
      listener.line(data, performance.now(), validUtf8, http, this.id);
      if (this.answeredAt === undefined && !listener.waits(this.id)) {
        this.answeredAt = performance.now();
        this.#host.lingers(this);
      }
    });
  }

  data(chunk: Buffer): void {
    const kept = this.#events?.push(chunk) ?? this.#body?.push(chunk) ?? true;
    if (kept) return;
    const message = `The server answered ${this.#method} with more than ${this.#host.maxFrameBytes} bytes; it was not read.`;
    this.#fail("FAULT-TRANSPORT-FRAME-TOO-LARGE", message);
  }

  ended(): void {
    if (this.#events !== undefined) {
      const cut = this.#events.endsWithin() ? "; the last event has no empty line behind it, so it is none" : "";
      this.#streamEnded(`ended the SSE stream of ${this.#method} without its answer${cut}`);
    } else if (this.#http !== undefined && this.#body !== undefined) this.#read(this.#http, this.#body);
  }

  broken(fault: HttpFault): void {
    if (this.#events?.lastId !== undefined && !this.#isModern) {
      this.#streamEnded(`broke off the SSE stream of ${this.#method}`);
      return;
    }
    const http = this.#http;
    this.close();
    this.#host.brokenBy(this.id, http === undefined ? fault : { ...fault, http });
  }

  /** Aborts what is under way; nothing is told. */
  close(): void {
    if (this.#over) return;
    this.#over = true;
    clearTimeout(this.#timer);
    this.#abort?.();
    this.#host.over(this);
  }

  /** Ends an exchange that is no longer waited for; says how far it had come. */
  abandon(): string | undefined {
    const http = this.#http;
    this.close();
    if (http === undefined) return undefined;
    if (this.#events === undefined)
      return `The HTTP response had begun (status ${http.status}), and its body did not end.`;
    const note = `The server kept the SSE stream open; ${count(this.#events.events, "event")} had come, and not the answer.`;
    this.#host.listener.amiss({ rule_id: "FAULT-HTTP-STREAM-OPEN", message: `${this.#method}: ${note}` });
    return note;
  }

  /** A stream whose events have ids may be closed before the answer: it is taken up again behind the last one. */
  #streamEnded(what: string): void {
    const events = this.#events;
    if (!this.#host.listener.waits(this.id)) {
      this.close();
    } else if (events?.lastId === undefined || this.#isModern || this.#resumes >= MAX_RESUMES) {
      this.#fail("FAULT-HTTP-NO-ANSWER", `The server ${what}.`);
    } else {
      this.#resumes += 1;
      const { lastId } = events;
      const waitMs = Math.max(events.retryMs ?? DEFAULT_RETRY_MS, MIN_RETRY_MS);
      this.#timer = setTimeout(() => {
        const request = { method: "GET", what: `the stream of ${this.#method}`, lastEventId: lastId } as const;
        this.#abort = this.#host.request(request, this);
      }, waitMs);
    }
  }

  #read(http: HttpFacts, whole: WholeBody): void {
    const { listener } = this.#host;
    const { text, validUtf8 } = whole.text();
    const told = contentType(http);
    const isJson = told === "application/json" || told.endsWith("+json");
    const message = isJson && isSuccess(http) ? undefined : objectIn(text);
    const isAnswer = (isJson && isSuccess(http)) || (message !== undefined && this.#isAnswer(message));
    if (DENIED.includes(http.status) || !isAnswer) {
      this.#refused(http, text);
      return;
    }
    if (text.trim() !== "") for (const fault of besideAnswer(this.#method, http)) listener.amiss(fault);
    if (message && namesNoRequest(message)) listener.errorFor(this.id, message, performance.now(), http);
    else listener.line(text, performance.now(), validUtf8, http, this.id);
    if (!listener.waits(this.id)) this.close();
    else
      this.#fail(
        "FAULT-HTTP-NO-ANSWER",
        `The body that answered ${this.#method} (HTTP ${http.status}) held no answer to it.`,
      );
  }

  /** True where the body of an error status is the answer, whatever is told around it. */
  #isAnswer(message: Record<string, unknown>): boolean {
    if (message["id"] === this.id || (this.#isRaw && "id" in message)) return true;
    return (this.#isModern || this.#isRaw) && namesNoRequest(message);
  }

  /** A response that is no answer. */
  #refused(http: HttpFacts, text: string): void {
    const lost = http.status === 404 && this.#wasInSession;
    this.close();
    this.#host.listener.failed(this.id, (lost ? lostSession : refusalOf)(this.#method, http, text));
  }

  #fail(rule_id: string, message: string): void {
    const fault: CallFault = { rule_id, message };
    if (this.#http !== undefined) fault.http = this.#http;
    this.close();
    this.#host.listener.failed(this.id, fault);
  }
}

/** The JSON object that a text is; undefined for any other text. */
function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A JSON-RPC error of a server that could not, or did not want to, read the id. */
function namesNoRequest({ id, error }: Record<string, unknown>): boolean {
  return (id === undefined || id === null) && isObject(error) && Number.isInteger(error["code"]);
}

function count(number: number, noun: string): string {
  return number === 1 ? `one ${noun}` : `${number} ${noun}s`;
}
