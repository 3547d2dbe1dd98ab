import { say } from "../../../core/redaction/redacted.js";
import { judgeIds } from "../../server/answers.js";
import { type CheckResult, failed, passed, skipped, unverified } from "../../server/check-result.js";
import { evidenceOfExchanges, type LiveExchange, WireClient } from "../../server/wire/client.js";
import { isAnsweredOrRefused, NO_ECHO } from "./answers.js";
import { sendCall } from "./calls.js";
import type { IsoRun } from "./run.js";

const IDS = 20;
/** All requests of a run, with those that open clients and end them. */
const MAX_REQUESTS = 110;
const RESERVED = 8;
const NOT_ALLOWED = 405;

/** The ids of twenty sessions cannot be guessed from one another. */
export async function judgeSessions({ a, b, server, log }: IsoRun): Promise<CheckResult> {
  const ids = [a.id, b.id].filter((id) => id !== undefined);
  if (ids.length < 2) return skipped(say`the server assigns no session`);
  let mayEnd = true;
  const requestsLeft = MAX_REQUESTS - RESERVED - log.filter(({ way }) => way === "→").length;
  const most = Math.min(IDS, ids.length + Math.floor(requestsLeft / 2));
  while (ids.length < most) {
    const next = new WireClient(server);
    await next.sendOpening();
    if (next.id === undefined) break;
    ids.push(next.id);
    // The new session is ended at once, unless the server has answered 405: then it ends none.
    if (mayEnd) mayEnd = (await next.send("DELETE")).http?.status !== NOT_ALLOWED;
  }
  return judgeIds(ids, say`sessions`);
}

/** Two requests of one session with one id, at the same time: each gets its own answer, or is refused. */
export async function judgeIdReuse({ a, calls }: IsoRun): Promise<CheckResult> {
  const call = calls.find(({ echoes }) => echoes);
  if (!call) return NO_ECHO;
  const canaries = [`${a.canary}x`, `${a.canary}y`];
  const exchanges: LiveExchange[] = [];
  for (const canary of canaries) {
    const { method, params } = call.make(canary);
    exchanges.push(a.request(method, params, { id: exchanges[0]?.id }));
  }
  await Promise.all(exchanges.map(({ over }) => over));
  const wrong = exchanges.find((exchange, index) => {
    const own = canaries[index]!;
    const isOwn = exchange.received.every(({ text }) => !text.includes(a.canary) || text.includes(own));
    return !isAnsweredOrRefused(exchange) || !isOwn;
  });
  if (!wrong) return passed;
  const alone = wrong.answer ? undefined : sendCall(a, call);
  await alone?.over;
  if (alone && !isAnsweredOrRefused(alone)) return unverified(say`the call is not answered alone either`);
  const how = wrong.answer ? say`one gets the answer of the other` : say`one gets no answer: ${wrong.missing ?? say``}`;
  return failed(say`of two requests with one id, ${how}`, evidenceOfExchanges(...exchanges));
}
