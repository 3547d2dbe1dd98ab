import { describe, expect, it } from "vitest";
import { loadMatchers, matcherNames } from "../../src/matchers/compile.js";
import { asJob, attempt, compileError, judge } from "./judge.js";

const noteOf = async (matcher: unknown, value: unknown) => (await judge(matcher, value)).note;

/** What a matcher throws that has no time left for a value. */
async function stopped(matcher: unknown, value: unknown): Promise<unknown> {
  const { judge: judged } = (await loadMatchers(matcherNames(matcher)))(matcher);
  return asJob(1e-6, () => attempt(() => judged(value)));
}

describe("is-xml", () => {
  const nested = (depth: number) => `${"<a>".repeat(depth)}${"</a>".repeat(depth)}`;

  it("reads elements nested up to 10,000 deep, and any number beside one another", async () => {
    expect(await judge({ "is-xml": null }, nested(10_000))).toEqual({ pass: true });
    const note = "is not well-formed XML: elements are nested more than 10000 deep";
    expect(await noteOf({ "is-xml": null }, nested(10_001))).toBe(note);
    for (const element of ["<b></b>", "<b/>"]) {
      expect(await judge({ "is-xml": null }, `<a>${element.repeat(10_001)}</a>`)).toEqual({ pass: true });
    }
    const beside = `${"<a>".repeat(9_999)}<b/><c></c>${"</a>".repeat(9_999)}`;
    expect(await judge({ "is-xml": null }, beside)).toEqual({ pass: true });
  });

  it.each([
    ["", "is not well-formed XML: 1:0: document must contain a root element."],
    ["<!-- c -->", "is not well-formed XML: 1:10: document must contain a root element."],
    ["<a>", "is not well-formed XML: 1:3: unclosed tag: a"],
    ["<!DOCTYPE a><a/>", expect.stringMatching(/: 1:\d+: a DOCTYPE is not allowed, because it can define entities$/)],
  ])("says of %j what is wrong", async (text, note) => {
    expect(await noteOf({ "is-xml": null }, text)).toEqual(note);
  });

  it("compares the first element with the root", async () => {
    expect(await judge({ "is-xml": { root: "a" } }, "<a><b/></a>")).toEqual({ pass: true });
    expect(await judge({ "is-xml": {} }, "<a/>")).toEqual({ pass: true });
    const expected = "well-formed XML with the root element b";
    const failed = { pass: false, expected, actual: "<a><b/></a>", note: "the root element is `a`" };
    expect(await judge({ "is-xml": { root: "b" } }, "<a><b/></a>")).toEqual(failed);
    const [long, half] = ["x".repeat(301), "x".repeat(150)];
    const note = `the root element is \`${half} … (1 characters left out) … ${half}\``;
    expect(await noteOf({ "is-xml": { root: "b" } }, `<${long}/>`)).toBe(note);
    expect(await noteOf({ "is-xml": null }, `<${long}>`)).toContain("characters left out");
    const title = "`is-xml` takes null or `{root: …}`";
    expect(await compileError({ "is-xml": { root: 5 } })).toMatchObject({ title });
  });

  it("is stopped after its time", async () => {
    expect(await stopped({ "is-xml": null }, `<a>${"b".repeat(10_000)}</a>`)).toMatchObject({
      name: "SuiteFault",
      message: "`is-xml` was stopped after 2 s",
      fix: "Select a smaller part of the response with the target.",
    });
    // What is short need not be watched.
    expect(await stopped({ "is-xml": null }, "<a/>")).toEqual({ pass: true });
  });
});

describe("is-sql", () => {
  it.each([
    ["", true],
    [" \t\n;; ", true],
    ["-- select 1", true],
    ["-- a\n-- b\n", true],
    ["/* select 1 */", true],
    ["/* a /* b */ c */ ;", true],
    ["-- a\nselect 1", false],
    ["/* a */ select 1", false],
    ["/* a /* b */ c */ select 1", false],
    ["; select 1", false],
  ])("finds no statement in %j: %j", async (text, isEmpty) => {
    expect(await noteOf({ "is-sql": null }, text)).toBe(isEmpty ? "there is no statement" : undefined);
  });

  it.each([
    ["- select 1", /^is not SQL: /],
    ["/ select 1", /^is not SQL: /],
    ["/* not closed", /^is not SQL: /],
    ["*/ select 1", /^is not SQL: /],
    ["SELECT FROM WHERE", /^is not SQL: expected a table after FROM, found: WHERE$/],
    ["select 1; DELETE WHERE", /^is not SQL: expected a table after DELETE, found: WHERE$/],
    ["UPDATE SET a = 1", /^is not SQL: /],
    ["SELEC 1", /^is not SQL: Expected: an SQL statement, found: SELEC at Line: 1, Column: 1$/],
    [`SELEC${"x".repeat(400)} 1`, /^is not SQL: Expected: .* … \(\d+ characters left out\) … /],
  ])("says why %s is no SQL", async (text, note) => {
    const verdict = await judge({ "is-sql": null }, text);
    expect(verdict).toMatchObject({ pass: false, expected: "SQL", actual: text, note: expect.stringMatching(note) });
  });

  it.each([
    "SELECT 'from where' FROM t",
    'SELECT * FROM "where"',
    "MERGE INTO t USING s ON t.a = s.a WHEN MATCHED THEN UPDATE SET b = 1",
    "INSERT INTO t (a) VALUES (1) ON CONFLICT (a) DO UPDATE SET a = 2",
    "SELECT 1 -- from where",
  ])("takes %s, whose keywords are no names", async (text) => {
    expect((await judge({ "is-sql": null }, text)).pass).toBe(true);
  });

  it("parses up to 256 KiB", async () => {
    const longest = `select ${"1".repeat(256 * 1024 - 7)}`;
    expect((await judge({ "is-sql": null }, longest)).pass).toBe(true);
    await expect(judge({ "is-sql": null }, `${longest}1`)).rejects.toMatchObject({
      message: "`is-sql` parses at most 262144 characters; the value has 262145",
      fix: "Select a shorter text with the target.",
    });
  });

  it("is stopped after its time, and parses on", async () => {
    const fault = { message: "`is-sql` was stopped after 2 s", fix: "Select a simpler text with the target." };
    expect(await stopped({ "is-sql": null }, "select 1")).toMatchObject(fault);
    expect(await judge({ "is-sql": null }, "select 1")).toEqual({ pass: true });
  });
});

