import { roundMs } from "../../core/clock.js";
import { hide } from "../../core/redaction/redacted.js";
import { acquireSession } from "../../engine/calls/acquire-session.js";
import type { ReferenceValues } from "../../engine/calls/references.js";
import { responseOf } from "../../engine/calls/response.js";
import { type TestContext, warnerOf } from "../../engine/calls/test-context.js";
import type { Call } from "../../engine/judge/call.js";
import type { CheckedTest } from "../../engine/judge/checked.js";
import { envelopeOf } from "../../engine/judge/envelope.js";
import { type Subject, suiteFault } from "../../engine/judge/failure.js";
import { type Attempt, attemptWithoutAnswer, judgeEnvelope } from "../../engine/judge/verdict.js";
import { checkCompliance } from "./checks.js";
import type { ComplianceTest } from "./kind.js";

/** A check of the protocol; without `expect`, a result passes. */
export async function run(
  checked: CheckedTest<ComplianceTest>,
  values: ReferenceValues,
  context: TestContext,
): Promise<Attempt> {
  const { test } = checked;
  const { body } = test;
  const subject: Subject = { suite: context.suite, test };
  const acquired = await acquireSession(test.server, checked.deferred, subject, values, context);
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
  const { failures } = result;
  if (result.kind === "rules") {
    const { kind: _, ...judged } = result;
    return { ...judged, durationMs: 0, call };
  }
  const { outcome } = result;
  if (body.check !== "initialize") await lane.recordOutcome(session, outcome);
  const { timeoutMs } = test;
  const readsHttp = checked.assertions !== undefined;
  const response = responseOf(outcome, { subject, call, session, timeoutMs, readsHttp });
  if (response.kind !== "response") return attemptWithoutAnswer(response);
  const { answer, facts } = response;
  const envelope = { ...envelopeOf(result.method, answer ?? {}, facts), ...(answer && { response: answer }) };
  const warn = warnerOf(context, test.server);
  const judged = await judgeEnvelope(envelope, subject, checked, test.limits, fill, warn, context.ports);
  const all = [...failures, ...judged.failures];
  const status = judged.status === "passed" && all.length > 0 ? "failed" : judged.status;
  return { ...judged, status, failures: all, durationMs: roundMs(facts.durationMs), call };
}
