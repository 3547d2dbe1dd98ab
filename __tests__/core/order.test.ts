import { expect, it } from "vitest";
import { byNumber, byText } from "../../src/core/order.js";

it("numbers in names are compared as numbers, and equal ones by their texts", () => {
  expect(["COMP-10", "COMP-9", "b", "a-1", "A-1"].sort(byNumber)).toEqual(["a-1", "A-1", "b", "COMP-9", "COMP-10"]);
  // Equal to the collator.
  expect([byNumber("a1", "a01"), byNumber("a01", "a1"), byNumber("a1", "a1")]).toEqual([1, -1, 0]);
});

it("texts are compared by their code units", () => {
  expect(["é", "b", "B", "a", "10", "9"].sort(byText)).toEqual(["10", "9", "B", "a", "b", "é"]);
  expect([byText("a", "b"), byText("b", "a"), byText("a", "a")]).toEqual([-1, 1, 0]);
});
