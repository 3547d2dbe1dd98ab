import { describe, expect, it } from "vitest";
import { hide, hideValue } from "../../src/core/redaction/redacted.js";
import { loadMatchers } from "../../src/matchers/compile.js";
import { stringDiff } from "../../src/matchers/diff/string-diff.js";
import { preview } from "../../src/matchers/diff/structural-diff.js";
import { compilePattern } from "../../src/matchers/engines/patterns.js";
import { withTimeLimit } from "../../src/matchers/kinds/contains.js";
import { SuiteFault } from "../../src/matchers/types.js";
import {
  checkTime,
  compileInTime,
  handOverToThread,
  judgeInTime,
  LimitExceeded,
  runWatched,
} from "../../src/matchers/worker/limit.js";
import { asJob, attempt, deep, judge } from "./judge.js";

const MEGABYTE = 1_000_000;

function endless(): never {
  for (;;);
}

describe("limits", () => {
  it("judges values nested 10,000 deep", async () => {
    expect(await judge({ exact: deep(10_000, 1) }, deep(10_000, 1))).toEqual({ pass: true });
    expect((await judge({ exact: deep(10_000, 1) }, deep(10_000, 2))).pass).toBe(false);
    expect((await judge({ exact: deep(400, 1) }, deep(400, 2))).path).toBe("/0".repeat(400));
    expect((await judge({ contains: 1 }, deep(10_000, 1))).pass).toBe(false);
    expect(await judge({ contains: deep(500, { a: 1 }) }, deep(500, { a: 1, b: 2 }))).toEqual({ pass: true });
    expect((await judge({ "contains-all": [1] }, deep(10_000, 1))).pass).toBe(false);
    expect((await judge({ icontains: "a" }, deep(10_000, "a"))).pass).toBe(false);
    expect((await judge({ schema: { type: "string" } }, deep(10_000, 1))).pass).toBe(false);
    await expect(judge({ regex: "a" }, deep(100_000, "a"))).rejects.toThrow(SuiteFault);
    await expect(judge({ contains: deep(100_000, 1) }, deep(100_000, 2))).rejects.toThrow("nested too deeply");
    const schema = { $ref: "#/$defs/a", $defs: { a: { items: { $ref: "#/$defs/a" } } } };
    await expect(judge({ schema }, deep(100_000, 1))).rejects.toThrow("nested too deeply");
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

  /** A list that counts how often its first item is read. */
  function counted(list: unknown[]) {
    const seen = { reads: 0 };
    const items = new Proxy(list, {
      get: (items, key) => {
        if (key === "0") seen.reads++;
        return Reflect.get(items, key);
      },
    });
    return { items, seen };
  }

  it.each(["contains-all", "contains-any"])("searches an array once for all the scalars of %s", async (name) => {
    const { items, seen } = counted(["a", "b", "c"]);
    const needles = Array.from({ length: 2_000 }, (_, index) => `item ${index}`);
    expect((await judge({ [name]: needles }, items)).pass).toBe(false);
    expect(seen.reads).toBeLessThan(10);
    expect(await judge({ [name]: ["a", Number.NaN, 0] }, ["a", Number.NaN, -0])).toEqual({ pass: true });
  });

  it("looks at each part of a value once, however deep the first difference stands", async () => {
    const { items, seen } = counted([0, 1, 2, 3, 4]);
    const inside = (value: unknown) =>
      Array(50)
        .fill("a")
        .reduce((around, key) => ({ [key]: around }), value);
    const verdict = await judge({ contains: inside([5]) }, inside(items));
    expect(verdict).toMatchObject({ pass: false, path: "/a".repeat(50), expected: [5], note: "no element equals 5" });
    expect(seen.reads).toBeLessThan(10);
  });

  it("stops a slow regular expression, and judges on", async () => {
    await expect(judge({ regex: "\\w{300}!" }, "a".repeat(4 * MEGABYTE))).rejects.toThrow("stopped after 2 s");
    expect(await judge({ regex: "\\w{3}!" }, "aaa!")).toEqual({ pass: true });
    expect(await judge({ regex: "^(a+)+$" }, `${"a".repeat(MEGABYTE)}b`)).toMatchObject({ pass: false });
  });

  it("compiles no regular expression once the time of a job is over", () => {
    asJob(0, () => expect(() => compilePattern("a+", [])).toThrow(LimitExceeded));
    expect(compilePattern("a+", []).isMatch("aa")).toBe(true);
  });

  it("reads lone surrogates and every kind of value as text", async () => {
    expect((await judge({ regex: "a.$" }, "a\ud800")).pass).toBe(true);
    expect((await judge({ regex: '^\\{"a":\\[1,null\\]\\}$' }, { a: [1, null] })).pass).toBe(true);
  });

  it("lists at most 20 schema errors, and one for a large value", async () => {
    const schema = { items: { type: "string" } };
    expect((await judge({ schema }, Array(100).fill(1))).errors).toHaveLength(20);
    expect((await judge({ schema }, Array(100_000).fill(1))).errors).toHaveLength(1);
  });

  it.each([500, 2_000])("judges by a schema of %i properties", async (count) => {
    const names = Array.from({ length: count }, (_, index) => `p${index}`);
    const schema = { properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])) };
    expect((await judge({ schema }, { p0: "x" })).pass).toBe(true);
    expect((await judge({ schema }, { [`p${count - 1}`]: 1 })).errors).toHaveLength(1);
  });

  it("gives all that is in a judgement one budget", () => {
    asJob(50, () => {
      expect(() => runWatched(endless)).toThrow(LimitExceeded);
      expect(() => runWatched(() => 1)).toThrow(LimitExceeded);
      expect(() => compileInTime(() => 1)).toThrow(LimitExceeded);
      expect(() => judgeInTime(checkTime)).toThrow(LimitExceeded);
    });
    expect(runWatched(() => 1)).toBe(1);
    expect(judgeInTime(checkTime)).toBe(undefined);
  });

  it("has no thread to leave work to unless one is named", () => {
    expect(handOverToThread()).toBeUndefined();
    expect(runWatched(() => 5)).toBe(5);
    const stopped = asJob(20, () => attempt(() => runWatched(endless)));
    expect(stopped).toBeInstanceOf(LimitExceeded);
    expect(stopped).toMatchObject({ message: "out of time" });
    const many = () => {
      for (;;) checkTime();
    };
    expect(asJob(20, () => attempt(() => judgeInTime(many)))).toBeInstanceOf(LimitExceeded);
  });

  it("lets what is inside a judgement take no more time than the judgement", () => {
    asJob(20, () => {
      const inner = () => judgeInTime(() => judgeInTime(endlessly));
      const endlessly = () => {
        for (;;) checkTime();
      };
      expect(attempt(inner)).toBeInstanceOf(LimitExceeded);
    });
    expect(judgeInTime(() => judgeInTime(() => 5) + 1)).toBe(6);
    expect(() => judgeInTime(() => JSON.parse("{"))).toThrow(SyntaxError);
  });

  it("compiles within the time of a job, and reports what compiling throws", () => {
    expect(compileInTime(() => 5)).toBe(5);
    expect(() => compileInTime(() => JSON.parse("{"))).toThrow(SyntaxError);
    expect(asJob(20, () => attempt(() => compileInTime(endless)))).toBeInstanceOf(LimitExceeded);
  });

  it("watches a judge if the value is large, as its weight says", () => {
    const slow = withTimeLimit("slow", 1_000, (value) =>
      value === "small" || value === 5 ? { pass: true } : endless(),
    );
    expect([slow("small"), slow(5)]).toEqual([{ pass: true }, { pass: true }]);
    expect(asJob(20, () => attempt(() => slow(Array(500).fill(1))))).toMatchObject({
      name: "SuiteFault",
      message: "`slow` was stopped after 2 s",
      fix: "Select a smaller part of the response with the target, or search for fewer items.",
    });
    const broken = withTimeLimit("broken", 1_000, () => JSON.parse("{"));
    for (const value of [5, Array(500).fill(1)]) expect(() => broken(value)).toThrow(SyntaxError);
    const judged = withTimeLimit("sound", 1_000, (value) => ({ pass: Array.isArray(value) }) as { pass: true });
    expect(judged(Array(500).fill(1))).toEqual({ pass: true });
  });

  it("stops a composition of many matchers", async () => {
    const matcher = { anyOf: Array.from({ length: 1_000 }, () => ({ exact: 1 })) };
    const compile = await loadMatchers(["anyOf", "exact"]);
    const { judge: judged } = compile(matcher);
    expect(asJob(1e-6, () => attempt(() => judged(2)))).toMatchObject({
      name: "SuiteFault",
      message: "`anyOf` was stopped after 2 s",
      fix: "List fewer matchers, or select a smaller part with the target.",
    });
  });

  it("reports a schema that takes too long, when it is compiled and when a value is judged", async () => {
    const fix =
      "Make the schema simpler (patterns, uniqueItems and nested anyOf are slow), or select a smaller part with the target.";
    const compile = await loadMatchers(["schema"]);
    for (const schema of [{ type: "string" }, { multipleOf: 2 }]) {
      expect(asJob(1e-6, () => attempt(() => compile({ schema })))).toMatchObject({
        title: "SchemaValidationTimedOut",
        description: "validation did not finish within 2 s",
        fix,
        path: ["schema"],
      });
    }
    const { judge: judged } = compile({ schema: { pattern: "a" } });
    expect(asJob(1e-6, () => attempt(() => judged("a")))).toMatchObject({
      name: "SuiteFault",
      message: "SchemaValidationTimedOut: validation did not finish within 2 s",
      fix,
    });
    expect(judged("a")).toEqual({ pass: true });
  });

  it.each([
    Object.assign(new Error("a"), { code: "ENOENT" }),
    new SyntaxError("b"),
    "c",
    { code: "ERR_SCRIPT_EXECUTION_TIMEOUT" },
  ])("passes on what watched work throws: %s", (thrown) => {
    const work = () => {
      throw thrown;
    };
    expect(attempt(() => runWatched(work))).toBe(thrown);
    expect(attempt(() => compileInTime(work))).toBe(thrown);
  });

  it("watches work inside watched work", () => {
    expect(runWatched(() => runWatched(() => 5) + 1)).toBe(6);
  });

  it("previews any value in a line", () => {
    expect(preview(hideValue({ a: [1, "x"], "b\n": null }))).toBe('{"a":[1,"x"],"b\\n":null}');
    expect(preview(hideValue(deep(10_000, 1)))).toBe("[[[[[…]]]]]");
    expect(preview(Array.from({ length: MEGABYTE }, () => 1)).length).toBeLessThan(140);
    expect(preview(hide("a".repeat(MEGABYTE))).length).toBeLessThan(140);
  });
});
