import { describe, expect, it } from "vitest";
import { isClosed, withUnexpected } from "../../src/conformance/calls/invalid.js";
import { findTexts } from "../../src/conformance/calls/pattern-texts.js";
import { Random } from "../../src/conformance/calls/random.js";
import {
  flatten,
  itemsOf,
  lookUp,
  objectOf,
  propertiesOf,
  requiredOf,
  resolveRefs,
  typesOf,
} from "../../src/conformance/calls/schema.js";
import { shownPath, sitesOf, without, withValue } from "../../src/conformance/calls/sites.js";
import { smallerValues } from "../../src/conformance/calls/smaller.js";
import { randomValue, sampleOf } from "../../src/conformance/calls/valid.js";
import { fuzzInputs, validityOf } from "../../src/conformance/rules/fuzz/inputs.js";
import { patternTexts } from "../../src/engine/judge/schema-port.js";
import { collected } from "../support/collected.js";

const ALL = ["array", "boolean", "null", "number", "object", "string"];
const text = { type: "string" };

describe("the types that a schema accepts", () => {
  it.each<[unknown, string[]]>([
    [{}, ALL],
    [true, ALL],
    [false, []],
    [{ type: "string" }, ["string"]],
    [{ type: "integer" }, ["number"]],
    [{ type: ["integer", "null"] }, ["null", "number"]],
    [{ type: "unknown" }, []],
    [{ enum: ["a", 1, null, [], {}] }, ["array", "null", "number", "object", "string"]],
    [{ const: true }, ["boolean"]],
    [{ const: null }, ["null"]],
    [{ type: "string", enum: [1] }, []],
    [{ anyOf: [{ type: "string" }, { type: "null" }] }, ["null", "string"]],
    [{ oneOf: [{ type: "array" }] }, ["array"]],
    [{ allOf: [{ type: ["string", "null"] }, { type: ["string", "number"] }] }, ["string"]],
    [{ type: "string", nullable: true }, ["null", "string"]],
    [{ type: "string", nullable: "true" }, ["string"]],
    [{ $ref: "#/$defs/a" }, ["boolean"]],
    [{ $ref: "#/$defs/none" }, ALL],
    [{ anyOf: [{ anyOf: [{ type: "null" }] }, { $ref: "#/$defs/a" }] }, ["boolean", "null"]],
  ])("%j", (schema, types) => {
    expect([...typesOf(schema, { $defs: { a: { type: "boolean" } } })].toSorted()).toEqual(types);
  });
});

describe("a reference", () => {
  const root = {
    $defs: { a: text, "b/c": { type: "null" }, "d e": { type: "array" }, f: { $ref: "#/$defs/a" } },
    list: [text],
  };
  it.each<[string, unknown]>([
    ["#", root],
    ["#/$defs/a", text],
    ["#/$defs/b~1c", { type: "null" }],
    ["#/$defs/d%20e", { type: "array" }],
    ["#/list/0", text],
    ["#/$defs/none", undefined],
    ["#/$defs/a/type/x", undefined],
    ["#/constructor", undefined],
    ["#a", undefined],
    ["other.json#/a", undefined],
    ["#/%", undefined],
  ])("%s", (reference, found) => {
    expect(lookUp(reference, root)).toEqual(found);
  });

  it("is followed, up to 64 in a row", () => {
    expect(resolveRefs({ $ref: "#/$defs/f" }, root)).toEqual(text);
    expect(resolveRefs("text", root)).toEqual({});
    const chain = (length: number) =>
      Object.fromEntries(
        Array.from({ length }, (_, at) => [`a${at}`, at === length - 1 ? text : { $ref: `#/a${at + 1}` }]),
      );
    expect(resolveRefs({ $ref: "#/a0" }, chain(64))).toEqual(text);
    expect(resolveRefs({ $ref: "#/a0" }, chain(65))).toEqual({});
  });
});

