import type { Failure, Score } from "../../core/generated/results.js";
import { defined, isObject } from "../../core/json/json.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { derive, hide, hideValue, say } from "../../core/redaction/redacted.js";
import type { JqProgram } from "../../matchers/engines/jq.js";
import { MatcherError, NeedsModel, type Ports, type TargetValue } from "../../matchers/types.js";
import { serverAs } from "../../suite/servers/identities.js";
import { hasDeferred } from "../../suite/variables/deferred.js";
import {
  absentFailure,
  CSV_FIX,
  csvPlace,
  errorOf,
  faultsOf,
  mismatchFailure,
  withoutTargets,
} from "./assertion-failures.js";
import type { CheckedAssertion, Envelope } from "./call.js";
import { type FailedTest, failureOf, suiteFault } from "./failure.js";

export interface AssertionResults {
  failures: Failure[];
  /** True if an assertion could not be judged because the suite is wrong: the test is errored. */
  broken: boolean;
  /** Why an assertion waits for a model, if one does. */
  waits?: Redacted;
  scores?: Score[];
}

/** Judges every assertion of a test: gives all failures, not only the first. `fill` is for arguments of matchers. */
export async function judgeAll(
  subject: FailedTest,
  assertions: readonly CheckedAssertion[],
  envelope: Envelope,
  fill: <T>(value: T) => T,
  ports: Ports,
): Promise<AssertionResults> {
  const results: AssertionResults = { failures: [], broken: false };
  const judgeOne = async (assertion: CheckedAssertion) => {
    const { source, target, transform, matcher: compiled } = assertion;
    const matcher = typeof compiled === "function" ? compiled(fill(source.matcher)) : compiled;
    const { name } = matcher;
    const value = name === "snapshot" ? valueWithoutVolatile(subject, assertion, envelope) : target.read(envelope);
    if (!value.found) {
      // Only `exact: null` passes on an absent path.
      if (isObject(source.matcher) && source.matcher.exact === null) return;
      const isFirst = !results.failures.some(({ rule_id }) => rule_id === "ASSERT-TARGET");
      results.failures.push(absentFailure(subject, assertion, name, value, envelope, isFirst));
      return;
    }
    const input = transform ? await applyTransform(transform, value.value) : { output: value.value };
    if ("fault" in input) {
      const parts = { target: source.target, matcher: name, location: source.location, actual: hideValue(value.value) };
      const fix = "Correct the jq program: it must give one output for the actual value.";
      results.failures.push(failureOf(subject, "ASSERT-TRANSFORM", { ...parts, message: input.fault, fix }));
      return;
    }
    const verdict = await matcher.judge(input.output, ports);
    const { pass, score, reason, note } = verdict;
    if (score !== undefined) {
      const scoreRow = { name, target: source.target, score, ...defined({ reason, note }) };
      results.scores = [...(results.scores ?? []), scoreRow];
    }
    if (!pass) results.failures.push(mismatchFailure(subject, assertion, name, verdict, envelope));
  };
  for (const assertion of assertions)
    await judgeOne(assertion).catch((error) => recordError(subject, assertion, results, error));
  return results;
}

/** What a snapshot compares: the value without what its server declares `volatile`; null if nothing is left. */
function valueWithoutVolatile(
  { suite, test }: FailedTest,
  { target }: CheckedAssertion,
  envelope: Envelope,
): TargetValue {
  const value = target.read(envelope);
  const volatile = serverAs(test.server ?? "", suite)?.volatile ?? [];
  if (volatile.length === 0 || !value.found) return value;
  const stable = target.read(withoutTargets(envelope, volatile));
  return stable.found ? stable : { found: true, value: null };
}

/** Records why an assertion could not be judged. Throws for a bug in mcptest. */
function recordError(
  subject: FailedTest,
  assertion: CheckedAssertion,
  results: AssertionResults,
  error: unknown,
): void {
  if (error instanceof NeedsModel) {
    results.waits ??= error.message;
    return;
  }
  const { target, location, matcher } = assertion.source;
  const failure = suiteFault(subject, error, { target, location });
  const place = error instanceof MatcherError && hasDeferred(matcher) ? csvPlace(subject) : undefined;
  const message = say`${hide(failure.message)} The cells of a CSV file are text: ${place ?? say``}.`;
  results.failures.push(place === undefined ? failure : { ...failure, message, fix: CSV_FIX });
  results.broken = true;
}

/** What jq makes of a value, or why that is not exactly one output. */
async function applyTransform(jq: JqProgram, value: unknown): Promise<{ output: unknown } | { fault: Redacted }> {
  const { outputs, error } = await jq(value);
  if (error !== undefined) return { fault: say`\`transform\` failed: ${await jqError(jq, value, error)}` };
  if (outputs.length === 1) return { output: outputs[0] };
  const count = outputs.length === 0 ? "no output" : say`${outputs.length} outputs`;
  return { fault: say`\`transform\` gave ${count}, not one` };
}

/** The error of jq on a value. It quotes the value, so jq runs again on the value without its secrets. */
export async function jqError(jq: JqProgram, value: unknown, error: string): Promise<Redacted> {
  const redacted = hideValue(value);
  const redactedError = redacted === value ? error : (await jq(redacted)).error;
  return derive(redacted, () => redactedError ?? "jq failed on a part that is hidden as a secret");
}

/** A test without `expect` passes when the call returned a result without `isError: true`, or was cancelled as it says. */
export function judgeResult(subject: FailedTest, envelope: Envelope): Failure[] {
  const { result, cancelled } = envelope;
  if (cancelled === true) return [];
  if (cancelled === false)
    return [failureOf(subject, "ASSERT-RESULT", { message: say`the call was answered before it was cancelled` })];
  if (isObject(result) && result.resultType === "input_required") {
    const inputRequests = isObject(result.inputRequests) ? Object.values(result.inputRequests) : [];
    const methodNames = inputRequests.map((request) => String(isObject(request) ? request.method : request));
    const methods = [...new Set(methodNames)].join(", ");
    const parts = {
      message: say`the server asks for input before it answers: ${hide(methods) || "it does not say which"}`,
      expected: { resultType: say`complete` },
      actual: hideValue(result),
      fix: "Declare the answer under the server's `client`, or assert on `result.inputRequests`.",
    };
    return [failureOf(subject, "ASSERT-RESULT", parts)];
  }
  const { task } = envelope;
  // A plain call that is answered by a task has no result yet.
  if (task === undefined && isObject(result) && (result.resultType === "task" || isObject(result.task))) {
    const message = say`the tool was answered by a task, which was not followed`;
    return [failureOf(subject, "ASSERT-RESULT", { message, actual: hideValue(result) })];
  }
  const isCancelled = task?.status === "cancelled" && !("result" in envelope) && !task.cancel_sent;
  const message = isCancelled ? say`the server cancelled the task` : errorOf(envelope);
  if (message === undefined) return [];
  return [
    failureOf(subject, "ASSERT-RESULT", {
      message,
      expected: { isError: false },
      actual: hideValue("error" in envelope ? envelope.error : result),
      taxonomy_ids: faultsOf(envelope),
    }),
  ];
}
