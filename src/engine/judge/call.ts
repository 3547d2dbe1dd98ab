import type { Failure, Load, NegativePath, TestRow } from "../../core/generated/results.js";
import { defined, isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import type { JqProgram } from "../../matchers/engines/jq.js";
import type { CompiledMatcher, CompileMatcher, Target } from "../../matchers/types.js";
import type { HttpFacts, Outcome, Purpose, TaskRun } from "../../mcp/types.js";
import type {
  Suite,
  SuiteAssertion,
  SuiteCall,
  SuiteCancelAfter,
  SuiteLimits,
  SuiteStep,
  SuiteTask,
  SuiteTest,
  SuiteTransform,
} from "../../suite/types.js";
import type { FailedTest, RuleFinding } from "./failure.js";

/** What is expected of one answer of a server. */
export interface Expectations {
  subject: FailedTest;
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
  /** Runs it as a task. */
  task?: SuiteTask;
  cancelAfter?: SuiteCancelAfter;
  /** The request in one line, for a failure. */
  line: () => string;
}

/** Puts in the values that are known only while the suite runs. */
export type FillReferences = <T>(value: T) => T;

/** The result of a call: an answer to judge; or, without one, the attempt as it ended. */
export type CallResult =
  | {
      envelope: Envelope;
      /** The envelope before `transform.response`. */
      received: Envelope;
      call: Call;
      fill: FillReferences;
      notes: () => Promise<Redacted[]>;
    }
  | Attempt;

/** How one try of a test was judged. */
export interface Attempt extends Pick<TestRow, "status" | "failures"> {
  durationMs: number;
  /** Why it was skipped, deferred, could not be verified or could not be run. */
  reason?: Redacted;
  call?: Call;
  /** How often the test was tried, if that is not how often it called a server. */
  attempts?: number;
  /** Id of the cause why it could not be run. */
  cause?: string;
  /** What its kind of test has in a row beside the members of all rows. */
  row?: Partial<TestRow>;
  /** Findings that its server's lane no longer has, or of a test that calls no server. */
  findings?: readonly RuleFinding[];
}

/** The scores of attempts that share a row, as a part of it. */
export function scoresOf(attempts: readonly Attempt[]): Pick<TestRow, "scores"> {
  const scores = attempts.flatMap(({ row }) => row?.scores ?? []);
  return scores.length > 0 ? { scores } : {};
}

/** The attempt of a call that failed before it was sent. */
export function unsentCall(status: "failed" | "errored", failure: Failure): Attempt {
  return { status, failures: [failure], durationMs: 0 };
}

/** The request of a call; `fill` puts in what is known only at run time. */
export function callOf(call: SuiteCall, fill: FillReferences): Call {
  const { method } = call;
  if ("uri" in call) {
    const uri = fill(call.uri);
    return { method, params: defined({ uri }), line: () => [method, uri].join(" ").trimEnd() };
  }
  const args = fill(call.args);
  const name = method === "tools/call" ? call.tool : call.prompt;
  const { task, cancelAfter } = method === "tools/call" ? { ...call, task: fill(call.task) } : {};
  const line = () => `${callLine(method, name, args)}${task ? " as a task" : ""}`;
  return { method, params: { name, arguments: args }, ...defined({ task, cancelAfter }), line };
}

/** A tools/call in one line, for a failure. */
export function toolLine(tool: string, args: unknown): string {
  return callLine("tools/call", tool, args);
}

function callLine(method: string, name: string, args: unknown): string {
  return `${method} ${name} ${JSON.stringify(args)}`;
}

/** What assertions read: the answer of a call with what belongs to it. */
export interface Envelope {
  result?: unknown;
  error?: unknown;
  duration_ms: number;
  notifications: readonly unknown[];
  /** The server's requests during the call, with our answers. */
  requests?: readonly unknown[];
  protocol_version: string | null;
  /** Only if the suite cancels the call: whether it had no answer by then. */
  cancelled?: boolean;
  /** Only if the tool runs as one. */
  task?: TaskRun;
  /** The facts of the response that brought the answer; absent over stdio. */
  http?: HttpFacts;
  /** Only if an assertion reads it. */
  server?: { stderr: readonly string[] };
  /** The whole frame that answered; only in compliance tests. */
  response?: unknown;
  /** Only if the test sends bad requests. */
  negative_path?: NegativePath;
  /** Only of all answers of a load test together. */
  load?: Load;
}

/**
 * The envelope of an outcome; without an answer, there is neither a result nor an error in it. A successful tools/call that
 * leaves `isError` out reads as false; a JSON-RPC error reads under `error` and, as injected errors do, under
 * `result.error` with `result.isError` true.
 */
export function envelopeOf(
  method: string,
  outcome: Outcome,
  protocol_version: string | null,
  stderr?: readonly string[],
): Envelope {
  const isAnswer = outcome.kind === "answer";
  const http = isAnswer ? outcome.http : outcome.kind === "fault" ? outcome.fault.http : undefined;
  const answer = isAnswer ? outcome.answer : {};
  const { result, error } = answer;
  const envelope: Envelope = {
    duration_ms: "durationMs" in outcome ? outcome.durationMs : 0,
    notifications: "notifications" in outcome ? outcome.notifications : [],
    requests: (isAnswer && outcome.requests) || [],
    protocol_version,
    ...defined({ http, server: stderr && { stderr } }),
  };
  if ("error" in answer) envelope.error = error;
  if ("result" in answer) {
    const bare = method === "tools/call" && isObject(result) && !("isError" in result);
    envelope.result = bare ? { isError: false, ...result } : result;
  } else if ("error" in answer) {
    envelope.result = { jsonrpc: "2.0", isError: true, error };
  }
  return envelope;
}

export interface CheckedAssertion {
  source: SuiteAssertion;
  target: Target;
  /** Compiled; or a function that compiles it later, if the argument holds references known only at run time. */
  matcher: CompiledMatcher | CompileMatcher;
  /** Makes what is judged instead of the value. */
  transform?: JqProgram;
}

export interface CheckedExpect {
  /** undefined without `expect`. */
  assertions: readonly CheckedAssertion[] | undefined;
  /** True if the request or an assertion has references that are known only at run time. */
  deferred: boolean;
  /** True if an assertion is about the HTTP response itself: a response without an answer is judged too. */
  readsHttp: boolean;
  readsStderr: boolean;
  /** True if an assertion passes only on an error: the call is meant to fail. */
  expectsError: boolean;
}

/** For an answer that no assertion of its own judges. */
export const UNJUDGED: CheckedExpect = {
  assertions: undefined,
  deferred: false,
  readsHttp: false,
  readsStderr: false,
  expectsError: false,
};

export interface CheckedTest<Body = unknown> extends CheckedExpect {
  test: SuiteTest<Body>;
  steps: Readonly<Record<string, readonly CheckedStep[]>>;
}

export interface CheckedStep extends CheckedExpect {
  step: SuiteStep;
  save: readonly { name: string; target: Target }[];
}

export interface CheckedSuite {
  suite: Suite;
  tests: readonly CheckedTest[];
  setup: readonly CheckedStep[];
  teardown: readonly CheckedStep[];
}
