import { randomUUID } from "node:crypto";
import { writeOut } from "../core/out.js";
import type { Problem } from "../core/problem.js";
import type { Redacted } from "../core/redaction/redact.js";
import { join, say, trustedText } from "../core/redaction/redacted.js";
import { renderProblem } from "../core/render-problem.js";
import { sanitize } from "../core/sanitize.js";

/**
 * Runs `show` while the runner obeys no workflow command: texts of servers and suites may look like one. One at a time.
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands#stopping-and-starting-workflow-commands
 */
export async function withoutCommands(show: () => Promise<void>): Promise<void> {
  // No server or suite can guess this word.
  const end = trustedText(randomUUID());
  await writeOut(say`::stop-commands::${end}\n`);
  try {
    await show();
  } finally {
    await writeOut(say`::${end}::\n`);
  }
}

/**
 * Writes texts, redacted already, to the log, each on lines of its own; none of them can be a command. In one write, so
 * that the commands of an upload that is under way do not come in between.
 */
export async function print(...texts: readonly Redacted[]): Promise<void> {
  if (texts.length === 0) return;
  const end = trustedText(randomUUID());
  await writeOut(say`::stop-commands::${end}\n${sanitize(join(texts, "\n"))}\n::${end}::\n`);
}

/** Writes problems, redacted already, to the log. */
export async function printProblems(problems: readonly Problem[]): Promise<void> {
  await print(...problems.map((problem) => say`${renderProblem(problem)}\n`));
}
