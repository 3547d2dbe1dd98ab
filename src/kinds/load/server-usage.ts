import type { ProcessUsage } from "../../core/proc/usage.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { say } from "../../core/redaction/redacted.js";

interface Sample {
  calls: number;
  memory: number;
}

const MAX_SAMPLES = 600;
const WINDOWS = 3;
/** In each window, so that a collection of garbage is likely to be in it. */
const LEAST_SAMPLES = 5;
const LEAST_CALLS = 1_000;

/** What the processes of a server used, over time. */
export class ServerUsage {
  memory: number | undefined;
  handles: number | undefined;
  #samples: Sample[] = [];
  #every = 1;
  #count = 0;

  /** `usages`: of all its processes; undefined where the system does not say. */
  add(calls: number, usages: readonly (ProcessUsage | undefined)[]): void {
    if (usages.includes(undefined)) return;
    const allUsages = usages as readonly ProcessUsage[];
    const sum = (of: (usage: ProcessUsage) => number | undefined) =>
      allUsages.reduce<number | undefined>((total, usage) => {
        const value = of(usage);
        return total === undefined || value === undefined ? undefined : total + value;
      }, 0);
    const memory = sum((usage) => usage.memory);
    this.handles = Math.max(this.handles ?? 0, sum(({ handles }) => handles) ?? 0);
    if (memory === undefined) return;
    this.memory = Math.max(this.memory ?? 0, memory);
    this.#count += 1;
    if (this.#count % this.#every === 0) this.#samples.push({ calls, memory });
    if (this.#samples.length < MAX_SAMPLES) return;
    this.#samples = this.#samples.filter((_, index) => index % 2 === 1);
    this.#every *= 2;
  }

  /** Bytes for each call, or why that is not known. */
  growth(): number | { unknown: Redacted } {
    if (this.handles === undefined)
      return { unknown: say`memory and handles are known only of a server that is started here, on Linux` };
    if (this.memory === undefined)
      return { unknown: say`the memory is not known: the server's runtime collects garbage only when it must` };
    const growth = growthOf(this.#samples);
    const few = say`the growth of the memory is not known: it takes some ${LEAST_CALLS} calls over half a minute`;
    return growth ?? { unknown: few };
  }
}

/**
 * Bytes by which memory grows with each call, once a server is warm: after a third of the samples. Of three windows, the
 * least memory in each counts, after garbage was collected, and of the growth between them the smaller one: a leak grows on.
 */
export function growthOf(samples: readonly Sample[]): number | undefined {
  const warm = samples.slice(Math.floor(samples.length / 3));
  const size = Math.floor(warm.length / WINDOWS);
  const calls = (warm.at(-1)?.calls ?? 0) - (warm[0]?.calls ?? 0);
  if (size < LEAST_SAMPLES || calls < LEAST_CALLS) return undefined;
  const lows = Array.from({ length: WINDOWS }, (_, window) =>
    warm.slice(window * size, (window + 1) * size).reduce((low, sample) => (sample.memory < low.memory ? sample : low)),
  );
  const growths = lows.slice(1).map((low, index) => {
    const before = lows[index]!;
    return (low.memory - before.memory) / Math.max(1, low.calls - before.calls);
  });
  return Math.max(0, Math.min(...growths));
}
