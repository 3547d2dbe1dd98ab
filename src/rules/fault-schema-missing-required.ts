import { ERROR_HANDLING } from "./citations.js";
import type { Rule } from "./types.js";

export const faultSchemaMissingRequired: Rule = {
  id: "FAULT-SCHEMA-MISSING-REQUIRED",
  title: "A missing argument was not rejected",
  family: "FAULT",
  severity: "must",
  text: "A call without an argument that the input schema requires is rejected, in nested objects and lists too.",
  fix: "Validate the arguments against the input schema, or take the argument out of `required`.",
  spec: ERROR_HANDLING,
  category: "Data & Schema",
  examples: {
    good: '{"result":{"isError":true,"content":[{"type":"text","text":"missing required field: project"}]}} for {}',
    bad: '{"result":{"content":[]}} for {}, where `project` is required',
  },
};
