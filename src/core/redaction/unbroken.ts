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
/** The end of a line that is broken in quoted-printable, as itself or written in JSON. */
const SOFT_BREAK = "=(?:[\\r\\n]+|(?:\\\\{1,8}[rn])+)";
/** Codes that text of another kind seldom has: of `=20`, one alone is no sign of quoted-printable (`>=20`). */
const coded = new RegExp(`&#x?[0-9a-f]|=(?:3d|2[1-4]|40|5[b-e]|60|7[b-e]|[0-9a-f]{2}=[0-9a-f]{2})|${SOFT_BREAK}`, "i");
const codes = new RegExp(
  `&#(?:x[0-9a-f]{1,8}|[0-9]{1,10});?|&(?:amp|lt|gt|quot|apos);|=[0-7][0-9a-f]|=[89a-f][0-9a-f](?:(?:${SOFT_BREAK})?=[89a-f][0-9a-f])*|${SOFT_BREAK}`,
  "gi",
);
const NAMED: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
};
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

/**
 * The text with characters in place of the codes of HTML (`&#x41;`, `&quot;`) and quoted-printable (`=41`); undefined if it
 * has none. Names of characters alone are among the forms of a secret.
 */
export function decoded(text: string): JoinedText | undefined {
  if (!text.includes("=") && !text.includes("&")) return undefined;
  return coded.test(text) ? rewritten(text, codes, characterOf) : undefined;
}

/** The decoded text without escape sequences, also those within codes or made of codes; undefined if it has no codes. */
export function decodedWithoutEscapes(text: string): JoinedText | undefined {
  if (!text.includes("=") && !text.includes("&")) return undefined;
  const plain = withoutEscapes(text);
  const other = decoded(plain?.text ?? text);
  if (!other) return undefined;
  const rest = withoutEscapes(other.text);
  const whole = rest ? chain(other, rest) : other;
  return plain ? chain(plain, whole) : whole;
}

function chain(first: JoinedText, second: JoinedText): JoinedText {
  return { text: second.text, back: (ranges) => first.back(second.back(ranges)) };
}

/** True if a part of a text that was decoded has a code in it, broken or not. */
export function hasCode(part: string): boolean {
  return (withoutEscapes(part)?.text ?? part).search(codes) !== -1;
}

/** What a code stands for; nothing for the end of a line that quoted-printable broke. */
function characterOf(code: string): string {
  if (code.startsWith("=")) {
    return Buffer.from(code.replace(/[=\r\n]|\\+[rn]/g, ""), "hex").toString();
  }
  const [, hex, decimal] = /^&#(?:x([0-9a-f]+)|(\d+))/i.exec(code) ?? [];
  if (hex === undefined && decimal === undefined) return NAMED[code] ?? code;
  const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return point <= 0x10ffff ? String.fromCodePoint(point) : code;
}

function without(text: string, parts: RegExp): JoinedText | undefined {
  return isPlain(text) ? undefined : rewritten(text, parts, () => "");
}

function rewritten(text: string, parts: RegExp, replacementOf: (part: string) => string): JoinedText | undefined {
  const rest = text.replace(parts, replacementOf);
  if (rest.length === text.length) return undefined;
  return {
    text: rest,
    back: (ranges) => (ranges.length === 0 ? ranges : inWhole(text, parts, replacementOf, ranges)),
  };
}

/** Both the ranges and what was replaced are in the order of the text. */
function inWhole(
  text: string,
  parts: RegExp,
  replacementOf: (part: string) => string,
  ranges: readonly Range[],
): Range[] {
  const found = text.matchAll(parts);
  let next = found.next();
  let gone = 0;
  /** Where the character at `at` of the rest is in the whole: its beginning, or its end. */
  const place = (at: number, edge: "start" | "end"): number => {
    for (; !next.done; next = found.next()) {
      const { 0: part, index } = next.value;
      const length = replacementOf(part).length;
      if (index - gone > at) break;
      if (index - gone + length > at) return edge === "start" ? index : index + part.length;
      gone += part.length - length;
    }
    return at + gone + (edge === "start" ? 0 : 1);
  };
  return ranges.map(({ start, end, mark }) => ({ start: place(start, "start"), end: place(end - 1, "end"), mark }));
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
