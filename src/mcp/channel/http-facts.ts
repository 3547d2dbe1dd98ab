import type { CallFault, HttpFacts } from "../types.js";

const MAX_EXCERPT = 500;

export function isSuccess({ status }: HttpFacts): boolean {
  return status >= 200 && status < 300;
}

/** The media type without its parameters, in lower case; empty where none is told. */
export function contentType({ headers }: HttpFacts): string {
  const type = headers["content-type"] ?? "";
  const end = type.indexOf(";");
  return (end === -1 ? type : type.slice(0, end)).trim().toLowerCase();
}

/** What a response is that is no answer; `what`: of the request, as messages name it. */
export function refusalOf(what: string, http: HttpFacts, text: string): CallFault {
  const { status, headers } = http;
  const excerpt = text.trim() === "" ? "" : `: ${text.slice(0, MAX_EXCERPT).replace(/\s+/g, " ").trim()}`;
  const told = `${what} was answered with HTTP ${status}${excerpt}`;
  if (status === 401 || status === 403) return { rule_id: "FAULT-HTTP-DENIED", message: told, unverified: true, http };
  if (status === 429) {
    const after = headers["retry-after"];
    const message = after === undefined ? told : `${told} (retry after ${after.slice(0, 50)})`;
    return { rule_id: "FAULT-HTTP-RATE-LIMIT", message, unverified: true, http };
  }
  if (!isSuccess(http)) return { ...errorStatus(what, http, excerpt), http };
  if (text.trim() === "") return { rule_id: "FAULT-HTTP-NO-ANSWER", message: `${told} and no body.`, http };
  const { rule_id, message } = wrongType(what, contentType(http));
  return { rule_id, message: `${message}${excerpt}`, http };
}

/** The session that the request was sent in is not known any more. */
export function lostSession(what: string, http: HttpFacts, text: string): CallFault {
  const { message } = refusalOf(what, http, text);
  return { rule_id: "FAULT-HTTP-SESSION-LOST", message: `${message}. The session was lost.`, sessionLost: true, http };
}

export function wrongType(what: string, type: string): { rule_id: string; message: string } {
  const told = type === "" ? "no content type" : `the content type ${type.slice(0, 100)}`;
  return { rule_id: "FAULT-HTTP-CONTENT-TYPE", message: `${what} was answered with ${told}, not JSON or SSE` };
}

export function errorStatus(
  what: string,
  { status }: HttpFacts,
  excerpt: string,
): { rule_id: string; message: string } {
  return { rule_id: "FAULT-HTTP-STATUS", message: `${what} was answered with HTTP ${status}${excerpt}` };
}

/** What is wrong with a response although it brought an answer. */
export function besideAnswer(what: string, http: HttpFacts): { rule_id: string; message: string }[] {
  const type = contentType(http);
  const isEvents = type === "text/event-stream" && isSuccess(http);
  const isUsual = type === "application/json" || type.endsWith("+json") || isEvents;
  return [...(isUsual ? [] : [wrongType(what, type)]), ...(http.status >= 500 ? [errorStatus(what, http, "")] : [])];
}
