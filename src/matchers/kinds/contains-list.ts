import { hideValue, join, say } from "../../core/redaction/redacted.js";
import { listArgument, wrongType } from "../argument.js";
import { preview } from "../diff/preview.js";
import { HIDDEN, mismatch, type SyncJudge } from "../kind.js";
import { MatcherError } from "../types.js";
import { needleFinder, withTimeLimit } from "./contains.js";

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
