import { ERROR_HANDLING } from "./citations.js";
import type { Rule } from "./types.js";

export const faultProtoErrorAnswer: Rule = {
  id: "FAULT-PROTO-ERROR-ANSWER",
  title: "A JSON-RPC error where a result was asserted",
  family: "FAULT",
  severity: "must",
  text: "A request that the suite expects to succeed is answered with a result. A JSON-RPC error says that the request itself was refused, or that the server failed.",
  fix: "Read its code: -32601 is an unknown method, -32602 an unknown name or bad arguments, -32603 an exception in the server.",
  spec: ERROR_HANDLING,
  category: "Base Protocol",
  examples: {
    good: '{"id":3,"result":{"content":[]}}',
    bad: '{"id":3,"error":{"code":-32603,"message":"Internal error"}}',
  },
};
