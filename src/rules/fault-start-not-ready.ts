import type { Rule } from "./types.js";

export const faultStartNotReady: Rule = {
  id: "FAULT-START-NOT-READY",
  title: "The server did not become ready",
  family: "FAULT",
  severity: "must",
  text: "A server that the run starts accepts connections within `startup_timeout`; `wait_for_ready` answers 2xx within its own timeout.",
  fix: "Check that `url` and `wait_for_ready` name the port on which the server listens, and read its last lines in the failure.",
  category: "Session Lifecycle",
  examples: {
    good: "200 from /health two seconds after the start",
    bad: "503 from /health until the time is up",
  },
};