describe("the object and the items behind a schema", () => {
  const object = { properties: { a: text } };
  it.each<[unknown, unknown]>([
    [object, object],
    [{ anyOf: [text, object] }, object],
    [{ oneOf: [{ allOf: [object] }] }, object],
    [{ type: "object" }, undefined],
    [{ properties: 1 }, undefined],
    [{ anyOf: "x" }, undefined],
  ])("an object: %j", (schema, found) => {
    expect(objectOf(schema, schema)).toEqual(found);
  });

  it.each<[unknown, unknown]>([
    [{ items: text }, text],
    [{ anyOf: [{ type: "null" }, { items: text }] }, text],
    [{ items: true }, undefined],
    [{}, undefined],
  ])("items: %j", (schema, found) => {
    expect(itemsOf(schema, schema)).toEqual(found);
  });

  it("have names", () => {
    expect(propertiesOf(object)).toEqual([["a", text]]);
    expect(propertiesOf({ properties: [] })).toEqual([]);
    expect(requiredOf({ required: ["a", 1] })).toEqual(["a"]);
    expect(requiredOf({ required: "a" })).toEqual([]);
  });

  it.each<[unknown, boolean]>([
    [{ additionalProperties: false }, true],
    [{ unevaluatedProperties: false }, true],
    [{ $ref: "#/a", a: { additionalProperties: false } }, true],
    [{ additionalProperties: {} }, false],
    [{}, false],
    [undefined, false],
  ])("are closed: %j is %s", (schema, closed) => {
    expect(isClosed(schema)).toBe(closed);
  });
});

