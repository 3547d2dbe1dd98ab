import { nowMs, roundMs } from "../../core/clock.js";
import { valueAt } from "../../core/json/json.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { isAdvertised } from "../../mcp/list-all.js";
import type { RuleId } from "../../rules/registry.js";
import { type CheckResult, type CheckSessionName, skipped, unverified } from "../checks/check-result.js";
import {
  type CheckSession,
  type LiveCheck,
  LiveServer,
  type OpenedSession,
  type ServerFacts,
} from "../checks/live-server.js";
import { type CorpusSessions, notOpened } from "./session.js";

/** How often a session is opened at most: a check may end it. */
const MAX_SESSIONS = 8;

type End = "ended" | "stopped answering";

type Results = Map<RuleId, readonly CheckResult[]>;

/** The sessions that are opened after the first, which is the ordinary one. */
const OTHERS: readonly CheckSessionName[] = ["early", "unexpected"];

/** How many sessions checks need besides the first one. */
export function otherSessions(checks: readonly LiveCheck[]): number {
  return OTHERS.filter((name) => checks.some(({ session }) => session === name)).length;
}

/** Runs live checks, each in its session, together if the server can be started twice. `first`: the ordinary one. */
export async function runChecks(
  sessions: CorpusSessions,
  facts: ServerFacts,
  first: CheckSession,
  checks: readonly LiveCheck[],
): Promise<Results> {
  const results: Results = new Map();
  const runNamedSession = (name: CheckSessionName, isLast: boolean, opened?: CheckSession) => {
    const checksOfSession = checks.filter(({ session, id }) => session === name && !results.has(id));
    return runSession(name, checksOfSession, { sessions, facts, results, isLast }, opened);
  };
  const running = Promise.all(OTHERS.map((name) => runNamedSession(name, false)));
  // A server over HTTP that the run started ends with the first session.
  if (facts.transport !== "stdio") await running;
  await Promise.all([runNamedSession("ordinary", true, first), running]);
  for (const name of OTHERS) await runNamedSession(name, true);
  return results;
}

interface SessionRun {
  sessions: CorpusSessions;
  facts: ServerFacts;
  results: Results;
  /** False leaves checks without a result if the server may only have ended because another one runs. */
  isLast: boolean;
}

async function runSession(
  name: CheckSessionName,
  checks: readonly LiveCheck[],
  { sessions, facts, results, isLast }: SessionRun,
  first: CheckSession | undefined,
): Promise<void> {
  for (const { id, needs } of checks) {
    if (needs === undefined || advertises(facts, needs)) continue;
    results.set(id, [skipped(say`the server does not advertise "${hide(needs)}"`)]);
  }
  const remaining = checks.filter(({ id }) => !results.has(id));
  let opened = 0;
  const ends = new Set<End>();
  const open = async (): Promise<OpenedSession> => {
    opened += 1;
    if (opened > MAX_SESSIONS) {
      const message = say`the server ${hide([...ends].join(" or "))} ${MAX_SESSIONS} times`;
      return { ok: false, failure: { rule_id: "FAULT-LIFECYCLE-GIVEN-UP", message } };
    }
    // The early session has no handshake, and no server/discover. The others offer the revision that was negotiated.
    return sessions.open(facts.revision, name === "early");
  };
  let server = first && new LiveServer(facts, first, open);
  let isUsed = false;
  /** The failure of a check during which the server ended, until the check is repeated. */
  let death: CheckResult | undefined;
  for (let next = remaining[0]; next; next = remaining[0]) {
    if (next.callsTools) await facts.beforeCalls();
    if (!facts.hasTime("check")) {
      const late = [unverified(facts.outOfTime())];
      for (const { id } of remaining) if (!results.has(id)) results.set(id, late);
      break;
    }
    if (!server?.session.alive) {
      if (server) ends.add("ended");
      await server?.watched.close();
      const result = await open();
      if (!result.ok) {
        const why = unverified(notOpened(result.failure));
        if (isLast) for (const { id } of remaining) if (!results.has(id)) results.set(id, [why]);
        return;
      }
      server = new LiveServer(facts, result.watched, open);
      isUsed = false;
    }
    const startedAt = nowMs();
    const judged = [await next.check(server)].flat();
    const duration_ms = roundMs((nowMs() - startedAt) / judged.length);
    // What was under way when the sessions were closed shows nothing.
    if (sessions.isStopped) continue;
    const checkResults = judged.map((result) => ({ ...result, duration_ms }));
    const { session, watch, close, discard } = server.watched;
    if (!isLast && !session.alive && !watch.hasAnswered) return discard();
    // A repeated check that could not judge keeps the result of its first run.
    if (!results.has(next.id) || checkResults.some(({ status }) => status !== "unverified"))
      results.set(next.id, checkResults);
    const isSound = checkResults.every(({ status }) => status === "passed" || status === "skipped");
    const isHarmed = !isSound && (await server.isGone());
    if (death && !isHarmed) {
      const message = say`the server ended by itself, after requests that it had answered`;
      watch.faults.push({
        rule_id: "FAULT-LIFECYCLE-CRASH",
        message,
        ...(death.evidence && { evidence: death.evidence }),
      });
    }
    const mayBeBlamed = isHarmed && isUsed;
    death = mayBeBlamed && !session.alive ? checkResults.find(({ status }) => status === "failed") : undefined;
    // An earlier check may have done the harm: the check is repeated on a restarted server.
    if (!mayBeBlamed) remaining.shift();
    isUsed = true;
    if (!isHarmed) continue;
    ends.add(session.alive ? "stopped answering" : "ended");
    await close();
    server = undefined;
  }
  await server?.watched.close();
}

function advertises({ listed: { capabilities } }: ServerFacts, path: string): boolean {
  return isAdvertised(valueAt(capabilities, path.split(".")));
}
