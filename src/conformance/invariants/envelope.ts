import { isObject, typeName } from "../../core/json/json.js";
import { say } from "../../core/redaction/redacted.js";
import { namesNoRequest } from "../../mcp/frames.js";
import { FIRST_MODERN, hasMethod, isSince, REVISIONS, VERSION_META } from "../../mcp/revisions/known.js";
import { valueExcerpt } from "./evidence.js";
import { ALWAYS, IN_SESSION, type Invariant, type ParsedExchange } from "./types.js";

const MAX_UNANSWERED = 10_000;
/** The codes that the specification reserves since 2026-07-28, and those among them that it defines. */
const FIRST_RESERVED = -32020;
const LAST_RESERVED = -32099;
const DEFINED = [-32020, -32021, -32022];
/** Codes of earlier revisions. */
const RETIRED = [-32002, -32042];
const METHOD_NOT_FOUND = -32601;
const MAX_MESSAGE = 500;
const MAX_EARLY = 10;
const UNKNOWN = /not found|unknown|unrecogni[sz]ed|unsupported|not supported|not implemented|no such|does not exist/i;
/** A frame that is not a request, headers that do not match it, a capability that is missing, another revision. */
const NOT_OF_METHOD = new Set<unknown>([-32700, -32600, -32020, -32021, -32022]);
/** What a server says of a request that came before the handshake, or to another revision. */
const NOT_YET = /initiali[sz]|session|version/i;

export const ENVELOPE: readonly Invariant[] = [
  {
    id: "INV-006",
    category: "error-envelope",
    reads: ALWAYS,
    watch:
      (_, { read, breach }) =>
      ({ response, exchange, fromServer }) => {
        if (!response || !("error" in response) || (fromServer && exchange.request !== undefined)) return;
        read();
        const { error } = response;
        if (!isObject(error)) breach(say`an error is of type ${typeName(error)}, not an object`, response);
        else if (!Number.isInteger(error.code))
          breach(say`an error has the code ${valueExcerpt(error.code)}`, response);
        else if (typeof error.message !== "string") {
          breach(say`an error has a message of type ${typeName(error.message)}, not a string`, response);
        }
      },
  },
  {
    id: "INV-009",
    category: "error-envelope",
    reads: IN_SESSION,
    watch(_, { read, breach }) {
      /** Requests whose answer is no longer waited for: it may come late. */
      const unanswered = new Set<unknown>();
      return ({ id, fromServer, response, exchange, purpose }) => {
        if (exchange.request === undefined) {
          // A request that we sent twice, or whose answer we gave up, is answered by our own doing.
          if (purpose === "fault" || !response) return;
          read();
          if (unanswered.delete(response.id)) return;
          breach(
            say`the server answered the id ${valueExcerpt(response.id)}, for which no request was waiting`,
            response,
          );
          return;
        }
        if (fromServer) return;
        if (response) read();
        if (!response) {
          if (id !== undefined && unanswered.size < MAX_UNANSWERED) unanswered.add(id);
        } else if (id === undefined) breach(say`the server answered a notification`, response);
        else if (response.id !== id && !namesNoRequest(response)) {
          breach(say`the request ${valueExcerpt(id)} is answered under the id ${valueExcerpt(response.id)}`, response);
        }
      };
    },
  },
  {
    id: "INV-010",
    category: "error-envelope",
    reads: ALWAYS,
    watch:
      (_, { read, breach }) =>
      ({ response, fromServer, exchange }) => {
        if (!response || (fromServer && exchange.request !== undefined)) return;
        read();
        const hasResult = "result" in response;
        if (hasResult !== "error" in response) return;
        breach(
          say`an answer has ${hasResult ? "both a result and an error" : "neither a result nor an error"}`,
          response,
        );
      },
  },
  {
    id: "INV-011",
    category: "error-envelope",
    reads: ALWAYS,
    watch(_, { read, breach }) {
      const judge = (frame: unknown) => {
        if (!isObject(frame)) return;
        read();
        if (frame.jsonrpc !== "2.0") {
          breach(say`a message of the server has the jsonrpc version ${valueExcerpt(frame.jsonrpc)}`, frame);
        }
      };
      return ({ fromServer, exchange }) => {
        if (fromServer && exchange.request !== undefined) judge(exchange.request);
        else judge(exchange.response);
        if (exchange.notifications) for (const frame of exchange.notifications) judge(frame);
      };
    },
  },
  {
    id: "INV-018",
    category: "error-envelope",
    reads: ALWAYS,
    watch:
      ({ transport }, { read, breach }) =>
      ({ exchange, fromServer }) => {
        if (transport !== undefined && transport !== "stdio") return;
        if (exchange.raw !== undefined || exchange.response !== undefined || fromServer) read();
        if (exchange.raw === undefined) return;
        breach(say`the server wrote something to stdout that is not a protocol message`, exchange.raw);
      },
  },
  {
    id: "INV-029",
    category: "error-envelope",
    reads: ALWAYS,
    era: "modern",
    watch:
      (_, { read, breach }) =>
      ({ params, response, fromServer }) => {
        const error = response?.error;
        // A request of another revision, or of none, may be answered by the rules of an earlier one.
        const meta = isObject(params?._meta) ? params._meta : {};
        const revision = meta[VERSION_META];
        if (fromServer || !isObject(error) || typeof revision !== "string" || !isSince(revision, FIRST_MODERN)) return;
        read();
        const code = Number(error.code);
        const isReserved = code >= LAST_RESERVED && code <= FIRST_RESERVED && !DEFINED.includes(code);
        if (isReserved) breach(say`an error has the code ${code}, which the specification does not define`, response);
        else if (RETIRED.includes(code)) {
          breach(say`an error has the code ${code}, which only earlier revisions have`, response);
        }
      },
  },
  /** An error that is about an unknown method, by the method that was sent or by what its message says. */
  {
    id: "INV-007",
    category: "error-envelope",
    reads: ALWAYS,
    watch(session, { read, breach }) {
      /** Errors that came before the revision was known. */
      const early: ParsedExchange[] = [];
      const judge = (exchange: ParsedExchange) => {
        const error = exchange.response?.error;
        if (!isObject(error)) return;
        const isKnown = error.code === METHOD_NOT_FOUND;
        if (!isKnown && !isUnknown(exchange, session.revision) && !saysUnknown(exchange)) return;
        read();
        if (isKnown) return;
        const message = say`an unknown method is answered with the code ${valueExcerpt(error.code)}, not ${METHOD_NOT_FOUND}`;
        breach(message, exchange.response);
      };
      return {
        onExchange(exchange) {
          if (early.length > 0 && session.revision !== null) for (const error of early.splice(0)) judge(error);
          if (exchange.fromServer || !isObject(exchange.response?.error)) return;
          if (session.revision !== null || early.length === MAX_EARLY) judge(exchange);
          else early.push(exchange);
        },
        onEnd() {
          for (const exchange of early) judge(exchange);
        },
      };
    },
  },
];

