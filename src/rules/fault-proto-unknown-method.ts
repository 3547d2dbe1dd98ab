import { ERROR_HANDLING } from "./citations.js";
import type { Rule } from "./types.js";

export const faultProtoUnknownMethod: Rule = {
  id: "FAULT-PROTO-UNKNOWN-METHOD",
  title: "An unknown tool was not rejected",
  family: "FAULT",
  severity: "must",
  text: "The call of a tool that `tools/list` does not have is rejected.",
  fix: "Answer the call of an unknown tool with the JSON-RPC error -32602.",
  spec: ERROR_HANDLING,
  category: "Base Protocol",
  examples: {
    good: '{"error":{"code":-32602,"message":"Unknown tool: serach"}} for the call of a tool serach',
    bad: '{"result":{"content":[]}} for the same call',
  },
};
