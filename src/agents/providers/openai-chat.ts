import { isObject } from "../../core/json/json.js";
import { say } from "../../core/redaction/redacted.js";
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

const ENDS: ReadonlyMap<unknown, ReplyEnd> = new Map<unknown, ReplyEnd>([
  ["length", "max_tokens"],
  ["model_length", "max_tokens"],
  ["content_filter", "refusal"],
]);

/** OpenAI's Chat Completions API, as compatible endpoints have it. */
export function openaiChat(organization?: string): Wire {
  // Most endpoints know this name; OpenAI's reasoning models know the new one only.
  let limit = "max_tokens";
  return {
    headers: (key) => openaiHeaders(key, organization),
    path: () => "/chat/completions",
    body: (model, request) => chatBody(model, request, limit),
    read: readReply,
    adapt(answer) {
      const isRefused = limit === "max_tokens" && textAt(answer.error, "message").includes("max_completion_tokens");
      if (isRefused) limit = "max_completion_tokens";
      return isRefused;
    },
    embeddings: openaiEmbeddings("/embeddings"),
  };
}

/** Mistral's API, which has the same requests and replies. */
export const mistral: Wire = {
  headers: (key) => openaiHeaders(key),
  path: () => "/v1/chat/completions",
  body: (model, request) => chatBody(model, request, "max_tokens"),
  read: readReply,
  embeddings: openaiEmbeddings("/v1/embeddings"),
};

function chatBody(
  model: string,
  { system, messages, tools = [], maxTokens, schema }: ModelRequest,
  limit: string,
): object {
  return {
    model,
    messages: [...(system === undefined ? [] : [{ role: "system", content: system }]), ...messages.flatMap(messagesOf)],
    ...(tools.length > 0 && {
      tools: tools.map(({ name, description, inputSchema }) => ({
        type: "function",
        function: { name, description, parameters: inputSchema },
      })),
    }),
    [limit]: maxTokens,
    ...(schema && {
      response_format: {
        type: "json_schema",
        json_schema: { name: "reply", schema: strictSchema(schema), strict: true },
      },
    }),
  };
}

function messagesOf(message: Message): unknown[] {
  if (message.role === "user") return [{ role: "user", content: message.text }];
  if (message.role === "tool") {
    return message.results.map(({ callId, name, text }) => ({
      role: "tool",
      tool_call_id: callId,
      name,
      content: text,
    }));
  }
  const toolCalls = message.calls.map(({ id, name, args }) => ({
    id,
    type: "function",
    function: { name, arguments: typeof args === "string" ? args : JSON.stringify(args) },
  }));
  return [{ role: "assistant", content: message.text, ...(toolCalls.length > 0 && { tool_calls: toolCalls }) }];
}

function readReply(answer: Record<string, unknown>): ModelReply {
  const choice = objectsAt(answer, "choices")[0];
  if (choice === undefined) throw new UnreadableReply(say`it has no \`choices\``);
  const message = objectAt(choice, "message");
  const refusal = textAt(message, "refusal");
  const calls = objectsAt(message, "tool_calls").map((call, index) => {
    const { name, arguments: args } = objectAt(call, "function");
    return {
      // Some compatible endpoints send no ids.
      id: textAt(call, "id") || `call-${index}`,
      name: typeof name === "string" ? name : "",
      args: typeof args === "string" ? parseArguments(args) : (args ?? {}),
    };
  });
  const usage = objectAt(answer, "usage");
  const end = refusal === "" ? ENDS.get(choice.finish_reason) : "refusal";
  return {
    text: contentText(message.content) || refusal,
    calls,
    end: end ?? (calls.length > 0 ? "tools" : "end"),
    usage: { prompt: tokensAt(usage, "prompt_tokens"), completion: tokensAt(usage, "completion_tokens") },
  };
}

/** Mistral's reasoning models send a list, in which thoughts are parts of their own. */
function contentText(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content.map((part) => (isObject(part) && part.type === "text" ? textAt(part, "text") : "")).join("");
}
