import { stringArgument, wrongType } from "./argument.js";
import type { SyncJudge } from "./kind.js";

/** `starts-with`: the string begins with the argument. */
export function compileStartsWith(argument: unknown): SyncJudge {
  const expected = stringArgument("starts-with", argument);
  return (value) => {
    if (typeof value !== "string") return wrongType("starts-with", "a string", expected, value);
    return value.startsWith(expected) ? { pass: true } : { pass: false, expected, actual: value };
  };
}
