import type { Clash } from "../../kinds/combinations.js";
import type { ProblemLog } from "../problems.js";
import { child } from "../yaml/nodes.js";
import type { Path } from "../yaml/positions.js";

/** Reports every key of a test that does not go with another one: it would be ignored. */
export function checkClashes(root: object, path: Path, node: object, clashes: readonly Clash[], log: ProblemLog): void {
  for (const { key, excludes, why, fix } of clashes) {
    if (!isSet(child(node, key))) continue;
    for (const other of excludes) {
      const inner = other.split(".");
      if (!isSet(inner.reduce<unknown>(child, node))) continue;
      log.at(root, [...path, ...inner], "key", {
        title: `\`${inner.at(-1)}\` does not go with \`${key}\``,
        description: why,
        fix: fix ?? "Move it to a separate test, or remove one of the two.",
      });
    }
  }
}

/** False for what asks for nothing: `parity: false`, `resend: 0`, an empty list. */
function isSet(value: unknown): boolean {
  return value !== undefined && value !== false && value !== 0 && !(Array.isArray(value) && value.length === 0);
}
