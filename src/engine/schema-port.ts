import type { SchemaPort } from "../conformance/invariants/types.js";

/**
 * Loads the validator, which takes long, and gives it as the invariants want it: the first error of a value, in a line.
 * `patient`: nothing else goes on meanwhile, so that one validation may take its 2 s.
 */
export async function loadSchemaPort(patient = false): Promise<SchemaPort> {
  const { compileSchema } = await import("../matchers/json-schema.js");
  const { watched, withinBudget } = await import("../matchers/budget.js");
  return (schema) => {
    try {
      const validate = compileSchema(schema, [], patient ? withinBudget : watched);
      let isSlow = false;
      return (value) => {
        if (isSlow) return undefined;
        try {
          const [error] = validate(value);
          return error && `${error.instance_path || "the whole"} ${error.message}`;
        } catch {
          // The schema is the server's: one that takes too long says nothing, and is not tried on other values.
          isSlow = true;
          return undefined;
        }
      };
    } catch {
      // A schema that is none says nothing of a value; it is told by what judges schemas.
      return undefined;
    }
  };
}
