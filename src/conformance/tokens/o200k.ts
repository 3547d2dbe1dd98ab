import { countTokens as count } from "gpt-tokenizer/encoding/o200k_base";

/** How many tokens a text has; what looks like a special token is text. */
export function countTokens(text: string): number {
  return count(text, { disallowedSpecial: new Set() });
}
