import { hide } from "../../core/redacted.js";
import { broken, durationOf, fault, reasonOf, round, statusOf } from "../call.js";
import type { CheckedTest } from "../check.js";
import { envelopeOf } from "../judge/envelope.js";
import type { Subject } from "../judge/judge.js";
import { type Attempt, judgeEnvelope } from "../judge/verdict.js";
import { groundOf } from "../lanes/acquire-session.js";
import type { Known } from "../references.js";
import { type Scene, warnings } from "../test-context.js";
import type { Call } from "./call.js";
import { type ComplianceTest, checkCompliance } from "./compliance.js";

/** compliance[]: a check of the protocol; where there is no `expect`, a result passes. */
export async function runCompliance(
  checked: CheckedTest,
  test: ComplianceTest,
  known: Known,
  scene: Scene,
): Promise<Attempt> {
  const subject: Subject = { suite: scene.suite, test };
  const ground = await groundOf(test.server, checked.deferred, subject, known, scene);
  if (ground.kind === "none") return ground.attempt;
  const { lane, session, fill, made } = ground;
  let request: ComplianceTest["request"];
  try {
    request = fill(test.request);
  } catch (error) {
    return { status: "errored", durationMs: 0, failures: [broken(subject, error)] };
  }
  const method = test.check ?? request?.method ?? "raw";
  const line = () => test.raw ?? (request ? `${method} ${JSON.stringify(request.params ?? {})}` : method);
  const call: Call = { method, params: { ...request?.params }, line };
  const asked = { ...test, ...(request && { request }) };
  const found = await checkCompliance(subject, scene.suite, asked, lane, session, made, scene.owner);
  if (found.kind === "skipped")
    return { status: "skipped", reason: hide(found.reason), durationMs: 0, failures: [], call };
  const { failures } = found;
  if (found.kind === "invariants") {
    const { kind: _, ...judged } = found;
    return { ...judged, durationMs: 0, call };
  }
  const { outcome } = found;
  if (test.check !== "initialize") await lane.after(session, outcome);
  const http = outcome.kind === "answer" ? outcome.http : outcome.kind === "fault" ? outcome.fault.http : undefined;
  if (outcome.kind === "fault" && outcome.fault.unverified && !checked.assertions) {
    return {
      status: "unverified",
      reason: reasonOf(outcome.fault),
      durationMs: durationOf(outcome),
      failures: [],
      call,
    };
  }
  // Without an answer there is something to assert where HTTP gave a status.
  if (outcome.kind !== "answer" && !(outcome.kind === "fault" && checked.assertions && http)) {
    return {
      status: statusOf(outcome),
      durationMs: durationOf(outcome),
      failures: [fault(subject, call, outcome)],
      call,
    };
  }
  const { durationMs, notifications } = outcome;
  const requests = outcome.kind === "answer" ? outcome.requests : undefined;
  const { negotiatedVersion } = session.facts;
  const facts = { durationMs, notifications, requests, negotiatedVersion, http };
  const answer = outcome.kind === "answer" ? outcome.answer : undefined;
  const envelope = { ...envelopeOf(found.method, answer ?? {}, facts), ...(answer && { response: answer }) };
  const warn = warnings(scene, test.server);
  const judged = await judgeEnvelope(envelope, subject, checked, test.limits, fill, warn, scene.ports);
  const all = [...failures, ...judged.failures];
  const status = judged.status === "passed" && all.length > 0 ? "failed" : judged.status;
  return { ...judged, status, failures: all, durationMs: round(durationMs), call };
}
