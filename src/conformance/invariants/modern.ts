import { createHash } from "node:crypto";
import { isObject, typeName } from "../../core/json/json.js";
import { hide, jsonOf, say } from "../../core/redaction/redacted.js";
import { valueExcerpt } from "./evidence.js";
import { IN_SESSION, type Invariant, type ParsedExchange } from "./types.js";

/** Results that say how long they stay true, and for whom. */
const CACHEABLE = new Set([
  "server/discover",
  "tools/list",
  "resources/list",
  "resources/templates/list",
  "prompts/list",
  "resources/read",
]);

/** Requests that may be answered with the wish for input, and what may be wished for. */
const MAY_REQUEST_INPUT = new Set(["tools/call", "prompts/get", "resources/read"]);
const INPUT_METHODS = new Set<unknown>(["elicitation/create", "sampling/createMessage", "roots/list"]);

export const MODERN: readonly Invariant[] = [
  {
    id: "INV-019",
    category: "result-shape",
    reads: IN_SESSION,
    era: "modern",
    watch:
      (_, { read, breach }) =>
      (exchange) => {
        if (!isAnswer(exchange)) return;
        read();
        const type = exchange.result.resultType;
        if (typeof type === "string" && type !== "") return;
        breach(
          say`the result of ${valueExcerpt(exchange.method)} has a resultType of type ${typeName(type)}`,
          exchange.response,
        );
      },
  },
  {
    id: "INV-020",
    category: "result-shape",
    reads: IN_SESSION,
    era: "modern",
    watch:
      (_, { read, breach }) =>
      (exchange) => {
        if (!isAnswer(exchange) || !CACHEABLE.has(exchange.method ?? "") || exchange.result.resultType !== "complete")
          return;
        read();
        const { ttlMs, cacheScope } = exchange.result;
        if (typeof ttlMs !== "number" || ttlMs < 0) {
          breach(
            say`the result of ${hide(exchange.method ?? "")} has the ttlMs ${valueExcerpt(ttlMs)}`,
            exchange.response,
          );
        } else if (cacheScope !== "public" && cacheScope !== "private") {
          breach(
            say`the result of ${hide(exchange.method ?? "")} has the cacheScope ${valueExcerpt(cacheScope)}`,
            exchange.response,
          );
        }
      },
  },
  {
    id: "INV-021",
    category: "listing",
    reads: IN_SESSION,
    era: "modern",
    watch(_, { read, breach }) {
      let first: string | undefined;
      return (exchange) => {
        if (declaresListChange(exchange)) first = undefined;
        if (exchange.method !== "tools/list" || !isAnswer(exchange) || exchange.params?.cursor !== undefined) return;
        const listed = createHash("sha256")
          .update(jsonOf(exchange.result.tools) ?? "")
          .digest("base64");
        if (first !== undefined) read();
        if (first !== undefined && first !== listed) {
          breach(
            say`tools/list returned two different lists without a change notification between them`,
            exchange.response,
          );
        }
        first = listed;
      };
    },
  },
  {
    id: "INV-027",
    category: "result-shape",
    reads: IN_SESSION,
    era: "modern",
    watch:
      (_, { read, breach }) =>
      (exchange) => {
        if (!isAnswer(exchange) || exchange.result.resultType !== "input_required") return;
        read();
        const wrong = wrongInputRequest(exchange.method, exchange.result);
        if (wrong !== undefined)
          breach(say`the answer to ${valueExcerpt(exchange.method)} asks for input, ${hide(wrong)}`, exchange.response);
      },
  },
];

function wrongInputRequest(method: string | undefined, result: Record<string, unknown>): string | undefined {
  const { inputRequests, requestState: state } = result;
  if (!MAY_REQUEST_INPUT.has(method ?? "")) return "which this method does not allow";
  if (inputRequests === undefined && state === undefined) return "but has neither inputRequests nor requestState";
  if (state !== undefined && typeof state !== "string") return `but has a requestState of type ${typeName(state)}`;
  if (inputRequests === undefined) return undefined;
  if (!isObject(inputRequests)) return `but has inputRequests of type ${typeName(inputRequests)}`;
  const invalid = Object.entries(inputRequests).find(
    ([, request]) => !isObject(request) || !INPUT_METHODS.has(request.method),
  );
  return (
    invalid && `but requests something under ${valueExcerpt(invalid[0])} that is not elicitation, sampling or roots`
  );
}

function isAnswer(exchange: ParsedExchange): exchange is ParsedExchange & { result: Record<string, unknown> } {
  return !exchange.fromServer && exchange.result !== undefined;
}

function declaresListChange({ exchange, fromServer, method }: ParsedExchange): boolean {
  const name = "notifications/tools/list_changed";
  if (fromServer && method === name) return true;
  return exchange.notifications?.some((frame) => isObject(frame) && frame.method === name) === true;
}
