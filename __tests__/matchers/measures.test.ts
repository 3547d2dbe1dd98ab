import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  BUDGET_MS,
  isNestedOver,
  isSmall,
  judgingCpuMs,
  longerBudget,
  now,
  threadCpuMs,
  wasStarved,
} from "../../src/matchers/worker/measures.js";
import { deep } from "./judge.js";

describe("the weight of a value", () => {
  it.each([
    ["a scalar", 5, 1],
    ["no value", null, 1],
    ["an empty text", "", 1],
    ["a text of 16 characters", "a".repeat(16), 2],
    ["a text of 160 characters", "a".repeat(160), 11],
    ["an empty list", [], 1],
    ["a list of three, an index and a value each", [1, 2, 3], 7],
    ["an object of two, a key and a value each", { a: 1, b: null }, 5],
    ["what is nested", { a: [{ b: "x".repeat(32) }] }, 9],
  ])("of %s", (_, value, weight) => {
    expect(isSmall(value, weight)).toBe(true);
    expect(isSmall(value, weight - 0.01)).toBe(false);
  });

  it("is looked at no further than the limit", () => {
    const items = new Proxy([1, 2, 3], {
      get: (list, key) => {
        if (key === "0") throw new Error("read");
        return Reflect.get(list, key);
      },
    });
    expect(isSmall(items, 3)).toBe(false);
    expect(() => isSmall(items, 4)).toThrow("read");
    expect(isSmall(deep(1_000_000, 1), 1_000)).toBe(false);
  });
});

it.each([
  [1, 0, false],
  ["[[]]", 0, false],
  [null, 0, false],
  [[], 0, true],
  [{}, 0, true],
  [[], 1, false],
  [[1, [2]], 1, true],
  [[1, [2]], 2, false],
  [{ a: 1, b: { c: [] } }, 2, true],
  [{ a: 1, b: { c: [] } }, 3, false],
])("%j has containers nested deeper than %i: %j", (value, limit, isOver) => {
  expect(isNestedOver(value, limit)).toBe(isOver);
});

describe("the time of a judgement", () => {
  it("is four times as long after each attempt that others kept from the cores, up to 32 s", () => {
    expect(longerBudget(2_000, true)).toBe(8_000);
    expect(longerBudget(8_000, true)).toBe(32_000);
    expect(longerBudget(32_000, true)).toBeUndefined();
    expect(longerBudget(2_000, false)).toBeUndefined();
  });

  it("was not had by work that got less than half of it", () => {
    expect(wasStarved(BUDGET_MS / 2 - 1)).toBe(true);
    expect(wasStarved(BUDGET_MS / 2)).toBe(false);
  });

  it("is read from the clock of all threads, in milliseconds since 1970", () => {
    expect(Math.abs(now() - Date.now())).toBeLessThan(60_000);
  });
});

describe("the CPU time", () => {
  /** Uses CPU time until so many milliseconds of the whole process are gone. */
  function work(milliseconds: number): void {
    const before = process.cpuUsage();
    for (;;) {
      const { user, system } = process.cpuUsage(before);
      if (user + system >= milliseconds * 1_000) return;
    }
  }

  it("of a thread that the system does not name is that of the process", () => {
    const { user, system } = process.cpuUsage();
    const used = (user + system) / 1_000;
    const read = threadCpuMs("/nowhere/at/all");
    expect(read).toBeGreaterThanOrEqual(used);
    expect(read - used).toBeLessThan(1_000);
    expect(threadCpuMs("")).toBeGreaterThanOrEqual(read);
  });

  it("of another thread is what the system counts of it, in nanoseconds", () => {
    const folder = mkdtempSync(join(tmpdir(), "mcptest-thread-"));
    try {
      writeFileSync(join(folder, "schedstat"), "2500000 12000000 7\n");
      expect(threadCpuMs(folder)).toBe(2.5);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it("of this thread is at most that of the process, and grows with its work", () => {
    const before = threadCpuMs();
    work(30);
    const used = threadCpuMs() - before;
    expect(used).toBeGreaterThan(0);
    expect(threadCpuMs()).toBeLessThanOrEqual(threadCpuMs("/nowhere/at/all") + 50);
  });

  it("of the threads that judge is what the main one has not used", () => {
    const all = threadCpuMs("/nowhere/at/all");
    const judging = judgingCpuMs();
    expect(judging).toBeGreaterThanOrEqual(-50);
    expect(judging).toBeLessThanOrEqual(all + 1_000);
  });
});