describe("a value that a schema is likely to take", () => {
  it.each<[unknown, unknown]>([
    [{ type: "string" }, "text"],
    [{ type: "string", minLength: 6 }, "textxx"],
    [{ type: "string", maxLength: 2 }, "te"],
    [{ type: "string", minLength: -1, maxLength: -1 }, ""],
    [{ type: "string", format: "date" }, "2026-01-01"],
    [{ type: "string", format: "unknown" }, "text"],
    [{ type: "string", format: "uuid", pattern: "^a$" }, "a"],
    [{ type: "string", format: "date", pattern: "^[0-9-]{10}$" }, "2026-01-01"],
    [{ type: "string", format: "uuid", pattern: "^[" }, "text"],
    [{ type: "string", pattern: "^ab{2}c$" }, "abbc"],
    [{ type: "string", pattern: "^[" }, "text"],
    [{ type: "boolean" }, true],
    [{ type: "null" }, null],
    [{ anyOf: [{ type: "null" }] }, null],
    [{ oneOf: [{ $ref: "#/$defs/none" }], $defs: { none: { type: "null" } } }, null],
    [{ type: "number" }, 1],
    [{ type: "integer", minimum: 5 }, 5],
    [{ type: "integer", exclusiveMinimum: 5 }, 6],
    [{ type: "integer", maximum: -5 }, -5],
    [{ type: "integer", exclusiveMaximum: -5 }, -6],
    [{ type: "number", exclusiveMinimum: 2, exclusiveMaximum: 3 }, 2.5],
    [{ type: "number", multipleOf: 7 }, 7],
    [{ type: "number", multipleOf: 7, minimum: 8 }, 14],
    [{ type: "number", multipleOf: 7, minimum: 7, exclusiveMinimum: 7 }, 14],
    [{ type: "number", multipleOf: 7, maximum: 6, minimum: -6 }, 0],
    [{ type: "integer", minimum: 0.5, maximum: 0.7 }, 1],
    [{ type: "array" }, []],
    [{ type: "array", minItems: 2, items: { type: "boolean" } }, [true, true]],
    [{ type: "array", minItems: 2, prefixItems: [{ type: "null" }], items: { type: "boolean" } }, [null, true]],
    [{ type: "array", minItems: 99, items: { type: "null" } }, Array.from({ length: 20 }, () => null)],
    [{ type: "object" }, {}],
    [
      { type: "object", required: ["a", "b"], properties: { a: { type: "boolean" }, c: text } },
      { a: true, b: "text" },
    ],
    [{ required: ["a"] }, { a: "text" }],
    [{ properties: { a: text } }, {}],
    [{}, "text"],
    [{ const: 5 }, 5],
    [{ const: 5, examples: [6] }, 5],
    [{ examples: [6, 7], default: 8 }, 6],
    [{ example: 7, default: 8 }, 7],
    [{ default: 8, enum: [9] }, 9],
    [{ type: "integer", default: "8", minimum: 3 }, 3],
    [{ examples: [7], minimum: { toString: 1, valueOf: 1 } }, 7],
    [{ examples: [-7], minimum: null }, -7],
    [{ type: "string", default: "long", maxLength: 3 }, "tex"],
    [{ type: "integer", default: 8.5, examples: [99], maximum: 10 }, 1],
    [{ default: null, enum: [9] }, 9],
    [{ enum: [9, 10] }, 9],
    [{ type: ["null", "boolean"] }, true],
    [{ anyOf: [{ type: "null" }, { type: "boolean" }] }, true],
    [{ oneOf: [{ const: 3 }, { const: 4 }] }, 3],
    [
      {
        type: "object",
        required: ["a"],
        properties: { a: text },
        allOf: [{ required: ["b"], properties: { b: { type: "null" } } }],
      },
      { a: "text", b: null },
    ],
    [{ $ref: "#/$defs/a", $defs: { a: { const: 1 } } }, 1],
  ])("%j", async (schema, value) => {
    await findTexts(schema, patternTexts);
    expect(sampleOf(schema, schema)).toEqual(value);
  });

  it("ends in a schema that refers to itself", () => {
    const root = { type: "object", required: ["next"], properties: { next: { $ref: "#" } } };
    expect(JSON.stringify(sampleOf(root, root)).length).toBeLessThan(200);
    const self = { $ref: "#" };
    const wide = { type: "object", required: ["a", "b", "c"], properties: { a: self, b: self, c: self } };
    expect(JSON.stringify(sampleOf(wide, wide)).length).toBeLessThan(30_000);
  });

  const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, i) => make(i));
  const named = <T>(count: number, make: (index: number) => T) =>
    Object.fromEntries(times(count, (i) => [`p${i}`, make(i)]));
  const requiring = (count: number, schema: object) => {
    const properties = named(count, () => schema);
    return { properties, required: Object.keys(properties) };
  };
  const all = times(20, () => ({ $ref: "#" }));
  const layers = (key: string) => ({
    ...{ type: "object", [key]: [{ $ref: "#/$defs/p0" }], required: ["a"], properties: { a: { $ref: "#/$defs/p0" } } },
    $defs: named(40, (i) => ({ [key]: times(20, () => ({ $ref: `#/$defs/p${i + 1}` })) })),
  });

  it.each<[string, Record<string, unknown>]>([
    ["has layers of allOf", layers("allOf")],
    ["has layers of anyOf", layers("anyOf")],
    ["has layers of oneOf", layers("oneOf")],
    ["is twenty times all of itself", { type: "object", allOf: all }],
    ["is itself in every way", { type: "object", allOf: all, anyOf: all, oneOf: all }],
    ["has itself as twenty properties", requiring(20, { $ref: "#" })],
    ["has lists of lists", { type: "array", minItems: 20, items: { $ref: "#" } }],
    [
      "has a long chain of parts",
      { $ref: "#/$defs/p0", $defs: named(5_000, (i) => ({ allOf: [{ $ref: `#/$defs/p${i + 1}` }] })) },
    ],
    ["requires 50,000 texts", { type: "object", ...requiring(50_000, text) }],
    ["requires itself 50,000 times", requiring(50_000, { $ref: "#" })],
    [
      "has a large enum in many places",
      { properties: named(1_000, () => ({ $ref: "#/$defs/e" })), $defs: { e: { enum: times(50_000, String) } } },
    ],
  ])("ends for a schema that %s", async (_, inputSchema) => {
    const accepts = async () => true;
    const inputs = await collected(fuzzInputs({ name: "t", inputSchema }, { seed: 1, runs: 10, accepts }));
    expect(JSON.stringify(inputs).length).toBeLessThan(30_000_000);
    expect(typesOf(inputSchema, inputSchema).size).toBeGreaterThan(0);
  });

  it("is of one branch, with what all require", () => {
    const schema = {
      title: "t",
      allOf: [{ required: ["a"], properties: { a: text } }, { required: ["a", "b"] }],
      anyOf: [{ type: "null" }, { title: "u", properties: { c: text } }],
    };
    expect(flatten(schema, schema)).toEqual({ title: "u", required: ["a", "b"], properties: { a: text, c: text } });
    expect(flatten({ oneOf: [{ const: 1 }, { const: 2 }] }, {}, (branches) => branches.at(-1))).toMatchObject({
      const: 2,
    });
  });
});

