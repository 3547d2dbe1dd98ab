import Anthropic from "@anthropic-ai/sdk";
import { GoogleGenAI } from "@google/genai";
import { Mistral } from "@mistralai/mistralai";
import type { ChatCompletionRequestMessage } from "@mistralai/mistralai/models/components";
import OpenAI from "openai";
import { describe, expect, it } from "vitest";
import type { Message, ModelReply, ModelRequest } from "../../../src/agents/types.js";
import type { ModelName } from "../../../src/rules/models.js";
import type { ScriptedReply } from "../../servers/models/script.js";
import { keyOf, type StandIns, startModels } from "../../servers/models/start.js";
import { closedAtEnd } from "../../support/temporary.js";
import { NAMES, open } from "./opened.js";

/*
 * Each SDK has the same conversation with the stand-in as our adapter: what it sends must be equal in shape, and what the
 * stand-in answers must be read alike.
 */

interface Read {
  text: string;
  calls: { name: string; args: unknown }[];
  usage: { prompt: number; completion: number };
}

/** A vendor's SDK. */
interface Sdk {
  /** Sends a request as its users would. */
  ask(request: ModelRequest): Promise<Read>;
  embed?(texts: string[]): Promise<number[][]>;
  /** The class of errors. */
  error: abstract new (
    ...args: never[]
  ) => Error;
  /** Members of the body that only one of both sends, with the reason. */
  differs?: readonly string[];
}

const schema = {
  type: "object",
  properties: { score: { type: "number" } },
  required: ["score"],
  additionalProperties: false,
};
const tool = {
  name: "weather__get",
  description: "The weather in a city.",
  inputSchema: { type: "object" as const, properties: { city: { type: "string" } }, required: ["city"] },
};
const calls = [
  { name: "weather__get", args: { city: "Oslo" } },
  { name: "weather__get", args: { city: "Bergen" } },
];

let models: StandIns;

/** Tools and their calls as the chat API of OpenAI has them, and Mistral's. */
const functionTools = (tools: NonNullable<ModelRequest["tools"]>) =>
  tools.map(({ name, description, inputSchema }) => ({
    type: "function" as const,
    function: { name, description, parameters: inputSchema },
  }));
const functionCalls = (called: ModelReply["calls"]) =>
  called.map(({ id, name, args }) => ({
    id,
    type: "function" as const,
    function: { name, arguments: JSON.stringify(args) },
  }));

