import type { Rule } from "./types.js";

export const faultLifecycleGivenUp: Rule = {
  id: "FAULT-LIFECYCLE-GIVEN-UP",
  title: "The server was given up",
  family: "FAULT",
  severity: "must",
  text: "A server that fails three times in a row (it does not start, dies, or leaves a ping unanswered) is not started again: the rest of its tests are skipped.",
  fix: "Mend the first failure of this server: the others follow from it.",
  category: "Session Lifecycle",
  examples: {
    good: "an answer after one restart",
    bad: "three starts, and each time exit code 1 at the first call",
  },
};
