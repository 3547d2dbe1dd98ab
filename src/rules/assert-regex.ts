import type { Rule } from "./types.js";

export const assertRegex: Rule = {
  id: "ASSERT-REGEX",
  title: "Pattern does not match",
  family: "ASSERT",
  severity: "must",
  text: "The pattern matches somewhere in the value, which is read as text: a string as it is, anything else as JSON. The syntax is that of Rust's regex crate.",
  fix: "Mend the answer or the pattern: escape `.`, `(` and `[`; `(?i)` ignores case, `(?s)` lets `.` match a line feed.",
  examples: {
    good: '`^order [0-9]+$` and "order 12"',
    bad: '`^order [0-9]+$` and "order A12"',
  },
};
