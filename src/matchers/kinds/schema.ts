import { hideValue } from "../../core/redaction/redacted.js";
import { compileSchema as compileJsonSchema, redactErrors } from "../engines/json-schema.js";
import { mismatch, type SyncJudge } from "../kind.js";

/** `schema`: valid by a JSON Schema. */
export function compileSchema(argument: unknown): SyncJudge {
  const validate = compileJsonSchema(argument, ["schema"]);
  return (actual) => {
    const errors = validate(actual);
    return errors.length === 0
      ? { pass: true }
      : mismatch(() => ({ expected: hideValue(argument), actual: hideValue(actual), errors: redactErrors(errors) }));
  };
}
