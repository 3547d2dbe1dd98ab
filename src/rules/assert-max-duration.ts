import type { Rule } from "./types.js";

export const assertMaxDuration: Rule = {
  id: "ASSERT-MAX-DURATION",
  title: "The answer took too long",
  family: "ASSERT",
  severity: "must",
  text: "The `max_duration_ms` of `expect` is the most that the call may take, from the request to its answer.",
  fix: "Make the tool faster, or allow it more time.",
  examples: {
    good: "`max_duration_ms: 200` and an answer after 120 ms",
    bad: "`max_duration_ms: 200` and an answer after 900 ms",
  },
};
