import type { Rule } from "./types.js";

export const assertIcontains: Rule = {
  id: "ASSERT-ICONTAINS",
  title: "Expected text is missing, whatever its case",
  family: "ASSERT",
  severity: "must",
  text: "A string has the expected substring, capital and small letters taken as the same. A value that is no string fails.",
  fix: "Check the wording, and that the target leads to a string.",
  examples: {
    good: '`success` and "A SUCCESS"',
    bad: '`success` and "failed"',
  },
};
