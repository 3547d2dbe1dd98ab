import { STDIO } from "./citations.js";
import type { Rule } from "./types.js";

export const inv018: Rule = {
  id: "INV-018",
  title: "Nothing but messages on stdout",
  family: "INV",
  severity: "must",
  text: "Over stdio a server writes messages of the protocol to stdout, one a line, and nothing else; logs belong to stderr.",
  fix: "Send logs and prints to stderr.",
  spec: STDIO,
  examples: { good: '{"jsonrpc":"2.0","id":2,"result":{}}', bad: "[INFO] listening" },
};
