import { asObject, isObject } from "../../../core/json/json.js";
import { uniqueId } from "../../../core/unique-id.js";
import type { Frame } from "../../../mcp/frames.js";
import { flatten, propertiesOf } from "../../calls/schema.js";
import type { Item } from "../../server/check-result.js";
import type { LiveServer } from "../../server/live-server.js";
import type { LiveExchange, LogEntry, SendOptions, WireClient } from "../../server/wire/client.js";
import { namesHeaders } from "../transport/http-modern.js";

/** Calls that take longer are made only if there are no quicker ones. */
const LONG_MS = 2_000;
const MAX_TEXTS = 4;
const MAX_LONGEST = 2;
const MAX_UNANSWERED = 2;
/** The length of a canary with one more character. */
const MIN_LENGTH = 20;
const LIMITING = ["const", "enum", "format", "pattern"];

/** A call that a client may make, with a canary in it if it takes one. */
interface SafeCall {
  make: (canary: string) => { method: string; params: Frame };
  takesCanary: boolean;
  /** What it answers depends on nothing that calls change. */
  isReadOnly: boolean;
  ms: number;
}

/** A safe call with what came when a client made it alone. */
export interface KnownCall extends SafeCall {
  alone: LiveExchange;
  /** Whether its answer has the canary. */
  echoes: boolean;
}

/** Makes safe calls, one after the other; those that were answered, the one that took longest first. */
export async function tryCalls(client: WireClient): Promise<KnownCall[]> {
  const knownCalls: KnownCall[] = [];
  let unanswered = 0;
  for (const call of safeCalls(client.server)) {
    const alone = sendCall(client, call, { progressToken: uniqueId() });
    await alone.over;
    const echoes = alone.received.some((one) => hasCanary(one, client));
    if (alone.answer) knownCalls.push({ ...call, alone, echoes, ms: alone.ms });
    else unanswered += 1;
    if (unanswered === MAX_UNANSWERED) break;
  }
  return knownCalls.sort(longestFirst);
}

/** Makes a call with the canary of the client, or another word. */
export function sendCall(
  client: WireClient,
  call: SafeCall,
  { word = client.canary, ...options }: SendOptions & { word?: string } = {},
): LiveExchange {
  const { method, params } = call.make(word);
  return client.request(method, params, options);
}

/** Whether a message has the canary of a client; a tool may change the case of a text. */
export function hasCanary({ text }: LogEntry, { canary }: WireClient): boolean {
  return text.toLowerCase().includes(canary);
}

/** Whether an answer is a result, and not that of a tool that failed. */
export function hasSucceeded({ answer }: LiveExchange): boolean {
  return isObject(answer?.result) && answer.result.isError !== true;
}

function longestFirst(one: SafeCall, other: SafeCall): number {
  return other.ms - one.ms;
}

/** At most seven calls: of tools that may repeat a text, of those that take longest, and of what does not exist. */
function safeCalls(server: LiveServer): SafeCall[] {
  const { listed, facts } = server;
  const tools = listed.tools.filter((tool) => facts.mayCall(tool) && !namesHeaders(tool));
  const answeredTools = tools.filter(({ name }) => facts.succeeded.has(String(name)));
  const all = (answeredTools.length > 0 ? answeredTools : tools).map((tool) => toolCall(tool, server));
  const short = all.filter(({ ms }) => ms <= LONG_MS);
  const calls = short.length > 0 ? short : all;
  const texts = calls.filter(({ takesCanary }) => takesCanary).slice(0, MAX_TEXTS);
  const longest = calls.toSorted(longestFirst).slice(0, MAX_LONGEST);
  return [...new Set([...texts, ...longest]), unknownCall(listed.capabilities)];
}

function toolCall(tool: Item, server: LiveServer): SafeCall {
  const { name, arguments: args } = server.callOf(tool);
  const text = freeText(args, tool.inputSchema);
  return {
    make: (canary) => ({
      method: "tools/call",
      params: { name, arguments: text === undefined ? args : { ...args, [text]: canary } },
    }),
    takesCanary: text !== undefined,
    isReadOnly: asObject(tool.annotations).readOnlyHint === true,
    ms: server.facts.succeeded.get(name) ?? 0,
  };
}

/** An argument that may be any text. */
export function freeText(args: Item, schema: unknown): string | undefined {
  const free = propertiesOf(flatten(schema, schema)).find(([name, property]) => {
    const limits = flatten(property, schema);
    const isLimited = LIMITING.some((key) => key in limits) || Number(limits.maxLength) < MIN_LENGTH;
    return typeof args[name] === "string" && !isLimited;
  });
  return free?.[0];
}

/** Many servers repeat the name of what does not exist. */
function unknownCall(capabilities: Readonly<Record<string, unknown>>): SafeCall {
  const [method, params] = "tools" in capabilities ? ["tools/call", { arguments: {} }] : ["prompts/get", {}];
  return { make: (name) => ({ method, params: { name, ...params } }), takesCanary: true, isReadOnly: true, ms: 0 };
}
