import type { RuleFamily } from "../types.js";
import { ACKNOWLEDGMENT, SHUTDOWN, STDIO } from "./citations.js";

export const TRANSPORT_RULES = {
  "TRANSPORT-END-OF-STDIN": {
    title: "The server exits when stdin ends",
    severity: "should",
    text: "A server over stdio exits within ten seconds after its client closes stdin, without a signal.",
    fix: "Exit on the end of stdin (`process.stdin.on('end', …)`), and close what keeps the process alive: timers, sockets, watchers.",
    spec: SHUTDOWN,
    corpus: { transport: "stdio" },
    examples: {
      good: "a process that exits after the end of stdin",
      bad: "a process that runs until it is killed",
    },
  },
  "TRANSPORT-SIGTERM": {
    title: "The server exits on SIGTERM",
    severity: "should",
    text: "A server over stdio exits within ten seconds after SIGTERM, even if stdin is still open.",
    fix: "Do not ignore SIGTERM: a handler that cleans up must exit afterwards.",
    spec: SHUTDOWN,
    corpus: { transport: "stdio" },
    examples: {
      good: "a process that exits after SIGTERM",
      bad: "process.on('SIGTERM', () => {})",
    },
  },
  "TRANSPORT-STDOUT-AT-END": {
    title: "Only messages on stdout during shutdown",
    severity: "must",
    text: "A server over stdio writes only MCP messages to stdout, even after the end of stdin and after SIGTERM.",
    fix: "Write shutdown messages and logs to stderr.",
    spec: STDIO,
    corpus: { transport: "stdio" },
    examples: {
      good: "shutting down, on stderr",
      bad: "shutting down, on stdout",
    },
  },
  "TRANSPORT-STDIO-LISTEN": {
    title: "Over stdio, a subscription is acknowledged first",
    severity: "must",
    text: "The first message about a `subscriptions/listen` is `notifications/subscriptions/acknowledged`, with the id of the request as `io.modelcontextprotocol/subscriptionId` in its `_meta`: over stdio, only that tells subscriptions apart. A server that offers `listChanged` answers the request.",
    fix: "Send the acknowledgment with the id of the request, with the same type, before anything else of the subscription.",
    spec: ACKNOWLEDGMENT,
    corpus: { since: "2026-07-28", transport: "stdio" },
    examples: {
      good: '{"method":"notifications/subscriptions/acknowledged"} with the subscriptionId 7 for request 7',
      bad: '{"id":7,"error":{"code":-32601,"message":"Method not found"}}',
    },
  },
} satisfies RuleFamily;
