import type { Rule } from "./types.js";

export const assertOneof: Rule = {
  id: "ASSERT-ONEOF",
  title: "Not exactly one matcher passed",
  family: "ASSERT",
  severity: "must",
  text: "The value passes one of the listed matchers and fails all the others.",
  fix: "Where several passed, tighten them until they exclude each other; where none did, read why each failed.",
  examples: {
    good: '`[{contains: o}, {exact: x}]` and "ok"',
    bad: '`[{contains: o}, {contains: k}]` and "ok"',
  },
};
