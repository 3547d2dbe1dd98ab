import { expect, it } from "vitest";
import { parseSteps, withoutAll } from "../../src/matchers/target.js";

const list = (...items: unknown[]) => ({ list: items });

it.each<[string[], unknown, unknown]>([
  [[], { a: 1 }, { a: 1 }],
  [["a"], { a: 1, b: 2 }, { b: 2 }],
  [["a", "b"], { a: 1, b: 2, c: 3 }, { c: 3 }],
  [["a.b"], { a: { b: 1, c: 2 }, b: 3 }, { a: { c: 2 }, b: 3 }],
  [['["a.b"]'], { "a.b": 1, a: { b: 2 } }, { a: { b: 2 } }],
  [["list[0]"], list(1, 2, 3), list(2, 3)],
  [["list[-1]"], list(1, 2, 3), list(1, 2)],
  [["list[-3]"], list(1, 2, 3), list(2, 3)],
  [["list[1].id"], list({ id: 1 }, { id: 2, name: "b" }), list({ id: 1 }, { name: "b" })],
  [["list[-1].id"], list({ id: 1 }, { id: 2 }), list({ id: 1 }, {})],
  [["list[*]"], list(1, 2), list()],
  [["list[*].id"], list({ id: 1, a: 1 }, "text", { id: 2 }), list({ a: 1 }, "text", {})],
  [["list[*][0]"], list([1, 2], [3], 4), list([2], [], 4)],
  [["a.list[0].b"], { a: list({ b: 1, c: 2 }) }, { a: list({ c: 2 }) }],
])("%j is taken out of %j", (targets, value, left) => {
  const before = structuredClone(value);
  expect(withoutAll(value, targets.map(parseSteps))).toEqual(left);
  expect(value).toEqual(before);
});

it("reads each target in the value as it was, whatever the others have taken", () => {
  expect(withoutAll(list(1, 2, 3, 4), ["list[0]", "list[1]", "list[-1]"].map(parseSteps))).toEqual(list(3));
  expect(withoutAll(list([1], [2]), ["list[0][0]", "list[0]"].map(parseSteps))).toEqual(list([2]));
  expect(withoutAll(list({ id: 1 }, 2), ["list[0]", "list[0].id"].map(parseSteps))).toEqual(list(2));
});

it("keeps a member of the name __proto__ as it is", () => {
  const value = JSON.parse('{"__proto__": {"a": 1}, "b": 2}');
  expect(JSON.stringify(withoutAll(value, [parseSteps("b")]))).toBe('{"__proto__":{"a":1}}');
});

it.each<[string, unknown]>([
  ["b", { a: 1 }],
  ["toString", { a: 1 }],
  ["a.b", { a: 1 }],
  ["a.b", { a: null }],
  ["[0]", { 0: "a" }],
  ["[*]", { a: 1 }],
  ["length", [1, 2]],
  ['["0"]', [1, 2]],
  ["[2]", [1, 2]],
  ["[-3]", [1, 2]],
  ["[2].a", [1, 2]],
  ["a", "text"],
])("%s leads nowhere in %j, and takes nothing", (target, value) => {
  expect(withoutAll(value, [parseSteps(target)])).toEqual(value);
});

it("leaves null of a value that is taken as a whole", () => {
  expect(withoutAll({ a: 1 }, [parseSteps("")])).toBeNull();
});
