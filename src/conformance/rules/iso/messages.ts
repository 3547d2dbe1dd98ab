import { isObject } from "../../../core/json/json.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { say } from "../../../core/redaction/redacted.js";
import { uniqueId } from "../../../core/unique-id.js";
import type { Frame } from "../../../mcp/frames.js";
import { type CheckResult, failed, passed, skipped } from "../../server/check-result.js";
import { evidenceOfEntries, type LiveExchange, type LogEntry, type WireClient } from "../../server/wire/client.js";
import { hasCanary, type KnownCall, sendCall } from "./calls.js";
import { type IsoRun, leakEvidence, otherOf } from "./run.js";

const PROGRESS = "notifications/progress";
/** Notifications that are meant for every client. */
const EVERYBODYS = /^notifications\/(.+\/list_changed|resources\/updated|subscriptions\/acknowledged)$/;
/** How many pings are answered before a resumed stream counts as silent. */
const PINGS = 3;

/** Two clients use the same progress token: each sees the progress and logs of its own call, on one stream. */
export async function judgeProgress(run: IsoRun): Promise<CheckResult> {
  const telling = run.calls.find(({ alone }) => progressIn(alone).length > 0);
  if (!telling) return skipped(say`no call reports progress`);
  const silent = run.calls.find(({ alone }) => progressIn(alone).length === 0);
  const { a, b } = run;
  const rounds: [WireClient, WireClient, KnownCall][] = [[a, b, telling]];
  if (silent) rounds.push([a, b, silent], [b, a, silent]);
  for (const [first, second, call] of rounds) {
    const progressToken = uniqueId();
    const one = sendCall(first, telling, { progressToken });
    const other = sendCall(second, call, { progressToken });
    await Promise.all([one.over, other.over]);
    const foreign = foreignNotice(run, one, telling) ?? foreignNotice(run, other, call);
    if (foreign) {
      const { client } = foreign.exchange;
      const what = say`client ${client.name} gets progress or logs of a call of client ${otherOf(run, client).name}`;
      return failed(what, evidenceOfEntries(one.sent, other.sent, foreign));
    }
    const astray = foreignStream(run) ? undefined : onOwnStream(run, [one, other]);
    if (!astray) continue;
    const where = run.server.modern ? say`on a subscription` : say`on two streams of its client`;
    return failed(say`the progress of a call comes ${where}`, evidenceOfEntries(one.sent, ...astray));
  }
  return passed;
}

/** A stream of the server's own has nothing of the other client's calls. */
export function judgeStreams(run: IsoRun): CheckResult {
  if (run.streams.length === 0) return skipped(say`the server has no streams of its own`);
  const leak = foreignStream(run);
  return leak ? leakResult(run, leak, say`on its own stream`) : passed;
}

/** The events of one client are not repeated to the other, which names one of them in its own session. */
export async function judgeResume(run: IsoRun): Promise<CheckResult> {
  const { a, b } = run;
  const source = a.exchanges.find(
    ({ firstEventId, received }) => firstEventId !== undefined && received.some((one) => hasCanary(one, a)),
  );
  if (!source?.firstEventId) return skipped(say`no event has an id`);
  const own = await resumeStream(a, source.firstEventId);
  if (!own.received.some((entry) => hasCanary(entry, a))) return skipped(say`the server repeats no events`);
  const foreign = await resumeStream(b, source.firstEventId);
  const leak = [...foreign.received, ...own.received].find((entry) =>
    hasCanary(entry, otherOf(run, entry.exchange.client)),
  );
  return leak ? leakResult(run, leak, say`after a Last-Event-ID`) : passed;
}

async function resumeStream(client: WireClient, eventId: string): Promise<LiveExchange> {
  const stream = client.listen(eventId);
  for (let pings = 0; pings < PINGS && stream.received.length === 0 && !stream.isOver; pings += 1) {
    await Promise.race([stream.over, client.ping()]);
  }
  return stream;
}

function leakResult(run: IsoRun, leak: LogEntry, where: Redacted): CheckResult {
  const { client } = leak.exchange;
  const owner = otherOf(run, client).name;
  return failed(say`client ${client.name} gets a message of client ${owner} ${where}`, leakEvidence(run, leak));
}

/** A message on the stream of one client about a call that only the other made. */
function foreignStream(run: IsoRun): LogEntry | undefined {
  return run.streams
    .flatMap(({ received }) => received)
    .find((entry) => {
      const other = otherOf(run, entry.exchange.client);
      if (EVERYBODYS.test(String(entry.frame.method))) return false;
      const token = tokenOf(entry.frame);
      const senders = run.log.filter(({ way, frame }) => way === "→" && tokenOf(frame) === token);
      const isOthers =
        isProgress(entry) && senders.length > 0 && senders.every(({ exchange }) => exchange.client === other);
      return hasCanary(entry, other) || isOthers;
    });
}

/** A notification for a call that is not about it: with the other's canary, or where the call alone has none like it. */
function foreignNotice(run: IsoRun, exchange: LiveExchange, { alone }: KnownCall): LogEntry | undefined {
  const other = otherOf(run, exchange.client);
  const marked = exchange.received.find((entry) => "method" in entry.frame && hasCanary(entry, other));
  if (marked) return marked;
  if (progressIn(alone).length === 0) return progressIn(exchange)[0];
  return repeatedProgress(alone) ? undefined : repeatedProgress(exchange);
}

/** Progress that came before: that of two calls. */
function repeatedProgress(exchange: LiveExchange): LogEntry | undefined {
  const amounts = progressIn(exchange).map(amountIn);
  return progressIn(exchange).find((entry, index) => amounts.indexOf(amountIn(entry)) < index);
}

/** Progress on a stream of its client that is not that of its call, with the same on the call's if both may have it. */
function onOwnStream({ streams, server }: IsoRun, exchanges: readonly LiveExchange[]): LogEntry[] | undefined {
  for (const exchange of exchanges) {
    const token = tokenOf(exchange.sent.frame);
    const stream = streams.find(({ client }) => client === exchange.client);
    const astray = stream && progressIn(stream).find(({ frame }) => tokenOf(frame) === token);
    const same = astray && progressIn(exchange).find((entry) => amountIn(entry) === amountIn(astray));
    if (astray && (same || server.modern)) return same ? [same, astray] : [astray];
  }
  return undefined;
}

function progressIn({ received }: LiveExchange): LogEntry[] {
  return received.filter(isProgress);
}

function isProgress({ frame }: LogEntry): boolean {
  return frame.method === PROGRESS;
}

function amountIn({ frame: { params } }: LogEntry): number {
  return Number(isObject(params) ? params.progress : undefined);
}

/** The progress token of a request, or of a message about it. */
function tokenOf({ params }: Frame): unknown {
  if (!isObject(params)) return undefined;
  return isObject(params._meta) ? params._meta.progressToken : params.progressToken;
}
