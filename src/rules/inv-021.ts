import { MODERN_TOOLS } from "./citations.js";
import type { Rule } from "./types.js";

export const inv021: Rule = {
  id: "INV-021",
  title: "Tools are the same whoever asks",
  family: "INV",
  severity: "should",
  text: "From 2026-07-28 on servers hold no session: `tools/list` gives the same list each time, until a change is told.",
  fix: "Make the list depend on nothing but the server, in a fixed order, or tell that it changed.",
  spec: MODERN_TOOLS,
  examples: { good: 'twice ["search","fetch"]', bad: '["search","fetch"], then ["fetch"]' },
};
