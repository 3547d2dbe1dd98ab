import { HANDSHAKE } from "./citations.js";
import type { Rule } from "./types.js";

export const faultStartExit: Rule = {
  id: "FAULT-START-EXIT",
  title: "The server exited before its handshake",
  family: "FAULT",
  severity: "must",
  text: "A server that was started stays up and answers the handshake.",
  fix: "Read the last lines of output in the failure: a missing module, argument or environment variable is the usual cause.",
  spec: HANDSHAKE,
  category: "Session Lifecycle",
  examples: {
    good: "a server that waits for initialize",
    bad: "exit code 1: Cannot find module ./server.js",
  },
};
