import { LOGGING } from "./citations.js";
import type { Rule } from "./types.js";

export const inv028: Rule = {
  id: "INV-028",
  title: "Log messages are sent by those that advertised logging",
  family: "INV",
  severity: "must",
  text: "A server that sends `notifications/message` has advertised the capability `logging`.",
  fix: 'Advertise `"logging": {}` in the answer of `initialize` (or `server/discover`), or write logs to stderr.',
  spec: LOGGING,
  examples: {
    good: '"capabilities":{"logging":{}} and {"method":"notifications/message"}',
    bad: '"capabilities":{"tools":{}} and {"method":"notifications/message"}',
  },
};
