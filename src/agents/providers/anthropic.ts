import { isObject } from "../../core/json/json.js";
import { say } from "../../core/redaction/redacted.js";
import type { Message, ModelReply, ReplyEnd } from "../types.js";
import { objectAt, textAt, tokensAt, UnreadableReply, type Wire } from "./wire.js";

const ENDS: ReadonlyMap<unknown, ReplyEnd> = new Map<unknown, ReplyEnd>([
  ["tool_use", "tools"],
  ["max_tokens", "max_tokens"],
  ["model_context_window_exceeded", "max_tokens"],
  ["refusal", "refusal"],
]);

/** Anthropic's Messages API. This version of it refuses temperature, top_p and top_k. */
export const anthropic: Wire = {
  headers: (key) => ({ "x-api-key": key, "anthropic-version": "2026-10-21" }),
  path: () => "/v1/messages",
  body: (model, { system, messages, tools = [], maxTokens, schema }) => ({
    model,
    max_tokens: maxTokens,
    ...(system !== undefined && { system }),
    messages: messages.map(anthropicMessage),
    ...(tools.length > 0 && {
      tools: tools.map(({ name, description, inputSchema }) => ({ name, description, input_schema: inputSchema })),
    }),
    ...(schema && { output_config: { format: { type: "json_schema", schema } } }),
  }),
  read: readReply,
};

function anthropicMessage(message: Message): object {
  if (message.role === "user") return { role: "user", content: message.text };
  if (message.role === "assistant") {
    const text = message.text === "" ? [] : [{ type: "text", text: message.text }];
    const calls = message.calls.map(({ id, name, args }) => ({ type: "tool_use", id, name, input: args }));
    return { role: "assistant", content: message.raw ?? [...text, ...calls] };
  }
  const content = message.results.map(({ callId, text, isError }) => {
    return { type: "tool_result", tool_use_id: callId, content: text, ...(isError && { is_error: true }) };
  });
  return { role: "user", content };
}

function readReply(answer: Record<string, unknown>): ModelReply {
  const { content, stop_reason: stop } = answer;
  if (!Array.isArray(content)) throw new UnreadableReply(say`it has no \`content\``);
  const blocks = content.filter(isObject);
  const usage = objectAt(answer, "usage");
  return {
    text: blocks.map((block) => (block.type === "text" ? textAt(block, "text") : "")).join(""),
    calls: blocks
      .filter(({ type }) => type === "tool_use")
      .map((block) => ({ id: textAt(block, "id"), name: textAt(block, "name"), args: block.input ?? {} })),
    end: ENDS.get(stop) ?? "end",
    usage: {
      prompt: tokensAt(usage, "input_tokens", "cache_creation_input_tokens", "cache_read_input_tokens"),
      completion: tokensAt(usage, "output_tokens"),
    },
    raw: content,
  };
}
