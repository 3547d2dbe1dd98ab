import { describe, expect, it } from "vitest";
import { renderProblem, renderProblemOn } from "../../src/core/render-problem.js";
import { frameNote, placeOf, sourceFrame } from "../../src/core/source-frame.js";

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

describe("the author's lines around a place", () => {
  const at = (line: number, column: number, end_line = line, end_column = column + 1) => ({
    file: "a.yaml",
    line,
    column,
    end_line,
    end_column,
  });
  const numbered = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}`).join("\n");

  it("are two above and two below", () => {
    expect(sourceFrame(at(5, 1, 5, 5), { line: 1, text: numbered(1, 9) })).toEqual({
      margin: " ",
      lines: [
        " --> a.yaml:5:1",
        "  |",
        "3 | line 3",
        "4 | line 4",
        "5 | line 5",
        "  | ^^^^",
        "6 | line 6",
        "7 | line 7",
      ],
    });
  });

  it("are none without a snippet, and those that it has", () => {
    expect(sourceFrame(at(120, 1), undefined)).toEqual({ margin: "   ", lines: ["   --> a.yaml:120:1"] });
    expect(sourceFrame(at(5, 1), { line: 9, text: "far" })).toEqual({ margin: " ", lines: [" --> a.yaml:5:1"] });
    expect(sourceFrame(at(5, 1), { line: 5, text: "" }).lines).toEqual([" --> a.yaml:5:1"]);
  });

  it("have numbers of one width", () => {
    expect(sourceFrame(at(99, 1), { line: 98, text: numbered(98, 101) })).toEqual({
      margin: "   ",
      lines: [
        "   --> a.yaml:99:1",
        "    |",
        " 98 | line 98",
        " 99 | line 99",
        "    | ^",
        "100 | line 100",
        "101 | line 101",
      ],
    });
  });

  const marked = (location: ReturnType<typeof at>, text: string) =>
    sourceFrame(location, { line: 1, text }).lines.at(3);

  it.each([
    ["within a line", at(1, 3, 1, 6), "abcdefgh", "  |   ^^^"],
    ["from a place to the next line", at(1, 3, 2, 1), "abcdefgh", "  |   ^^^^^^"],
    ["without blanks at the end of the line", at(1, 3, 2, 1), "abcde   ", "  |   ^^^"],
    ["of no width", at(1, 3, 1, 3), "abc", "  |   ^"],
    ["behind the line", at(1, 6, 1, 7), "abc", "  |      ^"],
    ["behind tabs", at(1, 3, 1, 4), "\t\tabc", "  | \t\t^"],
  ])("are marked %s", (_, location, text, marks) => {
    expect(marked(location, text)).toBe(marks);
  });

  it("are painted where they are marked", () => {
    const { lines } = sourceFrame(at(1, 2, 1, 4), { line: 1, text: "abcd" }, (carets) => `<${carets}>`);
    expect(lines.at(-1)).toBe("  |  <^^>");
  });

  it("are cut at 160 columns, around the place if it is far to the right", () => {
    const long = Array.from({ length: 60 }, (_, index) => `${index}`.padStart(5, ".")).join("");
    expect(sourceFrame(at(1, 120, 1, 125), { line: 1, text: long }).lines.slice(2)).toEqual([
      `1 | ${long.slice(0, 160)}`,
      `  | ${" ".repeat(119)}^^^^^`,
    ]);
    expect(sourceFrame(at(1, 121, 1, 300), { line: 1, text: long }).lines.slice(2)).toEqual([
      `1 | ${long.slice(81, 241)}`,
      `  | ${" ".repeat(39)}${"^".repeat(121)}`,
    ]);
  });
});

describe("notes under a frame", () => {
  it("are labelled, aligned, and none if there is nothing to say", () => {
    expect(frameNote("  ", "fix: ", "")).toEqual([]);
    expect(frameNote("  ", "fix: ", "Do it.\nNow.")).toEqual(["   = fix: Do it.", "     Now."]);
    expect(frameNote("", "", "What.")).toEqual([" = What."]);
    expect(frameNote("", "fix: ", "Do it.", { paintLabel: (label) => `<${label}>` })).toEqual([" = <fix: >Do it."]);
  });

  it("are wrapped at the columns that the margin leaves", () => {
    const note = "one two three four five six";
    expect(frameNote("  ", "fix: ", note, { columns: 25 })).toEqual(["   = fix: one two three", "     four five six"]);
    expect(frameNote("  ", "fix: ", note, { columns: 24 })).toEqual([`   = fix: ${note}`]);
    expect(frameNote("  ", "fix: ", note, { columns: undefined })).toEqual([`   = fix: ${note}`]);
  });
});

it("a place is one line of at most some 500 characters of its file", () => {
  const location = { line: 1, column: 2, end_line: 1, end_column: 3 };
  expect(placeOf({ file: "a\nb\u001b[31m.yaml", ...location })).toBe("a\\nb.yaml:1:2");
  expect(placeOf({ file: "x".repeat(500), ...location })).toBe(`${"x".repeat(500)}:1:2`);
  expect(placeOf({ file: "x".repeat(501), ...location })).toBe(
    `${"x".repeat(250)} … (1 characters left out) … ${"x".repeat(250)}:1:2`,
  );
});
