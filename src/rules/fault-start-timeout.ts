import { HANDSHAKE } from "./citations.js";
import type { Rule } from "./types.js";

export const faultStartTimeout: Rule = {
  id: "FAULT-START-TIMEOUT",
  title: "The handshake was not answered in time",
  family: "FAULT",
  severity: "must",
  text: "A server answers the handshake within `startup_timeout`, 30 s unless the suite sets it.",
  fix: "Check that it speaks MCP (over stdio one message a line, flushed; over HTTP at the path of `url`); if it only starts slowly, raise `startup_timeout`.",
  spec: HANDSHAKE,
  category: "Session Lifecycle",
  examples: {
    good: "an answer to initialize after one second",
    bad: "no answer to initialize within 30 s",
  },
};