const SDKS: Record<string, () => Sdk> = {
  anthropic() {
    const client = new Anthropic({
      apiKey: keyOf("anthropic"),
      baseURL: models.env.ANTHROPIC_BASE_URL ?? "",
      maxRetries: 0,
    });
    const contentOf = (message: Message): Anthropic.MessageParam => {
      if (message.role === "user") return { role: "user", content: message.text };
      if (message.role === "assistant")
        return { role: "assistant", content: message.raw as Anthropic.ContentBlockParam[] };
      return {
        role: "user",
        content: message.results.map(({ callId, text, isError }) => ({
          type: "tool_result",
          tool_use_id: callId,
          content: text,
          ...(isError && { is_error: true }),
        })),
      };
    };
    return {
      error: Anthropic.APIError,
      async ask({ system, messages, tools, maxTokens, schema: wanted }) {
        const reply = await client.messages.create({
          model: "claude-sonnet-5-5",
          max_tokens: maxTokens,
          ...(system !== undefined && { system }),
          messages: messages.map(contentOf),
          ...(tools && {
            tools: tools.map(({ name, description }) => ({ name, description, input_schema: tool.inputSchema })),
          }),
          ...(wanted && { output_config: { format: { type: "json_schema", schema: wanted } } }),
        });
        return {
          text: reply.content.map((block) => (block.type === "text" ? block.text : "")).join(""),
          calls: reply.content.flatMap((block) =>
            block.type === "tool_use" ? [{ name: block.name, args: block.input }] : [],
          ),
          usage: { prompt: reply.usage.input_tokens, completion: reply.usage.output_tokens },
        };
      },
    };
  },

  openai() {
    const client = new OpenAI({ apiKey: keyOf("openai"), baseURL: models.env.OPENAI_BASE_URL ?? "", maxRetries: 0 });
    const itemsOf = (message: Message): OpenAI.Responses.ResponseInputItem[] => {
      if (message.role === "user") return [{ role: "user", content: message.text }];
      if (message.role === "assistant") return message.raw as OpenAI.Responses.ResponseInputItem[];
      return message.results.map(({ callId, text }) => ({
        type: "function_call_output",
        call_id: callId,
        output: text,
      }));
    };
    return {
      error: OpenAI.APIError,
      async ask({ system, messages, tools, maxTokens, schema: wanted }) {
        const reply = await client.responses.create({
          model: "gpt-5.4",
          ...(system !== undefined && { instructions: system }),
          input: messages.flatMap(itemsOf),
          ...(tools && {
            tools: tools.map(({ name, description, inputSchema }) => ({
              type: "function",
              name,
              description,
              parameters: inputSchema,
              strict: false,
            })),
          }),
          max_output_tokens: maxTokens,
          ...(wanted && { text: { format: { type: "json_schema", name: "reply", schema: wanted, strict: true } } }),
          store: false,
          include: ["reasoning.encrypted_content"],
        });
        return {
          text: reply.output_text,
          calls: reply.output.flatMap((item) =>
            item.type === "function_call" ? [{ name: item.name, args: JSON.parse(item.arguments) }] : [],
          ),
          usage: { prompt: reply.usage?.input_tokens ?? 0, completion: reply.usage?.output_tokens ?? 0 },
        };
      },
      async embed(texts) {
        const { data } = await client.embeddings.create({ model: "text-embedding-3-small", input: texts });
        return data.map(({ embedding }) => embedding);
      },
      // It asks for base64, which it reads faster than numbers.
      differs: ["encoding_format"],
    };
  },

  google() {
    const client = new GoogleGenAI({
      apiKey: keyOf("google"),
      httpOptions: { baseUrl: models.env.GOOGLE_GEMINI_BASE_URL ?? "" },
    });
    const contentOf = (message: Message): object => {
      if (message.role === "user") return { role: "user", parts: [{ text: message.text }] };
      if (message.role === "assistant") return message.raw as object;
      return {
        role: "user",
        parts: message.results.map(({ name, text, isError }) => ({
          functionResponse: { name, response: isError ? { error: text } : { output: text } },
        })),
      };
    };
    return {
      error: Error,
      async ask({ system, messages, tools, maxTokens, schema: wanted }) {
        const reply = await client.models.generateContent({
          model: "gemini-3-pro",
          contents: messages.map(contentOf),
          config: {
            maxOutputTokens: maxTokens,
            ...(system !== undefined && { systemInstruction: { parts: [{ text: system }] } }),
            ...(tools && {
              tools: [
                {
                  functionDeclarations: tools.map(({ name, description, inputSchema }) => ({
                    name,
                    description,
                    parametersJsonSchema: inputSchema,
                  })),
                },
              ],
            }),
            ...(wanted && { responseMimeType: "application/json", responseJsonSchema: wanted }),
          },
        });
        return {
          text: reply.candidates?.[0]?.content?.parts?.map(({ text = "" }) => text).join("") ?? "",
          calls: (reply.functionCalls ?? []).map(({ name = "", args }) => ({ name, args })),
          usage: {
            prompt: reply.usageMetadata?.promptTokenCount ?? 0,
            completion: reply.usageMetadata?.candidatesTokenCount ?? 0,
          },
        };
      },
      async embed(texts) {
        const { embeddings = [] } = await client.models.embedContent({
          model: "gemini-embedding-001",
          contents: texts,
        });
        return embeddings.map(({ values = [] }) => values);
      },
      // The only role that there is for texts to embed.
      differs: ["role"],
    };
  },

  mistral() {
    const client = new Mistral({ apiKey: keyOf("mistral"), serverURL: models.env.MISTRAL_BASE_URL ?? "" });
    return {
      error: Error,
      async ask({ system, messages, tools, maxTokens, schema: wanted }) {
        const reply = await client.chat.complete({
          model: "mistral-large-latest",
          messages: [
            ...(system === undefined ? [] : [{ role: "system" as const, content: system }]),
            ...messages.flatMap((message): ChatCompletionRequestMessage[] => {
              if (message.role === "user") return [{ role: "user", content: message.text }];
              if (message.role === "tool")
                return message.results.map(({ callId, name, text }) => ({
                  role: "tool",
                  toolCallId: callId,
                  name,
                  content: text,
                }));
              return [{ role: "assistant", content: message.text, toolCalls: functionCalls(message.calls) }];
            }),
          ],
          ...(tools && { tools: functionTools(tools) }),
          maxTokens,
          ...(wanted && {
            responseFormat: {
              type: "json_schema" as const,
              jsonSchema: { name: "reply", schemaDefinition: wanted, strict: true },
            },
          }),
        });
        const message = reply.choices[0]?.message;
        const content = message?.content ?? "";
        return {
          text:
            typeof content === "string"
              ? content
              : content.map((part) => (part.type === "text" ? part.text : "")).join(""),
          calls: (message?.toolCalls ?? []).map(({ function: { name, arguments: args } }) => ({
            name,
            args: typeof args === "string" ? JSON.parse(args) : args,
          })),
          usage: { prompt: reply.usage.promptTokens ?? 0, completion: reply.usage.completionTokens ?? 0 },
        };
      },
      async embed(texts) {
        const { data } = await client.embeddings.create({ model: "mistral-embed", inputs: texts });
        return data.map(({ embedding = [] }) => embedding);
      },
      // Defaults, which it writes out.
      differs: ["stream", "strict", "prefix", "index"],
    };
  },

  compatible() {
    const client = new OpenAI({ apiKey: "EMPTY", baseURL: models.compatibleUrl, maxRetries: 0 });
    return {
      error: OpenAI.APIError,
      async ask({ system, messages, tools, maxTokens, schema: wanted }) {
        const reply = await client.chat.completions.create({
          model: "llama",
          messages: [
            ...(system === undefined ? [] : [{ role: "system" as const, content: system }]),
            ...messages.flatMap((message): OpenAI.ChatCompletionMessageParam[] => {
              if (message.role === "user") return [{ role: "user", content: message.text }];
              if (message.role === "tool")
                return message.results.map(({ callId, name, text }) => ({
                  role: "tool",
                  tool_call_id: callId,
                  name,
                  content: text,
                }));
              return [{ role: "assistant", content: message.text, tool_calls: functionCalls(message.calls) }];
            }),
          ],
          ...(tools && { tools: functionTools(tools) }),
          max_tokens: maxTokens,
          ...(wanted && {
            response_format: { type: "json_schema", json_schema: { name: "reply", schema: wanted, strict: true } },
          }),
        });
        const message = reply.choices[0]?.message;
        return {
          text: message?.content ?? "",
          calls: (message?.tool_calls ?? []).flatMap((call) =>
            call.type === "function" ? [{ name: call.function.name, args: JSON.parse(call.function.arguments) }] : [],
          ),
          usage: { prompt: reply.usage?.prompt_tokens ?? 0, completion: reply.usage?.completion_tokens ?? 0 },
        };
      },
    };
  },
};

