import { MESSAGES } from "./citations.js";
import type { Rule } from "./types.js";

export const inv007: Rule = {
  id: "INV-007",
  title: "An unknown method is answered with -32601",
  family: "INV",
  severity: "must",
  text: "The error that answers a method which the revision does not have, or that says that the method is unknown, has the code -32601. An unknown tool, resource or prompt is not an unknown method.",
  fix: "Answer methods that you do not have with the code -32601.",
  spec: MESSAGES,
  examples: {
    good: '{"error":{"code":-32601,"message":"Method not found"}}',
    bad: '{"error":{"code":-32603,"message":"Method not found"}}',
  },
};
