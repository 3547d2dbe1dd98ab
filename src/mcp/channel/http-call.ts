import { nowMs } from "../../core/clock.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { plural } from "../../core/text.js";
import type { RuleId } from "../../rules/registry.js";
import type { UnreadBytes } from "../memory.js";
import { FIRST_MODERN, isSince } from "../revisions/known.js";
import type { CallFault, HttpFacts } from "../types.js";
import type { HttpChannelBase } from "./http-base.js";
import { EventBody, WholeBody } from "./http-body.js";
import { answerIn, contentType, isSuccess, lostSession, refusalOf, responseFaults } from "./http-facts.js";
import type { HttpFault, ResponseSink } from "./http-request.js";
import type { DecodedText } from "./lines.js";
import type { OutgoingCall } from "./types.js";

export interface CallHost extends HttpChannelBase {
  callEnded(call: HttpCall): void;
  /** A message was received: it may have answered any call. */
  messageReceived(): void;
  /** The exchange is over without an answer, which may still arrive on another stream. */
  awaitElsewhere(id: number, fault: CallFault): void;
}

const DEFAULT_RETRY_MS = 1_000;
const MIN_RETRY_MS = 50;
const MAX_RESUMES = 100;
const VERSION_HEADER = "mcp-protocol-version";

/** Requests whose answer comes when something else is over: their streams stay open until then. */
const WAITING = new Set(["subscriptions/listen", "tasks/result"]);

