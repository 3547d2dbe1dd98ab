import type { Rule } from "./types.js";

export const assertIsJson: Rule = {
  id: "ASSERT-IS-JSON",
  title: "Text is not JSON",
  family: "ASSERT",
  severity: "must",
  text: "A string parses as one JSON text, and obeys the schema where one is given.",
  fix: "Look for prose or a code fence around the JSON, single quotes or a trailing comma; for a value already parsed use `schema`.",
  examples: {
    good: '"[1, 2]"',
    bad: '"[1, 2"',
  },
};
