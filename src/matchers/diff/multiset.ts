/**
 * Gives each of `wanted` things a different one of `items`, where `fits(thing, item)` says which may stand for
 * which. Returns -1 if that can be done, else the first thing that had to go without. An augmenting-path search,
 * because the first item that fits may be the only one that fits a later thing.
 */
export function assign(wanted: number, items: number, fits: (thing: number, item: number) => boolean): number {
  const takenBy = new Map<number, number>();
  let next = 0;
  for (let thing = 0; thing < wanted; thing++) {
    // Lists are mostly in the array's own order, or in reverse: looking on from the last item makes both linear.
    const free = findFree(thing, next, items, takenBy, fits);
    if (free === undefined) {
      if (!rearrange(thing, items, takenBy, fits)) return thing;
    } else {
      takenBy.set(free, thing);
      next = free + 1;
    }
  }
  return -1;
}

function findFree(
  thing: number,
  start: number,
  items: number,
  takenBy: ReadonlyMap<number, number>,
  fits: (thing: number, item: number) => boolean,
): number | undefined {
  for (let step = 0; step <= items; step++) {
    // To both sides in turn: the item itself, the one before it, the one after it, …
    const offset = step % 2 === 0 ? step / 2 : -(step + 1) / 2;
    const item = (start + offset + items) % items;
    if (!takenBy.has(item) && fits(thing, item)) return item;
  }
  return undefined;
}

/** Breadth first: frees an item for `thing` by moving others to other items that fit them. */
function rearrange(
  thing: number,
  items: number,
  takenBy: Map<number, number>,
  fits: (thing: number, item: number) => boolean,
): boolean {
  const cameFrom = new Map<number, number>();
  const itemOf = new Map([...takenBy].map(([item, owner]) => [owner, item]));
  const queue = [thing];
  for (const seeker of queue) {
    for (let item = 0; item < items; item++) {
      if (cameFrom.has(item) || !fits(seeker, item)) continue;
      cameFrom.set(item, seeker);
      const owner = takenBy.get(item);
      if (owner === undefined) {
        handOver(item, cameFrom, itemOf, takenBy);
        return true;
      }
      queue.push(owner);
    }
  }
  return false;
}

function handOver(
  free: number,
  cameFrom: ReadonlyMap<number, number>,
  itemOf: ReadonlyMap<number, number>,
  takenBy: Map<number, number>,
): void {
  let item: number | undefined = free;
  while (item !== undefined) {
    const seeker: number = cameFrom.get(item)!;
    takenBy.set(item, seeker);
    item = itemOf.get(seeker);
  }
}
