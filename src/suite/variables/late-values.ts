import type { ProblemLog } from "../problems.js";
import { child } from "../yaml/nodes.js";
import type { Path } from "../yaml/positions.js";
import { referencesIn } from "./deferred.js";

/** Reports references that are resolved during the run, in fields that need a value before it. */
export function reportLateValues(root: object, path: Path, value: unknown, log: ProblemLog): void {
  for (const { path: inner } of referencesIn(value)) {
    const place = [...path, ...inner];
    log.at(root, place, "value", {
      title: `\`${place.findLast((step) => typeof step === "string")}\` gets its value too late`,
      description: "It must be known before the run, but this variable gets its value only during the run.",
      fix: "Write the value itself, or a variable that is declared in the suite.",
    });
  }
}

/** As `reportLateValues`, for some keys of a mapping that `path` leads to. */
export function reportLateKeys(
  root: object,
  path: Path,
  node: unknown,
  keys: readonly string[],
  log: ProblemLog,
): void {
  for (const key of keys) reportLateValues(root, [...path, key], child(node, key), log);
}
