import type { AgentRow, Failure, Score, Status, TestRow } from "../../core/generated/results.js";
import { isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, join } from "../../core/redaction/redacted.js";
import type { Ports } from "../../matchers/types.js";
import type { SuiteLimits } from "../../suite/types.js";
import type { Call } from "./call.js";
import type { CallResult, FillReferences } from "./call-result.js";
import type { CheckedExpect } from "./checked.js";
import type { Envelope } from "./envelope.js";
import type { RuleFinding, Subject } from "./failure.js";
import { type Judgement, judgeAll, judgeResult } from "./judge.js";

/** The result of one attempt at a test. */
export interface Attempt {
  status: Status;
  durationMs: number;
  failures: Failure[];
  /** Why it was skipped, deferred, could not be verified or could not be run. */
  reason?: Redacted;
  call?: Call;
  /** How often the test was tried, if that is not how often it called a server. */
  attempts?: number;
  /** Id of the cause why it could not be run. */
  cause?: string;
  steps?: TestRow["steps"];
  negativePath?: TestRow["negative_path"];
  /** What models and scorers gave. */
  scores?: readonly Score[];
  /** What an agent did. */
  agent?: AgentRow;
  fuzz?: TestRow["fuzz"];
  corpus?: TestRow["corpus"];
  /** Findings that its server's lane no longer has, or of a test that calls no server. */
  findings?: readonly RuleFinding[];
}

/** Judges the result of a call by its assertions and limits; without assertions the answer must be a result. */
export async function judgeCall(
  result: CallResult,
  subject: Subject,
  expect: CheckedExpect,
  limits: SuiteLimits | undefined,
  warn: (message: Redacted, location: Failure["location"]) => void,
  ports: Ports,
): Promise<Attempt> {
  if (result.kind !== "answer") return attemptWithoutAnswer(result);
  const { envelope, fill, durationMs, call, notes } = result;
  const judged = await judgeEnvelope(envelope, subject, expect, limits, fill, warn, ports);
  if (judged.failures.length > 0 && isError(envelope)) addNotes(judged.failures, notes());
  return { ...judged, durationMs, call };
}

function isError({ result }: Envelope): boolean {
  return isObject(result) && result.isError === true;
}

/** Notes on a call that was answered with an error belong to each of its failures. */
function addNotes(failures: Failure[], notes: readonly Redacted[]): void {
  if (notes.length === 0) return;
  for (const failure of failures) {
    const before = failure.note === undefined ? [] : [hide(failure.note)];
    failure.note = join([...before, ...notes], "\n");
  }
}

/** The attempt of a call that has no answer to judge. */
export function attemptWithoutAnswer(result: Exclude<CallResult, { kind: "answer" }>): Attempt {
  if (result.kind === "no server") {
    const { reason, cause } = result;
    return { status: "skipped", durationMs: 0, failures: [], reason, ...(cause !== undefined && { cause }) };
  }
  if (result.kind === "fault") return result;
  if (result.kind === "unverified") return { ...result, status: "unverified", failures: [] };
  // The answer was lost on purpose: the steps of `verify` judge.
  return { status: "passed", durationMs: 0, failures: [], call: result.call };
}

type Judged = Pick<Attempt, "status" | "failures" | "reason" | "scores">;

/** Judges an envelope by assertions, without any as the result of a call, and by limits. */
export async function judgeEnvelope(
  envelope: Envelope,
  subject: Subject,
  { assertions }: CheckedExpect,
  limits: SuiteLimits | undefined,
  fill: FillReferences,
  warn: (message: Redacted, location: Failure["location"]) => void,
  ports: Ports,
): Promise<Judged> {
  const { failures, broken, waits, scores }: Judgement = assertions
    ? await judgeAll(subject, assertions, envelope, fill, ports)
    : { failures: judgeResult(subject, envelope), broken: false };
  if (limits) {
    const { judgeLimits } = await import("./answer-limits.js");
    failures.push(...(await judgeLimits(envelope, subject, limits, warn)));
  }
  const rest = { failures, ...(scores && { scores }) };
  // Failures first: a test is deferred only if everything else passed.
  if (waits !== undefined && failures.length === 0) return { status: "deferred", ...rest, reason: waits };
  return { status: broken ? "errored" : failures.length > 0 ? "failed" : "passed", ...rest };
}
