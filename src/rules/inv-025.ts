import { TOOL_RESULTS } from "./citations.js";
import type { Rule } from "./types.js";

export const inv025: Rule = {
  id: "INV-025",
  title: "Content blocks are whole",
  family: "INV",
  severity: "must",
  text: "Each block of `content` is an object with a string `type` and what that type needs: `text`; `data` and `mimeType`; `uri` and `name`; a `resource`.",
  fix: "Give each block the members of its type, as strings.",
  spec: TOOL_RESULTS,
  examples: { good: '{"type":"text","text":"5"}', bad: '{"type":"text","text":5}' },
};