describe("places in arguments", () => {
  it("are changed in a copy", () => {
    const args = { a: { b: [1, { c: 2 }] }, d: 3 };
    expect(withValue(args, ["a", "b", 1, "c"], 9)).toEqual({ a: { b: [1, { c: 9 }] }, d: 3 });
    expect(withValue(args, ["e", "f"], 9)).toEqual({ ...args, e: { f: 9 } });
    expect(without(args, ["a", "b", 1, "c"])).toEqual({ a: { b: [1, {}] }, d: 3 });
    expect(without(args, ["none"])).toEqual(args);
    expect(Object.keys(withValue({}, ["__proto__"], 1))).toEqual(["__proto__"]);
    expect(args).toEqual({ a: { b: [1, { c: 2 }] }, d: 3 });
    expect(shownPath(["a", 0, "b"])).toBe("`a.0.b`");
  });

  it("are made up around what is nested", () => {
    const schema = {
      properties: {
        a: { type: "object", required: ["b"], properties: { b: text, c: text } },
        list: { type: "array", items: { properties: { d: text } } },
        plain: { type: "array", items: text },
      },
      required: ["a"],
    };
    const { sites, hasMore } = sitesOf(schema, { list: ["x"] });
    expect(hasMore).toBe(false);
    expect(sites.map(({ path, isRequired, base }) => [path.join("."), isRequired, base])).toEqual([
      ["a", true, { list: ["x"] }],
      ["list", false, { list: ["x"] }],
      ["plain", false, { list: ["x"] }],
      ["a.b", true, { list: ["x"], a: { b: "text" } }],
      ["a.c", false, { list: ["x"], a: { b: "text" } }],
      ["list.0.d", false, { list: [{}] }],
    ]);
    expect(sitesOf(schema, { a: { b: "own" } }).sites[3]?.base).toEqual({ a: { b: "own" } });
    expect(sitesOf({}, {})).toEqual({ sites: [], hasMore: false });
  });

  it("leave room for a field that nobody has", () => {
    expect(withUnexpected({ properties: { a: text } }, { a: "x" })).toEqual({
      label: "with the field mcptest_unexpected",
      argument: "mcptest_unexpected",
      args: { a: "x", mcptest_unexpected: true },
    });
    const taken = { anyOf: [{ properties: { mcptest_unexpected: text } }] };
    expect(withUnexpected(taken, { mcptest_unexpected_: 1 }).argument).toBe("mcptest_unexpected__");
  });
});

