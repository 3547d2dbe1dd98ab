import { isObject } from "../../core/json/json.js";
import { hideValue } from "../../core/redaction/redacted.js";
import { mismatch, type SyncJudge } from "../kind.js";
import { wrongArgument, wrongType } from "../shared/argument.js";

/** `not-empty`: the string, array or object has something in it. */
export function compileNotEmpty(argument: unknown): SyncJudge {
  if (argument !== null && argument !== true)
    throw wrongArgument("not-empty", argument, "nothing or true", "`not-empty: ~` or `not-empty: true`");
  const expected = { "not-empty": argument };
  return (value) => {
    if (typeof value !== "string" && !Array.isArray(value) && !isObject(value)) {
      return wrongType("not-empty", "a string, an array or an object", expected, value);
    }
    const { length } = isObject(value) ? Object.keys(value) : value;
    return length > 0 ? { pass: true } : mismatch(() => ({ expected, actual: hideValue(value) }));
  };
}
