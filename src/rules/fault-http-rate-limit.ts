import type { Rule } from "./types.js";

export const faultHttpRateLimit: Rule = {
  id: "FAULT-HTTP-RATE-LIMIT",
  title: "The server limits the rate of requests",
  family: "FAULT",
  severity: "should",
  text: "With 429 the server says that there were too many requests: what was asked could not be verified.",
  fix: "Raise the limit for the test's token, or send less at once (`run_options.parallel`).",
  category: "Transport",
  examples: {
    good: "200 for each request of the run",
    bad: "429 from the tenth request on",
  },
};
