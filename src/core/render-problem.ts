import type { Location, Snippet } from "./generated/results.js";
import type { Problem } from "./problem.js";
import type { Redacted } from "./redact.js";
import { derive, processSecrets } from "./redacted.js";

/** Columns of a line that are shown; a longer line is cut to the part around the mark. */
const MAX_COLUMNS = 160;

/**
 * A problem as plain text: what is wrong, the author's own lines with the place marked, why, and what to do instead.
 * Without a trailing line feed.
 */
export function renderProblem(problem: Problem): Redacted {
  // Hidden before lines are cut to the part around the mark.
  const { pointer: _, ...shown } = problem;
  return derive(processSecrets.value(shown), rendered);
}

function rendered(problem: Problem): string {
  const lines = [`${problem.warning ? "warning" : "error"}: ${problem.title}`];
  const { location, snippet } = problem;
  const margin = " ".repeat(location === undefined ? 1 : String(lastLine(location, snippet)).length);
  if (location !== undefined) lines.push(`${margin}--> ${location.file}:${location.line}:${location.column}`);
  if (location !== undefined && snippet !== undefined) lines.push(...renderSnippet(location, snippet, margin));
  lines.push(...note(margin, "", problem.description), ...note(margin, "fix: ", problem.fix));
  return lines.join("\n");
}

function renderSnippet(location: Location, snippet: Snippet, margin: string): string[] {
  const lines = [`${margin} |`];
  for (const [index, text] of snippet.text.split("\n").entries()) {
    const number = snippet.line + index;
    const marked = number === location.line;
    const cut = Math.max(0, (marked ? location.column : 1) - MAX_COLUMNS / 2);
    const shown = printable(text.slice(cut, cut + MAX_COLUMNS));
    lines.push(`${String(number).padStart(margin.length)} | ${shown}`.trimEnd());
    if (marked) lines.push(`${margin} | ${mark(location, text.trimEnd(), cut)}`);
  }
  return lines;
}

/** Carets under the place, on its first line. */
function mark(location: Location, text: string, cut: number): string {
  const end = location.end_line === location.line ? location.end_column : text.length + 1;
  const width = Math.min(end - location.column, cut + MAX_COLUMNS - location.column + 1);
  const before = text.slice(cut, location.column - 1).replace(/[^\t]/g, " ");
  return before.padEnd(location.column - 1 - cut) + "^".repeat(Math.max(1, width));
}

function note(margin: string, label: string, text: string): string[] {
  if (text === "") return [];
  const [first, ...rest] = text.split("\n");
  return [`${margin} = ${label}${first}`, ...rest.map((line) => `${margin}   ${line}`)];
}

function lastLine(location: Location, snippet: Snippet | undefined): number {
  return snippet === undefined ? location.line : snippet.line + snippet.text.split("\n").length - 1;
}

/** Control characters could steer a terminal: each is shown as a sign of the same width. */
function printable(text: string): string {
  return text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, "\ufffd");
}
