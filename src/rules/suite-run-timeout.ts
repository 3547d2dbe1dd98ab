import type { Rule } from "./types.js";

export const suiteRunTimeout: Rule = {
  id: "SUITE-RUN-TIMEOUT",
  title: "The run's time was up",
  family: "SUITE",
  severity: "must",
  text: "A run ends within `--run-timeout`, 30 minutes unless set. Tests that had not ended by then are errored.",
  fix: "Mend what takes so long (slow tests are in the report), split the suite, or raise `--run-timeout`.",
  examples: {
    good: "a run of 12 minutes",
    bad: "a run that is at its 40th test after 30 minutes",
  },
};
