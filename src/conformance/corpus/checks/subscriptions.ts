import { isObject } from "../../../core/json/json.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { say } from "../../../core/redaction/redacted.js";
import { type Probe, shown, withoutAnswer } from "../probe.js";
import { failed, type LiveCheck, passed, type ServerLists, skipped } from "../types.js";

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
  if (frame.method !== "notifications/subscriptions/acknowledged") return say`the first event is ${shown(frame)}`;
  const named = subscriptionIn(frame);
  return named === id ? undefined : say`the subscription is ${shown(named)}, not the id of the request`;
}

const listen: LiveCheck = {
  id: "TRANSPORT-STDIO-LISTEN",
  lane: "ordinary",
  async check(probe: Probe) {
    const params = subscriptionOf(probe.listed);
    if (!params) return NO_CHANGES;
    // All subscriptions share stdout: other messages may come first.
    const { first, reply } = await probe.open("subscriptions/listen", params, ({ frame, id }) => {
      const named = subscriptionIn(frame);
      return named === id || frame.method === "notifications/subscriptions/acknowledged";
    });
    if (first) {
      probe.notify("notifications/cancelled", { requestId: first.id });
      const wrong = wrongAcknowledgment(first.frame, first.id);
      return wrong === undefined ? passed : failed(wrong, reply.evidence);
    }
    if (reply.error) return failed(say`subscriptions/listen is answered with an error`, reply.evidence);
    return withoutAnswer(reply) ?? failed(say`subscriptions/listen is answered without acknowledgment`, reply.evidence);
  },
};

/** The checks of subscriptions over stdio. */
export const SUBSCRIPTIONS: readonly LiveCheck[] = [listen];

function subscriptionIn({ params }: Readonly<Record<string, unknown>>): unknown {
  return isObject(params) && isObject(params._meta) ? params._meta[SUBSCRIPTION] : undefined;
}
