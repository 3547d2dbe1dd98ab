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

  // The arguments are the examples of Microsoft's page "Parsing C++ command-line arguments".
  it.each([
    ['"abc" d e', ["abc", "d", "e"]],
    ['a\\\\b d"e f"g h', ["a\\\\b", "de fg", "h"]],
    ['a\\\\\\"b c d', ['a\\"b', "c", "d"]],
    ['a\\\\\\\\"b c" d e', ["a\\\\b c", "d", "e"]],
    ['a"b"" c d', ['ab" c d']],
    ["'a b'", ["'a", "b'"]],
    ['"" \\"', ["", '"']],
    ['"a', ["a"]],
  ])("the arguments %j are split as on Windows", (line, words) => {
    expect(splitCommand(`run.exe ${line}`, "win32")).toEqual(["run.exe", ...words]);
  });

  it.each([
    [".\\run.cmd a", [".\\run.cmd", "a"]],
    ['"C:\\Program Files\\" x', ["C:\\Program Files\\", "x"]],
    ["\\\\host\\share\\a.exe\tx\n", ["\\\\host\\share\\a.exe", "x"]],
    ['C:\\"Program Files"\\a.exe', ["C:\\Program Files\\a.exe"]],
    ["  a", ["a"]],
    ["", []],
  ])("the program in %j is a path on Windows", (line, words) => {
    expect(splitCommand(line, "win32")).toEqual(words);
  });

  it("are split as in a shell elsewhere", () => {
    expect(splitCommand("'a b' c\\ d", "linux")).toEqual(["a b", "c d"]);
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
