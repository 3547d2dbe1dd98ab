import type { Rule } from "./types.js";

export const assertAllof: Rule = {
  id: "ASSERT-ALLOF",
  title: "Not all matchers passed",
  family: "ASSERT",
  severity: "must",
  text: "The value passes every one of the listed matchers.",
  fix: "Mend the answer, or the matcher that the failure names.",
  examples: {
    good: '`[{contains: ok}, {starts-with: a}]` and "all ok"',
    bad: 'the same and "not ok"',
  },
};
