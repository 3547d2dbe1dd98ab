import * as cited from "../corpus/citations.js";
import type { RuleFamily } from "../types.js";

export const FAULT_CALL_RULES = {
  "FAULT-TIMEOUT-CALL": {
    title: "A call was not answered in time",
    severity: "must",
    text: "A server answers each request with a result or an error before the timeout: the test's `timeout_ms`, or else `performance.default_timeout_ms` (default: 30 s).",
    fix: "Look for a promise that never settles, or an error path that sends no answer; if the work is slow, send progress or raise `timeout_ms`.",
    spec: [...cited.ANSWERS, ...cited.TIMEOUTS],
    category: "Timeout & Cancellation",
    examples: {
      good: '{"id":3,"result":{}} after 200 ms',
      bad: "no answer to request 3 within 30 s",
    },
  },
  "FAULT-STATE-DOUBLE-EFFECT": {
    title: "The tool applies its effect twice",
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
    severity: "must",
    text: "A call without an argument that the input schema requires is rejected, in nested objects and lists too.",
    fix: "Validate the arguments against the input schema, or take the argument out of `required`.",
    spec: cited.ERROR_HANDLING,
    category: "Data & Schema",
    corpus: {},
    examples: {
      good: '{"result":{"isError":true,"content":[{"type":"text","text":"missing required field: project"}]}} for {}',
      bad: '{"result":{"content":[]}} for {}, when `project` is required',
    },
  },
  "FAULT-SCHEMA-PARAM-HEADER": {
    title: "An invalid x-mcp-header",
    severity: "must",
    text: "Over HTTP, from 2026-07-28 on, `x-mcp-header` gives a unique header name to a string, integer or boolean that is reached through `properties` only. Clients ignore a tool that breaks this rule.",
    fix: "Give each annotated argument a unique header name, and annotate only strings, integers and booleans.",
    spec: cited.PARAM_HEADERS,
    examples: {
      good: '"region": {"type": "string", "x-mcp-header": "Region"}',
      bad: '"limits": {"type": "object", "x-mcp-header": "My Limits"}',
    },
    category: "Data & Schema",
  },
  "FAULT-SCHEMA-TYPE-MISMATCH": {
    title: "An argument of the wrong type was not rejected",
    severity: "must",
    text: "A call with an argument of a type that the input schema does not allow is rejected. This includes null, unless the schema allows it.",
    fix: "Validate the arguments against the input schema, or change the schema to allow what the tool accepts.",
    spec: cited.ERROR_HANDLING,
    category: "Data & Schema",
    corpus: {},
    examples: {
      good: '{"result":{"isError":true,"content":[{"type":"text","text":"limit: expected integer"}]}} for {"limit":"ten"}',
      bad: '{"result":{"content":[]}} for {"limit":"ten"}',
    },
  },
  "FAULT-SCHEMA-UNEXPECTED-FIELD": {
    title: "An unexpected argument was not rejected",
    severity: "must",
    text: "A call with an argument that the input schema does not define is rejected if the schema says `additionalProperties: false`.",
    fix: "Validate the arguments against the input schema, or remove `additionalProperties: false`.",
    spec: cited.ERROR_HANDLING,
    category: "Data & Schema",
    examples: {
      good: '{"result":{"isError":true,"content":[{"type":"text","text":"unknown field: colour"}]}}',
      bad: '{"result":{"content":[]}}, when the schema says `additionalProperties: false`',
    },
  },
  "FAULT-INPUT-OVERSIZED": {
    title: "A large argument breaks the server",
    severity: "must",
    text: "A call with a string of 1 MiB is answered before its timeout with a result or an error, and the server still answers afterwards.",
    fix: "Check the size of arguments before you process them, and answer larger ones with an error.",
    spec: cited.ERROR_HANDLING,
    category: "Tool",
    examples: {
      good: '{"result":{"isError":true,"content":[{"type":"text","text":"query is too long"}]}}',
      bad: "exit code 134 after the call, or no answer",
    },
  },
} satisfies RuleFamily;

