import { describe, expect, it } from "vitest";
import { loadMatchers, matcherNames } from "../../src/matchers/compile.js";
import { needsSecond } from "../../src/matchers/engines/json-schema-traits.js";
import { MatcherError } from "../../src/matchers/types.js";
import { CASES } from "./cases.js";
import { compileError, judge } from "./judge.js";

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
  "a judge without a rubric": { "llm-judge": { threshold: 0.5 } },
  "a judge with a threshold above 1": { "llm-judge": { rubric: "good", threshold: 7 } },
  "a jury without jurors": { "llm-jury": { rubric: "good", jurors: [] } },
  "a factuality with a query": { factuality: { query: "what?" } },
  "a judge with a prototype's name": { "llm-judge": { rubric: "good", constructor: 1 } },
  "a similar without a model": { similar: { value: "a", threshold: 0.8 } },
  ...Object.assign({}, ...Object.values(CASES).map(({ wrong }) => wrong)),
};

describe("matchers that cannot be compiled", () => {
  it("are reported with place and fix", async () => {
    const report: Record<string, unknown> = {};
    for (const [name, matcher] of Object.entries(wrong)) {
      const error = await compileError(matcher);
      expect(error, name).toBeInstanceOf(MatcherError);
      if (!(error instanceof MatcherError)) continue;
      report[name] = { path: error.path, title: error.title, description: error.description, fix: error.fix };
    }
    await expect(`${JSON.stringify(report, null, 2)}\n`).toMatchFileSnapshot("../golden/matchers/errors.json");
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

  it("compiles nothing that it was not given", async () => {
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
