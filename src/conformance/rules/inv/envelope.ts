import type { Exchange, Purpose } from "../../../core/generated/capture.js";
import { asObject, isObject, ofType } from "../../../core/json/json.js";
import { say } from "../../../core/redaction/redacted.js";
import {
  HEADER_MISMATCH,
  INVALID_REQUEST,
  METHOD_NOT_FOUND,
  MISSING_CAPABILITY,
  PARSE_ERROR,
  RESOURCE_NOT_FOUND,
  UNSUPPORTED_VERSION,
  URL_REQUIRED,
} from "../../../mcp/error-codes.js";
import { type Frame, namesNoRequest } from "../../../mcp/frames.js";
import { FIRST_MODERN, hasMethod, isSince, REVISIONS, VERSION_META } from "../../../mcp/revisions/known.js";
import { valued, valueExcerpt } from "../../invariants/evidence.js";
import {
  ALWAYS,
  IN_SESSION,
  judgeInvariants,
  type ParsedExchange,
  WELL_BEHAVED,
  watchInvariants,
} from "../../invariants/types.js";

const MAX_UNANSWERED = 10_000;
/** The codes that the specification reserves since 2026-07-28, and those among them that it defines. */
const FIRST_RESERVED = -32020;
const LAST_RESERVED = -32099;
const DEFINED = [HEADER_MISMATCH, MISSING_CAPABILITY, UNSUPPORTED_VERSION];
const RETIRED = [RESOURCE_NOT_FOUND, URL_REQUIRED];
const MAX_MESSAGE = 500;
const MAX_EARLY = 10;
const UNKNOWN = /not found|unknown|unrecogni[sz]ed|unsupported|not supported|not implemented|no such|does not exist/i;
/** A frame that is not a request, headers that do not match it, a capability that is missing, another revision. */
const NOT_OF_METHOD = new Set<unknown>([PARSE_ERROR, INVALID_REQUEST, ...DEFINED]);
/** What a server says of a request that came before the handshake, or to another revision. */
const NOT_YET = /initiali[sz]|session|version/i;
/** How INV-009 says of an answer that it belongs to no request. */
const UNAWAITED = "for which no request was waiting";

/** True for a breach that a live session reports by itself, as a fault: a line that is not a message, an unexpected answer. */
export function isFaultToo(id: string, message: string): boolean {
  return id === "INV-018" || (id === "INV-009" && message.endsWith(UNAWAITED));
}

const ENVELOPES = { category: "error-envelope", reads: ALWAYS } as const;
const MODERN_ENVELOPES = { ...ENVELOPES, era: "modern" } as const;
const ENVELOPES_IN_SESSION = { category: "error-envelope", reads: IN_SESSION } as const;

export const ENVELOPE = [
  ...judgeInvariants(ENVELOPES, {
    "INV-006"(exchange, { read, breach }) {
      const { response } = exchange;
      if (!response || !("error" in response) || isOurAnswer(exchange)) return;
      read();
      const { error } = response;
      if (!isObject(error)) breach(say`an error is ${ofType(error)}, not an object`, response);
      else if (!Number.isInteger(error.code)) breach(say`an error has ${valued("code", error.code)}`, response);
      else if (typeof error.message !== "string") {
        breach(say`an error has ${valued("message", error.message, ", not a string")}`, response);
      }
    },
    "INV-010"(exchange, { read, breach }) {
      const { response } = exchange;
      if (!response || isOurAnswer(exchange)) return;
      read();
      const hasResult = "result" in response;
      if (hasResult !== "error" in response) return;
      const what = hasResult ? "both a result and an error" : "neither a result nor an error";
      breach(say`an answer has ${what}`, response);
    },
    "INV-011"(parsed, { read, breach }) {
      const { exchange } = parsed;
      const answer = isOurAnswer(parsed) ? exchange.request : exchange.response;
      for (const frame of [answer, ...(exchange.notifications ?? [])].filter(isObject)) {
        read();
        if (frame.jsonrpc === "2.0") continue;
        breach(say`a message of the server has ${valued("jsonrpc version", frame.jsonrpc)}`, frame);
      }
    },
    "INV-018"({ exchange, fromServer }, { read, breach }, { transport }) {
      if (transport !== undefined && transport !== "stdio") return;
      if (exchange.raw !== undefined || exchange.response !== undefined || fromServer) read();
      if (exchange.raw === undefined) return;
      breach(say`the server wrote something to stdout that is not a protocol message`, exchange.raw);
    },
  }),
  ...judgeInvariants(MODERN_ENVELOPES, {
    "INV-029"({ meta, response, error, fromServer }, { read, breach }) {
      // A request of another revision, or of none, may be answered by the rules of an earlier one.
      const revision = meta[VERSION_META];
      if (fromServer || !error || typeof revision !== "string" || !isSince(revision, FIRST_MODERN)) return;
      read();
      const code = Number(error.code);
      const isReserved = code >= LAST_RESERVED && code <= FIRST_RESERVED && !DEFINED.includes(code);
      if (isReserved) breach(say`an error has the code ${code}, which the specification does not define`, response);
      else if (RETIRED.includes(code)) {
        breach(say`an error has the code ${code}, which only earlier revisions have`, response);
      }
    },
  }),
  ...watchInvariants(ENVELOPES_IN_SESSION, {
    "INV-009"(_, { read, breach }) {
      /** Requests whose answer is no longer waited for: it may come late. */
      const unanswered = new Set<unknown>();
      return ({ id, fromServer, response, exchange, purpose }) => {
        if (exchange.request === undefined) {
          // A request that we sent twice, or whose answer we gave up, is answered by our own doing.
          if (purpose === "fault" || !response) return;
          read();
          if (unanswered.delete(response.id)) return;
          const answerId = valueExcerpt(response.id);
          breach(say`the server answered the id ${answerId}, ${UNAWAITED}`, response);
          return;
        }
        if (fromServer) return;
        if (response) read();
        if (!response) {
          if (id !== undefined && unanswered.size < MAX_UNANSWERED) unanswered.add(id);
        } else if (id === undefined) breach(say`the server answered a notification`, response);
        else if (response.id !== id && !(namesNoRequest(response) && mayBeUnread(purpose, exchange))) {
          breach(say`the request ${valueExcerpt(id)} is answered under the id ${valueExcerpt(response.id)}`, response);
        }
      };
    },
  }),
  ...watchInvariants(ENVELOPES, {
    "INV-007"(session, { read, breach }) {
      const early: ParsedExchange[] = [];
      const judge = (exchange: ParsedExchange) => {
        const code = exchange.error?.code;
        const isKnown = code === METHOD_NOT_FOUND;
        if (!isKnown && !isUnknown(exchange, session.revision) && !saysUnknown(exchange)) return;
        read();
        if (isKnown) return;
        const codeText = valued("code", code, `, not ${METHOD_NOT_FOUND}`);
        breach(say`an unknown method is answered with ${codeText}`, exchange.response);
      };
      return {
        onExchange(exchange) {
          if (early.length > 0 && session.revision !== null) for (const error of early.splice(0)) judge(error);
          if (exchange.fromServer || !exchange.error) return;
          if (session.revision !== null || early.length === MAX_EARLY) judge(exchange);
          else early.push(exchange);
        },
        onEnd() {
          for (const exchange of early) judge(exchange);
        },
      };
    },
  }),
];

