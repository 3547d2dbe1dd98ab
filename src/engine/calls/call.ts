import { roundMs } from "../../core/clock.js";
import { hide, hideValue, say } from "../../core/redaction/redacted.js";
import type { RequestValues, Session } from "../../mcp/types.js";
import {
  type Call,
  type CallResult,
  type CallSpec,
  callOf,
  type Expectations,
  type FailedCall,
  type FillReferences,
  type NoSession,
  unsentCall,
} from "../judge/call.js";
import { briefFailure, startCause } from "../judge/causes.js";
import { envelopeOf } from "../judge/envelope.js";
import { failureOf, suiteFault } from "../judge/failure.js";
import type { Lane } from "../lanes/lane.js";
import { noAnswerOf } from "./no-answer.js";
import { fillReferences } from "./references.js";
import type { TestContext } from "./test-context.js";

/**
 * A session for the calls of a test. `generated`: the values made for the arguments. Each request gets a copy, so that its
 * headers have the same values, and new ones for what the headers alone name.
 */
export interface TestSession {
  kind: "session";
  lane: Lane;
  session: Session;
  fill: FillReferences;
  generated: RequestValues;
}

/** A session of a server, opened if there is none; or why there is none. */
export async function acquireSession(spec: Expectations, context: TestContext): Promise<TestSession | NoSession> {
  const { server, expect, subject } = spec;
  const lane = context.lane(server);
  const result = await lane.sessions.acquire();
  if (result.kind === "session") {
    const { session } = result;
    const generated: RequestValues = new Map();
    const scope = { context, on: { lane, session }, generated };
    const fill: FillReferences = (value) => (expect.deferred ? fillReferences(value, scope) : value);
    return { kind: "session", lane, session, fill, generated };
  }
  const unstarted = result.kind === "unstarted" ? result : result.unstarted;
  // A start that failed is reported once, however many tests need the server.
  const cause = unstarted && startCause(lane, unstarted.failure, unstarted.started);
  if (cause) context.reportCause(cause);
  if (result.kind === "unusable")
    return { kind: "no server", reason: result.reason, ...(cause && { cause: cause.id }) };
  const reason = say`server ${hide(lane.server.name)} did not start`;
  return { ...unsentCall("errored", briefFailure(subject.test.name, cause!)), cause: cause!.id, reason };
}

/** A session with the call of a test, filled in; or why it cannot be made. */
export async function prepareCall(
  spec: CallSpec,
  context: TestContext,
): Promise<(TestSession & { call: Call }) | NoSession | (FailedCall & { cause?: never })> {
  const acquired = await acquireSession(spec, context);
  if (acquired.kind !== "session") return acquired;
  try {
    return { ...acquired, call: callOf(spec.call, acquired.fill) };
  } catch (error) {
    return unsentCall("errored", suiteFault(spec.subject, error));
  }
}

/** Makes one call. Throws only for a bug in mcptest. */
export async function makeCall(spec: CallSpec, context: TestContext): Promise<CallResult> {
  const { subject, expect, timeoutMs, transform, wireFault } = spec;
  const prepared = await prepareCall(spec, context);
  if (prepared.kind !== "session") return prepared;
  const { lane, session, fill, generated } = prepared;
  let { call } = prepared;
  if (transform?.request) {
    const { transformRequest } = await import("../judge/transform.js");
    const transformed = await transformRequest(call, transform.request, spec, context);
    if (transformed.kind === "fault") return { ...transformed, call };
    call = transformed.call;
  }
  const mark = expect.readsStderr ? session.stderrMark() : 0;
  if (wireFault === "drop_response" || wireFault === "disconnect") {
    const disconnect = wireFault === "disconnect";
    await session.sendAndDiscard?.(call.method, call.params, { disconnect, generated });
    // Over stdio the connection is the server's own: both end together.
    if (disconnect && lane.server.http === undefined) await lane.sessions.disconnect();
    return { kind: "lost", call };
  }
  const outcome = await session.request(call.method, call.params, {
    timeoutMs,
    purpose: spec.purpose ?? (expect.expectsError ? "probe" : "test"),
    twice: wireFault === "duplicate_request",
    generated,
    owner: context.owner,
    kept: context.kept,
  });
  // Before the verdict, so that the next test does not meet a dead server.
  await lane.recordOutcome(session, outcome, call);
  const noAnswer = noAnswerOf(outcome, { subject, call, timeoutMs, readsHttp: expect.readsHttp });
  if (noAnswer) return noAnswer;
  const stderr = expect.readsStderr ? session.stderr(mark) : undefined;
  const envelope = envelopeOf(call.method, outcome, session.facts.negotiatedVersion, stderr);
  const durationMs = roundMs(envelope.duration_ms);
  if (outcome.kind === "answer" && !("result" in envelope)) {
    const parts = { message: say`the answer has neither a result nor an error`, actual: hideValue(outcome.answer) };
    const failures = [failureOf(subject, "FAULT-PROTO-MALFORMED-FRAME", parts)];
    return { kind: "fault", status: "failed", failures, durationMs, call };
  }
  if (transform?.response && "result" in envelope && !("error" in envelope)) {
    const { transformResponse } = await import("../judge/transform.js");
    const failed = await transformResponse(envelope, transform.response, spec, context);
    if (failed) return { ...failed, durationMs, call };
  }
  const { method, params } = call;
  return { kind: "answer", envelope, call, fill, notes: () => lane.listed.notesOn(method, params) };
}
