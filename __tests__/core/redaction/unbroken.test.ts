import { describe, expect, it } from "vitest";
import {
  decoded,
  decodedWithoutEscapes,
  hasCode,
  isPlain,
  type JoinedText,
  replaceRanges,
  unbroken,
  withoutEscapes,
} from "../../../src/core/redaction/unbroken.js";

const textOf = (joined: JoinedText | undefined) => joined?.text;

/** What stands in the whole text where `part` stands in the joined one. */
function whole(joined: JoinedText | undefined, text: string, part: string): string {
  const start = joined!.text.indexOf(part);
  const [range] = joined!.back([{ start, end: start + part.length, mark: "" }]);
  return text.slice(range?.start, range?.end);
}

describe("a text without escape sequences", () => {
  it.each([
    ["\x1b[1;31mred\x1b[0m!", "red!"],
    ["\\x1b[1mred", "red"],
    ["\\u001b[1mred", "red"],
    ["\\u001B[1mred", "red"],
    ["\\e[1mred", "red"],
    ["\\033[1mred", "red"],
    ["\\\\\\\\u001b[1mred", "red"],
    ["\x9b1mred", "red"],
    ["\x1b]0;title\x07a", "a"],
    ["\x1b]0;title\x1b\\a", "a"],
    ["\\u001b]0;title\\u0007a", "a"],
    ["\x1bPq\x07a", "a"],
    ["\x1bMa", "a"],
    ["a\x00\x08\x0b\x0c\x0e\x1f\x7f\x9f\u00ad\u061cb", "ab"],
    ["a\u200b\u200f\u2028\u202e\u2060\u2069\ufeff\ufff9\ufffbb", "ab"],
    ["a\\u0000\\u001F\\u007f\\u0080\\u009F\\u00ad\\u00ADb", "ab"],
    ["a\\u061c\\u200b\\u200F\\u2028\\u202e\\u2029\\u2060\\ufeff\\uFEFF\\ufff9\\uFFFBb", "ab"],
    ["a\\x00\\x1f\\x7f\\b\\f\\a\\033b", "ab"],
  ])("%j is %j", (text, rest) => {
    expect(textOf(withoutEscapes(text))).toBe(rest);
  });

  it.each(["plain", "", "é and 😀", "a\tb\nc\rd", "\\n\\t", "\\u0041", "\\x41", "a\u2010\u202f", "a b"])(
    "is %j itself",
    (text) => {
      expect(withoutEscapes(text)).toBeUndefined();
    },
  );

  it("keeps the places of what is left", () => {
    const text = "a \x1b[1mse\x1b[0mc\u200bret\x00 b";
    const joined = withoutEscapes(text);
    expect(textOf(joined)).toBe("a secret b");
    expect(whole(joined, text, "secret")).toBe("se\x1b[0mc\u200bret");
    expect(whole(joined, text, "a")).toBe("a");
    expect(whole(joined, text, "b")).toBe("b");
    expect(joined?.back([])).toEqual([]);
    expect(joined?.back([{ start: 0, end: 1, mark: "x" }])).toEqual([{ start: 0, end: 1, mark: "x" }]);
  });

  it("keeps the places of several in their order", () => {
    const text = "\u200bone\u200b two\u200b";
    const joined = withoutEscapes(text);
    const ranges = [
      { start: 0, end: 3, mark: "1" },
      { start: 4, end: 7, mark: "2" },
    ];
    expect(replaceRanges(text, joined!.back(ranges))).toBe("\u200b1\u200b 2\u200b");
  });
});

describe("a text without breaks", () => {
  it.each([
    ["a\tb\r\nc", "abc"],
    ["a\\nb\\tc\\rd", "abcd"],
    ["a\\\\nb", "ab"],
    ['a\\"b\\/c', 'a"b/c'],
    ["a\\\\b", "a"],
    ["a\\qb", "aqb"],
    ["a\x1b[1mb\u200bc", "abc"],
  ])("%j is %j", (text, rest) => {
    expect(textOf(unbroken(text))).toBe(rest);
  });

  it("is itself if it has none", () => {
    expect(unbroken("a b")).toBeUndefined();
    expect(unbroken("é")).toBeUndefined();
  });
});

describe("a plain text", () => {
  it.each([
    ["a ~!", true],
    ["", true],
    ["a\\b", false],
    ["a\nb", false],
    ["é", false],
    ["\x7f", false],
  ])("%j: %j", (text, isIt) => {
    expect(isPlain(text)).toBe(isIt);
  });
});

describe("a decoded text", () => {
  it.each([
    ["&#65;b", "Ab"],
    ["&#x41;&#X42;c", "ABc"],
    ["&#65b", "Ab"],
    ["&#x1F600;", "😀"],
    ["&#65;&amp;&lt;&gt;&quot;&apos;", "A&<>\"'"],
    ["&#65;&nbsp;", "A&nbsp;"],
    ["&#x10ffff;", "\u{10ffff}"],
    ["&#x110000;", undefined],
    ["&#1114112;&#65;", "&#1114112;A"],
    ["a=3Db", "a=b"],
    ["a=3db", "a=b"],
    ["=41=42", "AB"],
    ["=C3=A9=3D", "é="],
    ["=C3=\n=A9", "é"],
    ["=C3=\\r\\n=A9", "é"],
    ["=C3=\\\\r\\\\n=A9", "é"],
    ["long=\nline", "longline"],
    ["long=\r\nline", "longline"],
    ["long=\\r\\nline", "longline"],
    ["a =20 b", undefined],
    ["a>=20", undefined],
    ["a=20b=3D", "a b="],
    ["&amp;", undefined],
    ["plain", undefined],
    ["a=b&c=d", undefined],
    ["", undefined],
  ])("of %j is %j", (text, rest) => {
    expect(textOf(decoded(text))).toBe(rest);
  });

  it("keeps the places of what was a code", () => {
    const text = "x &#83;ecre&#x74; =\ny";
    const joined = decoded(text);
    expect(textOf(joined)).toBe("x Secret y");
    expect(whole(joined, text, "Secret")).toBe("&#83;ecre&#x74;");
    expect(whole(joined, text, "S")).toBe("&#83;");
    expect(whole(joined, text, "ecre")).toBe("ecre");
    expect(whole(joined, text, "t")).toBe("&#x74;");
    expect(whole(joined, text, "y")).toBe("y");
  });

  it("is read through escape sequences within codes and made of codes", () => {
    const text = "x &#8\u200b3;ecre&#27;[1mt y";
    const joined = decodedWithoutEscapes(text);
    expect(textOf(joined)).toBe("x Secret y");
    expect(whole(joined, text, "Secret")).toBe("&#8\u200b3;ecre&#27;[1mt");
    expect(decodedWithoutEscapes("a\u200bb=")).toBeUndefined();
    expect(decodedWithoutEscapes("a\u200bb")).toBeUndefined();
    expect(textOf(decodedWithoutEscapes("&#65;"))).toBe("A");
  });
});

it.each([
  ["a &#65; b", true],
  ["a &#6\u200b5; b", true],
  ["a =41 b", true],
  ["a &amp; b", true],
  ["a=\nb", true],
  ["a = b & c", false],
  ["", false],
])("%j has a code: %j", (part, has) => {
  expect(hasCode(part)).toBe(has);
});

it("ranges are replaced by their marks", () => {
  const range = (start: number, end: number, mark: string) => ({ start, end, mark });
  expect(replaceRanges("abcdef", [])).toBe("abcdef");
  expect(replaceRanges("abcdef", [range(0, 1, "1"), range(2, 4, "2"), range(5, 6, "")])).toBe("1b2e");
});
