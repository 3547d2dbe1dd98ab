import type { VendorApi } from "./script.js";
import { checkResults, demand, limit, list, NOTHING, object, objects, only, text, toolNames, USAGE } from "./script.js";

/** OpenAI's Responses API, and its embeddings. */
export const openai: VendorApi = {
  key: (headers) => headers.authorization?.replace(/^Bearer /, ""),
  read(path, body) {
    const model = text(body.model, "model");
    if (path === "/embeddings") return { ...NOTHING, model, embeds: embedded(body) };
    demand(path === "/responses", "not found");
    only(body, "model instructions input tools max_output_tokens text store include tool_choice");
    const texts: string[] = [];
    const calls: string[] = [];
    const results: string[] = [];
    const input = typeof body.input === "string" ? [{ role: "user", content: body.input }] : body.input;
    for (const item of objects(input, "input")) {
      if (item.type === "function_call") {
        text(item.arguments, "arguments");
        calls.push(text(item.call_id, "call_id"));
      } else if (item.type === "function_call_output") {
        results.push(text(item.call_id, "call_id"));
        texts.push(text(item.output, "output"));
      } else if (item.type === "reasoning") {
        const isStored = body.store !== false || typeof item.encrypted_content === "string";
        const message = `Item with id '${item.id}' not found. Items are not persisted when \`store\` is set to false.`;
        demand(isStored, message);
      } else {
        demand(/^(user|assistant|system|developer)$/.test(text(item.role, "role")), "input.role: invalid value");
        const { content } = item;
        if (typeof content === "string") texts.push(content);
        else for (const part of objects(content, "content")) texts.push(text(part.text ?? part.refusal, "text"));
      }
    }
    checkResults(calls, results);
    const tools = list(body.tools, "tools");
    const badName = "Invalid 'tools[0].name': string does not match pattern";
    const names = toolNames(tools, /^[a-zA-Z0-9_-]{1,64}$/, badName);
    for (const tool of tools) {
      demand(tool.type === "function", "tools.type: invalid value");
      object(tool.parameters, "parameters");
      demand(typeof tool.strict === "boolean", "Missing required parameter: 'tools[0].strict'");
    }
    const includes = Array.isArray(body.include) && body.include.includes("reasoning.encrypted_content");
    demand(!includes || /^(o\d|gpt-5)/.test(model), "Encrypted content is not supported with this model.");
    const format = body.text === undefined ? undefined : object(object(body.text, "text").format, "text.format");
    if (format !== undefined) checkStrict(format.schema);
    return {
      model,
      system: typeof body.instructions === "string" ? body.instructions : undefined,
      texts,
      tools: names,
      maxTokens: limit(body.max_output_tokens, "max_output_tokens", 16),
      schema: format?.schema,
      embeds: undefined,
    };
  },
  reply({ model, body }, { text: answer = "", calls = [], end, usage = USAGE, thinks }, id) {
    const tokens = usage || USAGE;
    const encrypted = body.include ? { encrypted_content: `gAAA${id}` } : {};
    const part =
      end === "refusal"
        ? { type: "refusal", refusal: answer }
        : { type: "output_text", text: answer, annotations: [], logprobs: [] };
    return {
      id: `resp_${id}`,
      object: "response",
      created_at: 1_700_000_000,
      status: end === "max_tokens" ? "incomplete" : "completed",
      error: null,
      incomplete_details: end === "max_tokens" ? { reason: "max_output_tokens" } : null,
      instructions: body.instructions ?? null,
      metadata: {},
      model,
      output: [
        ...(thinks ? [{ type: "reasoning", id: `rs_${id}`, summary: [], ...encrypted }] : []),
        ...(answer === "" && calls.length > 0
          ? []
          : [{ type: "message", id: `msg_${id}`, role: "assistant", status: "completed", content: [part] }]),
        ...calls.map(({ name, args = {} }, index) => ({
          type: "function_call",
          id: `fc_${id}_${index}`,
          call_id: `call_${id}_${index}`,
          name,
          arguments: typeof args === "string" ? args : JSON.stringify(args),
          status: "completed",
        })),
      ],
      parallel_tool_calls: true,
      temperature: 1,
      tool_choice: "auto",
      tools: body.tools ?? [],
      top_p: 1,
      store: body.store ?? true,
      usage: {
        input_tokens: tokens.prompt,
        input_tokens_details: { cached_tokens: 0 },
        output_tokens: tokens.completion,
        output_tokens_details: { reasoning_tokens: 0 },
        total_tokens: tokens.prompt + tokens.completion,
      },
    };
  },
  embeddings: (seen, vectors) => openaiVectors(seen, vectors),
  error: openaiError,
};

/** The texts of a request for embeddings. */
export function embedded(body: Record<string, unknown>): string[] {
  only(body, "model input inputs encoding_format");
  const input = body.input;
  return (Array.isArray(input) ? input : [input]).map((item) => text(item, "input"));
}

/** The answer of OpenAI's embeddings; in base64, as its SDK asks for them, little-endian floats of 32 bits. */
export const openaiVectors: VendorApi["embeddings"] = ({ model, body, embeds = [] }, vectors) => {
  const inBase64 = body.encoding_format === "base64";
  const prompt = embeds.join(" ").split(/\s+/).length;
  return {
    id: "embd-0",
    object: "list",
    model,
    data: vectors.map((vector, index) => ({
      object: "embedding",
      index,
      embedding: inBase64 ? Buffer.from(new Float32Array(vector).buffer).toString("base64") : vector,
    })),
    usage: { prompt_tokens: prompt, completion_tokens: 0, total_tokens: prompt },
  };
};

/** OpenAI's errors. */
export function openaiError(status: number, message: string): object {
  const type = status === 429 ? "rate_limit_error" : status >= 500 ? "server_error" : "invalid_request_error";
  return { error: { message, type, param: null, code: status === 401 ? "invalid_api_key" : null } };
}

/** A schema of strict mode: each object has `additionalProperties: false` and requires all its properties. */
export function checkStrict(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  const { type, properties, additionalProperties, required } = value as Record<string, unknown>;
  if (type === "object") {
    const closed = "Invalid schema: 'additionalProperties' is required to be supplied and to be false";
    demand(additionalProperties === false, closed);
    const names = Object.keys(object(properties, "properties"));
    const requiresAll = Array.isArray(required) && names.every((name) => required.includes(name));
    demand(requiresAll, "Invalid schema: 'required' is required to include every key in properties");
  }
  for (const item of Object.values(value)) checkStrict(item);
}