/** True for an error that says nothing of what was asked for: of the frame, its headers or its revision, or a refusal. */
export function isOfTransport({ error, exchange }: ParsedExchange): boolean {
  return NOT_OF_METHOD.has(error?.code) || [401, 403, 429].includes(exchange.http?.status ?? 0);
}

/** True for a request that the server may not have read: it then answers without an id. */
function mayBeUnread(purpose: Purpose, { response, http }: Exchange): boolean {
  const { error } = response as Frame;
  const isRefused = isObject(error) && (error.code === PARSE_ERROR || error.code === INVALID_REQUEST);
  return isRefused || !WELL_BEHAVED.includes(purpose) || (http?.status ?? 0) >= 400;
}

function isOurAnswer({ fromServer, exchange }: ParsedExchange): boolean {
  return fromServer && exchange.request !== undefined;
}

/** True for a request whose method the revision does not have; if the revision is unknown, no revision has it. */
function isUnknown(parsed: ParsedExchange, revision: string | null): boolean {
  const { method, exchange, error, purpose, params, meta, id } = parsed;
  const revisions = revision === null ? REVISIONS : [revision];
  if (method === undefined || revisions.some((candidate) => hasMethod(method, candidate))) return false;
  if (isOfTransport(parsed)) return false;
  if (purpose === "detect") return !NOT_YET.test(messageText(error?.message));
  // Bytes that a suite made up may be refused for more than their method.
  const request = asObject(exchange.request);
  const isRequest = request.jsonrpc === "2.0" && (typeof id === "string" || typeof id === "number");
  const hasParams = request.params === undefined || params !== undefined;
  return isRequest && hasParams && (!isSince(revision, FIRST_MODERN) || VERSION_META in meta);
}

/** True if the message says that the method is unknown. An unknown tool, resource or prompt is not a method. */
function saysUnknown({ method, params, error }: ParsedExchange): boolean {
  const whole = messageText(error?.message);
  // The method's own name may have any of these words in it.
  const message = method ? whole.replaceAll(method, "") : whole;
  if (!UNKNOWN.test(message) || !/\bmethods?\b/i.test(message)) return false;
  if (/\b(tool|prompt|resource)s?\b/i.test(message)) return false;
  return ![params?.name, params?.uri].some((name) => typeof name === "string" && names(message, name));
}

function names(text: string, name: string): boolean {
  const at = name === "" ? -1 : text.toLowerCase().indexOf(name.toLowerCase());
  return at >= 0 && !/\w/.test(`${text[at - 1] ?? ""}${text[at + name.length] ?? ""}`);
}

function messageText(message: unknown): string {
  return typeof message === "string" ? message.slice(0, MAX_MESSAGE) : "";
}
