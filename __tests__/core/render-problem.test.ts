import { describe, expect, it } from "vitest";
import { renderProblem, renderProblemOn } from "../../src/core/render-problem.js";

const texts = { title: "wrong", description: "It is\nwrong.", fix: "Fix it." };

describe("a problem as text", () => {
  it("without a place", () => {
    expect(renderProblem(texts)).toBe("error: wrong\n  = It is\n    wrong.\n  = fix: Fix it.");
  });

  it("marks the place on its line, and numbers are aligned", () => {
    const location = { file: "a.yaml", line: 9, column: 4, end_line: 10, end_column: 2 };
    const snippet = { line: 8, text: "before\n\tx: long\n}" };
    expect(renderProblem({ ...texts, location, snippet, warning: true })).toBe(
      [
        "warning: wrong",
        "  --> a.yaml:9:4",
        "   |",
        " 8 | before",
        " 9 | \tx: long",
        "   | \t  ^^^^^",
        "10 | }",
        "   = It is",
        "     wrong.",
        "   = fix: Fix it.",
      ].join("\n"),
    );
  });

  it("wraps its notes at the columns of a terminal", () => {
    const long = { ...texts, description: "one two three four five", fix: "five six seven eight" };
    expect(renderProblemOn(24, long)).toBe(
      ["error: wrong", "  = one two three four", "    five", "  = fix: five six seven", "    eight"].join("\n"),
    );
  });

  it("shows no control characters", () => {
    const location = { file: "a.yaml", line: 1, column: 1, end_line: 1, end_column: 2 };
    expect(renderProblem({ ...texts, location, snippet: { line: 1, text: "\u001b[31mred" } })).not.toContain("\u001b");
  });
});
