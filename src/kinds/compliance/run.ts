import { hide } from "../../core/redaction/redacted.js";
import { type Attempt, attemptWithoutAnswer, judgeEnvelope } from "../../engine/calls/attempt.js";
import { acquireSession } from "../../engine/calls/call.js";
import { noAnswerOf } from "../../engine/calls/no-answer.js";
import { expectationsOf, type TestContext } from "../../engine/calls/test-context.js";
import type { Call } from "../../engine/judge/call.js";
import type { CheckedTest } from "../../engine/judge/checked.js";
import { envelopeOf } from "../../engine/judge/envelope.js";
import { suiteFault } from "../../engine/judge/failure.js";
import { checkCompliance } from "./checks.js";
import type { ComplianceTest } from "./kind.js";

/** A check of the protocol; without `expect`, a result passes. */
export async function run(checked: CheckedTest<ComplianceTest>, context: TestContext): Promise<Attempt> {
  const { body } = checked.test;
  const spec = expectationsOf(checked, context);
  const { subject, timeoutMs } = spec;
  const acquired = await acquireSession(spec, context);
  if (acquired.kind !== "session") return attemptWithoutAnswer(acquired);
  const { lane, session, fill, generated } = acquired;
  let request: ComplianceTest["request"];
  try {
    request = fill(body.request);
  } catch (error) {
    return { status: "errored", durationMs: 0, failures: [suiteFault(subject, error)] };
  }
  const method = body.check ?? request?.method ?? "raw";
  const line = () => body.raw ?? (request ? `${method} ${JSON.stringify(request.params ?? {})}` : method);
  const call: Call = { method, params: { ...request?.params }, line };
  const result = await checkCompliance({
    ...{ ...body, ...(request && { request }) },
    ...{ checked, subject, suite: context.suite, lane, session, generated, owner: context.owner },
  });
  if (result.kind === "skipped")
    return { status: "skipped", reason: hide(result.reason), durationMs: 0, failures: [], call };
  if (result.kind === "rules") {
    const { kind: _, ...judged } = result;
    return { ...judged, durationMs: 0, call };
  }
  const { outcome } = result;
  if (body.check !== "initialize") await lane.recordOutcome(session, outcome);
  const noAnswer = noAnswerOf(outcome, { subject, call, timeoutMs, readsHttp: checked.assertions !== undefined });
  if (noAnswer) return attemptWithoutAnswer(noAnswer);
  const envelope = envelopeOf(result.method, outcome, session.facts.negotiatedVersion);
  if (outcome.kind === "answer") envelope.response = outcome.answer;
  const judged = await judgeEnvelope(envelope, spec, fill, context);
  const failures = [...(result.failures ?? []), ...judged.failures];
  const status = judged.status === "passed" && failures.length > 0 ? "failed" : judged.status;
  return { ...judged, status, failures, call };
}
