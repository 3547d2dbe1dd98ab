import type { Failure } from "../../core/generated/results.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { say } from "../../core/redaction/redacted.js";
import type { SuiteLimits } from "../../suite/types.js";
import type { Envelope } from "./envelope.js";
import { failureOf, type Subject } from "./failure.js";
import { modelText } from "./model-text.js";

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
      ? import("../../conformance/definitions/tokens-cl100k.js")
      : import("../../conformance/definitions/tokens-o200k.js"));
    const actual = countTokens(modelText(envelope.result));
    const message = say`the answer has ${actual} tokens (${tokenizer}); ${most} are allowed`;
    if (actual > most && warns) warn(message, location);
    else if (actual > most) {
      failures.push(failureOf(subject, "ASSERT-MAX-TOKENS", { message, expected: most, actual, location }));
    }
  }
  return failures;
}
