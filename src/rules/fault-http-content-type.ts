import { STREAMABLE_HTTP } from "./citations.js";
import type { Rule } from "./types.js";

export const faultHttpContentType: Rule = {
  id: "FAULT-HTTP-CONTENT-TYPE",
  title: "A content type that is neither JSON nor SSE",
  family: "FAULT",
  severity: "must",
  text: "The answer to a request is `application/json` or `text/event-stream`.",
  fix: "Set the Content-Type of the answer; an HTML page means that `url` leads to something else than the MCP endpoint.",
  spec: STREAMABLE_HTTP,
  category: "Transport",
  examples: {
    good: "Content-Type: application/json",
    bad: "Content-Type: text/html",
  },
};