/** One request in its POST, and its answer: a body, or a stream that may be resumed. */
export class HttpCall implements ResponseSink {
  readonly id: number;
  readonly #method: string;
  readonly #wasInSession: boolean;
  /** At a revision without sessions no stream is resumed. */
  readonly #isModern: boolean;
  #abort: (() => void) | undefined;
  #http: HttpFacts | undefined;
  #body: WholeBody | undefined;
  #events: EventBody | undefined;
  #errorEvents: EventBody | undefined;
  #resumes = 0;
  readonly #unread: UnreadBytes;
  #timer: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor(
    private readonly host: CallHost,
    private readonly call: OutgoingCall,
  ) {
    this.id = call.id;
    this.#unread = host.listener.countUnread();
    this.#method = call.method;
    this.#wasInSession = host.sessionId !== undefined;
    this.#isModern = isSince(call.headers?.[VERSION_HEADER] ?? null, FIRST_MODERN);
  }

  start(line: string): void {
    const { headers, generated } = this.call;
    this.#abort = this.host.request({ method: "POST", body: line, what: this.#method, headers, generated }, this);
  }

  started(http: HttpFacts): void {
    const { listener, maxFrameBytes } = this.host;
    const isEvents = contentType(http) === "text/event-stream" && isSuccess(http);
    if (this.#resumes > 0 && isEvents) {
      this.#events?.resume();
      return;
    }
    this.#http = http;
    if (this.#resumes > 0) {
      const message = say`The stream of ${hide(this.#method)} could not be resumed: HTTP ${http.status}.`;
      this.#fail("FAULT-HTTP-NO-ANSWER", message);
      return;
    }
    if (this.#method === "initialize" && isSuccess(http)) this.host.sessionId = http.headers["mcp-session-id"];
    if (!isEvents) {
      this.#body = new WholeBody(maxFrameBytes);
      if (contentType(http) !== "text/event-stream") return;
      this.#errorEvents = new EventBody(maxFrameBytes, (text, validUtf8) => {
        if (!this.#isOver && answerIn(text, http, this.call)) this.#read(http, { text, validUtf8 });
      });
      return;
    }
    this.#events = new EventBody(maxFrameBytes, (data, validUtf8) => {
      this.#unread.release();
      listener.line(data, nowMs(), validUtf8, http, this.call);
      this.host.messageReceived();
    });
  }

  data(chunk: Buffer): void {
    // Chunks may still arrive after an abort; nothing would release them.
    if (this.#isOver) return;
    const tooMuch = this.#unread.add(chunk.length);
    if (tooMuch !== undefined) {
      this.#fail("FAULT-TRANSPORT-FLOOD", tooMuch);
      return;
    }
    if (this.#events?.push(chunk) ?? this.#body?.push(chunk) ?? true) {
      this.#errorEvents?.push(chunk);
      return;
    }
    const message = say`The server answered ${hide(this.#method)} with more than ${this.host.maxFrameBytes} bytes; it was not read.`;
    this.#fail("FAULT-TRANSPORT-FRAME-TOO-LARGE", message);
  }

  ended(): void {
    if (this.#events !== undefined) {
      const cut = "; the last event does not end with an empty line, so it does not count";
      const what = `ended the SSE stream of ${this.#method} without its answer`;
      this.#streamEnded(this.#events.endsWithin() ? what + cut : what);
    } else if (!this.#isOver && this.#http !== undefined && this.#body !== undefined) {
      this.#read(this.#http, this.#body.text());
    }
  }

  broken(fault: HttpFault): void {
    if (this.#events?.lastId !== undefined && !this.#isModern) {
      this.#streamEnded(`broke off the SSE stream of ${this.#method}`);
      return;
    }
    this.close();
    this.host.connectionBroke(this.id, { ...fault, ...(this.#http && { http: this.#http }) });
  }

  close(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.#unread.release();
    this.#abort?.();
    this.host.callEnded(this);
  }

  /** Ends an exchange that no call waits for; returns how far it got. */
  abandon(): Redacted | undefined {
    const http = this.#http;
    this.close();
    if (http === undefined) return undefined;
    if (this.#events === undefined)
      return say`The HTTP response started (status ${http.status}), but its body did not end.`;
    const note = say`The server kept the SSE stream open and sent ${plural(this.#events.events, "event")}, but not the answer.`;
    const message = say`${hide(this.#method)}: ${note}`;
    if (!WAITING.has(this.#method)) this.host.listener.fault({ rule_id: "FAULT-HTTP-STREAM-OPEN", message }, this.call);
    return note;
  }

  /** A stream whose events have ids may close before the answer: it is resumed after the last event. */
  #streamEnded(what: string): void {
    const events = this.#events;
    if (!this.host.listener.isWaiting(this.id)) this.close();
    else if (events?.lastId === undefined || this.#isModern || this.#resumes >= MAX_RESUMES) {
      this.#fail("FAULT-HTTP-NO-ANSWER", say`The server ${hide(what)}.`);
    } else {
      this.#resumes += 1;
      const { lastId } = events;
      const waitMs = Math.max(events.retryMs ?? DEFAULT_RETRY_MS, MIN_RETRY_MS);
      this.#timer = setTimeout(() => {
        const request = { method: "GET", what: `the stream of ${this.#method}`, lastEventId: lastId } as const;
        this.#abort = this.host.request(request, this);
      }, waitMs);
    }
  }

  #read(http: HttpFacts, { text, validUtf8 }: DecodedText): void {
    const { listener } = this.host;
    // From here on the session counts the answer.
    this.#unread.release();
    const isJson = /^application\/json$|\+json$/.test(contentType(http));
    if (http.status === 404 && this.#wasInSession) {
      this.#end(lostSession(this.call, http, text));
      return;
    }
    if (!(isJson && isSuccess(http))) {
      if (!answerIn(text, http, this.call)) {
        this.#end(refusalOf(this.#method, http, text));
        return;
      }
      for (const fault of responseFaults(this.#method, http)) listener.fault(fault, this.call);
    }
    listener.line(text, nowMs(), validUtf8, http, this.call);
    // Closed first, so that the host does not count it among the open streams of answered calls.
    const isAnswered = !listener.isWaiting(this.id);
    if (isAnswered) this.close();
    this.host.messageReceived();
    if (isAnswered) return;
    const message = say`The body that answered ${hide(this.#method)} (HTTP ${http.status}) contained no answer to it.`;
    this.#fail("FAULT-HTTP-NO-ANSWER", message);
  }

  #fail(rule_id: RuleId, message: Redacted): void {
    this.#end({ rule_id, message, ...(this.#http && { http: this.#http }) });
  }

  #end(fault: CallFault): void {
    this.close();
    // The answer may still arrive on another stream.
    if (fault.rule_id === "FAULT-HTTP-NO-ANSWER") this.host.awaitElsewhere(this.id, fault);
    else this.host.listener.failed(this.id, fault);
  }
}
