import { ERROR_HANDLING } from "./citations.js";
import type { Rule } from "./types.js";

export const faultSchemaUnexpectedField: Rule = {
  id: "FAULT-SCHEMA-UNEXPECTED-FIELD",
  title: "An unexpected argument was not rejected",
  family: "FAULT",
  severity: "must",
  text: "A call with an argument that the input schema does not name is rejected where it says `additionalProperties: false`.",
  fix: "Validate the arguments against the input schema, or open it.",
  spec: ERROR_HANDLING,
  category: "Data & Schema",
  examples: {
    good: '{"result":{"isError":true,"content":[{"type":"text","text":"unknown field: colour"}]}}',
    bad: '{"result":{"content":[]}}, where the schema says `additionalProperties: false`',
  },
};
