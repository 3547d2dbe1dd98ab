import { cut, join, say } from "../../core/redaction/redacted.js";
import { isRuleId, type RuleId, ruleOf } from "../../rules/registry.js";
import type { ServerFacts } from "../checks/live-server.js";
import { failed, passed, type Verdict } from "../checks/verdict.js";
import type { InvariantResult } from "../invariants/review.js";
import type { SessionObservations } from "./session-watch.js";

const MAX_NOISE = 1_024;
/** Faults that only a server with a process has. */
const OF_PROCESS: readonly RuleId[] = ["FAULT-LIFECYCLE-LEFT-CHILD"];

/** The verdicts on what was seen in the sessions, whatever was sent: invariants and faults that are corpus rules. */
export function observedVerdicts(
  sessions: readonly SessionObservations[],
  transport: ServerFacts["transport"],
): Map<RuleId, readonly Verdict[]> {
  const verdicts = new Map<RuleId, readonly Verdict[]>();
  const invariants = sessions.flatMap((session) => session.invariants);
  for (const id of new Set(invariants.map((result) => result.id))) {
    if (ruleOf(id).corpus) verdicts.set(id, ofInvariant(invariants.filter((result) => result.id === id)));
  }
  for (const [id, verdict] of sessions.flatMap(({ notifications }) => notifications)) {
    if (verdicts.get(id)?.[0]?.status !== "failed") verdicts.set(id, [verdict]);
  }
  const faults = sessions.flatMap((session) => session.faults);
  for (const { rule_id, message, evidence } of faults) {
    if (isRuleId(rule_id) && ruleOf(rule_id).corpus) verdicts.set(rule_id, [failed(message, evidence)]);
  }
  if (transport !== "stdio") return verdicts;
  for (const id of OF_PROCESS) if (!verdicts.has(id)) verdicts.set(id, [passed]);
  const noise = sessions.flatMap((session) => session.noiseAtEnd);
  verdicts.set("TRANSPORT-STDOUT-AT-END", [
    noise.length === 0
      ? passed
      : failed(
          say`the server wrote something to stdout that is not a protocol message while it ended`,
          cut(join(noise, "\n"), MAX_NOISE),
        ),
  ]);
  return verdicts;
}

/** One failure for each way in which an invariant is broken, over all sessions. */
function ofInvariant(results: readonly InvariantResult[]): Verdict[] {
  const broken = new Map<string, Verdict>();
  for (const { breaches } of results) {
    for (const { message, evidence, severity } of breaches) {
      broken.set(message, { ...failed(message, evidence), ...(severity && { severity }) });
    }
  }
  if (broken.size > 0) return [...broken.values()];
  const unjudged = results.flatMap((result) => result.unjudged).map(({ message }) => message);
  if (unjudged.length > 0) return unjudged.map((message) => ({ status: "unverified", message }));
  return results.some(({ status }) => status === "pass") ? [passed] : [];
}
