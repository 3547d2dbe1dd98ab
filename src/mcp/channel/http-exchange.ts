import type { Redacted } from "../../core/redaction/redact.js";
import { derive, say } from "../../core/redaction/redacted.js";
import { TOOL_NAME } from "../../core/version.js";
import type { UnreadBytes } from "../memory.js";
import type { CallFault, HttpFacts, HttpTarget } from "../types.js";
import { EventBody, WholeBody } from "./http-body.js";
import { connectionsTo } from "./http-connections.js";
import { contentType, objectIn } from "./http-facts.js";
import { type HttpFault, type HttpRequest, type ResponseSink, sendRequest } from "./http-request.js";
import type { DecodedText } from "./lines.js";

export type FetchResult = DecodedText &
  (
    | { end: "read"; http: HttpFacts }
    | { end: "late" | "stopped" | "too-large"; http: HttpFacts | undefined }
    | { end: "broken"; fault: HttpFault; http: HttpFacts | undefined }
    /** A limit of memory does not allow more; `message` says which. */
    | { end: "flood"; message: Redacted; http: HttpFacts | undefined }
  );

export interface FetchOptions {
  timeoutMs?: number;
  /** Of the body, or of one event. */
  maxBytes: number;
  signal?: AbortSignal | undefined;
  unread?: UnreadBytes;
  /** Called when the response starts; true if its body is not needed. */
  needsNoBody?: (http: HttpFacts) => boolean;
  /** Called with each event of a stream, which is read to its end by default; true ends the reading. The text is the last event. */
  isLastEvent?: (text: string) => boolean;
}

/** Sends a request, with a deadline, and reads its response; never rejects. `send` returns the function that aborts it. */
export function fetchBody(
  send: (sink: ResponseSink) => () => void,
  { timeoutMs, maxBytes, signal, unread, needsNoBody, isLastEvent }: FetchOptions,
): Promise<FetchResult> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve({ end: "stopped", http: undefined, text: "", validUtf8: true });
    const whole = new WholeBody(maxBytes);
    let http: HttpFacts | undefined;
    let events: EventBody | undefined;
    let lastEvent = "";
    const settle = (result: FetchResult) => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", stop);
      // A stream cannot be aborted while one of its events is read.
      setImmediate(abort);
      resolve(result);
    };
    const body = () => (events ? { text: lastEvent, validUtf8: true } : whole.text());
    const early = (end: "late" | "stopped" | "too-large") => settle({ end, http, ...body() });
    const read = (facts: HttpFacts) => settle({ end: "read", http: facts, ...body() });
    const stop = () => early("stopped");
    const timer = timeoutMs === undefined ? undefined : setTimeout(() => early("late"), timeoutMs).unref();
    signal?.addEventListener("abort", stop);
    const abort = send({
      started(facts) {
        http = facts;
        if (needsNoBody?.(facts)) read(facts);
        else if (isLastEvent && contentType(facts) === "text/event-stream")
          events = new EventBody(maxBytes, (event) => {
            lastEvent = event;
            if (isLastEvent(event)) read(facts);
          });
      },
      data(chunk) {
        const message = unread?.add(chunk.length);
        if (message !== undefined) settle({ end: "flood", message, http, ...body() });
        else if (!(events ?? whole).push(chunk)) early("too-large");
      },
      ended: () => http && read(http),
      broken: (fault) => settle({ end: "broken", fault, http, ...body() }),
    });
  });
}

/** Sends a request on a connection of its own, and reads its response; never rejects. */
export async function fetchAlone(
  target: Parameters<typeof connectionsTo>[0],
  request: HttpRequest,
  options: FetchOptions,
): Promise<FetchResult> {
  const connections = connectionsTo(target);
  const result = await fetchBody((sink) => sendRequest(connections, request, sink), options);
  await connections.destroy();
  return result;
}

/** Why a response was not read, as the end of a sentence. */
export function whyUnread(
  result: Exclude<FetchResult, { end: "read" }>,
  { timeoutMs, maxBytes }: Readonly<{ timeoutMs: number; maxBytes: number }>,
): Redacted {
  if (result.end === "too-large") return say`answered with more than ${maxBytes} bytes`;
  if (result.end !== "broken") return say`did not answer within ${Math.round(timeoutMs)} ms`;
  return say`could not be reached: ${derive(result.fault.message, (text) => text.replace(/\.$/, ""))}`;
}

