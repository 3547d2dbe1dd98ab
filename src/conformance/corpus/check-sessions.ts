import { setTimeout } from "node:timers/promises";
import { nowMs, roundMs } from "../../core/clock.js";
import { valueAt } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { isAdvertised } from "../../mcp/list-all.js";
import type { RuleId } from "../../rules/registry.js";
import { type CheckResult, skipped, unverified } from "../server/check-result.js";
import type { CheckSessionName, LiveCheck } from "../server/checks.js";
import { LiveServer } from "../server/live-server.js";
import { MadeUpUser } from "../server/made-up-input.js";
import type { CheckSession, OpenedSession, ServerFacts } from "../server/types.js";
import { type CorpusSessions, notOpened } from "./session.js";

/** How often a session is opened at most: a check may end it. */
const MAX_SESSIONS = 8;
/** A server may end so long after the last call of a tool. */
const LATE_MS = 1_000;
const STEP_MS = 20;

/** They end a second session: if that ends the first one too, that is their finding. */
const END_SESSIONS: readonly RuleId[] = ["TRANSPORT-HTTP-SESSION-UNIQUE", "ISO-CLOSE"];

type End = "ended" | "stopped answering" | "forgot its session";

type Results = Map<RuleId, readonly CheckResult[]>;

/** Gets the results of a rule once no check of it is repeated. */
export type OnResults = (id: RuleId, results: readonly CheckResult[]) => void;

/** The sessions that are opened after the first, which is the ordinary one. */
const OTHERS: readonly CheckSessionName[] = ["early", "unexpected", "asked"];

/** How many sessions checks need besides the first one. */
export function otherSessions(checks: readonly LiveCheck[]): number {
  return OTHERS.filter((name) => checks.some(({ session }) => session === name)).length;
}

/** Runs live checks, each in its session, together if the server can be started twice. `first`: the ordinary session. */
export async function runChecks(
  sessions: CorpusSessions,
  facts: ServerFacts,
  first: CheckSession,
  checks: readonly LiveCheck[],
  onResults: OnResults,
): Promise<Results> {
  const results: Results = new Map();
  const runNamedSession = (
    name: CheckSessionName,
    isLast: boolean,
    opened?: CheckSession,
    beforeEnd?: () => Promise<void>,
  ) => {
    const checksOfSession = checks.filter(({ session, id }) => session === name && !results.has(id));
    const run = { sessions, facts, results, isLast, onResults };
    return new SessionChecks(name, checksOfSession, run, opened).runAll(beforeEnd);
  };
  const isStdio = facts.transport === "stdio";
  const others = OTHERS.filter((name) => isStdio || name !== "asked");
  const running = Promise.all(others.map((name) => runNamedSession(name, false)));
  // A server over HTTP that the run started ends with the first session. It serves all, so what may end it comes last.
  if (!isStdio) await running;
  const beforeEnd = isStdio ? undefined : () => runNamedSession("asked", true);
  await Promise.all([runNamedSession("ordinary", true, first, beforeEnd), running]);
  for (const name of OTHERS) await runNamedSession(name, true);
  return results;
}

interface SessionRun {
  sessions: CorpusSessions;
  facts: ServerFacts;
  results: Results;
  /** False leaves checks without a result if the server may only have ended because another one runs. */
  isLast: boolean;
  onResults: OnResults;
}

/** The checks of one session, which is opened again if the server ends or no longer answers. */
class SessionChecks {
  readonly #remaining: LiveCheck[];
  #server: LiveServer | undefined;
  #opened = 0;
  readonly #ends = new Set<End>();
  /** True once the server has been sent requests of a check. */
  #isUsed = false;
  /** The failure of a check during which the server ended, until the check is repeated. */
  #death: CheckResult | undefined;

  constructor(
    private readonly name: CheckSessionName,
    checks: readonly LiveCheck[],
    private readonly run: SessionRun,
    first: CheckSession | undefined,
  ) {
    const { facts, results } = run;
    for (const { id, needs } of checks) {
      if (needs === undefined || advertises(facts, needs)) continue;
      results.set(id, [skipped(say`the server does not advertise "${hide(needs)}"`)]);
    }
    this.#remaining = checks.filter(({ id }) => !results.has(id));
    this.#server = first && this.#serverOf(first);
  }

  /** `beforeEnd`: awaited when all checks are made, before the session ends. */
  async runAll(beforeEnd?: () => Promise<void>): Promise<void> {
    const isOpen = await this.#runChecks();
    await beforeEnd?.();
    if (!isOpen) return;
    // The calls of an asked client are those of the ordinary one too.
    if (this.#server && this.name !== "asked") await awaitLateEnd(this.#server);
    await this.#server?.watched.close();
  }

  /** False if the session is over already. */
  async #runChecks(): Promise<boolean> {
    const { facts } = this.run;
    for (let next = this.#remaining[0]; next; next = this.#remaining[0]) {
      if (next.callsTools) await facts.beforeCalls();
      if (!facts.hasTime("check")) {
        this.#leaveOut(facts.outOfTime());
        break;
      }
      const server = await this.#liveServer();
      if (server === undefined || !(await this.#check(next, server))) return false;
    }
    return true;
  }

  async #open(user = this.#user()): Promise<OpenedSession> {
    this.#opened += 1;
    if (this.#opened > MAX_SESSIONS) {
      const message = say`the server ${hide([...this.#ends].join(" or "))} ${MAX_SESSIONS} times`;
      return { ok: false, failure: { rule_id: "FAULT-LIFECYCLE-GIVEN-UP", message } };
    }
    // The early session has no handshake, and no server/discover. The others offer the revision that was negotiated.
    return this.run.sessions.open(this.run.facts.revision, { isBare: this.name === "early", user });
  }

  #user(): MadeUpUser | undefined {
    return this.name === "asked" ? new MadeUpUser(["form", "url", "sampling"]) : undefined;
  }

