import { jsonError } from "../../core/json/json.js";
import { derive, hide, hideValue, say } from "../../core/redaction/redacted.js";
import { redactErrors, schemaArgument } from "../engines/json-schema.js";
import { type CompileArgument, mismatch } from "../kind.js";
import { wrongType } from "../shared/argument.js";

/** `is-json`: the string is one JSON text, and valid by the schema if one is given. */
export const compileIsJson: CompileArgument = (argument) => {
  const validate = schemaArgument("is-json", argument);
  return (actual) => {
    if (typeof actual !== "string") return wrongType("is-json", "a string", "a JSON text", actual);
    let value: unknown;
    try {
      value = JSON.parse(actual);
    } catch {
      return mismatch(() => {
        const redacted = hide(actual);
        return { expected: say`a JSON text`, actual: redacted, note: say`is not JSON${derive(redacted, jsonReason)}` };
      });
    }
    const errors = validate(value);
    return errors.length === 0
      ? { pass: true }
      : mismatch(() => ({
          expected: hideValue(argument),
          actual: hide(actual),
          errors: redactErrors(errors),
          note: say`is JSON, but does not match the schema`,
        }));
  };
};

/** Nothing if the text is JSON without its secrets. */
function jsonReason(text: string): string {
  const why = jsonError(text);
  return why === "" ? "" : `: ${why}`;
}
