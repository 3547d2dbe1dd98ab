import type { Redacted } from "../../../core/redaction/redact.js";
import { say } from "../../../core/redaction/redacted.js";
import { type CheckResult, failed, passed, skipped, unverified } from "../../server/check-result.js";
import { evidenceOfEntries, type LiveExchange, type LogEntry, WireClient } from "../../server/wire/client.js";
import { hasSucceeded, type KnownCall, sendCall } from "./calls.js";
import { type IsoRun, openClient } from "./run.js";

/** How many later calls must be over before an earlier one counts as unanswered. */
const LATER_CALLS = 2;
/** How often a disturbed call must fail before that is a finding; between, it must succeed undisturbed. */
const TIMES = 2;
/** A server may take one call at a time. */
const BUSY: readonly unknown[] = [429, 503];
const TOO_FAST = skipped(say`no call takes long enough for another client to come between`);
const FRAGILE = unverified(say`the call also fails if no other client disturbs it`);

/** What another client does while a call of client A is under way; `id`: of that call. */
interface Disturbance {
  id?: unknown;
  /** Returns the messages that show it. */
  act(held: LiveExchange): Promise<LogEntry[]>;
}

/** Client B cancels by the id of client A's call, which is answered all the same. */
export async function judgeCancel(run: IsoRun): Promise<CheckResult> {
  const [call] = run.calls.filter(({ alone }) => hasSucceeded(alone));
  if (!call) return TOO_FAST;
  const cancels = async ({ id }: LiveExchange) => {
    const cancel = run.b.notify("notifications/cancelled", { requestId: id });
    await cancel.over;
    return [cancel.sent];
  };
  const prepare = async () => (run.server.modern ? droppedConnection(run, call) : { act: cancels });
  return judgeSurvival(run, call, prepare, say`client B cancelled a request with the same id`);
}

/** Client B drops its connection in the middle of a call, and client C ends its session: client A is served on. */
export async function judgeClose(run: IsoRun): Promise<CheckResult> {
  const [call] = run.calls.filter(({ alone }) => hasSucceeded(alone));
  if (!call) return TOO_FAST;
  const drop = async () => ({ act: droppedConnection(run, call).act });
  const dropped = await judgeSurvival(run, call, drop, say`client B dropped its connection`);
  if (dropped.status === "failed" || run.a.id === undefined) return dropped;
  const ended = await judgeSurvival(run, call, () => endedSession(run), say`client C ended its own session`, passed);
  return ended.status === "skipped" ? dropped : ended;
}

/** `prepare`: what another client will do, or undefined if it cannot. `tooFast`: if the call is over before that. */
async function judgeSurvival(
  run: IsoRun,
  call: KnownCall,
  prepare: () => Promise<Disturbance | undefined>,
  what: Redacted,
  tooFast: CheckResult = TOO_FAST,
): Promise<CheckResult> {
  for (let times = 1; ; times += 1) {
    const disturbance = await prepare();
    if (!disturbance) return TOO_FAST;
    const { held, shown: disturbanceEntries, wasOver } = await callDisturbed(run, call, disturbance);
    const next = await run.a.ping();
    if (hasSucceeded(held) && next.answer) return wasOver ? tooFast : passed;
    if (next.answer && BUSY.includes(held.http?.status)) return passed;
    const failedExchange = next.answer ? held : next;
    const why = failedExchange.answer
      ? say`is answered with an error`
      : say`gets no answer (${failedExchange.missing ?? say`later calls do`})`;
    const evidence = evidenceOfEntries(failedExchange.sent, ...disturbanceEntries, ...failedExchange.received);
    const failure = failed(say`a request of client A ${why} after ${what}`, evidence);
    // The session has ended, or the whole server.
    if (!next.answer) return next.http ? failure : FRAGILE;
    if (times === TIMES) return failure;
    if (!hasSucceeded((await callDisturbed(run, call, { act: async () => [] })).held)) return FRAGILE;
  }
}

/** A call of client A, with what another client does meanwhile. */
async function callDisturbed(run: IsoRun, call: KnownCall, { id, act }: Disturbance) {
  const held = sendCall(run.a, call, { id });
  await run.b.ping();
  const disturbanceEntries = await act(held);
  const wasOver = held.isOver;
  for (let later = 0; later < LATER_CALLS && !held.isOver; later += 1) {
    const equal = sendCall(run.a, call);
    await Promise.race([held.over, equal.over]);
    // A call that is refused: the server takes one at a time, so the first one is waited for.
    if (equal.missing) await held.over;
  }
  return { held, shown: disturbanceEntries, wasOver };
}

/** Client B makes a call, and closes its connection before the answer. */
function droppedConnection({ a, b }: IsoRun, call: KnownCall): Disturbance {
  const dropped = sendCall(b, call);
  return {
    id: dropped.id,
    act: async () => {
      await a.ping();
      const closing = dropped.close();
      await a.ping();
      return [dropped.sent, closing];
    },
  };
}

/** Client C opens a session, to end it; undefined if the server takes no third client. */
async function endedSession({ b, log }: IsoRun): Promise<Disturbance | undefined> {
  const client = await openClient("C", b.server, log);
  return client instanceof WireClient ? { act: async () => [(await client.end()).sent] } : undefined;
}
