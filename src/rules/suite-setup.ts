import type { Rule } from "./types.js";

export const suiteSetup: Rule = {
  id: "SUITE-SETUP",
  title: "The setup did not hold",
  family: "SUITE",
  severity: "must",
  text: "A step of `setup` failed or could not be run, so that none of the tests after it can be judged.",
  fix: "Mend the step of `setup` that is named, or the server that it calls.",
  examples: {
    good: "`setup: [{tool: create_project, args: {name: demo}}]`, which is answered with a result",
    bad: "the same, answered with isError: true",
  },
};
