import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { hide } from "../../src/core/redaction/redacted.js";
import { loadMatchers, matcherNames } from "../../src/matchers/compile.js";
import { toVerdict, wrongType } from "../../src/matchers/kind.js";
import { snapshotFile } from "../../src/matchers/snapshot-key.js";
import { GraderFault, MatcherError, NeedsModel, SuiteFault, titleWith } from "../../src/matchers/types.js";
import { textToJudge } from "../../src/matchers/values.js";
import { CASES } from "./cases.js";
import { compileError, deep, judge } from "./judge.js";

const rubric = "Names the city.";
const juror = { model: "m" };
const noModels: unknown[] = [
  ...["", 5, {}, ["m"], { id: "" }, { id: 5 }, { model: "m" }, { id: "m", key: "k" }, { provider: "p" }],
  ...["", null].map((provider) => ({ id: "m", provider })),
];
const noJurors: unknown[] = [
  ...[null, [], [5], [juror, {}], [juror, { id: "n" }], [{ model: "m", id: "m" }], [{ model: "" }]],
  ...[[{ model: "m", provider: 1 }], { 0: juror, length: 1 }, "x".repeat(200)],
];
const noSchemas: unknown[] = [
  ...["text", { allOf: [{}, { $ref: "other.json" }] }, { $ref: "#/$defs/nowhere" }, { unevaluatedItems: 5 }],
  ...["https://example.test/a#", "http://json-schema.org/draft#-07/schema"].map(($schema) => ({ $schema })),
  ...[
    { $schema: "see https://json-schema.org/draft-07/schema" },
    { $dynamicRef: "other.json#a" },
    { $dynamicRef: "#a" },
  ],
  ...[{ type: "strin" }, { properties: { a: { type: "x" } } }, { minLength: -1 }, { minLength: "a", maxLength: "b" }],
  ...[{ required: [1] }, { type: 5 }, { properties: 5 }],
];
/** Matchers that are their own names. */
const unnamed: unknown[] = [
  ...[5, "Names it.", { threshold: 1 }, { rubric: "" }, { rubric: 5 }, { rubric: null }, { rubric, quorum: 1 }],
  ...[-0.1, 1.1, Number.NaN, null, "high"].map((threshold) => ({ rubric, threshold })),
  ...[{ rubric, toString: 1 }, ...noModels.map((model) => ({ rubric, model }))],
].map((argument) => ({ "llm-judge": argument }));
unnamed.push(
  ...noJurors.map((jurors) => ({ "llm-jury": { rubric, jurors } })),
  ...[{ model: "m" }, { threshold: 2, model: "m" }].map((more) => ({ similar: { value: "v", ...more } })),
  { factuality: { reference: 1 } },
  { "answer-relevance": { query: "q", reference: "r" } },
  { "context-faithfulness": {} },
  ...noSchemas.map((schema) => ({ schema })),
);

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
  ...Object.fromEntries(
    unnamed.map((matcher) => [inspect(matcher, { depth: 9, breakLength: 999, compact: true }), matcher]),
  ),
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
    const data = { $ref: "x" };
    expect(await compileError({ schema: { enum: [data], const: data, default: data } })).toBeUndefined();
    expect(await compileError({ schema: { $ref: "#/$defs/a", $defs: { a: {} } } })).toBeUndefined();
    expect(await compileError({ "contains-any": [] })).toBeUndefined();
    const names = Array.from({ length: 50_000 }, (_, index) => `name ${index}`);
    expect(await compileError({ schema: { required: names.slice(20_000) } })).toBeUndefined();
    expect(await compileError({ schema: { required: names } })).toMatchObject({ title: "SchemaTooLarge" });
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

describe("a matcher of several keys", () => {
  it("is shown by its first ten", async () => {
    const names = (count: number) => Array.from({ length: count }, (_, index) => `key${index}`);
    const wrong = Object.fromEntries(names(12).map((name) => [name, 1]));
    const description = `There are 12: ${names(10).join(", ")}.`;
    expect(await compileError(wrong)).toMatchObject({ description, path: [] });
  });

  it("is found by its path inside others", async () => {
    const path = ["allOf", 1, "not", "anyOf", 0];
    expect(await compileError({ allOf: [{ exact: 1 }, { not: { anyOf: [{}] } }] })).toMatchObject({ path });
    expect(await compileError({ allOf: [{ exact: 1 }, { not: { anyOf: ["exact"] } }] })).toMatchObject({ path });
    const unloaded = await loadMatchers(["not"]);
    expect(() => unloaded({ not: { exact: 1 } })).toThrow("loadMatchers did not load exact");
  });
});

it("an unknown name is quoted up to 100 characters", async () => {
  const title = `Unknown matcher \`${"x".repeat(100)}\``;
  expect(await compileError({ ["x".repeat(101)]: 1 })).toMatchObject({ title });
});

