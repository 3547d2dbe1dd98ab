import { describe, expect, it } from "vitest";
import { loadMatchers, matcherNames } from "../../src/matchers/compile.js";
import { needsSecond } from "../../src/matchers/engines/json-schema-traits.js";
import { MatcherError } from "../../src/matchers/types.js";
import { compileError, judge } from "./judge.js";

let tooDeep: unknown = {};
for (let level = 1; level < 65; level++) tooDeep = { not: tooDeep };

/** Matchers of every way to be wrong. */
const wrong: Record<string, unknown> = {
  "no object": "exact",
  "no key": {},
  "two keys": { exact: 1, contains: 2 },
  "an unknown name": { exactly: 1 },
  "an old name": { equals: 1 },
  "the old name length": { length: 2 },
  "a prototype's name": { constructor: 1 },
  "a snapshot key that leaves its folder": { snapshot: "../secrets" },
  "a snapshot key with a drive": { snapshot: { name: "C:\\x" } },
  "a snapshot key that is a device": { snapshot: "tools/NUL.json" },
  "a snapshot key that is too long for a file": { snapshot: "日".repeat(67) },
  "an absolute snapshot key": { snapshot: "/etc/passwd" },
  "an unknown snapshot setting": { snapshot: { name: "a", ignored: [] } },
  "a bad target to ignore": { snapshot: { name: "a", ignore: ["a..b"] } },
  "a bad pattern to normalise": { snapshot: { name: "a", normalise: [{ regex: "(", to: "" }] } },
  "an unknown normalisation": { snapshot: { name: "a", normalise: ["dates"] } },
  "a levenshtein without max": { levenshtein: { value: "a" } },
  "a negative max": { levenshtein: { value: "a", max: -1 } },
  "a fractional max": { levenshtein: { value: "a", max: 1.5 } },
  "a levenshtein of a number": { levenshtein: { value: 5, max: 1 } },
  "an is-xml with another member": { "is-xml": { roots: "a" } },
  "an is-sql with a dialect": { "is-sql": "mysql" },
  "a cel that cannot be parsed": { cel: "value ==" },
  "a cel with an unknown name": { cel: "vlaue == 1" },
  "a cel with an unknown function": { cel: "[1].all(x, nothing(x))" },
  "a cel that is not a string": { cel: true },
  "a judge without a rubric": { "llm-judge": { threshold: 0.5 } },
  "a judge with a threshold above 1": { "llm-judge": { rubric: "good", threshold: 7 } },
  "a jury without jurors": { "llm-jury": { rubric: "good", jurors: [] } },
  "a factuality with a query": { factuality: { query: "what?" } },
  "a judge with a prototype's name": { "llm-judge": { rubric: "good", constructor: 1 } },
  "a similar without a model": { similar: { value: "a", threshold: 0.8 } },
  "a schema that no validator judges rightly": {
    schema: { $dynamicRef: "#x", unevaluatedProperties: false, $defs: { x: { $dynamicAnchor: "x" } } },
  },
  "an empty contains-all": { "contains-all": [] },
  "a contains-any without a list": { "contains-any": "a" },
  "an icontains without text": { icontains: 5 },
  "a starts-with without text": { "starts-with": null },
  "a bad pattern": { regex: "a(b" },
  "a pattern that needs backtracking": { regex: "(?=a)" },
  "a pattern that grows too large": { regex: "\\w{3000}" },
  "a pattern that is not a string": { regex: 5 },
  "a schema that is a list": { schema: [] },
  "a schema with a wrong keyword": { schema: { type: "objekt" } },
  "a schema with a bad pattern": { schema: { pattern: "(" } },
  "an external $ref": { schema: { properties: { $ref: { $ref: "https://example.com/schema.json" } } } },
  "a relative $ref": { schema: { allOf: [{ $ref: "other.json#/a" }] } },
  "an external $ref under a key named const": { schema: { properties: { const: { $ref: "other.json" } } } },
  "a $ref to nothing": { schema: { $ref: "#/$defs/nowhere" } },
  "a schema that is too deep": { schema: tooDeep },
  "an unknown dialect": { schema: { $schema: "http://json-schema.org/draft-04/schema#" } },
  "an is-json with another argument": { "is-json": { type: "object" } },
  "an is-json with a bad schema": { "is-json": { schema: { $ref: "x" } } },
  "an empty anyOf": { anyOf: [] },
  "an allOf without a list": { allOf: { exact: 1 } },
  "a snapshot inside not": { not: { snapshot: "key" } },
  "a judge deep inside": { allOf: [{ exact: 1 }, { not: { oneOf: [{ "llm-judge": { rubric: "good" } }] } }] },
  "a bad pattern deep inside": { anyOf: [{ exact: 1 }, { not: { regex: "(" } }] },
};

describe("matchers that cannot be compiled", () => {
  it("are reported with place and fix", async () => {
    const told: Record<string, unknown> = {};
    for (const [name, matcher] of Object.entries(wrong)) {
      const error = await compileError(matcher);
      expect(error, name).toBeInstanceOf(MatcherError);
      if (!(error instanceof MatcherError)) continue;
      told[name] = { path: error.path, title: error.title, description: error.description, fix: error.fix };
    }
    await expect(`${JSON.stringify(told, null, 2)}\n`).toMatchFileSnapshot("../golden/matchers/errors.json");
  });

  it("are none at the limits", async () => {
    let deepest: unknown = {};
    for (let level = 1; level < 64; level++) deepest = { not: deepest };
    expect(await compileError({ schema: deepest })).toBeUndefined();
    expect(
      await compileError({ schema: { enum: [{ $ref: "x" }], const: { $ref: "x" }, default: { $ref: "x" } } }),
    ).toBeUndefined();
    expect(await compileError({ schema: { $ref: "#/$defs/a", $defs: { a: {} } } })).toBeUndefined();
    expect(await compileError({ "contains-any": [] })).toBeUndefined();
    const names = Array.from({ length: 200_000 }, (_, index) => `name ${index}`);
    expect(needsSecond({ required: names }, false)).toBe(false);
    expect(await compileError({ snapshot: `${"é".repeat(100)}/console` })).toBeUndefined();
  });
});

describe("loading", () => {
  it("names every matcher inside a matcher", () => {
    const matcher = {
      allOf: [{ not: { regex: "a" } }, { anyOf: [{ exact: { contains: 1 } }, { oneOf: [{ schema: true }] }] }],
    };
    expect(matcherNames(matcher)).toEqual(["allOf", "not", "regex", "anyOf", "exact", "oneOf", "schema"]);
    expect(matcherNames("exact")).toEqual([]);
  });

  it("compiles nothing that it was not told of", async () => {
    const compile = await loadMatchers(["exact"]);
    expect(() => compile({ contains: 1 })).toThrow("loadMatchers did not load contains");
  });

  it("gives the name with the judge", async () => {
    const compile = await loadMatchers(["exact"]);
    expect(compile({ exact: 1 }).name).toBe("exact");
  });
});

describe("an absent value", () => {
  it("fails whatever the matcher, but for exact: null", async () => {
    expect(await judge({ exact: null }, undefined)).toEqual({ pass: true });
    for (const matcher of [{ not: { exact: 1 } }, { schema: true }, { contains: null }, { anyOf: [{ exact: null }] }]) {
      expect(await judge(matcher, undefined)).toMatchObject({ pass: false, note: "there is no value" });
    }
  });
});
