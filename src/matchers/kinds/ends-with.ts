import { hide } from "../../core/redaction/redacted.js";
import { HIDDEN, mismatch, type SyncJudge } from "../kind.js";
import { stringArgument, wrongType } from "../shared/argument.js";

/** `ends-with`: the string ends with the argument. */
export function compileEndsWith(argument: unknown): SyncJudge {
  const expected = stringArgument("ends-with", argument);
  return (value) => {
    if (typeof value !== "string") return wrongType("ends-with", "a string", expected, value);
    if (value.endsWith(expected)) return { pass: true };
    return mismatch(() => {
      const shown = { expected: hide(expected), actual: hide(value) };
      return shown.actual.endsWith(shown.expected) ? { ...shown, note: HIDDEN } : shown;
    });
  };
}
