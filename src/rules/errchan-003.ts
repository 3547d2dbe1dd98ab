import { ERROR_HANDLING } from "./citations.js";
import type { Rule } from "./types.js";

export const errchan003: Rule = {
  id: "ERRCHAN-003",
  title: "A rejection that does not say why",
  family: "ERRCHAN",
  severity: "may",
  text: "The text of a rejection names the argument or the reason, so that a model can correct its call. It is judged by its words: it names the argument, repeats the wrong value, or says what is wrong, as in missing, required, invalid, expected, must be. A text such as `Internal error` does none of these.",
  fix: "Say in the text which argument is wrong, and what it should be.",
  spec: ERROR_HANDLING,
  examples: { good: '"`limit` must be a number"', bad: '"something went wrong"' },
};
