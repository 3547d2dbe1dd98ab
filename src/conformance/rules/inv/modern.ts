import { createHash } from "node:crypto";
import { isObject, typeName } from "../../../core/json/json.js";
import { hide, jsonOf, say } from "../../../core/redaction/redacted.js";
import type { Frame } from "../../../mcp/frames.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import {
  IN_SESSION,
  judgeInvariants,
  type ParsedExchange,
  sentByServer,
  watchInvariants,
} from "../../invariants/types.js";

/** Requests that may be answered with the wish for input, and what may be wished for. */
const MAY_REQUEST_INPUT = new Set(["tools/call", "prompts/get", "resources/read"]);
const INPUT_METHODS = new Set<unknown>(["elicitation/create", "sampling/createMessage", "roots/list"]);
const LIST_CHANGED = "notifications/tools/list_changed";
const SHAPES = { category: "result-shape", reads: IN_SESSION, era: "modern" } as const;
const LISTING = { category: "listing", reads: IN_SESSION, era: "modern" } as const;

export const MODERN = [
  ...judgeInvariants(SHAPES, {
    "INV-027"(exchange, { read, breach }) {
      if (!isAnswer(exchange) || exchange.result.resultType !== "input_required") return;
      read();
      const wrong = wrongInputRequest(exchange.method, exchange.result);
      if (wrong === undefined) return;
      breach(say`the answer to ${valueExcerpt(exchange.method)} asks for input, ${hide(wrong)}`, exchange.response);
    },
  }),
  ...watchInvariants(LISTING, {
    "INV-021"(_, { read, breach }) {
      let first: string | undefined;
      return (exchange) => {
        if (sentByServer(exchange).some((frame) => isObject(frame) && frame.method === LIST_CHANGED)) first = undefined;
        if (exchange.method !== "tools/list" || !isAnswer(exchange) || exchange.params?.cursor !== undefined) return;
        const text = jsonOf(exchange.result.tools) ?? "";
        const digest = createHash("sha256").update(text).digest("base64");
        if (first !== undefined) read();
        if (first !== undefined && first !== digest) {
          const message = say`tools/list returned two different lists without a change notification between them`;
          breach(message, exchange.response);
        }
        first = digest;
      };
    },
  }),
];

function wrongInputRequest(method: string | undefined, result: Frame): string | undefined {
  const { inputRequests, requestState: state } = result;
  if (!MAY_REQUEST_INPUT.has(method ?? "")) return "which this method does not allow";
  if (inputRequests === undefined && state === undefined) return "but has neither inputRequests nor requestState";
  if (state !== undefined && typeof state !== "string") return `but has a requestState of type ${typeName(state)}`;
  if (inputRequests === undefined) return undefined;
  if (!isObject(inputRequests)) return `but has inputRequests of type ${typeName(inputRequests)}`;
  const isInvalid = (request: unknown) => !isObject(request) || !INPUT_METHODS.has(request.method);
  const name = Object.keys(inputRequests).find((key) => isInvalid(inputRequests[key]));
  if (name === undefined) return undefined;
  return `but requests something under ${valueExcerpt(name)} that is not elicitation, sampling or roots`;
}

function isAnswer(exchange: ParsedExchange): exchange is ParsedExchange & { result: Frame } {
  return !exchange.fromServer && exchange.result !== undefined;
}
