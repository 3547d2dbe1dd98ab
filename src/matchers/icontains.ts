import { stringArgument, wrongType } from "./argument.js";
import type { SyncJudge } from "./kind.js";
import { hasSubstring } from "./substring.js";

/** `icontains`: substring, upper and lower case alike. */
export function compileIcontains(argument: unknown): SyncJudge {
  const expected = stringArgument("icontains", argument);
  const wanted = expected.toLowerCase();
  return (value) => {
    if (typeof value !== "string") return wrongType("icontains", "a string", expected, value);
    return hasSubstring(value.toLowerCase(), wanted) ? { pass: true } : { pass: false, expected, actual: value };
  };
}
