import { isObject } from "../../../core/json/json.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { say } from "../../../core/redaction/redacted.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import { type Item, type ServerLists, skipped } from "../check-result.js";

export const ACKNOWLEDGED = "notifications/subscriptions/acknowledged";
const SUBSCRIPTION = "io.modelcontextprotocol/subscriptionId";
export const NO_CHANGES = skipped(say`the server reports no changes`);

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

/** The id of the subscription that a message belongs to. */
export function subscriptionIn({ params }: Item): unknown {
  return isObject(params) && isObject(params._meta) ? params._meta[SUBSCRIPTION] : undefined;
}
