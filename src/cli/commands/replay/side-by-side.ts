import type { Redacted } from "../../../core/redaction/redact.js";
import { trustedText } from "../../../core/redaction/redacted.js";
import { sanitize } from "../../../core/sanitize.js";

/** A text with its title. */
export type TitledText = readonly [title: string, text: Redacted];

/**
 * Two texts in columns of equal width below one title, with `|` between lines that differ. `width` is the total width
 * in characters.
 */
export function sideBySide(title: Redacted, left: TitledText, right: TitledText, width: number): Redacted {
  const column = Math.max(20, Math.floor((width - 3) / 2));
  const [before, now] = [left, right].map(([, text]) => wrapped(sanitize(text), column)) as [string[], string[]];
  const rows = Array.from({ length: Math.max(before.length, now.length) }, (_, index) => {
    const [was = "", is = ""] = [before[index], now[index]];
    return `${was.padEnd(column)} ${was === is ? " " : "|"} ${is}`.trimEnd();
  });
  const heads = `${left[0].padEnd(column)}   ${right[0]}`;
  const rule = `${"-".repeat(column)}   ${"-".repeat(column)}`;
  return trustedText(`${[sanitize(title), heads, rule, ...rows].join("\n")}\n`);
}

function wrapped(text: string, column: number): string[] {
  return text.split("\n").flatMap((line) => {
    const parts: string[] = [];
    for (let at = 0; at === 0 || at < line.length; at += column) parts.push(line.slice(at, at + column));
    return parts;
  });
}
