import { MESSAGES } from "./citations.js";
import type { Rule } from "./types.js";

export const inv010: Rule = {
  id: "INV-010",
  title: "An answer has a result or an error",
  family: "INV",
  severity: "must",
  text: "A JSON-RPC answer has either a `result` or an `error`: never both, never neither.",
  fix: "Send `error` alone where the call failed at the protocol, else `result` alone.",
  spec: MESSAGES,
  examples: { good: '{"id":2,"result":{}}', bad: '{"id":2,"result":{},"error":{"code":-32603,"message":"?"}}' },
};
