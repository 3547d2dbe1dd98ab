import type { Failure } from "../core/generated/results.js";
import { UserError } from "../core/problem.js";
import type { Redacted } from "../core/redact.js";
import { hide, hideValue, say } from "../core/redacted.js";
import { structuralDiff } from "../matchers/diff/structural-diff.js";
import { type Explanation, SuiteFault } from "../matchers/types.js";
import type { CallFault, Outcome, Purpose, RequestValues } from "../mcp/types.js";
import type { SuiteCall, SuiteTransform, WireFault } from "../suite/types.js";
import { fillIn } from "../suite/variables/deferred.js";
import type { CheckedExpect } from "./check.js";
import { type Envelope, envelopeOf } from "./judge/envelope.js";
import { failureOf, type Subject } from "./judge/judge.js";
import { type Call, callOf } from "./kinds/call.js";
import { type Known, lookUp } from "./references.js";
import type { Scene } from "./test-context.js";

/** One call that a test makes, with what is asked of its answer. */
export interface Question {
  subject: Subject;
  server: string;
  call: SuiteCall;
  timeoutMs: number;
  expect: CheckedExpect;
  transform?: SuiteTransform;
  wireFault?: WireFault;
  /** Left out: the test's own call. */
  purpose?: Purpose;
}

/** Fills in what is known only while the suite runs. */
export type Fill = <T>(value: T) => T;

/**
 * What came of a call: an envelope to judge, a fault that is a verdict by itself, or nothing: no server is
 * there, or the answer was to be lost.
 */
export type Asked =
  | { kind: "answer"; envelope: Envelope; durationMs: number; call: Call; fill: Fill }
  | { kind: "fault"; status: "failed" | "errored"; failures: Failure[]; durationMs: number; call?: Call }
  | { kind: "no server"; reason: Redacted }
  | { kind: "unverified"; reason: Redacted; durationMs: number; call: Call }
  | { kind: "lost"; call: Call };

/** Makes one call; throws only for a bug of ours. */
export async function ask(question: Question, known: Known, scene: Scene): Promise<Asked> {
  const { subject, expect, timeoutMs, transform } = question;
  const lane = scene.lane(question.server);
  const waiting = lane.ground();
  const ground = waiting instanceof Promise ? await waiting : waiting;
  if (ground.kind === "unusable") return { kind: "no server", reason: ground.reason };
  if (ground.kind === "unstarted") {
    const { rule_id, message, process } = ground.failure;
    const failures = [failureOf(subject, rule_id, { message, ...(process && { process }) })];
    return { kind: "fault", status: "errored", failures, durationMs: 0 };
  }
  const { session } = ground;
  const made: RequestValues = new Map();
  const spot = { scene, known, on: { lane, session }, made };
  const fill: Fill = expect.deferred ? (value) => fillIn(value, (name) => lookUp(name, spot)) as typeof value : same;
  let call: Call;
  try {
    call = callOf(question.call, fill);
  } catch (error) {
    return { kind: "fault", status: "errored", failures: [broken(subject, error)], durationMs: 0 };
  }
  if (transform?.request) {
    const { transformRequest } = await import("./judge/transform.js");
    const transformed = await transformRequest(call, transform, question, scene);
    if (transformed.kind === "fault") return { ...transformed, call };
    call = transformed.call;
  }
  const mark = expect.readsStderr ? session.stderrMark() : 0;
  const { wireFault } = question;
  if (wireFault === "drop_response" || wireFault === "disconnect") {
    const cuts = wireFault === "disconnect";
    await session.sendAndDiscard?.(call.method, call.params, { cuts, made });
    // Over stdio the connection is the server's own: it ends with it.
    if (cuts && lane.server.http === undefined) await lane.disconnect();
    return { kind: "lost", call };
  }
  const purpose = expect.expectsError ? "probe" : "test";
  const twice = wireFault === "duplicate_request";
  const options = { timeoutMs, purpose: question.purpose ?? purpose, twice, made, owner: scene.owner } as const;
  const outcome = await session.request(call.method, call.params, options);
  // The session is seen to before the verdict: the next test must not meet a dead server.
  if (outcome.kind === "answer") void lane.after(session, outcome);
  else await lane.after(session, outcome);
  if (outcome.kind === "fault" && outcome.fault.unverified && !expect.readsHttp) {
    return { kind: "unverified", reason: reasonOf(outcome.fault), durationMs: durationOf(outcome), call };
  }
  const http = outcome.kind === "answer" ? outcome.http : outcome.kind === "fault" ? outcome.fault.http : undefined;
  if (outcome.kind !== "answer" && !(outcome.kind === "fault" && expect.readsHttp && http)) {
    const failures = [fault(subject, call, withLimit(outcome, timeoutMs))];
    return { kind: "fault", status: statusOf(outcome), failures, durationMs: durationOf(outcome), call };
  }
  const answer = outcome.kind === "answer" ? outcome.answer : {};
  const envelope = envelopeOf(call.method, answer, {
    durationMs: outcome.durationMs,
    notifications: outcome.notifications,
    requests: outcome.kind === "answer" ? outcome.requests : undefined,
    negotiatedVersion: session.facts.negotiatedVersion,
    http,
    ...(expect.readsStderr && { stderr: session.stderr(mark) }),
  });
  const durationMs = round(outcome.durationMs);
  if (!("result" in envelope) && outcome.kind === "answer") {
    const message = say`the answer has neither a result nor an error`;
    const failures = [failureOf(subject, "FAULT-PROTO-MALFORMED-FRAME", { message, actual: hideValue(answer) })];
    return { kind: "fault", status: "failed", failures, durationMs, call };
  }
  if (transform?.response && "result" in envelope && !("error" in envelope)) {
    const { transformResponse } = await import("./judge/transform.js");
    const failed = await transformResponse(envelope, transform, question, scene);
    if (failed) return { ...failed, durationMs, call };
  }
  return { kind: "answer", envelope, durationMs, call, fill };
}

