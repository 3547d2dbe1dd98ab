import { hide, hideValue, say } from "../../core/redaction/redacted.js";
import { stringArgument } from "../argument.js";
import { compilePattern, usePatterns } from "../engines/patterns.js";
import { faultIfStopped, mismatch, type SyncJudge } from "../kind.js";
import { asText } from "../text.js";

const FIX =
  "Make the pattern smaller (a counted repeat of a wide class such as \\w is slow), or name a shorter string.";

/** `regex`: a match anywhere in the stringified value, in the syntax and the linear time of Rust's regex. */
export function compileRegex(argument: unknown): SyncJudge {
  const expected = stringArgument("regex", argument);
  const pattern = compilePattern(expected, ["regex"]);
  return (actual) => {
    const text = asText(actual);
    const matches = faultIfStopped(say`The regular expression was stopped after 2 s`, FIX, () =>
      usePatterns(text.length, () => pattern().isMatch(text)),
    );
    if (matches) return { pass: true };
    return mismatch(() => ({ expected: hide(expected), actual: hideValue(actual), match: null }));
  };
}
