import { SHUTDOWN } from "./citations.js";
import type { Rule } from "./types.js";

export const faultLifecycleIgnoresSigterm: Rule = {
  id: "FAULT-LIFECYCLE-IGNORES-SIGTERM",
  title: "The server did not end when asked",
  family: "FAULT",
  severity: "should",
  text: "A server ends when its stdin is closed and SIGTERM is sent. What still runs two seconds later is killed.",
  fix: "Exit when stdin ends, do not swallow SIGTERM, and close what keeps the process alive: timers, sockets, watchers.",
  spec: SHUTDOWN,
  category: "Session Lifecycle",
  examples: {
    good: "exit within two seconds of the end of stdin",
    bad: "a process that still runs two seconds after SIGTERM",
  },
};
