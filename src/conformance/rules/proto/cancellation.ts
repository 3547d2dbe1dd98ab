import { setTimeout } from "node:timers/promises";
import { defined, isObject } from "../../../core/json/json.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { contentType } from "../../../mcp/channel/http-facts.js";
import { type Frame, requestIn } from "../../../mcp/frames.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import { replyOf, stillAnswers } from "../../server/answers.js";
import { calledTools, NONE_MAY_BE_CALLED, tookMs } from "../../server/called-tools.js";
import { about, type CheckResult, failed, type Item, passed, skipped, unverified } from "../../server/check-result.js";
import { CALLS, liveChecks, needing } from "../../server/checks.js";
import type { LiveServer } from "../../server/live-server.js";
import { sharedClient } from "../../server/wire/shared-client.js";

/** A call that takes so long is surely under way when its cancellation is read. */
const CANCELLABLE_MS = 100;
/** What comes although a call was cancelled takes about as long as the call, and this longer. */
const LATER_MS = 1_000;
const MAX_CALLS = 3;
/** How long a tool is asked to work. */
const HELD_MS = 1_000;
const HELD_S = 1;
const TIME_NAME = /(^|_|\b)(ms|millis|milliseconds|s|secs?|seconds|delay|duration|sleep|wait)($|_|\b)/;
const MILLISECONDS = /\b(ms|milli)/i;
const CANCELLED = /cancel|abort/i;

/** A call of a tool, and about how long it takes. */
interface OpenCall {
  params: Item;
  ms: number;
}

/** It waits for answers that should not come, and so follows the other checks that call tools. */
export const CANCELLATION_CHECKS = liveChecks(needing("tools", CALLS), {
  async "PROTO-CANCELLED"(server) {
    const { transport } = server.facts;
    if (transport === "sse" || (transport === "http" && server.modern)) {
      return skipped(say`over this transport, nothing shows that an answer came after the cancellation`);
    }
    const calls = await openCalls(server);
    if (server.callable.length === 0) return skipped(NONE_MAY_BE_CALLED);
    for (const call of calls.slice(0, MAX_CALLS)) {
      if (!server.facts.hasTime("check", 2 * call.ms + LATER_MS)) return unverified(server.facts.outOfTime());
      const judged = await judgeCancelled(server, call);
      if (judged) return about(valueExcerpt(call.params.name), judged);
    }
    return skipped(say`every call of a tool is answered before it can be cancelled`);
  },
});

/** Calls from the best on: those that are asked to take a second, then the quickest that take long, then the others. */
async function openCalls(server: LiveServer): Promise<OpenCall[]> {
  const tools = await calledTools(server);
  const known = tools.map(({ params, base }) => ({ params, ms: tookMs(base) })).sort((a, b) => a.ms - b.ms);
  const held = tools.flatMap(({ name, params }): OpenCall[] => {
    const tool = server.callable.find((one) => one.name === name);
    const time = timeArgument(tool?.inputSchema);
    return time ? [{ params: { ...params, arguments: { ...asArguments(params), ...time } }, ms: HELD_MS }] : [];
  });
  const [long, short] = [known.filter(isLong), known.filter((call) => !isLong(call)).reverse()];
  return [...held, ...long, ...short];
}

function isLong({ ms }: OpenCall): boolean {
  return ms >= CANCELLABLE_MS;
}

function asArguments({ arguments: args }: Item): Frame {
  return isObject(args) ? args : {};
}

/** The argument that says how long a tool works, with a second as its value. */
function timeArgument(schema: unknown): Frame | undefined {
  const properties = isObject(schema) && isObject(schema.properties) ? schema.properties : {};
  for (const [name, property] of Object.entries(properties)) {
    const words = name.replace(/([a-z])([A-Z])/g, "$1_$2").toLowerCase();
    if (!isObject(property) || !/^(number|integer)$/.test(String(property.type)) || !TIME_NAME.test(words)) continue;
    const value = MILLISECONDS.test(`${words.replaceAll("_", " ")} ${property.description}`) ? HELD_MS : HELD_S;
    const { minimum = value, maximum = value } = property;
    if (Number(minimum) <= value && Number(maximum) >= value) return { [name]: value };
  }
  return undefined;
}

