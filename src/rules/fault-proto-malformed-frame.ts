import { MESSAGES } from "./citations.js";
import type { Rule } from "./types.js";

export const faultProtoMalformedFrame: Rule = {
  id: "FAULT-PROTO-MALFORMED-FRAME",
  title: "JSON that is not a JSON-RPC message",
  family: "FAULT",
  severity: "must",
  text: 'Every message is a JSON-RPC 2.0 request, notification or response: `jsonrpc` is "2.0", and a response has an id and either a result or an error with an integer code and a string message.',
  fix: "Mend the member that the evidence shows, or let an MCP library write the messages.",
  spec: MESSAGES,
  category: "Base Protocol",
  examples: {
    good: '{"jsonrpc":"2.0","id":3,"result":{}}',
    bad: '{"id":3,"error":"oh"}',
  },
};
