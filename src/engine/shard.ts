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
