import type { Rule } from "./types.js";

export const assertContains: Rule = {
  id: "ASSERT-CONTAINS",
  title: "Expected part is missing",
  family: "ASSERT",
  severity: "must",
  text: "A string has the expected substring, an object the expected keys and values at any depth, an array every listed element as often as it is listed; any other value equals the expected one. Within objects and arrays, strings are compared whole.",
  fix: "Look at the place that the failure names: the part there is missing or differs, often in case or type.",
  examples: {
    good: '`{status: shipped}` and {"id":7,"status":"shipped"}',
    bad: '`{status: shipped}` and {"id":7,"status":"lost"}',
  },
};
