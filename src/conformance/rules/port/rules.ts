import * as cited from "../../../rules/citations.js";
import type { RuleFamily } from "../../../rules/types.js";

const ANTHROPIC = {
  title: "Anthropic, Define tools",
  url: "https://platform.claude.com/docs/en/agents-and-tools/tool-use/define-tools",
};
const ANTHROPIC_SCHEMAS = {
  title: "Anthropic, MCP tools of agents",
  url: "https://platform.claude.com/docs/en/managed-agents/self-hosted-sandboxes",
};
const OPENAI = {
  title: "OpenAI, Create chat completion",
  url: "https://platform.openai.com/docs/api-reference/chat/create",
};
const OPENAI_STRICT = {
  title: "OpenAI, Structured outputs, supported schemas",
  url: "https://platform.openai.com/docs/guides/structured-outputs#supported-schemas",
};
const GEMINI = {
  title: "Google, FunctionDeclaration of the Gemini API",
  url: "https://ai.google.dev/api/caching#FunctionDeclaration",
};
const VERTEX_AI = {
  title: "Google, FunctionDeclaration of Vertex AI",
  url: "https://cloud.google.com/vertex-ai/docs/reference/rest/v1beta1/FunctionDeclaration",
};
const GEMINI_SCHEMA = { title: "Google, Schema of the Gemini API", url: "https://ai.google.dev/api/caching#Schema" };
const CLAUDE_CODE = { title: "Claude Code, MCP", url: "https://code.claude.com/docs/en/mcp" };

