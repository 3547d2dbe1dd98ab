import { ANSWERS, ERROR_HANDLING, INPUT_ROUNDS, MESSAGES, SINGLE_MESSAGES } from "./corpus/citations.js";
import type { RuleFamily } from "./types.js";

export const FAULT_PROTO_RULES = {
  "FAULT-PROTO-MALFORMED-FRAME": {
    title: "JSON that is not a JSON-RPC message",
    family: "FAULT",
    severity: "must",
    text: 'Every message is a JSON-RPC 2.0 request, notification or response: `jsonrpc` is "2.0", and a response has an id and either a result or an error with an integer code and a string message.',
    fix: "Fix the member shown in the evidence, or use an MCP library to write the messages.",
    spec: MESSAGES,
    category: "Base Protocol",
    examples: {
      good: '{"jsonrpc":"2.0","id":3,"result":{}}',
      bad: '{"id":3,"error":"oh"}',
    },
  },
  "FAULT-PROTO-UNSOLICITED-ANSWER": {
    title: "An answer without a request",
    family: "FAULT",
    severity: "must",
    text: 'A response has the id of a pending request, with the same type: 1 is not "1".',
    fix: "Copy the id from the request unchanged, and do not answer notifications.",
    spec: MESSAGES,
    category: "Base Protocol",
    examples: {
      good: '{"id":3,"result":{}} for request 3',
      bad: '{"id":"3","result":{}} for request 3',
    },
  },
  "FAULT-PROTO-DUPLICATE-ANSWER": {
    title: "A second answer to one request",
    family: "FAULT",
    severity: "must",
    text: "Each request is answered only once.",
    fix: "Return after the first answer: a handler that answers and then throws, or two handlers for one method, is the usual cause.",
    spec: ANSWERS,
    category: "Base Protocol",
    examples: {
      good: 'one {"id":3,"result":{}} for request 3',
      bad: '{"id":3,"result":{}} and {"id":3,"result":{}}',
    },
  },
  "FAULT-PROTO-BATCH": {
    title: "A batch of messages in an array",
    family: "FAULT",
    severity: "must",
    text: "Messages are sent one by one. Only revision 2025-03-26 has JSON-RPC batches; 2025-06-18 removed them.",
    fix: "Write each message separately, on its own line.",
    spec: SINGLE_MESSAGES,
    category: "Base Protocol",
    examples: {
      good: '{"jsonrpc":"2.0","id":3,"result":{}}',
      bad: '[{"jsonrpc":"2.0","id":3,"result":{}}] at 2025-11-25',
    },
  },
  "FAULT-PROTO-ERROR-ANSWER": {
    title: "A JSON-RPC error instead of a result",
    family: "FAULT",
    severity: "must",
    text: "A request that the suite expects to succeed is answered with a result. A JSON-RPC error means that the request was rejected or that the server failed.",
    fix: "Check the error code: -32601 is an unknown method, -32602 an unknown name or bad arguments, -32603 an exception in the server.",
    spec: ERROR_HANDLING,
    category: "Base Protocol",
    examples: {
      good: '{"id":3,"result":{"content":[]}}',
      bad: '{"id":3,"error":{"code":-32603,"message":"Internal error"}}',
    },
  },
  "FAULT-PROTO-INPUT-ROUNDS": {
    title: "A call that never gets enough input",
    family: "FAULT",
    severity: "must",
    text: "A call that is answered with `input_required` completes when the client provides the requested input, within ten rounds.",
    fix: "Read the answers from `inputResponses` and earlier state from `requestState`, and request only what is missing.",
    spec: INPUT_ROUNDS,
    examples: {
      good: "the second answer to the call is its result",
      bad: "every answer is `input_required` and requests the same input again",
    },
    category: "Base Protocol",
  },
  "FAULT-PROTO-UNKNOWN-METHOD": {
    title: "An unknown tool was not rejected",
    family: "FAULT",
    severity: "must",
    text: "A call of a tool that is not in `tools/list` is rejected.",
    fix: "Answer a call of an unknown tool with the JSON-RPC error -32602.",
    spec: ERROR_HANDLING,
    category: "Base Protocol",
    corpus: {},
    examples: {
      good: '{"error":{"code":-32602,"message":"Unknown tool: serach"}} for a call of the tool serach',
      bad: '{"result":{"content":[]}} for the same call',
    },
  },
} satisfies RuleFamily;
