/** A stretch of a text, and what is to stand there instead. */
export interface Range {
  start: number;
  end: number;
  mark: string;
}

/** A text without escape sequences and invisible characters, and the positions of its ranges in the whole text. */
export interface JoinedText {
  text: string;
  back(ranges: readonly Range[]): readonly Range[];
}

// Backslashes are counted up to eight, three levels of escaping: a long run of them must take linear time.
/** A control character as itself, or written out in JSON, JavaScript or a shell, however often it was escaped. */
const ESC = "(?:\\x1b|\\\\{1,8}(?:u001[bB]|x1[bB]|e|033))";
/** Escape sequences of a terminal: colours, titles and links, one letter. */
const SEQUENCE = [
  `${ESC}\\[[0-?]*[ -/]*[@-~]`,
  `\\x9b[0-?]*[ -/]*[@-~]`,
  `${ESC}[\\]P^_X][^\\x07\\x1b\\n\\\\]*(?:\\x07|${ESC}\\\\{1,8}|\\\\{1,8}(?:u0007|x07|a))`,
  `\\x1b[@-Z\\\\^_c-~]`,
].join("|");
/** Invisible characters, except those that break lines or words. */
const INVISIBLE =
  "[\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x9f\\u00ad\\u061c\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u2069\\ufeff\\ufff9-\\ufffb]";
const WRITTEN =
  "\\\\{1,8}(?:u(?:00[01][0-9a-fA-F]|007[fF]|00[89][0-9a-fA-F]|00[aA][dD]|061[cC]|200[b-fB-F]|202[89a-eA-E]|206[0-9]|[fF][eE][fF][fF]|[fF]{3}[9abAB])|x[01][0-9a-fA-F]|x7[fF]|[bfae]|033)";

const escapes = new RegExp(`${SEQUENCE}|${INVISIBLE}|${WRITTEN}`, "g");
const breaks = new RegExp(`${SEQUENCE}|${INVISIBLE}|${WRITTEN}|[\\t\\n\\r]|\\\\{1,8}[nrt]|\\\\`, "g");
/** Few ranges, because each costs time. */
const unprintable = /[^ -~]/;

/** True for printable ASCII without backslashes, as most texts are: it has nothing to remove. */
export function isPlain(text: string): boolean {
  return !text.includes("\\") && !unprintable.test(text);
}

/**
 * The text without escape sequences, invisible characters, line ends and backslashes, so that it is the same however
 * often it was escaped; undefined if it has none.
 */
export function unbroken(text: string): JoinedText | undefined {
  return without(text, breaks);
}

/** The text without escape sequences and invisible characters, its words kept apart; undefined if it has none. */
export function withoutEscapes(text: string): JoinedText | undefined {
  return without(text, escapes);
}

function without(text: string, parts: RegExp): JoinedText | undefined {
  if (isPlain(text)) return undefined;
  const rest = text.replace(parts, "");
  if (rest.length === text.length) return undefined;
  return { text: rest, back: (ranges) => (ranges.length === 0 ? ranges : inWhole(text, parts, ranges)) };
}

/** Both the ranges and what was taken out are in the order of the text. */
function inWhole(text: string, parts: RegExp, ranges: readonly Range[]): Range[] {
  const found = text.matchAll(parts);
  let next = found.next();
  let gone = 0;
  /** Where the character at `at` of the rest is in the whole. */
  const place = (at: number): number => {
    while (!next.done && next.value.index <= at + gone) {
      gone += next.value[0].length;
      next = found.next();
    }
    return at + gone;
  };
  return ranges.map(({ start, end, mark }) => ({ start: place(start), end: place(end - 1) + 1, mark }));
}

/** The text with marks in place of the ranges, which are in its order and do not overlap. */
export function replaceRanges(text: string, ranges: readonly Range[]): string {
  if (ranges.length === 0) return text;
  let out = "";
  let done = 0;
  for (const { start, end, mark } of ranges) {
    out += text.slice(done, start) + mark;
    done = end;
  }
  return out + text.slice(done);
}
