import type { Answer } from "../../../conformance/calls/types.js";
import { durationText } from "../../../core/clock.js";
import type { Finding } from "../../../core/generated/results.js";
import { excerpt } from "../../../core/redaction/redacted.js";
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

/** Reads the answer to a `request`. An answer after the time limit does not count, even if progress extended the limit. */
export function readAnswer({ outcome, kind, result, text }: Answer, timeoutMs: number, request: string): InitAnswer {
  if (outcome.kind === "died") {
    const death = { rule_id: CRASH, message: "the server ended before it answered" } as const;
    return { died: deathText(death, `${shortReason(request)}\n${processText(outcome.process)}`) };
  }
  if (outcome.kind !== "answer") return { unanswered: outcomeText(outcome) };
  if (outcome.durationMs > timeoutMs) return { unanswered: lateText(timeoutMs) };
  if (kind === "accepted" && result) return { result };
  return { rejected: text || (result ? "isError is true, and there is no text" : outcomeText(outcome)) };
}

/** The rule that is broken by a server that ends by itself. */
export const CRASH = "FAULT-LIFECYCLE-CRASH" satisfies RuleId;

/** What is reported of the end of a server: the last exchange and the last lines of its output, and what to do. */
export function deathText({ rule_id, message }: Pick<Finding, "rule_id" | "message">, evidence = ""): string {
  const lines = [...evidence.split("\n"), `fix: ${ruleOf(CRASH).fix}`];
  return [`${rule_id}: ${message}`, ...lines.map((line) => `  ${line}`)].join("\n");
}

/** What is reported of an unhandled exception. */
export function exceptionFault({ text }: { text: string }): string {
  return `it answers a valid call with an unhandled exception: ${shortReason(text)}`;
}

/** Why the rest was not tried. */
export function budgetEnded(budgetMs: number): string {
  return `mcptest init did not try it within its budget of ${durationText(budgetMs)}; give more, such as --budget ${durationText(4 * budgetMs)}`;
}

/** A text from a server in a reason: short, on one line, without secrets. */
export function shortReason(text: string): string {
  return excerpt(text, MAX_REASON);
}
