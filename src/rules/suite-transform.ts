import type { Rule } from "./types.js";

export const suiteTransform: Rule = {
  id: "SUITE-TRANSFORM",
  title: "A transform could not be started",
  family: "SUITE",
  severity: "must",
  text: "The program of a `transform` is not there or may not be executed, so that the test cannot be judged.",
  fix: "Install the program, or correct the command; it is run without a shell in the suite's folder.",
  examples: {
    good: "`request: python3 rewrite.py`, where both are there",
    bad: "`request: ./rewrite.py`, which may not be executed",
  },
};
