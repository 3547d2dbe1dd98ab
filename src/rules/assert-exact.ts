import type { Rule } from "./types.js";

export const assertExact: Rule = {
  id: "ASSERT-EXACT",
  title: "Value is not the expected one",
  family: "ASSERT",
  severity: "must",
  text: "The value equals the expected one as JSON: numbers by value, keys in any order, nothing more and nothing less.",
  fix: "Mend the answer, or the expected value where the answer is right; `contains` compares a part alone.",
  examples: {
    good: '`{a: 1, b: 2}` and {"b":2,"a":1}',
    bad: '`{a: 1, b: 2}` and {"a":1}',
  },
};
