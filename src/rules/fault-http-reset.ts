import { STREAMABLE_HTTP } from "./citations.js";
import type { Rule } from "./types.js";

export const faultHttpReset: Rule = {
  id: "FAULT-HTTP-RESET",
  title: "The connection broke before the answer was whole",
  family: "FAULT",
  severity: "must",
  text: "The server answers each request with a whole HTTP response.",
  fix: "Look into the server's log at this moment: a crash of the request's handler, or a proxy's time limit, is the usual cause.",
  spec: STREAMABLE_HTTP,
  category: "Transport",
  examples: {
    good: "a whole body of the length that Content-Length tells",
    bad: "the connection closed after half of it",
  },
};
