import * as cited from "../../../rules/citations.js";
import type { RuleFamily } from "../../../rules/types.js";

export const PROMPT_RULES = {
  "PROMPT-ARGUMENTS": {
    title: "The arguments of a prompt have names",
    severity: "must",
    text: "`arguments` of a listed prompt is an array of objects with a string `name`, and `required` is a boolean.",
    fix: "List each argument as `{name, description, required}`.",
    spec: cited.PROMPTS,
    good: '{"arguments":[{"name":"city","required":true}]}',
    bad: '{"arguments":{"city":"string"}}',
  },
  "PROMPT-GET": {
    title: "A listed prompt has messages",
    severity: "must",
    text: "`prompts/get` answers with `messages`, an array of objects with the role user or assistant and a content block with a type.",
    fix: "Return each message as `{role, content: {type, text}}`: one block, not an array.",
    spec: cited.PROMPT_MESSAGES,
    good: '{"messages":[{"role":"user","content":{"type":"text","text":"Hi"}}]}',
    bad: '{"messages":[{"role":"system","content":"Hi"}]}',
  },
  "PROMPT-UNKNOWN": {
    title: "An unknown prompt is rejected with -32602",
    severity: "should",
    tier: "advice",
    text: "`prompts/get` of a prompt that does not exist is answered with the error -32602.",
    fix: "Look up the prompt first, and answer with -32602.",
    spec: cited.PROMPT_ERRORS,
    good: '{"code":-32602,"message":"Unknown prompt"}',
    bad: '{"result":{"messages":[]}}',
  },
  "PROMPT-REQUIRED": {
    title: "A missing argument of a prompt is rejected with -32602",
    severity: "should",
    text: "`prompts/get` without an argument that is required is answered with the error -32602.",
    fix: "Check the required arguments first, and answer with -32602.",
    spec: cited.PROMPT_ERRORS,
    good: '{"code":-32602,"message":"Missing required argument: city"}',
    bad: '{"code":-32603,"message":"Cannot read properties of undefined"}',
  },
} satisfies RuleFamily;
