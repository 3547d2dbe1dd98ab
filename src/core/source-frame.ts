import type { Location, Snippet } from "./generated/results.js";
import { cutMiddle, trustedText } from "./redaction/redacted.js";
import { sanitizeLine, withPlaceholders } from "./sanitize.js";
import { wrap } from "./text.js";

/** Columns of a line that are shown; those before the marked place, if the line is cut on the left. */
const MAX_COLUMNS = 160;
const COLUMNS_BEFORE = 40;
/** Lines shown above and below the marked one. */
const CONTEXT_LINES = 2;
const MAX_FILE_LENGTH = 500;

/** Stands for a file in the place of what flags or inputs name. */
export const COMMAND_LINE = "the command line";

/** A place with the author's lines, for the text of a load error or a failure. */
export interface SourceFrame {
  /** As wide as the line numbers: the text below the frame starts with it. */
  margin: string;
  lines: string[];
}

/** Draws the place and the author's lines around it, safe to print; its values must be redacted. */
export function sourceFrame(
  location: Location,
  snippet: Snippet | undefined,
  paintMark: (carets: string) => string = (carets) => carets,
): SourceFrame {
  // An empty text has no line to mark: what flags name is in no file.
  const source = (snippet?.text ? snippet.text.split("\n") : [])
    .map((text, index) => ({ text, number: (snippet?.line ?? 0) + index }))
    .filter(({ number }) => Math.abs(number - location.line) <= CONTEXT_LINES);
  const margin = " ".repeat(String(source.at(-1)?.number ?? location.line).length);
  const start = location.column > MAX_COLUMNS - COLUMNS_BEFORE ? location.column - COLUMNS_BEFORE : 0;
  const lines = [`${margin}--> ${placeOf(location)}`];
  if (source.length > 0) lines.push(`${margin} |`);
  for (const { text, number } of source) {
    const visible = text.slice(start, start + MAX_COLUMNS);
    lines.push(`${String(number).padStart(margin.length)} | ${withPlaceholders(visible)}`.trimEnd());
    if (number === location.line) {
      const { indent, carets } = caretLine(location, text.trimEnd(), start);
      lines.push(`${margin} | ${indent}${paintMark(carets)}`);
    }
  }
  return { margin, lines };
}

/** Lines under a frame, ` = fix: Add it.`; without `columns` they are not wrapped, for programs that read them. */
export function frameNote(
  margin: string,
  label: string,
  text: string,
  { columns, paintLabel }: { columns?: number | undefined; paintLabel?: (label: string) => string } = {},
): string[] {
  if (text === "") return [];
  const [first = "", ...rest] = wrap(`${label}${text}`, (columns ?? Number.POSITIVE_INFINITY) - margin.length - 3);
  const head = `${margin} = ${paintLabel?.(label) ?? label}${first.slice(label.length)}`;
  return [head, ...rest.map((line) => `${margin}   ${line}`)];
}

/** `file:line:column`, safe to print. The file name must be redacted. */
export function placeOf({ file, line, column }: Location): string {
  return `${sanitizeLine(cutMiddle(trustedText(file), MAX_FILE_LENGTH))}:${line}:${column}`;
}

/** Carets under the place; tabs before it stay tabs, so that both lines are indented alike. */
function caretLine(location: Location, text: string, start: number): { indent: string; carets: string } {
  const column = Math.max(start, location.column - 1);
  const end = location.end_line === location.line ? location.end_column : text.length + 1;
  const width = Math.min(end - location.column, start + MAX_COLUMNS - column);
  const before = text.slice(start, column).replace(/[^\t]/g, " ");
  return { indent: before.padEnd(column - start), carets: "^".repeat(Math.max(1, width)) };
}
