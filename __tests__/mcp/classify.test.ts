import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { classify, looksLikeFrame, salvage } from "../../src/mcp/frames.js";

function flawsOf(value: unknown): readonly string[] {
  const reported = classify(value);
  return "flaws" in reported ? reported.flaws : [];
}

describe("classify", () => {
  it.each<[string, unknown]>([
    ["response", { jsonrpc: "2.0", id: 1, result: {} }],
    ["response", { jsonrpc: "2.0", id: "a", error: { code: -1, message: "m" } }],
    ["response", { jsonrpc: "2.0", id: 1, result: {}, extra: true }],
    ["response", { jsonrpc: "2.0", error: { code: -32700, message: "m" } }],
    ["request", { jsonrpc: "2.0", id: 0, method: "ping" }],
    ["notification", { jsonrpc: "2.0", method: "n", params: {} }],
  ])("%s without a flaw: %j", (kind, value) => {
    expect(classify(value).kind).toBe(kind);
    expect(flawsOf(value)).toEqual([]);
  });

  const answer = { jsonrpc: "2.0", id: 1 };
  it.each<[string, unknown, string[]]>([
    ["response", { id: 1, result: {} }, ['has no `jsonrpc: "2.0"`']],
    ["response", { jsonrpc: "2.0", id: 1, result: 5 }, ["has a result that is not an object"]],
    ["response", { ...answer, result: {}, error: { code: 1, message: "" } }, ["has a result and an error at once"]],
    ["response", { ...answer, error: null }, ["has an error that is not an object"]],
    ["response", { ...answer, error: {} }, ["has an error without a code", "has an error without a message"]],
    ["response", { ...answer, error: { code: "x", message: "" } }, ["has an error whose code is not an integer"]],
    ["malformed", { result: {} }, ["has a result, but no id"]],
    ["malformed", { jsonrpc: "2.0", method: 1 }, ["has a method that is not a string"]],
    ["malformed", { ...answer, id: null, method: "m" }, ["is a request whose id is neither a string nor a number"]],
    ["response", answer, ["has neither a result nor an error"]],
    ["malformed", { id: 1, level: "info" }, ["is an object with neither method, result nor error"]],
    ["malformed", { level: "info" }, ["is an object with neither method, result nor error"]],
    ["malformed", [], ["is an empty array"]],
    ["notification", { jsonrpc: "2.0", method: "m", params: [] }, ["has params that are not an object"]],
  ])("%s with its flaws: %j", (kind, value, flaws) => {
    expect(classify(value).kind).toBe(kind);
    expect(flawsOf(value)).toEqual(flaws);
  });

  it.each([[5], ["text"], [null], [true], [[1, 2]], [["x", {}]]])("noise: %j", (value) => {
    expect(classify(value)).toEqual({ kind: "noise" });
  });

  it("a batch has its members", () => {
    expect(classify([{ a: 1 }, {}])).toEqual({ kind: "batch", members: [{ a: 1 }, {}] });
  });

  it("classifies every value, and changes none", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const before = JSON.stringify(value);
        expect(classify(value).kind).toMatch(/^(response|request|notification|batch|malformed|noise)$/);
        expect(JSON.stringify(value)).toBe(before);
      }),
    );
  });
});

describe("salvage", () => {
  it.each<[string, unknown[], string]>([
    ['{"a":1}{"b":"}{"}', [{ a: 1 }, { b: "}{" }], ""],
    ['ready> {"a":{"b":"\\""}} done', [{ a: { b: '"' } }], "ready>  done"],
    ["{ 'a': 1 }", [], "{ 'a': 1 }"],
    ['{"a":', [], '{"a":'],
    ['{"a":1}{"b', [{ a: 1 }], '{"b'],
    ['{"a" 1}{"b":1}', [], '{"a" 1}{"b":1}'],
  ])("%j", (line, values, rest) => {
    expect(salvage(line)).toEqual({ values, rest });
  });

  it("finds every object of a line, whatever they hold", () => {
    const object = fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 });
    const objects = fc.array(object, { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(objects, (objects) => {
        const line = objects.map((object) => JSON.stringify(object)).join("");
        expect(salvage(line)).toEqual({ values: JSON.parse(`[${objects.map((o) => JSON.stringify(o))}]`), rest: "" });
      }),
    );
  });

  it("takes at most 100 objects of a line", () => {
    expect(salvage('{"a":1}'.repeat(101)).values).toHaveLength(100);
  });
});

describe("looksLikeFrame", () => {
  it.each(['{"jsonrpc', '  { "id": 1', '[{"jsonrpc"'])("yes: %s", (line) => expect(looksLikeFrame(line)).toBe(true));
  it.each(["[INFO] started", "{'a': 1}", "{", "hello"])("no: %s", (line) => expect(looksLikeFrame(line)).toBe(false));
});
