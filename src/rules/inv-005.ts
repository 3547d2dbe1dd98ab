import { TOOL_RESULTS } from "./citations.js";
import type { Rule } from "./types.js";

export const inv005: Rule = {
  id: "INV-005",
  title: "A tool result has content and a boolean isError",
  family: "INV",
  severity: "must",
  text: "A result of `tools/call` that is no error has a `content` array or `structuredContent` (an object; any JSON from 2026-07-28 on), and `isError`, where it is there, is a boolean.",
  fix: "Return `content` as an array of blocks, and `isError` as true or false.",
  spec: TOOL_RESULTS,
  examples: {
    good: '{"result":{"content":[{"type":"text","text":"5"}]}}',
    bad: '{"result":{"content":"5","isError":"no"}}',
  },
};
