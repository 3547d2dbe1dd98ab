import { STREAMABLE_HTTP } from "./citations.js";
import type { Rule } from "./types.js";

export const faultHttpStreamOpen: Rule = {
  id: "FAULT-HTTP-STREAM-OPEN",
  title: "An SSE stream that stayed open without the answer",
  family: "FAULT",
  severity: "must",
  text: "The SSE stream that answers a request brings the response to it.",
  fix: "Send the response on the stream of its own request, and end the stream after it.",
  spec: STREAMABLE_HTTP,
  category: "Transport",
  examples: {
    good: 'data: {"jsonrpc":"2.0","id":3,"result":{}}, then the end of the stream',
    bad: "a stream of comments that never ends",
  },
};
