import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shareOf, sizesOf } from "../../src/engine/plan/plan.js";

describe("shareOf", () => {
  it("gives the largest first to who has least", () => {
    const sizes = [1, 9, 4, 4];
    expect([1, 2, 3].map((index) => [...shareOf(sizes, { index, count: 3 })])).toEqual([[1], [2, 0], [3]]);
  });

  it("gives every unit to just one shard", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100), { maxLength: 30 }), fc.integer({ min: 1, max: 9 }), (sizes, count) => {
        const all = Array.from({ length: count }, (_, at) => [...shareOf(sizes, { index: at + 1, count })]).flat();
        expect(all.sort((a, b) => a - b)).toEqual([...sizes.keys()]);
      }),
    );
  });
});

describe("sizesOf", () => {
  const units = [["a1", "a2"], ["b1"], ["c1", "c2", "c3"]];

  it("counts tests if no duration is known", () => {
    expect(sizesOf(units, new Map())).toEqual([2, 1, 3]);
  });

  it("adds durations; a test that has none takes as long as the others on average", () => {
    const durations = new Map([
      ["a1", 100],
      ["b1", 900],
      ["c1", 200],
      ["left the suite", 1_000_000],
    ]);
    expect(sizesOf(units, durations)).toEqual([500, 900, 1000]);
  });

  it("gives every unit work, so that tests of no measurable duration do not end up in one shard", () => {
    const durations = new Map(units.flat().map((id) => [id, 0]));
    expect(sizesOf(units, durations)).toEqual([2, 1, 3]);
  });

  it("gives sizes that are finite and positive, whatever a file claims", () => {
    const duration = fc.oneof(fc.nat(), fc.double(), fc.constantFrom(-5, Number.MAX_VALUE, Number.NaN));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...units.flat()), duration)), (known) => {
        for (const size of sizesOf(units, new Map(known)))
          expect(size > 0 && size < Number.MAX_SAFE_INTEGER).toBe(true);
      }),
    );
  });
});
