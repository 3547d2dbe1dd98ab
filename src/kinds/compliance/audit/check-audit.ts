import type { Args } from "../../../conformance/calls/types.js";
import { nowMs, roundMs } from "../../../core/clock.js";
import { addTo } from "../../../core/groups.js";
import { type Attempt, unsentCall } from "../../../engine/judge/call.js";
import { failureOf } from "../../../engine/judge/failure.js";
import { withLane } from "../../../engine/lanes/with-lane.js";
import type { Suite } from "../../../suite/types.js";
import { hasDeferred } from "../../../suite/variables/deferred.js";
import { AUDIT, type AuditOptions, failsAudit } from "../kind.js";
import { attemptOfRules, type RuleCheck } from "../rule-rows.js";
import { auditLane } from "./audit-lane.js";

const CALL_MS = 5_000;

interface AuditCheck extends Pick<RuleCheck, "subject" | "lane" | "owner" | "location"> {
  /** Milliseconds for one call; left out, less than for a test: a call that hangs takes much of the audit's time. */
  callMs?: number;
  options: AuditOptions;
}

/** An audit in sessions of its own. What is broken, or suspicious if its options say so, fails the test. */
export async function checkAudit(check: AuditCheck): Promise<Attempt> {
  const { subject, lane, owner, location, callMs = CALL_MS, options } = check;
  const startedAt = nowMs();
  // A server with a fixed port can start again only after the last one has released the port.
  if (lane.server.http?.start) await lane.sessions.disconnect();
  const apart = lane.apart();
  const { server, targetVersion, signal } = lane;
  const outcome = await withLane(apart, signal, () =>
    auditLane(apart, {
      targetVersion,
      safeCalls: server.safeCalls,
      callMs,
      signal,
      ...options,
      args: callsOf(subject.suite.tests, server.name),
    }),
  );
  if (!outcome.ok) {
    const { rule_id, message } = outcome.failure;
    return unsentCall("errored", failureOf(subject, rule_id, { message, location }));
  }
  const { results, score, tools, calls, notJudged } = outcome.findings;
  const fails: RuleCheck["fails"] = (finding) => failsAudit(finding, options.failOn);
  const attempt = attemptOfRules(results, {
    check: AUDIT,
    subject,
    lane,
    owner,
    location,
    fails,
    score,
    unjudged: outcome.findings.unjudged,
  });
  const audit = { calls, tools: [...tools], left: [...notJudged] };
  return { ...attempt, row: { ...attempt.row, audit }, durationMs: roundMs(nowMs() - startedAt) };
}

/** The arguments with which the suite's tests call tools of a server, but for those that are known only when they run. */
function callsOf(tests: Suite["tests"], server: string): Map<string, Args[]> {
  const callsByTool = new Map<string, Args[]>();
  for (const test of tests) {
    const { calls = [], steps = {} } = test.kind.needs(test);
    for (const { server: calledServer, call } of [...calls, ...Object.values(steps).flat()]) {
      if (calledServer !== server || call.method !== "tools/call" || hasDeferred(call.args)) continue;
      addTo(callsByTool, call.tool, call.args);
    }
  }
  return callsByTool;
}
