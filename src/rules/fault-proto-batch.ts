import { SINGLE_MESSAGES } from "./citations.js";
import type { Rule } from "./types.js";

export const faultProtoBatch: Rule = {
  id: "FAULT-PROTO-BATCH",
  title: "A batch of messages in an array",
  family: "FAULT",
  severity: "must",
  text: "Messages come one by one. Revision 2025-03-26 alone has JSON-RPC batches; 2025-06-18 took them out again.",
  fix: "Write each message by itself, on a line of its own.",
  spec: SINGLE_MESSAGES,
  category: "Base Protocol",
  examples: {
    good: '{"jsonrpc":"2.0","id":3,"result":{}}',
    bad: '[{"jsonrpc":"2.0","id":3,"result":{}}] at 2025-11-25',
  },
};
