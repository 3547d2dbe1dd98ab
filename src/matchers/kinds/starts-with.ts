import { hide } from "../../core/redaction/redacted.js";
import { HIDDEN, mismatch, type SyncJudge } from "../kind.js";
import { stringArgument, wrongType } from "../shared/argument.js";

/** `starts-with`: the string begins with the argument. */
export function compileStartsWith(argument: unknown): SyncJudge {
  const expected = stringArgument("starts-with", argument);
  return (value) => {
    if (typeof value !== "string") return wrongType("starts-with", "a string", expected, value);
    if (value.startsWith(expected)) return { pass: true };
    return mismatch(() => {
      const explanation = { expected: hide(expected), actual: hide(value) };
      return explanation.actual.startsWith(explanation.expected) ? { ...explanation, note: HIDDEN } : explanation;
    });
  };
}
