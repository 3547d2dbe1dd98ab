import { describe, expect, it } from "vitest";
import { Latencies } from "../../src/engine/lanes/lane.js";

describe("Latencies", () => {
  it("are of all calls, and of each tool by its name", () => {
    const latencies = new Latencies();
    for (let ms = 1; ms <= 100; ms += 1) latencies.add(ms, ms % 2 === 0 ? "b" : "a");
    latencies.add(500, undefined);
    expect(latencies.row()).toEqual({
      calls: 101,
      p50_ms: 51,
      p95_ms: 96,
      p99_ms: 100,
      tools: [
        { name: "a", calls: 50, p50_ms: 49, p95_ms: 95, p99_ms: 99, max_ms: 99 },
        { name: "b", calls: 50, p50_ms: 50, p95_ms: 96, p99_ms: 100, max_ms: 100 },
      ],
    });
  });

  it("are none where nothing was answered", () => {
    expect(new Latencies().row()).toEqual({ calls: 0, p50_ms: null, p95_ms: null, p99_ms: null });
  });
});
