import { describe, expect, it } from "vitest";
import { renderProblem } from "../../src/core/render-problem.js";
import { failureText } from "../../src/report/test-text.js";
import { createPaint } from "../../src/report/words.js";
import { failed, failure } from "../support/results.js";

const PLACES = [
  { name: "a tab", column: 2, snippet: { line: 8, text: "a: b\n\tc: ##[error]\nd: e" } },
  { name: "a long line", column: 301, snippet: { line: 7, text: `x\ny\n${"z".repeat(300)}here${"z".repeat(300)}` } },
  { name: "more context than fits", column: 1, snippet: { line: 1, text: "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12" } },
  { name: "no line near the place", column: 1, snippet: { line: 1, text: "far away" } },
];

describe("the source lines of a load error and of a failure", () => {
  it.each(PLACES)("are the same: $name", ({ column, snippet }) => {
    const location = { file: "a.yaml", line: 9, column, end_line: 9, end_column: column + 4 };
    const problem = renderProblem({ title: "t", description: "", fix: "Fix it.", location, snippet }).split("\n");
    const given = failure({ location, snippet, fix: "Fix it." });
    const text = failureText(given, failed([given]), createPaint(false)).split("\n");
    const frame = problem.slice(1, -1);
    expect(text.slice(1, 1 + frame.length)).toEqual(frame);
    expect(text.at(-1)).toBe(problem.at(-1));
  });

  it("shows two lines of context, and cuts all lines at the same column", () => {
    const location = { file: "a.yaml", line: 2, column: 301, end_line: 2, end_column: 305 };
    const snippet = { line: 1, text: `above\n${"z".repeat(300)}here${"z".repeat(300)}\n3\n4\n5` };
    expect(renderProblem({ title: "t", description: "", fix: "", location, snippet }).split("\n").slice(1)).toEqual([
      " --> a.yaml:2:301",
      "  |",
      "1 |",
      `2 | ${"z".repeat(39)}here${"z".repeat(117)}`,
      `  | ${" ".repeat(39)}^^^^`,
      "3 |",
      "4 |",
    ]);
  });
});
