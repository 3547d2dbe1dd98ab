import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hide } from "../../src/core/redaction/redacted.js";
import { stringDiff } from "../../src/matchers/diff/string-diff.js";
import { compileSchema } from "../../src/matchers/engines/json-schema.js";
import { endLimit, startLimit } from "../../src/matchers/worker/limit.js";
import { compileError, judge } from "./judge.js";

describe("formats", () => {
  it.each([
    ["no-such-format", "anything", true],
    ["date", "2026-02-30", false],
    ["date", "2026-02-28", true],
    ["iri", "http://é.test/", true],
    ["iri", "http://\ud800.test/", false],
    ["idn-email", "é@é.test", true],
    ["idn-hostname", "é.test", true],
    ["idn-hostname", "é .test", false],
    ["uuid", "no", false],
    ["uuid", "8c7a7a1c-3f8e-4ad2-9b7e-0d8a3c4e5f60", true],
    ["iri-reference", "../é?ü#ö", true],
    ["iri-reference", "a b", false],
    ["idn-email", "é", false],
    ["email", "é@é.test", false],
    ["time", "25:00:00Z", false],
    ["time", "23:00:00Z", true],
    ["regex", "(", false],
    ["regex", "a+", true],
  ])("%s of %j", (name, text, passes) =>
    expect(compileSchema({ format: name }, [])(text)).toHaveLength(passes ? 0 : 1),
  );
});

const DRAFT_07 = "http://json-schema.org/draft-07/schema#";

describe("schemas that ajv alone would judge otherwise", () => {
  it.each([
    [{ multipleOf: 0.1 }, 0.3, true],
    [{ multipleOf: 0.01 }, 19.99, true],
    [{ multipleOf: 0.01 }, 19.995, false],
    [{ multipleOf: 0.01 }, -0.07, true],
    [{ multipleOf: 2 }, 0, true],
    [{ multipleOf: 2 }, 3, false],
    [{ multipleOf: 2 }, "3", true],
    [{ multipleOf: 1e-8 }, 12391239123, true],
    [{ multipleOf: 1e-8 }, 1.5e-8, false],
    [{ multipleOf: 0.123456789 }, 1e308, false],
    [{ multipleOf: 1e300 }, 1e308, true],
    [{ enum: [] }, null, false],
    [{ properties: { a: { enum: [] } } }, {}, true],
    [{ $schema: DRAFT_07, definitions: { a: true }, $ref: "#/definitions/a", maximum: 0 }, 1, true],
    [{ $defs: { a: true }, $ref: "#/$defs/a", maximum: 0 }, 1, false],
  ])("%j takes %j: %j", (schema, value, passes) => {
    expect(compileSchema(schema, [])(value)).toHaveLength(passes ? 0 : 1);
  });

  const own = (json: string) => JSON.parse(json) as object;

  it.each([
    [{ $dynamicRef: "#a" }, "`$dynamicRef`"],
    [{ items: { $dynamicRef: "#a" } }, "`$dynamicRef`"],
    [own('{"properties": {"__proto__": {}}}'), "A property named `__proto__`"],
    [own('{"items": {"patternProperties": {"__proto__": {}}}}'), "A property named `__proto__`"],
    [{ properties: { default: { $dynamicRef: "#a" } } }, "`$dynamicRef`"],
    [{ unevaluatedItems: false, contains: { const: 1 } }, "`unevaluated…`"],
    [{ unevaluatedItems: false, anyOf: [{ items: true }] }, "`unevaluated…`"],
    [{ unevaluatedItems: false, allOf: [{ items: true }] }, "`unevaluated…`"],
    [{ unevaluatedProperties: false, if: { properties: { a: true } } }, "`unevaluated…`"],
    [{ unevaluatedProperties: false, allOf: [{ allOf: [{ anyOf: [true] }] }] }, "`unevaluated…`"],
    [{ unevaluatedProperties: false, $ref: "#/$defs/a", $defs: { a: { oneOf: [true] } } }, "`unevaluated…`"],
    [{ unevaluatedProperties: false, $ref: "#a", $defs: { a: { $anchor: "a" } } }, "`unevaluated…`"],
  ])("%j is refused", (schema, what) => {
    const error = { title: "SchemaUnsupported", description: expect.stringContaining(what), path: ["schema"] };
    expect(() => compileSchema(schema, ["schema"])).toThrow(expect.objectContaining(error));
  });

  it("says how to do without what is refused", () => {
    const fix = "Leave it out of the schema.";
    expect(() => compileSchema(own('{"properties": {"__proto__": {}}}'), [])).toThrow(expect.objectContaining({ fix }));
  });

  it.each([
    { contains: { const: 1 }, items: true, if: true },
    { unevaluatedItems: false, prefixItems: [{ anyOf: [true] }] },
    { unevaluatedProperties: false, properties: { a: { anyOf: [true] }, anyOf: true } },
    { unevaluatedProperties: false, allOf: [{ $ref: "#/$defs/a" }], $defs: { a: { properties: {} }, b: { if: true } } },
    { $defs: { a: { $ref: "#/$defs/a", unevaluatedProperties: false } } },
    { const: { $dynamicRef: "#a" }, default: own('{"__proto__": 1}') },
    { enum: [{ $dynamicRef: "#a" }], examples: [{ $ref: "other.json" }] },
  ])("%j is not", (schema) => {
    expect(() => compileSchema(schema, [])).not.toThrow();
  });
});

