import { OUTPUT_SCHEMA } from "./citations.js";
import type { Rule } from "./types.js";

export const inv013: Rule = {
  id: "INV-013",
  title: "Structured content obeys the output schema",
  family: "INV",
  severity: "must",
  text: "A tool with an `outputSchema` answers with `structuredContent` that is valid by it, unless the result is an error.",
  fix: "Return what the schema says, or correct the schema.",
  spec: OUTPUT_SCHEMA,
  examples: {
    good: 'outputSchema {"required":["sum"]} and structuredContent {"sum":5}',
    bad: 'outputSchema {"required":["sum"]} and structuredContent {"total":5}',
  },
};
