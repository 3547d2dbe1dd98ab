import type { Rule } from "./types.js";

export const assertCel: Rule = {
  id: "ASSERT-CEL",
  title: "Expression is false",
  family: "ASSERT",
  severity: "must",
  text: "The CEL expression is true for the value, which it calls `value`.",
  fix: "Evaluate the parts of the expression against the value shown, then mend the answer or the expression.",
  examples: {
    good: "`value.size() > 0` and [1]",
    bad: "`value.size() > 0` and []",
  },
};
