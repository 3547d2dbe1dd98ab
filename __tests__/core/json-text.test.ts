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
});
