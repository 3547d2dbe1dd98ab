/** One of `count` shares of a run; `index` counts from 1. */
export interface Shard {
  index: number;
  count: number;
}

/**
 * Which units of work belong to a shard, given the size of each: the largest first, each to the share with the least
 * work. The same sizes give the same shares. A unit is a file at one revision, because its tests may build on each other.
 */
export function shareOf(sizes: readonly number[], { index, count }: Shard): Set<number> {
  const loads = new Array<number>(count).fill(0);
  const ownUnits = new Set<number>();
  const order = [...sizes.keys()].sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0) || a - b);
  for (const unit of order) {
    const share = loads.indexOf(Math.min(...loads));
    loads[share] = (loads[share] ?? 0) + (sizes[unit] ?? 0);
    if (share === index - 1) ownUnits.add(unit);
  }
  return ownUnits;
}

const MAX_DURATION_MS = 24 * 60 * 60 * 1000;

/**
 * The work of each unit, given the ids of its tests: milliseconds by what its tests took before, else their number. A
 * test that was not measured takes as long as the others on average.
 */
export function sizesOf(units: readonly (readonly string[])[], durations: ReadonlyMap<string, number>): number[] {
  const known = units.flat().flatMap((id) => {
    const ms = durations.get(id);
    return ms === undefined ? [] : [boundedMs(ms)];
  });
  const mean = known.length === 0 ? 1 : known.reduce((sum, ms) => sum + ms, 0) / known.length;
  return units.map((ids) => ids.reduce((sum, id) => sum + boundedMs(durations.get(id) ?? mean), 0));
}

/** Nothing takes no time, and a file can claim any number. */
function boundedMs(ms: number): number {
  return ms > 1 ? Math.min(ms, MAX_DURATION_MS) : 1;
}