export const FAULT_PROTO_RULES = {
  "FAULT-PROTO-MALFORMED-FRAME": {
    title: "JSON that is not a JSON-RPC message",
    severity: "must",
    text: 'Every message is a JSON-RPC 2.0 request, notification or response: `jsonrpc` is "2.0", and a response has an id and either a result or an error with an integer code and a string message.',
    fix: "Fix the member shown in the evidence, or use an MCP library to write the messages.",
    spec: cited.MESSAGES,
    category: "Base Protocol",
    examples: {
      good: '{"jsonrpc":"2.0","id":3,"result":{}}',
      bad: '{"id":3,"error":"oh"}',
    },
  },
  "FAULT-PROTO-UNSOLICITED-ANSWER": {
    title: "An answer without a request",
    severity: "must",
    text: 'A response has the id of a pending request, with the same type: 1 is not "1".',
    fix: "Copy the id from the request unchanged, and do not answer notifications.",
    spec: cited.MESSAGES,
    category: "Base Protocol",
    examples: {
      good: '{"id":3,"result":{}} for request 3',
      bad: '{"id":"3","result":{}} for request 3',
    },
  },
  "FAULT-PROTO-DUPLICATE-ANSWER": {
    title: "A second answer to one request",
    severity: "must",
    text: "Each request is answered only once.",
    fix: "Return after the first answer: a handler that answers and then throws, or two handlers for one method, is the usual cause.",
    spec: cited.ANSWERS,
    category: "Base Protocol",
    examples: {
      good: 'one {"id":3,"result":{}} for request 3',
      bad: '{"id":3,"result":{}} and {"id":3,"result":{}}',
    },
  },
  "FAULT-PROTO-BATCH": {
    title: "A batch of messages in an array",
    severity: "must",
    text: "Messages are sent one by one. Only revision 2025-03-26 has JSON-RPC batches; 2025-06-18 removed them.",
    fix: "Write each message separately, on its own line.",
    spec: cited.SINGLE_MESSAGES,
    category: "Base Protocol",
    examples: {
      good: '{"jsonrpc":"2.0","id":3,"result":{}}',
      bad: '[{"jsonrpc":"2.0","id":3,"result":{}}] at 2025-11-25',
    },
  },
  "FAULT-PROTO-ERROR-ANSWER": {
    title: "A JSON-RPC error instead of a result",
    severity: "must",
    text: "A request that the suite expects to succeed is answered with a result. A JSON-RPC error means that the request was rejected or that the server failed.",
    fix: "Check the error code: -32601 is an unknown method, -32602 an unknown name or bad arguments, -32603 an exception in the server.",
    spec: cited.ERROR_HANDLING,
    category: "Base Protocol",
    examples: {
      good: '{"id":3,"result":{"content":[]}}',
      bad: '{"id":3,"error":{"code":-32603,"message":"Internal error"}}',
    },
  },
  "FAULT-PROTO-INPUT-ROUNDS": {
    title: "A call that never gets enough input",
    severity: "must",
    text: "A call that is answered with `input_required` completes when the client provides the requested input, within ten rounds.",
    fix: "Read the answers from `inputResponses` and earlier state from `requestState`, and request only what is missing.",
    spec: cited.INPUT_ROUNDS,
    examples: {
      good: "the second answer to the call is its result",
      bad: "every answer is `input_required` and requests the same input again",
    },
    category: "Base Protocol",
  },
  "FAULT-PROTO-UNKNOWN-METHOD": {
    title: "An unknown tool was not rejected",
    severity: "must",
    text: "A call of a tool that is not in `tools/list` is rejected.",
    fix: "Answer a call of an unknown tool with the JSON-RPC error -32602.",
    spec: cited.ERROR_HANDLING,
    category: "Base Protocol",
    corpus: {},
    examples: {
      good: '{"error":{"code":-32602,"message":"Unknown tool: serach"}} for a call of the tool serach',
      bad: '{"result":{"content":[]}} for the same call',
    },
  },
} satisfies RuleFamily;
