import { pbkdf2 } from "node:crypto";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { loadMatchers } from "../../src/matchers/compile.js";
import { BudgetExceeded, withinBudget, withinCpuTime } from "../../src/matchers/worker/budget.js";
import { judgingCpuMs, longerBudget, threadCpuMs, wasStarved } from "../../src/matchers/worker/measures.js";
import { judge } from "./judge.js";

describe("limits of time", () => {
  it.each(["contains-all", "contains-any"])("stops a search of %s for too many elements", async (name) => {
    const wanted = Array.from({ length: 100_000 }, (_, index) => ({ id: index }));
    const value = Array.from({ length: 1_000_000 }, () => ({ id: -1 }));
    await expect(judge({ [name]: wanted }, value)).rejects.toThrow(`\`${name}\` was stopped after 2 s`);
  });

  it("compiles more patterns than one instance holds", async () => {
    const compile = await loadMatchers(["regex"]);
    const judges = Array.from({ length: 100 }, (_, index) => compile({ regex: `^\\w{10}${index}$` }).judge);
    for (const [index, one] of judges.entries()) {
      expect((await one(`ten_letter${index}`)).pass).toBe(true);
      expect((await one("ten_letters")).pass).toBe(false);
    }
  });

  it("stops a slow schema", async () => {
    await expect(judge({ schema: { pattern: "^(a+)+$" } }, `${"a".repeat(40)}b`)).rejects.toThrow(
      "SchemaValidationTimedOut",
    );
    const objects = Array.from({ length: 100_000 }, (_, index) => ({ index }));
    await expect(judge({ not: { schema: { uniqueItems: true } } }, objects)).rejects.toThrow(
      "SchemaValidationTimedOut",
    );
  });

  it("stops many matchers that are each quick", async () => {
    const many = Array.from({ length: 20_000 }, (_, index) => ({ contains: { id: index } }));
    const value = Array.from({ length: 100_000 }, () => ({ tag: 1 }));
    await expect(judge({ anyOf: many }, value)).rejects.toThrow("`anyOf` was stopped after 2 s");
  });
});

describe("the CPU time of judging", () => {
  it.skipIf(process.platform !== "linux")("is that of all threads but the main one", async () => {
    const [main, judging] = [threadCpuMs(`/proc/${process.pid}`), judgingCpuMs()];
    await promisify(pbkdf2)("a", "b", 1_000_000, 64, "sha512");
    const spent = judgingCpuMs() - judging;
    expect(spent).toBeGreaterThan(50);
    expect(threadCpuMs(`/proc/${process.pid}`) - main).toBeLessThan(spent);
  });
});

describe("work that holds the thread", () => {
  /** Holds the thread without using the processor, as if other programs had it. */
  const wait = (milliseconds: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

  it("starts again with more time if other programs had the processor", () => {
    let attempts = 0;
    const work = () => {
      attempts += 1;
      wait(3_000);
      return "done";
    };
    expect(() => withinBudget(work)).toThrow(BudgetExceeded);
    attempts = 0;
    expect(withinCpuTime(work)).toBe("done");
    expect(attempts).toBe(2);
  });

  it("is stopped for good if it has used its time, or after the third attempt", () => {
    expect([500, 1_500].map(wasStarved)).toEqual([true, false]);
    expect(longerBudget(2_000, false)).toBeUndefined();
    expect([2_000, 8_000, 32_000].map((milliseconds) => longerBudget(milliseconds, true))).toEqual([
      8_000,
      32_000,
      undefined,
    ]);
  });
});

describe("an error in a branch", () => {
  it("surfaces whatever the other branches say", async () => {
    const slow = { schema: { pattern: "^(a+)+$" } };
    const value = `${"a".repeat(40)}b`;
    await expect(judge({ anyOf: [{ contains: "a" }, slow] }, value)).rejects.toThrow("SchemaValidationTimedOut");
    await expect(judge({ allOf: [{ contains: "c" }, slow] }, value)).rejects.toThrow("SchemaValidationTimedOut");
  });
});
