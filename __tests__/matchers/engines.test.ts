import { describe, expect, it } from "vitest";
import { hide } from "../../src/core/redaction/redacted.js";
import { stringDiff } from "../../src/matchers/diff/string-diff.js";
import { compileSchema } from "../../src/matchers/engines/json-schema.js";
import { check } from "../../src/matchers/engines/json-schema-formats.js";
import { compileSecond, secondErrors } from "../../src/matchers/engines/json-schema-second.js";
import { isData, isUndecided, needsSecond } from "../../src/matchers/engines/json-schema-traits.js";
import { createSqlParser } from "../../src/matchers/engines/sql-parser.js";
import { MatcherError } from "../../src/matchers/types.js";
import { BudgetExceeded, withinBudget } from "../../src/matchers/worker/budget.js";
import { compileError, judge } from "./judge.js";

describe("formats", () => {
  it.each([
    ["no-such-format", "anything", true],
    ["toString", "anything", true],
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
  ])("%s of %j", (name, text, passes) => expect(check(name)(text)).toBe(passes));
});

describe("errors of the second validator", () => {
  const error = (keywordLocation: string, instanceLocation = "#/a") => ({ keywordLocation, instanceLocation });

  it.each([
    ["#/properties/a/minLength", 'must pass "minLength"'],
    ["#/prefixItems/10", 'must pass "prefixItems"'],
    ["#/properties/2x", 'must pass "2x"'],
    ["#/properties/x2", 'must pass "x2"'],
    ["#", "no value is valid here"],
    ["#/properties/a/type", "expected string or null, got integer"],
  ])("%s: %s", (place, message) => {
    const validate = Object.assign(() => false, { errors: [error(place)] });
    const schema = { properties: { a: { type: ["string", "null"] } } };
    expect(secondErrors(validate, schema, { a: 1 })).toEqual([
      { instance_path: "/a", schema_path: place.slice(1), message },
    ]);
  });

  it("are none of a valid value", () => {
    expect(secondErrors(() => true, {}, 1)).toEqual([]);
  });

  it.each([
    ["nothing that the pointer names", { properties: {} }, 'must pass "type"'],
    ["a type that is not in the schema itself", {}, 'must pass "type"'],
    ["a value that is not there", { properties: { a: { type: "string" } } }, "expected string, got none"],
  ])("say what they can of %s", (_, schema, message) => {
    const validate = Object.assign(() => false, { errors: [error("#/properties/a/type", "#/b")] });
    expect(secondErrors(validate, schema, "a text")).toEqual([
      { instance_path: "/b", schema_path: "/properties/a/type", message },
    ]);
  });
});

describe("the second validator", () => {
  it("lists all errors, or stops at the first", () => {
    const schema = { properties: { a: { type: "string" }, b: { type: "string" } } };
    for (const [allErrors, paths] of [
      [true, ["/a", "/b"]],
      [false, ["/a"]],
    ] as const) {
      const validate = compileSecond(schema, false, allErrors);
      expect(validate({ a: 1, b: 2 })).toBe(false);
      expect(secondErrors(validate, schema, { a: 1, b: 2 }).map((one) => one.instance_path)).toEqual(paths);
      expect(validate({ a: "" })).toBe(true);
    }
  });

  it("knows the formats of the first, and takes what has one that nobody knows", () => {
    const schema = { properties: { a: { format: "idn-email" }, b: [{ format: "nobody knows" }] } };
    const validate = compileSecond({ properties: { a: schema.properties.a, b: schema.properties.b[0] } }, false, true);
    expect(validate({ a: "é@é.test", b: "any" })).toBe(true);
    expect(validate({ a: "é", b: "any" })).toBe(false);
    expect(compileSecond({ anyOf: [{ format: "date" }] }, false, false)("no date")).toBe(false);
  });

  it("reads a schema of its own draft", () => {
    const schema = { items: [{ type: "string" }], additionalItems: false };
    expect(compileSecond(schema, true, false)(["a", 1])).toBe(false);
    expect(() => compileSecond(schema, false, false)).toThrow();
    expect(compileSecond({ default: null, multipleOf: 2 }, false, false)(4)).toBe(true);
  });
});

