import { expect, it } from "vitest";
import { judge } from "./judge.js";

const times = (count: number) => Array(count).fill({ exact: 1 });
const ten = Array.from({ length: 10 }, (_, index) => `[${index}] exact`).join(", ");

it.each([
  [{ anyOf: times(10) }, 2, `none passed: ${ten}`],
  [{ anyOf: times(12) }, 2, `none passed: ${ten}, and 2 more`],
  [{ oneOf: times(11) }, 2, `none passed: ${ten}, and 1 more`],
  [{ oneOf: times(11) }, 1, `11 passed, but exactly one must: ${ten}, and 1 more`],
  [{ allOf: times(11) }, 2, `failed: ${ten}, and 1 more`],
  [
    { anyOf: [{ contains: ["a"] }, { exact: 1 }] },
    "a",
    "none passed: [0] contains (expected array, got string), [1] exact (expected integer, got string)",
  ],
  [
    { allOf: [{ exact: 1 }, { type: "string" }, { exact: 2 }] },
    1,
    "failed: [1] type (expected string, got integer), [2] exact",
  ],
])("%j of %j shows of each of the first ten matchers what it found", async (matcher, value, note) => {
  expect((await judge(matcher, value)).note).toBe(note);
});
