import type { Rule } from "./types.js";

export const assertStartsWith: Rule = {
  id: "ASSERT-STARTS-WITH",
  title: "Text starts otherwise",
  family: "ASSERT",
  severity: "must",
  text: "A string starts with the expected text. A value that is no string fails.",
  fix: "Check for white space in front, and that the target leads to a string.",
  examples: {
    good: '`data:` and "data:image/png"',
    bad: '`data:` and "an image"',
  },
};
