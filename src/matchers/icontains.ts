import { stringArgument, wrongType } from "./argument.js";
import type { SyncJudge } from "./kind.js";
import { hasSubstring } from "./substring.js";

/** `icontains`: substring, upper and lower case alike. */
export function compileIcontains(argument: unknown): SyncJudge {
  const expected = stringArgument("icontains", argument);
  const wanted = lowerCase(expected);
  return (value) => {
    if (typeof value !== "string") return wrongType("icontains", "a string", expected, value);
    return hasSubstring(lowerCase(value), wanted) ? { pass: true } : { pass: false, expected, actual: value };
  };
}

/** Of a sigma the lower case depends on whether the word ends there, which a substring does not know. */
function lowerCase(text: string): string {
  return text.toLowerCase().replaceAll("ς", "σ");
}
