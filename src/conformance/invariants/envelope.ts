import { isObject, typeName } from "../../core/json/json.js";
import { say } from "../../core/redaction/redacted.js";
import { namesNoRequest } from "../../mcp/frames.js";
import { FIRST_MODERN, isSince, VERSION_META } from "../../mcp/revisions/known.js";
import { valueExcerpt } from "./evidence.js";
import { ALWAYS, IN_SESSION, type Invariant } from "./types.js";

const MAX_UNANSWERED = 10_000;
/** The codes that the specification reserves since 2026-07-28, and those among them that it defines. */
const FIRST_RESERVED = -32020;
const LAST_RESERVED = -32099;
const DEFINED = [-32020, -32021, -32022];
/** Codes of earlier revisions. */
const RETIRED = [-32002, -32042];

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
];
