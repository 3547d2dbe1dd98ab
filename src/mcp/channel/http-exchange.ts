import { say } from "../../core/redaction/redacted.js";
import { TOOL_NAME } from "../../core/version.js";
import type { CallFault, HttpFacts, HttpTarget } from "../types.js";
import { EventBody, WholeBody } from "./http-body.js";
import { connectionsTo } from "./http-connections.js";
import { contentType, objectIn } from "./http-facts.js";
import { type HttpRequest, sendRequest } from "./http-request.js";

/** An HTTP request as it is sent: nothing is added but the headers of the suite. */
export interface PlainRequest {
  method: HttpRequest["method"];
  headers: Readonly<Record<string, string>>;
  body?: string;
}

export type PlainResponse =
  | {
      ok: true;
      http: HttpFacts;
      /** The body; of a stream the last event that was read. Empty for a stream that answers a GET. */
      body: string;
    }
  | { ok: false; fault: CallFault };

/** How far a stream is read: to its first event, to the answer, or to its end. */
export type ReadUntil = "event" | "answer" | "end";

/** Sends one request to the URL of a target, outside of any session, and reads its response; never rejects. */
export async function httpExchange(
  target: HttpTarget,
  { method, headers, body }: PlainRequest,
  { timeoutMs, maxBytes, until }: { timeoutMs: number; maxBytes: number; until: ReadUntil },
): Promise<PlainResponse> {
  const connections = connectionsTo(target);
  const response = await new Promise<PlainResponse>((resolve) => {
    const whole = new WholeBody(maxBytes);
    let http: HttpFacts | undefined;
    let events: EventBody | undefined;
    let lastEvent = "";
    const settle = (found: PlainResponse) => {
      clearTimeout(timer);
      setImmediate(abort);
      resolve(found);
    };
    const answered = (text: string) => {
      if (http) settle({ ok: true, http, body: text });
    };
    const timer = setTimeout(() => {
      const message = say`${method} was not answered within ${timeoutMs} ms.`;
      settle({ ok: false, fault: { rule_id: "FAULT-TIMEOUT-CALL", message, ...(http && { http }) } });
    }, timeoutMs);
    const request: HttpRequest = {
      method,
      url: new URL(target.url),
      headers: { "user-agent": target.userAgent ?? TOOL_NAME, ...target.headers(), ...headers },
      maxRedirects: target.maxRedirects,
      what: method,
      ...(body !== undefined && { body }),
      ...(target.tokens && { tokens: target.tokens }),
    };
    const abort = sendRequest(connections, request, {
      started(facts) {
        http = facts;
        if (contentType(facts) !== "text/event-stream") return;
        if (method === "GET") answered("");
        else
          events = new EventBody(maxBytes, (text) => {
            lastEvent = text;
            if (until === "event" || (until === "answer" && isAnswer(text))) answered(text);
          });
      },
      data(chunk) {
        if ((events ?? whole).push(chunk)) return;
        const message = say`${method} was answered with more than ${maxBytes} bytes.`;
        settle({ ok: false, fault: { rule_id: "FAULT-TRANSPORT-FRAME-TOO-LARGE", message } });
      },
      ended: () => answered(events ? lastEvent : whole.text().text),
      broken: (fault) => settle({ ok: false, fault }),
    });
  });
  await connections.destroy();
  return response;
}

function isAnswer(text: string): boolean {
  const frame = objectIn(text);
  return frame !== undefined && ("result" in frame || "error" in frame);
}
