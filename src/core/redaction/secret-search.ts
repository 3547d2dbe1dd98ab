import type { Range } from "./unbroken.js";

/** The shortest secret that is hidden, in characters. */
export const MIN_LENGTH = 8;

/**
 * Finds any of many strings, however many there are, by looking at two characters and skipping as many as these allow
 * (Wu and Manber): ordinary text costs about a nanosecond for each character. What it gives is in the order of the text,
 * with the mark in place of each; no mark that stands there already is searched.
 */
export function createSearch(
  marks: ReadonlyMap<string, string>,
  allMarks: ReadonlySet<string>,
): (text: string) => readonly Range[] {
  const longestFirst = [...marks.keys()].sort((a, b) => b.length - a.length);
  const byHead = new Map<string, string[]>();
  for (const form of longestFirst) {
    const head = form.slice(0, MIN_LENGTH);
    byHead.set(head, [...(byHead.get(head) ?? []), form]);
  }
  const skips = new Uint8Array(1 << 16).fill(MIN_LENGTH - 1);
  for (const head of byHead.keys()) {
    for (let i = 1; i < MIN_LENGTH; i++) {
      const pair = pairAt(head, i);
      skips[pair] = Math.min(skips[pair]!, MIN_LENGTH - 1 - i);
    }
  }

  return (text) => {
    const found: Range[] = [];
    if (byHead.size === 0) return found;
    const ends = marksIn(text, allMarks);
    for (let end = MIN_LENGTH - 1; end < text.length; ) {
      const skip = skips[pairAt(text, end)]!;
      const start = end - MIN_LENGTH + 1;
      const form = skip === 0 ? longestAt(text, start) : undefined;
      // A mark stays as it is, even if a secret's value is part of its name.
      if (form === undefined || ends.some(([from, to]) => start < to && start + form.length > from)) {
        end += Math.max(1, skip);
        continue;
      }
      found.push({ start, end: start + form.length, mark: marks.get(form)! });
      end += form.length;
    }
    return found;
  };

  function longestAt(text: string, start: number): string | undefined {
    return byHead.get(text.slice(start, start + MIN_LENGTH))?.find((form) => text.startsWith(form, start));
  }
}

/** Where the marks in a text are. */
function marksIn(text: string, allMarks: ReadonlySet<string>): [number, number][] {
  if (!text.includes("«secret:")) return [];
  const all = [...text.matchAll(/«secret:[\w.-]+…?»/g)].filter(([mark]) => allMarks.has(mark));
  return all.map(({ 0: mark, index }) => [index, index + mark.length]);
}

/** The two characters that end at `end`, as 16 bits. */
function pairAt(text: string, end: number): number {
  return ((text.charCodeAt(end - 1) << 8) ^ text.charCodeAt(end)) & 0xffff;
}
