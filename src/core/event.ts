import type { Cause, Drift, Finding, Run, ServerRow, TestRow, Tool } from "./generated/results.js";

/**
 * What the engine reports. All but `test_started`, `progress`, `server_start` and `notice` go, redacted, to the spool. A
 * `checkpoint` is the row of a test that has not ended: it counts if the run is killed before its `test`.
 */
export type RunEvent =
  | { event: "run_started"; tool: Tool; run: Omit<Run, "duration_ms"> }
  | { event: "test_started"; id: string; name: string; server: string | null; target_version: string | null }
  | { event: "progress"; id: string; text: string; stays?: boolean }
  | { event: "checkpoint"; order: number; row: TestRow }
  | { event: "server_start"; server: string; target_version: string | null; starting: boolean }
  | { event: "test"; order: number; row: TestRow }
  | { event: "server"; order: number; row: ServerRow }
  | { event: "finding"; finding: Finding }
  | { event: "cause"; cause: Cause }
  | { event: "drift"; drift: Drift }
  | { event: "notice"; message: string }
  | { event: "run_finished"; duration_ms: number; interrupted: boolean };
