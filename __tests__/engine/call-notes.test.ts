import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { promptNotes, toolCallNotes } from "../../src/engine/lanes/call-notes.js";

const search = {
  name: "search",
  inputSchema: {
    type: "object",
    properties: { query: { type: "string" }, limit: { type: "number" } },
    required: ["query"],
  },
};
const tools = [search, { name: "fetch", inputSchema: { type: "object", properties: {} } }];

describe("a tools/call beside the tools that are listed", () => {
  it.each([
    ["all fits", "search", { query: "x", limit: 3 }, []],
    ["a misspelt tool", "serch", {}, ["The server lists no tool `serch`: did you mean `search`?"]],
    ["a tool that nobody has", "delete", {}, ["The server lists no tool `delete`. It lists `search`, `fetch`."]],
    [
      "a misspelt argument, which is not also missing",
      "search",
      { querry: "x" },
      ["`querry` is not an argument of `search`: did you mean `query`?"],
    ],
    [
      "an argument that has no likeness",
      "search",
      { query: "x", page: 2 },
      ["`page` is not an argument of `search`: it takes `query`, `limit`."],
    ],
    [
      "what is there already is not suggested",
      "search",
      { query: "x", quer: "y" },
      ["`quer` is not an argument of `search`: it takes `query`, `limit`."],
    ],
    ["a missing argument", "search", { limit: 3 }, ["`search` requires `query`."]],
    ["a tool without arguments", "fetch", { a: 1 }, ["`a` is not an argument of `fetch`: it takes none."]],
    ["arguments that are not an object", "search", ["x"], ["`search` requires `query`."]],
  ])("%s", (_, tool, args, notes) => {
    expect(toolCallNotes(tool, args, tools)).toEqual(notes);
  });

  it("no tool at all", () => {
    expect(toolCallNotes("a", {}, [])).toEqual(["The server lists no tool `a`: it lists none at all."]);
  });

  it.each([
    ["no schema", undefined],
    ["a schema without properties", { type: "object" }],
    ["a schema that takes more", { type: "object", properties: { a: {} }, additionalProperties: true }],
    ["patterns", { type: "object", properties: { a: {} }, patternProperties: { "^x": {} } }],
    ["a branch that takes more", { properties: { a: {} }, anyOf: [{ additionalProperties: {} }] }],
  ])("%s: nothing is known to be wrong", (_, inputSchema) => {
    expect(toolCallNotes("t", { zzz: 1 }, [{ name: "t", inputSchema }])).toEqual([]);
  });

  it("reads references and branches; what one branch requires is not required", () => {
    const inputSchema = {
      $ref: "#/$defs/args",
      $defs: {
        args: {
          allOf: [{ properties: { a: {} }, required: ["a"] }],
          oneOf: [
            { properties: { b: {} }, required: ["b"] },
            { properties: { c: {} }, required: ["c"] },
          ],
        },
      },
    };
    const notes = (args: object) => toolCallNotes("t", args, [{ name: "t", inputSchema }]);
    expect(notes({ a: 1, c: 2 })).toEqual([]);
    expect(notes({ b: 1, dddd: 2 })).toEqual([
      "`dddd` is not an argument of `t`: it takes `a`, `b`, `c`.",
      "`t` requires `a`.",
    ]);
  });

  it("is bounded, and safe to print", () => {
    const names = Array.from({ length: 50 }, (_, index) => `tool-number-${index}`);
    const listed = names.map((name) => ({ name }));
    const [note = ""] = toolCallNotes("other\u001b[31m\nname", {}, listed);
    expect(note).toMatch(
      /^The server lists no tool `other\\nname`\. It lists `tool-number-0`.* and 45 more \(`mcptest discover` lists all\)\.$/,
    );
    const args = Object.fromEntries(names.map((name) => [name, 1]));
    expect(toolCallNotes("search", args, tools)).toHaveLength(5);
    const long = toolCallNotes("a".repeat(10_000), {}, [{ name: "b".repeat(1_000_000) }]);
    expect(long.join("").length).toBeLessThan(300);
    const branches = Array.from({ length: 1_000 }, () => ({ $ref: "#" }));
    const circle = { properties: { a: {} }, anyOf: branches };
    const notes = toolCallNotes("t", { zzz: 1 }, [{ name: "t", inputSchema: circle }]);
    expect(notes).toEqual(["`zzz` is not an argument of `t`: it takes `a`."]);
  });

  it("never throws, whatever a server lists", () => {
    const json = fc.jsonValue();
    fc.assert(
      fc.property(fc.string(), json, fc.array(json), json, (name, args, items, schema) => {
        toolCallNotes(name, args, [...items, { name, inputSchema: schema }]);
        promptNotes(name, args, [...items, { name, arguments: schema }]);
      }),
    );
  });
});

describe("a prompts/get beside the prompts that are listed", () => {
  const prompts = [{ name: "greet", arguments: [{ name: "city", required: true }, { name: "state" }] }];

  it.each([
    ["greet", { city: "x", state: "y" }, []],
    ["great", {}, ["The server lists no prompt `great`: did you mean `greet`?"]],
    ["greet", { citty: "x" }, ["`citty` is not an argument of `greet`: did you mean `city`?"]],
    ["greet", {}, ["`greet` requires `city`."]],
  ])("%s %j", (prompt, args, notes) => {
    expect(promptNotes(prompt, args, prompts)).toEqual(notes);
  });
});
