import { ANSWERS, ERROR_HANDLING, PARAM_HEADERS, TIMEOUTS } from "./citations.js";
import type { RuleFamily } from "./types.js";

export const FAULT_CALL_RULES = {
  "FAULT-TIMEOUT-CALL": {
    title: "A call was not answered in time",
    family: "FAULT",
    severity: "must",
    text: "A server answers each request, with a result or an error, within the deadline: the test's `timeout_ms`, else `performance.default_timeout_ms`, 30 s unless set.",
    fix: "Look for a promise that never settles, or an error path that sends no answer; if the work only takes long, send progress or raise `timeout_ms`.",
    spec: [...ANSWERS, ...TIMEOUTS],
    category: "Timeout & Cancellation",
    examples: {
      good: '{"id":3,"result":{}} after 200 ms',
      bad: "nothing for the request 3 within 30 s",
    },
  },
  "FAULT-STATE-DOUBLE-EFFECT": {
    title: "The tool applies its effect twice",
    family: "FAULT",
    severity: "must",
    text: "The call was sent more than once, as a client does that lost the answer, and an `exact` assertion of `verify` shows its effect two times or more: a number, the length of a list or the number in a text has changed by twice what was expected. Where all steps of `verify` only read (resources, prompts, tools with `readOnlyHint: true`), they run before the call too, to know the value from which it changed; else that is taken to be 0.",
    fix: "Give the tool a key by which it knows a repeated call, and say `idempotentHint: true` only where that holds.",
    category: "State & Configuration",
    examples: {
      good: "one order, though the call `create_order` came twice",
      bad: "two orders from one call that came twice",
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
    examples: {
      good: '{"result":{"isError":true,"content":[{"type":"text","text":"missing required field: project"}]}} for {}',
      bad: '{"result":{"content":[]}} for {}, where `project` is required',
    },
  },
  "FAULT-SCHEMA-PARAM-HEADER": {
    title: "An x-mcp-header that is not legal",
    family: "FAULT",
    severity: "must",
    text: "Over HTTP, from 2026-07-28 on, `x-mcp-header` names a header, once, at a string, an integer or a boolean that a chain of `properties` leads to. Clients leave out a tool that breaks this.",
    fix: "Give each annotated argument a header name of its own, and annotate arguments of those types alone.",
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
    text: "A call with an argument of a type that the input schema excludes is rejected; null too, where the schema does not allow it.",
    fix: "Validate the arguments against the input schema, or let the schema say what you take.",
    spec: ERROR_HANDLING,
    category: "Data & Schema",
    examples: {
      good: '{"result":{"isError":true,"content":[{"type":"text","text":"limit: expected integer"}]}} for {"limit":"ten"}',
      bad: '{"result":{"content":[]}} for {"limit":"ten"}',
    },
  },
  "FAULT-SCHEMA-UNEXPECTED-FIELD": {
    title: "An unexpected argument was not rejected",
    family: "FAULT",
    severity: "must",
    text: "A call with an argument that the input schema does not name is rejected where it says `additionalProperties: false`.",
    fix: "Validate the arguments against the input schema, or open it.",
    spec: ERROR_HANDLING,
    category: "Data & Schema",
    examples: {
      good: '{"result":{"isError":true,"content":[{"type":"text","text":"unknown field: colour"}]}}',
      bad: '{"result":{"content":[]}}, where the schema says `additionalProperties: false`',
    },
  },
  "FAULT-INPUT-OVERSIZED": {
    title: "A large argument stops the server",
    family: "FAULT",
    severity: "must",
    text: "A call with a string of 1 MiB is answered within its time, with a result or an error, and the server answers afterwards.",
    fix: "Limit the size of arguments before you work on them, and answer what is larger with an error.",
    spec: ERROR_HANDLING,
    category: "Tool",
    examples: {
      good: '{"result":{"isError":true,"content":[{"type":"text","text":"query is too long"}]}}',
      bad: "exit code 134 after the call, or no answer",
    },
  },
} satisfies RuleFamily;
