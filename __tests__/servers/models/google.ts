import type { VendorApi } from "./script.js";
import { demand, limit, list, NOTHING, object, objects, only, text, toolNames, USAGE } from "./script.js";

const STATUSES: Record<number, string> = {
  400: "INVALID_ARGUMENT",
  401: "UNAUTHENTICATED",
  403: "PERMISSION_DENIED",
  404: "NOT_FOUND",
  429: "RESOURCE_EXHAUSTED",
  503: "UNAVAILABLE",
};

/** Google's Gemini API. Calls have no ids, as those of most models. */
export const google: VendorApi = {
  key: (headers) => headers["x-goog-api-key"],
  read(path, body) {
    const [, model = "", method] = /^\/v1beta\/models\/([^:/]+):(\w+)$/.exec(path) ?? [];
    if (method === "batchEmbedContents") {
      const embeds = objects(body.requests, "requests").map(({ content, model: named }) => {
        demand(named === `models/${model}`, "requests.model: must be the model of the path");
        return textsOf(object(content, "content")).join("");
      });
      return { ...NOTHING, model, embeds };
    }
    demand(method === "generateContent", "not found");
    only(body, "systemInstruction contents tools toolConfig generationConfig safetySettings");
    const config = body.generationConfig === undefined ? {} : object(body.generationConfig, "generationConfig");
    const contents = objects(body.contents, "contents");
    let open: string[] = [];
    for (const content of contents) {
      demand(content.role === "user" || content.role === "model", "Please use a valid role: user, model.");
      const parts = objects(content.parts, "parts");
      demand(parts.length > 0, "contents.parts must not be empty");
      const results = parts.filter((part) => "functionResponse" in part).map((part) => nameIn(part.functionResponse));
      demand(
        results.length === open.length && results.every((name, index) => name === open[index]),
        "Please ensure that the number of function response parts is equal to the number of function call parts of the function call turn.",
      );
      const calls = parts.filter((part) => "functionCall" in part);
      for (const [index, part] of calls.entries()) {
        const needed = index === 0 && model.startsWith("gemini-3");
        demand(!needed || typeof part.thoughtSignature === "string", "Function call is missing a thought_signature");
      }
      open = calls.map((part) => nameIn(part.functionCall));
    }
    demand(
      open.length === 0,
      "Please ensure that function call turn comes immediately before a function response turn.",
    );
    const tools = list(body.tools, "tools").flatMap((tool) =>
      objects(tool.functionDeclarations, "functionDeclarations"),
    );
    const system = body.systemInstruction;
    return {
      model,
      system: system === undefined ? undefined : textsOf(object(system, "systemInstruction")).join(""),
      texts: contents.flatMap(textsOf),
      tools: toolNames(tools, /^[a-zA-Z_][a-zA-Z0-9_.:-]{0,63}$/, "Invalid function name."),
      maxTokens: limit(config.maxOutputTokens, "maxOutputTokens"),
      schema: config.responseJsonSchema,
      embeds: undefined,
    };
  },
  reply({ model }, { text: answer = "", calls = [], end, usage = USAGE, thinks }, id) {
    const signature =
      thinks || model.startsWith("gemini-3") ? { thoughtSignature: Buffer.from(id).toString("base64") } : {};
    const tokens = usage || USAGE;
    const usageMetadata = {
      promptTokenCount: tokens.prompt,
      candidatesTokenCount: tokens.completion,
      totalTokenCount: tokens.prompt + tokens.completion,
      promptTokensDetails: [{ modality: "TEXT", tokenCount: tokens.prompt }],
    };
    const rest = { usageMetadata, modelVersion: model, responseId: id };
    if (end === "refusal" && answer === "") return { promptFeedback: { blockReason: "PROHIBITED_CONTENT" }, ...rest };
    const parts = [
      ...(answer === "" ? [] : [{ text: answer }]),
      ...calls.map(({ name, args = {} }, index) => ({ functionCall: { name, args }, ...(index === 0 && signature) })),
    ];
    const finishReason = end === "refusal" ? "SAFETY" : end === "max_tokens" ? "MAX_TOKENS" : "STOP";
    return { candidates: [{ content: { role: "model", parts }, finishReason, index: 0 }], ...rest };
  },
  embeddings: (_, vectors) => ({ embeddings: vectors.map((values) => ({ values })) }),
  error: (status, message) => ({ error: { code: status, message, status: STATUSES[status] ?? "INTERNAL" } }),
};

function nameIn(value: unknown): string {
  return text(object(value, "function").name, "name");
}

function textsOf(content: Record<string, unknown>): string[] {
  return objects(content.parts, "parts").flatMap((part) => {
    if (typeof part.text === "string") return [part.text];
    if (!("functionResponse" in part)) return [];
    const { output, error } = object(object(part.functionResponse, "functionResponse").response, "response");
    return [text(output ?? error, "response")];
  });
}
