import type { Redacted } from "./redaction/redact.js";
import { trustedText } from "./redaction/redacted.js";

/** `1,200`. Without `toLocaleString`, whose first use loads the locales: 10 ms of a start. */
export function grouped(count: number): Redacted {
  return trustedText(`${count}`.replace(/\B(?=(\d{3})+$)/g, ","));
}

/** `1 test`, `3 tests`, `1,200 tests`. The noun must come from the source code. */
export function plural(count: number, noun: string): Redacted {
  return trustedText(`${grouped(count)} ${noun}${count === 1 ? "" : "s"}`);
}

/** The first of many texts, and one that counts the others. */
export function firstOf(
  texts: readonly string[],
  limit: number,
  rest = (count: number) => `… and ${count} more`,
): string[] {
  const count = texts.length - limit;
  return count > 0 ? [...texts.slice(0, limit), rest(count)] : [...texts];
}

/** Names in a sentence: `a, b and 3 more`. */
export function firstNames(names: readonly string[], limit: number): string {
  const shown = names.slice(0, limit).join(", ");
  return names.length > limit ? `${shown} and ${names.length - limit} more` : shown;
}

/** A text with a capital letter and one full stop. */
export function sentence(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1).replace(/\.$/, "")}.`;
}

let collator: Intl.Collator | undefined;

/** Compares names for a list in which `COMP-9` stands before `COMP-10`. */
export function byNumber(a: string, b: string): number {
  collator ??= new Intl.Collator("en", { numeric: true });
  return collator.compare(a, b) || (a < b ? -1 : Number(a > b));
}

/** A text that was encoded for a URL; the text itself if it was not. */
export function decodeUri(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Compares texts by their code units: the same order on every machine. */
export function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Narrower than this, a text is not wrapped: every word would get a line. */
const MIN_COLUMNS = 20;

/** The lines of a text, each with at most that many characters where its words allow it. */
export function wrap(text: string, columns: number): string[] {
  return text
    .split("\n")
    .flatMap((line) => (line.length > columns && columns >= MIN_COLUMNS ? fold(line, columns) : line));
}

function fold(line: string, columns: number): string[] {
  const lines: string[] = [];
  for (const word of line.split(" ")) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > columns) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

/** True if HTTP can send a text as the value of a header: one line of Latin-1. */
export function isHeaderValue(text: string): boolean {
  return /^[\t\x20-\x7e\x80-\xff]*$/.test(text);
}
