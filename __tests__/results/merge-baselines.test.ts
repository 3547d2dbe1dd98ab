import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Baseline } from "../../src/core/generated/baseline.js";
import { baselineText, mergeBaselines } from "../../src/results/baseline/write.js";
import { valid } from "../support/schema.js";

const tool = { name: "mcptest", version: "0.1.0" };
const one: Baseline = {
  version: 1,
  tool,
  generated_at: "2026-01-01T00:00:01.000Z",
  entries: [
    { test_id: "b", status: "failed", reason: "known" },
    { rule_id: "INV-007", server: "calc", status: "failed" },
  ],
  contract: { "calc @ 2025-06-18": { tools: [{ name: "add" }] } },
  durations: { b: 3 },
};
const other: Baseline = {
  version: 1,
  tool,
  generated_at: "2026-01-01T00:00:02.000Z",
  entries: [
    { test_id: "a", status: "failed" },
    { rule_id: "INV-007", server: "calc", status: "failed" },
  ],
  contract: { "calc @ 2025-11-25": { tools: [] } },
  durations: { a: 1 },
};
const third: Baseline = {
  version: 1,
  entries: [{ test_id: "b", status: "failed", reason: "newer" }],
  generated_at: "2026-01-01T00:00:03.000Z",
};

describe("mergeBaselines", () => {
  it("has what any of them has, once, as the newest says it", () => {
    const merged = mergeBaselines([one, other, third]);
    valid("baseline", merged);
    expect(merged.entries).toEqual([
      { rule_id: "INV-007", server: "calc", status: "failed" },
      { test_id: "a", status: "failed" },
      { test_id: "b", status: "failed", reason: "newer" },
    ]);
    expect(Object.keys(merged.contract ?? {})).toEqual(["calc @ 2025-06-18", "calc @ 2025-11-25"]);
    expect(merged.durations).toEqual({ a: 1, b: 3 });
  });

  it("is the same whatever the order, and alone stays as it is", () => {
    const text = baselineText(mergeBaselines([one, other, third]));
    fc.assert(
      fc.property(fc.shuffledSubarray([one, other, third], { minLength: 3 }), (shuffled) => {
        expect(baselineText(mergeBaselines(shuffled))).toBe(text);
      }),
    );
    expect(JSON.parse(baselineText(mergeBaselines([one]))).durations).toEqual(one.durations);
  });
});
