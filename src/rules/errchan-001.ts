import { ERROR_HANDLING } from "./citations.js";
import type { Rule } from "./types.js";

export const errchan001: Rule = {
  id: "ERRCHAN-001",
  title: "A validation failure as a protocol error",
  family: "ERRCHAN",
  severity: "should",
  text: "From 2025-11-25 on (SEP-1303) arguments that a tool does not take are answered with a result with `isError: true`, whose text a model can act on; protocol errors are for unknown tools, malformed requests and faults of the server. Up to 2025-06-18 either is right.",
  fix: 'Catch the validation failure and return `{"isError": true, "content": [{"type": "text", "text": "…"}]}`.',
  spec: ERROR_HANDLING,
  examples: {
    good: '{"result":{"isError":true,"content":[{"type":"text","text":"missing required field: project"}]}}',
    bad: '{"error":{"code":-32602,"message":"missing field `project`"}}',
  },
};
