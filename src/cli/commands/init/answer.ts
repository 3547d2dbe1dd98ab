import type { Finding } from "../../../core/generated/results.js";
import { isObject } from "../../../core/json/json.js";
import { excerpt } from "../../../core/redaction/redacted.js";
import type { Outcome } from "../../../mcp/types.js";
import { processText } from "../../../report/test-text.js";
import { type RuleId, ruleOf } from "../../../rules/registry.js";
import { lateText, outcomeText } from "./contract.js";

const MAX_REASON = 300;

/** The result of one request, or why there is none. The server may have `died` after its answer. */
export type InitAnswer =
  | { result: Record<string, unknown> }
  | { rejected: string }
  | { unanswered: string }
  | { died: string };

/** Reads the outcome of a `request`. An answer after the time limit does not count, even if progress extended the limit. */
export function readAnswer(outcome: Outcome, timeoutMs: number, request: string): InitAnswer {
  if (outcome.kind === "died") {
    const death = { rule_id: CRASH, message: "the server ended before it answered" } as const;
    return { died: deathText(death, `${quoted(request)}\n${processText(outcome.process)}`) };
  }
  if (outcome.kind !== "answer") return { unanswered: outcomeText(outcome) };
  if (outcome.durationMs > timeoutMs) return { unanswered: lateText(timeoutMs) };
  const { result } = outcome.answer;
  if (!isObject(result)) return { rejected: outcomeText(outcome) };
  return result.isError === true ? { rejected: contentText(result.content) } : { result };
}

/** The rule that is broken by a server that ends by itself. */
export const CRASH = "FAULT-LIFECYCLE-CRASH" satisfies RuleId;

/** What is reported of the end of a server: the last exchange and the last lines of its output, and what to do. */
export function deathText({ rule_id, message }: Pick<Finding, "rule_id" | "message">, evidence = ""): string {
  const lines = [...evidence.split("\n"), `fix: ${ruleOf(CRASH).fix}`];
  return [`${rule_id}: ${message}`, ...lines.map((line) => `  ${line}`)].join("\n");
}

/** A text from a server in a reason: short, on one line, without secrets. */
export function quoted(text: string): string {
  return excerpt(text, MAX_REASON);
}

function contentText(content: unknown): string {
  const texts = Array.isArray(content) ? content.map((block) => (isObject(block) ? block.text : undefined)) : [];
  return texts.filter((text) => typeof text === "string").join(" ") || "isError is true, and there is no text";
}
