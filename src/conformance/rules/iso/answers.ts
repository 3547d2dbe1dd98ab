import { hide, say } from "../../../core/redaction/redacted.js";
import { failed, passed, unverified } from "../../server/check-result.js";
import { evidenceOfExchanges, type LiveExchange, type LogEntry, type WireClient } from "../../server/wire/client.js";
import { hasCanary, type KnownCall, sendCall } from "./calls.js";
import { judgeKept } from "./kept-answers.js";
import { BROKEN, type IsoRun, isRefusal, leakEvidence, otherOf, type Refusal } from "./run.js";

/** The result if no tool repeats its input: then answers cannot be told apart. */
export const NO_ECHO = unverified(
  say`no answer repeats what its call was given: nothing tells those of two clients apart`,
);
/** The result of the other rules if clients get answers of one another. */
export const MIXED_UP = unverified(say`the answers of two clients are mixed up: ISO-ANSWER says how`);
/** A history or a message board shows what others sent to clients with the same rights. */
const BY_DESIGN: Refusal = {
  result: { ...passed, message: say`a tool shows what others sent, also to a client that asks alone` },
  fault: passed,
};
const IN_TURN = { ...passed, message: say`the server answers in turn: no call takes long enough to be overtaken` };

/** Two clients use the same ids at the same time, and each gets its own answer. */
export async function judgeAnswers(run: IsoRun): Promise<Refusal> {
  const { a, b } = run;
  const echoing = run.calls.filter(({ echoes }) => echoes);
  if (echoing.length === 0) return { result: NO_ECHO, fault: NO_ECHO };
  // Each call runs beside itself and beside the next one, so that a quick call follows a slow one at least once.
  const rounds = echoing.flatMap((call, index) => {
    const next = echoing[(index + 1) % echoing.length]!;
    return [
      [a, call, b, call],
      [b, call, a, next],
    ] as const;
  });
  let isOutOfStep = false;
  let isBoard = false;
  for (const [first, firstCall, second, secondCall] of rounds) {
    const one = sendCall(first, firstCall);
    const other = sendCall(second, secondCall, { id: one.id });
    const leak = await firstLeak(run, one, other);
    const unanswered = [one, other].find((exchange) => !isAnsweredOrRefused(exchange));
    const { client } = leak?.exchange ?? unanswered ?? one;
    // The same call alone shows whether the other client was the cause.
    const again = leak || unanswered ? sendCall(client, client === first ? firstCall : secondCall) : undefined;
    await again?.over;
    if (leak && again) {
      isBoard = !run.hasTwoPrincipals && isBoardAnswer(run, again, client === first ? firstCall : secondCall);
      if (!isBoard) return mixedUp(run, leak);
    } else if (unanswered && again) return broken(unanswered, again, [one, other]);
    isOutOfStep ||= isAnsweredBefore(run, other, one);
  }
  const kept = isBoard ? undefined : await judgeKept(run, echoing);
  if (kept) return { result: kept, fault: MIXED_UP };
  if (isBoard) return BY_DESIGN;
  return { result: isOutOfStep ? passed : IN_TURN, fault: passed };
}

/** A history has what this client sent, too; a tool that changes something may show what is there instead. */
function isBoardAnswer(run: IsoRun, { client, received }: LiveExchange, { isReadOnly }: KnownCall): boolean {
  const shows = (one: WireClient) => received.some((entry) => hasCanary(entry, one));
  return shows(otherOf(run, client)) && (shows(client) || !isReadOnly);
}

/** The first answer with the canary of the other client, as soon as it comes. */
async function firstLeak(run: IsoRun, one: LiveExchange, other: LiveExchange): Promise<LogEntry | undefined> {
  const leak = () =>
    [one, other]
      .flatMap(({ received }) => received)
      .find((entry) => !("method" in entry.frame) && hasCanary(entry, otherOf(run, entry.exchange.client)));
  await Promise.race([one.over, other.over]);
  if (leak()) return leak();
  await Promise.all([one.over, other.over]);
  return leak();
}

function mixedUp(run: IsoRun, leak: LogEntry): Refusal {
  const { client } = leak.exchange;
  const owner = otherOf(run, client);
  const message = say`client ${client.name} gets an answer with "${hide(owner.canary)}", which only client ${owner.name} sent`;
  return { result: failed(message, leakEvidence(run, leak)), fault: MIXED_UP };
}

/** A server that leaves a call unanswered while it has another one breaks, if it answers the call alone. */
function broken(unanswered: LiveExchange, again: LiveExchange, exchanges: readonly LiveExchange[]): Refusal {
  const how = unanswered.missing ?? say`HTTP ${unanswered.http?.status ?? ""}`;
  const why = say`client ${unanswered.client.name}'s call is not answered while another client calls: ${how}`;
  if (!isAnsweredOrRefused(again)) return { result: unverified(why), fault: unverified(why) };
  return { result: BROKEN, fault: failed(why, evidenceOfExchanges(...exchanges)) };
}

/** Answered, or refused: a server may serve one client at a time. */
export function isAnsweredOrRefused({ answer, http }: LiveExchange): boolean {
  const status = http?.status ?? 0;
  return isRefusal(status) || (answer !== undefined && status < 500);
}

function isAnsweredBefore({ log }: IsoRun, one: LiveExchange, other: LiveExchange): boolean {
  const answeredAt = ({ answer }: LiveExchange) => log.findIndex(({ frame }) => frame === answer);
  return one.answer !== undefined && answeredAt(one) < answeredAt(other);
}
