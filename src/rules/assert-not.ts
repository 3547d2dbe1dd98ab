import type { Rule } from "./types.js";

export const assertNot: Rule = {
  id: "ASSERT-NOT",
  title: "The inner matcher passed",
  family: "ASSERT",
  severity: "must",
  text: "The value does not pass the inner matcher.",
  fix: "Mend the answer, or narrow the inner matcher to what must not be there.",
  examples: {
    good: '`{contains: error}` and "done"',
    bad: '`{contains: error}` and "an error"',
  },
};
