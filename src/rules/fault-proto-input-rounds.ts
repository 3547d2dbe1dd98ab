import { INPUT_ROUNDS } from "./citations.js";
import type { Rule } from "./types.js";

export const faultProtoInputRounds: Rule = {
  id: "FAULT-PROTO-INPUT-ROUNDS",
  title: "A call that never has enough input",
  family: "FAULT",
  severity: "must",
  text: "A call that was answered with `input_required` comes to an end when the client gives what was asked for. Ten rounds are made.",
  fix: "Take the answers from `inputResponses` and what is known from `requestState`, and ask only for what is missing.",
  spec: INPUT_ROUNDS,
  examples: {
    good: "the second answer to the call is its result",
    bad: "every answer is `input_required` and asks for the same again",
  },
  category: "Base Protocol",
};
