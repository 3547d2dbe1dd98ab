import type { Score, TestRow } from "../core/generated/results.js";
import { line } from "./words.js";

const MAX_LENGTH = 500;
const MAX_NOTES = 20;

/** The scores of a row with their reasons, for the text of its test. */
export function scoreLines({ scores = [] }: Pick<TestRow, "scores">): string[] {
  return scores.flatMap((score) => {
    const notes = score.note?.split("\n") ?? [];
    const shown = notes.slice(0, MAX_NOTES).map((note) => `  ${line(note, MAX_LENGTH)}`);
    const more = notes.length > MAX_NOTES ? [`  and ${notes.length - MAX_NOTES} more`] : [];
    const reason = score.reason === undefined ? "" : `: ${line(score.reason, MAX_LENGTH)}`;
    return [`score: ${scoreText(score)}${reason}`, ...shown, ...more];
  });
}

/** `rubric 0.9 (at least 0.7)`. */
export function scoreText({ name, target, score, threshold }: Score): string {
  const of = target === undefined ? "" : ` of ${line(target)}`;
  return `${line(name)}${of} ${score}${threshold === undefined ? "" : ` (at least ${threshold})`}`;
}
