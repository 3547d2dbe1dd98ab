import type { VendorApi } from "./script.js";
import { checkResults, demand, limit, list, object, objects, only, text, toolNames, USAGE } from "./script.js";

const TYPES: Record<number, string> = {
  400: "invalid_request_error",
  401: "authentication_error",
  403: "permission_error",
  404: "not_found_error",
  413: "request_too_large",
  429: "rate_limit_error",
  529: "overloaded_error",
};

/** Anthropic's Messages API at version 2026-10-21. */
export const anthropic: VendorApi = {
  key: (headers) => headers["x-api-key"] ?? headers.authorization?.replace(/^Bearer /, ""),
  read(path, body) {
    demand(path === "/v1/messages", "not found");
    only(body, "model max_tokens system messages tools tool_choice output_config thinking metadata");
    const maxTokens = limit(body.max_tokens, "max_tokens");
    demand(maxTokens !== undefined, "max_tokens: Field required");
    const texts: string[] = [];
    let open: string[] = [];
    for (const [index, message] of objects(body.messages, "messages").entries()) {
      const { role, content } = message;
      demand(role === "user" || role === "assistant", `messages.${index}.role: Input should be 'user' or 'assistant'`);
      const blocks = typeof content === "string" ? [{ type: "text", text: content }] : objects(content, "content");
      const results: string[] = [];
      const calls: string[] = [];
      for (const block of blocks) {
        if (block.type === "text") {
          demand(text(block.text, "text") !== "", "messages: text content blocks must be non-empty");
          texts.push(text(block.text, "text"));
        } else if (block.type === "tool_use") {
          demand(role === "assistant", "`tool_use` blocks can only be in `assistant` messages");
          object(block.input, "tool_use.input");
          calls.push(text(block.id, "tool_use.id"));
        } else if (block.type === "thinking") {
          text(block.signature, "thinking.signature");
        } else {
          demand(block.type === "tool_result", `messages.${index}.content: unknown type ${block.type}`);
          results.push(text(block.tool_use_id, "tool_use_id"));
          texts.push(text(block.content, "tool_result.content"));
        }
      }
      checkResults(open, results);
      open = calls;
    }
    demand(open.length === 0, "`tool_use` ids were found without `tool_result` blocks immediately after");
    const tools = list(body.tools, "tools");
    const names = toolNames(tools, /^[a-zA-Z0-9_-]{1,128}$/, "tools.name: String should match pattern");
    for (const tool of tools) {
      only(tool, "name description input_schema strict type");
      demand(object(tool.input_schema, "input_schema").type === "object", "tools.input_schema.type: Field required");
    }
    const format = body.output_config === undefined ? undefined : object(body.output_config, "output_config").format;
    const schema = format === undefined ? undefined : object(format, "format").schema;
    const isClosed = schema === undefined || object(schema, "schema").additionalProperties === false;
    demand(isClosed, "For 'object' type, 'additionalProperties' must be explicitly set to false");
    return {
      model: text(body.model, "model"),
      system: typeof body.system === "string" ? body.system : undefined,
      texts,
      tools: names,
      maxTokens,
      schema,
      embeds: undefined,
    };
  },
  reply({ model }, { text: answer = "", calls = [], end, usage = USAGE, thinks }, id) {
    const ends = { max_tokens: "max_tokens", refusal: "refusal" };
    const tokens = usage || USAGE;
    return {
      id: `msg_${id}`,
      type: "message",
      role: "assistant",
      model,
      content: [
        ...(thinks ? [{ type: "thinking", thinking: "", signature: `signature-${id}` }] : []),
        ...(answer === "" ? [] : [{ type: "text", text: answer, citations: null }]),
        ...calls.map(({ name, args: input = {} }, index) => {
          return { type: "tool_use", id: `toolu_${id}_${index}`, name, input, caller: { type: "direct" } };
        }),
      ],
      stop_reason: end ? ends[end] : calls.length > 0 ? "tool_use" : "end_turn",
      stop_sequence: null,
      stop_details: end === "refusal" ? { type: "refusal", category: null, explanation: null } : null,
      container: null,
      usage: {
        input_tokens: tokens.prompt,
        output_tokens: tokens.completion,
        cache_creation_input_tokens: 0,
        cache_read_input_tokens: 0,
        service_tier: "standard",
      },
    };
  },
  embeddings() {
    throw new Error("Anthropic has no embeddings");
  },
  error: (status, message) => ({
    type: "error",
    error: { type: TYPES[status] ?? "api_error", message },
    request_id: "req_0",
  }),
};
