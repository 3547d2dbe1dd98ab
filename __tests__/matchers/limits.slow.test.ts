import { afterEach, describe, expect, it, vi } from "vitest";
import { loadMatchers } from "../../src/matchers/compile.js";
import { compileInTime, LimitExceeded } from "../../src/matchers/worker/limit.js";
import { judge } from "./judge.js";

afterEach(() => vi.restoreAllMocks());

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
    const timedOut = "SchemaValidationTimedOut";
    await expect(judge({ schema: { pattern: "^(a+)+$" } }, `${"a".repeat(40)}b`)).rejects.toThrow(timedOut);
    const objects = Array.from({ length: 100_000 }, (_, index) => ({ index }));
    await expect(judge({ not: { schema: { uniqueItems: true } } }, objects)).rejects.toThrow(timedOut);
  });

  it("stops many matchers that are each quick", async () => {
    const many = Array.from({ length: 20_000 }, (_, index) => ({ contains: { id: index } }));
    const value = Array.from({ length: 100_000 }, () => ({ tag: 1 }));
    await expect(judge({ anyOf: many }, value)).rejects.toThrow("`anyOf` was stopped after 2 s");
  });
});

describe("compiling", () => {
  it("is tried once more, with more time, if other programs had the processor", () => {
    let attempts = 0;
    const result = compileInTime(() => {
      attempts += 1;
      // Holds the thread without using the processor.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_000);
      return "done";
    });
    expect([result, attempts]).toEqual(["done", 2]);
  });

  it("is stopped for good if it has used its time", () => {
    let attempts = 0;
    let start = process.cpuUsage();
    const work = () => {
      attempts += 1;
      start = process.cpuUsage();
      for (;;);
    };
    expect(() => compileInTime(work)).toThrow(LimitExceeded);
    const used = process.cpuUsage(start);
    expect(used.user + used.system).toBeGreaterThan(1_000_000);

    // On a machine that has the processor for us, that is the first attempt.
    vi.spyOn(process, "cpuUsage").mockReturnValue({ user: 2_000_000, system: 0 });
    attempts = 0;
    expect(() => compileInTime(work)).toThrow(LimitExceeded);
    expect(attempts).toBe(1);
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