describe("random values", () => {
  const values = (schema: unknown, full = false) => {
    const random = new Random(1);
    return Array.from({ length: 200 }, () => randomValue(schema, schema, random, full));
  };

  it.each<[string, unknown, (value: unknown) => boolean]>([
    ["a constant", { const: 5 }, (value) => value === 5],
    ["one of an enum", { enum: ["a", "b"] }, (value) => value === "a" || value === "b"],
    ["a boolean", { type: "boolean" }, (value) => typeof value === "boolean"],
    ["null", { type: "null" }, (value) => value === null],
    ["an integer within limits", { type: "integer", minimum: 3, maximum: 9 }, (value) => /^[3-9]$/.test(String(value))],
    [
      "a multiple",
      { type: "number", multipleOf: 5, minimum: 0, maximum: 1_000 },
      (value) => Number(value) % 5 === 0 || value === 1_000,
    ],
    ["a number below a limit", { type: "number", maximum: -3 }, (value) => Number(value) <= -3],
    ["a text of some length", { type: "string", minLength: 30 }, (value) => String(value).length >= 30],
    ["a short text", { type: "string", maxLength: 3 }, (value) => [...String(value)].length <= 3],
    ["a date", { type: "string", format: "date" }, (value) => value === "2026-01-01"],
    ["a text for a pattern", { type: "string", pattern: "^[ab]{3}$" }, (value) => /^[ab]{3}$/.test(String(value))],
    [
      "a short array",
      { type: "array", items: { type: "null" }, minItems: 2, maxItems: 3 },
      (value) => Array.isArray(value) && value.length >= 2 && value.length <= 3 && value.every((item) => item === null),
    ],
    [
      "an array with a prefix",
      { type: "array", prefixItems: [{ const: 1 }], items: { const: 2 }, minItems: 2 },
      (value) => Array.isArray(value) && value[0] === 1 && value.slice(1).every((item) => item === 2),
    ],
    [
      "an object with what it requires",
      { type: "object", required: ["a"], properties: { a: { const: 1 }, b: { const: 2 } } },
      (value) => (value as { a: number }).a === 1,
    ],
    ["a branch that takes more than null", { anyOf: [{ type: "null" }, { const: 1 }] }, (value) => value === 1],
  ])("are %s", async (_, schema, fits) => {
    await findTexts(schema, patternTexts);
    const all = values(schema);
    expect(all.filter((value) => !fits(value))).toEqual([]);
  });

  it.each<[string, unknown, unknown[]]>([
    ["both booleans", { type: "boolean" }, [true, false]],
    ["null, now and then", { type: ["string", "null"], enum: undefined, maxLength: 0 }, [null, ""]],
    ["optional properties, or not", { properties: { a: { const: 1 } } }, [{}, { a: 1 }]],
    ["every branch", { oneOf: [{ const: 1 }, { const: 2 }] }, [1, 2]],
    ["examples, and others", { type: "integer", minimum: 7, maximum: 7, examples: [1], default: 2 }, [1, 2, 7]],
  ])("are %s", (_, schema, wanted) => {
    const all = values(schema).map((value) => JSON.stringify(value));
    for (const value of wanted) expect(all).toContain(JSON.stringify(value));
  });

  it.each<[string, unknown, number[]]>([
    ["the limits, and what is beside and between", { type: "integer", minimum: 10, maximum: 20 }, [10, 11, 15, 20]],
    ["multiples within the limits", { type: "number", multipleOf: 5, minimum: 1, maximum: 30 }, [5, 20, 30]],
    ["numbers above exclusive limits", { type: "number", exclusiveMinimum: 7, exclusiveMaximum: 9 }, [8]],
    ["the highest, and what is below it", { type: "number", maximum: -3 }, [-3, -(2 ** 53)]],
    ["what is near 0, if there are no limits", { type: "integer" }, [0, 1, 2 ** 31]],
  ])("are %s", (_, schema, wanted) => {
    expect(values(schema)).toEqual(expect.arrayContaining(wanted));
  });

  it("are numbers that differ", () => {
    const distinct = (schema: unknown) => new Set(values(schema)).size;
    expect(distinct({ type: "integer", minimum: 100 })).toBeGreaterThan(50);
    expect(distinct({ type: "integer", maximum: 100 })).toBeGreaterThan(20);
    expect(distinct({ type: "number" })).toBeGreaterThan(50);
    for (const value of values({ type: "integer", minimum: 100 })) expect(value).toBeGreaterThanOrEqual(100);
  });

  it("have every property if that is asked for", () => {
    const schema = { properties: { a: { const: 1 }, b: { const: 2 } } };
    expect(new Set(values(schema, true).map((value) => JSON.stringify(value)))).toEqual(new Set(['{"a":1,"b":2}']));
  });

  it("are mostly text where anything goes, and seldom null", () => {
    const all = values({});
    const texts = all.filter((value) => typeof value === "string").length;
    expect(texts).toBeGreaterThan(80);
    expect(texts).toBeLessThan(180);
    const nulls = values({ type: ["boolean", "null"] }).filter((value) => value === null).length;
    expect(nulls).toBeGreaterThan(20);
    expect(nulls).toBeLessThan(90);
  });
});

