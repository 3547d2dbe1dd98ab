import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quoteWord, splitWords } from "../../src/core/words.js";

describe("shell words", () => {
  it.each([
    ["./dev --debug", ["./dev", "--debug"]],
    ["  a\t b\nc ", ["a", "b", "c"]],
    ["'a b' \"c d\"", ["a b", "c d"]],
    ["a'b'\"c\"d", ["abcd"]],
    ["''", [""]],
    ["", []],
    ['"a\\"b\\\\c\\d"', ['a"b\\c\\d']],
    ["'a\\b'", ["a\\b"]],
    ["a\\ b", ["a b"]],
    ["a\\\nb", ["ab"]],
    ['"a\\\nb"', ["ab"]],
    ["a # comment", ["a"]],
    ["a#b", ["a#b"]],
    ["$HOME `x` *", ["$HOME", "`x`", "*"]],
  ])("%j", (line, words) => {
    expect(splitWords(line)).toEqual(words);
  });

  it.each(["'a", '"a', "a\\", 'a "b\\"'])("%j is not closed", (line) => {
    expect(() => splitWords(line)).toThrow();
  });

  it("come back from their quoted form", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "binary" })), (words) => {
        expect(splitWords(words.map(quoteWord).join(" "))).toEqual(words);
      }),
    );
  });
});
