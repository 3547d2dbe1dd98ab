import type { Problem } from "./problem.js";
import type { Redacted } from "./redaction/redact.js";
import { derive, processSecrets } from "./redaction/redacted.js";
import { frameNote, sourceFrame } from "./source-frame.js";

/** A problem as plain text: what is wrong, the marked lines, why, and the fix. Without a trailing line feed. */
export function renderProblem(problem: Problem): Redacted {
  return renderProblemOn(undefined, problem);
}

/** The same for a terminal: its notes are wrapped at that many columns. */
export function renderProblemOn(columns: number | undefined, problem: Problem): Redacted {
  // Secrets are hidden before lines are cut, because part of a secret is not recognized.
  const { pointer: _, ...visible } = problem;
  return derive(processSecrets.value(visible), (safe) => problemText(safe, columns));
}

function problemText({ title, description, fix, location, snippet, warning }: Problem, columns?: number): string {
  const { margin, lines } = location === undefined ? { margin: " ", lines: [] } : sourceFrame(location, snippet);
  // A title that quotes the error of a library may have the whole description in it.
  const isInTitle = title.includes(description.replace(/\.$/, ""));
  return [
    `${warning ? "warning" : "error"}: ${title}`,
    ...lines,
    ...(isInTitle ? [] : frameNote(margin, "", description, { columns })),
    ...frameNote(margin, "fix: ", fix, { columns }),
  ].join("\n");
}
