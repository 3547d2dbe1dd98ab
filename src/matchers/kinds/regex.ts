import { say } from "../../core/redaction/redacted.js";
import { compilePattern, usePatterns } from "../engines/patterns.js";
import { faultIfStopped, redactBoth, type SyncJudge, stringArgument, verdict, WAS_STOPPED } from "../kind.js";
import { textToJudge } from "../values.js";

const FIX =
  "Make the pattern smaller (a counted repeat of a wide class such as \\w is slow), or name a shorter string.";

/** `regex`: a match anywhere in the stringified value, in the syntax and the linear time of Rust's regex. */
export function compileRegex(argument: unknown): SyncJudge {
  const expected = stringArgument("regex", argument);
  const pattern = compilePattern(expected, ["regex"]);
  return (actual) => {
    const text = textToJudge(actual);
    const matches = faultIfStopped(say`The regular expression ${WAS_STOPPED}`, FIX, () =>
      usePatterns(text.length, () => pattern.isMatch(text)),
    );
    return verdict(matches, () => ({ ...redactBoth(expected, actual), match: null }));
  };
}
