import { describe, expect, it } from "vitest";
import { hide, hideValue } from "../../src/core/redaction/redacted.js";
import { equal } from "../../src/matchers/diff/equal.js";
import { firstUnassigned } from "../../src/matchers/diff/multiset.js";
import { stringDiff } from "../../src/matchers/diff/string-diff.js";
import { preview, stepTo, structuralDiff } from "../../src/matchers/diff/structural-diff.js";

const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

describe("equality", () => {
  it.each([
    [1, 1, true],
    [0, -0, true],
    [Number.NaN, Number.NaN, true],
    [Number.NaN, 1, false],
    [1, "1", false],
    [null, {}, false],
    [{}, null, false],
    [[], {}, false],
    [{}, [], false],
    [[[]], [{}], false],
    [{ a: [] }, { a: {} }, false],
    [[1, 2], [1], false],
    [[1], [1, 2], false],
    [[1, 2], [2, 1], false],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1, c: 2 }, false],
    [{ a: undefined }, { b: undefined }, false],
    [{ toString: 1 }, {}, false],
    [{ a: [{ b: 1 }] }, { a: [{ b: 1 }] }, true],
    [{ a: [{ b: 1 }], c: 1 }, { a: [{ b: 2 }], c: 1 }, false],
    [[null], [{}], false],
  ])("of %j and %j is %j", (left, right, isEqual) => {
    expect(equal(left, right)).toBe(isEqual);
  });
});

describe("the difference of two values", () => {
  const difference = (expected: unknown, actual: unknown) => structuralDiff(hideValue(expected), hideValue(actual));

  it.each<[string, unknown, unknown, string, string[]]>([
    ["two scalars", 1, 2, "", ["- 1", "+ 2"]],
    ["a list and a scalar", [1], 1, "", ["- [1]", "+ 1"]],
    ["a list and an object", [1], { 0: 1 }, "", ["- [1]", '+ {"0":1}']],
    ["null and a list", null, [], "", ["- null", "+ []"]],
    ["a member", { a: 1, b: 2 }, { a: 1, b: 3 }, "/b", ["- /b: 2", "+ /b: 3"]],
    ["a missing member", { a: 1 }, {}, "/a", ["- /a: 1"]],
    ["one too many", {}, { a: 1 }, "/a", ["+ /a: 1"]],
    ["a missing item", [1, 2], [1], "/1", ["- /1: 2"]],
    ["one item too many", [1], [1, 2], "/1", ["+ /1: 2"]],
    ["what is deep", { a: [{ b: 1 }] }, { a: [{ b: 2 }] }, "/a/0/b", ["- /a/0/b: 1", "+ /a/0/b: 2"]],
    ["types inside", { a: [] }, { a: {} }, "/a", ["- /a: []", "+ /a: {}"]],
    ["keys that a pointer quotes", { "a/b~c": 1 }, {}, "/a~1b~0c", ["- /a~1b~0c: 1"]],
    ["a prototype's name", { toString: 1 }, {}, "/toString", ["- /toString: 1"]],
    [
      "several, those of the expected value first",
      { a: 1, b: { c: 1 }, d: 1 },
      { e: 5, d: 1, b: { c: 2 } },
      "/a",
      ["- /a: 1", "- /b/c: 1", "+ /b/c: 2", "+ /e: 5"],
    ],
  ])("shows %s by its pointer", (_, expected, actual, path, lines) => {
    expect(difference(expected, actual)).toEqual({ path, diff: lines.join("\n") });
  });

  it("is nothing of equal values", () => {
    expect(difference(1, 1)).toEqual({ path: "", diff: "" });
    expect(difference({ a: [1, Number.NaN] }, { a: [1, Number.NaN] })).toEqual({ path: "", diff: "" });
  });

  it("lists 20, and says if there are more", () => {
    const lines = (count: number) => times(count, (index) => `- /${index}: 1`);
    expect(difference(Array(20).fill(1), []).diff).toBe(lines(20).join("\n"));
    expect(difference(Array(21).fill(1), []).diff).toBe([...lines(20), "… and more"].join("\n"));
  });

  it("is found by steps that a pointer takes", () => {
    expect(stepTo(3)).toBe("/3");
    expect(stepTo(hide("a/b"))).toBe("/a~1b");
  });
});

