import { hideValue, join, say } from "../../core/redaction/redacted.js";
import { preview } from "../diff/preview.js";
import { HIDDEN, mismatch, type SyncJudge } from "../kind.js";
import { listArgument, wrongType } from "../shared/argument.js";
import { MatcherError } from "../types.js";
import { withTimeLimit } from "../worker/budget.js";
import { needleFinder } from "./contains.js";

const MAX_NAMED = 5;

/** `contains-all`: each needle, on its own, is a substring of the string or an element of the array. */
export function compileContainsAll(argument: unknown): SyncJudge {
  const expected = listArgument("contains-all", argument);
  if (expected.length === 0) {
    throw new MatcherError(
      "`contains-all` has an empty list",
      "An empty list would pass for every value.",
      "List the required items, or remove the assertion.",
      ["contains-all"],
    );
  }
  return withTimeLimit("contains-all", expected.length, (actual) => {
    if (typeof actual !== "string" && !Array.isArray(actual)) {
      return wrongType("contains-all", "a string or an array", expected, actual);
    }
    const isThere = needleFinder(actual, expected);
    // All are searched for, as the explanation does: only this is watched, and the explanation takes no longer.
    if (expected.filter(isThere).length === expected.length) return { pass: true };
    return mismatch(() => {
      const explanation = { expected: expected.map(hideValue), actual: hideValue(actual) };
      const isShown = needleFinder(explanation.actual, explanation.expected);
      const missing = explanation.expected.filter((needle) => !isShown(needle));
      if (missing.length === 0) return { ...explanation, note: HIDDEN };
      const more = missing.length > MAX_NAMED ? say` and ${missing.length - MAX_NAMED} more` : "";
      const names = join(missing.slice(0, MAX_NAMED).map(preview), ", ");
      return { ...explanation, note: say`not found: ${names}${more}` };
    });
  });
}
