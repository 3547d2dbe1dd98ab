import { ANSWERS, ERROR_HANDLING, PARAM_HEADERS, TIMEOUTS } from "./corpus/citations.js";
import type { RuleFamily } from "./types.js";

export const FAULT_CALL_RULES = {
  "FAULT-TIMEOUT-CALL": {
    title: "A call was not answered in time",
    family: "FAULT",
    severity: "must",
    text: "A server answers each request with a result or an error before the timeout: the test's `timeout_ms`, or else `performance.default_timeout_ms` (default: 30 s).",
    fix: "Look for a promise that never settles, or an error path that sends no answer; if the work is slow, send progress or raise `timeout_ms`.",
    spec: [...ANSWERS, ...TIMEOUTS],
    category: "Timeout & Cancellation",
    examples: {
      good: '{"id":3,"result":{}} after 200 ms',
      bad: "no answer to request 3 within 30 s",
    },
  },
  "FAULT-STATE-DOUBLE-EFFECT": {
    title: "The tool applies its effect twice",
    family: "FAULT",
    severity: "must",
    text: "A call that is sent more than once, as by a client that lost the answer, takes effect once. An `exact` assertion of `verify` breaks this rule if a number, the length of a list or the number in a text has changed by at least twice the expected amount. If all steps of `verify` only read (resources, prompts, tools with `readOnlyHint: true`), they also run before the call to get the initial value; without it, the rule is not applied.",
    fix: "Give the tool an idempotency key to recognise a repeated call, and set `idempotentHint: true` only if the tool is idempotent.",
    category: "State & Configuration",
    examples: {
      good: "one order, although `create_order` was called twice",
      bad: "two orders from the same call sent twice",
    },
  },
  "FAULT-SCHEMA-MISSING-REQUIRED": {
    title: "A missing argument was not rejected",
    family: "FAULT",
    severity: "must",
    text: "A call without an argument that the input schema requires is rejected, in nested objects and lists too.",
    fix: "Validate the arguments against the input schema, or take the argument out of `required`.",
    spec: ERROR_HANDLING,
    category: "Data & Schema",
    corpus: {},
    examples: {
      good: '{"result":{"isError":true,"content":[{"type":"text","text":"missing required field: project"}]}} for {}',
      bad: '{"result":{"content":[]}} for {}, when `project` is required',
    },
  },
  "FAULT-SCHEMA-PARAM-HEADER": {
    title: "An invalid x-mcp-header",
    family: "FAULT",
    severity: "must",
    text: "Over HTTP, from 2026-07-28 on, `x-mcp-header` gives a unique header name to a string, integer or boolean that is reached through `properties` only. Clients ignore a tool that breaks this rule.",
    fix: "Give each annotated argument a unique header name, and annotate only strings, integers and booleans.",
    spec: PARAM_HEADERS,
    examples: {
      good: '"region": {"type": "string", "x-mcp-header": "Region"}',
      bad: '"limits": {"type": "object", "x-mcp-header": "My Limits"}',
    },
    category: "Data & Schema",
  },
  "FAULT-SCHEMA-TYPE-MISMATCH": {
    title: "An argument of the wrong type was not rejected",
    family: "FAULT",
    severity: "must",
    text: "A call with an argument of a type that the input schema does not allow is rejected. This includes null, unless the schema allows it.",
    fix: "Validate the arguments against the input schema, or change the schema to allow what the tool accepts.",
    spec: ERROR_HANDLING,
    category: "Data & Schema",
    corpus: {},
    examples: {
      good: '{"result":{"isError":true,"content":[{"type":"text","text":"limit: expected integer"}]}} for {"limit":"ten"}',
      bad: '{"result":{"content":[]}} for {"limit":"ten"}',
    },
  },
  "FAULT-SCHEMA-UNEXPECTED-FIELD": {
    title: "An unexpected argument was not rejected",
    family: "FAULT",
    severity: "must",
    text: "A call with an argument that the input schema does not define is rejected if the schema says `additionalProperties: false`.",
    fix: "Validate the arguments against the input schema, or remove `additionalProperties: false`.",
    spec: ERROR_HANDLING,
    category: "Data & Schema",
    examples: {
      good: '{"result":{"isError":true,"content":[{"type":"text","text":"unknown field: colour"}]}}',
      bad: '{"result":{"content":[]}}, when the schema says `additionalProperties: false`',
    },
  },
  "FAULT-INPUT-OVERSIZED": {
    title: "A large argument stops the server",
    family: "FAULT",
    severity: "must",
    text: "A call with a string of 1 MiB is answered before its timeout with a result or an error, and the server still answers afterwards.",
    fix: "Check the size of arguments before you process them, and answer larger ones with an error.",
    spec: ERROR_HANDLING,
    category: "Tool",
    examples: {
      good: '{"result":{"isError":true,"content":[{"type":"text","text":"query is too long"}]}}',
      bad: "exit code 134 after the call, or no answer",
    },
  },
} satisfies RuleFamily;
