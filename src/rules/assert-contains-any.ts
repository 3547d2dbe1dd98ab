import type { Rule } from "./types.js";

export const assertContainsAny: Rule = {
  id: "ASSERT-CONTAINS-ANY",
  title: "None of the expected parts is there",
  family: "ASSERT",
  severity: "must",
  text: "A string has at least one listed substring, or an array at least one listed element whole. A value of another type fails, and so does an empty list.",
  fix: "Mend the answer, or add the wording that the server uses to the list.",
  examples: {
    good: '`[approved, accepted]` and "accepted"',
    bad: '`[approved, accepted]` and "rejected"',
  },
};
