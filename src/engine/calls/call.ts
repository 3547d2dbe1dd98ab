import { roundMs } from "../../core/clock.js";
import type { Failure, TaskRow } from "../../core/generated/results.js";
import { defined, isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, hideValue, join, say } from "../../core/redaction/redacted.js";
import { structuralDiff } from "../../matchers/diff/structural-diff.js";
import type { Explanation } from "../../matchers/types.js";
import { isOfTask } from "../../mcp/revisions/extensions.js";
import type { CallFault, Outcome, RequestOptions, RequestValues, Session, TaskRun } from "../../mcp/types.js";
import { startProblem } from "../../rules/registry.js";
import { judgeLimits } from "../judge/assertion-failures.js";
import {
  type Attempt,
  type Call,
  type CallResult,
  type CallSpec,
  callOf,
  type Envelope,
  type Expectations,
  envelopeOf,
  type FillReferences,
  unsentCall,
} from "../judge/call.js";
import { briefFailure, startCause } from "../judge/causes.js";
import { type FailedTest, failureOf, suiteFault } from "../judge/failure.js";
import { type AssertionResults, judgeAll, judgeResult } from "../judge/judge.js";
import { WRITE_TASK } from "../lanes/call-notes.js";
import type { Lane } from "../lanes/lane.js";
import { isRejection, type SessionResult } from "../lanes/lane-sessions.js";
import { fillReferences } from "./references.js";
import { type TestContext, type Warn, type WarnContext, warnerOf } from "./test-context.js";

/** A session for calls of a test. `generated`: values made for arguments; each request gets a copy, for its headers. */
export interface TestSession {
  lane: Lane;
  session: Session;
  fill: FillReferences;
  generated: RequestValues;
}

/**
 * A session of a server, opened if there is none; or the attempt of a test that gets none. `opened`: the result, if that was
 * tried already.
 */
export async function acquireSession(
  spec: Expectations,
  context: TestContext,
  opened?: SessionResult,
): Promise<TestSession | Attempt> {
  const opening = await openTestSession(spec, context, opened);
  return "rejection" in opening ? judgeEnvelope(opening.rejection, spec, opening.fill, context) : opening;
}

/** The answer to a token that a test describes, where the session was not opened because of it. */
interface TokenRejection {
  rejection: Envelope;
  fill: FillReferences;
}

async function openTestSession(
  spec: Expectations,
  context: TestContext,
  opened?: SessionResult,
): Promise<TestSession | TokenRejection | Attempt> {
  const { server, expect, subject } = spec;
  const lane = context.lane(server);
  const result = opened ?? (await lane.sessions.acquire());
  if (result.kind === "session") {
    const { session } = result;
    const generated: RequestValues = new Map();
    const scope = { context, on: { lane, session }, generated };
    const fill: FillReferences = (value) => (expect.deferred ? fillReferences(value, scope) : value);
    return { lane, session, fill, generated };
  }
  const unstarted = result.kind === "unstarted" ? result : result.unstarted;
  if (unstarted && isRejection(unstarted, lane.server)) {
    const http = defined({ http: unstarted.failure.http });
    const rejection = { duration_ms: 0, notifications: [], protocol_version: null, ...http };
    return { rejection, fill: (value) => fillReferences(value, { context }) };
  }
  // A start that failed is reported once, however many tests need the server.
  const cause = unstarted && startCause(lane, unstarted.failure, unstarted.started);
  if (cause) context.reportCause(cause);
  if (result.kind === "unusable")
    return { status: "skipped", durationMs: 0, failures: [], reason: result.reason, ...(cause && { cause: cause.id }) };
  const reason = say`server ${hide(lane.server.name)} ${startProblem(cause!.failures[0]!.rule_id)}`;
  return { ...unsentCall("errored", briefFailure(subject.test.name, cause!)), cause: cause!.id, reason };
}

/** A session with the call of a test, filled in; or why it cannot be made. */
export async function prepareCall(
  spec: CallSpec,
  context: TestContext,
): Promise<(TestSession & { call: Call }) | Attempt> {
  const testSession = await acquireSession(spec, context);
  return "session" in testSession ? withCall(testSession, spec) : testSession;
}

function withCall<T extends { fill: FillReferences }>(
  opened: T,
  { call, subject }: CallSpec,
): (T & { call: Call }) | Attempt {
  try {
    return { ...opened, call: callOf(call, opened.fill) };
  } catch (error) {
    return unsentCall("errored", suiteFault(subject, error));
  }
}

