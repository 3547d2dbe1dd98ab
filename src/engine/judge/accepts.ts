import type { SchemaCheck } from "../../conformance/probes/types.js";

/** Asks whether a tool's schema accepts a value. The schema is the server's: one that cannot be judged says nothing. */
export async function loadAccepts(schema: unknown): Promise<SchemaCheck> {
  const { compileSchema } = await import("../../matchers/engines/json-schema.js");
  const { withinBudget } = await import("../../matchers/worker/budget.js");
  let validate: ReturnType<typeof compileSchema> | undefined;
  try {
    validate = compileSchema(schema, [], withinBudget);
  } catch {
    return () => undefined;
  }
  return (value) => {
    try {
      return validate && validate(value).length === 0;
    } catch {
      // A schema that takes too long is not tried on other values.
      validate = undefined;
      return undefined;
    }
  };
}
