import type { Failure, Score } from "../../core/generated/results.js";
import { isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { derive, hide, hideValue, say } from "../../core/redaction/redacted.js";
import type { JqProgram } from "../../matchers/engines/jq.js";
import { MatcherError, NeedsModel, type Ports, type TargetValue, type Verdict } from "../../matchers/types.js";
import { hasDeferred } from "../../suite/variables/deferred.js";
import { absentFailure, CSV_FIX, csvPlace, faultsOf, mismatchFailure, withoutTargets } from "./assertion-failures.js";
import type { CheckedAssertion, Envelope } from "./call.js";
import { failureOf, type Subject, suiteFault } from "./failure.js";

export interface Judgement {
  failures: Failure[];
  /** True if an assertion could not be judged because the suite is wrong: the test is errored. */
  broken: boolean;
  /** Why an assertion waits for a model, if one does. */
  waits?: Redacted;
  scores?: Score[];
}

/** Judges every assertion of a test: gives all failures, not only the first. `fill` is for arguments of matchers. */
export async function judgeAll(
  subject: Subject,
  assertions: readonly CheckedAssertion[],
  envelope: Envelope,
  fill: <T>(value: T) => T,
  ports: Ports,
): Promise<Judgement> {
  const judgement: Judgement = { failures: [], broken: false };
  const judgeOne = async (assertion: CheckedAssertion) => {
    const { source, target, transform, matcher: compiled } = assertion;
    const matcher = typeof compiled === "function" ? compiled(fill(source.matcher)) : compiled;
    const { name } = matcher;
    const value = name === "snapshot" ? valueWithoutVolatile(subject, assertion, envelope) : target.read(envelope);
    if (!value.found) {
      // Only `exact: null` passes on an absent path.
      if (isObject(source.matcher) && source.matcher.exact === null) return;
      judgement.failures.push(absentFailure(subject, assertion, name, value, envelope));
      return;
    }
    const input = transform === undefined ? value.value : await applyTransform(transform, value.value);
    const verdict = input instanceof TransformFailure ? input.verdict : await matcher.judge(input, ports);
    const { pass, score, reason, note } = verdict;
    if (score !== undefined) {
      judgement.scores ??= [];
      const graded = { name, target: source.target, score };
      judgement.scores.push({ ...graded, ...(reason && { reason }), ...(note && { note }) });
    }
    if (!pass) judgement.failures.push(mismatchFailure(subject, assertion, name, verdict, envelope));
  };
  for (const assertion of assertions)
    await judgeOne(assertion).catch((error) => recordError(subject, assertion, judgement, error));
  return judgement;
}

/** What a snapshot compares: the value without what its server declares `volatile`; null if nothing is left. */
function valueWithoutVolatile({ suite, test }: Subject, { target }: CheckedAssertion, envelope: Envelope): TargetValue {
  const value = target.read(envelope);
  const volatile = suite.servers.get(test.server ?? "")?.volatile ?? [];
  if (volatile.length === 0 || !value.found) return value;
  const stable = target.read(withoutTargets(envelope, volatile));
  return stable.found ? stable : { found: true, value: null };
}

/** Records why an assertion could not be judged. Throws for a bug in mcptest. */
function recordError(subject: Subject, assertion: CheckedAssertion, judgement: Judgement, error: unknown): void {
  if (error instanceof NeedsModel) {
    judgement.waits ??= error.message;
    return;
  }
  const { target, location, matcher } = assertion.source;
  const failure = suiteFault(subject, error, { target, location });
  const place = error instanceof MatcherError && hasDeferred(matcher) ? csvPlace(subject) : undefined;
  const message = say`${hide(failure.message)} The cells of a CSV file are text: ${place ?? say``}.`;
  judgement.failures.push(place === undefined ? failure : { ...failure, message, fix: CSV_FIX });
  judgement.broken = true;
}

/** jq did not turn the value into exactly one output: the assertion has failed. */
class TransformFailure {
  constructor(readonly verdict: Verdict) {}
}

async function applyTransform(transform: JqProgram, value: unknown): Promise<unknown> {
  const { outputs, error } = await transform(value);
  if (error === undefined && outputs.length === 1) return outputs[0];
  const count = outputs.length === 0 ? "no output" : say`${outputs.length} outputs`;
  const note =
    error === undefined
      ? say`\`transform\` gave ${count}, not one`
      : say`\`transform\` failed: ${await jqError(transform, value, error)}`;
  return new TransformFailure({ pass: false, actual: hideValue(value), note });
}

/** The error of jq on a value. It quotes the value, so jq runs again on the value without its secrets. */
export async function jqError(run: JqProgram, value: unknown, error: string): Promise<Redacted> {
  const redacted = hideValue(value);
  const redactedError = redacted === value ? error : (await run(redacted)).error;
  return derive(redacted, () => redactedError ?? "jq failed on a part that is hidden as a secret");
}

/** A test without `expect` passes when the call returned a result without `isError: true`. */
export function judgeResult(subject: Subject, envelope: Envelope): Failure[] {
  const { result } = envelope;
  const isError = isObject(result) && result.isError === true;
  if (isObject(result) && result.resultType === "input_required") return [inputRequiredFailure(subject, result)];
  if ("result" in envelope && !("error" in envelope) && !isError) return [];
  return [
    failureOf(subject, "ASSERT-RESULT", {
      message: "error" in envelope ? say`the call was answered with an error` : say`the call returned isError: true`,
      expected: { isError: false },
      actual: hideValue("error" in envelope ? envelope.error : result),
      taxonomy_ids: faultsOf(envelope),
    }),
  ];
}

function inputRequiredFailure(subject: Subject, result: Record<string, unknown>): Failure {
  const inputRequests = isObject(result.inputRequests) ? Object.values(result.inputRequests) : [];
  const named = inputRequests.map((request) => String(isObject(request) ? request.method : request));
  const methods = [...new Set(named)].join(", ");
  return failureOf(subject, "ASSERT-RESULT", {
    message: say`the server asks for input before it answers: ${hide(methods) || "it does not say which"}`,
    expected: { resultType: say`complete` },
    actual: hideValue(result),
    fix: "Declare the answer under the server's `client`, or assert on `result.inputRequests`.",
  });
}
