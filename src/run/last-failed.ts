import { join } from "node:path";
import { writeFileAtomic } from "../core/out.js";
import { userError } from "../core/problem.js";
import { readRegularFile } from "../core/read-file.js";
import type { Redactor } from "../core/redaction/redact.js";
import type { ResultsSource } from "../results/types.js";
import { stateFolder } from "./state-folder.js";

const FILE = "last-failed.json";
const MAX_BYTES = 64 * 1024 * 1024;

/** Ids of the tests that failed in their last run. Throws a UserError if there was no run. */
export function readLastFailed(cwd: string): Set<string> {
  const earlier = idsOf(cwd);
  if (earlier !== undefined) return earlier;
  throw userError(
    "no run before this one is known",
    `--last-failed reads .mcptest/${FILE}, and there is none in ${cwd}`,
    "run without --last-failed first, in the same folder",
  );
}

/** Saves the ids of failed tests for the next run. Tests that did not run keep their state. */
export async function saveLastFailed(results: ResultsSource, cwd: string, redactor: Redactor): Promise<void> {
  const failed = idsOf(cwd) ?? new Set<string>();
  for await (const { id, status } of results.rows()) {
    if (status === "failed" || status === "errored") failed.add(id);
    else if (status !== "skipped") failed.delete(id);
  }
  const folder = stateFolder(cwd);
  if (folder === undefined) return;
  await writeFileAtomic(join(folder, FILE), redactor.text(`${JSON.stringify([...failed], null, 1)}\n`));
}

function idsOf(cwd: string): Set<string> | undefined {
  try {
    const ids: unknown = JSON.parse(readRegularFile(join(cwd, ".mcptest", FILE), MAX_BYTES).toString("utf8"));
    return Array.isArray(ids) ? new Set(ids.filter((id) => typeof id === "string")) : undefined;
  } catch {
    return undefined;
  }
}
