import { describe, expect, it } from "vitest";
import {
  canonicalJson,
  isObject,
  jsonError,
  pointerKey,
  pointerKeys,
  pointerStep,
  typeName,
} from "../../src/core/json/json.js";
import { inMiB, LIMITS, weightOf } from "../../src/core/limits.js";
import { modelName } from "../../src/rules/models.js";

describe("the type of a value", () => {
  it.each([
    [undefined, "none"],
    [null, "null"],
    [[], "array"],
    [{}, "object"],
    ["", "string"],
    [false, "boolean"],
    [2, "integer"],
    [2.5, "number"],
    [Number.POSITIVE_INFINITY, "number"],
  ])("of %j is %s", (value, name) => {
    expect(typeName(value)).toBe(name);
    expect(isObject(value)).toBe(name === "object");
  });
});

describe("JSON that is the same for equal values", () => {
  it.each([
    [{ b: 1, a: { d: [], c: null } }, '{"a":{"c":null,"d":[]},"b":1}'],
    [[{ b: 1, a: 2 }, "x\n", 1.5, true], '[{"a":2,"b":1},"x\\n",1.5,true]'],
    [{ a: undefined, b: 1 }, '{"b":1}'],
    [[undefined, 1], "[null,1]"],
    [undefined, "null"],
    [{ 'a"': 1 }, '{"a\\"":1}'],
    [{}, "{}"],
  ])("of %j is %s", (value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });
});

describe("why a text is not JSON", () => {
  it("is said by the parser, without a line", () => {
    expect(jsonError('{"a": 1}')).toBe("");
    expect(jsonError("{a}")).toMatch(/^Expected property name/);
    expect(jsonError("[1,\n2")).not.toMatch(/\(line/);
  });
});

describe("JSON pointers", () => {
  it.each([
    ["a", "a"],
    ["a/b", "a~1b"],
    ["a~b", "a~0b"],
    ["~1", "~01"],
    ["/~/~", "~1~0~1~0"],
    ["", ""],
  ])("write the key %s as %s, and read it again", (key, step) => {
    expect(pointerStep(key)).toBe(step);
    expect(pointerKey(step)).toBe(key);
  });

  it("are the keys from the root on", () => {
    expect(pointerStep(3)).toBe("3");
    expect(pointerKeys("")).toEqual([]);
    expect(pointerKeys("/")).toEqual([""]);
    expect(pointerKeys("/a~1b/0/c")).toEqual(["a/b", "0", "c"]);
  });
});

describe("the weight of a value", () => {
  it.each([
    [null, 16],
    [5, 16],
    ["", 16],
    ["abc", 19],
    [[], 56],
    [{}, 56],
    [[1, "ab"], 56 + 16 + 18],
    [{ ab: 1, c: "d" }, 56 + 2 + 16 + 1 + 17],
    [[[], { a: [] }], 56 + 56 + 56 + 1 + 56],
  ])("of %j is %i", (value, weight) => {
    expect(weightOf(value)).toBe(weight);
  });

  it("is counted no further than asked", () => {
    const counted = weightOf([["x".repeat(1_000)], ["y".repeat(1_000)]], 200);
    expect(counted).toBeGreaterThan(200);
    expect(counted).toBeLessThan(2_000);
    expect(weightOf([[["x".repeat(1_000)]]], 3 * 56)).toBe(3 * 56 + 16 + 1_000);
    expect(weightOf([[["x".repeat(1_000)]]], 3 * 56 - 1)).toBe(3 * 56);
  });
});

it.each([
  [1_048_576, "1 MiB"],
  [1_572_864, "1.5 MiB"],
  [1_100_000, "1 MiB"],
  [10 * 1_048_576 + 104_858, "10.1 MiB"],
  [LIMITS.frame, "16 MiB"],
  [0, "0 MiB"],
])("%i bytes are %s", (bytes, text) => {
  expect(inMiB(bytes)).toBe(text);
});

it("a model is named by its id, and by its provider if that is one of the suite", () => {
  expect(modelName({ id: "gpt-5" })).toBe("gpt-5");
  expect(modelName({ provider: "local", id: "gpt-5" })).toBe("local/gpt-5");
});