/** The headers that authenticate and that name a version. */
const HEADERS = ["anthropic-version", "x-goog-api-key", "content-type"];

describe.each(Object.keys(SDKS))("%s's SDK", (vendor) => {
  const name: ModelName = NAMES[vendor] ?? { id: "" };
  const start = async (replies: readonly ScriptedReply[]) => {
    // Twice: for the SDK, then for our adapter.
    models = closedAtEnd(await startModels([...replies, ...replies]));
    const sdk = SDKS[vendor]?.();
    if (sdk === undefined) throw new Error("unknown vendor");
    return { sdk, model: open(models, name) };
  };

  it("sends what our adapter sends, and reads what it reads", async () => {
    const { sdk, model } = await start([
      { text: "Let me look", thinks: vendor !== "compatible", calls },
      '{"score":1}',
    ]);
    const asked: ModelRequest = {
      system: "Be brief",
      messages: [{ role: "user", text: "Which is colder?" }],
      tools: [tool],
      maxTokens: 64,
    };
    const bySdk = await sdk.ask(asked);
    // The second request needs what the provider sent, which only our reply has kept; its ids are the same.
    models.requests.length = 1;
    const replyOf = async (): Promise<ModelReply> => {
      const other = await startModels([{ text: "Let me look", thinks: vendor !== "compatible", calls }]);
      try {
        return await open(other, name).ask(asked);
      } finally {
        await other.close();
      }
    };
    const first = await replyOf();
    expect(bySdk).toEqual({
      text: first.text,
      calls: first.calls.map(({ name: called, args }) => ({ name: called, args })),
      usage: first.usage,
    });
    const results = first.calls.map(({ id, name: called }, index) => ({
      ...{ callId: id, name: called, text: `${index} degrees` },
      isError: index === 1,
    }));
    const again: ModelRequest = {
      ...asked,
      messages: [...asked.messages, { role: "assistant", ...first }, { role: "tool", results }],
      schema,
    };
    const secondBySdk = await sdk.ask(again);
    const ours = [await model.ask(asked), await model.ask(again)];
    expect(secondBySdk).toMatchObject({ text: ours[1]?.text, usage: ours[1]?.usage });
    const sent = models.requests.map(({ path, headers, body }) => ({
      path,
      headers: Object.fromEntries(HEADERS.map((header) => [header, headers[header]])),
      body: without(body, sdk.differs ?? []),
    }));
    expect(sent).toHaveLength(4);
    expect(sent.slice(2)).toEqual(sent.slice(0, 2));
  });

  it("reads embeddings, errors, and replies that were cut or refused", async () => {
    const { sdk } = await start([
      { status: 400, message: "Not like this" },
      { text: "I", end: "max_tokens" },
      { text: vendor === "google" ? "" : "I", end: "refusal" },
    ]);
    const asked: ModelRequest = { messages: [{ role: "user", text: "Hello" }], maxTokens: 64 };
    const error = await sdk.ask(asked).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(sdk.error);
    expect(String(error)).toContain("Not like this");
    expect((await sdk.ask(asked)).text).toBe("I");
    expect((await sdk.ask(asked)).calls).toEqual([]);
    if (sdk.embed === undefined) return;
    const ids: Record<string, string> = { google: "gemini-embedding-001", mistral: "mistral-embed" };
    const vectors = await sdk.embed(["abc", "xyz"]);
    const embedded = await open(models, { id: ids[vendor] ?? "text-embedding-3-small" }).embed?.(["abc", "xyz"]);
    expect(embedded?.vectors.map((vector) => vector.map((item) => item.toFixed(4)))).toEqual(
      vectors.map((vector) => vector.map((item) => item.toFixed(4))),
    );
    const [bySdk, ours] = models.requests
      .slice(-2)
      .map(({ path, body }) => ({ path, body: without(body, sdk.differs ?? []) }));
    expect(ours).toEqual(bySdk);
  });
});

/** The JSON value without some members, at any depth, and without those that are null or empty lists. */
function without(value: unknown, names: readonly string[]): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, member) =>
      names.includes(key) || (Array.isArray(member) && member.length === 0) ? undefined : member,
    ),
  );
}
