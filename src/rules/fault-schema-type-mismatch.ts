import { ERROR_HANDLING } from "./citations.js";
import type { Rule } from "./types.js";

export const faultSchemaTypeMismatch: Rule = {
  id: "FAULT-SCHEMA-TYPE-MISMATCH",
  title: "An argument of the wrong type was not rejected",
  family: "FAULT",
  severity: "must",
  text: "A call with an argument of a type that the input schema excludes is rejected; null too, where the schema does not allow it.",
  fix: "Validate the arguments against the input schema, or let the schema say what you take.",
  spec: ERROR_HANDLING,
  category: "Data & Schema",
  examples: {
    good: '{"result":{"isError":true,"content":[{"type":"text","text":"limit: expected integer"}]}} for {"limit":"ten"}',
    bad: '{"result":{"content":[]}} for {"limit":"ten"}',
  },
};
