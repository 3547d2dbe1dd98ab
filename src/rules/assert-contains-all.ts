import type { Rule } from "./types.js";

export const assertContainsAll: Rule = {
  id: "ASSERT-CONTAINS-ALL",
  title: "Not all expected parts are there",
  family: "ASSERT",
  severity: "must",
  text: "A string has every listed substring, or an array every listed element whole. A value of another type fails.",
  fix: "Mend the answer, or take out of the list what need not be there.",
  examples: {
    good: '`[order, shipped]` and "order 5 shipped"',
    bad: '`[order, shipped]` and "order 5"',
  },
};
