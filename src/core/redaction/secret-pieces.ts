import { BACKSLASH, LINE_FEED, QUOTE } from "../char-codes.js";
import type { Range } from "./unbroken.js";

/** At which of its edges a text is known to be cut. */
export interface Edges {
  start?: boolean;
  end?: boolean;
}

/** One form of a secret. */
export interface Form {
  text: string;
  /** What stands in place of a piece of it. */
  mark: string;
  /** Base64 or hexadecimal digits. */
  encoded: boolean;
}

/** The shortest piece of a secret that is hidden. */
const MIN_PIECE = 6;
/** The same of base64 and hexadecimal digits, of which shorter pieces turn up by chance. */
const MIN_ENCODED = 12;
const FILTER_BITS = 21;
/** Of how many pieces it is remembered in which secrets they stand. */
const MAX_KNOWN = 10_000;

const RETURN = 0x0d;
const EQUALS = 0x3d;
const LETTERS = { n: 0x6e, r: 0x72 };

/** Words, at least one, and what stands between them. */
const words = /^(?=.*\p{L}{3})(?:[^\p{L}\p{N}]|(?<!\p{L})(?:\p{L}\p{Ll}{2,}|\p{Lu}{3,})(?!\p{L}))*$/u;
const oneCharacter = /^(.)\1*$/su;
const letter = /\p{L}/u;
/** An escaped character, whose letters belong to no word; its backslash may have been removed. */
const escapedBefore = /(?:%(?:25)?[0-9a-f]{2}|(?:=|u003d)[0-9a-f]{2}|\\?u[0-9a-f]{4}|\\[a-z])$/i;
const escapedAfter = /^u[0-9a-f]{4}/i;

/**
 * Finds what is left of a secret where it was split: at the edges of a string, which are those of the text, of what stands
 * between quotes in it, and of its lines. A string that ends with the beginning of a secret, begins with its end, or stands
 * in it as a whole has a piece. Words do not count if the split is between words: a secret may begin with
 * `https://example.com`, which stands in much else.
 */
export function createPieceSearch(forms: readonly Form[]): (text: string, cut: Edges) => readonly Range[] {
  const filter = new Uint8Array(1 << (FILTER_BITS - 3));
  for (const { text } of forms) {
    for (let at = 0; at + MIN_PIECE <= text.length; at++) {
      const bit = hashAt(text, at);
      filter[bit >> 3]! |= 1 << (bit & 7);
    }
  }
  const formsByPart = new Map<string, readonly Form[]>();

  /** The forms in which the six characters at `at` stand; for most texts their hash shows that there is none. */
  const formsWith = (text: string, at: number): readonly Form[] => {
    const bit = hashAt(text, at);
    if ((filter[bit >> 3]! & (1 << (bit & 7))) === 0) return [];
    const part = text.slice(at, at + MIN_PIECE);
    const found = formsByPart.get(part) ?? forms.filter((form) => form.text.includes(part));
    if (formsByPart.size < MAX_KNOWN) formsByPart.set(part, found);
    return found;
  };

  return (text, cut) => {
    if (forms.length === 0 || text.length < MIN_PIECE) return [];
    const found: Range[] = [];
    const begins = (at: number) => {
      if (at + MIN_PIECE > text.length) return;
      const isCut = at === 0 && cut.start === true;
      const length = longest(formsWith(text, at), (form) => lengthFrom(form, text, at, isCut));
      if (length) found.push({ start: at, end: at + length.length, mark: length.mark });
    };
    const ends = (at: number) => {
      // A line that quoted-printable broke.
      if (text.charCodeAt(at - 1) === EQUALS) ends(at - 1);
      if (at < MIN_PIECE) return;
      const isCut = at === text.length && cut.end === true;
      const length = longest(formsWith(text, at - MIN_PIECE), (form) => lengthTo(form, text, at, isCut));
      if (length) found.push({ start: at - length.length, end: at, mark: length.mark });
    };
    begins(0);
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code !== QUOTE && code !== LINE_FEED && code !== RETURN && code !== BACKSLASH) continue;
      const from = at;
      while (at < text.length && text.charCodeAt(at) === BACKSLASH) at++;
      if (!isEdge(text.charCodeAt(at), at > from)) continue;
      ends(from);
      // Backslashes in pairs belong to the string that ends here.
      if (at - from > 1) ends(at - ((at - from) % 2));
      begins(at + 1);
    }
    ends(text.length);
    return mergeRanges(found);
  };
}

