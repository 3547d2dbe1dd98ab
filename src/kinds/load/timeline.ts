import { createHistogram, type RecordableHistogram } from "node:perf_hooks";
import type { Load } from "../../core/generated/results.js";

const MAX_STEPS = 120;
const FIRST_STEP_MS = 100;
/** Longer latencies count as this long: a day, in microseconds. */
const LONGEST = 24 * 60 * 60 * 1_000_000;

/** Latencies in milliseconds, in a histogram that does not grow. `figures`: how many significant digits are exact. */
export class LatencyHistogram {
  readonly #histogram: RecordableHistogram;

  constructor(figures: number) {
    this.#histogram = createHistogram({ highest: LONGEST, figures });
  }

  record(ms: number): void {
    this.#histogram.record(Math.min(LONGEST, Math.max(1, Math.round(ms * 1_000))));
  }

  add(other: LatencyHistogram): void {
    this.#histogram.add(other.#histogram);
  }

  get isEmpty(): boolean {
    return this.#histogram.count === 0;
  }

  percentile(percent: number): number {
    return this.#histogram.percentile(percent) / 1_000;
  }

  get min(): number {
    return this.#histogram.min / 1_000;
  }

  get max(): number {
    return this.#histogram.max / 1_000;
  }
}

interface TimelineStep {
  calls: number;
  failed: number;
  latencies: LatencyHistogram;
}

/** What happened when, in at most 120 steps: if there would be more, two become one. */
export class Timeline {
  stepMs = FIRST_STEP_MS;
  #steps: TimelineStep[] = [];

  /** `at`: milliseconds from the start. */
  add(at: number, latency: number | undefined, failed: boolean): void {
    while (at >= this.stepMs * MAX_STEPS) this.#join();
    const index = Math.floor(at / this.stepMs);
    while (this.#steps.length <= index) this.#steps.push({ calls: 0, failed: 0, latencies: new LatencyHistogram(2) });
    const step = this.#steps[index]!;
    step.calls += 1;
    if (failed) step.failed += 1;
    if (latency !== undefined) step.latencies.record(latency);
  }

  steps(): Load["timeline"] {
    return this.#steps.map(({ calls, failed, latencies }) => ({
      calls,
      failed,
      ...(!latencies.isEmpty && {
        p50_ms: latencies.percentile(50),
        p95_ms: latencies.percentile(95),
        max_ms: latencies.max,
      }),
    }));
  }

  #join(): void {
    this.stepMs *= 2;
    const steps: TimelineStep[] = [];
    for (const [index, step] of this.#steps.entries()) {
      const before = steps[index >> 1];
      if (!before) steps.push(step);
      else {
        before.calls += step.calls;
        before.failed += step.failed;
        before.latencies.add(step.latencies);
      }
    }
    this.#steps = steps;
  }
}
