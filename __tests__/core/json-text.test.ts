import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { elementsOf, hasMoreValues, measureJson } from "../../src/core/json/json-text.js";

/** What a walk through the parsed value finds. */
function walked(value: unknown): { depth: number; values: number } {
  if (typeof value !== "object" || value === null) return { depth: 0, values: 1 };
  const members = Object.values(value).map(walked);
  return {
    depth: 1 + Math.max(0, ...members.map(({ depth }) => depth)),
    values: 1 + members.reduce((sum, { values }) => sum + values, 0),
  };
}

describe("a JSON text is measured without being parsed", () => {
  it("as a walk through the value finds it", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2), (value, indent) => {
        expect(measureJson(JSON.stringify(value, undefined, indent))).toEqual(walked(value));
      }),
      { numRuns: 1_000 },
    );
  });

  it.each(['["[,,,", "a\\"],[,", "\\\\", "\\\\\\"["]', '{"a,b": "{[", "c": [ ]}', "[[],[],{}]", "[\n]"])(
    "%s",
    (text) => {
      expect(measureJson(text)).toEqual(walked(JSON.parse(text)));
    },
  );

  it.each<[string, number, number]>([
    ["1", 0, 1],
    ["[]", 1, 1],
    ["[1]", 1, 2],
    ["[1,2]", 1, 3],
    ['{"a":{}}', 2, 2],
    ['{"a":[{"b":1}],"c":2}', 3, 5],
    ["[ \t\r\n]", 1, 1],
    ["{ }", 1, 1],
    ["[[ ]]", 2, 2],
    ['["[", "]"]', 1, 3],
    ['["a\\"[", 1]', 1, 3],
    ['["a\\\\", [1]]', 2, 4],
    ['"not closed [', 0, 1],
    ["", 0, 1],
  ])("%s is %i deep and has %i values", (text, depth, values) => {
    expect(measureJson(text)).toEqual({ depth, values });
  });

  it("up to the most that is asked for", () => {
    expect(measureJson("[1,2,3,[4,[5]]]", 3).values).toBe(4);
    expect(measureJson("[1,2,3,[4,[5]]]", 3).depth).toBe(1);
    expect(measureJson("[1,2]", 3)).toEqual({ depth: 1, values: 3 });
  });

  it("and a text that is too short for so many values is not read", () => {
    expect(hasMoreValues("[1,2,3]", 4)).toBe(false);
    expect(hasMoreValues("[1,2,3,4]", 4)).toBe(true);
    expect(hasMoreValues("[1,2,3,4]", 5)).toBe(false);
  });
});

describe("the objects of a list", () => {
  it("are found by line and column, whatever other members hold", () => {
    const text = '{"other": [{"tests": [{}]}], "tests": [\n{"a": "}\\"]"},\n  {"b": [\n{}]}\n], "more": [{}]}';
    expect(elementsOf(text, "tests")).toEqual([
      { line: 2, column: 1, end_line: 2, end_column: 14 },
      { line: 3, column: 3, end_line: 4, end_column: 5 },
    ]);
    expect(elementsOf(text, "none")).toEqual([]);
  });

  it.each([
    ['{"a": [{}]}', [[1, 8, 1, 10]]],
    [
      '{"a": [{}, {"a": [{}]}]}',
      [
        [1, 8, 1, 10],
        [1, 12, 1, 23],
      ],
    ],
    ['{"a": []}', []],
    ['{"a": [1, "{}"]}', []],
    ['{"b": [{}], "a": 1}', []],
    ['{"x": {"a": [{}]}}', []],
    ['{"b": "a", "c": [{}]}', []],
    [
      '\n\n{"a":\n[[1],\n {\n}\n]}',
      [
        [4, 2, 4, 5],
        [5, 2, 6, 2],
      ],
    ],
  ])("of %j stand at %j", (text, places) => {
    const found = elementsOf(text, "a").map((one) => [one.line, one.column, one.end_line, one.end_column]);
    expect(found).toEqual(places);
  });
});
