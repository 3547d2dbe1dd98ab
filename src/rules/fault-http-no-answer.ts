import { STREAMABLE_HTTP } from "./citations.js";
import type { Rule } from "./types.js";

export const faultHttpNoAnswer: Rule = {
  id: "FAULT-HTTP-NO-ANSWER",
  title: "The HTTP response held no answer",
  family: "FAULT",
  severity: "must",
  text: "The body or the SSE stream with which a request is answered holds the JSON-RPC response with its id.",
  fix: "Send the response in the body, or on the stream before it is closed; 202 is for notifications and responses alone.",
  spec: STREAMABLE_HTTP,
  category: "Transport",
  examples: {
    good: '200 and {"jsonrpc":"2.0","id":3,"result":{}}',
    bad: "202 without a body, for a request",
  },
};
