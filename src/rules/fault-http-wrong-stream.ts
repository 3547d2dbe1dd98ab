import { STREAMABLE_HTTP } from "./citations.js";
import type { Rule } from "./types.js";

export const faultHttpWrongStream: Rule = {
  id: "FAULT-HTTP-WRONG-STREAM",
  title: "An answer on the wrong stream",
  family: "FAULT",
  severity: "must",
  text: "The response to a request comes in the HTTP response to that request; over HTTP+SSE it comes on the SSE stream.",
  fix: "Keep the stream of each request, and send the response there; a stream opened by GET takes no responses.",
  spec: STREAMABLE_HTTP,
  category: "Transport",
  examples: {
    good: 'POST with the id 3, answered in its own body by {"jsonrpc":"2.0","id":3,"result":{}}',
    bad: "202 to the POST, and the response on the stream that a GET has opened",
  },
};
