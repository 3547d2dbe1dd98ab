import { MODERN_MESSAGES } from "./citations.js";
import type { Rule } from "./types.js";

export const inv019: Rule = {
  id: "INV-019",
  title: "Every result has a resultType",
  family: "INV",
  severity: "must",
  text: "From 2026-07-28 on every result has a `resultType`: `complete`, `input_required` or one of an extension.",
  fix: 'Add `"resultType": "complete"` to results that are whole.',
  spec: MODERN_MESSAGES,
  examples: { good: '{"result":{"resultType":"complete","tools":[]}}', bad: '{"result":{"tools":[]}}' },
};
