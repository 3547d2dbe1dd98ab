import { randomUUID } from "node:crypto";
import { writeOut } from "../core/out.js";
import type { Problem } from "../core/problem.js";
import { madeOfRedacted } from "../core/redact.js";
import { renderProblem } from "../core/render-problem.js";
import { sanitize } from "../core/sanitize.js";

/**
 * Runs `print`, during which the runner takes nothing that is written to stdout for a command: what servers and suites
 * say may look like one. One at a time.
 */
export async function quoted(print: () => Promise<void>): Promise<void> {
  // Nobody who could write into the log knows this word.
  const end = randomUUID();
  await writeOut(madeOfRedacted(`::stop-commands::${end}\n`));
  try {
    await print();
  } finally {
    await writeOut(madeOfRedacted(`::${end}::\n`));
  }
}

/** Writes texts, redacted already, to the log, each on lines of its own; none of them can be a command. */
export async function say(...texts: readonly string[]): Promise<void> {
  if (texts.length === 0) return;
  await quoted(() => writeOut(madeOfRedacted(sanitize(`${texts.join("\n")}\n`))));
}

/** Writes problems, redacted already, to the log. */
export async function sayProblems(problems: readonly Problem[]): Promise<void> {
  await say(...problems.map((problem) => `${renderProblem(problem)}\n`));
}
