import { isObject, typeName } from "../core/json.js";
import type { CompileArgument } from "./kind.js";
import { schemaArgument } from "./schema-argument.js";
import type { Verdict } from "./types.js";

const EXPECTED = "a tool call: {name, arguments}";

/**
 * `is-valid-tools-call`: an object with a string `name` and an object `arguments` (or `args`), which are valid by the
 * schema where one is given. Paths of errors start at the arguments.
 */
export const compileIsValidToolsCall: CompileArgument = (argument) => {
  const validate = schemaArgument("is-valid-tools-call", argument);
  return (actual) => {
    if (!isObject(actual)) return malformed(actual, "", `expected object, got ${typeName(actual)}`);
    const name = ownMember(actual, "name");
    if (typeof name !== "string")
      return malformed(actual, "/name", `\`name\` is of type ${typeName(name)}, not string`);
    const key = Object.hasOwn(actual, "args") && !Object.hasOwn(actual, "arguments") ? "args" : "arguments";
    const args = ownMember(actual, key);
    if (!isObject(args)) return malformed(actual, `/${key}`, `\`${key}\` is of type ${typeName(args)}, not object`);
    const errors = validate(args);
    if (errors.length === 0) return { pass: true };
    return {
      pass: false,
      expected: argument,
      actual,
      path: `/${key}`,
      errors,
      note: "the arguments are not valid by the schema",
    };
  };
};

function ownMember(value: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

function malformed(actual: unknown, path: string, note: string): Verdict {
  return { pass: false, expected: EXPECTED, actual, ...(path === "" ? {} : { path }), note };
}
