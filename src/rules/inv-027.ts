import { INPUT_ROUNDS } from "./citations.js";
import type { Rule } from "./types.js";

export const inv027: Rule = {
  id: "INV-027",
  title: "A wish for input is one that a client can fulfil",
  family: "INV",
  severity: "must",
  text: "The answers to tools/call, prompts/get and resources/read alone may be `input_required`. Such an answer has `inputRequests`, `requestState` or both; each request is for elicitation, sampling or roots.",
  fix: "Answer other requests at once, and say in `inputRequests` what is missing.",
  spec: INPUT_ROUNDS,
  examples: {
    good: '{"result":{"resultType":"input_required","inputRequests":{"name":{"method":"elicitation/create","params":{}}}}}',
    bad: '{"result":{"resultType":"input_required"}}',
  },
};
