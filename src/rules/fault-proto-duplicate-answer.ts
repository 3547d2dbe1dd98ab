import { ANSWERS } from "./citations.js";
import type { Rule } from "./types.js";

export const faultProtoDuplicateAnswer: Rule = {
  id: "FAULT-PROTO-DUPLICATE-ANSWER",
  title: "A second answer to one request",
  family: "FAULT",
  severity: "must",
  text: "Each request is answered once.",
  fix: "Return after the first answer: a handler that answers and then throws, or two handlers for one method, is the usual cause.",
  spec: ANSWERS,
  category: "Base Protocol",
  examples: {
    good: 'one {"id":3,"result":{}} for the request 3',
    bad: '{"id":3,"result":{}} and {"id":3,"result":{}}',
  },
};
