import type { RuleFamily } from "../types.js";
import * as cited from "./citations.js";

export const TOOL_RULES = {
  "TOOL-ANNOTATIONS": {
    title: "The hints of a tool are booleans",
    severity: "must",
    text: "`readOnlyHint`, `destructiveHint`, `idempotentHint` and `openWorldHint` are booleans, and `title` is a string.",
    fix: "Write true or false without quotes.",
    spec: cited.TOOLS,
    corpus: { since: "2025-03-26" },
    examples: { good: '{"readOnlyHint":true}', bad: '{"readOnlyHint":"true"}' },
  },
  "TOOL-INTERNAL-ERROR": {
    title: "A valid call does not cause an internal error",
    severity: "should",
    text: "A call with arguments that the input schema accepts is not answered with the error -32603. A failure inside the tool is a result with `isError: true`.",
    fix: "Catch the exception in the handler, and return a result with `isError: true` that says what went wrong.",
    spec: cited.ERROR_HANDLING,
    corpus: {},
    examples: {
      good: '{"result":{"isError":true,"content":[{"type":"text","text":"no such city"}]}}',
      bad: '{"code":-32603,"message":"undefined is not a function"}',
    },
  },
  "TOOL-TEXT": {
    title: "Structured content comes with text",
    severity: "should",
    text: "A result with `structuredContent` also has its JSON in a text block, for clients that read only `content`.",
    fix: "Add a text block with `JSON.stringify` of the structured content.",
    spec: cited.STRUCTURED,
    corpus: { since: "2025-06-18" },
    examples: {
      good: '{"content":[{"type":"text","text":"{}"}],"structuredContent":{}}',
      bad: '{"content":[],"structuredContent":{}}',
    },
  },
  "TOOL-BASE64": {
    title: "Images and audio are base64",
    severity: "must",
    text: "The `data` of an image or audio block is base64, and its `mimeType` is a media type.",
    fix: "Encode the bytes as base64, without a data URL in front.",
    spec: cited.TOOL_RESULTS,
    corpus: {},
    examples: {
      good: '{"type":"image","data":"iVBORw==","mimeType":"image/png"}',
      bad: '{"type":"image","data":"data:image/png;base64,iVBORw==","mimeType":"png"}',
    },
  },
} satisfies RuleFamily;

export const RES_RULES = {
  "RES-READ": {
    title: "A listed resource can be read",
    severity: "must",
    text: "`resources/read` of a listed resource answers with `contents`, an array of objects, each with a `uri` and either a string `text` or a string `blob`.",
    fix: "Return one of `text` and `blob` for each item, with its `uri`.",
    spec: cited.RESOURCE_READ,
    corpus: {},
    examples: { good: '{"contents":[{"uri":"a:b","text":"…"}]}', bad: '{"contents":[{"data":"…"}]}' },
  },
  "RES-BLOB": {
    title: "Binary contents are base64",
    severity: "must",
    text: "The `blob` of a resource is valid base64.",
    fix: "Encode the bytes as base64, without a data URL in front.",
    spec: cited.RESOURCE_CONTENTS,
    corpus: {},
    examples: { good: '{"uri":"a:b","blob":"iVBORw=="}', bad: '{"uri":"a:b","blob":"data:image/png;base64,iVBORw=="}' },
  },
  "RES-UNKNOWN": {
    title: "An unknown resource is rejected",
    severity: "must",
    text: "`resources/read` of a resource that does not exist is answered with an error, and not with empty contents.",
    fix: "Answer with an error if there is no such resource.",
    spec: cited.RESOURCE_ERRORS,
    corpus: {},
    examples: { good: '{"code":-32002,"message":"Resource not found"}', bad: '{"result":{"contents":[]}}' },
  },
  "RES-UNKNOWN-CODE": {
    title: "An unknown resource gets the revision's error code",
    severity: "should",
    text: "The error for a resource that does not exist is -32002 up to 2025-11-25, and -32602 from 2026-07-28 on.",
    fix: "Use the code of the session's revision.",
    spec: cited.RESOURCE_ERRORS,
    corpus: {},
    examples: {
      good: '{"code":-32002,"message":"Resource not found"} at 2025-11-25',
      bad: '{"code":-32603,"message":"ENOENT"}',
    },
  },
  "RES-URI": {
    title: "The URI of a resource is valid",
    severity: "must",
    text: "The `uri` of a listed resource is a URI (RFC 3986): it has a scheme and no spaces.",
    fix: "Add a scheme, and encode characters that a URI cannot contain.",
    spec: cited.RESOURCES,
    corpus: {},
    examples: { good: "file:///notes/a%20b.txt", bad: "notes/a b.txt" },
  },
  "RES-TEMPLATE": {
    title: "A URI template is valid",
    severity: "must",
    text: "The `uriTemplate` of a resource template is a URI template (RFC 6570): its braces are closed and contain names.",
    fix: "Write `{name}` for each variable.",
    spec: cited.RESOURCE_TEMPLATES,
    corpus: {},
    examples: { good: "file:///{path}", bad: "file:///{path" },
  },
  "RES-SUBSCRIBE": {
    title: "A resource can be subscribed to",
    severity: "must",
    text: "A server with the capability `resources.subscribe` answers `resources/subscribe` and `resources/unsubscribe` of a listed resource with an empty result.",
    fix: "Handle both methods, or do not advertise `subscribe`.",
    spec: cited.SUBSCRIPTIONS,
    corpus: { before: "2026-07-28" },
    examples: { good: '{"result":{}}', bad: '{"code":-32601,"message":"Method not found"}' },
  },
} satisfies RuleFamily;

