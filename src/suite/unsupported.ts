import type { ProblemLog } from "./problems.js";
import { child } from "./yaml/nodes.js";
import type { Path } from "./yaml/positions.js";

/** Keys that the format has and this version does not run; `*` is every name or index. Reported, never ignored. */
export const NOT_YET: readonly string[] = ["run_options.surface_budget"];

/** Reports every key of a merged document that this version does not run. */
export function reportUnsupported(root: Record<string, unknown>, log: ProblemLog): void {
  for (const pattern of NOT_YET) reportMatches(root, root, pattern.split("."), [], log);
}

function reportMatches(root: object, node: unknown, pattern: readonly string[], path: Path, log: ProblemLog): void {
  const [step, ...rest] = pattern;
  if (step === undefined) reportKey(root, path, log);
  if (step === undefined || typeof node !== "object" || node === null) return;
  if (step !== "*") {
    const value = child(node, step);
    // An empty list or mapping asks for nothing.
    const isEmpty = typeof value === "object" && value !== null && Object.keys(value).length === 0;
    if (value !== undefined && !isEmpty) reportMatches(root, value, rest, [...path, step], log);
    return;
  }
  for (const key of Array.isArray(node) ? node.keys() : Object.keys(node)) {
    reportMatches(root, child(node, key), rest, [...path, key], log);
  }
}

function reportKey(root: object, path: Path, log: ProblemLog): void {
  log.at(root, path, "key", {
    title: `\`${path.at(-1)}\` is not supported by this version yet`,
    description: "The format includes it, but ignoring it would make a suite look better than it is.",
    fix: "Remove it, or run the suite with a version that supports it.",
  });
}
