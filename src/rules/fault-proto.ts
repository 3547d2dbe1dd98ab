import { ANSWERS, ERROR_HANDLING, INPUT_ROUNDS, MESSAGES, SINGLE_MESSAGES } from "./citations.js";
import type { RuleFamily } from "./types.js";

export const FAULT_PROTO_RULES = {
  "FAULT-PROTO-MALFORMED-FRAME": {
    title: "JSON that is not a JSON-RPC message",
    family: "FAULT",
    severity: "must",
    text: 'Every message is a JSON-RPC 2.0 request, notification or response: `jsonrpc` is "2.0", and a response has an id and either a result or an error with an integer code and a string message.',
    fix: "Mend the member that the evidence shows, or let an MCP library write the messages.",
    spec: MESSAGES,
    category: "Base Protocol",
    examples: {
      good: '{"jsonrpc":"2.0","id":3,"result":{}}',
      bad: '{"id":3,"error":"oh"}',
    },
  },
  "FAULT-PROTO-UNSOLICITED-ANSWER": {
    title: "An answer to no request",
    family: "FAULT",
    severity: "must",
    text: 'A response bears the id of a request that waits for it, with the same type: 1 is not "1".',
    fix: "Copy the id from the request as it came, and do not answer notifications.",
    spec: MESSAGES,
    category: "Base Protocol",
    examples: {
      good: '{"id":3,"result":{}} for the request 3',
      bad: '{"id":"3","result":{}} for the request 3',
    },
  },
  "FAULT-PROTO-DUPLICATE-ANSWER": {
    title: "A second answer to one request",
    family: "FAULT",
    severity: "must",
    text: "Each request is answered once.",
    fix: "Return after the first answer: a handler that answers and then throws, or two handlers for one method, is the usual cause.",
    spec: ANSWERS,
    category: "Base Protocol",
    examples: {
      good: 'one {"id":3,"result":{}} for the request 3',
      bad: '{"id":3,"result":{}} and {"id":3,"result":{}}',
    },
  },
  "FAULT-PROTO-BATCH": {
    title: "A batch of messages in an array",
    family: "FAULT",
    severity: "must",
    text: "Messages come one by one. Revision 2025-03-26 alone has JSON-RPC batches; 2025-06-18 took them out again.",
    fix: "Write each message by itself, on a line of its own.",
    spec: SINGLE_MESSAGES,
    category: "Base Protocol",
    examples: {
      good: '{"jsonrpc":"2.0","id":3,"result":{}}',
      bad: '[{"jsonrpc":"2.0","id":3,"result":{}}] at 2025-11-25',
    },
  },
  "FAULT-PROTO-ERROR-ANSWER": {
    title: "A JSON-RPC error where a result was asserted",
    family: "FAULT",
    severity: "must",
    text: "A request that the suite expects to succeed is answered with a result. A JSON-RPC error says that the request itself was refused, or that the server failed.",
    fix: "Read its code: -32601 is an unknown method, -32602 an unknown name or bad arguments, -32603 an exception in the server.",
    spec: ERROR_HANDLING,
    category: "Base Protocol",
    examples: {
      good: '{"id":3,"result":{"content":[]}}',
      bad: '{"id":3,"error":{"code":-32603,"message":"Internal error"}}',
    },
  },
  "FAULT-PROTO-INPUT-ROUNDS": {
    title: "A call that never has enough input",
    family: "FAULT",
    severity: "must",
    text: "A call that was answered with `input_required` comes to an end when the client gives what was asked for. Ten rounds are made.",
    fix: "Take the answers from `inputResponses` and what is known from `requestState`, and ask only for what is missing.",
    spec: INPUT_ROUNDS,
    examples: {
      good: "the second answer to the call is its result",
      bad: "every answer is `input_required` and asks for the same again",
    },
    category: "Base Protocol",
  },
  "FAULT-PROTO-UNKNOWN-METHOD": {
    title: "An unknown tool was not rejected",
    family: "FAULT",
    severity: "must",
    text: "The call of a tool that `tools/list` does not have is rejected.",
    fix: "Answer the call of an unknown tool with the JSON-RPC error -32602.",
    spec: ERROR_HANDLING,
    category: "Base Protocol",
    examples: {
      good: '{"error":{"code":-32602,"message":"Unknown tool: serach"}} for the call of a tool serach',
      bad: '{"result":{"content":[]}} for the same call',
    },
  },
} satisfies RuleFamily;
