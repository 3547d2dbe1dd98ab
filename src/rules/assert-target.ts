import type { Rule } from "./types.js";

export const assertTarget: Rule = {
  id: "ASSERT-TARGET",
  title: "Nothing at the target path",
  family: "ASSERT",
  severity: "must",
  text: "The target of an assertion leads to a value. An absent path fails whatever the matcher, `exact: null` alone excepted.",
  fix: "Correct the path: the failure names the longest part of it that exists, and the keys there.",
  examples: {
    good: "`result.content[0].text` of an answer with one text",
    bad: "`result.content[3].text` of the same answer",
  },
};