/** Makes one call. Throws only for a bug in mcptest. */
export async function makeCall(spec: CallSpec, context: TestContext): Promise<CallResult> {
  const { subject, expect, timeoutMs, transform, wireFault } = spec;
  const opening = await openTestSession(spec, context);
  const testCall = "fill" in opening ? withCall(opening, spec) : opening;
  if ("rejection" in testCall) {
    const { rejection, fill, call } = testCall;
    return { envelope: rejection, received: rejection, call, fill, notes: async () => [] };
  }
  if (!("session" in testCall)) return testCall;
  const { lane, session, fill, generated } = testCall;
  let { call } = testCall;
  if (transform?.request) {
    const { transformRequest } = await import("../judge/transform.js");
    const newCall = await transformRequest(call, transform.request, spec, context);
    if ("failures" in newCall) return { ...newCall, call };
    call = newCall;
  }
  const mark = expect.readsStderr ? session.stderrMark() : 0;
  if (wireFault === "drop_response" || wireFault === "disconnect") {
    const disconnect = wireFault === "disconnect";
    lane.noteCall(call);
    await session.sendAndDiscard(call.method, call.params, { disconnect, generated });
    // Over stdio the connection is the server's own: both end together.
    if (disconnect && lane.server.http === undefined) await lane.sessions.disconnect();
    // The answer was lost on purpose: the steps of `verify` judge.
    return { status: "passed", durationMs: 0, failures: [], call };
  }
  const requestOptions = {
    timeoutMs,
    maxTimeoutMs: context.suite.maxTimeoutMs,
    purpose: spec.purpose ?? (expect.expectsError ? "probe" : "test"),
    twice: wireFault === "duplicate_request",
    generated,
    owner: context.owner,
    kept: context.kept,
  } as const;
  const withinMs = call.task?.withinMs ?? timeoutMs;
  const { task, ...called } = call.task
    ? await session.runTask(call, { ...call.task, withinMs }, requestOptions)
    : { ...(await callOnce(session, call, requestOptions)), task: undefined };
  const { outcome } = called;
  if (task) context.tasks.push(rowOfTask(task, call, lane));
  // Before the verdict, so that the next test does not meet a dead server.
  await lane.recordOutcome(session, outcome, call);
  const readsHttp = expect.readsHttp || lane.server.identity?.token !== undefined;
  const isCancelled = "isCancelled" in called && called.isCancelled;
  if (isCancelled && !(await lane.sessions.isAnswering(session))) {
    const message = say`the server no longer answers after its call was cancelled`;
    const failure = failureOf(subject, session.alive ? "FAULT-TIMEOUT-CALL" : "FAULT-LIFECYCLE-CRASH", { message });
    return { status: "failed", failures: [failure], durationMs: 0, call };
  }
  const noAnswer = isCancelled
    ? undefined
    : noAnswerOf(outcome, { subject, call, timeoutMs: task ? 0 : timeoutMs, readsHttp });
  if (noAnswer) return noAnswer;
  const stderr = expect.readsStderr ? session.stderr(mark) : undefined;
  const received = envelopeOf(call.method, outcome, session.facts.negotiatedVersion, stderr);
  if (task) received.task = task;
  if (call.cancelAfter !== undefined) received.cancelled = isCancelled;
  if (outcome.kind === "timeout") received.duration_ms = outcome.afterMs;
  const envelope = { ...received };
  const durationMs = roundMs(envelope.duration_ms);
  if (outcome.kind === "answer" && !("result" in envelope) && task?.status !== "cancelled") {
    const parts = { message: say`the answer has neither a result nor an error`, actual: hideValue(outcome.answer) };
    const failures = [failureOf(subject, "FAULT-PROTO-MALFORMED-FRAME", parts)];
    return { status: "failed", failures, durationMs, call };
  }
  if (transform?.response && "result" in envelope && !("error" in envelope)) {
    const { transformResponse } = await import("../judge/transform.js");
    const transformFailure = await transformResponse(envelope, transform.response, spec, context);
    if (transformFailure) return { ...transformFailure, durationMs, call };
  }
  return { envelope, received, call, fill, notes: () => lane.notes.on(call, session) };
}

async function callOnce(session: Session, call: Call, options: RequestOptions) {
  if (call.cancelAfter === undefined) return { outcome: await session.request(call.method, call.params, options) };
  const { callAndCancel } = await import("./cancelled-call.js");
  return callAndCancel(session, call, call.cancelAfter, options);
}

