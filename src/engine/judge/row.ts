import type { Status, TestRow } from "../../core/generated/results.js";
import type { Task } from "../plan.js";

/** A row with nothing found yet. */
export function rowOf(task: Task, status: Status): TestRow {
  const { test } = task.checked;
  const row: TestRow = {
    id: task.id,
    block: test.block,
    name: test.name,
    server: test.server,
    target_version: task.version,
    status,
    duration_ms: 0,
    attempts: 0,
    location: test.location,
    failures: [],
    findings: [],
  };
  if (test.row !== undefined) row.row = test.row;
  if (test.tags.length > 0) row.tags = [...test.tags];
  return row;
}
