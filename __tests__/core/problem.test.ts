import { describe, expect, it } from "vitest";
import { type Problem, problemsOf, runAll, sortProblems, UserError, userError } from "../../src/core/problem.js";

function problem(title: string, file?: string, line = 1, column = 1): Problem {
  const location = { line, column, end_line: line, end_column: column + 1 };
  return { title, description: "What.", fix: "Fix.", ...(file !== undefined && { location: { file, ...location } }) };
}

const titles = (problems: readonly Problem[]) => problems.map(({ title }) => title);

describe("problems in reading order", () => {
  it.each<[string, Problem[], string[]]>([
    ["by line", [problem("b", "a.yaml", 2), problem("a", "a.yaml", 1)], ["a", "b"]],
    ["by column", [problem("b", "a.yaml", 1, 9), problem("a", "a.yaml", 1, 2)], ["a", "b"]],
    ["by line before column", [problem("b", "a.yaml", 2, 1), problem("a", "a.yaml", 1, 9)], ["a", "b"]],
    [
      "by file, in the order in which the files occur first",
      [problem("z1", "z.yaml", 5), problem("a", "a.yaml", 1), problem("z0", "z.yaml", 4)],
      ["z0", "z1", "a"],
    ],
    ["as they came in one place", [problem("b", "a.yaml"), problem("a", "a.yaml")], ["b", "a"]],
    ["as they came without a place", [problem("b"), problem("a")], ["b", "a"]],
  ])("are sorted %s", (_, problems, sorted) => {
    const before = [...problems];
    expect(titles(sortProblems(problems))).toEqual(sorted);
    expect(problems).toEqual(before);
  });

  it("occur once in a place, and each with its own title or place", () => {
    const same = [problem("a", "a.yaml"), problem("a", "a.yaml"), problem("b", "a.yaml"), problem("a", "a.yaml", 2)];
    expect(titles(sortProblems(same))).toEqual(["a", "b", "a"]);
    const nowhere = [problem("a"), { ...problem("a"), description: "Else." }, problem("a")];
    expect(sortProblems(nowhere).map(({ description }) => description)).toEqual(["What.", "Else."]);
  });
});

describe("an error of the user", () => {
  it("is named by the titles of its problems", () => {
    const error = new UserError([problem("a"), problem("b")]);
    expect([error.name, error.message]).toEqual(["UserError", "a; b"]);
    expect(error.problems).toEqual([problem("a"), problem("b")]);
  });

  it("has one problem, with what else is known", () => {
    expect(userError("a", "What.", "Fix.").problems).toEqual([problem("a")]);
    expect(userError("a", "What.", "Fix.", { pointer: "/a", warning: true }).problems).toEqual([
      { ...problem("a"), pointer: "/a", warning: true },
    ]);
  });
});

describe("steps that may fail", () => {
  const fails = (error: unknown) => () => Promise.reject(error);

  it("are all done, and all their problems reported", async () => {
    const done: string[] = [];
    const steps = [
      fails(userError("a", "", "")),
      async () => void done.push("x"),
      fails(new UserError([problem("b"), problem("c")])),
      async () => void done.push("y"),
    ];
    expect(titles(await problemsOf(steps))).toEqual(["a", "b", "c"]);
    expect(done).toEqual(["x", "y"]);
    await expect(runAll(steps)).rejects.toMatchObject({ name: "UserError", message: "a; b; c" });
    expect(done).toEqual(["x", "y", "x", "y"]);
  });

  it("throw the first bug after the last step", async () => {
    const done: string[] = [];
    const steps = [
      fails(userError("a", "", "")),
      fails(new TypeError("first")),
      fails("second"),
      async () => void done.push("x"),
    ];
    await expect(problemsOf(steps)).rejects.toThrow(new TypeError("first"));
    await expect(runAll(steps)).rejects.toThrow(TypeError);
    expect(done).toEqual(["x", "x"]);
    await expect(problemsOf([fails(undefined)])).rejects.toBeUndefined();
  });

  it("throw nothing if none fails", async () => {
    expect(await problemsOf([])).toEqual([]);
    expect(await runAll([async () => 1])).toBeUndefined();
  });
});