describe("what a schema has in it", () => {
  it.each([
    ["const", {}, true],
    ["default", {}, true],
    ["enum", [], true],
    ["enum", {}, false],
    ["examples", [], true],
    ["examples", {}, false],
    ["properties", {}, false],
    ["items", [], false],
  ])("%s: %j is data: %j", (key, value, expected) => {
    expect(isData(key, value)).toBe(expected);
  });

  const own = (json: string) => JSON.parse(json) as Record<string, unknown>;

  it.each([
    [{ type: "string" }, false],
    [{ unevaluatedItems: false }, true],
    [{ unevaluatedProperties: true }, true],
    [{ items: { unevaluatedItems: false } }, true],
    [{ allOf: [{}, { unevaluatedProperties: false }] }, true],
    [{ properties: { unevaluatedItems: { type: "string" } } }, false],
    [{ properties: { properties: { properties: { unevaluatedItems: {} } } } }, false],
    [{ properties: { a: { unevaluatedItems: false } } }, true],
    [{ patternProperties: { unevaluatedItems: {} } }, false],
    [{ $defs: { unevaluatedItems: {} } }, false],
    [{ definitions: { unevaluatedItems: {} } }, false],
    [{ dependentSchemas: { unevaluatedItems: {} } }, false],
    [{ dependencies: { unevaluatedItems: {} } }, false],
    [{ const: { unevaluatedItems: false } }, false],
    [{ default: { unevaluatedItems: false } }, false],
    [{ enum: [{ unevaluatedItems: false }] }, false],
    [{ examples: [{ unevaluatedItems: false }] }, false],
    [{ properties: { const: { unevaluatedItems: false } } }, true],
    [{ $dynamicRef: "#a" }, true],
    [{ enum: [] }, true],
    [{ enum: [1] }, false],
    [{ multipleOf: 2 }, true],
    [{ multipleOf: "2" }, false],
    [own('{"properties": {"__proto__": {}}}'), true],
    [own('{"patternProperties": {"__proto__": {}}}'), true],
    [own('{"$defs": {"__proto__": {}}}'), true],
    [own('{"const": {"__proto__": {}}}'), false],
    [{ properties: [] }, false],
  ])("%j is left to the second validator: %j", (schema, expected) => {
    expect(needsSecond(schema, false)).toBe(expected);
  });

  it.each([
    [{ $ref: "#/a", maximum: 0 }, true],
    [{ $ref: "#/a", $schema: "x" }, false],
    [{ $ref: 1, maximum: 0 }, false],
    [{ maximum: 0 }, false],
    [{ items: { $ref: "#/a", maximum: 0 } }, true],
  ])("%j is left to it in draft-07 alone: %j", (schema, expected) => {
    expect(needsSecond(schema, true)).toBe(expected);
    expect(needsSecond(schema, false)).toBe(false);
  });

  it.each([
    [{ $dynamicRef: "#a" }, false],
    [{ $dynamicRef: "#a", $id: "root" }, false],
    [{ $dynamicRef: "#a", unevaluatedItems: false }, true],
    [{ $dynamicRef: "#a", items: { unevaluatedProperties: false } }, true],
    [{ items: { $dynamicRef: "#a" }, unevaluatedProperties: false }, true],
    [{ $dynamicRef: "#a", $defs: { b: { $id: "b" } } }, true],
    [{ $dynamicRef: "#a", properties: { $id: { type: "string" } } }, false],
    [{ $ref: "#a", unevaluatedItems: false }, false],
    [{ $ref: "#a", $defs: { b: { $id: "b" } } }, false],
  ])("%j is judged by neither: %j", (schema, expected) => {
    expect(isUndecided(schema)).toBe(expected);
  });
});

