import { isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { excerpt, hide, say } from "../../core/redaction/redacted.js";
import { type Frame, namesNoRequest, parseMessage } from "../frames.js";
import type { CallFault, HttpFacts, SessionFault } from "../types.js";
import type { OutgoingCall } from "./types.js";

const MAX_EXCERPT = 500;
const DENIED: readonly number[] = [401, 403, 429];

export function isSuccess({ status }: HttpFacts): boolean {
  return status >= 200 && status < 300;
}

/** The media type without its parameters, in lower case; empty if there is none. */
export function contentType({ headers }: HttpFacts): string {
  const type = headers["content-type"] ?? "";
  const end = type.indexOf(";");
  return (end === -1 ? type : type.slice(0, end)).trim().toLowerCase();
}

/** The message in the body of a response, alone or in a batch, that answers the call; undefined if there is none. */
export function answerIn(text: string, { status }: HttpFacts, { id, raw }: OutgoingCall): Frame | undefined {
  if (DENIED.includes(status)) return undefined;
  const value = parseMessage(text);
  const messages = (Array.isArray(value) ? value : [value]).filter(isObject);
  return messages.find((message) => (raw ? "id" in message : message.id === id) || namesNoRequest(message));
}

/** The JSON object in a text; undefined for any other text, and for more values than a message may have. */
export function objectIn(text: string): Frame | undefined {
  const value = parseMessage(text);
  return isObject(value) ? value : undefined;
}

/** The fault of a response that is not an answer; `what`: the request, as messages name it. */
export function refusalOf(what: string, http: HttpFacts, text: string): CallFault {
  const { status, headers } = http;
  const detail = text.trim() === "" ? say`` : say`: ${excerpt(text, MAX_EXCERPT)}`;
  const summary = say`${hide(what)} was answered with HTTP ${status}${detail}`;
  if (status === 401 || status === 403)
    return { rule_id: "FAULT-HTTP-DENIED", message: summary, unverified: true, http };
  if (status === 429) {
    const after = headers["retry-after"];
    const message = after === undefined ? summary : say`${summary} (retry after ${excerpt(after, 50)})`;
    return { rule_id: "FAULT-HTTP-RATE-LIMIT", message, unverified: true, http };
  }
  if (!isSuccess(http)) return { ...errorStatus(what, http, detail), http };
  if (text.trim() === "") return { rule_id: "FAULT-HTTP-NO-ANSWER", message: say`${summary} and no body.`, http };
  const { rule_id, message } = wrongType(what, http);
  return { rule_id, message: say`${message}${detail}`, http };
}

/** The fault of a call whose session the server no longer knows. */
export function lostSession(call: OutgoingCall, http: HttpFacts, text: string): CallFault {
  const message = say`${refusalOf(call.method, http, text).message}. The session was lost.`;
  const answer = answerIn(text, http, call);
  const isOwn = answer !== undefined && !namesNoRequest(answer);
  return { rule_id: "FAULT-HTTP-SESSION-LOST", message, sessionLost: true, http, ...(isOwn && { answer }) };
}

/** The header is shown unchanged: in lower case, or in part, a secret in it would not be recognized. */
function wrongType(what: string, { headers }: HttpFacts): SessionFault {
  const type = headers["content-type"] ?? "";
  const summary = type === "" ? say`no content type` : say`the content type ${excerpt(type, 100)}`;
  const message = say`${hide(what)} was answered with ${summary}, not JSON or SSE`;
  return { rule_id: "FAULT-HTTP-CONTENT-TYPE", message };
}

function errorStatus(what: string, { status }: HttpFacts, detail: Redacted): SessionFault {
  return { rule_id: "FAULT-HTTP-STATUS", message: say`${hide(what)} was answered with HTTP ${status}${detail}` };
}

export function responseFaults(what: string, http: HttpFacts): SessionFault[] {
  const type = contentType(http);
  const isUsual = type === "application/json" || type.endsWith("+json") || type === "text/event-stream";
  return [...(isUsual ? [] : [wrongType(what, http)]), ...(http.status >= 500 ? [errorStatus(what, http, say``)] : [])];
}
