import { ERROR_CODES } from "./citations.js";
import type { RuleFamily } from "./types.js";

export const PROTO_RULES = {
  "PROTO-UNKNOWN-METHOD": {
    title: "An unknown method is answered with -32601",
    family: "PROTO",
    severity: "must",
    text: "A request for a method that does not exist is answered with the error -32601, and nothing else.",
    fix: "Answer every method without a handler with the error -32601, not with a result and not with silence.",
    spec: ERROR_CODES,
    corpus: {},
    examples: {
      good: '{"id":3,"error":{"code":-32601,"message":"Method not found"}}',
      bad: '{"id":3,"error":{"code":-32603,"message":"Unknown method"}}',
    },
  },
} satisfies RuleFamily;
