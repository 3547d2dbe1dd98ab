import type { Rule } from "./types.js";

export const faultLifecycleLeftChild: Rule = {
  id: "FAULT-LIFECYCLE-LEFT-CHILD",
  title: "The server left a process behind",
  family: "FAULT",
  severity: "should",
  text: "The processes that a server starts end with it.",
  fix: "Keep a handle of each process that you start, end it on exit, and do not detach it.",
  category: "Session Lifecycle",
  examples: {
    good: "a server that ends its browser before it exits",
    bad: "a browser that goes on running after the server's exit",
  },
};
