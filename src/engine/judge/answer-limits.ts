import type { Failure } from "../../core/generated/results.js";
import { isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { say } from "../../core/redaction/redacted.js";
import type { SuiteLimits } from "../../suite/types.js";
import type { Envelope } from "./envelope.js";
import { failureOf, type Subject } from "./failure.js";

/** Judges the limits of the long form of `expect`; `warn` gets limits that only warn. */
export async function judgeLimits(
  envelope: Envelope,
  subject: Subject,
  { maxDurationMs, maxResponseTokens }: SuiteLimits,
  warn: (message: Redacted, location: Failure["location"]) => void,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  if (maxDurationMs && envelope.duration_ms > maxDurationMs.limit) {
    const { limit, location } = maxDurationMs;
    const actual = Math.ceil(envelope.duration_ms);
    failures.push(
      failureOf(subject, "ASSERT-MAX-DURATION", {
        target: "duration_ms",
        message: say`the answer took ${actual} ms; ${limit} ms are allowed`,
        expected: limit,
        actual,
        location,
      }),
    );
  }
  if (maxResponseTokens && envelope.result === undefined) {
    const { limit: expected, location } = maxResponseTokens;
    const message = say`there is no answer to count tokens in`;
    failures.push(failureOf(subject, "ASSERT-MAX-TOKENS", { message, expected, location }));
  } else if (maxResponseTokens) {
    const { limit: most, tokenizer, warns, location } = maxResponseTokens;
    const { countTokens } = await (tokenizer === "cl100k_base"
      ? import("../../conformance/tokens/cl100k.js")
      : import("../../conformance/tokens/o200k.js"));
    const actual = countTokens(modelText(envelope.result));
    const message = say`the answer has ${actual} tokens (${tokenizer}); ${most} are allowed`;
    if (actual > most && warns) warn(message, location);
    else if (actual > most) {
      failures.push(failureOf(subject, "ASSERT-MAX-TOKENS", { message, expected: most, actual, location }));
    }
  }
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
