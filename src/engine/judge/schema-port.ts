import type { SchemaPort, SchemaResult } from "../../conformance/invariants/types.js";
import type { SchemaCheck } from "../../conformance/probes/types.js";
import { hide, say } from "../../core/redaction/redacted.js";
import type { Explanation } from "../../matchers/types.js";

/**
 * Loads the validator, which is slow, in the form that the invariants need: the first error of a value, in one line.
 * What is too slow for this thread is done in the other one; what is too slow there is reported as not judged.
 */
export async function loadSchemaPort(): Promise<SchemaPort> {
  const { compileSchema, redactErrors } = await import("../../matchers/engines/json-schema.js");
  const { TooSlowForThisThread, runWatched } = await import("../../matchers/worker/budget.js");
  const { judgeInThread } = await import("../../matchers/worker/other-thread.js");
  const { MatcherError, SuiteFault } = await import("../../matchers/types.js");

  const errorsOf = async (here: () => Explanation["errors"], schema: unknown, value: unknown) => {
    try {
      return here();
    } catch (error) {
      if (!(error instanceof TooSlowForThisThread)) throw error;
      return (await judgeInThread({ schema }, value)).errors;
    }
  };
  return (schema) => {
    let validate: ReturnType<typeof compileSchema> | undefined;
    /** What is known for every value: a schema that was too slow once is not tried again. */
    let known: SchemaResult | undefined;
    return async (value) => {
      if (known) return known;
      try {
        const here = () => {
          validate ??= compileSchema(schema, [], runWatched, runWatched);
          return redactErrors(validate(value));
        };
        const [error] = (await errorsOf(here, schema, value)) ?? [];
        return error ? { wrong: say`${error.instance_path || "the whole"} ${error.message}` } : {};
      } catch (error) {
        // What is no schema cannot be judged by either, and nothing else reports it.
        if (!(error instanceof SuiteFault || error instanceof MatcherError)) throw error;
        known = { unjudged: hide(error.message) };
        return known;
      }
    };
  };
}

/** Asks whether a tool's schema accepts a value. The schema is the server's: one that cannot be judged says nothing. */
export async function loadAccepts(schema: unknown): Promise<SchemaCheck> {
  const { compileSchema } = await import("../../matchers/engines/json-schema.js");
  const { withinCpuTime } = await import("../../matchers/worker/budget.js");
  let validate: ReturnType<typeof compileSchema> | undefined;
  try {
    validate = compileSchema(schema, [], withinCpuTime);
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
