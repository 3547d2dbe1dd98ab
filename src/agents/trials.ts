/** An estimate with its 95% confidence interval. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}

/** The largest k that is estimated. */
const MAX_K = 10;
/** The quantile of the normal distribution for 95%. */
const Z = 1.959963984540054;

/** Wilson's score interval of a proportion, at 95%. */
export function wilson(passed: number, runs: number): Estimate {
  const rate = passed / runs;
  const centre = rate + (Z * Z) / (2 * runs);
  const margin = Z * Math.sqrt((rate * (1 - rate)) / runs + (Z * Z) / (4 * runs * runs));
  const scale = 1 + (Z * Z) / runs;
  // Rounding must not move an end past the rate itself.
  const low = passed === 0 ? 0 : (centre - margin) / scale;
  return { value: rate, low, high: passed === runs ? 1 : (centre + margin) / scale };
}

/** Unbiased chances that all or any of k runs pass (pass^k, pass@k), with Wilson's interval of one run carried over. */
export function trialRates(passed: number, runs: number) {
  const { low, high } = wilson(passed, runs);
  return Array.from({ length: Math.min(runs, MAX_K) }, (_, index) => {
    const k = index + 1;
    return {
      k,
      all: estimate(allDrawn(passed, runs, k), low ** k, high ** k),
      any: estimate(1 - allDrawn(runs - passed, runs, k), 1 - (1 - low) ** k, 1 - (1 - high) ** k),
    };
  });
}

/** The interval holds its estimate. */
function estimate(value: number, low: number, high: number): Estimate {
  return { value, low: Math.min(low, value), high: Math.max(high, value) };
}

/** The chance that k of the runs, drawn without replacement, are all of `some`. */
function allDrawn(some: number, runs: number, k: number): number {
  let chance = 1;
  for (let drawn = 0; drawn < k; drawn += 1) chance *= Math.max(0, some - drawn) / (runs - drawn);
  return chance;
}