/** An HTTP request as it is sent: nothing is added but the headers of the suite. */
export interface PlainRequest {
  method: HttpRequest["method"];
  headers: HttpRequest["headers"];
  body?: string;
}

export type PlainResponse =
  /** `body`: of a stream the last event that was read; empty for a stream that answers a GET. */
  { ok: true; http: HttpFacts; body: string } | { ok: false; fault: CallFault };

/** How far a stream is read: to its first event, to the answer, or to its end. */
export type ReadUntil = "event" | "answer" | "end";

/** Sends one request to the URL of a target, outside of any session, and reads its response; never rejects. */
export async function httpExchange(
  target: HttpTarget,
  plain: PlainRequest,
  { until, ...limits }: { timeoutMs: number; maxBytes: number; until: ReadUntil; signal?: AbortSignal | undefined },
): Promise<PlainResponse> {
  const { method } = plain;
  const request = requestOf(target, plain);
  const needsNoBody = (http: HttpFacts) => method === "GET" && contentType(http) === "text/event-stream";
  const isAnswer = (frame = {}) => "result" in frame || "error" in frame;
  const isLastEvent = (text: string) => until === "event" || (until === "answer" && isAnswer(objectIn(text)));
  const options = { ...limits, needsNoBody, isLastEvent };
  const result = await fetchAlone(target, request, options);
  const { http } = result;
  if (result.end === "read") return { ok: true, http: result.http, body: result.text };
  if (result.end === "broken") return { ok: false, fault: result.fault };
  const tooLarge = say`${method} was answered with more than ${limits.maxBytes} bytes.`;
  if (result.end === "too-large")
    return { ok: false, fault: { rule_id: "FAULT-TRANSPORT-FRAME-TOO-LARGE", message: tooLarge } };
  const message = say`${method} was not answered within ${limits.timeoutMs} ms.`;
  return { ok: false, fault: { rule_id: "FAULT-TIMEOUT-CALL", message, ...(http && { http }) } };
}

function requestOf(target: HttpTarget, { method, headers, body }: PlainRequest): HttpRequest {
  return {
    method,
    url: new URL(target.url),
    headers: { "user-agent": target.userAgent ?? TOOL_NAME, ...target.headers(), ...headers },
    maxRedirects: target.maxRedirects,
    what: method,
    body,
    tokens: target.tokens,
  };
}

/** Receives a response while it comes; nothing is called after `ended`. */
interface ResponseFollower {
  started(http: HttpFacts): void;
  /** A whole body, or one event of a stream, with the id of the first event that had one. */
  message(text: string, firstEventId: string | undefined): void;
  /** `fault`: why it ended early. */
  ended(fault?: HttpFault): void;
}

/** Sends one request and reports its response while it comes; returns the function that closes it. */
export function followExchange(
  target: HttpTarget,
  plain: PlainRequest,
  maxBytes: number,
  follower: ResponseFollower,
): () => void {
  const connections = connectionsTo(target);
  const whole = new WholeBody(maxBytes);
  let events: EventBody | undefined;
  let bytesLeft = maxBytes;
  let hasEnded = false;
  const end = (fault?: HttpFault) => {
    if (hasEnded) return;
    hasEnded = true;
    follower.ended(fault);
    close();
  };
  const abort = sendRequest(connections, requestOf(target, plain), {
    started(http) {
      const read = (text: string) => follower.message(text, events?.firstId);
      if (contentType(http) === "text/event-stream") events = new EventBody(maxBytes, read);
      follower.started(http);
    },
    data(chunk) {
      if (hasEnded) return;
      bytesLeft -= chunk.length;
      if (bytesLeft >= 0) (events ?? whole).push(chunk);
      else end({ rule_id: "FAULT-TRANSPORT-FLOOD", message: say`the response has more than ${maxBytes} bytes` });
    },
    ended() {
      if (!events && !hasEnded) follower.message(whole.text().text, undefined);
      end();
    },
    broken: end,
  });
  // A stream cannot be aborted while one of its events is read.
  const close = () => {
    setImmediate(() => {
      abort();
      void connections.destroy();
    });
  };
  return close;
}
