import { isObject } from "../../core/json/json.js";
import { snapshotFile } from "../../matchers/snapshot-key.js";
import type { SuiteAssertion } from "../../suite/types.js";
import { DeferredText, escapePattern } from "../../suite/variables/deferred.js";
import type { Plan } from "../plan/plan.js";
import type { SnapshotStore } from "./snapshot-store.js";

const MAX_SHOWN = 20;

/**
 * A sentence that lists the snapshots that no test in the run uses; none if all are used. Folders that suites
 * outside the run share with those in it are left out.
 */
export async function unusedSnapshots(plan: Plan, store: SnapshotStore): Promise<string[]> {
  for (const { checked } of plan.files) {
    const steps = checked.tests.flatMap((test) => Object.values(test.steps).flat());
    const all = [...checked.tests, ...steps, ...checked.setup, ...checked.teardown];
    for (const { source } of all.flatMap(({ assertions }) => assertions ?? [])) {
      const key = keyOf(source);
      if (key === undefined) continue;
      store.name(checked.suite.file, key instanceof DeferredText ? filesOf(key) : snapshotFile(key, []));
    }
  }
  const unused = await store.unused(new Set(plan.files.map(({ checked }) => checked.suite.file)));
  if (unused.length === 0) return [];
  const more = unused.length > MAX_SHOWN ? `, and ${unused.length - MAX_SHOWN} more` : "";
  return [`snapshots that no test in this run uses: ${unused.slice(0, MAX_SHOWN).join(", ")}${more}`];
}

/** The files that a key with references can match, for any values of the references. */
function filesOf({ parts }: DeferredText): RegExp {
  const pattern = parts.map((part) => (typeof part === "string" ? escapePattern(part) : ".*")).join("");
  return new RegExp(`^${pattern}(?:\\.json)?$`, "s");
}

function keyOf({ matcher }: SuiteAssertion): unknown {
  const snapshot = isObject(matcher) ? matcher.snapshot : undefined;
  return isObject(snapshot) && "name" in snapshot ? snapshot.name : snapshot;
}
