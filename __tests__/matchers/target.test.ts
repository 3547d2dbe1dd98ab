import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Json } from "../../src/core/json/json.js";
import type { TargetStep } from "../../src/matchers/target.js";
import { describeKeys, parseSteps, parseTarget, printSteps } from "../../src/matchers/target.js";

const envelope = {
  result: {
    content: [
      { type: "text", text: "héllo 😀" },
      { type: "image", data: "" },
    ],
    isError: false,
    "key.with.dots": { "a]b": [1, [2, 3]] },
    length: "a key",
  },
  nothing: null,
  empty: {},
};

describe("reading a target", () => {
  const found: [string, unknown][] = [
    ["", envelope],
    ["result.isError", false],
    ["result.content[0].type", "text"],
    ["result.content[-1].type", "image"],
    ["result.content.length", 2],
    ["result.content[0].text.length", 7],
    ["result.length", "a key"],
    ['result["key.with.dots"]["a]b"][1][0]', 2],
    ["result.content[*].type", ["text", "image"]],
    ["result.content[*].text", ["héllo 😀"]],
    ["result.content[*].nowhere", []],
    ["result.content[*].type.length", [4, 5]],
    ['result["key.with.dots"]["a]b"][*][*]', [2, 3]],
    ["nothing", null],
    ["empty", {}],
  ];
  for (const [path, value] of found) {
    it(`${path || "(empty)"} is there`, () => expect(parseTarget(path).read(envelope)).toEqual({ found: true, value }));
  }

  const absent: [string, string, string][] = [
    ["result.structuredContent.id", "result", "content, isError, key.with.dots, length"],
    ["result.content[2]", "result.content", "an array of length 2"],
    ["result.content[-3].text", "result.content", "an array of length 2"],
    ["result.content.0", "result.content", "an array of length 2"],
    ["result.isError.length", "result.isError", "boolean"],
    ["result[*]", "result", "content, isError, key.with.dots, length"],
    ["nothing.more", "nothing", "null"],
    ["empty.more", "empty", "no keys"],
    ["toString", "", "result, nothing, empty"],
    ["result.__proto__", "result", "content, isError, key.with.dots, length"],
    ['result.content["length"]', "result.content", "an array of length 2"],
  ];
  for (const [path, existing, keys] of absent) {
    it(`${path} is absent`, () => expect(parseTarget(path).read(envelope)).toEqual({ found: false, existing, keys }));
  }

  it("shows few of many keys", () => {
    const wide = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`${index}`.padStart(100, "k"), 1]));
    const read = parseTarget("x").read(wide);
    expect(read).toMatchObject({ found: false, keys: expect.stringMatching(/…, and 980 more$/) });
  });

  const keys = (count: number) => Array.from({ length: count }, (_, index) => `k${index}`);
  const members = (names: string[]) => Object.fromEntries(names.map((key) => [key, 1]));
  it.each([
    ["20 keys", members(keys(20)), keys(20).join(", ")],
    ["21 keys", members(keys(21)), `${keys(20).join(", ")}, and 1 more`],
    ["a key of 60 characters", members(["k".repeat(60)]), "k".repeat(60)],
    ["a key of 61 characters", members(["k".repeat(61)]), `${"k".repeat(60)}…`],
    ["no keys", {}, "no keys"],
    ["a list", [1, 2], "an array of length 2"],
    ["a text", "abc", "string"],
    ["nothing", null, "null"],
  ])("describes %s", (_, value, text) => {
    expect(describeKeys(value)).toBe(text);
  });

  it("takes undefined for absent", () => {
    const value = { a: undefined, list: [undefined, 1] };
    expect(parseTarget("a").read(value)).toEqual({ found: false, existing: "", keys: "a, list" });
    expect(parseTarget("list[*]").read(value)).toEqual({ found: true, value: [1] });
    expect(parseTarget("").read(undefined)).toEqual({ found: false, existing: "", keys: "none" });
    expect(parseTarget("a.b").text).toBe("a.b");
  });
});

describe("a bad target", () => {
  // Each with the column of the mistake.
  const bad =
    `.a 1; a. 3; a..b 3; a[ 2; a[] 2; a[1 2; a[01] 2; a[-0] 2; a[1.5] 2; a['b'] 2; a["b] 2; a["\\x"] 2; a[0]b 5;
    a. b 3; a] 2; a"b" 2; a[**] 2`.split(/;\s+/);
  it.each(bad)("%s is refused at that column", (line) => {
    const [, path = "", column] = /^(.*) (\d+)$/.exec(line) ?? [];
    const description = expect.stringContaining(`, at column ${column} of `);
    expect(() => parseTarget(path)).toThrow(expect.objectContaining({ name: "MatcherError", description }));
  });
});

