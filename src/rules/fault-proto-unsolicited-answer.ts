import { MESSAGES } from "./citations.js";
import type { Rule } from "./types.js";

export const faultProtoUnsolicitedAnswer: Rule = {
  id: "FAULT-PROTO-UNSOLICITED-ANSWER",
  title: "An answer to no request",
  family: "FAULT",
  severity: "must",
  text: 'A response bears the id of a request that waits for it, with the same type: 1 is not "1".',
  fix: "Copy the id from the request as it came, and do not answer notifications.",
  spec: MESSAGES,
  category: "Base Protocol",
  examples: {
    good: '{"id":3,"result":{}} for the request 3',
    bad: '{"id":"3","result":{}} for the request 3',
  },
};
