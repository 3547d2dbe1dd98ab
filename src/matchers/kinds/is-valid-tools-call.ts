import { isObject, typeName } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hideValue, say } from "../../core/redaction/redacted.js";
import { redactErrors, schemaArgument } from "../engines/json-schema.js";
import { type CompileArgument, type LazyVerdict, mismatch } from "../kind.js";

const EXPECTED = say`a tool call: {name, arguments}`;

/**
 * `is-valid-tools-call`: an object with a string `name` and an object `arguments` (or `args`), which are valid by the
 * schema if one is given. Paths of errors start at the arguments.
 */
export const compileIsValidToolsCall: CompileArgument = (argument) => {
  const validate = schemaArgument("is-valid-tools-call", argument);
  return (actual) => {
    if (!isObject(actual)) return malformed(actual, "", say`expected object, got ${typeName(actual)}`);
    const name = ownMember(actual, "name");
    if (typeof name !== "string")
      return malformed(actual, "/name", say`\`name\` is of type ${typeName(name)}, not string`);
    const key = Object.hasOwn(actual, "args") && !Object.hasOwn(actual, "arguments") ? "args" : "arguments";
    const args = ownMember(actual, key);
    if (!isObject(args)) return malformed(actual, `/${key}`, say`\`${key}\` is of type ${typeName(args)}, not object`);
    const errors = validate(args);
    if (errors.length === 0) return { pass: true };
    return mismatch(() => ({
      expected: hideValue(argument),
      actual: hideValue(actual),
      path: say`/${key}`,
      errors: redactErrors(errors),
      note: say`the arguments do not match the schema`,
    }));
  };
};

function ownMember(value: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(value, key) ? value[key] : undefined;
}

function malformed(actual: unknown, path: "" | "/name" | "/args" | "/arguments", note: Redacted): LazyVerdict {
  return mismatch(() => ({
    expected: EXPECTED,
    actual: hideValue(actual),
    ...(path === "" ? {} : { path: say`${path}` }),
    note,
  }));
}
