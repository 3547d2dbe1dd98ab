import { diffChars } from "diff/lib/diff/character.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { derive } from "../../core/redaction/redacted.js";

const MAX_COMPARED = 2_000;
const MAX_EDITS = 200;
const MAX_HUNKS = 8;
const MAX_SHOWN = 200;

/** From one text to another in linear time: `-` expected, `+` there instead, ` … ` for what is the same between. */
export function stringDiff(expected: Redacted, actual: Redacted): Redacted {
  return derive([expected, actual] as const, ([left, right]) => diff(left, right));
}

function diff(expected: string, actual: string): string {
  const start = commonStart(expected, actual);
  const end = commonEnd(expected, actual, start);
  const removed = expected.slice(start, expected.length - end);
  const added = actual.slice(start, actual.length - end);
  const lines = linesOfBlanks(expected, actual);
  if (lines) return `-${lines[0]}\n+${lines[1]}`;
  return hunks(removed, added) ?? mark("-", removed) + mark("+", added);
}

/** The first lines that differ of texts that differ in blanks only, which are made visible; undefined for other texts. */
export function linesOfBlanks(expected: string, actual: string): [string, string] | undefined {
  const start = commonStart(expected, actual);
  const end = commonEnd(expected, actual, start);
  const changed = expected.slice(start, expected.length - end) + actual.slice(start, actual.length - end);
  return changed === "" || changed.trim() !== "" ? undefined : [lineAt(expected, start), lineAt(actual, start)];
}

/** The line in which only blanks differ, with its blanks made visible. */
function lineAt(text: string, index: number): string {
  const from = Math.max(text.lastIndexOf("\n", index - 1) + 1, index - MAX_SHOWN / 2);
  const lineFeed = text.indexOf("\n", index);
  const end = Math.min(lineFeed === -1 ? text.length : lineFeed + 1, index + MAX_SHOWN / 2);
  const marks: Record<string, string> = { " ": "·", "\t": "→", "\r": "␍", "\n": "⏎" };
  return text
    .slice(from, end)
    .replace(/\s/g, (blank) => marks[blank] ?? `\\u${blank.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** The single differences; undefined if there are too many to read. */
function hunks(removed: string, added: string): string | undefined {
  if (Math.max(removed.length, added.length) > MAX_COMPARED) return undefined;
  const changes = diffChars(removed, added, { maxEditLength: MAX_EDITS });
  if (changes === undefined) return undefined;
  const same = changes.filter((change) => !change.added && !change.removed);
  const sameLength = same.reduce((length, change) => length + change.value.length, 0);
  if (same.length > MAX_HUNKS || sameLength * 2 < Math.min(removed.length, added.length)) return undefined;
  return changes
    .map((change) => {
      if (change.added) return mark("+", change.value);
      return change.removed ? mark("-", change.value) : " … ";
    })
    .join("");
}

function mark(sign: "-" | "+", text: string): string {
  if (text === "") return "";
  return sign + (text.length <= MAX_SHOWN ? text : `${text.slice(0, MAX_SHOWN)}…`);
}

/** How long the start is that two texts share; no surrogate pair is cut. */
function commonStart(a: string, b: string): number {
  let length = 0;
  // Behind its end, a text has NaN, which equals nothing.
  while (a.charCodeAt(length) === b.charCodeAt(length)) length++;
  return /[\ud800-\udbff]/.test(a.charAt(length - 1)) ? length - 1 : length;
}

function commonEnd(a: string, b: string, start: number): number {
  const limit = Math.min(a.length, b.length) - start;
  let length = 0;
  while (length < limit && a.charCodeAt(a.length - 1 - length) === b.charCodeAt(b.length - 1 - length)) length++;
  return length > 0 && /[\udc00-\udfff]/.test(a.charAt(a.length - length)) ? length - 1 : length;
}