/** True for a request whose method the revision does not have; if the revision is unknown, no revision has it. */
function isUnknown(
  { method, exchange, response, purpose, params, id }: ParsedExchange,
  revision: string | null,
): boolean {
  if (
    method === undefined ||
    (revision === null ? REVISIONS : [revision]).some((candidate) => hasMethod(method, candidate))
  ) {
    return false;
  }
  const error = response?.error;
  const { code, message } = isObject(error) ? error : {};
  if (NOT_OF_METHOD.has(code) || [401, 403, 429].includes(exchange.http?.status ?? 0)) return false;
  if (purpose === "detect") return !NOT_YET.test(textOf(message));
  // Bytes that a suite made up may be refused for more than their method.
  const request = isObject(exchange.request) ? exchange.request : {};
  const isRequest = request.jsonrpc === "2.0" && (typeof id === "string" || typeof id === "number");
  const hasParams = request.params === undefined || params !== undefined;
  const meta = params?._meta;
  const isWhole = !isSince(revision, FIRST_MODERN) || (isObject(meta) && VERSION_META in meta);
  return isRequest && hasParams && isWhole;
}

/** True if the message says that the method is unknown. An unknown tool, resource or prompt is not a method. */
function saysUnknown({ method, params, response }: ParsedExchange): boolean {
  const error = response?.error;
  const whole = isObject(error) ? textOf(error.message) : "";
  // The method's own name may have any of these words in it.
  const message = method ? whole.replaceAll(method, "") : whole;
  if (!UNKNOWN.test(message) || !/\bmethods?\b/i.test(message)) return false;
  if (/\b(tool|prompt|resource)s?\b/i.test(message)) return false;
  return ![params?.name, params?.uri].some((name) => typeof name === "string" && names(message, name));
}

/** True if a text has a name as a word of its own. */
function names(text: string, name: string): boolean {
  const at = name === "" ? -1 : text.toLowerCase().indexOf(name.toLowerCase());
  return at >= 0 && !/\w/.test(`${text[at - 1] ?? ""}${text[at + name.length] ?? ""}`);
}

function textOf(message: unknown): string {
  return typeof message === "string" ? message.slice(0, MAX_MESSAGE) : "";
}
