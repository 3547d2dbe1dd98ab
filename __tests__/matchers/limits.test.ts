import { describe, expect, it } from "vitest";
import { hide, hideValue } from "../../src/core/redaction/redacted.js";
import { preview } from "../../src/matchers/diff/preview.js";
import { stringDiff } from "../../src/matchers/diff/string-diff.js";
import { compilePattern } from "../../src/matchers/engines/patterns.js";
import { SuiteFault } from "../../src/matchers/types.js";
import {
  BudgetExceeded,
  beginJob,
  checkTime,
  endJob,
  judgeInTime,
  withinBudget,
} from "../../src/matchers/worker/budget.js";
import { deep, judge } from "./judge.js";

const MEGABYTE = 1_000_000;

describe("limits", () => {
  it("judges values nested 10,000 deep", async () => {
    expect(await judge({ exact: deep(10_000, 1) }, deep(10_000, 1))).toEqual({ pass: true });
    const verdict = await judge({ exact: deep(10_000, 1) }, deep(10_000, 2));
    expect(verdict.path).toBe("/0".repeat(10_000));
    expect((await judge({ contains: 1 }, deep(10_000, 1))).pass).toBe(false);
    expect(await judge({ contains: deep(500, { a: 1 }) }, deep(500, { a: 1, b: 2 }))).toEqual({ pass: true });
    expect((await judge({ "contains-all": [1] }, deep(10_000, 1))).pass).toBe(false);
    expect((await judge({ icontains: "a" }, deep(10_000, "a"))).pass).toBe(false);
    expect((await judge({ schema: { type: "string" } }, deep(10_000, 1))).pass).toBe(false);
    await expect(judge({ regex: "a" }, deep(100_000, "a"))).rejects.toThrow(SuiteFault);
    await expect(judge({ contains: deep(100_000, 1) }, deep(100_000, 2))).rejects.toThrow("nested too deeply");
    await expect(
      judge({ schema: { $ref: "#/$defs/a", $defs: { a: { items: { $ref: "#/$defs/a" } } } } }, deep(100_000, 1)),
    ).rejects.toThrow("nested too deeply");
  });

  it("treats prototype names as plain keys", async () => {
    const own = JSON.parse('{"__proto__": {"a": 1}, "constructor": 1}');
    expect((await judge({ exact: {} }, own)).pass).toBe(false);
    expect((await judge({ exact: own }, {})).path).toBe("/__proto__");
    expect((await judge({ contains: JSON.parse('{"__proto__": {}}') }, {})).path).toBe("/__proto__");
    expect((await judge({ contains: { toString: {} } }, {})).path).toBe("/toString");
    expect((await judge({ schema: { required: ["toString"] } }, {})).pass).toBe(false);
  });

  it("compares numbers by value", async () => {
    expect((await judge({ exact: 0 }, -0)).pass).toBe(true);
    expect((await judge({ exact: Number.NaN }, Number.NaN)).pass).toBe(true);
    expect((await judge({ exact: [1] }, [1.0])).pass).toBe(true);
  });

  it("compares long texts in linear time", () => {
    const long = "a".repeat(10 * MEGABYTE);
    expect(stringDiff(hide(long), hide(`${long}!`))).toBe("+!");
    expect(stringDiff(hide(`${"b".repeat(MEGABYTE)}x`), hide("c".repeat(MEGABYTE))).length).toBeLessThan(500);
  });

  it("searches a long text for a long part that nearly fits everywhere", async () => {
    const part = `${"a".repeat(500_000)}b${"a".repeat(500_000)}`;
    expect((await judge({ contains: part }, "a".repeat(10 * MEGABYTE))).pass).toBe(false);
  });

  it("finds a long list in its own order and in reverse", async () => {
    const list = Array.from({ length: 5_000 }, (_, index) => index);
    expect(await judge({ contains: list }, list)).toEqual({ pass: true });
    expect(await judge({ contains: list }, list.toReversed())).toEqual({ pass: true });
  });

  it.each(["contains-all", "contains-any"])("searches an array once for all the scalars of %s", async (name) => {
    let reads = 0;
    const items = new Proxy(["a", "b", "c"], {
      get: (list, key) => {
        if (key === "0") reads++;
        return Reflect.get(list, key);
      },
    });
    const needles = Array.from({ length: 2_000 }, (_, index) => `item ${index}`);
    expect((await judge({ [name]: needles }, items)).pass).toBe(false);
    expect(reads).toBeLessThan(10);
    expect(await judge({ [name]: ["a", Number.NaN, 0] }, ["a", Number.NaN, -0])).toEqual({ pass: true });
  });

  it("looks at each part of a value once, however deep the first difference stands", async () => {
    let reads = 0;
    const items = new Proxy([0, 1, 2, 3, 4], {
      get: (list, key) => {
        if (key === "0") reads++;
        return Reflect.get(list, key);
      },
    });
    const inside = (value: unknown) => {
      let around = value;
      for (let level = 0; level < 50; level++) around = { a: around };
      return around;
    };
    const verdict = await judge({ contains: inside([5]) }, inside(items));
    expect(verdict).toMatchObject({ pass: false, path: "/a".repeat(50), expected: [5], note: "no element equals 5" });
    expect(reads).toBeLessThan(10);
  });

  it("stops a slow regular expression, and judges on", async () => {
    await expect(judge({ regex: "\\w{300}!" }, "a".repeat(4 * MEGABYTE))).rejects.toThrow("stopped after 2 s");
    expect(await judge({ regex: "\\w{3}!" }, "aaa!")).toEqual({ pass: true });
    expect(await judge({ regex: "^(a+)+$" }, `${"a".repeat(MEGABYTE)}b`)).toMatchObject({ pass: false });
  });

  it("compiles no regular expression once the time of a job is over", () => {
    beginJob(0);
    try {
      expect(() => compilePattern("a+", [])).toThrow(BudgetExceeded);
    } finally {
      endJob();
    }
    expect(compilePattern("a+", [])().isMatch("aa")).toBe(true);
  });

  it("reads lone surrogates and every kind of value as text", async () => {
    expect((await judge({ regex: "a.$" }, "a\ud800")).pass).toBe(true);
    expect((await judge({ regex: '^\\{"a":\\[1,null\\]\\}$' }, { a: [1, null] })).pass).toBe(true);
  });

  it("lists at most 20 schema errors, and one for a large value", async () => {
    const schema = { items: { type: "string" } };
    expect(
      (
        await judge(
          { schema },
          Array.from({ length: 100 }, () => 1),
        )
      ).errors,
    ).toHaveLength(20);
    expect(
      (
        await judge(
          { schema },
          Array.from({ length: 100_000 }, () => 1),
        )
      ).errors,
    ).toHaveLength(1);
  });

  it.each([500, 2_000, 4_000])("judges by a schema of %i properties", async (count) => {
    const names = Array.from({ length: count }, (_, index) => `p${index}`);
    const schema = { properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])) };
    expect((await judge({ schema }, { p0: "x" })).pass).toBe(true);
    expect((await judge({ schema }, { [`p${count - 1}`]: 1 })).errors).toHaveLength(1);
  });

  it("takes the time before it out of the budget", () => {
    beginJob(50);
    try {
      expect(() =>
        withinBudget(() => {
          for (;;);
        }),
      ).toThrow(BudgetExceeded);
      expect(() => withinBudget(() => 1)).toThrow(BudgetExceeded);
      expect(() => judgeInTime(checkTime)).toThrow(BudgetExceeded);
    } finally {
      endJob();
    }
    expect(withinBudget(() => 1)).toBe(1);
    expect(judgeInTime(checkTime)).toBe(undefined);
  });

  it("gives back what watched work gives, and its errors", () => {
    expect(withinBudget(() => withinBudget(() => 5) + 1)).toBe(6);
    expect(() => withinBudget(() => JSON.parse("{"))).toThrow(SyntaxError);
    expect(() =>
      withinBudget(() => {
        for (;;);
      }, 20),
    ).toThrow(BudgetExceeded);
  });

  it("previews any value in a line", () => {
    expect(preview(hideValue({ a: [1, "x"], "b\n": null }))).toBe('{"a":[1,"x"],"b\\n":null}');
    expect(preview(hideValue(deep(10_000, 1)))).toBe("[[[[[…]]]]]");
    expect(preview(Array.from({ length: MEGABYTE }, () => 1)).length).toBeLessThan(140);
    expect(preview(hide("a".repeat(MEGABYTE))).length).toBeLessThan(140);
  });
});
