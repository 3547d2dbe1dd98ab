import type { Failure } from "../../core/generated/results.js";
import { isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { say } from "../../core/redaction/redacted.js";
import type { SuiteLimits } from "../../suite/types.js";
import type { Envelope } from "./call.js";
import { failureOf, type Subject } from "./failure.js";

/** Judges the limits of the long form of `expect`; `warn` gets limits that only warn. */
export async function judgeLimits(
  envelope: Envelope,
  subject: Subject,
  { maxDurationMs, maxResponseTokens }: SuiteLimits,
  warn: (message: Redacted, location: Failure["location"]) => void,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  const { duration_ms, result } = envelope;
  if (maxDurationMs && duration_ms > maxDurationMs.limit) {
    const { limit: expected, location } = maxDurationMs;
    const actual = Math.ceil(duration_ms);
    const message = say`the answer took ${actual} ms; ${expected} ms are allowed`;
    const parts = { target: "duration_ms", message, expected, actual, location };
    failures.push(failureOf(subject, "ASSERT-MAX-DURATION", parts));
  }
  if (!maxResponseTokens) return failures;
  const { limit: expected, tokenizer, warns, location } = maxResponseTokens;
  if (result === undefined) {
    const message = say`there is no answer to count tokens in`;
    return [...failures, failureOf(subject, "ASSERT-MAX-TOKENS", { message, expected, location })];
  }
  const { countTokens } = await (tokenizer === "cl100k_base"
    ? import("../../conformance/tokens/cl100k.js")
    : import("../../conformance/tokens/o200k.js"));
  const actual = countTokens(modelText(result));
  if (actual <= expected) return failures;
  const message = say`the answer has ${actual} tokens (${tokenizer}); ${expected} are allowed`;
  if (!warns) return [...failures, failureOf(subject, "ASSERT-MAX-TOKENS", { message, expected, actual, location })];
  warn(message, location);
  return failures;
}

/** The text of an answer that a model would see: of a tool's content, of a resource's contents, of a prompt's messages. */
export function modelText(result: unknown): string {
  if (!isObject(result)) return "";
  const { content, contents, messages, structuredContent, error } = result;
  const parts = [content, contents, messages].flatMap((list) => (Array.isArray(list) ? list : []));
  const texts = parts.map(textOf).filter((text) => text !== "");
  if (texts.length > 0) return texts.join("\n");
  const rest = structuredContent ?? error;
  return rest === undefined ? "" : JSON.stringify(rest);
}

function textOf(part: unknown): string {
  if (!isObject(part)) return "";
  const { text, content, resource } = part;
  if (typeof text === "string") return text;
  if (Array.isArray(content)) return content.map(textOf).join("\n");
  return textOf(content ?? resource);
}
