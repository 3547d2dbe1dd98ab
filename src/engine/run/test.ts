import { messageOf } from "../../core/errors.js";
import type { Cause, Failure, Finding, TestRow } from "../../core/generated/results.js";
import { defined } from "../../core/json/json.js";
import { asUserError } from "../../core/proc/machine-errors.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, join, say } from "../../core/redaction/redacted.js";
import { ruleOf } from "../../rules/registry.js";
import { serverAs } from "../../suite/servers/identities.js";
import type { Suite } from "../../suite/types.js";
import { runSteps } from "../calls/steps.js";
import type { TestContext } from "../calls/test-context.js";
import type { Attempt, CheckedStep, CheckedSuite } from "../judge/call.js";
import { briefFailure, isByCause, setupCause } from "../judge/causes.js";
import { evidenceOf } from "../judge/evidence.js";
import { failureOf, type RuleFinding } from "../judge/failure.js";
import { kindOf } from "../kind.js";
import { rowOf, type Task, versionSkipReason } from "../plan/plan.js";

/** Runs one test and returns its row. Throws only for a bug in mcptest. */
export async function runTest(task: Task, context: TestContext): Promise<TestRow> {
  const { test } = task.checked;
  // An injected error needs no server, and steps may use others than the one of their test.
  const lane = task.lanes.includes(test.server) ? context.lane(test.server) : undefined;
  let attempts = 0;
  let attempt: Attempt;
  do {
    // Drops the requests of the attempt, or the test, before this one.
    for (const name of task.lanes) context.lane(name).evidence.clear();
    context.kept.release();
    context.tasks.length = 0;
    if (context.suite.runOptions.restartPolicy === "per_test")
      for (const name of task.lanes) context.lane(name).sessions.renew();
    const isVersioned = task.targetVersion === null && (test.onlyVersions || test.skipVersions);
    if (isVersioned && lane && context.cassette?.kind !== "player") {
      const sessionResult = await lane.sessions.acquire();
      const version = sessionResult.kind === "session" ? sessionResult.session.facts.negotiatedVersion : null;
      const elsewhere = versionSkipReason(test, version);
      if (elsewhere !== undefined) return { ...rowOf(task, "skipped"), reason: elsewhere };
    }
    attempt = await kindOf(test).run(task.checked, context);
    if (attempt.call !== undefined && task.lanes.length > 0) attempts += 1;
  } while (attempt.status === "failed" && attempts > 0 && attempts <= task.retries);

  const row = rowOf(task, attempt.status);
  row.duration_ms = attempt.durationMs;
  row.attempts = attempt.attempts ?? attempts;
  for (const name of task.lanes) {
    const lane = context.lane(name);
    lane.testsLeft.delete(test);
    // After the last call in its session, nothing else would notice that the server has died.
    await lane.sessions.confirmAlive(lane.testsLeft.size === 0 || lane.suite.runOptions.restartPolicy === "per_test");
    const findings = await lane.takeFindings(task);
    row.findings.push(...findings);
    applyGates(findings, attempt, lane.suite, task);
  }
  if (attempt.findings) {
    row.findings.push(...attempt.findings);
    applyGates(attempt.findings, attempt, context.suite, task);
  }
  row.status = attempt.status;
  const { reason } = attempt;
  if (context.tasks.length > 0) row.tasks = [...context.tasks];
  // A test that failed by more than its cause is shown by itself.
  const cause = isByCause(attempt) ? attempt.cause : undefined;
  Object.assign(row, defined({ cause, reason }), attempt.row);
  if (attempt.status === "failed" || attempt.status === "errored") {
    row.failures = attempt.failures;
    if (row.cause === undefined) row.snippet = context.suite.places.snippet(test.location);
    if (attempt.call) row.request = attempt.call.line();
    const evidence = evidenceOf(task.lanes.map((name) => context.lane(name)));
    if (evidence) row.evidence = evidence;
    // Faults that were seen during the test, such as a log line on stdout, may explain its failures.
    const isFault = ({ rule_id, tier, sdk }: Finding) => rule_id.startsWith("FAULT-") && (tier ?? sdk) === undefined;
    const faultIds = row.findings.filter(isFault).map(({ rule_id }) => rule_id);
    for (const failure of row.failures) failure.taxonomy_ids = [...new Set([...failure.taxonomy_ids, ...faultIds])];
  }
  return row;
}

