import type { Rule } from "./types.js";

export const faultStartPortBusy: Rule = {
  id: "FAULT-START-PORT-BUSY",
  title: "The port is in use already",
  family: "FAULT",
  severity: "must",
  text: "Before a server is started, nothing listens on the port of its `url`: else another program would be tested in its place.",
  fix: "Write the variable `port` in `url` and `start`: the run finds a free port; or end the program that holds this one.",
  category: "Session Lifecycle",
  examples: {
    good: "a free port, until the server listens on it",
    bad: "another program on the port 3000",
  },
};
