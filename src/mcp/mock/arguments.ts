import type { ErrorObject, ValidateFunction } from "ajv";
import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

const compiled = new WeakMap<object, ValidateFunction>();

/**
 * What is wrong with the arguments of a call, one line for each; empty where nothing is.
 *
 * @throws Error where the schema itself is wrong
 */
export function argumentErrors(schema: Record<string, unknown>, args: unknown): string[] {
  let validate = compiled.get(schema);
  if (validate === undefined) {
    validate = compile(schema);
    compiled.set(schema, validate);
  }
  return validate(args) ? [] : (validate.errors ?? []).map(described);
}

function compile(schema: Record<string, unknown>): ValidateFunction {
  const options = { allErrors: true, strict: false, ownProperties: true };
  const isOlder = typeof schema.$schema === "string" && /draft-0[67]/.test(schema.$schema);
  const ajv = isOlder ? new Ajv(options) : new Ajv2020(options);
  addFormats.default(ajv);
  return ajv.compile(schema);
}

function described({ keyword, instancePath, params, message = "is not valid" }: ErrorObject): string {
  const path = instancePath.slice(1).replaceAll("/", ".").replaceAll("~1", "/").replaceAll("~0", "~");
  const inside = path === "" ? "" : ` in \`${path}\``;
  if (keyword === "required") return `argument \`${params.missingProperty}\`${inside} is missing`;
  if (keyword === "additionalProperties") return `argument \`${params.additionalProperty}\`${inside} is not known`;
  if (keyword === "enum") return `argument \`${path}\` must be one of ${JSON.stringify(params.allowedValues)}`;
  return path === "" ? `the arguments ${message}` : `argument \`${path}\` ${message}`;
}
