import type { Failure } from "../../core/generated/results.js";
import type { Redacted } from "../../core/redaction/redact.js";
import type { Purpose } from "../../mcp/types.js";
import type { SuiteCall, SuiteLimits, SuiteTransform } from "../../suite/types.js";
import type { CheckedExpect } from "./checked.js";
import type { Envelope } from "./envelope.js";
import type { Subject } from "./failure.js";

/** What is expected of one answer of a server. */
export interface Expectations {
  subject: Subject;
  server: string;
  expect: CheckedExpect;
  limits?: SuiteLimits | undefined;
}

/** One call that a test makes. */
export interface CallSpec extends Expectations {
  call: SuiteCall;
  timeoutMs: number;
  transform?: SuiteTransform;
  wireFault?: "drop_response" | "disconnect" | "duplicate_request" | undefined;
  /** Left out: the test's own call. */
  purpose?: Purpose | undefined;
}

/** One request that a test makes. */
export interface Call {
  method: string;
  params: Record<string, unknown>;
  /** The request in one line, for a failure. */
  line: () => string;
}

/** Puts in the values that are known only while the suite runs. */
export type FillReferences = <T>(value: T) => T;

/** What a call gave: an answer to judge, or why there is none. */
export type CallResult =
  | { kind: "answer"; envelope: Envelope; call: Call; fill: FillReferences; notes: () => Redacted[] }
  | NoSession
  | (NoAnswer & { cause?: never })
  /** A wire fault took the answer away, as the test wants it. */
  | { kind: "lost"; call: Call };

/** There is no session to call: the server was given up, or did not start. `cause`: id of the cause that was reported. */
export type NoSession =
  | { kind: "no server"; reason: Redacted; cause?: string }
  | (FailedCall & { cause: string; reason: Redacted });

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

/** A call that failed before it was sent. */
export function unsentCall(status: FailedCall["status"], failure: Failure): FailedCall {
  return { kind: "fault", status, failures: [failure], durationMs: 0 };
}

/** The request of a call; `fill` puts in what is known only at run time. */
export function callOf(call: SuiteCall, fill: FillReferences): Call {
  const { method } = call;
  if (method === "resources/read") {
    const uri = fill(call.uri);
    return { method, params: { uri }, line: () => `${method} ${uri}` };
  }
  const args = fill(call.args);
  const name = method === "tools/call" ? call.tool : call.prompt;
  return { method, params: { name, arguments: args }, line: () => `${method} ${name} ${JSON.stringify(args)}` };
}

/** A tools/call in one line, for a failure. */
export function toolLine(tool: string, args: unknown): string {
  return `tools/call ${tool} ${JSON.stringify(args)}`;
}
