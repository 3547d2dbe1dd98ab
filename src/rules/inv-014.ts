import { PAGINATION } from "./citations.js";
import type { Rule } from "./types.js";

export const inv014: Rule = {
  id: "INV-014",
  title: "The pages of a list end",
  family: "INV",
  severity: "must",
  text: "A `nextCursor` is a string, no list gives the same one twice on its way, and none goes on for more than 1,000 pages.",
  fix: "Leave `nextCursor` out on the last page, and let each page lead to the next.",
  spec: PAGINATION,
  examples: { good: 'page 1 leads to "b", page "b" to none', bad: 'page 1 leads to "b", page "b" to "b"' },
};
