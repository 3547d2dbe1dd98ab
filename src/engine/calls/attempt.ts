import { roundMs } from "../../core/clock.js";
import { isObject } from "../../core/json/json.js";
import { hide, join } from "../../core/redaction/redacted.js";
import { judgeLimits } from "../judge/assertion-failures.js";
import type { Attempt, CallResult, Envelope, Expectations, FillReferences } from "../judge/call.js";
import { type Judgement, judgeAll, judgeResult } from "../judge/judge.js";
import { type TestContext, type Warn, warnerOf } from "./test-context.js";

/** Judges the result of a call by its assertions and limits; without assertions the answer must be a result. */
export async function judgeCall(result: CallResult, spec: Expectations, context: TestContext): Promise<Attempt> {
  if (!("envelope" in result)) return result;
  const { envelope, fill, call, notes } = result;
  const attempt = await judgeEnvelope(envelope, spec, fill, context);
  const [first] = attempt.failures;
  if (first && isObject(envelope.result) && envelope.result.isError === true) {
    const before = first.note === undefined ? [] : [hide(first.note)];
    const texts = [...before, ...(await notes())];
    if (texts.length > 0) first.note = join(texts, "\n");
  }
  return { ...attempt, call };
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
