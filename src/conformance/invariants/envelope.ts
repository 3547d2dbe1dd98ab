import { isObject, typeName } from "../../core/json.js";
import { shown } from "./shown.js";
import { ALWAYS, IN_SESSION, type Invariant } from "./types.js";

const METHOD_NOT_FOUND = -32601;
const LONGEST_MESSAGE = 500;
const MOST_UNANSWERED = 10_000;
const UNKNOWN = /not found|unknown|unrecogni[sz]ed|unsupported|not supported|not implemented|no such|does not exist/i;
/** The first part of every method that some revision has. */
const METHODS =
  /^(initialize|ping|(tools|resources|prompts|completion|logging|server|subscriptions|tasks|notifications|roots|sampling|elicitation)\/.*)$/;

const errorShape: Invariant = {
  id: "INV-006",
  category: "error-envelope",
  reads: ALWAYS,
  watch(_, breach) {
    return {
      see({ response, exchange, fromServer }) {
        if (!response || !("error" in response) || (fromServer && exchange.request !== undefined)) return;
        const { error } = response;
        if (!isObject(error)) breach(`an error is of type ${typeName(error)}, not an object`, response);
        else if (!Number.isInteger(error["code"])) breach(`an error has the code ${shown(error["code"])}`, response);
        else if (typeof error["message"] !== "string") {
          breach(`an error has a message of type ${typeName(error["message"])}, not a string`, response);
        }
      },
    };
  },
};

const methodNotFound: Invariant = {
  id: "INV-007",
  category: "error-envelope",
  reads: ALWAYS,
  watch(_, breach) {
    return {
      see({ method, fromServer, response }) {
        const error = response && !fromServer ? response["error"] : undefined;
        if (!isObject(error) || error["code"] === METHOD_NOT_FOUND) return;
        const message = typeof error["message"] === "string" ? error["message"].slice(0, LONGEST_MESSAGE) : "";
        if (!saysMethodUnknown(message, method)) return;
        breach(
          `an unknown method is answered with the code ${shown(error["code"])}, not ${METHOD_NOT_FOUND}`,
          response,
        );
      },
    };
  },
};

const answersOnce: Invariant = {
  id: "INV-009",
  category: "error-envelope",
  reads: IN_SESSION,
  watch(_, breach) {
    /** Requests whose answer is no longer waited for: it may come late. */
    const unanswered = new Set<unknown>();
    return {
      see({ id, fromServer, response, exchange, purpose }) {
        if (exchange.request === undefined) {
          // A request that we sent twice, or whose answer we gave up, is answered by our own doing.
          if (purpose === "fault") return;
          if (!response || unanswered.delete(response["id"])) return;
          breach(`the server answered the id ${shown(response["id"])}, for which no request was waiting`, response);
        } else if (fromServer) return;
        else if (!response) {
          if (id !== undefined && unanswered.size < MOST_UNANSWERED) unanswered.add(id);
        } else if (id === undefined) breach("the server answered a notification", response);
        else if (response["id"] !== id) {
          breach(`the request ${shown(id)} is answered under the id ${shown(response["id"])}`, response);
        }
      },
    };
  },
};

const resultXorError: Invariant = {
  id: "INV-010",
  category: "error-envelope",
  reads: ALWAYS,
  watch(_, breach) {
    return {
      see({ response, fromServer, exchange }) {
        if (!response || (fromServer && exchange.request !== undefined)) return;
        const hasResult = "result" in response;
        if (hasResult !== "error" in response) return;
        breach(`an answer has ${hasResult ? "both a result and an error" : "neither a result nor an error"}`, response);
      },
    };
  },
};

const jsonRpcVersion: Invariant = {
  id: "INV-011",
  category: "error-envelope",
  reads: ALWAYS,
  watch(_, breach) {
    const judge = (frame: unknown) => {
      if (isObject(frame) && frame["jsonrpc"] !== "2.0") {
        breach(`a message of the server has the jsonrpc version ${shown(frame["jsonrpc"])}`, frame);
      }
    };
    return {
      see({ fromServer, exchange }) {
        if (fromServer && exchange.request !== undefined) judge(exchange.request);
        else judge(exchange.response);
        if (exchange.notifications) for (const frame of exchange.notifications) judge(frame);
      },
    };
  },
};

const onlyFrames: Invariant = {
  id: "INV-018",
  category: "error-envelope",
  reads: ALWAYS,
  watch({ transport }, breach) {
    return {
      see({ exchange }) {
        if (exchange.raw === undefined || (transport !== undefined && transport !== "stdio")) return;
        breach("the server wrote to stdout what is no message of the protocol", exchange.raw);
      },
    };
  },
};

export const ENVELOPE: readonly Invariant[] = [
  errorShape,
  methodNotFound,
  answersOnce,
  resultXorError,
  jsonRpcVersion,
  onlyFrames,
];

/** An unknown tool, resource or prompt is no unknown method. */
function saysMethodUnknown(message: string, method: string | undefined): boolean {
  if (!UNKNOWN.test(message)) return false;
  if (/\bmethods?\b/i.test(message)) return !/\b(tool|prompt|resource)s?\b/i.test(message);
  return method !== undefined && !METHODS.test(method);
}
