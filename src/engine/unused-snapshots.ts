import type { Summary } from "../core/generated/results.js";
import { isObject } from "../core/json.js";
import { snapshotFile } from "../matchers/snapshot-key.js";
import { hasDeferred } from "../suite/deferred.js";
import type { SuiteAssertion } from "../suite/types.js";
import type { Plan } from "./plan.js";
import type { SnapshotStore } from "./snapshots.js";

const MOST_SHOWN = 20;

/**
 * A sentence that lists the snapshots that no test of the run names; none where all are named, or where that cannot be
 * known, because a key is made while its test runs and tests were left out.
 */
export async function unusedSnapshots(plan: Plan, store: SnapshotStore, summary: Summary): Promise<string[]> {
  const allRan = summary.skipped + summary.errored === 0;
  for (const { checked } of plan.files) {
    const steps = checked.tests.flatMap((test) =>
      [test.steps, test.verify, test.finally].flatMap((list) => list ?? []),
    );
    const all = [...checked.tests, ...steps, ...checked.setup, ...checked.teardown];
    for (const { source } of all.flatMap(({ assertions }) => assertions ?? [])) {
      const key = keyOf(source);
      if (key === undefined) continue;
      if (!hasDeferred(key)) store.name(checked.suite.file, snapshotFile(key, []));
      else if (!allRan) return [];
    }
  }
  const unused = await store.unused();
  if (unused.length === 0) return [];
  const more = unused.length > MOST_SHOWN ? `, and ${unused.length - MOST_SHOWN} more` : "";
  return [`snapshots that no test of this run names: ${unused.slice(0, MOST_SHOWN).join(", ")}${more}`];
}

function keyOf({ matcher }: SuiteAssertion): unknown {
  const snapshot = isObject(matcher) ? matcher["snapshot"] : undefined;
  return isObject(snapshot) && "name" in snapshot ? snapshot["name"] : snapshot;
}
