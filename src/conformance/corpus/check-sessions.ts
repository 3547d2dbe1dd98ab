import { isObject } from "../../core/json/json.js";
import { hide, say } from "../../core/redaction/redacted.js";
import type { StartFailure } from "../../mcp/types.js";
import type { RuleId } from "../../rules/registry.js";
import { type CheckResult, type CheckSessionName, skipped, unverified } from "../checks/check-result.js";
import { type LiveCheck, LiveServer, type ServerFacts } from "../checks/live-server.js";
import { type CorpusSessions, unopened, type WatchedSession } from "./session.js";

/** How often a session is opened at most: a check may end it. */
const MAX_SESSIONS = 4;

const ENDED_TOO_OFTEN: StartFailure = {
  rule_id: "FAULT-LIFECYCLE-GIVEN-UP",
  message: say`the server ended ${MAX_SESSIONS} times`,
};

type Results = Map<RuleId, readonly CheckResult[]>;

/** The sessions that are opened after the first, which is the ordinary one. */
const OTHERS: readonly CheckSessionName[] = ["early", "hostile"];

/** How many sessions checks need besides the first one. */
export function otherSessions(checks: readonly LiveCheck[]): number {
  return OTHERS.filter((name) => checks.some(({ session }) => session === name)).length;
}

/** Runs live checks, each in its session, together if the server can be started twice. `first`: the ordinary one. */
export async function runChecks(
  sessions: CorpusSessions,
  facts: ServerFacts,
  first: WatchedSession,
  checks: readonly LiveCheck[],
): Promise<Results> {
  const results: Results = new Map();
  const run = (name: CheckSessionName, isLast: boolean, opened?: WatchedSession) => {
    const checksOfSession = checks.filter(({ session, id }) => session === name && !results.has(id));
    return runSession(name, checksOfSession, { sessions, facts, results, isLast }, opened);
  };
  const running = Promise.all(OTHERS.map((name) => run(name, false)));
  // A server over HTTP that the run started ends with the first session.
  if (facts.transport !== "stdio") await running;
  await Promise.all([run("ordinary", true, first), running]);
  for (const name of OTHERS) await run(name, true);
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
  first: WatchedSession | undefined,
): Promise<void> {
  // The early session has no handshake, and no server/discover. The others offer the revision that was negotiated.
  const open = () => sessions.open(facts.revision, name === "early");
  let server = first && new LiveServer(facts, first);
  let watched = first;
  let opened = 0;
  for (const { id, needs, check } of checks) {
    if (needs !== undefined && !advertises(facts, needs)) {
      results.set(id, [skipped(say`the server does not advertise "${hide(needs)}"`)]);
      continue;
    }
    if (!server || !watched?.session.alive) {
      await watched?.close();
      const result = opened < MAX_SESSIONS ? await open() : { ok: false as const, failure: ENDED_TOO_OFTEN };
      opened += 1;
      if (!result.ok) {
        const why = unverified(unopened(result.failure));
        if (isLast) for (const rest of checks) if (!results.has(rest.id)) results.set(rest.id, [why]);
        return;
      }
      watched = result.watched;
      server = new LiveServer(facts, watched);
    }
    const found = [await check(server)].flat();
    if (!isLast && !watched.session.alive && !watched.watch.hasAnswered) return watched.discard();
    results.set(id, found);
  }
  await watched?.close();
}

function advertises({ listed: { capabilities } }: ServerFacts, path: string): boolean {
  const value = path.split(".").reduce<unknown>((node, key) => (isObject(node) ? node[key] : undefined), capabilities);
  return value !== undefined && value !== null && value !== false;
}
