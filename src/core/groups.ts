/** The items of each key, in the order of the first of each, without those that have no key. */
export function groupsOf<T, K>(items: Iterable<T>, keyOf: (item: T) => K | undefined): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key !== undefined) addTo(groups, key, item);
  }
  return groups;
}

/** The groups of items that have the same key. */
export function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K | undefined): T[][] {
  return [...groupsOf(items, keyOf).values()];
}

/** Adds an item to the group of a key. */
export function addTo<T, K>(groups: Map<K, T[]>, key: K, item: T): void {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}

/** The first item of each key. */
export function uniqueBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): T[] {
  const first = new Map<K, T>();
  for (const item of items) if (!first.has(keyOf(item))) first.set(keyOf(item), item);
  return [...first.values()];
}

/** Adds to the count of a key; gives what it was before. */
export function countUp<K>(counts: Map<K, number>, key: K, by = 1): number {
  const before = counts.get(key) ?? 0;
  counts.set(key, before + by);
  return before;
}

/** The value of a key, which is made when it is first asked for. */
export function getOrMake<K, T>(values: Map<K, T>, key: K, make: () => T): T {
  const value = values.get(key) ?? make();
  values.set(key, value);
  return value;
}
