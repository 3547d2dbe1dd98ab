import type { Rule } from "./types.js";

export const runnerFault: Rule = {
  id: "RUNNER-FAULT",
  title: "Fault of mcptest itself",
  family: "RUNNER",
  severity: "must",
  text: "The test could not be judged, because mcptest has a bug. It says nothing about the server.",
  fix: "Report it at https://github.com/mcptest/action/issues, with the note of this failure.",
  examples: {
    good: "a verdict, whatever the server answers",
    bad: "TypeError: … is undefined, in a file of mcptest",
  },
};
