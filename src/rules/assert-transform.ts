import type { Rule } from "./types.js";

export const assertTransform: Rule = {
  id: "ASSERT-TRANSFORM",
  title: "A transform failed",
  family: "ASSERT",
  severity: "must",
  text: "A command of `transform` ended with another exit code than 0, took more than 10 s, wrote more than 16 MiB, or did not write one JSON value of the right shape.",
  fix: "Run the command by hand with the JSON on its stdin, and read what it writes to stderr.",
  examples: {
    good: 'a command that writes {"name":"search","arguments":{}} and exits with 0',
    bad: "a command that exits with 1, or writes a log line beside its JSON",
  },
};
