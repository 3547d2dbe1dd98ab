import type { Problem } from "../../core/problem.js";
import { MAX_MARKS } from "./yaml-problems.js";

/** A file's value: plain data whose places are in the store. undefined if the file has none that could be judged. */
export interface ParsedYaml {
  value: unknown;
  /** False if there is more in the file than in its value: the places know which values are partial. */
  complete: boolean;
  problems: Problem[];
}

/** True if a text may have more marks than a file may have. */
export function mayHaveTooMany(text: string): boolean {
  return mostMarks(text) > MAX_MARKS;
}

/**
 * The most marks that a text can have. A mark is a dash, colon, comma, question mark or opening bracket, or a scalar: what
 * stands between two of those, closing brackets, line feeds or quotes. A quote counts as well, and so does nothing between a
 * mark and a comma or closing bracket: both may be an empty scalar.
 */
export function mostMarks(text: string): number {
  let count = 0;
  let last = LINE_END;
  for (let at = 0; at < text.length; at++) {
    const kind = KINDS[text.charCodeAt(at)] ?? OTHER;
    if (kind === BLANK) continue;
    if (kind === MARK || kind === COMMA || (kind === OTHER && last !== OTHER)) count += 1;
    if (last === MARK && (kind === COMMA || kind === CLOSE)) count += 1;
    last = kind;
  }
  return count;
}

const [OTHER, BLANK, LINE_END, CLOSE, COMMA, MARK] = [0, 1, 2, 3, 4, 5];
/** By character code. */
const KINDS = new Uint8Array(128);
for (const [characters, kind] of [
  [" \r", BLANK],
  ["\n", LINE_END],
  ["]}", CLOSE],
  [",", COMMA],
  ["-:?[{\"'", MARK],
] as const) {
  for (const character of characters) KINDS[character.charCodeAt(0)] = kind;
}
