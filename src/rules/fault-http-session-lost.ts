import { HTTP_SESSIONS } from "./citations.js";
import type { Rule } from "./types.js";

export const faultHttpSessionLost: Rule = {
  id: "FAULT-HTTP-SESSION-LOST",
  title: "A new session was not known either",
  family: "FAULT",
  severity: "must",
  text: "After a 404 for a session the client initializes again; the server knows the session that it then gives.",
  fix: "Keep sessions where every process of the server can read them, or route a session's requests to one process.",
  spec: HTTP_SESSIONS,
  category: "State & Configuration",
  examples: {
    good: "404, then 200 in the session of the new initialize",
    bad: "404, and 404 again in the new session",
  },
};
