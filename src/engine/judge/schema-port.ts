import { setImmediate } from "node:timers/promises";
import { type FindTexts, findTexts } from "../../conformance/calls/pattern-texts.js";
import type { SchemaCheck } from "../../conformance/calls/types.js";
import type { SchemaPort, SchemaResult } from "../../conformance/invariants/types.js";
import { isNestedOver } from "../../core/json/json.js";
import { LIMITS } from "../../core/limits.js";
import { hide, jsonOf, say } from "../../core/redaction/redacted.js";
import type { Explanation } from "../../matchers/types.js";

/** Loads the validator as invariants need it: it gives the first error. What is too slow here is judged elsewhere. */
export async function loadSchemaPort(): Promise<SchemaPort> {
  const { compileSchema, redactErrors } = await import("../../matchers/engines/json-schema.js");
  const { TooSlowForThisThread, runWatched } = await import("../../matchers/worker/limit.js");
  const { judgeInThread } = await import("../../matchers/worker/other-thread.js");
  const { MatcherError, SuiteFault } = await import("../../matchers/types.js");

  return (schema) => {
    let validate: ReturnType<typeof compileSchema> | undefined;
    /** Compiling took too long here, and would again. */
    let compilesElsewhere = false;
    const errorsOf = async (value: unknown): Promise<Explanation["errors"]> => {
      try {
        if (!compilesElsewhere) {
          validate ??= compileSchema(schema, [], runWatched, "first");
          return redactErrors(validate(value));
        }
      } catch (error) {
        if (!(error instanceof TooSlowForThisThread)) throw error;
        compilesElsewhere = validate === undefined;
      }
      return (await judgeInThread({ schema }, value)).errors;
    };
    /** The result for every value, once the schema itself could not be used: it is not tried again. */
    let commonResult: SchemaResult | undefined;
    return async (value) => {
      if (commonResult) return commonResult;
      try {
        const [error] = (await errorsOf(value)) ?? [];
        return error ? { wrong: say`${error.instance_path || "the whole"} ${error.message}` } : {};
      } catch (error) {
        // A schema that cannot be used judges no value, and nothing else reports it.
        if (!(error instanceof SuiteFault || error instanceof MatcherError)) throw error;
        const unjudged = { unjudged: hide(error.message) };
        if (!isNestedOver(value, LIMITS.levels)) commonResult = unjudged;
        return unjudged;
      }
    };
  };
}

/** Texts that a pattern of a server matches; none if they are not found in time. */
export const patternTexts: FindTexts = async (pattern, others) => {
  const { textsMatching } = await import("../../matchers/engines/pattern-texts.js");
  const { hereOrInThread } = await import("../../matchers/worker/other-thread.js");
  const { SuiteFault } = await import("../../matchers/types.js");
  try {
    return await hereOrInThread({ kind: "texts", pattern, others }, () => textsMatching(pattern, others));
  } catch (error) {
    if (!(error instanceof SuiteFault)) throw error;
    return [];
  }
};

/** Asks whether a tool's schema accepts a value; a `format` counts as nothing. Finds texts for its patterns, too. */
export async function loadAccepts(schema: unknown): Promise<SchemaCheck> {
  await findTexts(schema, patternTexts);
  const { withoutFormats } = await import("../../matchers/engines/json-schema.js");
  const judge = (await loadSchemaPort())(withoutFormats(schema));
  return async (value) => {
    // Hundreds of values are judged in a row: others have their turn between them.
    await setImmediate();
    const result = await judge(value);
    return "unjudged" in result ? result : result.wrong === undefined;
  };
}

/** The same, but what breaks a `format` alone cannot be judged: a server may check it, or not. */
export async function loadAcceptsWithFormats(schema: unknown): Promise<SchemaCheck> {
  const accepts = await loadAccepts(schema);
  if (!jsonOf(schema)?.includes('"format":')) return accepts;
  const judge = (await loadSchemaPort())(schema);
  return async (value) => {
    const accepted = await accepts(value);
    if (accepted !== true || !("wrong" in (await judge(value)))) return accepted;
    return { unjudged: say`a \`format\` is broken, which a server need not check` };
  };
}
