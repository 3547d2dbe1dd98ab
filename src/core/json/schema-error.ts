import { cut, hide, jsonExcerpt } from "../redaction/redacted.js";
import type { SchemaError } from "./json-schema.js";

/**
 * What a validator says of a document, in one line: the first of its errors that lies deepest. Of a choice among several
 * forms it says what is wrong in the form that was meant.
 */
export function schemaError(errors: readonly SchemaError[]): string {
  const depth = ({ instancePath }: SchemaError) => instancePath.split("/").length;
  const [error] = [...errors].sort((a, b) => depth(b) - depth(a));
  if (error === undefined) return "it has another form";
  const place = error.instancePath === "" ? "" : `${cut(hide(error.instancePath), 200, "")} `;
  return `${place}${messageOf(error)}`;
}

function messageOf({ keyword, params, message }: SchemaError): string {
  switch (keyword) {
    case "const":
      return `must be ${JSON.stringify(params.allowedValue)}`;
    case "enum":
      return `must be one of ${(params.allowedValues as unknown[]).join(", ")}`;
    case "additionalProperties":
      return `has no member ${jsonExcerpt(params.additionalProperty, 200, "")}`;
    default:
      return message;
  }
}
