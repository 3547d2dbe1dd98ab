import { roundMs } from "../../core/clock.js";
import type { Failure } from "../../core/generated/results.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, hideValue, say } from "../../core/redaction/redacted.js";
import { structuralDiff } from "../../matchers/diff/structural-diff.js";
import type { Explanation } from "../../matchers/types.js";
import type { CallFault, Outcome } from "../../mcp/types.js";
import type { Call, NoAnswer } from "../judge/call.js";
import { failureOf, type Subject } from "../judge/failure.js";

interface RequestContext {
  subject: Subject;
  call: Call;
  timeoutMs: number;
  readsHttp: boolean;
}

/** Why an outcome has nothing to judge; undefined if it has. With `readsHttp`, an HTTP response without an answer has. */
export function noAnswerOf(outcome: Outcome, request: RequestContext): NoAnswer | undefined {
  if (outcome.kind === "answer") return undefined;
  const { subject, call, timeoutMs, readsHttp } = request;
  const durationMs = durationOf(outcome);
  const fault = outcome.kind === "fault" ? outcome.fault : undefined;
  if (fault && readsHttp && fault.http) return undefined;
  if (fault?.unverified && !readsHttp) {
    return { kind: "unverified", reason: say`${fault.message} [${hide(fault.rule_id)}]`, durationMs, call };
  }
  const failures = [failureOfOutcome(subject, call, withLimit(outcome, timeoutMs))];
  // A request that the recording does not have says nothing about the server.
  return { kind: "fault", status: missOf(outcome) ? "errored" : "failed", failures, durationMs, call };
}

function durationOf(outcome: Exclude<Outcome, { kind: "answer" }>): number {
  if (outcome.kind === "timeout") return roundMs(outcome.afterMs);
  return outcome.kind === "unsendable" ? 0 : roundMs(outcome.durationMs);
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
