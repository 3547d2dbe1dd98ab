import { say } from "../../../core/redaction/redacted.js";
import { type CheckResult, failed, passed, skipped, unverified } from "../check-result.js";
import { judgeIds } from "../ids.js";
import { askToOpen, PlainSession } from "../plain-http.js";
import { isServed, NO_ECHO } from "./answers.js";
import { send } from "./calls.js";
import { evidenceOf, type LiveExchange } from "./client.js";
import type { IsoRun } from "./run.js";

const IDS = 20;
/** All requests of a run, with those that open clients and end them. */
const MAX_REQUESTS = 100;
const RESERVED = 8;
const NOT_ALLOWED = 405;
/** The ids of twenty sessions cannot be guessed from one another. */
export async function judgeSessions({ a, b, server, log }: IsoRun): Promise<CheckResult> {
  const { id } = a.plain;
  if (id === undefined) return skipped(say`the server assigns no session`);
  const ids = [id, String(b.plain.id)];
  let mayEnd = true;
  const left = MAX_REQUESTS - RESERVED - log.filter(({ way }) => way === "→").length;
  const most = Math.min(IDS, ids.length + Math.floor(left / 2));
  while (ids.length < most) {
    const { http } = await askToOpen(server);
    const next = http?.headers["mcp-session-id"];
    if (next === undefined) break;
    ids.push(next);
    // Its session would stay open; a server that answers 405 ends none.
    if (mayEnd) mayEnd = (await new PlainSession(server, undefined, next).send("DELETE")).http?.status !== NOT_ALLOWED;
  }
  return judgeIds(ids, say`sessions`);
}

/** Two requests of one session with one id, at the same time: each gets its own answer, or is refused. */
export async function judgeIdReuse({ a, calls, log }: IsoRun): Promise<CheckResult> {
  const call = calls.find(({ echoes }) => echoes);
  if (!call) return NO_ECHO;
  const canaries = [`${a.canary}x`, `${a.canary}y`];
  const sent: LiveExchange[] = [];
  for (const canary of canaries) {
    const { method, params } = call.make(canary);
    sent.push(a.request(method, params, { id: sent[0]?.id }));
  }
  await Promise.all(sent.map(({ over }) => over));
  const wrong = sent.find((exchange, index) => {
    const own = canaries[index]!;
    const isOwn = exchange.received.every(({ text }) => !text.includes(a.canary) || text.includes(own));
    return !isServed(exchange) || !isOwn;
  });
  if (!wrong) return passed;
  const alone = wrong.answer ? undefined : send(a, call);
  await alone?.over;
  if (alone && !isServed(alone)) return unverified(say`the call is not answered alone either`);
  const how = wrong.answer ? say`one gets the answer of the other` : say`one gets no answer: ${wrong.missing ?? say``}`;
  return failed(say`of two requests with one id, ${how}`, evidenceOf(log, ...sent));
}
