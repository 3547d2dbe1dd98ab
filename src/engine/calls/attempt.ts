import { roundMs } from "../../core/clock.js";
import type { AgentRow, Failure, Score, Status, TestRow } from "../../core/generated/results.js";
import { isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, join } from "../../core/redaction/redacted.js";
import { judgeLimits } from "../judge/assertion-failures.js";
import type { Call, CallResult, Envelope, Expectations, FillReferences } from "../judge/call.js";
import type { RuleFinding } from "../judge/failure.js";
import { type Judgement, judgeAll, judgeResult } from "../judge/judge.js";
import { type TestContext, type Warn, warnerOf } from "./test-context.js";

/** How one try of a test was judged. */
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
  scores?: readonly Score[];
  agent?: AgentRow;
  fuzz?: TestRow["fuzz"];
  corpus?: TestRow["corpus"];
  holds?: TestRow["holds"];
  /** Findings that its server's lane no longer has, or of a test that calls no server. */
  findings?: readonly RuleFinding[];
}

/** Judges the result of a call by its assertions and limits; without assertions the answer must be a result. */
export async function judgeCall(result: CallResult, spec: Expectations, context: TestContext): Promise<Attempt> {
  if (result.kind !== "answer") return attemptWithoutAnswer(result);
  const { fill, call, notes } = result;
  // Without assertions the server's own answer is judged: `transform.response` must not hide an error.
  const envelope = spec.expect.assertions ? result.envelope : result.received;
  const attempt = await judgeEnvelope(envelope, spec, fill, context);
  const [first] = attempt.failures;
  if (first && isObject(envelope.result) && envelope.result.isError === true) {
    const before = first.note === undefined ? [] : [hide(first.note)];
    const texts = [...before, ...(await notes())];
    if (texts.length > 0) first.note = join(texts, "\n");
  }
  return { ...attempt, call };
}

/** The attempt of a call that has no answer to judge. */
export function attemptWithoutAnswer(result: Exclude<CallResult, { kind: "answer" }>): Attempt {
  if (result.kind === "no server") {
    const { kind: _, ...rest } = result;
    return { status: "skipped", durationMs: 0, failures: [], ...rest };
  }
  if (result.kind === "fault") return result;
  if (result.kind === "unverified") return { ...result, status: "unverified", failures: [] };
  // The answer was lost on purpose: the steps of `verify` judge.
  return { status: "passed", durationMs: 0, failures: [], call: result.call };
}

/** Judges an envelope by assertions, without any as the result of a call, and by limits. */
export async function judgeEnvelope(
  envelope: Envelope,
  { subject, server, expect: { assertions }, limits }: Expectations,
  fill: FillReferences,
  context: TestContext,
  warn: Warn = warnerOf(context, server),
): Promise<Attempt> {
  const { failures, broken, waits, scores }: Judgement = assertions
    ? await judgeAll(subject, assertions, envelope, fill, context.ports)
    : { failures: judgeResult(subject, envelope), broken: false };
  if (limits) failures.push(...(await judgeLimits(envelope, subject, limits, warn)));
  const rest = { failures, durationMs: roundMs(envelope.duration_ms), ...(scores && { scores }) };
  // Failures first: a test is deferred only if everything else passed.
  if (waits !== undefined && failures.length === 0) return { status: "deferred", ...rest, reason: waits };
  return { status: broken ? "errored" : failures.length > 0 ? "failed" : "passed", ...rest };
}
