import type { Rule } from "./types.js";

export const faultHttpConnect: Rule = {
  id: "FAULT-HTTP-CONNECT",
  title: "No connection to the server",
  family: "FAULT",
  severity: "must",
  text: "A server over HTTP accepts connections at its `url`.",
  fix: "Check host and port of `url`, that the server is running, and HTTP_PROXY and NO_PROXY.",
  category: "Transport",
  examples: {
    good: "HTTP/1.1 200 from http://127.0.0.1:3000/mcp",
    bad: "connection refused at http://127.0.0.1:3000/mcp",
  },
};
