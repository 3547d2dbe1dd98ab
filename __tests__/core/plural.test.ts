import { expect, it } from "vitest";
import { grouped, plural } from "../../src/core/plural.js";

it.each([
  [0, "0"],
  [999, "999"],
  [1_000, "1,000"],
  [1_234_567, "1,234,567"],
])("%d in groups of three digits", (count, text) => expect(grouped(count)).toBe(text));

it("a count has its noun", () => {
  expect([0, 1, 1_200].map((count) => plural(count, "test"))).toEqual(["0 tests", "1 test", "1,200 tests"]);
});
