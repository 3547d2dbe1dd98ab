import { describe, expect, it } from "vitest";
import { renderProblemOn } from "../../src/core/render-problem.js";
import { byNumber, byText, grouped, plural, wrap } from "../../src/core/text.js";

it.each([
  [0, "0"],
  [999, "999"],
  [1_000, "1,000"],
  [1_234_567, "1,234,567"],
])("%d in groups of three digits", (count, text) => expect(grouped(count)).toBe(text));

it("a count has its noun", () => {
  expect([0, 1, 1_200].map((count) => plural(count, "test"))).toEqual(["0 tests", "1 test", "1,200 tests"]);
});

it("numbers in names are compared as numbers, and equal ones by their texts", () => {
  expect(["COMP-10", "COMP-9", "b", "a-1", "A-1"].sort(byNumber)).toEqual(["a-1", "A-1", "b", "COMP-9", "COMP-10"]);
  // Equal to the collator.
  expect([byNumber("a1", "a01"), byNumber("a01", "a1"), byNumber("a1", "a1")]).toEqual([1, -1, 0]);
});

it("texts are compared by their code units", () => {
  expect(["é", "b", "B", "a", "10", "9"].sort(byText)).toEqual(["10", "9", "B", "a", "b", "é"]);
  expect([byText("a", "b"), byText("b", "a"), byText("a", "a")]).toEqual([-1, 1, 0]);
});

describe("wrapped text", () => {
  it("has no line that is longer, unless a word is", () => {
    expect(wrap("one two three four five six\nseven", 20)).toEqual(["one two three four", "five six", "seven"]);
    expect(wrap(`a ${"b".repeat(30)} c`, 20)).toEqual(["a", "b".repeat(30), "c"]);
  });

  it("stays as it is where it fits, and where nothing would fit", () => {
    const text = "one  two three four five";
    expect(wrap(text, 24)).toEqual([text]);
    expect(wrap(text, 19)).toEqual([text]);
    expect(wrap(text, Number.POSITIVE_INFINITY)).toEqual([text]);
  });

  it("is aligned under the note that it continues", () => {
    const problem = { title: "wrong", description: "", fix: "Write one of the words that are here." };
    expect(renderProblemOn(30, problem)).toBe("error: wrong\n  = fix: Write one of the\n    words that are here.");
  });
});
