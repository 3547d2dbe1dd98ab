import { describe, expect, it } from "vitest";
import { parseArguments } from "../../src/cli/commands/call/call.js";
import { UserError } from "../../src/core/problem.js";

function problemOf(text: string) {
  try {
    parseArguments(text);
  } catch (error) {
    if (error instanceof UserError) return error.problems[0];
    throw error;
  }
  throw new Error("no error");
}

describe("arguments on the command line", () => {
  it("are a JSON object", () => {
    expect(parseArguments('{"a": [1, {"b": null}]}')).toEqual({ a: [1, { b: null }] });
    expect(parseArguments(undefined)).toEqual({});
  });

  it.each([
    ["{a: 1}", 1, 2, '"a" cannot stand here.'],
    ["{'a': 1}", 1, 2, '"\'" cannot stand here. JSON has double quotes.'],
    ['{"a": 1,}', 1, 9, '"}" cannot stand here.'],
    ['{"a": tru}', 1, 10, '"}" cannot stand here.'],
    ['{"a": 01}', 1, 8, '"1" cannot stand here.'],
    ['{"a": 1} x', 1, 10, '"x" cannot stand here.'],
    ['{\n  "a": 1\n  "b": 2\n}', 3, 3, '"\\"" cannot stand here.'],
    ['{"a": "\\x"}', 1, 9, '"x" cannot stand here.'],
    ['{"a": ', 1, 7, "The text ends too early."],
    ['{"a": "b', 1, 9, "The text ends too early."],
    ["", 1, 1, "The text ends too early."],
  ])("%j is wrong at line %i, column %i", (text, line, column, description) => {
    const problem = problemOf(text);
    expect(problem?.location).toMatchObject({ line, column });
    expect(problem).toMatchObject({ title: "the arguments are not valid JSON", description });
  });

  it.each([
    ["[1]", "array"],
    ["5", "integer"],
    ["null", "null"],
  ])("%s is not an object", (text, type) => {
    expect(problemOf(text)?.description).toBe(`They are of the type ${type}.`);
  });
});
