import type { RuleFamily } from "../types.js";
import { ERROR_HANDLING, STRUCTURED, TOOL_RESULTS, TOOLS } from "./citations.js";

export const TOOL_RULES = {
  "TOOL-ANNOTATIONS": {
    title: "The hints of a tool are booleans",
    family: "TOOL",
    severity: "must",
    text: "`readOnlyHint`, `destructiveHint`, `idempotentHint` and `openWorldHint` are booleans, and `title` is a string.",
    fix: "Write true or false without quotes.",
    spec: TOOLS,
    corpus: { since: "2025-03-26" },
    examples: { good: '{"readOnlyHint":true}', bad: '{"readOnlyHint":"true"}' },
  },
  "TOOL-INTERNAL-ERROR": {
    title: "A valid call is not an internal error",
    family: "TOOL",
    severity: "should",
    text: "A call with arguments that the input schema accepts is not answered with the error -32603. What goes wrong in the tool is a result with `isError: true`.",
    fix: "Catch the exception in the handler, and return a result with `isError: true` that says what went wrong.",
    spec: ERROR_HANDLING,
    corpus: {},
    examples: {
      good: '{"result":{"isError":true,"content":[{"type":"text","text":"no such city"}]}}',
      bad: '{"code":-32603,"message":"undefined is not a function"}',
    },
  },
  "TOOL-TEXT": {
    title: "Structured content has a text beside it",
    family: "TOOL",
    severity: "should",
    text: "A result with `structuredContent` also has the JSON of it in a text block, for clients that read only `content`.",
    fix: "Add a text block with `JSON.stringify` of the structured content.",
    spec: STRUCTURED,
    corpus: { since: "2025-06-18" },
    examples: {
      good: '{"content":[{"type":"text","text":"{}"}],"structuredContent":{}}',
      bad: '{"content":[],"structuredContent":{}}',
    },
  },
  "TOOL-BASE64": {
    title: "Images and audio are base64",
    family: "TOOL",
    severity: "must",
    text: "The `data` of an image or audio block is base64, and its `mimeType` is a media type.",
    fix: "Encode the bytes as base64, without a data URL in front.",
    spec: TOOL_RESULTS,
    corpus: {},
    examples: {
      good: '{"type":"image","data":"iVBORw==","mimeType":"image/png"}',
      bad: '{"type":"image","data":"data:image/png;base64,iVBORw==","mimeType":"png"}',
    },
  },
} satisfies RuleFamily;
