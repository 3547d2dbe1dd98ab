import type { Capture, Exchange } from "../../../core/generated/capture.js";
import { asList, asObject, canonicalJson, isObject } from "../../../core/json/json.js";
import type { Frame } from "../../../mcp/frames.js";

/** The requests of which tests are made, with the block of their tests and the member that names what is called. */
export const CALLS = {
  "tools/call": { block: "tools", step: "tool", member: "name" },
  "resources/read": { block: "resources", step: "resource", member: "uri" },
  "prompts/get": { block: "prompts", step: "prompt", member: "name" },
} as const;

/** A call that a client made, once or several times. */
export interface RecordedCall {
  method: keyof typeof CALLS;
  /** Of the tool, the prompt or the resource. */
  name: string;
  args: Readonly<Record<string, unknown>>;
  /** The answers to all calls that were alike, in their order. */
  answers: Frame[];
  /** By these, calls are in the order in which they were made: milliseconds since 1970, or counted if no time is known. */
  orders: number[];
}

/** What a recording has for a draft. */
export interface RecordedSessions {
  calls: RecordedCall[];
  /** Entries of tools/list, by the names of the tools. */
  tools: ReadonlyMap<string, Frame>;
  /** Answers of the client to questions of the server, as a suite declares them. */
  client: Record<string, unknown>;
  /** Such as `claude-ai 0.1.0`. */
  clientName: string | undefined;
  /** What no test is made of, one line each. */
  omissions: string[];
}

const QUESTIONS: Readonly<Record<string, string>> = {
  "sampling/createMessage": "sampling",
  "elicitation/create": "elicitation",
};
/** How many answers of the client are kept of each kind. */
const MAX_ANSWERS = 20;

/** Reads what clients did in sessions. Calls that differ in `_meta`, ids or retries only are one. */
export function readSessions(sessions: readonly Capture[]): RecordedSessions {
  const calls = new Map<string, RecordedCall>();
  const tools = new Map<string, Frame>();
  const client: Record<string, unknown> = {};
  const unanswered = new Map<string, number>();
  const omissions = new Set<string>();
  let clientName: string | undefined;
  const exchanges = sessions.flatMap(({ recorded_at: recordedAt = "", exchanges: own }) =>
    own.map((exchange) => ({ exchange, order: Date.parse(recordedAt) + (exchange.at_ms ?? 0) })),
  );
  for (const [index, { exchange, order: time }] of exchanges.entries()) {
    const order = Number.isNaN(time) ? index : time;
    const { method, params } = asObject(exchange.request);
    if (exchange.direction === "server") {
      addAnswer(client, exchange, omissions);
      continue;
    }
    const { result } = asObject(exchange.response);
    if (method === "initialize") clientName ??= nameAndVersion(asObject(params).clientInfo);
    if (method === "tools/list")
      for (const tool of asList(asObject(result).tools)) if (isObject(tool)) tools.set(String(tool.name), tool);
    const call = callOf(exchange);
    if (call === undefined) continue;
    const { task } = asObject(params);
    const [answer] = call.answers;
    if (task !== undefined) omissions.add(`${call.name} as a task: write \`task: true\` into its test`);
    else if (answer === undefined) unanswered.set(call.name, (unanswered.get(call.name) ?? 0) + 1);
    // The client answers what is asked here, and sends the call again.
    else if (asObject(answer.result).resultType !== "input_required") {
      const key = canonicalJson([call.method, call.name, call.args]);
      const known = calls.get(key);
      if (known) {
        known.answers.push(answer);
        known.orders.push(order);
      } else calls.set(key, { ...call, orders: [order] });
    }
  }
  for (const [name, count] of unanswered) omissions.add(`${name}, ${count} times: it was not answered`);
  const dropped = sessions.reduce((sum, session) => sum + (session.dropped?.exchanges ?? 0), 0);
  if (dropped > 0) omissions.add(`${dropped} exchanges: the recording was full`);
  return { calls: [...calls.values()], tools, client, clientName, omissions: [...omissions] };
}

function callOf({ request, response }: Exchange): Omit<RecordedCall, "orders"> | undefined {
  const { method, params, id } = asObject(request);
  if (typeof method !== "string" || !Object.hasOwn(CALLS, method) || id === undefined || !isObject(params))
    return undefined;
  const call = method as RecordedCall["method"];
  const name = params[CALLS[call].member];
  if (typeof name !== "string") return undefined;
  return { method: call, name, args: asObject(params.arguments), answers: isObject(response) ? [response] : [] };
}

function addAnswer(client: Record<string, unknown>, { request, response }: Exchange, omissions: Set<string>): void {
  const { method, params } = asObject(request);
  const { result } = asObject(response);
  if (!isObject(result)) return;
  if (method === "roots/list" && Array.isArray(result.roots)) client.roots = result.roots;
  const key = QUESTIONS[String(method)];
  if (key === undefined) return;
  if (asObject(params).mode === "url") {
    omissions.add("questions by URL: declare `elicitation.url` if a test needs one");
    return;
  }
  const answers = asList(client[key]);
  if (answers.length < MAX_ANSWERS) client[key] = [...answers, result];
}

/** Of a client or server, such as `claude-ai 0.1.0`. */
export function nameAndVersion(info: unknown): string | undefined {
  const { name, version } = asObject(info);
  return typeof name === "string" ? [name, version].filter((part) => typeof part === "string").join(" ") : undefined;
}
