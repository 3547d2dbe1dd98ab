import { hide } from "../../core/redaction/redacted.js";
import { HIDDEN, mismatch, type SyncJudge } from "../kind.js";
import { stringArgument, wrongType } from "../shared/argument.js";
import { hasSubstring } from "../text.js";

/** `icontains`: substring, upper and lower case alike. */
export function compileIcontains(argument: unknown): SyncJudge {
  const expected = stringArgument("icontains", argument);
  const wanted = lowerCase(expected);
  return (value) => {
    if (typeof value !== "string") return wrongType("icontains", "a string", expected, value);
    if (hasSubstring(lowerCase(value), wanted)) return { pass: true };
    return mismatch(() => {
      const explanation = { expected: hide(expected), actual: hide(value) };
      return hasSubstring(lowerCase(explanation.actual), lowerCase(explanation.expected))
        ? { ...explanation, note: HIDDEN }
        : explanation;
    });
  };
}

/** Of a sigma the lower case depends on whether the word ends there, which a substring does not know. */
function lowerCase(text: string): string {
  return text.toLowerCase().replaceAll("ς", "σ");
}
