import type { Failure, Finding, TestRow } from "../core/generated/results.js";
import { hide, hideLines, say } from "../core/redaction/redacted.js";
import { ruleOf } from "../rules/registry.js";
import type { Suite } from "../suite/types.js";
import type { CheckedStep, CheckedSuite } from "./check.js";
import { failureOf } from "./judge/judge.js";
import type { Attempt } from "./judge/verdict.js";
import { runSteps } from "./kinds/steps.js";
import { rowOf, type Task } from "./plan.js";
import type { TestContext } from "./test-context.js";

/** The result of setup: after failures, no test can be judged. */
export interface SetupResult {
  failures?: readonly Failure[];
}

/** Runs the steps of setup. Adds their answers to `answered` by id. */
export async function runSetup(
  { setup }: CheckedSuite,
  context: TestContext,
  answered: Map<string, unknown>,
): Promise<SetupResult> {
  if (setup.length === 0) return {};
  const attempt = await runSteps(setup, { name: "setup" }, answered, { steps: answered }, context, {
    stopAtFailure: true,
  });
  return attempt.status === "passed" ? {} : { failures: failuresOf(attempt, setup, context) };
}

/** Runs all steps of teardown. A failure is a finding that fails the run. */
export async function runTeardown(
  { teardown }: CheckedSuite,
  context: TestContext,
  answered: Map<string, unknown>,
): Promise<Finding[]> {
  if (teardown.length === 0) return [];
  const options = { stopAtFailure: false };
  const attempt = await runSteps(teardown, { name: "teardown" }, answered, { steps: answered }, context, options);
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
export function setupFailedRow(task: Task, suite: Suite, failures: readonly Failure[]): TestRow {
  const { test } = task.checked;
  return {
    ...rowOf(task, "errored"),
    snippet: suite.places.snippet(test.location),
    failures: failures.map(({ message, location, note, process: end }) =>
      failureOf({ suite, test }, "SUITE-SETUP", {
        message: say`setup: ${hide(message)}`,
        location,
        ...(note !== undefined && { note: hide(note) }),
        ...(end && { process: { ...end, stderr: hideLines(end.stderr) } }),
      }),
    ),
  };
}

/** The failures of steps. If a server could not be called, there is only a reason. */
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
