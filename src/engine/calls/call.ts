import { roundMs } from "../../core/clock.js";
import { hideValue, say } from "../../core/redaction/redacted.js";
import type { RequestOptions } from "../../mcp/types.js";
import { type Call, callOf } from "../judge/call.js";
import type { CallResult, CallSpec } from "../judge/call-result.js";
import { envelopeOf } from "../judge/envelope.js";
import { failureOf, suiteFault } from "../judge/failure.js";
import { acquireSession } from "./acquire-session.js";
import type { ReferenceValues } from "./references.js";
import { responseOf } from "./response.js";
import type { TestContext } from "./test-context.js";

/** Makes one call. Throws only for a bug in mcptest. */
export async function makeCall(spec: CallSpec, values: ReferenceValues, context: TestContext): Promise<CallResult> {
  const { subject, expect, timeoutMs, transform } = spec;
  const acquired = await acquireSession(spec.server, expect.deferred, subject, values, context);
  if (acquired.kind !== "session") return acquired;
  const { lane, session, fill, generated } = acquired;
  let call: Call;
  try {
    call = callOf(spec.call, fill);
  } catch (error) {
    return { kind: "fault", status: "errored", failures: [suiteFault(subject, error)], durationMs: 0 };
  }
  if (transform?.request) {
    const { transformRequest } = await import("../judge/transform.js");
    const transformed = await transformRequest(call, transform, spec, context);
    if (transformed.kind === "fault") return { ...transformed, call };
    call = transformed.call;
  }
  const mark = expect.readsStderr ? session.stderrMark() : 0;
  const { wireFault } = spec;
  if (wireFault === "drop_response" || wireFault === "disconnect") {
    const disconnect = wireFault === "disconnect";
    await session.sendAndDiscard?.(call.method, call.params, { disconnect, generated });
    // Over stdio the connection is the server's own: both end together.
    if (disconnect && lane.server.http === undefined) await lane.sessions.disconnect();
    return { kind: "lost", call };
  }
  const purpose = expect.expectsError ? "probe" : "test";
  const twice = wireFault === "duplicate_request";
  const options: RequestOptions = {
    timeoutMs,
    purpose: spec.purpose ?? purpose,
    twice,
    generated,
    owner: context.owner,
    kept: context.kept,
  };
  const outcome = await session.request(call.method, call.params, options);
  // Before the verdict, so that the next test does not meet a dead server.
  await lane.recordOutcome(session, outcome, call);
  const response = responseOf(outcome, { subject, call, session, timeoutMs, readsHttp: expect.readsHttp });
  if (response.kind !== "response") return response;
  const { answer, facts } = response;
  if (expect.readsStderr) facts.stderr = session.stderr(mark);
  const envelope = envelopeOf(call.method, answer ?? {}, facts);
  const durationMs = roundMs(facts.durationMs);
  if (answer && !("result" in envelope)) {
    const message = say`the answer has neither a result nor an error`;
    const failures = [failureOf(subject, "FAULT-PROTO-MALFORMED-FRAME", { message, actual: hideValue(answer) })];
    return { kind: "fault", status: "failed", failures, durationMs, call };
  }
  if (transform?.response && "result" in envelope && !("error" in envelope)) {
    const { transformResponse } = await import("../judge/transform.js");
    const failed = await transformResponse(envelope, transform, spec, context);
    if (failed) return { ...failed, durationMs, call };
  }
  const { method, params } = call;
  return { kind: "answer", envelope, durationMs, call, fill, notes: () => lane.listed.notesOn(method, params) };
}
