import type { Rule } from "./types.js";

export const assertAnyof: Rule = {
  id: "ASSERT-ANYOF",
  title: "No matcher passed",
  family: "ASSERT",
  severity: "must",
  text: "The value passes at least one of the listed matchers.",
  fix: "Read why each failed, then mend the answer or add a matcher for what is right too.",
  examples: {
    good: '`[{exact: ok}, {exact: ready}]` and "ready"',
    bad: 'the same and "busy"',
  },
};
