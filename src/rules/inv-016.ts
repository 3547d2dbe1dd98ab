import { TOOL_NAMES } from "./citations.js";
import type { Rule } from "./types.js";

export const inv016: Rule = {
  id: "INV-016",
  title: "Tool names are legal",
  family: "INV",
  severity: "should",
  text: "From 2025-11-25 on a tool name has 1 to 128 characters out of letters, digits, underscore, hyphen and dot; before that it is just not empty.",
  fix: "Name the tool with letters, digits, `_`, `-` and `.` alone.",
  spec: TOOL_NAMES,
  examples: { good: '"get_user.v2"', bad: '"get user/v2"' },
};
