import { shownCauses } from "./causes.js";
import type { Head } from "./types.js";
import { closingLine } from "./words.js";

/** How many causes it names. */
const MAX_NAMED = 3;

/** The last line of a report for people: the verdict, the counts, and why it is not a success. */
export interface VerdictLine {
  isSuccess: boolean;
  text: string;
}

/**
 * The verdict of a run in one line.
 *
 * @param others why it is not a success, besides counts and findings
 */
export function verdictLine(head: Head, others: readonly string[] = []): VerdictLine {
  const causes = shownCauses(head).map(({ title }) => title);
  const left = causes.length - MAX_NAMED;
  const named = [...causes.slice(0, MAX_NAMED), ...(left > 0 ? [`${left} more causes`] : [])];
  const word = wordOf(head, others);
  return { isSuccess: word === "Passed", text: `${word}. ${closingLine(head, [...named, ...others])}` };
}

function wordOf({ summary, findings, run }: Head, others: readonly string[]): string {
  const gating = findings.filter(({ gates }) => gates);
  if (run.interrupted) return "Interrupted";
  if (summary.errored > 0 || gating.some(({ unjudged }) => unjudged)) return "Error";
  if (summary.failed > (summary.known_failures ?? 0) || gating.length > 0) return "Failed";
  return others.length > 0 ? "Not passed" : "Passed";
}
