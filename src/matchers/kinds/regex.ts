import { hide, hideValue, say } from "../../core/redaction/redacted.js";
import { stringArgument } from "../argument.js";
import { compilePattern, usePatterns } from "../engines/patterns.js";
import { mismatch, type SyncJudge } from "../kind.js";
import { asText } from "../text.js";
import { SuiteFault } from "../types.js";
import { BudgetExceeded } from "../worker/budget.js";

/** `regex`: a match anywhere in the stringified value, in the syntax and the linear time of Rust's regex. */
export function compileRegex(argument: unknown): SyncJudge {
  const expected = stringArgument("regex", argument);
  const pattern = compilePattern(expected, ["regex"]);
  return (actual) => {
    const text = asText(actual);
    try {
      if (usePatterns(text.length, () => pattern().isMatch(text))) return { pass: true };
    } catch (error) {
      if (!(error instanceof BudgetExceeded)) throw error;
      throw new SuiteFault(
        say`The regular expression was stopped after 2 s`,
        "Make the pattern smaller (a counted repeat of a wide class such as \\w is slow), or name a shorter string.",
      );
    }
    return mismatch(() => ({ expected: hide(expected), actual: hideValue(actual), match: null }));
  };
}
