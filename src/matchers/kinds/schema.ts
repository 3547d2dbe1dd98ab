import { isObject, jsonError, ofType, typeName } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { derive, hide, say } from "../../core/redaction/redacted.js";
import { compileSchema as compileJsonSchema, redactErrors, schemaArgument } from "../engines/json-schema.js";
import { type CompileArgument, redactBoth, type SyncJudge, verdict, wrongType } from "../kind.js";
import type { LazyVerdict } from "../types.js";

/** `schema`: valid by a JSON Schema. */
export function compileSchema(argument: unknown): SyncJudge {
  const validate = compileJsonSchema(argument, ["schema"]);
  return (actual) => {
    const errors = validate(actual);
    return verdict(errors.length === 0, () => ({ ...redactBoth(argument, actual), errors: redactErrors(errors) }));
  };
}

/** `is-json`: the string is one JSON text, and valid by the schema if one is given. */
export const compileIsJson: CompileArgument = (argument) => {
  const validate = schemaArgument("is-json", argument);
  return (actual) => {
    if (typeof actual !== "string") return wrongType("is-json", "a string", "a JSON text", actual);
    let value: unknown;
    try {
      value = JSON.parse(actual);
    } catch {
      return verdict(false, () => {
        const redacted = hide(actual);
        // Without its secrets the text may be JSON.
        const why = derive(redacted, (text) => jsonError(text).replace(/^./s, ": $&"));
        return { expected: say`a JSON text`, actual: redacted, note: say`is not JSON${why}` };
      });
    }
    const errors = validate(value);
    return verdict(errors.length === 0, () => ({
      ...redactBoth(argument, actual),
      errors: redactErrors(errors),
      note: say`is JSON, but does not match the schema`,
    }));
  };
};

const EXPECTED = say`a tool call: {name, arguments}`;

/** `is-valid-tools-call`: a string `name`, and `arguments` (or `args`) that are an object and valid by the schema. */
export const compileIsValidToolsCall: CompileArgument = (argument) => {
  const validate = schemaArgument("is-valid-tools-call", argument);
  return (actual) => {
    if (!isObject(actual)) return malformed(actual, "", say`expected object, got ${typeName(actual)}`);
    const { name } = actual;
    if (typeof name !== "string") return malformed(actual, "/name", say`\`name\` is ${ofType(name)}, not string`);
    const key = Object.hasOwn(actual, "args") && !Object.hasOwn(actual, "arguments") ? "args" : "arguments";
    const args = actual[key];
    if (!isObject(args)) return malformed(actual, `/${key}`, say`\`${key}\` is ${ofType(args)}, not object`);
    const errors = validate(args);
    return verdict(errors.length === 0, () => ({
      ...redactBoth(argument, actual),
      path: say`/${key}`,
      errors: redactErrors(errors),
      note: say`the arguments do not match the schema`,
    }));
  };
};

function malformed(actual: unknown, path: "" | "/name" | "/args" | "/arguments", note: Redacted): LazyVerdict {
  return verdict(false, () => ({ ...redactBoth(EXPECTED, actual), ...(path !== "" && { path: say`${path}` }), note }));
}