export const PORT_RULES = {
  "PORT-ANTHROPIC-NAME": {
    title: "Anthropic accepts the name of the tool",
    severity: "should",
    text: "The Messages API of Anthropic accepts tool names of letters, digits, `_` and `-`, with at most 128 characters (since 2025; 64 before). MCP allows dots, too.",
    fix: "Use `_` in place of dots, and at most 128 characters.",
    spec: cited.TOOL_NAMES,
    sources: [ANTHROPIC],
    good: '"name":"admin_tools_list"',
    bad: '"name":"admin.tools.list"',
  },
  "PORT-ANTHROPIC-ARGUMENT-NAME": {
    title: "Anthropic accepts the names of arguments",
    severity: "should",
    text: "The Messages API of Anthropic accepts names of arguments with letters, digits, `_`, `.` and `-`, and at most 64 characters.",
    fix: "Rename the argument, with `_` in place of other characters.",
    sources: [ANTHROPIC_SCHEMAS],
    good: '"properties":{"filter_tag":{}}',
    bad: '"properties":{"filter[tag]":{}}',
  },
  "PORT-ANTHROPIC-UNION": {
    title: "Anthropic accepts the top level of the input schema",
    severity: "should",
    text: "The Messages API of Anthropic rejects an input schema with `oneOf`, `allOf` or `anyOf` at its top level.",
    fix: "List all arguments in `properties`, and check in the tool which go together.",
    sources: [ANTHROPIC_SCHEMAS],
    good: '{"type":"object","properties":{"id":{},"name":{}}}',
    bad: '{"type":"object","oneOf":[{"required":["id"]}]}',
  },
  "PORT-OPENAI-NAME": {
    title: "OpenAI accepts the name of the tool",
    severity: "should",
    text: "OpenAI accepts names of functions with letters, digits, `_` and `-`, and at most 64 characters. MCP allows dots and 128 characters.",
    fix: "Use `_` in place of dots, and a shorter name.",
    spec: cited.TOOL_NAMES,
    sources: [OPENAI],
    good: '"name":"admin_tools_list"',
    bad: '"name":"admin.tools.list"',
  },
  "PORT-OPENAI-UNION": {
    title: "OpenAI accepts the top level of the input schema",
    severity: "should",
    text: "OpenAI rejects the parameters of a function with `oneOf`, `anyOf`, `allOf`, `enum` or `not` at their top level.",
    fix: "List all arguments in `properties`, and check in the tool which go together.",
    sources: [OPENAI_STRICT],
    good: '{"type":"object","properties":{"id":{},"name":{}}}',
    bad: '{"type":"object","anyOf":[{"required":["id"]}]}',
  },
  "PORT-OPENAI-ARRAY-ITEMS": {
    title: "OpenAI accepts the arrays of the input schema",
    severity: "should",
    text: "OpenAI rejects the parameters of a function with an array that has no `items`.",
    fix: "Add `items` with the schema of the elements.",
    sources: [OPENAI_STRICT],
    good: '"tags":{"type":"array","items":{"type":"string"}}',
    bad: '"tags":{"type":"array"}',
  },
  "PORT-OPENAI-DESCRIPTION": {
    title: "Descriptions fit Azure OpenAI and older models",
    severity: "may",
    text: "A description of a function has at most 1,024 characters: Azure OpenAI and older models of OpenAI reject a longer one.",
    fix: "Shorten the description, and move details to those of the arguments.",
    sources: [
      {
        title: "Microsoft, Function calling with Azure OpenAI",
        url: "https://learn.microsoft.com/en-us/azure/ai-foundry/openai/how-to/function-calling",
      },
    ],
    good: '"description":"Finds notes that contain a text."',
    bad: '"description":"<1,500 characters>"',
  },
  "PORT-OPENAI-TOOLS": {
    title: "OpenAI accepts the number of tools",
    severity: "should",
    text: "A request to OpenAI has at most 128 functions. VS Code has the same limit.",
    fix: "Offer fewer tools, or let the user choose groups of them.",
    sources: [OPENAI],
    good: "40 tools",
    bad: "150 tools",
  },
  "PORT-OPENAI-STRICT": {
    title: "Strict mode of OpenAI accepts the keywords",
    severity: "may",
    text: "Strict mode of OpenAI does not support `allOf`, `not`, `if`, `then`, `else`, `dependentRequired` and `dependentSchemas`.",
    fix: "Write the schema without them, and check the rest in the tool.",
    sources: [OPENAI_STRICT],
    good: '"anyOf":[{"type":"string"},{"type":"null"}]',
    bad: '"not":{"type":"null"}',
  },
  "PORT-OPENAI-STRICT-SIZE": {
    title: "Strict mode of OpenAI accepts the size of the schema",
    severity: "may",
    text: "Strict mode of OpenAI accepts 10 levels of objects, 5,000 properties, 1,000 values of enums and 120,000 characters of names and values.",
    fix: "Split the tool, or take a part of its arguments as text.",
    sources: [OPENAI_STRICT],
    good: "an enum of 50 values",
    bad: "an enum of 2,000 values",
  },
  "PORT-GEMINI-NAME": {
    title: "Gemini accepts the name of the tool",
    severity: "should",
    text: "Gemini accepts names of functions that begin with a letter or `_`, with letters, digits, `_`, `.`, `:` and `-` after it, and at most 64 characters.",
    fix: "Begin the name with a letter, and shorten it.",
    spec: cited.TOOL_NAMES,
    sources: [GEMINI, VERTEX_AI],
    good: '"name":"convert_2d"',
    bad: '"name":"2d_convert"',
  },
  "PORT-GEMINI-ARGUMENT-NAME": {
    title: "Gemini accepts the names of arguments",
    severity: "may",
    text: "Vertex AI accepts names of parameters that begin with a letter or `_`, with letters, digits and `_` after it, and at most 64 characters.",
    fix: "Use `_` in place of other characters.",
    sources: [VERTEX_AI],
    good: '"properties":{"max_size":{}}',
    bad: '"properties":{"max-size":{}}',
  },
  "PORT-GEMINI-KEYWORD": {
    title: "Gemini accepts the keywords of the input schema",
    severity: "may",
    text: "The Gemini API accepts in `parameters` only a part of OpenAPI 3.0, without `$ref`, `oneOf`, `allOf`, `const` and others. Keywords that can be dropped without harm, such as `$schema`, do not count. Clients that send `parametersJsonSchema` are not affected.",
    fix: "Inline references, and leave out what the tool checks itself.",
    sources: [GEMINI_SCHEMA],
    good: '"anyOf":[{"type":"string"}]',
    bad: '"oneOf":[{"type":"string"}]',
  },
  "PORT-GEMINI-TYPE-LIST": {
    title: "Gemini accepts the types of the input schema",
    severity: "may",
    text: "The Gemini API accepts in `parameters` one type for each schema, not a list. Clients that send `parametersJsonSchema` are not affected.",
    fix: "Write `anyOf` with one schema for each type.",
    sources: [GEMINI_SCHEMA],
    good: '"anyOf":[{"type":"string"},{"type":"null"}]',
    bad: '"type":["string","null"]',
  },
  "PORT-GEMINI-ENUM": {
    title: "Gemini accepts the enums of the input schema",
    severity: "may",
    text: "In `parameters`, the Gemini API accepts only strings as enum values.",
    fix: "Write the values as strings, or use `minimum` and `maximum`.",
    sources: [GEMINI_SCHEMA],
    good: '"enum":["1","2"]',
    bad: '"enum":[1,2]',
  },
  "PORT-CLAUDE-CODE-TEXT": {
    title: "Claude Code shows descriptions in full",
    severity: "may",
    text: "Claude Code cuts the description of a tool and the instructions of a server after 2,048 bytes.",
    fix: "Put the most important sentences first, and shorten the rest.",
    sources: [CLAUDE_CODE],
    good: '"description":"Finds notes that contain a text."',
    bad: '"description":"<3,000 bytes>"',
  },
  "PORT-CURSOR-NAME": {
    title: "Cursor accepts the name of the tool",
    severity: "may",
    text: "Cursor drops a tool if its name and the server's name have more than 60 characters together. A name of at most 40 leaves 20 for the server.",
    fix: "Shorten the name, or that of the server.",
    sources: [{ title: "Cursor, Model Context Protocol", url: "https://cursor.com/docs/mcp" }],
    good: '"name":"list_files"',
    bad: '"name":"list_all_files_of_the_current_project_and_more"',
  },
} satisfies RuleFamily;
