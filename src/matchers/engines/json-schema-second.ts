import { validator } from "@exodus/schemasafe";
import { isObject, pointerKeys, typeName } from "../../core/json/json.js";
import type { SchemaErrors } from "./json-schema.js";
import { check } from "./json-schema-formats.js";

/** One compiled schema: true if the value is valid, else `errors` says why. */
export interface SecondValidate {
  (value: unknown): boolean;
  errors?: { keywordLocation: string; instanceLocation: string }[];
}

/**
 * Compiles a schema that the first validator is known to judge wrongly. Throws the validator's error for what is not a
 * schema. It takes as long as the schema asks for: the caller watches it.
 */
export function compileSecond(schema: Record<string, unknown>, draft07: boolean, allErrors: boolean): SecondValidate {
  return validator(schema as Parameters<typeof validator>[0], {
    mode: "spec",
    $schemaDefault: draft07
      ? "http://json-schema.org/draft-07/schema#"
      : "https://json-schema.org/draft/2020-12/schema",
    includeErrors: true,
    allErrors,
    formatAssertion: true,
    formats: formatsOf(schema),
  }) as SecondValidate;
}

/** The errors of the last value, as the first validator's are shown. */
export function secondErrors(validate: SecondValidate, schema: unknown, value: unknown): SchemaErrors {
  return (validate.errors ?? []).map(({ keywordLocation, instanceLocation }) => {
    const schemaPath = keywordLocation.replace(/^#/, "");
    const instancePath = instanceLocation.replace(/^#/, "");
    const keyword = schemaPath.split("/").findLast((step) => !/^\d+$/.test(step)) ?? "";
    const type = keyword === "type" ? at(schema, schemaPath) : undefined;
    const message =
      type === undefined
        ? keyword === ""
          ? "no value is valid here"
          : `must pass "${keyword}"`
        : `expected ${[type].flat().join(" or ")}, got ${typeName(at(value, instancePath))}`;
    return { instance_path: instancePath, schema_path: schemaPath, message };
  });
}

/** What a JSON pointer leads to; undefined if it leads nowhere. */
function at(value: unknown, pointer: string): unknown {
  let here = value;
  for (const key of pointerKeys(pointer)) {
    if (typeof here !== "object" || here === null || !Object.hasOwn(here, key)) return undefined;
    here = (here as Record<string, unknown>)[key];
  }
  return here;
}

/** The same formats as the first validator's; an unknown one asserts nothing. */
function formatsOf(schema: unknown): Record<string, (text: string) => boolean> {
  const formats: Record<string, (text: string) => boolean> = {};
  const pending = [schema];
  while (pending.length > 0) {
    const node = pending.pop();
    if (typeof node !== "object" || node === null) continue;
    for (const inner of Object.values(node)) pending.push(inner);
    const name = isObject(node) ? node.format : undefined;
    if (typeof name === "string") formats[name] = check(name);
  }
  return formats;
}
