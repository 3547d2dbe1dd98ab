import type { SchemaPort } from "../conformance/invariants/types.js";

/** Loads the validator, which takes long, and gives it as the invariants want it: the first error of a value, in a line. */
export async function loadSchemaPort(): Promise<SchemaPort> {
  const { compileSchema } = await import("../matchers/json-schema.js");
  return (schema) => {
    try {
      const validate = compileSchema(schema, []);
      return (value) => {
        const [error] = validate(value);
        return error && `${error.instance_path || "the whole"} ${error.message}`;
      };
    } catch {
      // A schema that is none says nothing of a value; it is told by what judges schemas.
      return undefined;
    }
  };
}
