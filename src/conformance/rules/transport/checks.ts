import type { Redacted } from "../../../core/redaction/redact.js";
import { say } from "../../../core/redaction/redacted.js";
import type { ShutdownMethod } from "../../../mcp/types.js";
import { resultWithoutAnswer } from "../../server/answers.js";
import { type CheckResult, failed, failedIf, passedIf, skipped } from "../../server/check-result.js";
import { EARLY, type LiveCheck, liveChecks, ORDINARY, UNEXPECTED } from "../../server/checks.js";
import type { LiveServer } from "../../server/live-server.js";
import type { FirstMessage } from "../../server/types.js";
import {
  ACKNOWLEDGED,
  NO_CHANGES,
  subscriptionIn,
  subscriptionOf,
  wrongAcknowledgment,
} from "../../server/wire/subscription.js";
import { HTTP_CHECKS } from "./http.js";
import { MODERN_HTTP_CHECKS } from "./http-modern.js";

/** How long a server may take to end, or twice as long as it took to start: a machine may be slow. */
const END_MS = 10_000;

/** The last check of a session over stdio ends the server. */
const STDIO_CHECKS = [
  ...liveChecks(ORDINARY, {
    async "TRANSPORT-STDIO-LISTEN"(server) {
      const params = subscriptionOf(server.listed);
      if (!params) return NO_CHANGES;
      // All subscriptions share stdout: other messages may come first.
      const isIt = ({ frame, id }: FirstMessage) => subscriptionIn(frame) === id || frame.method === ACKNOWLEDGED;
      const { first, reply } = await server.listen("subscriptions/listen", params, isIt);
      if (first) {
        server.notify("notifications/cancelled", { requestId: first.id });
        return failedIf(wrongAcknowledgment(first.frame, first.id), reply.evidence);
      }
      const how = reply.error ? say`with an error` : say`without acknowledgment`;
      return resultWithoutAnswer(reply) ?? failed(say`subscriptions/listen is answered ${how}`, reply.evidence);
    },
  }),
  ...liveChecks(EARLY, {
    async "TRANSPORT-SIGTERM"(server) {
      // Before its first answer, the program may not have set up its signal handlers.
      if (!server.watched.watch.hasAnswered) await server.isAnswering();
      return judgeEnd(server, "SIGTERM", say`SIGTERM`);
    },
  }),
  ...liveChecks(UNEXPECTED, {
    "TRANSPORT-END-OF-STDIN": (server) => judgeEnd(server, "stdin", say`the end of its stdin`),
  }),
];
export const TRANSPORT_CHECKS: readonly LiveCheck[] = [...STDIO_CHECKS, ...HTTP_CHECKS, ...MODERN_HTTP_CHECKS];

async function judgeEnd(server: LiveServer, way: ShutdownMethod, request: Redacted): Promise<CheckResult> {
  const limitMs = Math.max(END_MS, 2 * server.facts.startupMs);
  const hasEnded = await server.endBy(way, limitMs);
  if (hasEnded === undefined) return skipped(say`the run did not start the server`);
  const seconds = Math.round(limitMs / 1_000);
  const message = say`the server was still running ${seconds} s after ${request}`;
  return passedIf(hasEnded, message, say`→ ${request}\n← still running after ${seconds} s`);
}
