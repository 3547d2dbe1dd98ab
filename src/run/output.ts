import { writeErr } from "../core/out.js";
import type { Problem, UserError } from "../core/problem.js";
import type { Redacted, Redactor } from "../core/redaction/redact.js";
import { processSecrets } from "../core/redaction/redacted.js";
import { secretsOf } from "../core/redaction/secret-names.js";
import { renderProblem } from "../core/render-problem.js";
import { sanitize } from "../core/sanitize.js";

/** The redactor of this process, which from now on knows the secrets of an environment. */
export function redactorOf(env: Readonly<Record<string, string | undefined>>): Redactor {
  for (const [name, value] of secretsOf(env)) processSecrets.add(name, value);
  return processSecrets;
}

/** A text without secrets that neither steers a terminal nor is a command to a CI log, whatever a suite has put in it. */
export function printable(text: string, redactor: Redactor): Redacted {
  return sanitize(redactor.text(text));
}

/** The problems without secrets: a suite's lines and a variable's value may hold one. */
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
  await writeErr(printable(`${problems.map(renderProblem).join("\n\n")}\n`, redactor));
}

/** Writes lines to stderr, redacted and made harmless for terminals and logs. */
export async function reportLines(lines: readonly string[], redactor: Redactor): Promise<void> {
  for (const line of lines) await writeErr(printable(`${line}\n`, redactor));
}