describe("the errors of a value", () => {
  // Each error: the place in the value, the place in the schema, and the message.
  it.each<[object | boolean, unknown, string[]]>([
    [{ type: "string" }, 1.5, [" /type expected string, got number"]],
    [{ type: ["string", "null"] }, [], [" /type expected string or null, got array"]],
    [{ minLength: 2 }, "a", [" /minLength must NOT have fewer than 2 characters"]],
    [false, 1, ["  boolean schema is false"]],
    [{ properties: { a: false } }, { a: 1 }, ["/a /properties/a boolean schema is false"]],
    [{ required: ["a", "b"] }, {}, ["a", "b"].map((name) => ` /required must have required property '${name}'`)],
    [{ enum: [1] }, 2, [" /enum must be equal to one of the allowed values"]],
    [
      { items: { $ref: "#/$defs/a" }, $defs: { a: { type: "null" } } },
      [0],
      ["/0 /$defs/a/type expected null, got integer"],
    ],
    [{ multipleOf: 2 }, 3, [" /multipleOf must be multiple of 2"]],
    [{ multipleOf: 2, minimum: 5 }, 3, [" /minimum must be >= 5", " /multipleOf must be multiple of 2"]],
    [{ $schema: DRAFT_07, type: "string" }, 1, [" /type expected string, got integer"]],
    [{ $schema: DRAFT_07.replace("#", ""), type: "string" }, 1, [" /type expected string, got integer"]],
    [
      { $schema: DRAFT_07.replace("http:", "https:"), items: [{ const: 1 }], additionalItems: false },
      [1, 2],
      [" /additionalItems must NOT have more than 1 items"],
    ],
  ])("of %j", (schema, value, errors) => {
    const found = compileSchema(schema, [])(value);
    expect(found.map((one) => `${one.instance_path} ${one.schema_path} ${one.message}`).sort()).toEqual(errors);
  });

  it("are one if the first is enough", () => {
    const schema = { items: { type: "string" } };
    const first = compileSchema(schema, [], undefined, "first");
    expect(first([1, 2, "a"])).toHaveLength(1);
    expect(first(["a"])).toEqual([]);
    expect(compileSchema(schema, [])([1, 2, "a"])).toHaveLength(2);
  });

  it("are at most 20, and one of a large value", () => {
    const schema = { items: { multipleOf: 2 } };
    const odd = (count: number) => Array.from({ length: count }, () => 1);
    expect(compileSchema(schema, [])(odd(21))).toHaveLength(20);
    expect(compileSchema(schema, [])(odd(20))).toHaveLength(20);
    expect(compileSchema(schema, [])(odd(20_000))).toHaveLength(1);
  });
});

