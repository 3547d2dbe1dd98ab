import type { Problem } from "../core/problem.js";
import type { Redactor } from "../core/redact.js";

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
