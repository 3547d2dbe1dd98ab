import { STREAMABLE_HTTP } from "./citations.js";
import type { Rule } from "./types.js";

export const faultHttpNotification: Rule = {
  id: "FAULT-HTTP-NOTIFICATION",
  title: "A notification was not answered by 202 and no body",
  family: "FAULT",
  severity: "must",
  text: "A notification or response is accepted with 202 and no body.",
  fix: "Answer 202 without a body to every well-formed notification, known or not.",
  spec: STREAMABLE_HTTP,
  category: "Transport",
  examples: {
    good: "202 without a body",
    bad: "400 for notifications/initialized",
  },
};
