/** True if an item can be assigned to a wanted one; both are indexes. */
type Fits = (wantedIndex: number, item: number) => boolean;

/** Assigns another item to each of `wanted` by augmenting paths. Returns the first index that gets none, or -1. */
export function firstUnassigned(wanted: number, items: number, fits: Fits): number {
  const assignedTo = new Map<number, number>();
  const findFree = (wantedIndex: number, start: number): number | undefined => {
    for (let step = 0; step <= items; step++) {
      // To both sides in turn: the item itself, the one before it, the one after it, …
      const offset = step % 2 === 0 ? step / 2 : -(step + 1) / 2;
      const item = (start + offset + items) % items;
      if (!assignedTo.has(item) && fits(wantedIndex, item)) return item;
    }
    return undefined;
  };
  let next = 0;
  for (let wantedIndex = 0; wantedIndex < wanted; wantedIndex++) {
    // Lists are mostly in the array's own order, or in reverse: looking on from the last item makes both linear.
    const free = findFree(wantedIndex, next);
    if (free !== undefined) {
      assignedTo.set(free, wantedIndex);
      next = free + 1;
    } else if (!rearrange(wantedIndex, items, assignedTo, fits)) return wantedIndex;
  }
  return -1;
}

/** Breadth first: frees an item for `wantedIndex` by moving others to other items that fit them. */
function rearrange(wantedIndex: number, items: number, assignedTo: Map<number, number>, fits: Fits): boolean {
  const seekerOf = new Map<number, number>();
  const itemOf = new Map([...assignedTo].map(([item, owner]) => [owner, item]));
  const queue = [wantedIndex];
  for (const seeker of queue) {
    for (let item = 0; item < items; item++) {
      if (seekerOf.has(item) || !fits(seeker, item)) continue;
      seekerOf.set(item, seeker);
      const owner = assignedTo.get(item);
      if (owner !== undefined) {
        queue.push(owner);
        continue;
      }
      for (let free: number | undefined = item; free !== undefined; ) {
        const mover: number = seekerOf.get(free)!;
        assignedTo.set(free, mover);
        free = itemOf.get(mover);
      }
      return true;
    }
  }
  return false;
}
