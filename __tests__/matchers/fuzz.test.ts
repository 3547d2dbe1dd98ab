import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadMatchers } from "../../src/matchers/compile.js";
import { compileTransform } from "../../src/matchers/transform.js";
import { SuiteFault } from "../../src/matchers/types.js";

const MEGABYTE = 1_000_000;

/** Values of up to 10 MB, each a trap for some matcher. */
const values: Record<string, () => unknown> = {
  "a long text": () => "a".repeat(10 * MEGABYTE),
  "a long text of words": () => "ab ".repeat(3 * MEGABYTE),
  "a list of numbers": () => Array.from({ length: 2 * MEGABYTE }, (_, index) => index % 10),
  "many objects": () => Array.from({ length: 200_000 }, (_, index) => ({ id: index, tag: "x".repeat(20) })),
  "long XML": () => `<a>${"<b c='d'/>".repeat(900_000)}</a>`,
  "nested XML": () => "<a>".repeat(3 * MEGABYTE),
  "long SQL": () => `select ${"1,".repeat(4 * MEGABYTE)}1`,
  "nested SQL": () => `select ${"case when 1 then ".repeat(10_000)}1`,
  "deep lists": () => JSON.parse(`${"[".repeat(5_000)}${"]".repeat(5_000)}`),
  "astral text": () => "😀".repeat(2 * MEGABYTE),
};

const matchers: unknown[] = [
  { levenshtein: { value: "b".repeat(90_000), max: 5 } },
  { "is-xml": null },
  { "is-sql": null },
  { cel: "value.matches('^(a+)+$') || value.size() == 3" },
  {
    cel: "[1,2,3,4,5,6,7,8,9].map(a, [1,2,3,4,5,6,7,8,9].map(b, [1,2,3,4,5,6,7,8,9].map(c, [1,2,3,4,5,6,7,8,9].map(d, [1,2,3,4,5,6,7,8,9].map(e, [1,2,3,4,5,6,7,8,9].map(f, value)))))).size() == 9",
  },
  { schema: { uniqueItems: true, items: { multipleOf: 0.01 }, unevaluatedItems: false } },
  { schema: { pattern: "^(a+)+$", items: { pattern: "(x+x+)+y" } } },
  { regex: "(\\w+\\s*)+$" },
  { "is-json": { schema: { type: "object" } } },
];

const compile = await loadMatchers(["levenshtein", "is-xml", "is-sql", "cel", "schema", "regex", "is-json"]);

describe("any matcher, with any value", () => {
  // Pairs are drawn: all of them would take minutes. The seed is new in each run, and told where one fails.
  // What is not stopped runs into the time limit of the test.
  it("is done within its budget and gives a verdict or says that it cannot", async () => {
    const pair = fc.tuple(fc.constantFrom(...matchers), fc.constantFrom(...Object.keys(values)));
    await fc.assert(
      fc.asyncProperty(pair, async ([matcher, name]) => {
        const { judge } = compile(matcher);
        const value = values[name]!();
        try {
          expect(await judge(value)).toHaveProperty("pass");
        } catch (error) {
          expect(error).toBeInstanceOf(SuiteFault);
        }
      }),
      { numRuns: 12 },
    );
  });

  it("is no different in jq", async () => {
    const slow = await compileTransform({ jq: "def f: f; f" });
    await expect(slow(1)).rejects.toThrow("was stopped after 2 s");
    const large = await compileTransform({ jq: 'reduce range(40) as $i ("aaaaaaaaaa"; . + .) | length' });
    await expect(large(1)).rejects.toThrow(SuiteFault);
    // The instances that were shaken are gone: the next evaluation is sound.
    const sum = await compileTransform("jq add");
    expect(await sum([1, 2])).toEqual({ outputs: [3] });
    expect((await sum(Array.from({ length: 500_000 }, () => 1))).outputs).toEqual([500_000]);
  });
});
