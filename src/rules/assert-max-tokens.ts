import type { Rule } from "./types.js";

export const assertMaxTokens: Rule = {
  id: "ASSERT-MAX-TOKENS",
  title: "The answer has too many tokens",
  family: "ASSERT",
  severity: "must",
  text: "The `max_response_tokens` of `expect` is the most that a model would have to read of the answer, counted by the tokenizer that is named.",
  fix: "Answer with less: page long lists, leave out what the model does not need; or raise the limit.",
  examples: {
    good: "`max_response_tokens: 500` and an answer of 80 tokens",
    bad: "`max_response_tokens: 500` and an answer of 9,000 tokens",
  },
};
