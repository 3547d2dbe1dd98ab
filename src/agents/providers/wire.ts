import { asList, asObject, isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { say } from "../../core/redaction/redacted.js";
import type { ModelReply, ModelRequest, Usage } from "../types.js";

/** How a vendor's API is spoken. Paths are appended to the base URL. */
export interface Wire {
  /** The headers of every request, the key among them. */
  headers(key: string): Record<string, string>;
  /** The path of a request for a reply. */
  path(model: string): string;
  body(model: string, request: ModelRequest): object;
  /** Throws an UnreadableReply. */
  read(answer: Record<string, unknown>, request: ModelRequest): ModelReply;
  /** Changes the next requests to a model after an answer with an error; true if this one is to be sent once more. */
  adapt?(model: string, answer: Record<string, unknown>): boolean;
  /** Absent if the vendor has no embeddings. */
  embeddings?: {
    path(model: string): string;
    body(model: string, texts: readonly string[]): object;
    /** Throws an UnreadableReply. */
    read(answer: Record<string, unknown>): { vectors: number[][]; usage: Usage };
  };
}

/** A reply that does not have the shape of the vendor's API. */
export class UnreadableReply extends Error {
  constructor(override readonly message: Redacted) {
    super(message);
  }
}

/** A member that is an object; an empty one if it is not. */
export function objectAt(value: unknown, key: string): Record<string, unknown> {
  return asObject(asObject(value)[key]);
}

/** The objects of a member that is a list; none if it is not. */
export function objectsAt(value: unknown, key: string): Record<string, unknown>[] {
  return asList(asObject(value)[key]).filter(isObject);
}

/** A member that is a text; an empty one if it is not. */
export function textAt(value: unknown, key: string): string {
  const member = isObject(value) ? value[key] : undefined;
  return typeof member === "string" ? member : "";
}

/** The sum of the members that are counts of tokens. */
export function tokensAt(value: unknown, ...keys: string[]): number {
  const counts = keys.map((key) => (isObject(value) ? value[key] : undefined));
  return counts.reduce<number>((sum, count) => sum + (typeof count === "number" && count > 0 ? count : 0), 0);
}

/** A vector of a reply. Throws an UnreadableReply. */
export function readVector(value: unknown): number[] {
  if (Array.isArray(value) && value.length > 0 && value.every((item) => Number.isFinite(item))) return value;
  throw new UnreadableReply(say`it has an embedding that is not a list of numbers`);
}
