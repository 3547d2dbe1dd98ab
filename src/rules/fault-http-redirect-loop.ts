import type { Rule } from "./types.js";

export const faultHttpRedirectLoop: Rule = {
  id: "FAULT-HTTP-REDIRECT-LOOP",
  title: "A redirect that leads nowhere",
  family: "FAULT",
  severity: "must",
  text: "A redirect names a place, keeps the method, and leads to an answer after `http.max_redirects` (5) at most.",
  fix: "Write the final address as `url`, and redirect by 307 or 308.",
  category: "Transport",
  examples: {
    good: "307 with Location: /mcp/, which answers",
    bad: "307 with Location: /a, which redirects to /b, which redirects to /a",
  },
};
