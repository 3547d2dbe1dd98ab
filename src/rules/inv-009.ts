import { ANSWERS } from "./citations.js";
import type { Rule } from "./types.js";

export const inv009: Rule = {
  id: "INV-009",
  title: "Every answer belongs to one request",
  family: "INV",
  severity: "must",
  text: "An answer bears the id of a request that was sent, of the same type, and no request is answered twice; a notification is never answered.",
  fix: "Answer each request once, under the id that it came with, and notifications not at all.",
  spec: ANSWERS,
  examples: {
    good: '{"id":2,"method":"ping"} and {"id":2,"result":{}}',
    bad: '{"id":2,"method":"ping"} and {"id":"2","result":{}}',
  },
};
