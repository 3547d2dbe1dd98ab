import type { Failure } from "../../core/generated/results.js";
import type { Redacted } from "../../core/redaction/redact.js";
import type { Purpose } from "../../mcp/types.js";
import type { SuiteCall, SuiteTransform } from "../../suite/types.js";
import type { Call } from "./call.js";
import type { CheckedExpect } from "./checked.js";
import type { Envelope } from "./envelope.js";
import type { Subject } from "./failure.js";

/** One call that a test makes, with what is expected of its answer. */
export interface CallSpec {
  subject: Subject;
  server: string;
  call: SuiteCall;
  timeoutMs: number;
  expect: CheckedExpect;
  transform?: SuiteTransform;
  wireFault?: "drop_response" | "disconnect" | "duplicate_request";
  /** Left out: the test's own call. */
  purpose?: Purpose;
}

/** Puts in the values that are known only while the suite runs. */
export type FillReferences = <T>(value: T) => T;

/** An answer to judge. */
interface CallAnswer {
  kind: "answer";
  envelope: Envelope;
  durationMs: number;
  call: Call;
  fill: FillReferences;
  /** How the call differs from what the server lists. */
  notes: () => Redacted[];
}

/** The result of a call: an answer to judge, or why there is none. */
export type CallResult =
  | CallAnswer
  | NoSession
  | (NoAnswer & { cause?: never })
  /** A wire fault took the answer away, as the test wants it. */
  | { kind: "lost"; call: Call };

/** There is no session to call: the server was given up, or did not start. */
export type NoSession = { kind: "no server"; reason: Redacted; cause?: string } | UnstartedCall;

/** The server did not start. `cause`: id of the cause that was reported. */
type UnstartedCall = FailedCall & { cause: string; reason: Redacted };

/** The call has no answer that could be judged. */
export type NoAnswer = FailedCall | { kind: "unverified"; reason: Redacted; durationMs: number; call: Call };

/** A fault that is a verdict by itself. */
export interface FailedCall {
  kind: "fault";
  status: "failed" | "errored";
  failures: Failure[];
  durationMs: number;
  call?: Call;
}
