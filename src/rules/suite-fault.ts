import type { Rule } from "./types.js";

export const suiteFault: Rule = {
  id: "SUITE-FAULT",
  title: "The suite could not be judged",
  family: "SUITE",
  severity: "must",
  text: "What a suite asks for can be evaluated while it runs. Where it cannot, its test is errored and not failed: nothing is said of the server.",
  fix: "Mend what the message names; the suite is at fault, not the server.",
  examples: {
    good: "`cel: has(value.total) && value.total > 0`",
    bad: "`cel: value.total > 0`, where there is no `total`",
  },
};
