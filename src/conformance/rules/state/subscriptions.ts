import { asObject, canonicalJson, isObject } from "../../../core/json/json.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { uniqueId } from "../../../core/unique-id.js";
import type { Frame } from "../../../mcp/frames.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import {
  about,
  type CheckResult,
  type CheckResults,
  failed,
  type Item,
  judgeInTurn,
  type NamedState,
  passed,
  passedIf,
  skipped,
  unverified,
} from "../../server/check-result.js";
import { type ChecksById, oncePerSession } from "../../server/checks.js";
import type { LiveServer } from "../../server/live-server.js";
import { evidenceOfEntries, type LiveExchange, type LogEntry } from "../../server/wire/client.js";
import { NO_CHANGES, subscriptionIn, subscriptionOf, wrongAcknowledgment } from "../../server/wire/subscription.js";
import { endOfCall, type StateRun, stateRun } from "./run.js";

/** So many calls are made while subscriptions are open. */
const MAX_CALLS = 3;
const LOG_LEVEL_META = "io.modelcontextprotocol/logLevel";
const CANCELLED = "notifications/cancelled";
/** What a subscription may carry, by what it asks for. */
const METHODS: Readonly<Record<string, string>> = {
  toolsListChanged: "notifications/tools/list_changed",
  promptsListChanged: "notifications/prompts/list_changed",
  resourcesListChanged: "notifications/resources/list_changed",
  resourceSubscriptions: "notifications/resources/updated",
};
const NOT_ACKNOWLEDGED = unverified(say`a subscription is not acknowledged: TRANSPORT-HTTP-LISTEN says how`);
const NOTHING_NAMED = skipped(say`the suite names no tool that changes something (\`changes\`)`);

/** What a subscription asks for, and its stream. */
interface Subscription {
  filter: Item;
  stream: LiveExchange;
}

interface SubscriptionResults {
  filter: CheckResults;
  changes: CheckResults;
}

/** Checks of what subscriptions carry, over HTTP. */
export const SUB_CHECKS: ChecksById = {
  "SUB-FILTER": async (server) => (await subscriptionResults(server)).filter,
  "SUB-CHANGE": async (server) => (await subscriptionResults(server)).changes,
};

const subscriptionResults = oncePerSession(async (server): Promise<SubscriptionResults> => {
  const filter = fullFilter(server);
  const run = await stateRun(server);
  const filters = [filter, ...Object.entries(filter).map(([kind, value]) => ({ [kind]: value }))];
  if (filters.length === 1) return { filter: NO_CHANGES, changes: NO_CHANGES };
  const subscriptions: Subscription[] = [];
  try {
    for (const filter of filters) subscriptions.push(await subscribe(run, filter, subscriptions.length === 0));
    return await judge(run, subscriptions);
  } finally {
    for (const { stream } of subscriptions) stream.close();
  }
});

/** All that a server reports. */
function fullFilter({ listed, facts: { named: subscriptionId } }: LiveServer): Item {
  const uris = subscriptionId?.changes.flatMap(({ uri }) => uri ?? []) ?? [];
  const { resources } = listed.capabilities;
  const offersUpdates = isObject(resources) && resources.subscribe === true;
  const resourceSubscriptions = uris.length > 0 ? uris : listed.resources.slice(0, 1).map(({ uri }) => uri);
  return {
    ...subscriptionOf(listed)?.notifications,
    ...(offersUpdates && resourceSubscriptions.length > 0 && { resourceSubscriptions }),
  };
}

/** Opens a subscription, and waits for its first message. An id that is a text shows whether ids keep their type. */
async function subscribe(run: StateRun, filter: Item, hasTextId: boolean): Promise<Subscription> {
  const id = run.server.facts.nextId();
  const options = { id: hasTextId ? `${id}` : id, staysOpen: true };
  const stream = run.open("subscriptions/listen", { notifications: filter }, options);
  await stream.receives(() => true);
  return { filter, stream };
}

