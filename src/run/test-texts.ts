import { resolve } from "node:path";
import type { TestRow } from "../core/generated/results.js";
import { processSecrets } from "../core/redaction/redacted.js";
import { type Plan, rowOf } from "../engine/plan/plan.js";
import { failureText } from "../report/test-text.js";
import { createPaint, line, serverName, testName } from "../report/words.js";
import { printable } from "./output.js";

const paint = createPaint(false);

/** A test at one revision, before it runs. */
export interface PlannedTest {
  /** Its place in every report, by which the events of a run name it. */
  order: number;
  /** Its suite file, as reports show it. */
  file: string;
  title: string;
}

/** What will run, in the order of the reports. */
export function plannedTests({ files }: Plan): PlannedTest[] {
  const tests = files.flatMap(({ checked, batches }) => {
    const file = printable(checked.suite.name);
    return batches.flatMap(({ tasks }) =>
      tasks.map((task) => {
        const row = processSecrets.value(rowOf(task, "skipped"));
        const label = serverName(row.server, row.target_version);
        // As JUnit names a test.
        return { order: task.order, file, title: `${testName(row)}${label && ` (${label})`}` };
      }),
    );
  });
  return tests.sort((a, b) => a.order - b.order);
}

/** A failed or errored test as an error for a test runner: every failure, and the place of the first in the stack. */
export function errorOf(row: TestRow, cwd: string): Error {
  const { failures, reason, status, location } = row;
  const texts = failures.map((failure) => failureText(failure, row, paint));
  const error = new Error(texts.join("\n\n") || line(reason ?? status, 1000));
  const { file, line: number, column } = failures[0]?.location ?? location;
  error.stack = `Error: ${error.message}\n    at ${resolve(cwd, file)}:${number}:${column}`;
  return error;
}