function rowOfTask({ statuses: _, input_requests: __, ...task }: TaskRun, { params }: Call, lane: Lane): TaskRow {
  return { server: lane.server.name, tool: String(params.name), ...task };
}

/** What the judgement of an answer needs: what asks models, and where its warnings go. */
export type JudgeContext = Pick<TestContext, "ports"> & WarnContext;

/** Judges the result of a call by its assertions and limits; without assertions the answer must be a result. */
export async function judgeCall(result: CallResult, spec: Expectations, context: JudgeContext): Promise<Attempt> {
  if (!("envelope" in result)) return result;
  const { fill, call, notes } = result;
  // Without assertions the server's own answer is judged: `transform.response` must not hide an error.
  const envelope = spec.expect.assertions ? result.envelope : result.received;
  const attempt = await judgeEnvelope(envelope, spec, fill, context);
  const [first] = attempt.failures;
  const isTask = call.task === undefined && isOfTask(envelope);
  if (first && (isTask || (isObject(envelope.result) && envelope.result.isError === true))) {
    const before = first.note === undefined ? [] : [hide(first.note)];
    const more = (await notes()).filter((note) => note !== WRITE_TASK || call.task === undefined);
    const texts = new Set([...before, ...(isTask ? [WRITE_TASK] : []), ...more]);
    if (texts.size > 0) first.note = join([...texts], "\n");
  }
  return { ...attempt, call };
}

/** Judges an envelope by assertions, without any as the result of a call, and by limits. */
export async function judgeEnvelope(
  envelope: Envelope,
  { subject, server, expect: { assertions }, limits }: Expectations,
  fill: FillReferences,
  context: JudgeContext,
  warn: Warn = warnerOf(context, server),
): Promise<Attempt> {
  const { failures, broken, waits, scores }: AssertionResults = assertions
    ? await judgeAll(subject, assertions, envelope, fill, context.ports)
    : { failures: judgeResult(subject, envelope), broken: false };
  if (limits) failures.push(...(await judgeLimits(envelope, subject, limits, warn)));
  const rest = { failures, durationMs: roundMs(envelope.duration_ms), ...(scores && { row: { scores } }) };
  // Failures first: a test is deferred only if everything else passed.
  if (waits !== undefined && failures.length === 0) return { status: "deferred", ...rest, reason: waits };
  return { status: broken ? "errored" : failures.length > 0 ? "failed" : "passed", ...rest };
}

/**
 * The attempt for an outcome without an answer; undefined if there is something to judge: an answer or, with `readsHttp`, an
 * HTTP response.
 */
export function noAnswerOf(
  outcome: Outcome,
  { subject, call, timeoutMs, readsHttp }: { subject: FailedTest; call: Call; timeoutMs: number; readsHttp: boolean },
): Attempt | undefined {
  if (outcome.kind === "answer") return undefined;
  const waitedMs =
    outcome.kind === "timeout" ? outcome.afterMs : outcome.kind === "unsendable" ? 0 : outcome.durationMs;
  const durationMs = roundMs(waitedMs);
  const fault = outcome.kind === "fault" ? outcome.fault : undefined;
  if (fault && readsHttp && fault.http) return undefined;
  if (fault?.unverified && !readsHttp)
    return {
      status: "unverified",
      reason: say`${fault.message} [${hide(fault.rule_id)}]`,
      failures: [],
      durationMs,
      call,
    };
  const failures = [failureOfOutcome(subject, call, withLimit(outcome, timeoutMs))];
  // A request that the recording does not have says nothing about the server.
  return { status: missOf(outcome) ? "errored" : "failed", failures, durationMs, call };
}

/** The outcome, if the recording does not have the request. */
export function missOf(outcome: Outcome | undefined): Extract<Outcome, { kind: "fault" }> | undefined {
  return outcome?.kind === "fault" && outcome.fault.miss ? outcome : undefined;
}

/** The failure of a call without an answer: a fault of the server after its handshake. */
export function failureOfOutcome(
  subject: FailedTest,
  call: Call,
  outcome: Exclude<Outcome, { kind: "answer" }>,
): Failure {
  switch (outcome.kind) {
    case "timeout":
      return failureOf(subject, "FAULT-TIMEOUT-CALL", {
        message: say`no answer to ${hide(call.method)} ${withinOf(outcome)}`,
        ...(outcome.note !== undefined && { note: outcome.note }),
        ...(outcome.process && { process: outcome.process }),
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
