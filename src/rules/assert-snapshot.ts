import type { Rule } from "./types.js";

export const assertSnapshot: Rule = {
  id: "ASSERT-SNAPSHOT",
  title: "Value differs from its snapshot",
  family: "ASSERT",
  severity: "must",
  text: "The value equals the one recorded in the snapshot file, once both are rid of what the assertion ignores and normalises.",
  fix: "If the change is wanted, record it again and commit the file; if the value changes by nature, `ignore` or `normalise` that part.",
  examples: {
    good: '{"status":"shipped"}, as it was recorded',
    bad: '{"status":"lost"}, where {"status":"shipped"} was recorded',
  },
};