describe("the errors of a value", () => {
  const DRAFT_07 = "http://json-schema.org/draft-07/schema#";

  it.each<[object | boolean, unknown, [instance: string, schema: string, message: string][]]>([
    [{ type: "string" }, 1.5, [["", "/type", "expected string, got number"]]],
    [{ type: ["string", "null"] }, [], [["", "/type", "expected string or null, got array"]]],
    [{ minLength: 2 }, "a", [["", "/minLength", "must NOT have fewer than 2 characters"]]],
    [false, 1, [["", "", "boolean schema is false"]]],
    [{ properties: { a: false } }, { a: 1 }, [["/a", "/properties/a", "boolean schema is false"]]],
    [
      { required: ["a", "b"] },
      {},
      [
        ["", "/required", "must have required property 'a'"],
        ["", "/required", "must have required property 'b'"],
      ],
    ],
    [{ enum: [1] }, 2, [["", "/enum", "must be equal to one of the allowed values"]]],
    [
      { items: { $ref: "#/$defs/a" }, $defs: { a: { type: "null" } } },
      [0],
      [["/0", "/$defs/a/type", "expected null, got integer"]],
    ],
    [{ multipleOf: 2 }, 3, [["", "/multipleOf", 'must pass "multipleOf"']]],
    [
      { multipleOf: 2, minimum: 5 },
      3,
      [
        ["", "/minimum", 'must pass "minimum"'],
        ["", "/multipleOf", 'must pass "multipleOf"'],
      ],
    ],
    [{ $schema: DRAFT_07, type: "string" }, 1, [["", "/type", "expected string, got integer"]]],
    [{ $schema: DRAFT_07.replace("#", ""), type: "string" }, 1, [["", "/type", "expected string, got integer"]]],
    [
      { $schema: DRAFT_07.replace("http:", "https:"), items: [{ const: 1 }], additionalItems: false },
      [1, 2],
      [["", "/additionalItems", "must NOT have more than 1 items"]],
    ],
  ])("of %j", (schema, value, errors) => {
    const found = compileSchema(schema, [])(value);
    expect(found.map((one) => [one.instance_path, one.schema_path, one.message]).sort()).toEqual(errors);
  });

  it("are one if the first is enough", () => {
    const schema = { items: { type: "string" } };
    const first = compileSchema(schema, [], undefined, undefined, "first");
    expect(first([1, 2, "a"])).toHaveLength(1);
    expect(first(["a"])).toEqual([]);
    expect(compileSchema(schema, [])([1, 2, "a"])).toHaveLength(2);
  });

  it("are at most 20, and one of a large value, for the second validator too", () => {
    const schema = { items: { multipleOf: 2 } };
    const odd = (count: number) => Array.from({ length: count }, () => 1);
    expect(compileSchema(schema, [])(odd(21))).toHaveLength(20);
    expect(compileSchema(schema, [])(odd(20))).toHaveLength(20);
    expect(compileSchema(schema, [])(odd(20_000))).toHaveLength(1);
  });
});

