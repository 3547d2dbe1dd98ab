import { randomUUID } from "node:crypto";
import { writeOut } from "../core/out.js";
import type { Problem } from "../core/problem.js";
import type { Redacted } from "../core/redact.js";
import { join, ownText, say } from "../core/redacted.js";
import { renderProblem } from "../core/render-problem.js";
import { sanitize } from "../core/sanitize.js";

/**
 * Runs `show`, during which the runner takes nothing that is written to stdout for a command: what servers and suites
 * say may look like one. One at a time.
 */
export async function quoted(show: () => Promise<void>): Promise<void> {
  // Nobody who could write into the log knows this word.
  const end = ownText(randomUUID());
  await writeOut(say`::stop-commands::${end}\n`);
  try {
    await show();
  } finally {
    await writeOut(say`::${end}::\n`);
  }
}

/** Writes texts, redacted already, to the log, each on lines of its own; none of them can be a command. */
export async function print(...texts: readonly Redacted[]): Promise<void> {
  if (texts.length === 0) return;
  await quoted(() => writeOut(sanitize(say`${join(texts, "\n")}\n`)));
}

/** Writes problems, redacted already, to the log. */
export async function sayProblems(problems: readonly Problem[]): Promise<void> {
  await print(...problems.map((problem) => say`${renderProblem(problem)}\n`));
}
