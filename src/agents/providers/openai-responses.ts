import { isObject } from "../../core/json/json.js";
import { excerpt, say } from "../../core/redaction/redacted.js";
import type { Message, ModelReply, ModelRequest, ReplyEnd } from "../types.js";
import {
  objectAt,
  objectsAt,
  openaiEmbeddings,
  openaiHeaders,
  parseArguments,
  strictSchema,
  textAt,
  tokensAt,
  UnreadableReply,
  type Wire,
} from "./wire.js";

/** Models that reason. Others reject a request that includes the content of reasoning. */
const REASONING = /^(o\d|gpt-[5-9])(?!.*chat)/;
/** The API accepts no less. */
const MIN_TOKENS = 16;
const MAX_SHOWN = 300;

/** OpenAI's Responses API. OpenAI stores nothing: each request has the whole conversation, reasoning included. */
export function openaiResponses(organization?: string): Wire {
  return {
    headers: (key) => openaiHeaders(key, organization),
    path: () => "/responses",
    body: responsesBody,
    read: readReply,
    embeddings: openaiEmbeddings("/embeddings"),
  };
}

function responsesBody(model: string, { system, messages, tools = [], maxTokens, schema }: ModelRequest): object {
  return {
    model,
    ...(system !== undefined && { instructions: system }),
    input: messages.flatMap(itemsOf),
    ...(tools.length > 0 && {
      tools: tools.map(({ name, description, inputSchema }) => ({
        type: "function",
        name,
        description,
        parameters: inputSchema,
        strict: false,
      })),
    }),
    max_output_tokens: Math.max(maxTokens, MIN_TOKENS),
    ...(schema && {
      text: { format: { type: "json_schema", name: "reply", schema: strictSchema(schema), strict: true } },
    }),
    store: false,
    ...(REASONING.test(model) && { include: ["reasoning.encrypted_content"] }),
  };
}

function itemsOf(message: Message): unknown[] {
  if (message.role === "user") return [{ role: "user", content: message.text }];
  if (message.role === "tool") {
    return message.results.map(({ callId, text }) => ({ type: "function_call_output", call_id: callId, output: text }));
  }
  if (Array.isArray(message.raw)) return message.raw;
  return [
    ...(message.text === "" ? [] : [{ role: "assistant", content: message.text }]),
    ...message.calls.map(({ id, name, args }) => ({
      type: "function_call",
      call_id: id,
      name,
      arguments: typeof args === "string" ? args : JSON.stringify(args),
    })),
  ];
}

function readReply(answer: Record<string, unknown>): ModelReply {
  const { output, status } = answer;
  if (status === "failed") {
    throw new UnreadableReply(say`it failed: ${excerpt(textAt(answer.error, "message"), MAX_SHOWN)}`);
  }
  if (!Array.isArray(output)) throw new UnreadableReply(say`it has no \`output\``);
  const items = output.filter(isObject);
  const parts = items.filter(({ type }) => type === "message").flatMap((item) => objectsAt(item, "content"));
  const refusals = parts.filter(({ type }) => type === "refusal").map((part) => textAt(part, "refusal"));
  const calls = items
    .filter(({ type }) => type === "function_call")
    .map((item) => ({
      id: textAt(item, "call_id"),
      name: textAt(item, "name"),
      args: parseArguments(textAt(item, "arguments")),
    }));
  const usage = objectAt(answer, "usage");
  return {
    text: parts.map((part) => textAt(part, "text")).join("") || refusals.join(""),
    calls,
    end: endOf(answer, refusals.length > 0, calls.length > 0),
    usage: { prompt: tokensAt(usage, "input_tokens"), completion: tokensAt(usage, "output_tokens") },
    // Reasoning without its content cannot be given back, because it is not stored.
    raw: items.filter((item) => item.type !== "reasoning" || typeof item.encrypted_content === "string"),
  };
}

function endOf(answer: Record<string, unknown>, refuses: boolean, hasCalls: boolean): ReplyEnd {
  const reason = answer.status === "incomplete" ? objectAt(answer, "incomplete_details").reason : undefined;
  if (refuses || reason === "content_filter") return "refusal";
  if (reason !== undefined) return "max_tokens";
  return hasCalls ? "tools" : "end";
}
