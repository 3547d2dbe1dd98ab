import { describe, expect, it } from "vitest";
import { compileTransform } from "../../src/matchers/transform.js";
import { MatcherError } from "../../src/matchers/types.js";

const order = {
  items: [
    { sku: "lamp", count: 2 },
    { sku: "desk", count: 1 },
  ],
  note: null,
};

/** Program, input and what it gives, one of each kind of thing that the language has. */
const programs: [string, unknown, unknown[]][] = [
  [".", order, [order]],
  [".items[0].sku", order, ["lamp"]],
  [".items[].count", order, [2, 1]],
  [".missing", order, [null]],
  [".items | length", order, [2]],
  ["[.items[] | select(.count > 1) | .sku]", order, [["lamp"]]],
  [".items | map(.count) | add", order, [3]],
  ["{first: .items[0].sku, (.items[1].sku): 1}", order, [{ first: "lamp", desk: 1 }]],
  ['.note // "none"', order, ["none"]],
  ["if .items == [] then 0 else 1 end", order, [1]],
  ["reduce .items[] as {count: $n} (10; . - $n)", order, [7]],
  ['try error("no") catch .', order, ["no"]],
  ["def twice: . * 2; 21 | twice", null, [42]],
  ['"\\(.a)-\\(.b)"', { a: 1, b: "x" }, ["1-x"]],
  ["keys", { b: 1, a: 2 }, [["a", "b"]]],
  ["sort_by(.n) | map(.n)", [{ n: 3 }, { n: 1 }], [[1, 3]]],
  ["to_entries | map(.key)", { x: 1 }, [["x"]]],
  ['test("^L.*n$")', "Lisbon", [true]],
  ['ascii_downcase | split(" ")', "Two Words", [["two", "words"]]],
  ["fromjson | .a", '{"a": [1]}', [[1]]],
  ["del(.a) | tojson", { a: 1, b: 2 }, ['{"b":2}']],
  ["empty", order, []],
  [
    "[range(3)], [limit(2; repeat(0))]",
    null,
    [
      [0, 1, 2],
      [0, 0],
    ],
  ],
];

describe("a transform by jq", () => {
  it.each(programs)("%s", async (program, input, outputs) => {
    expect(await (await compileTransform({ jq: program }))(input)).toEqual({ outputs });
  });

  it.each([".a[", "nothing_of_that_name", 'import "a" as a; .'])("refuses %s", async (program) => {
    await expect(compileTransform({ jq: program })).rejects.toThrow(MatcherError);
  });

  it.each([
    ["error", "text"],
    [".a.b", 'Cannot index string with string ("a")'],
  ])("gives the error that %s meets", async (program, error) => {
    expect(await (await compileTransform({ jq: program }))("text")).toEqual({ outputs: [], error });
  });
});
