import { roundMs } from "../../core/clock.js";
import type { Failure } from "../../core/generated/results.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, hideValue, say } from "../../core/redaction/redacted.js";
import { structuralDiff } from "../../matchers/diff/structural-diff.js";
import type { Explanation } from "../../matchers/types.js";
import type { CallFault, Outcome, RequestValues, Session } from "../../mcp/types.js";
import {
  type Call,
  type CallResult,
  type CallSpec,
  callOf,
  type Expectations,
  envelopeOf,
  type FailedCall,
  type FillReferences,
  type NoAnswer,
  type NoSession,
  unsentCall,
} from "../judge/call.js";
import { briefFailure, startCause } from "../judge/causes.js";
import { failureOf, type Subject, suiteFault } from "../judge/failure.js";
import type { Lane } from "../lanes/lane.js";
import { fillReferences } from "./references.js";
import type { TestContext } from "./test-context.js";

/** A session for calls of a test. `generated`: values made for arguments; each request gets a copy, for its headers. */
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
  const received = envelopeOf(call.method, outcome, session.facts.negotiatedVersion, stderr);
  const envelope = { ...received };
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
  return { kind: "answer", envelope, received, call, fill, notes: () => lane.notes.on(call, session) };
}

/** Why an outcome has nothing to judge; undefined if it has. With `readsHttp`, an HTTP response without an answer has. */
export function noAnswerOf(
  outcome: Outcome,
  { subject, call, timeoutMs, readsHttp }: { subject: Subject; call: Call; timeoutMs: number; readsHttp: boolean },
): NoAnswer | undefined {
  if (outcome.kind === "answer") return undefined;
  const waitedMs =
    outcome.kind === "timeout" ? outcome.afterMs : outcome.kind === "unsendable" ? 0 : outcome.durationMs;
  const durationMs = roundMs(waitedMs);
  const fault = outcome.kind === "fault" ? outcome.fault : undefined;
  if (fault && readsHttp && fault.http) return undefined;
  if (fault?.unverified && !readsHttp)
    return { kind: "unverified", reason: say`${fault.message} [${hide(fault.rule_id)}]`, durationMs, call };
  const failures = [failureOfOutcome(subject, call, withLimit(outcome, timeoutMs))];
  // A request that the recording does not have says nothing about the server.
  return { kind: "fault", status: missOf(outcome) ? "errored" : "failed", failures, durationMs, call };
}

/** The outcome, if the recording does not have the request. */
export function missOf(outcome: Outcome | undefined): Extract<Outcome, { kind: "fault" }> | undefined {
  return outcome?.kind === "fault" && outcome.fault.miss ? outcome : undefined;
}

/** The failure of a call without an answer: a fault of the server after its handshake. */
export function failureOfOutcome(subject: Subject, call: Call, outcome: Exclude<Outcome, { kind: "answer" }>): Failure {
  switch (outcome.kind) {
    case "timeout":
      return failureOf(subject, "FAULT-TIMEOUT-CALL", {
        message: say`no answer to ${hide(call.method)} ${withinOf(outcome)}`,
        ...(outcome.note !== undefined && { note: outcome.note }),
      });
    case "died":
      return failureOf(subject, "FAULT-LIFECYCLE-CRASH", {
        message: say`the server ended while ${hide(call.method)} was waiting for its answer`,
        process: outcome.process,
      });
    case "fault": {
      const { rule_id, message, miss } = outcome.fault;
      return failureOf(subject, rule_id, { message, ...(miss && shownMiss(miss)) });
    }
    case "unsendable":
      return failureOf(subject, outcome.rule_id, { message: outcome.message });
  }
}

/** If the deadline is not the test's own, it is that of the server's requests. */
function withLimit<O extends Outcome>(outcome: O, timeoutMs: number): O {
  if (outcome.kind !== "timeout" || outcome.timeoutMs >= timeoutMs) return outcome;
  const hint = `The server's \`http.timeout\`, 30s by default, ends a request before the test's ${roundMs(timeoutMs)} ms.`;
  return { ...outcome, note: outcome.note === undefined ? hint : `${outcome.note} ${hint}` };
}

/** The deadline alone, so that equal runs have equal messages; after progress messages also the time in total. */
function withinOf({ timeoutMs, afterMs, extended }: Outcome & { kind: "timeout" }): Redacted {
  const deadline = say`within ${roundMs(timeoutMs)} ms`;
  return extended ? say`${deadline}, restarted by progress messages: ${roundMs(afterMs)} ms in total` : deadline;
}

function shownMiss(miss: NonNullable<CallFault["miss"]>): Explanation {
  const [request, nearest] = [hideValue(miss.request), hideValue(miss.nearest)];
  if (nearest === undefined) return { actual: request, note: say`no ${hide(miss.request.method)} was recorded` };
  return {
    expected: nearest,
    actual: request,
    ...structuralDiff(nearest, request),
    note: say`\`expected\` is the nearest recorded request`,
  };
}
