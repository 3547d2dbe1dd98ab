import { userError } from "../core/problem.js";
import type { SnapshotPolicy } from "../engine/snapshots/snapshot-store.js";
import type { RunRequest } from "./request.js";

/**
 * What the run may do to snapshots. Throws a UserError where it is asked to rewrite them under CI: a job would pass
 * whatever the server says, and nobody would commit what it wrote.
 */
export function snapshotPolicy({ snapshots: { update, allowInCi }, env }: RunRequest): SnapshotPolicy {
  const mayWrite = env["CI"] !== "true" || allowInCi;
  if (update && !mayWrite) {
    throw userError(
      "snapshots are not rewritten under CI",
      "--update-snapshots was given, and CI=true is set.",
      "Run it on your machine and commit the files, or add --allow-update-in-ci.",
    );
  }
  return { update, mayWrite };
}
