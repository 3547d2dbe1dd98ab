import { checkStrict, embedded, openaiError, openaiVectors } from "./openai-responses.js";
import type { VendorApi } from "./script.js";
import { checkResults, demand, limit, list, NOTHING, object, objects, only, text, toolNames, USAGE } from "./script.js";

/** OpenAI's Chat Completions API, as compatible endpoints have it. A model named `new-…` refuses `max_tokens`. */
export const compatible: VendorApi = {
  key: (headers) => headers.authorization?.replace(/^Bearer /, ""),
  read(path, body) {
    const model = text(body.model, "model");
    if (path === "/embeddings") return { ...NOTHING, model, embeds: embedded(body) };
    demand(path === "/chat/completions", "not found");
    only(body, "model messages tools tool_choice max_tokens max_completion_tokens response_format stream");
    demand(
      !model.startsWith("new-") || body.max_tokens === undefined,
      "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
    );
    const texts: string[] = [];
    const calls: string[] = [];
    const results: string[] = [];
    let system: string | undefined;
    for (const [index, message] of objects(body.messages, "messages").entries()) {
      const { role, content } = message;
      if (role === "system") {
        demand(index === 0, "messages: only the first message may be the system prompt");
        system = text(content, "content");
      } else if (role === "tool") {
        results.push(text(message.tool_call_id, "tool_call_id"));
        texts.push(text(content, "content"));
      } else {
        demand(role === "user" || role === "assistant", "messages.role: invalid value");
        if (typeof content === "string" && content !== "") texts.push(content);
        for (const call of list(message.tool_calls, "tool_calls")) {
          text(object(call.function, "function").arguments, "arguments");
          calls.push(text(call.id, "id"));
        }
      }
    }
    checkResults(calls, results);
    const tools = list(body.tools, "tools").map((tool) => object(tool.function, "function"));
    for (const { parameters } of tools) object(parameters, "parameters");
    const format = body.response_format === undefined ? undefined : object(body.response_format, "response_format");
    const schema = format === undefined ? undefined : object(format.json_schema, "json_schema").schema;
    checkStrict(schema);
    return {
      model,
      system,
      texts,
      tools: toolNames(tools, /^[a-zA-Z0-9_-]{1,64}$/, "Invalid 'tools[0].function.name'"),
      maxTokens: limit(body.max_tokens ?? body.max_completion_tokens, "max_tokens"),
      schema,
      embeds: undefined,
    };
  },
  reply({ model }, { text: answer = "", calls = [], end, usage = USAGE, thinks }, id) {
    const isOpenai = end === "refusal";
    return {
      id: `chatcmpl-${id}`,
      object: "chat.completion",
      created: 1_700_000_000,
      model,
      choices: [
        {
          index: 0,
          message: {
            role: "assistant",
            content: isOpenai || (answer === "" && calls.length > 0) ? null : contentOf(answer, thinks),
            ...(isOpenai && { refusal: answer }),
            ...(calls.length > 0 && {
              tool_calls: calls.map(({ name, args = {} }, index) => ({
                // Mistral requires nine characters.
                id: `c${id.slice(1)}${index}`,
                type: "function",
                function: { name, arguments: typeof args === "string" ? args : JSON.stringify(args) },
              })),
            }),
          },
          logprobs: null,
          finish_reason: end === "max_tokens" ? "length" : calls.length > 0 ? "tool_calls" : "stop",
        },
      ],
      ...(usage && {
        usage: {
          prompt_tokens: usage.prompt,
          completion_tokens: usage.completion,
          total_tokens: usage.prompt + usage.completion,
        },
      }),
    };
  },
  embeddings: openaiVectors,
  error: openaiError,
};

/** Mistral's API. */
export const mistral: VendorApi = {
  ...compatible,
  read(path, body) {
    demand(path.startsWith("/v1/"), "not found");
    return compatible.read(path.slice("/v1".length), body);
  },
  error: (status, message) => ({
    object: "error",
    message,
    type: "invalid_request",
    param: null,
    code: null,
    raw_status_code: status,
  }),
};

/** Mistral's reasoning models send a list. */
function contentOf(answer: string, thinks = false): unknown {
  if (!thinks) return answer;
  return [
    { type: "thinking", thinking: [{ type: "text", text: "A thought." }] },
    { type: "text", text: answer },
  ];
}
