import { STREAMABLE_HTTP } from "./citations.js";
import type { Rule } from "./types.js";

export const faultHttpStatus: Rule = {
  id: "FAULT-HTTP-STATUS",
  title: "An HTTP error status",
  family: "FAULT",
  severity: "must",
  text: "A request is answered with status 200 and an SSE stream or a JSON body. An error of the protocol is a JSON-RPC error with the request's id.",
  fix: "Look into the server's log for this request; check the path of `url`.",
  spec: STREAMABLE_HTTP,
  category: "Transport",
  examples: {
    good: '200 and {"id":3,"error":{"code":-32603,"message":"…"}}',
    bad: "500 and an HTML page",
  },
};
