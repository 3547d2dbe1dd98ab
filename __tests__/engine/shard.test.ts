import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shareOf } from "../../src/engine/shard.js";

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
