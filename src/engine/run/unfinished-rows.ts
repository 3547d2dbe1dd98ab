import { messageOf } from "../../core/errors.js";
import type { TestRow } from "../../core/generated/results.js";
import { UserError } from "../../core/problem.js";
import type { Redacted } from "../../core/redaction/redact.js";
import { hide, say } from "../../core/redaction/redacted.js";
import { failureOf } from "../judge/failure.js";
import { rowOf, type Task } from "../plan/plan.js";

/** The row of a test that was running when the time was up. */
export function timeoutRow(task: Task, message: Redacted): TestRow {
  const subject = { suite: task.suite, test: task.checked.test };
  return { ...rowOf(task, "errored"), failures: [failureOf(subject, "SUITE-RUN-TIMEOUT", { message })] };
}

/** Why a run was stopped. */
export const REASONS = {
  interrupted: say`the run was interrupted`,
  timeout: say`the run timed out (--run-timeout)`,
  broken: say`the run was aborted`,
};

/** An error that is not a UserError is a bug, and is shown as one. */
export function bugRow(task: Task, error: unknown): TestRow {
  const subject = { suite: task.suite, test: task.checked.test };
  const [problem] = error instanceof UserError ? error.problems : [];
  const parts = problem
    ? { message: say`${hide(problem.title)}: ${hide(problem.description)}`, fix: problem.fix }
    : {
        message: say`mcptest itself failed: ${hide(messageOf(error))}`,
        ...(error instanceof Error && error.stack !== undefined && { note: hide(error.stack) }),
      };
  return { ...rowOf(task, "errored"), failures: [failureOf(subject, "RUNNER-FAULT", parts)] };
}