/** Makes changes and calls while subscriptions are open. The first one asks for everything, the others for one thing each. */
async function judge(run: StateRun, subscriptions: readonly Subscription[]): Promise<SubscriptionResults> {
  const [all, ...each] = subscriptions as [Subscription, ...Subscription[]];
  const isRefused = !all.stream.received[0]?.frame.method;
  if (isRefused || each.some(({ stream }) => wrongAcknowledgment(stream.received[0]?.frame ?? {}, stream.id)))
    return { filter: NOT_ACKNOWLEDGED, changes: NOT_ACKNOWLEDGED };
  const { named: subscriptionId } = run.server.facts;
  const changes = await judgeInTurn(subscriptionId?.changes ?? [], async (change) =>
    about(hide(change.uri ?? "tools/list"), await judgeChange(run, all, change)),
  );
  for (const { tool, args } of run.calls.slice(0, MAX_CALLS)) {
    const _meta = { progressToken: uniqueId(), [LOG_LEVEL_META]: "debug" };
    await run.send("tools/call", { name: tool.name, arguments: args, _meta });
  }
  // Once this is answered, everything before it has been read.
  await run.send(run.server.liveness, {});
  const ended = subscriptions.find(({ stream }) => endOf(stream));
  const changeResults = [...changes, ...(ended ? [about(say`the end`, judgeEnd(ended))] : [])];
  return { filter: judgeFilter(subscriptions), changes: changeResults.length > 0 ? changeResults : NOTHING_NAMED };
}

/** What changes is reported to who asked for it. */
async function judgeChange(
  run: StateRun,
  { filter, stream }: Subscription,
  { tool, uri }: NamedState["changes"][number],
): Promise<CheckResult> {
  const kind = uri === undefined ? "toolsListChanged" : "resourceSubscriptions";
  if (!(kind in filter)) return skipped(say`the server does not report such changes`);
  const isIt = ({ method, params }: Frame) =>
    method === METHODS[kind] && (uri === undefined || (isObject(params) && params.uri === uri));
  const readState = async () => {
    const response = uri === undefined ? run.send("tools/list", {}) : run.send("resources/read", { uri });
    const { tools, contents } = (await response).result;
    return canonicalJson(tools ?? contents ?? null);
  };
  const before = await readState();
  const earlier = stream.received.length;
  const call = await run.callNamed(tool);
  if (endOfCall(call) !== "done") return unverified(say`the call of ${hide(tool)} does not succeed`);
  const hasChanged = before !== (await readState());
  const hasCome = stream.received.slice(earlier).some(({ frame }) => isIt(frame));
  if (hasCome || (hasChanged && (await stream.receives(isIt, earlier)))) return passed;
  if (!hasChanged) return unverified(say`a call of ${hide(tool)} changes nothing`);
  if (endOf(stream)) return unverified(say`the server ended the subscription`);
  const missing = hide(METHODS[kind] ?? "");
  return run.failed(say`${hide(tool)} changes it, and ${missing} does not come`, stream, call);
}

/** By what the server itself ended a subscription. */
function endOf({ received, answer }: LiveExchange): LogEntry | undefined {
  return received.findLast(({ frame }) => frame.method === CANCELLED || frame === answer);
}

/** The end of a subscription names it. */
function judgeEnd({ stream }: Subscription): CheckResult {
  const end = endOf(stream);
  const { params, result } = end?.frame ?? {};
  const subscriptionId =
    result === undefined ? isObject(params) && params.requestId : subscriptionIn({ params: result });
  const message = say`a subscription ends with the id ${valueExcerpt(subscriptionId)}, not its own`;
  return passedIf(subscriptionId === stream.id, message, evidenceOfEntries(stream.sent, end));
}

/** A subscription carries only what it asked for, with its id. */
function judgeFilter(subscriptions: readonly Subscription[]): CheckResult {
  for (const one of subscriptions) {
    for (const entry of one.stream.received) {
      const wrong = wrongMessage(one, entry);
      if (wrong) return failed(wrong, evidenceOfEntries(one.stream.sent, entry));
    }
  }
  return passed;
}

function wrongMessage({ filter, stream }: Subscription, { frame }: LogEntry) {
  const { method, params } = frame;
  // SUB-CHANGE judges its end.
  if (method === CANCELLED || method === undefined) return undefined;
  if (frame === stream.received[0]?.frame) {
    const acknowledged = asObject(asObject(params).notifications);
    const more = Object.keys(acknowledged).find((kind) => acknowledged[kind] && !(kind in filter));
    const isMore = more === undefined ? undefined : say`the acknowledgment has ${hide(more)}, which was not asked for`;
    return isMore ?? wrongAcknowledgment(frame, stream.id);
  }
  const isAsked = Object.keys(filter).some((kind) => METHODS[kind] === method);
  if (!isAsked) return say`${valueExcerpt(method)} comes on a subscription that did not ask for it`;
  const subscriptionId = subscriptionIn(frame);
  if (subscriptionId === stream.id) return undefined;
  return say`a message names the subscription ${valueExcerpt(subscriptionId)}, not its id`;
}