  #leaveOut(why: Redacted): void {
    const { results } = this.run;
    for (const { id } of this.#remaining) if (!results.has(id)) results.set(id, [unverified(why)]);
  }

  /** The server of the session, started again if it has ended; undefined if it does not start. */
  async #liveServer(): Promise<LiveServer | undefined> {
    if (this.#server?.session.alive) return this.#server;
    if (this.#server) this.#ends.add("ended");
    // This reports an end that nobody asked for.
    await this.#server?.watched.close();
    const opened = await this.#open();
    if (!opened.ok) {
      if (this.run.isLast) this.#leaveOut(notOpened(opened.failure));
      return undefined;
    }
    this.#isUsed = false;
    this.#server = this.#serverOf(opened.watched);
    return this.#server;
  }

  #serverOf(session: CheckSession): LiveServer {
    return new LiveServer(this.run.facts, session, (user) => this.#open(user));
  }

  /** Makes the next check; false if nothing more is learned in this session. */
  async #check({ id, check }: LiveCheck, server: LiveServer): Promise<boolean> {
    const { sessions, results, isLast } = this.run;
    const { lostSessions = 0 } = server.watched.watch;
    const startedAt = nowMs();
    const judged = [await check(server)].flat();
    const duration_ms = roundMs((nowMs() - startedAt) / judged.length);
    // What was under way when the sessions were closed shows nothing.
    if (sessions.isStopped) return true;
    const checkResults = judged.map((result) => ({ ...result, duration_ms }));
    const { session, watch, discard } = server.watched;
    if (!isLast && !session.alive && !watch.hasAnswered) {
      await discard();
      return false;
    }
    const isSound = checkResults.every(({ status }) => status === "passed" || status === "skipped");
    const isHarmed = !isSound && (await server.isGone());
    const isRenewed = (watch.lostSessions ?? 0) > lostSessions;
    const isMisled = !isSound && !END_SESSIONS.includes(id);
    if (isRenewed) {
      // Checks go on in the renewed session, with nothing that earlier ones remember.
      this.#server = this.#serverOf(server.watched);
      this.#ends.add("forgot its session");
      if (isMisled && this.#opened < MAX_SESSIONS) {
        this.#opened += 1;
        return true;
      }
    }
    // That it takes no connections, or forgets sessions, is a finding of its own.
    const why = watch.isUnreachable
      ? say`the server takes no connections any more`
      : isRenewed && isMisled && say`the server no longer knew the session`;
    const kept = why ? [unverified(why)] : checkResults;
    // A repeated check that could not judge keeps the result of its first run, unless that was an end by itself.
    const isByItself = this.#death !== undefined && !isHarmed;
    if (!results.has(id) || isByItself || kept.some(({ status }) => status !== "unverified")) results.set(id, kept);
    await this.#blame(server, kept, isHarmed);
    if (this.#remaining[0]?.id !== id) this.run.onResults(id, results.get(id) ?? []);
    return true;
  }

  /** Decides whether the server ended, or hangs, because of the check that was made, or of an earlier one. */
  async #blame(server: LiveServer, checkResults: readonly CheckResult[], isHarmed: boolean): Promise<void> {
    const { session, watch, close } = server.watched;
    if (this.#death && !isHarmed) {
      const message = say`the server ended by itself, after requests that it had answered`;
      const { evidence } = this.#death;
      watch.faults.push({ rule_id: "FAULT-LIFECYCLE-CRASH", message, ...(evidence && { evidence }) });
    }
    const mayBeBlamed = isHarmed && this.#isUsed;
    this.#death = mayBeBlamed && !session.alive ? checkResults.find(({ status }) => status === "failed") : undefined;
    // An earlier check may have done the harm: the check is repeated on a restarted server.
    if (!mayBeBlamed) this.#remaining.shift();
    this.#isUsed = true;
    if (!isHarmed) return;
    this.#ends.add(session.alive ? "stopped answering" : "ended");
    await close();
    this.#server = undefined;
  }
}

/** Waits for an end that the calls of tools may have left behind; over HTTP, only another request shows it. */
async function awaitLateEnd(server: LiveServer): Promise<void> {
  const { session, watch } = server.watched;
  if (watch.lastCallAt === undefined) return;
  server.facts.whileWaiting();
  for (const until = watch.lastCallAt + LATE_MS; session.alive && nowMs() < until; ) await setTimeout(STEP_MS);
  if (server.facts.transport !== "stdio" && session.alive) await server.isAnswering();
}

function advertises({ listed: { capabilities } }: ServerFacts, path: string): boolean {
  return isAdvertised(valueAt(capabilities, path.split(".")));
}
