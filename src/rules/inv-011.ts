import { MESSAGES } from "./citations.js";
import type { Rule } from "./types.js";

export const inv011: Rule = {
  id: "INV-011",
  title: "Every message says jsonrpc 2.0",
  family: "INV",
  severity: "must",
  text: 'Every request, notification and answer of the server has the member `"jsonrpc": "2.0"`.',
  fix: 'Add `"jsonrpc": "2.0"` to every message.',
  spec: MESSAGES,
  examples: { good: '{"jsonrpc":"2.0","id":2,"result":{}}', bad: '{"id":2,"result":{}}' },
};