describe("a seed", () => {
  it("gives the same numbers, others for another name", () => {
    const numbers = (seed: number, name?: string) => {
      const random = new Random(seed, name);
      return Array.from({ length: 20 }, () => random.below(1_000));
    };
    expect(numbers(1)).toEqual(numbers(1));
    expect(numbers(1)).not.toEqual(numbers(2));
    expect(numbers(1, "a")).not.toEqual(numbers(1, "b"));
    for (const number of numbers(3))
      expect([number >= 0, number < 1_000, Number.isInteger(number)]).toEqual([true, true, true]);
  });

  it("gives every number about as often", () => {
    const random = new Random(1);
    const counts = [0, 0, 0, 0];
    for (let at = 0; at < 4_000; at += 1) counts[random.below(4)]! += 1;
    for (const count of counts) expect([count > 850, count < 1_150]).toEqual([true, true]);
  });

  it("shuffles and picks", () => {
    const random = new Random(1);
    const list = [1, 2, 3, 4, 5, 6, 7, 8];
    const shuffled = random.shuffle(list);
    expect(shuffled).not.toEqual(list);
    expect(shuffled.toSorted()).toEqual(list);
    expect(list).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const firsts = new Set(Array.from({ length: 100 }, () => random.shuffle(list)[0]));
    const lasts = new Set(Array.from({ length: 100 }, () => random.shuffle(list).at(-1)));
    expect([firsts.size, lasts.size]).toEqual([8, 8]);
    expect(new Set(Array.from({ length: 100 }, () => random.pick(list))).size).toBe(8);
    expect(() => random.pick([])).toThrow("there is nothing to pick from");
  });
});

describe("smaller values", () => {
  it.each<[unknown, unknown[]]>([
    ["", []],
    ["a", [""]],
    ["abc", ["", "a", "bc", "bc", "ac", "ab"]],
    [
      "abcdefgh",
      [
        ...["", "abcd", "efgh", "abcdef", "abcdefg"],
        ...["bcdefgh", "acdefgh", "abdefgh", "abcefgh", "abcdfgh", "abcdegh", "abcdefh", "abcdefg"],
      ],
    ],
    [0, []],
    [1, [0]],
    [-1, [0, 1]],
    [5, [0, 1, 2]],
    [-5, [0, -1, 5, -2]],
    [0.5, [0, 0]],
    [2.5, [0, 1, 2, 1]],
    [true, [false]],
    [false, []],
    [null, []],
    [[], []],
    [[1], [[], [0]]],
    [
      [true, 0],
      [[], [0], [false, 0], [true]],
    ],
    [
      [1, 2, 3, 4],
      [[], [1, 2], [3, 4]],
    ],
    [{}, []],
    [{ a: true }, [{}, { a: false }]],
    [{ a: true, b: 0 }, [{}, { b: 0 }, { a: true }, { a: false, b: 0 }]],
  ])("of %j", (value, wanted) => {
    const all = [...smallerValues(value)];
    expect(all.slice(0, wanted.length)).toEqual(wanted);
    if (!Array.isArray(value) || value.length < 4) expect(all).toHaveLength(wanted.length);
  });

  it("of what is nested are its parts at half the depth, and one level down", () => {
    const nested = [[[[[]]]]];
    expect([...smallerValues(nested)].slice(0, 3)).toEqual([[], [[]], [[[[]]]]]);
    const deep = { x: { a: { a: { a: {} } } } };
    expect([...smallerValues(deep)]).toContainEqual({ x: { a: {} } });
  });

  it("of long lists and texts are few", () => {
    const list = [...smallerValues(Array.from({ length: 100 }, () => false))];
    expect(list).toHaveLength(1 + 2 + 30);
    expect([...smallerValues("x".repeat(31))].length).toBeLessThan(10);
    expect([...smallerValues("x".repeat(30))].length).toBeGreaterThan(30);
  });
});

