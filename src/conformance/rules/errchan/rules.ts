import * as cited from "../../../rules/citations.js";
import type { RuleFamily } from "../../../rules/types.js";

export const ERRCHAN_RULES = {
  "ERRCHAN-001": {
    title: "A validation failure is sent as a protocol error",
    severity: "should",
    cause: "invalid arguments on the wrong channel",
    text: "From 2025-11-25 on (SEP-1303), invalid arguments are answered with a result with `isError: true`, whose text a model can act on. Protocol errors are for unknown tools, malformed requests and server faults. Up to 2025-06-18 both are allowed.",
    fix: 'Catch the validation failure and return `{"isError": true, "content": [{"type": "text", "text": "…"}]}`.',
    spec: cited.ERROR_HANDLING,
    corpus: { since: "2025-11-25" },
    good: '{"result":{"isError":true,"content":[{"type":"text","text":"missing required field: project"}]}}',
    bad: '{"error":{"code":-32602,"message":"missing field `project`"}}',
  },
  "ERRCHAN-002": {
    title: "An unknown tool is sent as a tool result",
    severity: "should",
    tier: "advice",
    text: "A call of a tool that does not exist is answered with a JSON-RPC error, -32602 in every revision, and not with a result with `isError: true`.",
    fix: "Answer a call of an unknown tool with the JSON-RPC error -32602.",
    spec: cited.ERROR_HANDLING,
    good: '{"error":{"code":-32602,"message":"Unknown tool: x"}}',
    bad: '{"result":{"isError":true,"content":[{"type":"text","text":"Tool x not found"}]}}',
  },
  "ERRCHAN-003": {
    title: "A rejection does not say why",
    severity: "may",
    text: "The text of a rejection names the argument or the reason, so that a model can correct its call. The text passes if it names the argument, repeats the wrong value, or uses words such as missing, required, invalid, expected or must be. `Internal error` does none of these.",
    fix: "State which argument is wrong and what it should be.",
    spec: cited.ERROR_HANDLING,
    good: '"`limit` must be a number"',
    bad: '"something went wrong"',
  },
} satisfies RuleFamily;
