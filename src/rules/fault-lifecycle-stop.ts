import type { Rule } from "./types.js";

export const faultLifecycleStop: Rule = {
  id: "FAULT-LIFECYCLE-STOP",
  title: "The command that ends the server failed",
  family: "FAULT",
  severity: "should",
  text: "The command under `start.stop` ends within ten seconds, with exit code 0.",
  fix: "Run the command by hand while the server runs.",
  category: "Session Lifecycle",
  examples: {
    good: "`stop: docker stop server` with exit code 0",
    bad: "`stop: docker stop server` with exit code 1",
  },
};
