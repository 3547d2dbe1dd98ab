import { nowMs } from "../../core/clock.js";
import type { Redacted } from "../../core/redaction/redact.js";
import type { Frame } from "../frames.js";
import type { CallFault, Outcome, ServerEnd } from "../types.js";
import type { SessionLog } from "./session-log.js";
import type { WaitingCall } from "./waiting.js";

const NO_NOTIFICATIONS: readonly unknown[] = [];

/** Settles a call with the frame that answered it. Times are those of `nowMs()`. */
export function settleWithAnswer(call: WaitingCall, frame: Frame, at: number, log: SessionLog): void {
  const durationMs = at - call.sentAt;
  log.call(call, frame, durationMs);
  const { notifications, requests } = call;
  const { http } = log;
  const outcome: Outcome & { kind: "answer" } = { kind: "answer", answer: frame, durationMs, notifications };
  if (requests !== undefined) outcome.requests = requests;
  if (http !== undefined) outcome.http = http;
  call.settle(outcome);
}

/** The outcome of a call without an answer. The call is not settled, because it may be sent again. */
export function faultOutcome(call: WaitingCall, fault: CallFault, log: SessionLog): Outcome {
  const durationMs = nowMs() - call.sentAt;
  log.http = fault.http;
  const { rule_id, message, unverified } = fault;
  log.call(call, undefined, durationMs, { rule_id, message, ...(unverified && { unverified }) });
  return { kind: "fault", fault, durationMs, notifications: call.notifications };
}

/** Settles a call whose deadline has passed; `note` may explain it. */
export function settleWithTimeout(call: WaitingCall, afterMs: number, note: Redacted | undefined): void {
  const { timeoutMs, notifications } = call;
  const outcome: Outcome & { kind: "timeout" } = {
    kind: "timeout",
    timeoutMs,
    afterMs: Math.round(afterMs),
    notifications,
  };
  if (call.progressSeen > 0) outcome.extended = true;
  if (note !== undefined) outcome.note = note;
  call.settle(outcome);
}

/** Settles a call whose server has ended; `byUs`: mcptest ended it, so it is not a crash. */
export function settleWithDeath(
  call: WaitingCall,
  process: ServerEnd,
  now: number,
  log: SessionLog,
  byUs: boolean,
): void {
  const durationMs = now - call.sentAt;
  log.call(call, undefined, durationMs, byUs ? undefined : { rule_id: "FAULT-LIFECYCLE-CRASH", process });
  call.settle({ kind: "died", process, durationMs, notifications: call.notifications });
}

/** The outcome of a call to a server that has already ended. */
export function outcomeAfterDeath(process: ServerEnd): Outcome {
  return { kind: "died", process, durationMs: 0, notifications: NO_NOTIFICATIONS };
}
