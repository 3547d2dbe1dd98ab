import { terminalSize, writeErr } from "../core/out.js";
import type { Problem, UserError } from "../core/problem.js";
import type { Environment } from "../core/proc/env.js";
import type { Redacted, Redactor } from "../core/redaction/redact.js";
import { processSecrets } from "../core/redaction/redacted.js";
import { secretsOf } from "../core/redaction/secret-names.js";
import { renderProblemOn } from "../core/render-problem.js";
import { sanitize } from "../core/sanitize.js";

/** The redactor of this process; registers the secrets of an environment with it. */
export function redactorOf(env: Environment): Redactor {
  for (const [name, value] of secretsOf(env)) processSecrets.add(name, value);
  return processSecrets;
}

/** A text without secrets, terminal escapes and commands to a CI log. */
export function printable(text: string, redactor: Redactor): Redacted {
  return sanitize(redactor.text(text));
}

/** Redacts problems: lines of a suite and values of variables may contain secrets. */
export function redactProblems(problems: readonly Problem[], { text }: Redactor): Problem[] {
  return problems.map((problem) => ({
    ...problem,
    title: text(problem.title),
    description: text(problem.description),
    fix: text(problem.fix),
    ...(problem.location && { location: { ...problem.location, file: text(problem.location.file) } }),
    ...(problem.snippet && { snippet: { ...problem.snippet, text: text(problem.snippet.text) } }),
  }));
}

/** Writes everything that the user must fix to stderr. */
export async function reportProblems({ problems }: UserError, redactor: Redactor): Promise<void> {
  await writeErr(printable(`${problems.map(problemText).join("\n\n")}\n`, redactor));
}

/** Writes warnings to stderr. */
export function reportWarnings(warnings: readonly Problem[], redactor: Redactor): Promise<void> {
  return reportLines(warnings.map(problemText), redactor);
}

function problemText(problem: Problem): Redacted {
  return renderProblemOn(terminalSize("stderr")?.columns, problem);
}

/** Writes lines to stderr, redacted and sanitized. */
export async function reportLines(lines: readonly string[], redactor: Redactor): Promise<void> {
  for (const line of lines) await writeErr(printable(`${line}\n`, redactor));
}
