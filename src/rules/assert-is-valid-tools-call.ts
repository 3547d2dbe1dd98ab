import type { Rule } from "./types.js";

export const assertIsValidToolsCall: Rule = {
  id: "ASSERT-IS-VALID-TOOLS-CALL",
  title: "Value is not a tool call",
  family: "ASSERT",
  severity: "must",
  text: "An object has a string `name` and an object `arguments` (or `args`), which obeys the schema where one is given.",
  fix: "Look for arguments that are JSON in a string where an object belongs, or a name that is missing.",
  examples: {
    good: '{"name":"search","arguments":{"query":"x"}}',
    bad: '{"name":"search","arguments":"x"}',
  },
};
