import * as cited from "../../../rules/citations.js";
import type { RuleFamily } from "../../../rules/types.js";

export const TOOL_RULES = {
  "TOOL-ANNOTATIONS": {
    title: "The hints of a tool are booleans",
    severity: "must",
    text: "`readOnlyHint`, `destructiveHint`, `idempotentHint` and `openWorldHint` are booleans, and `title` is a string: clients of the TypeScript SDK lose the whole list of tools for one wrong type. Other members are allowed, but a JSON Schema (`type` and `properties`) belongs into `inputSchema`; TypeScript SDKs before 1.28 put one here if it was passed where they take a Zod shape.",
    fix: "Write true or false without quotes. Give the SDK the arguments in the form that it takes, such as a Zod shape.",
    spec: cited.TOOLS,
    corpus: { since: "2025-03-26" },
    good: '{"readOnlyHint":true}',
    bad: '{"readOnlyHint":"true"}',
  },
  "TOOL-INTERNAL-ERROR": {
    title: "A valid call does not cause an internal error",
    severity: "should",
    tier: "suspicious",
    cause: "internal error",
    text: "A call with arguments that the input schema accepts is not answered with the error -32603. A failure inside the tool is a result with `isError: true`.",
    fix: "Catch the exception in the handler, and return a result with `isError: true` that says what went wrong.",
    spec: cited.ERROR_HANDLING,
    good: '{"result":{"isError":true,"content":[{"type":"text","text":"no such city"}]}}',
    bad: '{"code":-32603,"message":"undefined is not a function"}',
  },
  "TOOL-TEXT": {
    title: "Structured content comes with text",
    severity: "should",
    text: "A result with `structuredContent` also has its JSON in a text block, for clients that read only `content`.",
    fix: "Add a text block with `JSON.stringify` of the structured content.",
    spec: cited.STRUCTURED,
    corpus: { since: "2025-06-18" },
    good: '{"content":[{"type":"text","text":"{}"}],"structuredContent":{}}',
    bad: '{"content":[],"structuredContent":{}}',
  },
  "TOOL-BASE64": {
    title: "Images and audio are base64",
    severity: "must",
    text: "The `data` of an image or audio block is base64, and its `mimeType` is a media type.",
    fix: "Encode the bytes as base64, without a data URL in front.",
    spec: cited.TOOL_RESULTS,
    good: '{"type":"image","data":"iVBORw==","mimeType":"image/png"}',
    bad: '{"type":"image","data":"data:image/png;base64,iVBORw==","mimeType":"png"}',
  },
} satisfies RuleFamily;
