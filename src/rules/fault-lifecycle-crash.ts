import { SHUTDOWN } from "./citations.js";
import type { Rule } from "./types.js";

export const faultLifecycleCrash: Rule = {
  id: "FAULT-LIFECYCLE-CRASH",
  title: "The server died during the session",
  family: "FAULT",
  severity: "must",
  text: "A server lives until its client ends the session, and answers every request that it has received.",
  fix: "Read the exit code and the stderr lines in the failure; catch the exception in the handler and answer with an error.",
  spec: SHUTDOWN,
  category: "Session Lifecycle",
};
