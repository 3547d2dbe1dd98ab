import type { Edges } from "./redact.js";
import type { Range } from "./unbroken.js";

/** The shortest secret that is hidden, in characters. */
export const MIN_LENGTH = 8;
/** The shortest piece of a secret that is hidden where a text was cut. */
const MIN_PIECE = 6;

/** Finds any of many strings. */
export interface Search {
  /** Where they are, in the order of the text; marks in place of each. */
  ranges(text: string): readonly Range[];
  /** What is left of one of them at the edges of a text that was cut. */
  pieces(text: string, cut: Edges): readonly Range[];
}

/**
 * Finds any of many strings, however many there are, by looking at two characters and skipping as many as these allow
 * (Wu and Manber): ordinary text costs about a nanosecond for each character.
 */
export function createSearch(marks: ReadonlyMap<string, string>): Search {
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
  const known = new Set(marks.values());

  return {
    ranges(text) {
      const found: Range[] = [];
      if (byHead.size === 0) return found;
      const ends = marksIn(text, known);
      for (let end = MIN_LENGTH - 1; end < text.length; ) {
        const skip = skips[pairAt(text, end)]!;
        const start = end - MIN_LENGTH + 1;
        const form = skip === 0 ? longestAt(text, start) : undefined;
        // A mark of ours stays as it is, even where a secret's value is part of its name.
        if (form === undefined || ends.some(([from, to]) => start < to && start + form.length > from)) {
          end += Math.max(1, skip);
          continue;
        }
        found.push({ start, end: start + form.length, mark: marks.get(form)! });
        end += form.length;
      }
      return found;
    },
    pieces(text, cut) {
      const longest = (lengthOf: (form: string) => number) =>
        longestFirst.reduce<{ length: number; form: string }>(
          (best, form) => {
            const length = lengthOf(form);
            return length > best.length ? { length, form } : best;
          },
          { length: MIN_PIECE - 1, form: "" },
        );
      const head = longest((form) => (cut.start ? commonEnd(text, form) : 0));
      const tail = longest((form) => (cut.end ? commonStart(text, form) : 0));
      const ranges: Range[] = [];
      if (head.form !== "") ranges.push({ start: 0, end: head.length, mark: marks.get(head.form) ?? "" });
      const from = Math.max(ranges.length > 0 ? head.length : 0, text.length - tail.length);
      if (tail.form !== "" && from < text.length) {
        ranges.push({ start: from, end: text.length, mark: marks.get(tail.form) ?? "" });
      }
      return ranges;
    },
  };

  function longestAt(text: string, start: number): string | undefined {
    return byHead.get(text.slice(start, start + MIN_LENGTH))?.find((form) => text.startsWith(form, start));
  }
}

/** Where marks of ours stand in a text. */
function marksIn(text: string, known: ReadonlySet<string>): [number, number][] {
  if (!text.includes("«secret:")) return [];
  const all = [...text.matchAll(/«secret:[\w.-]+»/g)].filter(([mark]) => known.has(mark));
  return all.map(({ 0: mark, index }) => [index, index + mark.length]);
}

/** How much of the end of a form the text begins with. */
function commonEnd(text: string, form: string): number {
  for (let length = Math.min(form.length - 1, text.length); length >= MIN_PIECE; length--) {
    if (text.startsWith(form.slice(form.length - length))) return length;
  }
  return 0;
}

/** How much of the beginning of a form the text ends with. */
function commonStart(text: string, form: string): number {
  for (let length = Math.min(form.length - 1, text.length); length >= MIN_PIECE; length--) {
    if (text.endsWith(form.slice(0, length))) return length;
  }
  return 0;
}

/** The two characters that end at `end`, as 16 bits. */
function pairAt(text: string, end: number): number {
  return ((text.charCodeAt(end - 1) << 8) ^ text.charCodeAt(end)) & 0xffff;
}
