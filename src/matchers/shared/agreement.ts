/**
 * Krippendorff's alpha for nominal data: how far coders agree beyond chance, 1 if they always do. Each unit lists the
 * values that its coders gave; missing ones are left out. undefined if no unit has two values.
 * As in K. Krippendorff, "Computing Krippendorff's Alpha-Reliability" (2011).
 */
export function krippendorffAlpha(units: readonly (readonly unknown[])[]): number | undefined {
  const paired = units.filter((unit) => unit.length > 1);
  const values = paired.flat();
  if (values.length === 0) return undefined;
  const observed = paired.reduce((sum, unit) => sum + differingPairs(unit) / (unit.length - 1), 0) / values.length;
  const expected = differingPairs(values) / (values.length * (values.length - 1));
  return expected === 0 ? 1 : 1 - observed / expected;
}

/** How many ordered pairs of values differ. */
function differingPairs(values: readonly unknown[]): number {
  const counts = new Map<unknown, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()].reduce((sum, count) => sum + count * (values.length - count), 0);
}
