import { describe, expect, it } from "vitest";
import { createPieceSearch, type Edges, endsAt, mergeRanges } from "../../../src/core/redaction/secret-pieces.js";
import { type Range, replaceRanges } from "../../../src/core/redaction/unbroken.js";

const SECRET = "k3Tz9!qW4#mX7&bV";
const form = (text: string, mark: string, encoded = false) => ({ text, mark, encoded });
const FORMS = [
  form(SECRET, "[S]"),
  form("0a1b2c3d4e5f6a7b8c9d", "[H]", true),
  form("https://example.com/abc1", "[U]"),
  form("========9x8y", "[R]"),
];

const shown = (text: string, cut: Edges = {}) => replaceRanges(text, createPieceSearch(FORMS)(text, cut));

describe("a piece of a secret", () => {
  it.each([
    // At the beginning of a string: up to the end of the secret, or of the string.
    [SECRET, "[S]"],
    [SECRET.slice(3), "[S]"],
    [`${SECRET.slice(3)} b`, "[S] b"],
    [SECRET.slice(3, 9), "[S]"],
    [SECRET.slice(3, 8), SECRET.slice(3, 8)],
    [`${SECRET.slice(3, 9)} b`, `${SECRET.slice(3, 9)} b`],
    // At the end of a string: from the beginning of the secret.
    [`a ${SECRET.slice(0, 6)}`, "a [S]"],
    [`a ${SECRET.slice(0, 5)}`, `a ${SECRET.slice(0, 5)}`],
    [`a ${SECRET.slice(0, 12)}`, "a [S]"],
    [`a ${SECRET.slice(1, 12)}`, `a ${SECRET.slice(1, 12)}`],
    // In the middle it stands by chance.
    [`a ${SECRET.slice(0, 12)} b`, `a ${SECRET.slice(0, 12)} b`],
    ["", ""],
    ["abcdef", "abcdef"],
  ])("%j: %j", (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it.each([
    ["between quotes", '{"a":"', '"}'],
    ["between escaped quotes", '{\\"a\\":\\"', '\\"}'],
    ["in a line", "a\n", "\nb"],
    ["in a line of Windows", "a\r\n", "\r\nb"],
    ["in a line of a string", "a\\n", "\\nb"],
    ["in a line of a string of Windows", "a\\r\\n", "\\r\\nb"],
    ["in a line of a string in a string", "a\\\\n", "\\\\nb"],
  ])("is found %s", (_, before, after) => {
    expect(shown(`${before}${SECRET.slice(4, 11)}${after}`)).toBe(`${before}[S]${after}`);
    expect(shown(`${before}x ${SECRET.slice(0, 8)}${after}`)).toBe(`${before}x [S]${after}`);
    expect(shown(`${before}${SECRET.slice(8)} x${after}`)).toBe(`${before}[S] x${after}`);
    expect(shown(`${before}x ${SECRET.slice(4, 11)} x${after}`)).toBe(`${before}x ${SECRET.slice(4, 11)} x${after}`);
  });

  it("may end with backslashes, in pairs, before the quote of its string", () => {
    const found = createPieceSearch([form("k3Tz9\\\\qW4#", "[S]")]);
    const text = '"x k3Tz9\\\\" b';
    expect(replaceRanges(text, found(text, {}))).toBe('"x [S]" b');
  });

  it("is no other escaped character's beginning", () => {
    expect(shown(`\\t${SECRET.slice(3, 9)}\\t`)).toBe(`\\t${SECRET.slice(3, 9)}\\t`);
  });

  it("stands before the sign that breaks a line of quoted-printable", () => {
    expect(shown(`a ${SECRET.slice(0, 7)}=\nb`)).toBe("a [S]=\nb");
  });

  it("has twelve digits, if they are base64 or hexadecimal", () => {
    expect(shown("a 0a1b2c3d4e5f")).toBe("a [H]");
    expect(shown("a 0a1b2c3d4e5")).toBe("a 0a1b2c3d4e5");
    expect(shown("a 0a1b2c3d4e5", { end: true })).toBe("a [H]");
  });

  it("is no row of one character, and no words, but at an edge that is known to be cut", () => {
    expect(shown("a ========")).toBe("a ========");
    expect(shown("a ========", { end: true })).toBe("a [R]");
    expect(shown("a ========9x")).toBe("a [R]");
    expect(shown("see https://example.com/")).toBe("see https://example.com/");
    expect(shown("see https://example.com/", { end: true })).toBe("see [U]");
    expect(shown("see https://example.com/ab")).toBe("see [U]");
    expect(shown("ample.com/abc1 b")).toBe("[U] b");
    expect(shown("example.com/")).toBe("example.com/");
    expect(shown("example.com/", { start: true })).toBe("[U]");
  });

  it("is short at no edge that is cut, either", () => {
    expect(shown(`a ${SECRET.slice(0, 6)}`, { end: true })).toBe("a [S]");
    expect(shown(`a ${SECRET.slice(0, 5)}`, { end: true })).toBe(`a ${SECRET.slice(0, 5)}`);
    expect(shown(`${SECRET.slice(-6)} a`, { start: true })).toBe("[S] a");
    expect(shown(`${SECRET.slice(-5)} a`, { start: true })).toBe(`${SECRET.slice(-5)} a`);
  });

  it("is the longest of several", () => {
    const both = createPieceSearch([form("abc123def456", "[short]"), form("abc123def789ghi", "[long]")]);
    expect(both("x abc123def7", {})).toEqual([{ start: 2, end: 12, mark: "[long]" }]);
    expect(both("abc123def456", {})).toEqual([{ start: 0, end: 12, mark: "[short]" }]);
    const repeated = createPieceSearch([form("abcabcX1abcabcX2", "[S]")]);
    expect(repeated("abcabcX2", {})).toEqual([{ start: 0, end: 8, mark: "[S]" }]);
    expect(repeated("x abcabcX1abcabc", {})).toEqual([{ start: 2, end: 16, mark: "[S]" }]);
  });

  it("is none without secrets", () => {
    expect(createPieceSearch([])(SECRET, { start: true, end: true })).toEqual([]);
  });
});

describe("the end of a string", () => {
  it.each([
    ["abc", 3, true],
    ["abc", 2, false],
    ['ab"', 2, true],
    ["ab\n", 2, true],
    ["ab\r", 2, true],
    ['ab\\"', 2, true],
    ["ab\\n", 2, true],
    ["ab\\\\\\\\r", 2, true],
    ["abn", 2, false],
    ["ab\\t", 2, false],
    [`ab${"\\".repeat(8)}"`, 2, true],
    [`ab${"\\".repeat(9)}"`, 2, false],
    ["ab\\", 2, true],
  ])("of %j at %i: %j", (text, at, isEnd) => {
    expect(endsAt(text, at)).toBe(isEnd);
  });
});

describe("ranges", () => {
  const range = (start: number, end: number, mark = "m"): Range => ({ start, end, mark });

  it.each<[string, Range[], Range[], Range[]]>([
    ["sorted", [range(5, 6), range(1, 2)], [], [range(1, 2), range(5, 6)]],
    ["merged if they overlap, with the first one's mark", [range(3, 7, "b"), range(1, 4, "a")], [], [range(1, 7, "a")]],
    ["merged if one is in another", [range(1, 9, "a"), range(3, 4, "b")], [], [range(1, 9, "a")]],
    ["kept apart if they only touch", [range(1, 3), range(3, 5)], [], [range(1, 3), range(3, 5)]],
    [
      "dropped where one is taken",
      [range(1, 4, "a"), range(6, 8, "b")],
      [range(3, 5, "t")],
      [range(3, 5, "t"), range(6, 8, "b")],
    ],
    ["dropped within a taken one", [range(4, 5, "a")], [range(3, 9, "t")], [range(3, 9, "t")]],
    [
      "kept beside taken ones",
      [range(1, 3, "a"), range(5, 7, "b")],
      [range(3, 5, "t")],
      [range(1, 3, "a"), range(3, 5, "t"), range(5, 7, "b")],
    ],
    [
      "compared with each that is taken",
      [range(8, 9, "a")],
      [range(1, 2, "t"), range(8, 9, "u")],
      [range(1, 2, "t"), range(8, 9, "u")],
    ],
    ["none", [], [], []],
  ])("are %s", (_, ranges, taken, merged) => {
    const before = structuredClone([ranges, taken]);
    expect(mergeRanges(ranges, taken)).toEqual(merged);
    expect([ranges, taken]).toEqual(before);
  });
});