describe("the difference of two texts", () => {
  const difference = (expected: string, actual: string) => `${stringDiff(hide(expected), hide(actual))}`;

  it.each([
    ["", "", ""],
    ["same", "same", ""],
    ["a", "", "-a"],
    ["", "a", "+a"],
    ["ab", "cd", "-ab+cd"],
    ["hello, world", "hello, world!", "+!"],
    ["a cat sat", "a cat sits", "-a+i … +s"],
    ["start x end", "start y end", "-x+y"],
    ["aa", "aaa", "+a"],
    ["abab", "ab", "-ab"],
    ["\ud83d\ude00", "\ud83d\ude01", "-\ud83d\ude00+\ud83d\ude01"],
    ["x\ud83d\ude00", "x\ud83e\ude00", "-\ud83d\ude00+\ud83e\ude00"],
    ["\ud83d\ude00y", "\ud83e\ude00y", "-\ud83d\ude00+\ud83e\ude00"],
    ["\ud7ffa", "\ud7ffb", "-a+b"],
    ["a\ue000", "b\ue000", "-a+b"],
  ])("%j and %j is %j", (expected, actual, shown) => {
    expect(difference(expected, actual)).toBe(shown);
  });

  it("cuts what was there after 200 characters", () => {
    expect(difference("a".repeat(200), "")).toBe(`-${"a".repeat(200)}`);
    expect(difference("a".repeat(201), "")).toBe(`-${"a".repeat(200)}…`);
  });

  it("shows single differences if there are few, and whole texts if not", () => {
    const words = (count: number, mark: string) => times(count, (index) => `${mark}same${index}`).join("");
    expect(difference(words(8, "a"), words(8, "b"))).toMatch(/^-a\+b( … -a\+b){7}$/);
    expect(difference(words(10, "a"), words(10, "b"))).toMatch(/^-asame0asame1.*\+bsame0bsame1/);
    // Where less than half is the same, what is the same is chance.
    expect(difference("1a2b3", "xaybz")).toBe("-1a2b3+xaybz");
    expect(difference("1ab2", "xaby")).toBe("-1+x … -2+y");
  });

  it("compares up to 2,000 characters", () => {
    const around = (size: number) => [`x${"a".repeat(size - 2)}y`, `1${"a".repeat(size - 2)}2`] as const;
    expect(difference(...around(2_000))).toBe("-x+1 … -y+2");
    expect(difference(...around(2_001))).toBe(`-x${"a".repeat(199)}…+1${"a".repeat(199)}…`);
  });
});

describe("a preview", () => {
  const shown = (value: unknown) => `${preview(hideValue(value))}`;

  it.each([
    [null, "null"],
    [1.5, "1.5"],
    [true, "true"],
    ["a\n", '"a\\n"'],
    [[], "[]"],
    [{}, "{}"],
    [[1, "x", null], '[1,"x",null]'],
    [{ a: 1, 'b"': [] }, '{"a":1,"b\\"":[]}'],
    [[[[[]]]], "[[[[]]]]"],
    [[[[[1, 2]]]], "[[[[1,2]]]]"],
    [[[[[[1]]]]], "[[[[[…]]]]]"],
    [{ a: { b: { c: { d: { e: 1 } } } } }, '{"a":{"b":{"c":{"d":{…}}}}}'],
    [[[[[[]]]], 1], "[[[[[]]]],1]"],
  ])("of %j is %s", (value, text) => {
    expect(shown(value)).toBe(text);
  });

  it("has at most 120 characters and an ellipsis", () => {
    expect(shown("a".repeat(118))).toBe(`"${"a".repeat(118)}"`);
    expect(shown("a".repeat(119))).toBe(`"${"a".repeat(119)}…`);
    expect(shown(times(100, () => 1))).toBe(`[${"1,".repeat(59)}1…`);
    expect(shown({ ["k".repeat(200)]: 1 })).toBe(`{"${"k".repeat(118)}…`);
    expect(shown(times(30, () => "abc"))).toMatch(/^\["abc",.*…$/);
    expect(shown(times(30, () => "abc"))).toHaveLength(121);
  });

  it("looks at no more of a value than it shows", () => {
    const wide = Object.fromEntries(times(1_000, (index) => [`key ${index}`, index]));
    const long = new Proxy(wide, {
      get: (members, key) => {
        if (key === "key 500") throw new Error("read");
        return Reflect.get(members, key);
      },
    });
    expect(`${preview(long)}`).toHaveLength(121);
  });
});

describe("giving out items", () => {
  const rows = (...lines: string[]) =>
    firstUnassigned(lines.length, lines[0]?.length ?? 0, (wanted, item) => lines[wanted]?.[item] === "x");

  it.each([
    ["nothing wanted", [], -1],
    ["one that fits", ["x"], -1],
    ["one that does not", ["."], 0],
    ["the same for two", ["x.", "x."], 1],
    ["the first moves for the second", ["xx", "x."], -1],
    ["a chain of moves", ["xx..", ".xx.", "..xx", "x..."], -1],
    ["three for two items", ["xx.", "xx.", "xx."], 2],
    ["only the last fits nothing", ["x..", ".x.", "..."], 2],
    ["a chain that ends nowhere", ["xx.", ".x.", "x.."], 2],
    ["in reverse", ["..x", ".x.", "x.."], -1],
  ])("%s", (_, lines, unassigned) => {
    expect(rows(...lines)).toBe(unassigned);
  });

  it("asks little where lists are in order or in reverse", () => {
    for (const place of [(index: number) => index, (index: number) => 999 - index]) {
      let asked = 0;
      const fits = (wanted: number, item: number) => {
        asked++;
        return item === place(wanted);
      };
      expect(firstUnassigned(1_000, 1_000, fits)).toBe(-1);
      expect(asked).toBeLessThan(4_000);
    }
  });
});
