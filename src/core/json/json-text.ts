const LINE_FEED = 0x0a;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
// Brackets, and braces.
const isOpening = (code: number) => code === 0x5b || code === 0x7b;
const isClosing = (code: number) => code === 0x5d || code === 0x7d;
const BLANK = new Set([0x20, 0x09, 0x0a, 0x0d]);

/** How deep a JSON text is nested and how many values it has, in linear time; stops at more than `maxValues`. */
export function measureJson(text: string, maxValues = Number.POSITIVE_INFINITY): { depth: number; values: number } {
  let depth = 0;
  let deepest = 0;
  let values = 1;
  for (let at = 0; at < text.length && values <= maxValues; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === COMMA) values += 1;
    else if (isOpening(code)) {
      depth += 1;
      deepest = Math.max(deepest, depth);
      if (!isEmpty(text, at)) values += 1;
    } else if (isClosing(code)) depth -= 1;
  }
  return { depth: deepest, values };
}

/** True if the text of a JSON document has more than `limit` values. A text that is too short for that is not read. */
export function hasMoreValues(text: string, limit: number): boolean {
  // Each value takes at least one character, and another that separates it from the next value.
  return text.length >= 2 * limit && measureJson(text, limit).values > limit;
}

function isEmpty(text: string, start: number): boolean {
  let next = start + 1;
  while (BLANK.has(text.charCodeAt(next))) next += 1;
  return isClosing(text.charCodeAt(next));
}

/** The index of the quote that ends the string which begins at `start`, or the end of the text. */
export function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (text.charCodeAt(before) === BACKSLASH) before -= 1;
    // An even number of backslashes escapes itself.
    if ((end - before) % 2 === 1) return end;
  }
  return text.length;
}

/** Lines and columns of a part of a text, from 1; the end is exclusive. */
export interface TextRange {
  line: number;
  column: number;
  end_line: number;
  end_column: number;
}

/** The places of the objects in a list that is a member of the outermost object; `text` must be valid JSON. */
export function elementsOf(text: string, member: string): TextRange[] {
  const ranges: TextRange[] = [];
  let depth = 0;
  let key = "";
  let line = 1;
  let lineStart = 0;
  let start: Pick<TextRange, "line" | "column"> = { line: 1, column: 1 };
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      const end = endOfString(text, at);
      // This may be a member's value too, but then the next member's name replaces it before a list begins.
      if (depth === 1) key = text.slice(at + 1, end);
      at = end;
    } else if (code === LINE_FEED) {
      line += 1;
      lineStart = at + 1;
    } else if (isOpening(code)) {
      if (depth === 2 && key === member) start = { line, column: at - lineStart + 1 };
      depth += 1;
    } else if (isClosing(code)) {
      depth -= 1;
      if (depth === 2 && key === member) ranges.push({ ...start, end_line: line, end_column: at - lineStart + 2 });
    }
  }
  return ranges;
}
