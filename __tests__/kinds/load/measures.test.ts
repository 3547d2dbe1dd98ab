import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dueAt, dueBefore } from "../../../src/kinds/load/schedule.js";
import { growthOf } from "../../../src/kinds/load/server-usage.js";
import { LatencyHistogram, Timeline } from "../../../src/kinds/load/timeline.js";

describe("when calls are due", () => {
  it("is at the rate, after a ramp with half as many calls", () => {
    expect([0, 1, 10].map((call) => dueAt(call, { rate: 100, rampMs: 0 }))).toEqual([0, 10, 100]);
    const ramped = { rate: 100, rampMs: 1_000 };
    expect(dueAt(50, ramped)).toBe(1_000);
    expect(dueAt(51, ramped)).toBe(1_010);
    expect(dueAt(1, ramped)).toBeGreaterThan(100);
  });

  it("counts the calls that are due before a time", () => {
    const plans = fc.record({ rate: fc.integer({ min: 1, max: 5_000 }), rampMs: fc.integer({ min: 0, max: 2_000 }) });
    fc.assert(
      fc.property(plans, fc.integer({ min: 0, max: 3_000 }), (plan, call) => {
        // A little before and after, because of the roots.
        expect(dueBefore(Math.max(0, dueAt(call, plan) - 1e-6), plan)).toBeLessThanOrEqual(call + 1);
        expect(dueBefore(dueAt(call, plan) + 1e-6, plan)).toBeGreaterThan(call);
      }),
    );
  });
});

describe("latencies", () => {
  it("are exact to a thousandth of themselves", () => {
    const latencies = new LatencyHistogram(3);
    for (let ms = 1; ms <= 1_000; ms += 1) latencies.record(ms);
    for (const [percent, wanted] of [
      [50, 500],
      [95, 950],
      [99, 990],
    ] as const)
      expect(Math.abs(latencies.percentile(percent) / wanted - 1)).toBeLessThan(0.002);
    expect(latencies.min).toBe(1);
    expect(Math.abs(latencies.max / 1_000 - 1)).toBeLessThan(0.002);
  });

  it("take what is shorter than a microsecond, or longer than a day", () => {
    const latencies = new LatencyHistogram(3);
    latencies.record(0);
    latencies.record(1e9);
    expect(latencies.min).toBe(0.001);
    expect(latencies.max).toBeGreaterThan(86_000_000);
  });
});

describe("a timeline", () => {
  it("joins steps rather than having more than 120, and loses none of the calls", () => {
    const timeline = new Timeline();
    for (let at = 0; at < 60_000; at += 10) timeline.add(at, at < 30_000 ? 5 : 50, at % 1_000 === 0);
    expect(timeline.stepMs).toBe(800);
    const steps = timeline.steps();
    expect(steps).toHaveLength(75);
    expect(steps.reduce((sum, { calls }) => sum + calls, 0)).toBe(6_000);
    expect(steps.reduce((sum, { failed }) => sum + failed, 0)).toBe(60);
    expect(steps[0]?.p95_ms).toBeCloseTo(5, 1);
    expect(Math.abs((steps.at(-1)?.p95_ms ?? 0) / 50 - 1)).toBeLessThan(0.02);
  });

  it("has empty steps where nothing ended", () => {
    const timeline = new Timeline();
    timeline.add(0, 1, false);
    timeline.add(250, undefined, true);
    expect(timeline.steps().map(({ calls, failed }) => [calls, failed])).toEqual([
      [1, 0],
      [0, 0],
      [1, 1],
    ]);
    expect(timeline.steps()[2]).not.toHaveProperty("p50_ms");
  });
});

describe("growth of memory", () => {
  const MIB = 1024 * 1024;
  /** Samples of a server that holds `leak` bytes after each call, collects garbage now and then, and grows until it is warm. */
  const samples = (leak: number, count = 60) =>
    Array.from({ length: count }, (_, index) => {
      const calls = index * 200;
      const garbage = ((index * 7) % 10) * MIB;
      return { calls, memory: 40 * MIB + Math.min(calls, 2_000) * 10_000 + garbage + leak * calls };
    });

  it("is found in a server that leaks, and not in one that collects its garbage", () => {
    expect(Math.abs((growthOf(samples(10 * 1024)) ?? 0) / 10_240 - 1)).toBeLessThan(0.3);
    expect(growthOf(samples(0))).toBeLessThan(512);
  });

  it("is not guessed from a few samples or calls", () => {
    expect(growthOf(samples(10 * 1024, 20))).toBeUndefined();
    expect(growthOf(samples(10 * 1024).map(({ memory }, calls) => ({ memory, calls })))).toBeUndefined();
    expect(growthOf([])).toBeUndefined();
  });
});
