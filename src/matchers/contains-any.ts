import { listArgument, wrongType } from "./argument.js";
import { bounded } from "./budget.js";
import { contains } from "./contains.js";
import type { SyncJudge } from "./kind.js";

/** `contains-any`: at least one needle is a substring of the string or in an element of the array. */
export function compileContainsAny(argument: unknown): SyncJudge {
  const expected = listArgument("contains-any", argument);
  return bounded("contains-any", expected.length, (actual) => {
    if (typeof actual !== "string" && !Array.isArray(actual)) {
      return wrongType("contains-any", "a string or an array", expected, actual);
    }
    if (expected.some((needle) => contains(actual, needle))) return { pass: true };
    const note = expected.length === 0 ? "an empty list never passes" : "none of the list was found";
    return { pass: false, expected, actual, note };
  });
}
