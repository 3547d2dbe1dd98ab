import { hide, say } from "../../core/redaction/redacted.js";
import type { Message, ModelReply, ModelRequest, ModelTool, ReplyEnd } from "../types.js";
import { objectAt, objectsAt, readVector, textAt, tokensAt, UnreadableReply, type Wire } from "./wire.js";

/** Calls of older models have no id: these are ours, and are not sent. */
const ID_PREFIX = "mcptest-call-";
const REFUSALS = new Set(["SAFETY", "RECITATION", "LANGUAGE", "BLOCKLIST", "PROHIBITED_CONTENT", "SPII"]);

/** Google's Gemini API. */
export const google: Wire = {
  headers: (key) => ({ "x-goog-api-key": key }),
  path: (model) => `/v1beta/${resourceOf(model)}:generateContent`,
  body: (_, { system, messages, tools = [], maxTokens, schema }) => ({
    ...(system !== undefined && { systemInstruction: { parts: [{ text: system }] } }),
    contents: messages.map(contentOf),
    ...(tools.length > 0 && { tools: [{ functionDeclarations: tools.map(declarationOf) }] }),
    generationConfig: {
      maxOutputTokens: maxTokens,
      ...(schema && { responseMimeType: "application/json", responseJsonSchema: schema }),
    },
  }),
  read: readReply,
  embeddings: {
    path: (model) => `/v1beta/${resourceOf(model)}:batchEmbedContents`,
    body: (model, texts) => ({
      requests: texts.map((text) => ({ model: resourceOf(model), content: { parts: [{ text }] } })),
    }),
    read: (answer) => ({
      vectors: objectsAt(answer, "embeddings").map(({ values }) => readVector(values)),
      usage: { prompt: tokensAt(objectAt(answer, "usageMetadata"), "promptTokenCount"), completion: 0 },
    }),
  },
};

function declarationOf({ name, description, inputSchema }: ModelTool): object {
  return { name, description, parametersJsonSchema: inputSchema };
}

function resourceOf(model: string): string {
  return model.startsWith("models/") ? model : `models/${model}`;
}

function contentOf(message: Message): unknown {
  if (message.role === "user") return { role: "user", parts: [{ text: message.text }] };
  if (message.role === "tool") {
    const parts = message.results.map(({ callId, name, text, isError }) => ({
      functionResponse: { ...idOf(callId), name, response: isError ? { error: text } : { output: text } },
    }));
    return { role: "user", parts };
  }
  // As it was received: it may have signatures of thoughts, without which the model rejects it.
  if (message.raw !== undefined) return message.raw;
  const text = message.text === "" ? [] : [{ text: message.text }];
  const calls = message.calls.map(({ id, name, args }) => ({ functionCall: { ...idOf(id), name, args } }));
  return { role: "model", parts: [...text, ...calls] };
}

function idOf(id: string): { id?: string } {
  return id.startsWith(ID_PREFIX) ? {} : { id };
}

function readReply(answer: Record<string, unknown>, { messages }: ModelRequest): ModelReply {
  const candidate = objectsAt(answer, "candidates")[0];
  const metadata = objectAt(answer, "usageMetadata");
  const usage = {
    prompt: tokensAt(metadata, "promptTokenCount", "toolUsePromptTokenCount"),
    completion: tokensAt(metadata, "candidatesTokenCount", "thoughtsTokenCount"),
  };
  if (candidate === undefined) {
    if (textAt(answer.promptFeedback, "blockReason") !== "") return { text: "", calls: [], end: "refusal", usage };
    throw new UnreadableReply(say`it has no \`candidates\``);
  }
  const content = objectAt(candidate, "content");
  const parts = objectsAt(content, "parts");
  const calls = parts
    .filter((part) => "functionCall" in part)
    .map((part, index) => {
      const call = objectAt(part, "functionCall");
      const id = textAt(call, "id") || `${ID_PREFIX}${messages.length}-${index}`;
      return { id, name: textAt(call, "name"), args: call.args ?? {} };
    });
  return {
    text: parts.map((part) => (part.thought === true ? "" : textAt(part, "text"))).join(""),
    calls,
    end: replyEnd(textAt(candidate, "finishReason"), calls.length > 0),
    usage,
    ...(parts.length > 0 && { raw: { role: "model", parts } }),
  };
}

function replyEnd(reason: string, hasCalls: boolean): ReplyEnd {
  if (reason === "MAX_TOKENS") return "max_tokens";
  if (REFUSALS.has(reason)) return "refusal";
  // The call that the model wanted to make is not in the reply.
  if (reason === "MALFORMED_FUNCTION_CALL") throw new UnreadableReply(say`it ended with ${hide(reason)}`);
  return hasCalls ? "tools" : "end";
}
