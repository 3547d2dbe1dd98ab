import { roundMs } from "../../core/clock.js";
import type { Failure } from "../../core/generated/results.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, hideValue, say } from "../../core/redaction/redacted.js";
import { structuralDiff } from "../../matchers/diff/structural-diff.js";
import type { Explanation } from "../../matchers/types.js";
import type { Outcome, Session, CallFault as SessionCallFault } from "../../mcp/types.js";
import type { Call } from "../judge/call.js";
import type { NoAnswer } from "../judge/call-result.js";
import type { EnvelopeFacts } from "../judge/envelope.js";
import { failureOf, type Subject } from "../judge/failure.js";

/** What assertions can read of an outcome; `answer` is undefined if only HTTP answered. */
export interface Response {
  kind: "response";
  answer: Record<string, unknown> | undefined;
  facts: EnvelopeFacts;
}

/**
 * The response of a request, or why the request has none. If an assertion reads the HTTP response (`readsHttp`), a
 * response without an answer is one too.
 */
export function responseOf(
  outcome: Outcome,
  { subject, call, session, timeoutMs, readsHttp }: RequestContext,
): Response | NoAnswer {
  if (outcome.kind === "fault" && outcome.fault.unverified && !readsHttp) {
    return { kind: "unverified", reason: reasonOf(outcome.fault), durationMs: durationOf(outcome), call };
  }
  const http = outcome.kind === "answer" ? outcome.http : outcome.kind === "fault" ? outcome.fault.http : undefined;
  if (outcome.kind !== "answer" && !(outcome.kind === "fault" && readsHttp && http)) {
    const failures = [failureOfOutcome(subject, call, withLimit(outcome, timeoutMs))];
    return { kind: "fault", status: statusOf(outcome), failures, durationMs: durationOf(outcome), call };
  }
  const isAnswer = outcome.kind === "answer";
  const { durationMs, notifications } = outcome;
  const requests = isAnswer ? outcome.requests : undefined;
  const { negotiatedVersion } = session.facts;
  const facts = { durationMs, notifications, requests, negotiatedVersion, http };
  return { kind: "response", answer: isAnswer ? outcome.answer : undefined, facts };
}

/** The request of an outcome, and who sent it. */
interface RequestContext {
  subject: Subject;
  call: Call;
  session: Session;
  timeoutMs: number;
  readsHttp: boolean;
}

function durationOf(outcome: Exclude<Outcome, { kind: "answer" }>): number {
  if (outcome.kind === "timeout") return roundMs(outcome.afterMs);
  return outcome.kind === "unsendable" ? 0 : roundMs(outcome.durationMs);
}

/** A request that the recording does not have says nothing about the server; any other request without an answer has failed. */
function statusOf(outcome: Outcome): "failed" | "errored" {
  return missOf(outcome) ? "errored" : "failed";
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

/** Why a test could not be verified, with the rule's id. */
function reasonOf({ message, rule_id }: SessionCallFault): Redacted {
  return say`${message} [${hide(rule_id)}]`;
}

/** The request that was sent, compared with the nearest recorded one. */
function shownMiss(miss: NonNullable<SessionCallFault["miss"]>): Explanation {
  const [request, nearest] = [hideValue(miss.request), hideValue(miss.nearest)];
  if (nearest === undefined) return { actual: request, note: say`no ${hide(miss.request.method)} was recorded` };
  return {
    expected: nearest,
    actual: request,
    ...structuralDiff(nearest, request),
    note: say`\`expected\` is the nearest recorded request`,
  };
}