describe("what is said of a bad target", () => {
  it.each([
    ["a[0]b", "A dot or a bracket is expected here", 5, "Write `a.b` or `a[0]`."],
    ["a]", "A dot or a bracket is expected here", 2, "Write `a.b` or `a[0]`."],
    ["a..b", "A name is missing", 3, 'Write a name here; a key with dots or brackets is written `["a.b"]`.'],
    ["a.[", "A name is missing", 3, 'Write a name here; a key with dots or brackets is written `["a.b"]`.'],
    ["a.]", "A name is missing", 3, 'Write a name here; a key with dots or brackets is written `["a.b"]`.'],
    ["a.[0].b", "A name is missing", 3, "Write `a[0].b`, without the dot."],
    ['x.a.["b"]', "A name is missing", 5, 'Write `x.a["b"]`, without the dot.'],
    [" a", "A name has a space at its start or end", 1, 'Take it out, or write `["the key "]`.'],
    ["b.a ", "A name has a space at its start or end", 3, 'Take it out, or write `["the key "]`.'],
    ["a[x]", "The bracket cannot be read", 2, 'Write `[0]`, `[-1]`, `[*]` or `["a key"]`.'],
  ])("%s", (path, what, column, fix) => {
    expect(() => parseTarget(path)).toThrow(
      expect.objectContaining({
        name: "MatcherError",
        title: `Bad target: ${what.charAt(0).toLowerCase()}${what.slice(1)}`,
        description: `${what}, at column ${column} of \`${path}\`.`,
        fix,
        path: [],
      }),
    );
  });

  it("quotes the first 200 characters of it", () => {
    const long = `${"a".repeat(250)}.[0]`;
    expect(() => parseTarget(long)).toThrow(
      expect.objectContaining({
        description: `A name is missing, at column 252 of \`${"a".repeat(200)}\`.`,
        fix: `Write \`${"a".repeat(200)}\`, without the dot.`,
      }),
    );
  });
});

describe("a path is read from its text", () => {
  it.each<[string, TargetStep[]]>([
    ["", []],
    ["a", [{ kind: "name", name: "a" }]],
    ["a.b c", ["a", "b c"].map((name) => ({ kind: "name", name }))],
    ["[10]", [{ kind: "index", index: 10 }]],
    ["[-12]", [{ kind: "index", index: -12 }]],
    ["a[*].b", [{ kind: "name", name: "a" }, { kind: "each" }, { kind: "name", name: "b" }]],
    ['["a\\"b"]', [{ kind: "key", name: 'a"b' }]],
    ['["a\\u00e9"]', [{ kind: "key", name: "aé" }]],
  ])("%s", (text, steps) => {
    expect(parseSteps(text)).toEqual(steps);
  });
});

const name = fc.string({ unit: fc.constantFrom("a", "b", "é", "😀", "-", "$", "*", "0"), minLength: 1, maxLength: 3 });
const step: fc.Arbitrary<TargetStep> = fc.oneof(
  name.map((text): TargetStep => ({ kind: "name", name: text })),
  fc.string({ unit: "binary" }).map((text): TargetStep => ({ kind: "key", name: text })),
  fc.integer({ min: -3, max: 100 }).map((index): TargetStep => ({ kind: "index", index: index === 0 ? 0 : index })),
  fc.constant<TargetStep>({ kind: "each" }),
);

/** All values that a path leads to, read in the plainest way. */
function slowRead(value: unknown, steps: readonly TargetStep[]): unknown[] {
  const [first, ...rest] = steps;
  if (first === undefined) return [value];
  const isList = Array.isArray(value);
  if (first.kind === "each") return isList ? value.flatMap((item) => slowRead(item, rest)) : [];
  if (first.kind === "index") {
    const items = isList ? value.slice(first.index).slice(0, 1) : [];
    return items.flatMap((item) => slowRead(item, rest));
  }
  if (first.kind === "name" && first.name === "length") {
    if (isList) return slowRead(value.length, rest);
    if (typeof value === "string") return slowRead([...value].length, rest);
  }
  if (typeof value !== "object" || value === null || isList) return [];
  return Object.entries(value).flatMap(([key, member]) => (key === first.name ? slowRead(member, rest) : []));
}

describe("the grammar", () => {
  it("reads back what it prints", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 6 }), (steps) => {
        const text = printSteps(steps);
        expect(parseSteps(text)).toEqual(steps);
        expect(printSteps(parseSteps(text))).toBe(text);
      }),
    );
  });

  const small = fc.constantFrom<TargetStep>(
    { kind: "name", name: "a" },
    { kind: "key", name: "b" },
    { kind: "name", name: "length" },
    { kind: "index", index: 0 },
    { kind: "index", index: -1 },
    { kind: "each" },
  );
  const { value } = fc.letrec<{ value: Json }>((tie) => ({
    value: fc.oneof(
      fc.constantFrom<Json>("xyz", 1, null),
      fc.array(tie("value"), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom("a", "b", "length"), tie("value"), { noNullPrototype: true }),
    ),
  }));
  it("reads what the plainest reading gives", () => {
    fc.assert(
      fc.property(value, fc.array(small, { maxLength: 4 }), (json, steps) => {
        const read = parseTarget(printSteps(steps)).read(json);
        const expected = slowRead(json, steps);
        if (!steps.some((one) => one.kind === "each")) {
          expect(read.found ? [read.value] : []).toEqual(expected);
        } else if (read.found) {
          expect(read.value).toEqual(expected);
        } else {
          expect(expected).toEqual([]);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
