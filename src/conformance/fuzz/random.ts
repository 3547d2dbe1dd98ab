/** Numbers that look random, and are the same for the same seed. */
export interface Random {
  /** An integer from 0 to `count` - 1. */
  below(count: number): number;
  /** One of several values. Throws if there is none. */
  pick<T>(values: readonly T[]): T;
  /** The values in another order. */
  shuffle<T>(values: readonly T[]): T[];
}

/** Starts a sequence; `name` makes that of one tool independent of the others. */
export function randomOf(seed: number, name = ""): Random {
  let state = hash(`${seed} ${name}`);
  // Mulberry32.
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    pick(values) {
      if (values.length === 0) throw new Error("there is nothing to pick from");
      return values[below(values.length)] as (typeof values)[number];
    },
    shuffle(values) {
      const shuffled = [...values];
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const other = below(last + 1);
        [shuffled[last], shuffled[other]] = [shuffled[other] as never, shuffled[last] as never];
      }
      return shuffled;
    },
  };
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value;
}
