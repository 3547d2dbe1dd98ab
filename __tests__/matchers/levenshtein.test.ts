import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toVerdict } from "../../src/matchers/kind.js";
import { compileLevenshtein } from "../../src/matchers/kinds/levenshtein.js";

const text = fc.string({
  unit: fc.constantFrom("a", "b", "é", "🦊", "🐻", "\ud83e", "\udd8a", "\u0000"),
  maxLength: 7,
});

/** The least `max` that passes. */
function distance(a: string, b: string): number {
  for (let max = 0; ; max++) if (compileLevenshtein({ value: a, max })(b).pass) return max;
}

/** The distance by its recurrence, over code points. */
function slow(a: string[], b: string[]): number {
  let row = b.map((_, index) => index + 1);
  row.unshift(0);
  for (const [i, left] of a.entries()) {
    const next = [i + 1];
    for (const [j, right] of b.entries()) {
      next.push(Math.min(row[j + 1]! + 1, next[j]! + 1, row[j]! + (left === right ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1)!;
}

describe("levenshtein", () => {
  it("is the distance over code points", () => {
    fc.assert(
      fc.property(text, text, (a, b) => void expect(distance(a, b)).toBe(slow([...a], [...b]))),
      { numRuns: 500 },
    );
  });

  it("is a metric", () => {
    fc.assert(
      fc.property(text, text, text, (a, b, c) => {
        expect(distance(a, a)).toBe(0);
        expect(distance(a, b) === 0).toBe(a === b);
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
      }),
      { numRuns: 200 },
    );
  });

  it("says which length is too long", () => {
    const long = "x".repeat(100_001);
    expect(toVerdict(compileLevenshtein({ value: "x", max: 5 })(long)).note).toContain("100001 characters");
    expect(() => compileLevenshtein({ value: long, max: 5 })).toThrow("compares shorter texts");
    expect(() => compileLevenshtein({ value: "x", max: 100_000 })(long)).toThrow("cannot judge");
    expect(toVerdict(compileLevenshtein({ value: "", max: 0 })("🦊".repeat(60_000))).note).toContain("is 60000");
  });

  it("cannot judge more characters than there are UTF-16 units", () => {
    const from = (start: number) =>
      Array.from({ length: 40_000 }, (_, index) => String.fromCodePoint(start + index)).join("");
    const judge = compileLevenshtein({ value: from(0x10000), max: 50_000 });
    expect(() => judge(from(0x20000))).toThrow("more than 65536 different characters");
  });
});
