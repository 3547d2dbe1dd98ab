import type { Rule } from "./types.js";

export const assertSchema: Rule = {
  id: "ASSERT-SCHEMA",
  title: "Value breaks the JSON Schema",
  family: "ASSERT",
  severity: "must",
  text: "The value is valid against the given JSON Schema: draft 2020-12, or draft-07 where its `$schema` says so.",
  fix: "Each error names a place in the value and a keyword of the schema: mend the one that is wrong.",
  examples: {
    good: '`{required: [id]}` and {"id":7}',
    bad: "`{required: [id]}` and {}",
  },
};
