import { MESSAGES } from "./citations.js";
import type { Rule } from "./types.js";

export const inv006: Rule = {
  id: "INV-006",
  title: "An error has an integer code and a string message",
  family: "INV",
  severity: "must",
  text: "The `error` of a JSON-RPC answer is an object with an integer `code` and a string `message`, whatever was asked.",
  fix: 'Answer with `{"code": <integer>, "message": "<text>"}`.',
  spec: MESSAGES,
  examples: {
    good: '{"error":{"code":-32602,"message":"no such cursor"}}',
    bad: '{"error":{"code":"E_CURSOR","message":"no such cursor"}}',
  },
};
