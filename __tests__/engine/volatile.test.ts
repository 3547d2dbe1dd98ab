import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withoutTargets } from "../../src/engine/judge/assertion-failures.js";

describe("withoutTargets", () => {
  it("takes away what targets lead to, in a copy", () => {
    const value = {
      a: { b: 1, c: 2 },
      list: [
        { id: 1, x: 1 },
        { id: 2, x: 2 },
      ],
      "k.e": 1,
    };
    expect(withoutTargets(value, ["a.b", "list[*].id", "list[-1].x", '["k.e"]', "gone[0].away"])).toEqual({
      a: { c: 2 },
      list: [{ x: 1 }, {}],
    });
    expect(value.a.b).toBe(1);
  });

  it("keeps the length of a list", () => {
    expect(withoutTargets([1, 2, 3], ["[1]"])).toEqual([1, null, 3]);
  });

  it("takes a part of what is nested too deeplyly to be cloned", () => {
    let deep: unknown = 1;
    for (let level = 0; level < 100_000; level++) deep = [deep];
    const left = withoutTargets({ deep, id: 1 }, ["id"]) as object;
    expect(Object.keys(left)).toEqual(["deep"]);
    expect(Object.values(left)[0]).toBe(deep);
  });

  it("leaves a value alone if no target leads into it", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(withoutTargets(value, ["nowhere.at.all"])).toEqual(value);
      }),
    );
  });
});
