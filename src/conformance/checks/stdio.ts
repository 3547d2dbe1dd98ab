import { isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { say } from "../../core/redaction/redacted.js";
import type { EndWay } from "../../mcp/types.js";
import { valueExcerpt } from "../invariants/evidence.js";
import { type CheckResult, failed, passed, type ServerLists, skipped } from "./check-result.js";
import { checksIn, type LiveCheck, type LiveServer, withoutAnswer } from "./live-server.js";

const SUBSCRIPTION = "io.modelcontextprotocol/subscriptionId";
export const NO_CHANGES = skipped(say`the server reports no changes`);

/** The capability with the option listChanged, and the member of the filter that asks for it. */
const CHANGES = [
  ["tools", "toolsListChanged"],
  ["prompts", "promptsListChanged"],
  ["resources", "resourcesListChanged"],
] as const;

/** The params of subscriptions/listen for all that a server reports; undefined if it reports no changes. */
export function subscriptionOf({ capabilities }: ServerLists): Record<string, unknown> | undefined {
  const offered = CHANGES.filter(([name]) => {
    const capability = capabilities[name];
    return isObject(capability) && capability.listChanged === true;
  });
  if (offered.length === 0) return undefined;
  return { notifications: Object.fromEntries(offered.map(([, filter]) => [filter, true])) };
}

/** What is wrong with the first message of a subscription; `id`: of its request. */
export function wrongAcknowledgment(frame: Readonly<Record<string, unknown>>, id: unknown): Redacted | undefined {
  if (frame.method !== "notifications/subscriptions/acknowledged")
    return say`the first event is ${valueExcerpt(frame)}`;
  const named = subscriptionIn(frame);
  return named === id ? undefined : say`the subscription is ${valueExcerpt(named)}, not the id of the request`;
}

/** How long a server may take to end. */
const END_MS = 10_000;

/** Checks of servers over stdio. The last check of a session ends the server. */
export const STDIO: readonly LiveCheck[] = [
  ...checksIn("ordinary", {
    async "TRANSPORT-STDIO-LISTEN"(server) {
      const params = subscriptionOf(server.listed);
      if (!params) return NO_CHANGES;
      // All subscriptions share stdout: other messages may come first.
      const { first, reply } = await server.open("subscriptions/listen", params, ({ frame, id }) => {
        const named = subscriptionIn(frame);
        return named === id || frame.method === "notifications/subscriptions/acknowledged";
      });
      if (first) {
        server.notify("notifications/cancelled", { requestId: first.id });
        const wrong = wrongAcknowledgment(first.frame, first.id);
        return wrong === undefined ? passed : failed(wrong, reply.evidence);
      }
      if (reply.error) return failed(say`subscriptions/listen is answered with an error`, reply.evidence);
      return (
        withoutAnswer(reply) ?? failed(say`subscriptions/listen is answered without acknowledgment`, reply.evidence)
      );
    },
  }),
  ...checksIn("early", { "TRANSPORT-SIGTERM": async (server) => ends(server, "SIGTERM", say`SIGTERM`) }),
  ...checksIn("hostile", {
    "TRANSPORT-END-OF-STDIN": async (server) => ends(server, "stdin", say`the end of its stdin`),
  }),
];

async function ends(server: LiveServer, way: EndWay, request: Redacted): Promise<CheckResult> {
  const hasEnded = await server.endBy(way, END_MS);
  if (hasEnded === undefined) return skipped(say`the run did not start the server`);
  return hasEnded ? passed : failed(say`the server was still running ${END_MS / 1_000} s after ${request}`);
}

function subscriptionIn({ params }: Readonly<Record<string, unknown>>): unknown {
  return isObject(params) && isObject(params._meta) ? params._meta[SUBSCRIPTION] : undefined;
}