export const PROMPT_RULES = {
  "PROMPT-ARGUMENTS": {
    title: "The arguments of a prompt have names",
    severity: "must",
    text: "`arguments` of a listed prompt is an array of objects with a string `name`, and `required` is a boolean.",
    fix: "List each argument as `{name, description, required}`.",
    spec: cited.PROMPTS,
    corpus: {},
    examples: { good: '{"arguments":[{"name":"city","required":true}]}', bad: '{"arguments":{"city":"string"}}' },
  },
  "PROMPT-GET": {
    title: "A listed prompt has messages",
    severity: "must",
    text: "`prompts/get` answers with `messages`, an array of objects with the role user or assistant and a content block with a type.",
    fix: "Return each message as `{role, content: {type, text}}`: one block, not an array.",
    spec: cited.PROMPT_MESSAGES,
    corpus: {},
    examples: {
      good: '{"messages":[{"role":"user","content":{"type":"text","text":"Hi"}}]}',
      bad: '{"messages":[{"role":"system","content":"Hi"}]}',
    },
  },
  "PROMPT-UNKNOWN": {
    title: "An unknown prompt is rejected with -32602",
    severity: "should",
    text: "`prompts/get` of a prompt that does not exist is answered with the error -32602.",
    fix: "Look up the prompt first, and answer with -32602.",
    spec: cited.PROMPT_ERRORS,
    corpus: {},
    examples: { good: '{"code":-32602,"message":"Unknown prompt"}', bad: '{"result":{"messages":[]}}' },
  },
  "PROMPT-REQUIRED": {
    title: "A missing argument of a prompt is rejected with -32602",
    severity: "should",
    text: "`prompts/get` without an argument that is required is answered with the error -32602.",
    fix: "Check the required arguments first, and answer with -32602.",
    spec: cited.PROMPT_ERRORS,
    corpus: {},
    examples: {
      good: '{"code":-32602,"message":"Missing required argument: city"}',
      bad: '{"code":-32603,"message":"Cannot read properties of undefined"}',
    },
  },
} satisfies RuleFamily;

export const ERRCHAN_RULES = {
  "ERRCHAN-001": {
    title: "A validation failure is sent as a protocol error",
    severity: "should",
    text: "From 2025-11-25 on (SEP-1303), invalid arguments are answered with a result with `isError: true`, whose text a model can act on. Protocol errors are for unknown tools, malformed requests and server faults. Up to 2025-06-18 both are allowed.",
    fix: 'Catch the validation failure and return `{"isError": true, "content": [{"type": "text", "text": "…"}]}`.',
    spec: cited.ERROR_HANDLING,
    corpus: { since: "2025-11-25" },
    examples: {
      good: '{"result":{"isError":true,"content":[{"type":"text","text":"missing required field: project"}]}}',
      bad: '{"error":{"code":-32602,"message":"missing field `project`"}}',
    },
  },
  "ERRCHAN-002": {
    title: "An unknown tool is sent as a tool result",
    severity: "should",
    text: "A call of a tool that does not exist is answered with a JSON-RPC error, -32602 in every revision, and not with a result with `isError: true`.",
    fix: "Answer a call of an unknown tool with the JSON-RPC error -32602.",
    spec: cited.ERROR_HANDLING,
    corpus: {},
    examples: {
      good: '{"error":{"code":-32602,"message":"Unknown tool: x"}}',
      bad: '{"result":{"isError":true,"content":[{"type":"text","text":"Tool x not found"}]}}',
    },
  },
  "ERRCHAN-003": {
    title: "A rejection does not say why",
    severity: "may",
    text: "The text of a rejection names the argument or the reason, so that a model can correct its call. The text passes if it names the argument, repeats the wrong value, or uses words such as missing, required, invalid, expected or must be. `Internal error` does none of these.",
    fix: "State which argument is wrong and what it should be.",
    spec: cited.ERROR_HANDLING,
    corpus: {},
    examples: { good: '"`limit` must be a number"', bad: '"something went wrong"' },
  },
} satisfies RuleFamily;
