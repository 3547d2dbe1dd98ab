import { describe, expect, it } from "vitest";
import { krippendorffAlpha } from "../../src/matchers/graded/judges.js";

/** Units from the coders' rows, as publications print them; `.` is a missing value. */
function units(...coders: string[]): string[][] {
  const rows = coders.map((row) => row.split(" "));
  return (rows[0] ?? []).map((_, unit) => rows.flatMap((row) => (row[unit] === "." ? [] : [row[unit] ?? ""])));
}

describe("Krippendorff's alpha", () => {
  it.each([
    ["A, two observers, binary data", 0.095, units("0 1 0 0 0 0 0 0 1 0", "1 1 1 0 0 1 0 0 0 0")],
    ["B, two observers, nominal data", 0.692, units("a a b b d c c c e d d a", "b a b b b c c c e d d d")],
    [
      "C, four observers, missing data",
      0.743,
      units("1 2 3 3 2 1 4 1 2 . . .", "1 2 3 3 2 2 4 1 2 5 . 3", ". 3 3 3 2 3 4 2 2 5 1 .", "1 2 3 3 2 4 4 1 2 5 1 ."),
    ],
  ])("is that of example %s, in Krippendorff, Computing Krippendorff's Alpha-Reliability (2011)", (_, alpha, data) => {
    expect(krippendorffAlpha(data)).toBeCloseTo(alpha, 3);
  });

  it("is 1 if all agree, 0 for one unit with a disagreement, and absent without pairs", () => {
    expect(krippendorffAlpha([["pass", "pass", "pass"]])).toBe(1);
    expect(krippendorffAlpha([["pass", "pass", "fail"]])).toBe(0);
    expect(krippendorffAlpha([["pass"]])).toBeUndefined();
    expect(krippendorffAlpha([])).toBeUndefined();
  });
});
