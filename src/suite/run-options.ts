import type { ProblemLog } from "./problems.js";
import type { Places, SuiteRunOptions } from "./types.js";
import { effectiveVersions, UNPUBLISHED } from "./versions.js";
import { child, choiceOf, textsOf } from "./yaml/nodes.js";

/** The revisions that a suite lists; warns about the one that was never published. */
export function targetVersionsOf(root: object, log: ProblemLog): string[] {
  const versions = textsOf(child(root, "target_versions")) ?? [];
  const index = versions.indexOf(UNPUBLISHED);
  if (index !== -1) {
    log.at(root, ["target_versions", index], "value", {
      title: `no published revision has the name ${UNPUBLISHED}`,
      description: "It is sent to the server as written, and the revision that the server negotiates is reported.",
      fix: "Write 2025-11-25 or 2026-07-28, unless you want to test this.",
      warning: true,
    });
  }
  return effectiveVersions(versions);
}

/** `run_options`; `defaults` apply if the suite does not give them. */
export function runOptionsOf(root: object, defaults: Partial<SuiteRunOptions>, places: Places): SuiteRunOptions {
  const options = child(root, "run_options");
  const gate = (key: string): SuiteRunOptions["drift"] | undefined =>
    choiceOf(child(options, key), ["off", "warn", "fail"]);
  const choice = (key: string): boolean | undefined =>
    typeof child(options, key) === "boolean" ? child(options, key) === true : undefined;
  const parallel = child(options, "parallel");
  const tokens = child(options, "surface_budget");
  return {
    restartPolicy: choiceOf(child(options, "restart_policy"), ["per_file", "per_run", "per_test"]) ?? "per_file",
    parallel: parallel === "servers" || typeof parallel === "number" ? parallel : false,
    parallelVersions: choice("parallel_versions") ?? defaults.parallelVersions ?? false,
    bail: choice("bail") ?? defaults.bail ?? false,
    errorChannel: gate("error_channel") ?? defaults.errorChannel ?? "warn",
    drift: gate("drift") ?? defaults.drift ?? "warn",
    invariants: gate("invariants") ?? defaults.invariants ?? "warn",
    ...(typeof tokens === "number" && {
      surfaceBudget: { tokens, location: places.locate(root, ["run_options", "surface_budget"], "entry") },
    }),
  };
}
