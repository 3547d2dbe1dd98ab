import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutMiddle, trustedText } from "../../src/core/redaction/redacted.js";
import { escapeUnsafe, isUnsafe, sanitize, sanitizeLine, withPlaceholders } from "../../src/core/sanitize.js";

const piece = fc.constantFrom(
  ...["\x1b", "[31m", "]8;;http://x\x07", "::", "##[", "error", "\n", "\r", "\r\n", "\u202e", "\0", "\t", " "],
  ...["\ud800", "\u00a0", "a"],
);
const hostile = fc.array(piece).map((parts) => parts.join(""));

describe("sanitize", () => {
  it.each([
    ["\x1b[1;31mred\x1b[0m", "red"],
    ["\x1b]8;;https://x.test\x07link\x1b]8;;\x07", "link"],
    ["\x1b]0;title without end", "\\x1b]0;title without end"],
    ["bell\x07 nul\0", "bell\\x07 nul\\x00"],
    ["a\r\nb\rc", "a\nb\\x0dc"],
    ["abc\u202edcba", "abc\\u202edcba"],
    ["zero\u200bwidth", "zero\\u200bwidth"],
    ["lone \ud800 half", "lone \\ud800 half"],
    ["whole 😀 pair", "whole 😀 pair"],
    ["::error::x\n  ::set-output::y", "\\::error::x\n  \\::set-output::y"],
    ["see ##[error]x and ##[add-mask]y", "see ##\\[error]x and ##\\[add-mask]y"],
    [":", "\\:"],
    ["a::b ## heading", "a::b ## heading"],
    ["plain: text", "plain: text"],
    ["a\n\t:b", "a\n\t\\:b"],
    ["\t\n", "\t\n"],
    ["\x1b]0;title\x1b\\text", "text"],
    ["\x1bPdata\x07text", "text"],
    ["\x1b]a\nb\x07", "\\x1b]a\nb\\x07"],
    ["\x1bMup \x1b_x\x07", "up "],
    ["\x1b[", "\\x1b["],
    ["\x7f\x85\xa0", "\\x7f\\x85\xa0"],
    ["\u061c\u2028\u2029\u2060\ufeff\ufffb", "\\u061c\\u2028\\u2029\\u2060\\ufeff\\ufffb"],
    ["\udc00 half", "\\udc00 half"],
    ["\ud83d\ude00\ude00", "\ud83d\ude00\\ude00"],
    ["a\x0b\x0c", "a\\x0b\\x0c"],
  ])("%j becomes %j", (text, expected) => expect(sanitize(trustedText(text))).toBe(expected));

  it("leaves nothing that a terminal or a runner would obey, and changes nothing the second time", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const safe = sanitize(trustedText(text));
        expect(safe).not.toMatch(/[\x00-\x08\x0b-\x1f\x7f-\x9f\u202e]|^\s*::|##\[/m);
        expect(sanitize(safe)).toBe(safe);
        expect(sanitizeLine(trustedText(text))).not.toMatch(/[\n\t]/);
      }),
    );
  });
});

describe("unsafe characters", () => {
  it("are recognised wherever they stand, and written as an escape", () => {
    expect(["\x1bx", "x\u202e", "plain é"].map(isUnsafe)).toEqual([true, true, false]);
    expect(escapeUnsafe("a\x1b[b\u202e")).toBe("a\\u001b[b\\u202e");
  });

  it("become one sign each in a line of a source file, and commands of a runner are broken", () => {
    expect(withPlaceholders("a\x1b\nb ##[error] ## c")).toBe("a\ufffd\ufffdb #\ufffd[error] ## c");
  });
});

describe("one line", () => {
  it.each([
    ["a\nb\r\nc\td", "a\\nb\\nc\\td"],
    ["a\rb", "a\\x0db"],
    ["\x1b[1mred\x1b[0m", "red"],
    ["::a", "\\::a"],
    ["plain", "plain"],
  ])("of %j is %j", (text, expected) => {
    expect(sanitizeLine(trustedText(text))).toBe(expected);
  });
});

describe("cutMiddle", () => {
  it.each([
    ["1234567890", 10, "1234567890"],
    ["1234567890a", 10, "12345 … (1 characters left out) … 7890a"],
    ["1234567890", 5, "12 … (6 characters left out) … 90"],
    ["1234567890", 1, " … (10 characters left out) … "],
  ])("of %s to %i", (text, limit, expected) => {
    expect(cutMiddle(trustedText(text), limit)).toBe(expected);
  });
});