/** What a cancellation of the call shows; undefined if it is answered before it can be cancelled. */
async function judgeCancelled(server: LiveServer, { params, ms }: OpenCall): Promise<CheckResult | undefined> {
  const id = server.facts.nextId();
  const call = await cancelWhileOpen(server, server.frame("tools/call", params, { id }), id, 2 * ms + LATER_MS);
  if (!call) return undefined;
  server.facts.whileWaiting();
  // What a cancelled call still does may end the server.
  const isDone = setTimeout(2 * ms, undefined, defined({ signal: server.facts.signal })).catch(() => {});
  const [{ answer, evidence }] = await Promise.all([call.answering, isDone]);
  const survives = stillAnswers(await server.survives(), say`the cancellation of a call`, evidence);
  if (survives.status !== "passed") return { ...survives, severity: "must" };
  const saysSo = isObject(answer?.error) && CANCELLED.test(JSON.stringify(answer.error));
  if (saysSo) return failed(say`a cancelled call is answered with an error`, evidence);
  if (answer && ms >= CANCELLABLE_MS && !call.isRace)
    return failed(say`a call is answered after it was cancelled`, evidence);
  return answer ? passed : judgeOtherId(server, params, ms);
}

/** The id 7 is not the id "7": a cancellation of the one is none of the other. */
async function judgeOtherId(server: LiveServer, params: Item, ms: number): Promise<CheckResult> {
  const id = server.facts.nextId();
  const waitMs = 2 * ms + LATER_MS;
  if (!server.facts.hasTime("check", waitMs)) return passed;
  const frame = server.frame("tools/call", params, { id: `${id}` });
  const call = await cancelWhileOpen(server, frame, id, waitMs);
  const reply = await call?.answering;
  if (!reply || (reply.answer && !CANCELLED.test(JSON.stringify(reply.answer.error ?? "")))) return passed;
  // It is to blame only if the same call is answered when nothing is cancelled.
  const again = await answerOf(server, server.frame("tools/call", params, { id: `${server.facts.nextId()}` }), waitMs);
  if (!again.answer) return passed;
  const message = say`the cancellation of the request ${id} also cancels the request ${hide(JSON.stringify(`${id}`))}`;
  return { ...failed(message, reply.evidence), severity: "must" };
}

/** Sends a call, and cancels a request once the server has read the call; undefined if it is answered before that. */
async function cancelWhileOpen(server: LiveServer, call: string, requestId: unknown, waitMs: number) {
  let isOver = false;
  const answering = answerOf(server, call, waitMs).finally(() => {
    isOver = true;
  });
  // Once the server answers a later request, it has read the call.
  await server.isAnswering();
  if (isOver) return undefined;
  await cancel(server, requestId);
  await server.isAnswering();
  // The answer may have been on its way.
  return { answering, isRace: isOver };
}

/** The answer to a call, if it comes on a stream: a body that is not one has nothing but an answer. */
async function answerOf(server: LiveServer, call: string, timeoutMs: number) {
  if (server.facts.transport !== "http") {
    const outcome = await server.session.raw(call, { timeoutMs, purpose: "raw" });
    const { evidence } = replyOf(requestIn(call), outcome);
    return { answer: outcome.kind === "answer" ? outcome.answer : undefined, evidence };
  }
  const { http, frame, evidence } = await (await sharedClient(server)).post(call, {}, "answer", timeoutMs);
  return { answer: http && contentType(http) === "text/event-stream" ? frame : undefined, evidence };
}

async function cancel(server: LiveServer, requestId: unknown): Promise<void> {
  if (server.facts.transport !== "http") return server.notify("notifications/cancelled", { requestId });
  const cancellation = server.frame("notifications/cancelled", { requestId }, { id: undefined });
  await (await sharedClient(server)).post(cancellation);
}
