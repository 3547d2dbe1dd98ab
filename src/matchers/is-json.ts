import { wrongType } from "./argument.js";
import type { CompileArgument } from "./kind.js";
import { schemaArgument } from "./schema-argument.js";

/** `is-json`: the string is one JSON text, and valid by the schema where one is given. */
export const compileIsJson: CompileArgument = (argument) => {
  const validate = schemaArgument("is-json", argument);
  return (actual) => {
    if (typeof actual !== "string") return wrongType("is-json", "a string", "a JSON text", actual);
    let value: unknown;
    try {
      value = JSON.parse(actual);
    } catch (error) {
      return { pass: false, expected: "a JSON text", actual, note: `is not JSON: ${reason(error)}` };
    }
    const errors = validate(value);
    return errors.length === 0
      ? { pass: true }
      : { pass: false, expected: argument, actual, errors, note: "is JSON, but not valid by the schema" };
  };
};

/** The parser's message without the line and column that only newer engines add. */
function reason(error: unknown): string {
  return error instanceof Error ? error.message.replace(/ \(line \d+ column \d+\)$/, "") : String(error);
}
