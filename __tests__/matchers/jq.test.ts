import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { compileJq, evaluateJq } from "../../src/matchers/engines/jq.js";
import { createJq } from "../../src/matchers/engines/jq-instance.js";
import { compileTransform } from "../../src/matchers/transform.js";
import { MatcherError, SuiteFault } from "../../src/matchers/types.js";
import { endLimit, startLimit } from "../../src/matchers/worker/limit.js";
import { deep } from "./judge.js";

const items = ["lamp 2", "desk 1"].map((item) => ({ sku: item.slice(0, 4), count: Number(item.slice(5)) }));
const order = { items, note: null };

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
  ["[range(3), limit(2; repeat(0))]", null, [[0, 1, 2, 0, 0]]],
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

describe("a program of jq", () => {
  const LONGEST = 64 * 1024;

  it("has up to 64 KiB, and no NUL", async () => {
    const padded = (length: number) => `1${" ".repeat(length - 1)}`;
    expect(await (await compileJq(padded(LONGEST)))(null)).toEqual({ outputs: [1] });
    for (const program of [padded(LONGEST + 1), "1\0"]) {
      const description = `It has ${program.length} characters; the limit is ${LONGEST}, and NUL is not allowed.`;
      await expect(compileJq(program)).rejects.toMatchObject({
        name: "MatcherError",
        title: `Bad jq program: ${description.slice(0, -1)}`,
        description,
        fix: "Fix the program: https://jqlang.org/manual.",
        path: [],
      });
    }
  });

  it.each([
    [".a[", /^compile error|^syntax error/],
    ["nothing_of_that_name", /^nothing_of_that_name\/0 is not defined/],
  ])("%s is refused in the words of jq, without its name", async (program, words) => {
    await expect(compileJq(program)).rejects.toMatchObject({
      description: expect.stringMatching(words),
      title: expect.stringMatching(/^Bad jq program: (?!jq: )[^\n]*[^.:]$/),
    });
  });

  it("may start with a hyphen", async () => {
    expect(await (await compileJq("-1"))(null)).toEqual({ outputs: [-1] });
    expect(await (await compileJq("-.a"))({ a: 2 })).toEqual({ outputs: [-2] });
  });

  it("is stopped while it is compiled once the time of a job is over", async () => {
    startLimit(1e-6);
    try {
      await expect(compileJq(".")).rejects.toMatchObject({
        title: "Bad jq program: Compiling it was stopped after 2 s",
        description: "Compiling it was stopped after 2 s.",
      });
    } finally {
      endLimit();
    }
  });
});

describe("what a program of jq gives", () => {
  // They are about sizes: a machine that does other work takes its time.
  beforeEach(() => startLimit(60_000));
  afterEach(endLimit);

  const given = async (program: string, value: unknown) => (await compileJq(program))(value);

  it.each([
    [".[]", [1, "a\nb", null, { c: [] }], [1, "a\nb", null, { c: [] }]],
    [".", "a text, which is not JSON", ["a text, which is not JSON"]],
    [".", '{"a": 1}', ['{"a": 1}']],
    ["empty", 1, []],
  ])("%s of %j is read line by line", async (program, value, outputs) => {
    expect(await given(program, value)).toEqual({ outputs });
  });

  it.each([
    ['1, error("no"), 2', [1], "no"],
    ["error(null)", [], "(not a string): null"],
    ["error", [], "text"],
    ["error({a: 1})", [], '(not a string): {"a":1}'],
    ["halt_error", [], "text"],
    ["1, halt", [1], undefined],
    ["halt_error(3)", [], "text"],
    ['"" | halt_error(3)', [], "jq ended with exit code 3"],
  ])("%s ends with what came before, and an error", async (program, outputs, error) => {
    const result = await given(program, "text");
    expect(result.outputs).toEqual(outputs);
    expect(result.error).toBe(error);
    expect("error" in result).toBe(error !== undefined);
  });

  it("has an error of at most 1,000 characters", async () => {
    expect((await given("error", "x".repeat(2_000))).error).toBe("x".repeat(1_000));
  });

  it("is of a value nested up to 256 levels deep", async () => {
    expect((await given("[..] | length", deep(256, 1))).outputs).toEqual([257]);
    await expect(given(".", deep(257, 1))).rejects.toMatchObject({
      name: "SuiteFault",
      message: "the jq program only reads values nested up to 256 levels deep",
      fix: "Make the program simpler, or select a smaller part with the target.",
    });
  });

  it("is at most 16 MiB, from 256 MiB of memory", async () => {
    const printed = given('range(17) | "a" * 1048576', null);
    await expect(printed).rejects.toBeInstanceOf(SuiteFault);
    await expect(printed).rejects.toThrow("the jq program failed: it prints more than 16 MiB");
    // Each evaluation may print as much again.
    for (let turn = 0; turn < 2; turn++) {
      expect((await given('range(12) | "a" * 1048576', null)).outputs).toHaveLength(12);
    }
    await expect(given('reduce range(40) as $i ("aaaaaaaaaa"; . + .) | length', null)).rejects.toThrow(
      "the jq program failed: it takes more than 256 MiB of memory",
    );
    expect(await given(".", 1)).toEqual({ outputs: [1] });
  });

  it("is stopped after its time", async () => {
    const endless = await compileJq("last(range(1e9))");
    startLimit(30);
    try {
      await expect(endless(null)).rejects.toThrow("the jq program was stopped after 2 s");
    } finally {
      endLimit();
    }
    expect(await given(".", 1)).toEqual({ outputs: [1] });
  });

  it("leaves the exit code of the process as it was", async () => {
    const before = process.exitCode;
    const jq = await createJq();
    process.exitCode = 3;
    try {
      expect(jq("1", "error").exitCode).toBe(5);
      expect(process.exitCode).toBe(3);
    } finally {
      process.exitCode = before;
    }
    expect(await evaluateJq('{"a": 1}', ".a")).toMatchObject({ stdout: "1", exitCode: 0 });
  });
});
