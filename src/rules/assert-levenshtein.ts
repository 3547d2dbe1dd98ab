import type { Rule } from "./types.js";

export const assertLevenshtein: Rule = {
  id: "ASSERT-LEVENSHTEIN",
  title: "Text differs by too much",
  family: "ASSERT",
  severity: "must",
  text: "The value, read as text, is at most `max` edits of one character away from the expected one.",
  fix: "Mend the answer, or raise `max` if as much difference as the failure shows is fine.",
  examples: {
    good: '`{value: kitten, max: 3}` and "sitting"',
    bad: '`{value: kitten, max: 2}` and "sitting"',
  },
};
