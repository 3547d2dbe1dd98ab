import { describe, expect, it } from "vitest";
import { hide } from "../../src/core/redaction/redacted.js";
import { stringDiff } from "../../src/matchers/diff/string-diff.js";
import { check } from "../../src/matchers/engines/json-schema-formats.js";
import { secondErrors } from "../../src/matchers/engines/json-schema-second.js";
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
});

describe("an invalid schema", () => {
  it.each([
    [{ type: "strin" }, "there is no type `strin`: write"],
    [{ properties: { a: { type: "x" } } }, "there is no type `x`: write"],
    [{ minLength: -1 }, "`/minLength` must be >= 0"],
    [{ minLength: "a", maxLength: "b" }, "`/maxLength` must be integer"],
    [{ required: [1] }, "`/required/0` must be string"],
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