describe("cel", () => {
  const LONGEST = 64 * 1024;
  const padded = (length: number) => `'${"a".repeat(length - 6)}'!=''`;

  it("reads up to 64 KiB", async () => {
    expect(await judge({ cel: padded(LONGEST) }, 1)).toEqual({ pass: true });
    const description = `It has ${LONGEST + 1} characters, and at most ${LONGEST} are read.`;
    expect(await compileError({ cel: padded(LONGEST + 1) })).toMatchObject({
      title: `Bad CEL expression: ${description.slice(0, -1)}`,
      description,
      fix: "Fix the expression: https://cel.dev.",
      path: ["cel"],
    });
  });

  it.each([
    ["value = 1", "Compare with `==`."],
    ["value.a=1", "Compare with `==`."],
    ["value.size( > 1", "Close it: `value.size() > 1`."],
    ["value >= 1 &&", "Write the value that follows it."],
    ["value + '=' 1", "Fix the expression: https://cel.dev."],
  ])("%s is answered with: %s", async (cel, fix) => {
    expect(await compileError({ cel })).toMatchObject({ fix });
  });

  it.each([
    ["value == [1, [2, 'a']]", [1, [2, "a"]]],
    ["value.a.b[0].c == 1", { a: { b: [{ c: 1 }] } }],
    ["value == 9007199254740991", Number.MAX_SAFE_INTEGER],
    ["value == 9007199254740992.0", Number.MAX_SAFE_INTEGER + 1],
    ["type(value) == double", 1.5],
    ["value == null", null],
    ["value == true", true],
    ["value.size() == 2", { a: 1, b: 2 }],
  ])("%s holds for %j", async (cel, value) => {
    expect(await judge({ cel }, value)).toEqual({ pass: true });
  });

  it("shows the expression that is false", async () => {
    const failed = { pass: false, expected: "value == 2", actual: [1], note: "the expression is false" };
    expect(await judge({ cel: "value == 2" }, [1])).toEqual(failed);
  });

  it.each([
    ["value.b", { a: 1 }, /^the CEL expression could not be evaluated: /, "Guard members that may be missing with"],
    ["value + 'a'", 1, /^the CEL expression could not be evaluated: /, "Guard members that may be missing with"],
    ["value + 1", 1, /^the CEL expression returned the integer 2, not true or false$/, "Add a comparison, such as"],
    ["value", "a", /^the CEL expression returned a value of type string, not true or false$/, "Add a comparison"],
    ["value", null, /^the CEL expression returned a value of type null, not true or false$/, "Add a comparison"],
  ])("cannot judge by %s", async (cel, value, message, fix) => {
    await expect(judge({ cel }, value)).rejects.toMatchObject({
      name: "SuiteFault",
      message: expect.stringMatching(message),
      fix: expect.stringContaining(fix),
    });
  });

  it("is stopped after its time, when it is compiled and when a value is judged", async () => {
    const compile = await loadMatchers(["cel"]);
    expect(asJob(1e-6, () => attempt(() => compile({ cel: "value == 1" })))).toMatchObject({
      title: "Bad CEL expression: Compiling it was stopped after 2 s",
      description: "Compiling it was stopped after 2 s.",
      path: ["cel"],
    });
    expect(await stopped({ cel: "value == 1" }, 1)).toMatchObject({
      message: "the CEL expression was stopped after 2 s",
      fix: "Make the expression simpler.",
    });
  });
});

describe("type", () => {
  it.each([
    ["number", "a", false],
    ["number", 1, true],
    ["integer", 1.5, false],
    [["string", "integer"], 1, true],
    [["string", "boolean"], 1, false],
  ])("%j of %j is found: %j", async (type, value, pass) => {
    expect((await judge({ type }, value)).pass).toBe(pass);
  });

  it.each([[["string", "text"]], [["text", "string"]], [[]], [[5]]])("is not %j", async (type) => {
    expect(await compileError({ type })).toMatchObject({ path: ["type"] });
  });
});

describe("levenshtein", () => {
  it("is stopped after its time, if the texts are long", async () => {
    const matcher = { levenshtein: { value: "ab".repeat(20_000), max: 5 } };
    const message = expect.stringContaining("was stopped after 2 s");
    expect(await stopped(matcher, "ba".repeat(20_000))).toMatchObject({ name: "SuiteFault", message });
    expect(await judge({ levenshtein: { value: "a", max: 0 } }, "a")).toEqual({ pass: true });
  });
});
