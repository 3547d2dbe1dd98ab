import type { ErrorObject, ValidateFunction } from "ajv";
import { Ajv } from "ajv";
import { Ajv2019 } from "ajv/dist/2019.js";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { pointerKeys } from "../../core/json/json.js";

const compiled = new WeakMap<object, ValidateFunction>();

/** The errors of the arguments of a call, one line each. Throws an Error if the schema itself is wrong. */
export function argumentErrors(schema: Record<string, unknown>, args: unknown): string[] {
  const validate = compiled.get(schema) ?? compile(schema);
  compiled.set(schema, validate);
  return validate(args) ? [] : (validate.errors ?? []).map(describeError);
}

/** An unknown dialect is read as the newest: a server may list any schema, and its mock still has to answer. */
function compile({ $schema, ...schema }: Record<string, unknown>): ValidateFunction {
  const ajv = new (dialectOf($schema))({ allErrors: true, strict: false, ownProperties: true });
  addFormats.default(ajv);
  return ajv.compile(schema);
}

function dialectOf($schema: unknown) {
  if (typeof $schema !== "string") return Ajv2020;
  if (/draft-0[3-7]/.test($schema)) return Ajv;
  return $schema.includes("2019-09") ? Ajv2019 : Ajv2020;
}

function describeError({ keyword, instancePath, params, message = "is not valid" }: ErrorObject): string {
  const path = pointerKeys(instancePath).join(".");
  const inside = path === "" ? "" : ` in \`${path}\``;
  if (keyword === "required") return `argument \`${params.missingProperty}\`${inside} is missing`;
  if (keyword === "additionalProperties") return `argument \`${params.additionalProperty}\`${inside} is not known`;
  if (keyword === "enum") return `argument \`${path}\` must be one of ${JSON.stringify(params.allowedValues)}`;
  return path === "" ? `the arguments ${message}` : `argument \`${path}\` ${message}`;
}