describe("a value that is not there", () => {
  it.each([
    [{ contains: 1 }, 1],
    [{ exact: undefined }, undefined],
    ...["anyOf", "allOf", "oneOf"].map((name) => Array(2).fill({ [name]: [{ exact: 1 }] })),
    Array(2).fill({ not: { exact: 1 } }),
  ])("is explained by what %j expects", async (matcher, expected) => {
    expect(await judge(matcher, undefined)).toEqual({ pass: false, expected, note: "there is no value" });
  });

  it("is null for exact: null, which other values are not", async () => {
    expect(await judge({ exact: null }, null)).toEqual({ pass: true });
    expect(await judge({ exact: null }, 0)).toMatchObject({ pass: false, expected: null, actual: 0 });
    expect(await judge({ not: { exact: null } }, undefined)).toMatchObject({ pass: false });
  });
});

describe("a value that cannot be judged", () => {
  it("is one that is nested too deeply, and says what to do", async () => {
    await expect(judge({ contains: deep(100_000, 1) }, deep(100_000, 2))).rejects.toMatchObject({
      name: "SuiteFault",
      message: "The value is nested too deeply to be judged",
      fix: "Select a part of it with the target.",
      rule: "SUITE-FAULT",
    });
    expect(() => textToJudge(deep(100_000, 1))).toThrow(
      expect.objectContaining({
        name: "SuiteFault",
        message: "The value is nested too deeply or too large to be read as text",
        fix: "Select the string that this matcher should read with the target.",
      }),
    );
  });

  it("is not one whose own code throws", async () => {
    const broken = {
      get a() {
        throw new TypeError("broken");
      },
    };
    await expect(judge({ contains: { a: 1 } }, broken)).rejects.toThrow(new TypeError("broken"));
    expect(() => textToJudge(1n)).toThrow(TypeError);
    expect(textToJudge("a")).toBe("a");
    expect(textToJudge({ a: [1] })).toBe('{"a":[1]}');
  });

  it("is of a type that the matcher does not read", () => {
    expect(toVerdict(wrongType("regex", "a text", { regex: "a" }, null))).toEqual({
      pass: false,
      expected: { regex: "a" },
      actual: null,
      note: "`regex` reads a text; the value is of type null",
    });
  });
});

describe("errors", () => {
  it.each([
    ["it failed", "Title: it failed"],
    ["it failed.", "Title: it failed"],
    ["it failed:", "Title: it failed"],
    ["  it  failed\n  at a place", "Title: it failed"],
    ["first\nerror: what is wrong.\nerror: again", "Title: what is wrong"],
    ["error: a.b: c", "Title: a.b: c"],
    ["the error: of it", "Title: the error: of it"],
    ["x".repeat(161), `Title: ${"x".repeat(160)}`],
    ["", "Title: "],
  ])("have titles with their reason: %j", (detail, title) => {
    expect(titleWith("Title", detail)).toBe(title);
  });

  it("have names and rules of their own", () => {
    const error = new MatcherError("Title", "What.", "Fix.", ["a"]);
    expect(error).toMatchObject({ name: "MatcherError", message: "Title: What." });
    expect(new SuiteFault(hide("What"), "Fix.")).toMatchObject({ name: "SuiteFault", rule: "SUITE-FAULT" });
    expect(new GraderFault(hide("What"), "Fix.")).toMatchObject({ rule: "EVAL-JUDGE", message: "What", fix: "Fix." });
    expect(new NeedsModel(hide("What"))).toMatchObject({ message: "What" });
  });
});

describe("the file of a snapshot", () => {
  it.each<readonly [key: string, file: string]>([
    ...["a", "com", "com10", "nullable", "tools/echo", "a.b/c", "a b"].map((key) => [key, `${key}.json`] as const),
    ...["a.txt", "a.b/c.md", "v1.2"].map((key) => [key, key] as const),
    ["x".repeat(200), `${"x".repeat(200)}.json`],
  ])("of %s is %s", (key, file) => {
    expect(snapshotFile(key, [])).toBe(file);
  });

  it.each([
    ...'/a a/ a//b . .. a/../b .hidden a/.hidden a. a\\b a:b a* a? a" a<b a>b a|b'.split(" "),
    ...["con", "Con.txt", "prn", "aux", "nul.json", "com1", "lpt9.txt", "con .txt", "COM¹"],
    ...["", " a", "a ", "a\nb", "a\0", "\ud800", "é".repeat(101)],
  ])("has no name %j", (key) => {
    expect(() => snapshotFile(key, ["snapshot"])).toThrow(
      expect.objectContaining({
        title: "Bad snapshot key",
        description: `\`${key}\` is not a path of plain names below the folder \`snapshots\`.`,
        path: ["snapshot"],
      }),
    );
  });

  it.each([
    [undefined, "The snapshot has no `name`."],
    [5, "`5` is not a path of plain names below the folder `snapshots`."],
    [["a"], '`["a"]` is not a path of plain names below the folder `snapshots`.'],
    [`${"x".repeat(300)}`, `\`${"x".repeat(200)}\` is not a path of plain names below the folder \`snapshots\`.`],
  ])("is not named by %j", (key, description) => {
    expect(() => snapshotFile(key, [])).toThrow(expect.objectContaining({ description }));
  });
});
