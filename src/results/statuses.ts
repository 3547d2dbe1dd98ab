import type { TestRow } from "../core/generated/results.js";

/** The statuses of a test, the worst first: that of a whole is the worst of its parts. */
export const WORST_FIRST: readonly TestRow["status"][] = [
  "errored",
  "failed",
  "unverified",
  "deferred",
  "skipped",
  "passed",
];