/** Sorts ranges and merges those that overlap; drops those that overlap one of `taken`, which is sorted. */
export function mergeRanges(ranges: readonly Range[], taken: readonly Range[] = []): Range[] {
  let next = 0;
  const rest = [...ranges].sort(byStart).filter(({ start, end }) => {
    while (next < taken.length && taken[next]!.end <= start) next++;
    return next === taken.length || taken[next]!.start >= end;
  });
  const joined: Range[] = [];
  for (const range of [...rest, ...taken].sort(byStart)) {
    const last = joined.at(-1);
    if (last && range.start < last.end) last.end = Math.max(last.end, range.end);
    else joined.push({ ...range });
  }
  return joined;
}

function byStart(a: Range, b: Range): number {
  return a.start - b.start;
}

/** True if a string may end: at the end of the text, before a quote, or at the end of a line, escaped or not. */
export function endsAt(text: string, at: number): boolean {
  let next = at;
  while (next < at + 8 && text.charCodeAt(next) === BACKSLASH) next++;
  return next === text.length || isEdge(text.charCodeAt(next), next > at);
}

function isEdge(code: number, escaped: boolean): boolean {
  if (code === QUOTE || code === LINE_FEED || code === RETURN) return true;
  return escaped && (code === LETTERS.n || code === LETTERS.r);
}

/** How much of a secret stands from `at` on: up to its end, or up to that of the string. */
function lengthFrom(form: Form, text: string, at: number, isCut: boolean): number {
  let best = 0;
  for (const from of placesOf(form.text, text.slice(at, at + MIN_PIECE))) {
    let length = commonLength(form.text, from, text, at);
    while (length > best && from + length < form.text.length && !endsAt(text, at + length)) length--;
    if (length > best && isPiece(form, from, length, isCut)) best = length;
  }
  return best;
}

/** How much of a secret's beginning stands up to `at`. */
function lengthTo(form: Form, text: string, at: number, isCut: boolean): number {
  let best = 0;
  for (const from of placesOf(form.text, text.slice(at - MIN_PIECE, at))) {
    const length = from + MIN_PIECE;
    const whole = length <= at && text.startsWith(form.text.slice(0, length), at - length);
    if (whole && length > best && isPiece(form, 0, length, isCut)) best = length;
  }
  return best;
}

function longest(
  forms: readonly Form[],
  lengthOf: (form: Form) => number,
): { length: number; mark: string } | undefined {
  let best: { length: number; mark: string } | undefined;
  for (const form of forms) {
    const length = lengthOf(form);
    if (length > (best?.length ?? 0)) best = { length, mark: form.mark };
  }
  return best;
}

/** False for what is too short, or stands in much else; at an edge that is known to be cut, for the former alone. */
function isPiece({ text, encoded }: Form, from: number, length: number, isCut: boolean): boolean {
  if (length < MIN_PIECE) return false;
  if (isCut) return true;
  if (encoded) return length >= MIN_ENCODED;
  const piece = text.slice(from, from + length);
  if (oneCharacter.test(piece)) return false;
  return !(isBetweenWords(text, from) && isBetweenWords(text, from + length) && words.test(piece));
}

function isBetweenWords(text: string, at: number): boolean {
  if (!letter.test(text[at - 1] ?? "") || !letter.test(text[at] ?? "")) return true;
  return escapedBefore.test(text.slice(Math.max(0, at - 7), at)) || escapedAfter.test(text.slice(at, at + 5));
}

function* placesOf(text: string, part: string): Iterable<number> {
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + 1)) yield at;
}

function commonLength(a: string, fromA: number, b: string, fromB: number): number {
  let length = 0;
  while (fromA + length < a.length && a[fromA + length] === b[fromB + length]) length++;
  return length;
}

function hashAt(text: string, at: number): number {
  let hash = 0;
  for (let i = at; i < at + MIN_PIECE; i++) hash = Math.imul(hash, 0x01000193) ^ text.charCodeAt(i);
  return Math.imul(hash, 0x9e3779b1) >>> (32 - FILTER_BITS);
}
