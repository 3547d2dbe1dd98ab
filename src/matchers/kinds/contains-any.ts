import { hideValue, say } from "../../core/redaction/redacted.js";
import { HIDDEN, mismatch, type SyncJudge } from "../kind.js";
import { listArgument, wrongType } from "../shared/argument.js";
import { withTimeLimit } from "../worker/budget.js";
import { needleFinder } from "./contains.js";

/** `contains-any`: at least one needle is a substring of the string or an element of the array. */
export function compileContainsAny(argument: unknown): SyncJudge {
  const expected = listArgument("contains-any", argument);
  return withTimeLimit("contains-any", expected.length, (actual) => {
    if (typeof actual !== "string" && !Array.isArray(actual)) {
      return wrongType("contains-any", "a string or an array", expected, actual);
    }
    if (expected.some(needleFinder(actual, expected))) return { pass: true };
    return mismatch(() => {
      const explanation = { expected: expected.map(hideValue), actual: hideValue(actual) };
      if (expected.length === 0) return { ...explanation, note: say`an empty list never passes` };
      const isHidden = explanation.expected.some(needleFinder(explanation.actual, explanation.expected));
      return { ...explanation, note: isHidden ? HIDDEN : say`none of the list was found` };
    });
  });
}
