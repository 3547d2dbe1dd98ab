import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { quoteWord, splitCommand, splitWords } from "../../src/core/proc/words.js";

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

  it.each([
    ["'a", "a ' is not closed"],
    ['"a', 'a " is not closed'],
    ["a\\", "a backslash ends the command"],
    ['a "b\\"', 'a " is not closed'],
    ["a 'b' 'c", "a ' is not closed"],
  ])("%j cannot be split", (line, message) => {
    expect(() => splitWords(line)).toThrow(new Error(message));
  });

  it.each([
    ["a#b#c", ["a#b#c"]],
    ["a# b", ["a#", "b"]],
    ["# only a comment", []],
    ["#a\nb", ["b"]],
    ["a #b\n c", ["a", "c"]],
    ["''#a", ["#a"]],
    ['"" a', ["", "a"]],
    ["\\#a", ["#a"]],
    ["\\\na", ["a"]],
    ["a \\\n b", ["a", "b"]],
    ['"\\$\\`\\n"', ["$`\\n"]],
    ["a\rb", ["a\rb"]],
  ])("%j is split as a shell does", (line, words) => {
    expect(splitWords(line)).toEqual(words);
  });

  it.each([
    ["node dist\\server.js", ["node", "dist\\server.js"], ["node", "distserver.js"]],
    ['"C:\\Program Files\\a.exe" --x="a\\"b"', ["C:\\Program Files\\a.exe", '--x=a"b'], undefined],
    ["'a\\b' \\\\host\\c", ["a\\b", "\\\\host\\c"], ["a\\b", "\\hostc"]],
  ])("%j is split by the platform's rule", (line, windows, others) => {
    expect(splitCommand(line, "win32")).toEqual(windows);
    if (others) expect(splitCommand(line, "linux")).toEqual(others);
  });

  it.each([
    ["a", "a"],
    ["a-b_c@d%e+f=g:h,i./j", "a-b_c@d%e+f=g:h,i./j"],
    ["", "''"],
    ["a b", "'a b'"],
    ["it's", "'it'\\''s'"],
    ["$a", "'$a'"],
    ["a\n", "'a\n'"],
    ["~", "'~'"],
  ])("%j is quoted only if necessary", (word, quoted) => {
    expect(quoteWord(word)).toBe(quoted);
  });

  it("come back from their quoted form", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "binary" })), (words) => {
        expect(splitWords(words.map(quoteWord).join(" "))).toEqual(words);
      }),
    );
  });
});
