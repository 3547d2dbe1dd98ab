import { ERROR_HANDLING } from "./citations.js";
import type { Rule } from "./types.js";

export const errchan002: Rule = {
  id: "ERRCHAN-002",
  title: "An unknown tool as a tool result",
  family: "ERRCHAN",
  severity: "should",
  text: "The call of a tool that does not exist is answered with a JSON-RPC error, -32602 in every revision, and not with a result with `isError: true`.",
  fix: "Answer the call of an unknown tool with the JSON-RPC error -32602.",
  spec: ERROR_HANDLING,
  examples: {
    good: '{"error":{"code":-32602,"message":"Unknown tool: x"}}',
    bad: '{"result":{"isError":true,"content":[{"type":"text","text":"Tool x not found"}]}}',
  },
};
