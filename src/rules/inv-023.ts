import { TOOLS } from "./citations.js";
import type { Rule } from "./types.js";

export const inv023: Rule = {
  id: "INV-023",
  title: "Every tool has an input schema of an object",
  family: "INV",
  severity: "must",
  text: 'A tool\'s `inputSchema` is a JSON Schema with `"type": "object"`, also where the tool takes no arguments.',
  fix: 'Write `"inputSchema": {"type": "object"}` at the least.',
  spec: TOOLS,
  examples: { good: '{"name":"now","inputSchema":{"type":"object"}}', bad: '{"name":"now"}' },
};
