import { resolve } from "node:path";
import type { RunBaseline } from "./baseline.js";
import type { RunRequest } from "./request.js";

/**
 * What tests took before, in milliseconds by id, if the run is a shard: by the results file that the request names, else
 * by its baseline. Throws a UserError if the file cannot be read.
 */
export async function shardDurations(
  { shard, shardBy, cwd }: RunRequest,
  baseline: RunBaseline | undefined,
): Promise<ReadonlyMap<string, number> | undefined> {
  if (shard === undefined) return undefined;
  if (shardBy === undefined) return new Map(Object.entries(baseline?.file?.document?.durations ?? {}));
  const { readResults } = await import("../results/read.js");
  const durations = new Map<string, number>();
  const results = await readResults(resolve(cwd, shardBy));
  for await (const { id, status, duration_ms } of results.rows()) {
    if (status === "passed" || status === "failed") durations.set(id, duration_ms);
  }
  return durations;
}