/** A finding that gates fails the test in which it was seen, if the test called a server. */
function applyGates(
  findings: readonly RuleFinding[],
  attempt: Attempt,
  suite: Suite,
  { checked: { test } }: Task,
): void {
  // A test does not fail twice with one message.
  const isReported = ({ rule_id, message }: RuleFinding) =>
    attempt.failures.some((failure) => failure.rule_id === rule_id && failure.message === message);
  const gating = findings.filter((finding) => finding.gates && !isReported(finding));
  // A test that could not be run fails by its cause alone; the finding is in its row.
  if (gating.length === 0 || attempt.status === "skipped" || isByCause(attempt)) return;
  const isErrored = attempt.status === "errored" || gating.some(({ unjudged }) => unjudged);
  attempt.status = isErrored ? "errored" : "failed";
  delete attempt.reason;
  const failures = gating.map(({ rule_id, severity, message, count, evidence, request, ...finding }) => {
    // A finding at the entry of its server is shown at the test during which it was seen.
    const isOfServer = finding.location === serverAs(finding.server ?? "", suite)?.location;
    const location = isOfServer ? test.location : (finding.location ?? test.location);
    return failureOf({ suite, test }, rule_id, {
      severity,
      message: hide(message),
      location,
      ...(evidence !== undefined && { actual: hide(evidence) }),
      ...(request !== undefined && { request: hide(request) }),
      ...(count > 1 && { note: say`seen ${count} times` }),
    });
  });
  attempt.failures = [...attempt.failures, ...failures];
}

/** The row of a test that was running when the time was up. */
export function timeoutRow(task: Task, message: Redacted): TestRow {
  const subject = { suite: task.suite, test: task.checked.test };
  return { ...rowOf(task, "errored"), failures: [failureOf(subject, "SUITE-RUN-TIMEOUT", { message })] };
}

export const REASONS = {
  interrupted: say`the run was interrupted`,
  timeout: say`the run timed out (--run-timeout)`,
  broken: say`the run was aborted`,
};

/** The row of a test that threw: errored by a problem of the user, or by a bug of mcptest for any other error. */
export function bugRow(task: Task, error: unknown): TestRow {
  const subject = { suite: task.suite, test: task.checked.test };
  const [problem] = asUserError(error)?.problems ?? [];
  const parts = problem
    ? { message: say`${hide(problem.title)}: ${hide(problem.description)}`, fix: problem.fix }
    : {
        message: say`mcptest itself failed: ${hide(messageOf(error))}`,
        ...(error instanceof Error && error.stack !== undefined && { note: hide(error.stack) }),
      };
  return { ...rowOf(task, "errored"), failures: [failureOf(subject, "RUNNER-FAULT", parts)] };
}

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
  const finding = {
    rule_id: "SUITE-TEARDOWN",
    severity: ruleOf("SUITE-TEARDOWN").severity,
    message: `teardown: ${failures.map(({ message }) => message).join("; ")}`,
    server: null,
    target_version: context.targetVersion,
    count: failures.length,
    gates: true,
  };
  return [{ ...finding, ...defined({ location: failures[0]?.location }) }];
}

/** The row of a test whose setup failed: it could not be judged. */
export function setupFailedRow(task: Task, { cause, reason }: FailedSetup): TestRow {
  const failure = briefFailure(task.checked.test.name, cause, cause.kind === "setup" ? reason : undefined);
  return { ...rowOf(task, "errored"), cause: cause.id, reason, failures: [failure] };
}

function failuresOf(
  { failures, reason }: Attempt,
  steps: readonly CheckedStep[],
  { suite }: Pick<TestContext, "suite">,
): readonly Failure[] {
  const [first] = steps;
  if (failures.length > 0 || first === undefined) return failures;
  const subject = { suite, test: { name: "setup", location: first.step.location } };
  return [failureOf(subject, "SUITE-SETUP", { message: reason ?? say`a step was not run` })];
}
