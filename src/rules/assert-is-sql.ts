import type { Rule } from "./types.js";

export const assertIsSql: Rule = {
  id: "ASSERT-IS-SQL",
  title: "Text is not SQL",
  family: "ASSERT",
  severity: "must",
  text: "A string parses as SQL with at least one statement, in any common dialect.",
  fix: "Look for prose or a code fence around the statement, or a quote left open.",
  examples: {
    good: '"SELECT id FROM users"',
    bad: '"SELEC id FROM users"',
  },
};
