import type { Cause, Failure, Finding, TestRow } from "../../core/generated/results.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, join, say } from "../../core/redaction/redacted.js";
import { ruleOf } from "../../rules/registry.js";
import type { Attempt } from "../calls/attempt.js";
import { runSteps } from "../calls/steps.js";
import type { TestContext } from "../calls/test-context.js";
import { briefFailure, setupCause } from "../judge/causes.js";
import type { CheckedStep, CheckedSuite } from "../judge/checked.js";
import { failureOf } from "../judge/failure.js";
import { rowOf, type Task } from "../plan/plan.js";

/** Why no test can be judged, in whole and in brief. */
export interface FailedSetup {
  cause: Cause;
  reason: Redacted;
}

/** Runs the steps of setup. Reports and returns why the tests cannot be run if it fails. */
export async function runSetup({ setup }: CheckedSuite, context: TestContext): Promise<FailedSetup | undefined> {
  if (setup.length === 0) return undefined;
  // A server that did not start is the cause, not the step that needed it.
  let unstarted: Cause | undefined;
  const reportCause = (cause: Cause) => {
    unstarted ??= cause;
    context.reportCause(cause);
  };
  const attempt = await runSteps(setup, { name: "setup" }, { ...context, reportCause }, { stopAtFailure: true });
  if (attempt.status === "passed") return undefined;
  if (unstarted) return { cause: unstarted, reason: attempt.reason ?? say`setup: a server did not start` };
  const failures = failuresOf(attempt, setup, context);
  const request = attempt.call && hide(attempt.call.line());
  const cause = setupCause(context.suite, context.targetVersion, failures, request);
  context.reportCause(cause);
  const messages = failures.map(({ message }) => hide(message));
  return { cause, reason: say`setup: ${join(messages, "; ")}` };
}

/** Runs all steps of teardown. A failure is a finding that fails the run. */
export async function runTeardown({ teardown }: CheckedSuite, context: TestContext): Promise<Finding[]> {
  if (teardown.length === 0) return [];
  const attempt = await runSteps(teardown, { name: "teardown" }, context, { stopAtFailure: false });
  if (attempt.status === "passed") return [];
  const failures = failuresOf(attempt, teardown, context);
  const finding: Finding = {
    rule_id: "SUITE-TEARDOWN",
    severity: ruleOf("SUITE-TEARDOWN").severity,
    message: `teardown: ${failures.map(({ message }) => message).join("; ")}`,
    server: null,
    target_version: context.targetVersion,
    count: failures.length,
    gates: true,
    ...(failures[0] && { location: failures[0].location }),
  };
  return [finding];
}

/** The row of a test whose setup failed: it could not be judged. */
export function setupFailedRow(task: Task, { cause, reason }: FailedSetup): TestRow {
  const brief = briefFailure(task.checked.test.name, cause, cause.kind === "setup" ? reason : undefined);
  return { ...rowOf(task, "errored"), cause: cause.id, reason, failures: [brief] };
}

function failuresOf(
  { failures, reason }: Attempt,
  steps: readonly CheckedStep[],
  { suite }: TestContext,
): readonly Failure[] {
  const [first] = steps;
  if (failures.length > 0 || first === undefined) return failures;
  const subject = { suite, test: { name: "setup", location: first.step.location } };
  return [failureOf(subject, "SUITE-SETUP", { message: reason ?? say`a step was not run` })];
}
