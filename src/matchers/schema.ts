import { compileSchema } from "./json-schema.js";
import type { SyncJudge } from "./kind.js";

/** `schema`: valid by a JSON Schema. */
export function compileSchemaMatcher(argument: unknown): SyncJudge {
  const validate = compileSchema(argument, ["schema"]);
  return (actual) => {
    const errors = validate(actual);
    return errors.length === 0 ? { pass: true } : { pass: false, expected: argument, actual, errors };
  };
}