describe("the inputs of a fuzzed tool", () => {
  const accepts = async () => true;
  async function labelsOf(property: unknown, runs = 400) {
    const inputSchema = { type: "object", properties: { a: property } };
    const inputs = await collected(fuzzInputs({ name: "t", inputSchema }, { seed: 1, runs, accepts }));
    return new Map(inputs.map(({ label, args, argument }) => [label, { args, argument }]));
  }

  const TEXTS = {
    ...{ empty: "", "of 2 characters": "xx", "of 1 characters": "x", "of 4 characters": "xxxx" },
    ...{ "of 5 characters": "xxxxx", "that breaks its pattern or format": "mcptest \u0000 none" },
    ...{ "of 255 characters": "x".repeat(255), "with NUL": "a\u0000b", null: null, "of type number": 12_345 },
  };
  const NUMBERS = { 0: 0, 9: 9, 10: 10, "that is not an integer": 1.5, 4294967296: 4_294_967_296 };
  const LISTS = { "without items": [], "of 1 items": [1], "of 2 items": [1, 1], "of 3 items": [1, 1, 1] };
  it.each<[of: string, property: unknown, wanted: Record<string, unknown>]>([
    ["a text", { type: "string", minLength: 2, maxLength: 4, pattern: "^x*$" }, TEXTS],
    ["a number", { type: "integer", minimum: 1, maximum: 9 }, NUMBERS],
    ["an exclusive limit", { type: "number", exclusiveMinimum: 5, exclusiveMaximum: 8 }, { 5: 5, 4: 4, 8: 8, 9: 9 }],
    ["an array", { type: "array", items: { const: 1 }, minItems: 1, maxItems: 2 }, LISTS],
    ["an enum", { enum: ["x", "y"] }, { "that is not one of its values": "mcptest_none" }],
  ])("go to the limits of %s", async (_, property, wanted) => {
    const inputs = await labelsOf(property);
    const made = [...inputs.values()].map(({ args }) => JSON.stringify(args));
    for (const [label, value] of Object.entries(wanted)) {
      expect(made).toContain(JSON.stringify({ a: value }));
      // Of two inputs that are alike, the first is sent.
      const input = inputs.get(`\`a\` ${label}`);
      if (input) expect([label, input]).toEqual([label, { args: { a: value }, argument: "`a`" }]);
    }
  });

  it("are large, and deep", async () => {
    const array = await labelsOf({ type: "array", items: { const: 1 } });
    expect(array.get("`a` of 10000 items")?.args).toHaveProperty("a.length", 10_000);
    expect(JSON.stringify(array.get("`a` nested 500 levels deep")?.args)).toBe(
      `{"a":${"[".repeat(501)}${"]".repeat(501)}}`,
    );
    const object = await labelsOf({ type: "object" });
    expect(JSON.stringify(object.get("`a` nested 500 levels deep")?.args)).toContain('{"a":'.repeat(500));
  });

  it("have fields that languages know", async () => {
    const inputs = await labelsOf({ type: "null" });
    for (const name of ["__proto__", "constructor", "toString", "", "a.b", "$ref", "\u0000"]) {
      const input = inputs.get(`with the field ${JSON.stringify(name)}`);
      expect(input?.argument).toBe(name);
      expect(Object.hasOwn(input?.args as object, name)).toBe(true);
    }
  });

  it("may be no object at all", async () => {
    const inputs = await labelsOf({ type: "null" });
    const kinds = ["null", "that are an array", "that are a string", "that are a number", "that are a boolean"];
    const labels = ["no arguments", ...kinds.map((kind) => `arguments ${kind}`)];
    expect(labels.map((label) => inputs.get(label)?.args)).toEqual([undefined, null, [], "mcptest", 5, true]);
  });

  it("do not go to limits that make no sense", async () => {
    const labels = [...(await labelsOf({ type: "string", minLength: -3, maxLength: 1e9 })).keys()];
    expect(labels.filter((label) => /of (-\d+|\d{10,}|999999999|100000000\d) characters/.test(label))).toEqual([]);
    const empty = [...(await labelsOf({ type: "string", minLength: 0 })).keys()];
    expect(empty.filter((label) => label.includes("-1"))).toEqual([]);
  });

  it.each<[unknown, boolean, unknown]>([
    [{ a: 1 }, true, { a: 1 }],
    [undefined, true, {}],
    [null, false, undefined],
    [[], false, undefined],
    ["x", false, undefined],
  ])("are valid by the schema: %j", async (args, valid, asked) => {
    let seen: unknown;
    const check = async (value: unknown) => {
      seen = value;
      return true;
    };
    expect(await validityOf(args, check)).toBe(valid);
    expect(seen).toEqual(asked);
  });

  it("are as many as were asked for, or all that there are", async () => {
    expect((await labelsOf({ type: "string" }, 1)).size).toBe(1);
    const inputSchema = { type: "object", additionalProperties: false };
    const inputs = await collected(fuzzInputs({ name: "t", inputSchema }, { seed: 1, runs: 500, accepts }));
    expect(inputs.length).toBeLessThan(60);
    expect(inputs.length).toBeGreaterThan(10);
    expect(inputs[0]).toMatchObject({ label: "the smallest valid arguments", args: {} });
  });
});
