import { asText } from "../core/json/json.js";
import { say } from "../core/redaction/redacted.js";
import { isContainer } from "./diff/equal.js";
import { SuiteFault } from "./types.js";

/** Characters of a string that weigh as much as one scalar. */
const CHARACTERS = 16;

/** Whether a value weighs at most `limit`: one for each scalar, container and key. Looks no further than the limit. */
export function isSmall(value: unknown, limit: number): boolean {
  let remaining = limit;
  const pending = [value];
  while (pending.length > 0 && remaining >= 0) {
    const next = pending.pop();
    remaining -= typeof next === "string" ? 1 + next.length / CHARACTERS : 1;
    if (!isContainer(next)) continue;
    const members: unknown[] = Array.isArray(next) ? next : Object.values(next);
    remaining -= members.length;
    if (remaining >= 0) for (const member of members) pending.push(member);
  }
  return remaining >= 0;
}

/** The value `asText`. Throws SuiteFault for what is nested some thousand levels deep. */
export function textToJudge(value: unknown): string {
  try {
    return asText(value);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new SuiteFault(
      say`The value is nested too deeply or too large to be read as text`,
      "Select the string that this matcher should read with the target.",
    );
  }
}

/** The length of a text in Unicode code points. */
export function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

const MAX_NATIVE_WORK = 100_000_000;

/** Whether `text` contains `part`: the engine's own search takes minutes on some pairs of long strings. */
export function hasSubstring(text: string, part: string): boolean {
  return text.length * part.length <= MAX_NATIVE_WORK ? text.includes(part) : linearSearch(text, part);
}

/** Knuth–Morris–Pratt; exported for its test against the engine's own search. */
export function linearSearch(text: string, part: string): boolean {
  // For each length of a prefix, the length of its longest border: a proper prefix that is a suffix too.
  const borders = new Int32Array(part.length + 1);
  const advance = (matched: number, unit: number): number => {
    let length = matched;
    while (length > 0 && part.charCodeAt(length) !== unit) length = borders[length]!;
    return part.charCodeAt(length) === unit ? length + 1 : length;
  };
  for (let length = 2; length <= part.length; length++)
    borders[length] = advance(borders[length - 1]!, part.charCodeAt(length - 1));
  let matched = 0;
  for (let index = 0; index < text.length && matched < part.length; index++)
    matched = advance(matched, text.charCodeAt(index));
  return matched === part.length;
}
