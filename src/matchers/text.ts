import { say } from "../core/redaction/redacted.js";
import { SuiteFault } from "./types.js";

/**
 * A value as the text that regex and levenshtein read: strings as they are, everything else as JSON.stringify writes
 * it. Throws SuiteFault for what JSON.stringify cannot write (nested some thousand levels deep).
 */
export function asText(value: unknown): string {
  if (typeof value === "string") return value;
  try {
    return JSON.stringify(value);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new SuiteFault(
      say`The value is nested too deeply or too large to be read as text`,
      "Select the string that this matcher should read with the target.",
    );
  }
}

const MAX_NATIVE_WORK = 100_000_000;

/**
 * Whether `text` contains `part`. The engine's own search is the fastest but takes minutes on some pairs of long
 * strings; in such cases, Knuth–Morris–Pratt searches in linear time.
 */
export function hasSubstring(text: string, part: string): boolean {
  return text.length * part.length <= MAX_NATIVE_WORK ? text.includes(part) : search(text, part);
}

/** Knuth–Morris–Pratt; exported for its test against the engine's own search. */
export function search(text: string, part: string): boolean {
  const borders = bordersOf(part);
  let matched = 0;
  for (let index = 0; index < text.length && matched < part.length; index++) {
    matched = advance(part, borders, matched, text.charCodeAt(index));
  }
  return matched === part.length;
}

/** For each length of a prefix, the length of its longest border (proper prefix that is a suffix too). */
function bordersOf(part: string): Int32Array {
  const borders = new Int32Array(part.length + 1);
  for (let length = 2; length <= part.length; length++) {
    borders[length] = advance(part, borders, borders[length - 1]!, part.charCodeAt(length - 1));
  }
  return borders;
}

function advance(part: string, borders: Int32Array, matched: number, unit: number): number {
  let length = matched;
  while (length > 0 && part.charCodeAt(length) !== unit) length = borders[length]!;
  return part.charCodeAt(length) === unit ? length + 1 : length;
}
