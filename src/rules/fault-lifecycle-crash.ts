import { ANSWERS } from "./citations.js";
import type { Rule } from "./types.js";

export const faultLifecycleCrash: Rule = {
  id: "FAULT-LIFECYCLE-CRASH",
  title: "The server died during the session",
  family: "FAULT",
  severity: "must",
  text: "A server stays up while its client uses it, and answers every request that it receives.",
  fix: "Read the exit code and the last lines of output in the failure; catch the exception in the handler and answer with an error.",
  spec: ANSWERS,
  category: "Session Lifecycle",
  examples: {
    good: '{"id":3,"error":{"code":-32603,"message":"…"}} and on it goes',
    bad: "exit code 1 after the request 3",
  },
};
