import { expect, it } from "vitest";
import { trialRates, wilson } from "../../src/agents/trials.js";

// Newcombe, R. G. (1998): Two-sided confidence intervals for the single proportion. Statistics in Medicine 17, table I,
// method 3 (score interval without continuity correction).
it.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])("has the published interval of %i in %i", (passed, runs, low, high) => {
  const interval = wilson(passed, runs);
  expect([interval.low, interval.high].map((end) => Math.round(end * 10_000) / 10_000)).toEqual([low, high]);
});

it("estimates pass^k and pass@k without bias", () => {
  const rates = trialRates(3, 5);
  expect(rates).toHaveLength(5);
  // Of the 10 pairs of 5 runs, 3 have passed both times, and 1 not once.
  expect([rates[1]?.all.value, rates[1]?.any.value]).toEqual([expect.closeTo(0.3, 12), expect.closeTo(0.9, 12)]);
  expect([rates[3]?.all.value, rates[3]?.any.value]).toEqual([0, 1]);
  const one = wilson(3, 5);
  expect(rates[1]?.all).toMatchObject({ low: one.low ** 2, high: one.high ** 2 });
  expect(rates[1]?.any).toMatchObject({ low: 1 - (1 - one.low) ** 2, high: 1 - (1 - one.high) ** 2 });
});

it("keeps every estimate within its interval, and at most ten of them", () => {
  for (const [passed, runs] of [
    [0, 3],
    [3, 3],
    [9, 10],
    [1, 40],
  ] as const) {
    const rates = trialRates(passed, runs);
    expect(rates).toHaveLength(Math.min(runs, 10));
    for (const { value, low, high } of rates.flatMap(({ all, any }) => [all, any])) {
      expect(low).toBeLessThanOrEqual(value);
      expect(value).toBeLessThanOrEqual(high);
    }
  }
});