describe("what is no schema", () => {
  it.each<[unknown, object]>([
    ["text", { title: "Not a JSON Schema", path: ["schema"], fix: "Write a JSON Schema, such as `{type: object}`." }],
    [
      { $schema: "https://example.test/a#" },
      {
        title: "Unknown JSON Schema dialect",
        path: ["schema", "$schema"],
        description: '`$schema` is "https://example.test/a#".',
        fix: "Write https://json-schema.org/draft/2020-12/schema, http://json-schema.org/draft-07/schema#, or leave $schema out.",
      },
    ],
    [
      { allOf: [{}, { $ref: "other.json" }] },
      {
        title: "SchemaExternalRef",
        description: '`$ref: "other.json"` leads out of the schema, and schemas are never fetched.',
        fix: "Put the schema under `$defs` and refer to it by `#/$defs/name`.",
        path: ["schema", "allOf", 1, "$ref"],
      },
    ],
    [{ $dynamicRef: "other.json#a" }, { title: "SchemaExternalRef", path: ["schema", "$dynamicRef"] }],
    [{ $schema: "http://json-schema.org/draft#-07/schema" }, { title: "Unknown JSON Schema dialect" }],
    [{ $schema: "see https://json-schema.org/draft-07/schema" }, { title: "Unknown JSON Schema dialect" }],
    [{ $ref: "#/$defs/nowhere" }, { fix: "Correct the schema.", path: ["schema"] }],
    [
      { $dynamicRef: "#a", unevaluatedItems: false },
      { title: "SchemaUnsupported", fix: "Write `$ref` if the target is fixed.", path: ["schema"] },
    ],
    [
      { unevaluatedItems: 5 },
      {
        title: expect.stringMatching(/^Bad JSON Schema: /),
        description: expect.stringMatching(/[^.]\.$/),
        fix: "Correct the schema.",
      },
    ],
  ])("%j", async (schema, members) => {
    const error = await compileError({ schema });
    expect(error).toBeInstanceOf(MatcherError);
    expect(error).toMatchObject(members);
  });
});

describe("SQL", () => {
  it("is parsed one text after the other, by a parser that is replaced when it has grown large", () => {
    const { parse, isWorn } = createSqlParser();
    expect(parse("SELECT 1")).toBeUndefined();
    expect(parse("SELEC 1")).toMatch(/^Expected: an SQL statement, found: SELEC/);
    expect(parse("SELECT 'é")).toContain("Unterminated string literal");
    expect(parse("SELECT 'é'")).toBeUndefined();
    expect(isWorn()).toBe(false);
    parse(`SELECT ${"1,".repeat(130_000)}1`);
    expect(isWorn()).toBe(true);
  });
});

describe("an invalid schema", () => {
  it.each([
    [{ type: "strin" }, "there is no type `strin`: write"],
    [{ properties: { a: { type: "x" } } }, "there is no type `x`: write"],
    [{ minLength: -1 }, "`/minLength` must be >= 0"],
    [{ minLength: "a", maxLength: "b" }, "`/maxLength` must be integer"],
    [{ required: [1] }, "`/required/0` must be string"],
    [{ type: 5 }, "`/type` must be equal to one of the allowed values"],
    [{ properties: 5 }, "`/properties` must be object"],
  ])("%j: %s", async (schema, text) => {
    const error = await compileError({ schema });
    expect(error).toMatchObject({ description: expect.stringContaining(text) });
    expect(error).toMatchObject({ description: expect.not.stringMatching(/data\/|schema is invalid|, data/) });
  });
});

describe("CEL", () => {
  it("knows functions by their qualified names", async () => {
    expect(await judge({ cel: 'strings.quote(value) == "\\"a\\""' }, "a")).toEqual({ pass: true });
    expect(await compileError({ cel: "other.quote(value)" })).toBeInstanceOf(Error);
    expect(await compileError({ cel: "quoted(value)" })).toMatchObject({
      description: expect.stringContaining("quoted()"),
    });
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

describe("a budget", () => {
  it.each([
    Object.assign(new Error("a"), { code: "ENOENT" }),
    new Error("b"),
    "c",
    { code: "ERR_SCRIPT_EXECUTION_TIMEOUT" },
  ])("passes on what the work throws: %s", (thrown) => {
    let caught: unknown;
    try {
      withinBudget(() => {
        throw thrown;
      });
    } catch (error) {
      caught = error;
    }
    expect(caught).toBe(thrown);
    expect(caught).not.toBeInstanceOf(BudgetExceeded);
  });
});

describe("a diff of strings", () => {
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
  expect(await compileError({ levenshtein: { value: "a".repeat(100_001), max: 1 } })).toMatchObject({
    description: "The value has 100001 characters; at most 100000 are compared.",
  });
});
