/** Wall-clock time that one evaluation may take, in milliseconds. */
export const BUDGET_MS = 2_000;

/** Milliseconds by a clock that all threads share. */
export function now(): number {
  return performance.timeOrigin + performance.now();
}
