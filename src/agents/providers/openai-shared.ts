import { say } from "../../core/redaction/redacted.js";
import { objectAt, objectsAt, tokensAt, UnreadableReply, type Wire } from "./wire.js";

/** Embeddings as OpenAI, Mistral and compatible endpoints have them. */
export function openaiEmbeddings(path: string): NonNullable<Wire["embeddings"]> {
  return {
    path: () => path,
    body: (model, texts) => ({ model, input: texts }),
    read(answer) {
      const vectors = objectsAt(answer, "data").map(({ embedding }) => readVector(embedding));
      return { vectors, usage: { prompt: tokensAt(objectAt(answer, "usage"), "prompt_tokens"), completion: 0 } };
    },
  };
}

/** A vector of a reply. Throws an UnreadableReply. */
export function readVector(value: unknown): number[] {
  if (Array.isArray(value) && value.length > 0 && value.every((item) => Number.isFinite(item))) return value;
  throw new UnreadableReply(say`it has an embedding that is not a list of numbers`);
}

/** The headers of OpenAI and of the APIs that copy it. */
export function openaiHeaders(key: string, organization?: string): Record<string, string> {
  return {
    authorization: `Bearer ${key}`,
    ...(organization !== undefined && { "openai-organization": organization }),
  };
}
