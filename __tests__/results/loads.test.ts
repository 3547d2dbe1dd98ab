import { describe, expect, it } from "vitest";
import type { Load } from "../../src/core/generated/results.js";
import { compareLoads, nextFigures, noiseOf } from "../../src/results/baseline/loads.js";

/** A load of twelve steps; of the two at the ends, the figures do not count. */
function load(p50: readonly number[], more: Partial<Load> = {}): Load {
  const step = (ms: number) => ({ calls: 100, failed: 0, p50_ms: ms, p95_ms: 2 * ms, max_ms: 3 * ms });
  const sorted = p50.toSorted((a, b) => a - b);
  const middle = sorted[sorted.length >> 1]!;
  return {
    ...{ clients: 10, sessions: 1, calls: 1_200, rate: 1_000, failed: 0, failed_rate: 0, errors: 0, timeouts: 0 },
    ...{ reconnects: 0, bytes: 0, duration_ms: 1_200, client_busy: 0.1, step_ms: 100, notes: [] },
    ...{ p50_ms: middle, p95_ms: 2 * middle },
    timeline: [900, ...p50, 900].map(step),
    ...more,
  };
}

const STEADY = [10, 10, 11, 10, 11, 10, 10, 11, 11, 9];
const NOISY = [10, 30, 8, 12, 40, 9, 11, 35, 10, 50];
const times = (factor: number, values: readonly number[]) => values.map((value) => value * factor);
const kept = (of: Load) => nextFigures(of, undefined);

describe("the noise of a load", () => {
  it("is the largest difference between two halves of it", () => {
    expect(noiseOf(load(STEADY), "p50_ms")).toBe(0.1);
    // 8, 9, 10, 10 and 11 have the median 10, and 12, 30, 35, 40 and 50 have 35.
    expect(noiseOf(load(NOISY), "p50_ms")).toBe(2.17);
    expect(noiseOf(load(NOISY), "rate")).toBe(0);
  });

  it("is not known of a short one", () => {
    expect(noiseOf(load(STEADY.slice(1)), "p50_ms")).toBeUndefined();
    expect(noiseOf(load(STEADY, { calls: 99 }), "p50_ms")).toBeUndefined();
  });
});

describe("a load against that of a baseline", () => {
  it("is the same if it differs by less than twice the noise", () => {
    const nothing = { worse: [], better: [], unknown: [] };
    expect(compareLoads(kept(load(STEADY)), load(times(1.15, STEADY)))).toEqual(nothing);
    const fast = [0.1, 0.1, 0.11, 0.1, 0.09, 0.1, 0.1, 0.11, 0.1, 0.09];
    expect(compareLoads(kept(load(fast)), load(times(3, fast)))).toEqual(nothing);
  });

  it("is worse or better if it differs by more", () => {
    const slow = load(times(1.5, STEADY), { rate: 600 });
    expect(compareLoads(kept(load(STEADY)), slow)).toEqual({
      worse: [
        "the rate is 600 calls a second, and was 1000 calls a second",
        "p50 is 15 ms, and was 10 ms",
        "p95 is 30 ms, and was 20 ms",
      ],
      ...{ better: [], unknown: [] },
    });
    const { better, worse } = compareLoads(kept(slow), load(STEADY));
    expect([better.length, worse.length]).toEqual([3, 0]);
  });

  it("leaves the rate of an open model to the test", () => {
    const open = { due_rate: 1_000 };
    const { worse } = compareLoads(kept(load(STEADY, open)), load(STEADY, { ...open, rate: 100 }));
    expect(worse).toEqual([]);
  });

  it("is too noisy to tell if much could hide in the noise, unless it differs by still more", () => {
    const { worse, unknown } = compareLoads(kept(load(STEADY)), load(times(1.5, NOISY)));
    expect(worse).toEqual([]);
    expect(unknown).toEqual([
      "p50 is 18 ms, and was 10 ms: too noisy to tell, with 217 % between halves of a run",
      "p95 is 36 ms, and was 20 ms: too noisy to tell, with 217 % between halves of a run",
    ]);
    expect(compareLoads(kept(load(STEADY)), load(times(10, NOISY))).worse).toHaveLength(2);
  });

  it("says nothing of a short one, or of another load", () => {
    const { worse, unknown } = compareLoads(kept(load(STEADY)), load(times(20, STEADY.slice(1))));
    expect(worse).toEqual([]);
    expect(unknown).toContain("p50 is 200 ms, and was 10 ms: too few calls to tell");
    expect(compareLoads(kept(load(STEADY)), load(times(5, STEADY), { clients: 20 }))).toEqual({
      ...{ worse: [], better: [] },
      unknown: ["the baseline is of another load: it has 10 clients, 1 sessions"],
    });
  });
});

describe("what a baseline keeps", () => {
  it("changes with the load, and not by its noise", () => {
    const first = kept(load(STEADY));
    expect(nextFigures(load(times(1.15, STEADY)), first)).toBe(first);
    expect(nextFigures(load(times(2, STEADY)), first)).toMatchObject({ p50_ms: 20 });
    expect(nextFigures(load(STEADY, { clients: 20 }), first)).toMatchObject({ clients: 20 });
  });
});
