import { hideValue } from "../../core/redacted.js";
import { compileSchema, shownErrors } from "../engines/json-schema.js";
import { refuted, type SyncJudge } from "../kind.js";

/** `schema`: valid by a JSON Schema. */
export function compileSchemaMatcher(argument: unknown): SyncJudge {
  const validate = compileSchema(argument, ["schema"]);
  return (actual) => {
    const errors = validate(actual);
    return errors.length === 0
      ? { pass: true }
      : refuted(() => ({ expected: hideValue(argument), actual: hideValue(actual), errors: shownErrors(errors) }));
  };
}