describe("SQL", () => {
  // A machine that does other work takes its time.
  beforeEach(() => startLimit(60_000));
  afterEach(endLimit);

  it("is parsed one text after the other, also after one for which the parser grew large", async () => {
    const noteOf = async (text: string) => (await judge({ "is-sql": null }, text)).note;
    expect(await noteOf("SELECT 1")).toBeUndefined();
    expect(await noteOf("SELEC 1")).toMatch(/^is not SQL: Expected: an SQL statement, found: SELEC/);
    expect(await noteOf("SELECT 'é")).toContain("Unterminated string literal");
    expect(await noteOf(`SELECT ${"1,".repeat(130_000)}1`)).toBeUndefined();
    expect(await noteOf("SELECT 'é'")).toBeUndefined();
    expect(await noteOf("/* -- */ ; /* /* */ x */ -- y /*\n")).toBe("there is no statement");
    expect(await noteOf("/* -- */ SELECT 1 -- y")).toBeUndefined();
  });
});

describe("CEL", () => {
  it("knows functions by their qualified names", async () => {
    expect(await judge({ cel: 'strings.quote(value) == "\\"a\\""' }, "a")).toEqual({ pass: true });
    expect(await compileError({ cel: "other.quote(value)" })).toBeInstanceOf(Error);
    const description = expect.stringContaining("quoted()");
    expect(await compileError({ cel: "quoted(value)" })).toMatchObject({ description });
  });

  it.each([
    ["nobody", "nobody"],
    ["value.a[nobody]", "nobody"],
    ["nobody.a.b", "nobody"],
    ["[1, nobody]", "nobody"],
    ["[[nobody]]", "nobody"],
    ["{'a': nobody}", "nobody"],
    ["{nobody: 1}", "nobody"],
    ["value.map(x, y)", "y"],
    ["value.all(x, x > y)", "y"],
    ["nobody.exists(x, x == 1)", "nobody"],
    ["value ? nobody : 1", "nobody"],
    ["size(nobody)", "nobody"],
    ["nobody.size()", "nobody"],
    ["value.nobody()", "nobody()"],
    ["nobody(1)", "nobody()"],
    ["size(nobody(1))", "nobody()"],
    ["-nobody == 1", "nobody"],
  ])("has no name in %s that stands for nothing", async (cel, name) => {
    expect(await compileError({ cel })).toMatchObject({ description: expect.stringContaining(`\`${name}\``) });
  });

  it.each([
    "value.nobody == 1",
    "has(value.nobody)",
    "value.map(x, x + 1) == []",
    "value.exists(x, [x].exists(y, y == x))",
    "{'a': [value]}.a == []",
    "type(value) == int || type(value) == map",
    "google.protobuf.Timestamp{seconds: 1} == value",
    "dyn(value) == null_type || bool(true) || uint(1) == 1u",
  ])("knows every name in %s", async (cel) => {
    expect(await compileError({ cel })).toBeUndefined();
  });
});

describe("a diff of strings", () => {
  it.each([
    ["one  two\nthree", "one two\nthree", "-one··two⏎\n+one·two⏎"],
    ["a\tb", "a b", "-a→b\n+a·b"],
    ["a\r\n", "a\n", "-a␍⏎\n+a⏎"],
    ["a\u00a0b", "a b", "-a\\u00a0b\n+a·b"],
    ["end", "end\n", "-end\n+end⏎"],
  ])("shows the line if only blanks differ: %j, %j", (a, b, shown) => {
    expect(stringDiff(hide(a), hide(b))).toBe(shown);
  });

  it.each([
    ["😀", "😁"],
    ["a😀b", "a😁b"],
    ["", "😀"],
    ["ab", "cd"],
  ])("cuts no character in half: %j, %j", (a, b) => {
    const text = `${stringDiff(hide(a), hide(b))}`;
    expect(text).not.toMatch(/\p{Surrogate}/u);
    for (const character of `${a}${b}`)
      if (!a.includes(character) || !b.includes(character)) expect(text).toContain(character);
  });
});

it("levenshtein compares texts up to its limit", async () => {
  expect(await compileError({ levenshtein: { value: "a".repeat(100_000), max: 1 } })).toBeUndefined();
  const description = "The value has 100001 characters; at most 100000 are compared.";
  expect(await compileError({ levenshtein: { value: "a".repeat(100_001), max: 1 } })).toMatchObject({ description });
});
