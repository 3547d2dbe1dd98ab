import { describe, expect, it } from "vitest";
import { renderProblemOn } from "../../src/core/render-problem.js";
import { wrap } from "../../src/core/wrap.js";

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
