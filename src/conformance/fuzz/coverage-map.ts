import type { ExecutedFunction } from "../../core/proc/node-coverage.js";

/** A part of a script, from its first character to the one after its last. */
type Span = readonly [start: number, end: number];

/** What is known of a function that ran. */
interface KnownFunction {
  /** Parts that never ran, in order. */
  left: readonly Span[];
  /** Where its blocks begin, as far as V8 has told them apart. */
  blocks: Set<number>;
}

/** A server under test is untrusted: what is kept of it is limited. */
const MAX_BLOCKS = 100_000;

/** The code that calls have reached. */
export class CoverageMap {
  readonly #functions = new Map<string, KnownFunction>();
  readonly #files = new Set<string>();
  #blocks = 0;

  /** Adds what a call executed; true if some of it never ran before. */
  add(executed: readonly ExecutedFunction[]): boolean {
    let isNew = false;
    for (const [url, ranges] of executed) isNew = this.#addFunction(url, ranges) || isNew;
    return isNew;
  }

  /** How many files and blocks were reached. A block is a function, or a branch in one that was seen by itself. */
  get reached(): { files: number; blocks: number } {
    let blocks = 0;
    for (const { left, blocks: starts } of this.#functions.values()) {
      for (const at of starts) if (!left.some(([start, end]) => start <= at && at < end)) blocks += 1;
    }
    return { files: this.#files.size, blocks };
  }

  #addFunction(url: string, ranges: ExecutedFunction[1]): boolean {
    const [whole] = ranges;
    if (whole === undefined || this.#blocks > MAX_BLOCKS) return false;
    const key = `${whole[0]} ${whole[1]} ${url}`;
    const left = spansOf(ranges.filter(([, , count]) => count === 0));
    const known = this.#functions.get(key) ?? { left: [], blocks: new Set() };
    const before = known.blocks.size;
    for (const [start] of ranges) known.blocks.add(start);
    this.#blocks += known.blocks.size - before;
    this.#files.add(url);
    if (!this.#functions.has(key)) {
      this.#functions.set(key, { ...known, left });
      return true;
    }
    // V8 joins a block with the one around it if both ran equally often: what counts is what is left.
    const still = common(known.left, left);
    const isNew = sizeOf(still) < sizeOf(known.left);
    known.left = still;
    return isNew;
  }
}

/** Ranges in order, joined where they touch. */
function spansOf(ranges: ExecutedFunction[1]): Span[] {
  const spans: [number, number][] = [];
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = spans.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else spans.push([start, end]);
  }
  return spans;
}

/** What two lists of spans, each in order, have in common. */
function common(left: readonly Span[], right: readonly Span[]): Span[] {
  const both: Span[] = [];
  for (let at = 0, other = 0; at < left.length && other < right.length; ) {
    const [a, b] = [left[at] as Span, right[other] as Span];
    const span: Span = [Math.max(a[0], b[0]), Math.min(a[1], b[1])];
    if (span[0] < span[1]) both.push(span);
    if (a[1] < b[1]) at += 1;
    else other += 1;
  }
  return both;
}

function sizeOf(spans: readonly Span[]): number {
  return spans.reduce((sum, [start, end]) => sum + end - start, 0);
}
