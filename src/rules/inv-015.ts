import { TOOLS } from "./citations.js";
import type { Rule } from "./types.js";

export const inv015: Rule = {
  id: "INV-015",
  title: "Tool names are unique",
  family: "INV",
  severity: "must",
  text: "No tool name is listed twice, over all pages of `tools/list`.",
  fix: "Give one of the two tools another name.",
  spec: TOOLS,
  examples: { good: '"search", "fetch"', bad: '"search", "search"' },
};