/** A reference that has no value when it is needed: the suite is at fault. Other errors are bugs of ours. */
export function broken(subject: Subject, error: unknown): Failure {
  if (error instanceof SuiteFault) return failureOf(subject, "SUITE-FAULT", { message: error.message, fix: error.fix });
  const problem = error instanceof UserError ? error.problems[0] : undefined;
  if (problem === undefined) throw error;
  return failureOf(subject, "SUITE-FAULT", {
    message: say`${hide(problem.title)}: ${hide(problem.description)}`,
    fix: problem.fix,
  });
}

export function same<T>(value: T): T {
  return value;
}

/** Milliseconds to the hundredth. */
export function round(ms: number): number {
  return Math.round(ms * 100) / 100;
}

export function durationOf(outcome: Exclude<Outcome, { kind: "answer" }>): number {
  if (outcome.kind === "timeout") return round(outcome.afterMs);
  return outcome.kind === "unsendable" ? 0 : round(outcome.durationMs);
}

/** What a request that a recording does not have says of the server is nothing; any other without an answer has failed. */
export function statusOf(outcome: Outcome): "failed" | "errored" {
  return missOf(outcome) ? "errored" : "failed";
}

/** The outcome, where it is that a recording does not have the request. */
export function missOf(outcome: Outcome | undefined): Extract<Outcome, { kind: "fault" }> | undefined {
  return outcome?.kind === "fault" && outcome.fault.miss ? outcome : undefined;
}

/** A call that was not answered: a fault of the server after its handshake, so the test has failed. */
export function fault(subject: Subject, call: Call, outcome: Exclude<Outcome, { kind: "answer" }>): Failure {
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

/** A deadline that is not the test's own is that of the server's requests. */
function withLimit<O extends Outcome>(outcome: O, timeoutMs: number): O {
  if (outcome.kind !== "timeout" || outcome.timeoutMs >= timeoutMs) return outcome;
  const hint = `The server's \`http.timeout\` ends a request before the test's ${round(timeoutMs)} ms.`;
  return { ...outcome, note: outcome.note === undefined ? hint : `${outcome.note} ${hint}` };
}

/** The deadline alone, so that the same run tells the same; where progress messages have moved it, also when it was over. */
function withinOf({ timeoutMs, afterMs, extended }: Outcome & { kind: "timeout" }): Redacted {
  const deadline = say`within ${round(timeoutMs)} ms`;
  return extended ? say`${deadline}, begun anew by progress messages: ${round(afterMs)} ms in all` : deadline;
}

/** Why a test could not be verified, with the id by which that is looked up. */
export function reasonOf({ message, rule_id }: CallFault): Redacted {
  return say`${message} [${hide(rule_id)}]`;
}

/** The request that was asked, against the nearest one that was recorded. */
function shownMiss(miss: NonNullable<CallFault["miss"]>): Explanation {
  const [asked, nearest] = [hideValue(miss.asked), hideValue(miss.nearest)];
  if (nearest === undefined) return { actual: asked, note: say`no ${hide(miss.asked.method)} was recorded at all` };
  return {
    expected: nearest,
    actual: asked,
    ...structuralDiff(nearest, asked),
    note: say`expected is the request that was recorded and is nearest`,
  };
}
