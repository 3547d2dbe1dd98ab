import { isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { say } from "../../core/redaction/redacted.js";
import type { ShutdownMethod } from "../../mcp/types.js";
import { valueExcerpt } from "../invariants/evidence.js";
import { withoutAnswer } from "./answers.js";
import { type CheckResult, failed, failedIf, type Item, passedIf, type ServerLists, skipped } from "./check-result.js";
import { checksIn, type FirstMessage, type LiveCheck, type LiveServer } from "./live-server.js";

export const ACKNOWLEDGED = "notifications/subscriptions/acknowledged";
const SUBSCRIPTION = "io.modelcontextprotocol/subscriptionId";
export const NO_CHANGES = skipped(say`the server reports no changes`);

/** How long a server may take to end; twice as long as it took to start, because a machine may be slow. */
const END_MS = 10_000;

/** The params of subscriptions/listen for all that a server reports; undefined if it reports no changes. */
export function subscriptionOf({ capabilities }: ServerLists): { notifications: Item } | undefined {
  const offered = ["tools", "prompts", "resources"].filter((name) => {
    const capability = capabilities[name];
    return isObject(capability) && capability.listChanged === true;
  });
  if (offered.length === 0) return undefined;
  return { notifications: Object.fromEntries(offered.map((name) => [`${name}ListChanged`, true])) };
}

/** What is wrong with the first message of a subscription; `id`: of its request. */
export function wrongAcknowledgment(frame: Item, id: unknown): Redacted | undefined {
  if (frame.method !== ACKNOWLEDGED) return say`the first event is ${valueExcerpt(frame)}`;
  const subscriptionId = subscriptionIn(frame);
  if (subscriptionId === id) return undefined;
  return say`the subscription is ${valueExcerpt(subscriptionId)}, not the id of the request`;
}

/** Checks of servers over stdio. The last check of a session ends the server. */
export const STDIO: readonly LiveCheck[] = [
  ...checksIn("ordinary", {
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
      return withoutAnswer(reply) ?? failed(say`subscriptions/listen is answered ${how}`, reply.evidence);
    },
  }),
  ...checksIn("early", {
    async "TRANSPORT-SIGTERM"(server) {
      // Before its first answer, the program may not have set up its signal handlers.
      if (!server.watched.watch.hasAnswered) await server.isAnswering();
      return judgeEnd(server, "SIGTERM", say`SIGTERM`);
    },
  }),
  ...checksIn("unexpected", {
    "TRANSPORT-END-OF-STDIN": (server) => judgeEnd(server, "stdin", say`the end of its stdin`),
  }),
];

async function judgeEnd(server: LiveServer, way: ShutdownMethod, request: Redacted): Promise<CheckResult> {
  const limitMs = Math.max(END_MS, 2 * server.facts.startupMs);
  const hasEnded = await server.endBy(way, limitMs);
  if (hasEnded === undefined) return skipped(say`the run did not start the server`);
  const seconds = Math.round(limitMs / 1_000);
  const message = say`the server was still running ${seconds} s after ${request}`;
  return passedIf(hasEnded, message, say`→ ${request}\n← still running after ${seconds} s`);
}

/** The id of the subscription that a message belongs to. */
export function subscriptionIn({ params }: Item): unknown {
  return isObject(params) && isObject(params._meta) ? params._meta[SUBSCRIPTION] : undefined;
}
