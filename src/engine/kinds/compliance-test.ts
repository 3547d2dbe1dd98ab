import { hide } from "../../core/redacted.js";
import type { CheckedTest } from "../check.js";
import { envelopeOf } from "../judge/envelope.js";
import { type Subject, suiteFault } from "../judge/judge.js";
import { type Attempt, attemptWithoutAnswer, judgeEnvelope } from "../judge/verdict.js";
import { acquireSession } from "../lanes/acquire-session.js";
import { responseOf, round } from "../outcome.js";
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
  const acquired = await acquireSession(test.server, checked.deferred, subject, known, scene);
  if (acquired.kind !== "session") return attemptWithoutAnswer(acquired);
  const { lane, session, fill, made } = acquired;
  let request: ComplianceTest["request"];
  try {
    request = fill(test.request);
  } catch (error) {
    return { status: "errored", durationMs: 0, failures: [suiteFault(subject, error)] };
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
  const { timeoutMs } = test;
  const readsHttp = checked.assertions !== undefined;
  const response = responseOf(outcome, { subject, call, session, timeoutMs, readsHttp });
  if (response.kind !== "response") return attemptWithoutAnswer(response);
  const { answer, facts } = response;
  const envelope = { ...envelopeOf(found.method, answer ?? {}, facts), ...(answer && { response: answer }) };
  const warn = warnings(scene, test.server);
  const judged = await judgeEnvelope(envelope, subject, checked, test.limits, fill, warn, scene.ports);
  const all = [...failures, ...judged.failures];
  const status = judged.status === "passed" && all.length > 0 ? "failed" : judged.status;
  return { ...judged, status, failures: all, durationMs: round(facts.durationMs), call };
}
