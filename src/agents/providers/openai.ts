import { isObject, parseJson } from "../../core/json/json.js";
import { excerpt, say } from "../../core/redaction/redacted.js";
import type { Message, ModelReply, ModelRequest, ReplyEnd } from "../types.js";
import { objectAt, objectsAt, readVector, textAt, tokensAt, UnreadableReply, type Wire } from "./wire.js";

const ENDS: ReadonlyMap<unknown, ReplyEnd> = new Map<unknown, ReplyEnd>([
  ["length", "max_tokens"],
  ["model_length", "max_tokens"],
  ["content_filter", "refusal"],
]);

/** OpenAI's Chat Completions API, as compatible endpoints have it. */
export function openaiChat(organization?: string): Wire {
  // Most endpoints know `max_tokens`; OpenAI's reasoning models know the new name only.
  const modelsWithNewName = new Set<string>();
  return {
    headers: (key) => openaiHeaders(key, organization),
    path: () => "/chat/completions",
    body: (model, request) =>
      chatBody(model, request, modelsWithNewName.has(model) ? "max_completion_tokens" : "max_tokens"),
    read: readChat,
    adapt(model, answer) {
      // Also true if another request, sent at the same time, was refused before.
      const isRefused = textAt(answer.error, "message").includes("max_completion_tokens");
      if (isRefused) modelsWithNewName.add(model);
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
  read: readChat,
  embeddings: openaiEmbeddings("/v1/embeddings"),
};

function chatBody(
  model: string,
  { system, messages, tools = [], maxTokens, schema }: ModelRequest,
  limit: string,
): object {
  return {
    model,
    messages: [
      ...(system === undefined ? [] : [{ role: "system", content: system }]),
      ...messages.flatMap(chatMessages),
    ],
    ...(tools.length > 0 && {
      tools: tools.map(({ name, description, inputSchema }) => {
        return { type: "function", function: { name, description, parameters: inputSchema } };
      }),
    }),
    [limit]: maxTokens,
    ...(schema && { response_format: { type: "json_schema", json_schema: { name: "reply", schema, strict: true } } }),
  };
}

function chatMessages(message: Message): unknown[] {
  if (message.role === "user") return [{ role: "user", content: message.text }];
  if (message.role === "tool") {
    return message.results.map(({ callId, name, text }) => {
      return { role: "tool", tool_call_id: callId, name, content: text };
    });
  }
  const toolCalls = message.calls.map(({ id, name, args }) => {
    return { id, type: "function", function: { name, arguments: argumentsText(args) } };
  });
  return [{ role: "assistant", content: message.text, ...(toolCalls.length > 0 && { tool_calls: toolCalls }) }];
}

function readChat(answer: Record<string, unknown>): ModelReply {
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
    read: readResponse,
    embeddings: openaiEmbeddings("/embeddings"),
  };
}

function responsesBody(model: string, { system, messages, tools = [], maxTokens, schema }: ModelRequest): object {
  return {
    model,
    ...(system !== undefined && { instructions: system }),
    input: messages.flatMap(responseItems),
    ...(tools.length > 0 && {
      tools: tools.map(({ name, description, inputSchema }) => {
        return { type: "function", name, description, parameters: inputSchema, strict: false };
      }),
    }),
    max_output_tokens: Math.max(maxTokens, MIN_TOKENS),
    ...(schema && { text: { format: { type: "json_schema", name: "reply", schema, strict: true } } }),
    store: false,
    ...(REASONING.test(model) && { include: ["reasoning.encrypted_content"] }),
  };
}

function responseItems(message: Message): unknown[] {
  if (message.role === "user") return [{ role: "user", content: message.text }];
  if (message.role === "tool") {
    return message.results.map(({ callId, text }) => ({ type: "function_call_output", call_id: callId, output: text }));
  }
  if (Array.isArray(message.raw)) return message.raw;
  return [
    ...(message.text === "" ? [] : [{ role: "assistant", content: message.text }]),
    ...message.calls.map(({ id, name, args }) => {
      return { type: "function_call", call_id: id, name, arguments: argumentsText(args) };
    }),
  ];
}

function readResponse(answer: Record<string, unknown>): ModelReply {
  const { output, status } = answer;
  if (status === "failed") {
    throw new UnreadableReply(say`it failed: ${excerpt(textAt(answer.error, "message"), MAX_SHOWN)}`);
  }
  if (!Array.isArray(output)) throw new UnreadableReply(say`it has no \`output\``);
  const items = output.filter(isObject);
  const parts = items.filter(({ type }) => type === "message").flatMap((item) => objectsAt(item, "content"));
  const refusals = parts.filter(({ type }) => type === "refusal").map((part) => textAt(part, "refusal"));
  const callItems = items.filter(({ type }) => type === "function_call");
  const calls = callItems.map((item) => {
    return { id: textAt(item, "call_id"), name: textAt(item, "name"), args: parseArguments(textAt(item, "arguments")) };
  });
  const usage = objectAt(answer, "usage");
  return {
    text: parts.map((part) => textAt(part, "text")).join("") || refusals.join(""),
    calls,
    end: replyEnd(answer, refusals.length > 0, calls.length > 0),
    usage: { prompt: tokensAt(usage, "input_tokens"), completion: tokensAt(usage, "output_tokens") },
    // Reasoning without its content cannot be given back, because it is not stored.
    raw: items.filter((item) => item.type !== "reasoning" || typeof item.encrypted_content === "string"),
  };
}

function replyEnd(answer: Record<string, unknown>, refuses: boolean, hasCalls: boolean): ReplyEnd {
  const reason = answer.status === "incomplete" ? objectAt(answer, "incomplete_details").reason : undefined;
  if (refuses || reason === "content_filter") return "refusal";
  if (reason !== undefined) return "max_tokens";
  return hasCalls ? "tools" : "end";
}

function argumentsText(args: unknown): string {
  return typeof args === "string" ? args : JSON.stringify(args);
}

/** The arguments of a call: the parsed JSON, or the text if it cannot be parsed. */
function parseArguments(text: string): unknown {
  // Several endpoints send an empty text for a call without arguments.
  const args = text.trim() === "" ? {} : parseJson(text);
  return args === undefined ? text : args;
}

/** Embeddings as OpenAI, Mistral and compatible endpoints have them. */
function openaiEmbeddings(path: string): NonNullable<Wire["embeddings"]> {
  return {
    path: () => path,
    body: (model, texts) => ({ model, input: texts }),
    read(answer) {
      const vectors = objectsAt(answer, "data").map(({ embedding }) => readVector(embedding));
      return { vectors, usage: { prompt: tokensAt(objectAt(answer, "usage"), "prompt_tokens"), completion: 0 } };
    },
  };
}

/** The headers of OpenAI and of the APIs that copy it. */
function openaiHeaders(key: string, organization?: string): Record<string, string> {
  const ofOrganization = organization !== undefined && { "openai-organization": organization };
  return { authorization: `Bearer ${key}`, ...ofOrganization };
}
