import type { Rule } from "./types.js";

export const faultHttpRedirectOrigin: Rule = {
  id: "FAULT-HTTP-REDIRECT-ORIGIN",
  title: "A redirect to another origin",
  family: "FAULT",
  severity: "must",
  text: "Requests are redirected within their origin alone: elsewhere the token and the headers would reach another party. The redirect was not followed.",
  fix: "Write the address to which the server redirects as `url`.",
  category: "Security",
  examples: {
    good: "307 with Location: /mcp/",
    bad: "307 with Location: https://elsewhere.example/mcp",
  },
};
