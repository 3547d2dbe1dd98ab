/** How deeply what providers and comparisons take may be nested. */
export const MAX_DEPTH = 200;

/** True for a value that is nested more deeply than providers and comparisons take. */
export function isTooDeep(value: unknown, left = MAX_DEPTH): boolean {
  if (typeof value !== "object" || value === null) return false;
  return left === 0 || Object.values(value).some((item) => isTooDeep(item, left - 1));
}
