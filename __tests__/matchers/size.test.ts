import { describe, expect, it } from "vitest";
import { isNestedOver } from "../../src/core/json/json.js";
import { isSmall } from "../../src/matchers/values.js";
import { deep } from "./judge.js";

describe("the weight of a value", () => {
  it.each([
    ["a scalar", 5, 1],
    ["no value", null, 1],
    ["an empty text", "", 1],
    ["a text of 16 characters", "a".repeat(16), 2],
    ["a text of 160 characters", "a".repeat(160), 11],
    ["an empty list", [], 1],
    ["a list of three, an index and a value each", [1, 2, 3], 7],
    ["an object of two, a key and a value each", { a: 1, b: null }, 5],
    ["what is nested", { a: [{ b: "x".repeat(32) }] }, 9],
  ])("of %s", (_, value, weight) => {
    expect(isSmall(value, weight)).toBe(true);
    expect(isSmall(value, weight - 0.01)).toBe(false);
  });

  it("is looked at no further than the limit", () => {
    const items = new Proxy([1, 2, 3], {
      get: (list, key) => {
        if (key === "0") throw new Error("read");
        return Reflect.get(list, key);
      },
    });
    expect(isSmall(items, 3)).toBe(false);
    expect(() => isSmall(items, 4)).toThrow("read");
    expect(isSmall(deep(1_000_000, 1), 1_000)).toBe(false);
  });
});

it.each([
  [1, 0, false],
  ["[[]]", 0, false],
  [null, 0, false],
  [[], 0, true],
  [{}, 0, true],
  [[], 1, false],
  [[1, [2]], 1, true],
  [[1, [2]], 2, false],
  [{ a: 1, b: { c: [] } }, 2, true],
  [{ a: 1, b: { c: [] } }, 3, false],
])("%j has containers nested deeper than %i: %j", (value, limit, isOver) => {
  expect(isNestedOver(value, limit)).toBe(isOver);
});
