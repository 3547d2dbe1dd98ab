import type { Rule } from "./types.js";

export const suiteTeardown: Rule = {
  id: "SUITE-TEARDOWN",
  title: "The teardown did not hold",
  family: "SUITE",
  severity: "must",
  text: "A step of `teardown` failed or could not be run. The tests before it stand as they are; the run fails, for something was left behind.",
  fix: "Mend the step of `teardown` that is named, or the server that it calls.",
  examples: {
    good: "`teardown: [{tool: delete_project, args: {name: demo}}]`, which is answered with a result",
    bad: "the same, answered with isError: true",
  },
};
