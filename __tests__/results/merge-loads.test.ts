import { describe, expect, it } from "vitest";
import type { Load, TestRow } from "../../src/core/generated/results.js";
import { mergeResults } from "../../src/results/merge.js";
import { all, failed, failure, results, row, source } from "../support/results.js";

/** Latencies of 1 to 100 ms, plus `slower`. */
function load(slower: number, more: Partial<Load> = {}): Load {
  const histogram = Array.from({ length: 100 }, (_, index) => ({ ms: index + 1 + slower, calls: 1 }));
  return {
    ...{ clients: 5, sessions: 1, calls: 100, rate: 50, failed: 2, failed_rate: 0.02, errors: 1, timeouts: 0 },
    ...{ reconnects: 0, bytes: 1_000, duration_ms: 2_000, client_busy: 0.1, step_ms: 100, notes: ["a note"] },
    ...{ min_ms: 1 + slower, max_ms: 100 + slower, histogram },
    timeline: [{ calls: 50, failed: 2, p50_ms: 50 }, ...Array(2).fill({ calls: 25, failed: 0, p50_ms: 60 })],
    ...more,
  };
}

async function merged(...shards: [shard: string, row: TestRow][]) {
  const parts = shards.map(([shard, one], index) => {
    const part = results([one]);
    const started_at = `2026-01-02T03:04:0${index}.000Z`;
    return source({ ...part, run: { ...part.run, id: `run ${index}`, shard, started_at } });
  });
  const { head, notes, rows } = await mergeResults(parts);
  return { head, notes, tests: await all(rows()) };
}

describe("the shards of a load", () => {
  it("become one row, with counts and histograms added", async () => {
    const { tests, notes, head } = await merged(
      ["1/2", row({ load: load(0) })],
      ["2/2", row({ load: load(100, { step_ms: 200, client_busy: 0.5, memory_mb: 40 }) })],
    );
    expect(notes).toEqual([]);
    expect(head.summary).toMatchObject({ total: 1, passed: 1 });
    expect(head.run.shards).toMatchObject([{ of: 2, present: [1, 2] }]);
    expect(tests).toHaveLength(1);
    expect(tests[0]?.load).toMatchObject({
      ...{ clients: 10, sessions: 2, calls: 200, rate: 100, failed: 4, failed_rate: 0.02, errors: 2, bytes: 2_000 },
      ...{ duration_ms: 2_000, client_busy: 0.5, memory_mb: 40, notes: ["a note"], step_ms: 200 },
      ...{ min_ms: 1, p50_ms: 100, p90_ms: 180, p95_ms: 190, p99_ms: 198, max_ms: 200 },
    });
    expect(tests[0]?.load?.timeline).toEqual([
      { calls: 125, failed: 4, p50_ms: 60 },
      { calls: 50, failed: 0, p50_ms: 60 },
      { calls: 25, failed: 0, p50_ms: 60 },
    ]);
  });

  it("fail together if one of them fails", async () => {
    const { tests, head } = await merged(
      ["1/2", failed([failure()], { load: load(0) })],
      ["2/2", row({ load: load(0) })],
    );
    expect(head.summary).toMatchObject({ total: 1, failed: 1 });
    expect(tests).toMatchObject([{ status: "failed", failures: [{ rule_id: "ASSERT-EXACT" }], load: { calls: 200 } }]);
  });

  it("that ran again count once", async () => {
    const again = await merged(
      ["1/2", row({ load: load(0) })],
      ["2/2", row({ load: load(0) })],
      ["1/2", row({ load: load(100, { failed: 0 }) })],
    );
    expect(again.tests[0]?.load).toMatchObject({ calls: 200, failed: 2, max_ms: 200 });
    expect(again.notes).toEqual([expect.stringContaining("1 test was given more than once")]);
  });
});
