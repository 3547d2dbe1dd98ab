import type { ProblemLog } from "../problems.js";
import { child } from "../yaml/nodes.js";
import type { Path } from "../yaml/positions.js";

/** Keys of a test that do not go with another one. */
export interface Clash {
  key: string;
  /** A key inside `expect` is written with a dot. */
  excludes: readonly string[];
  why: string;
  /** Left out: a test of its own. */
  fix?: string;
}

/** Reports every key of a test that does not go with another one: it would be ignored. */
export function checkClashes(root: object, path: Path, node: object, clashes: readonly Clash[], log: ProblemLog): void {
  for (const { key, excludes, why, fix } of clashes) {
    if (!isAsked(child(node, key))) continue;
    for (const other of excludes) {
      const inner = other.split(".");
      if (!isAsked(inner.reduce<unknown>(child, node))) continue;
      log.at(root, [...path, ...inner], "key", {
        title: `\`${inner.at(-1)}\` does not go with \`${key}\``,
        description: why,
        fix: fix ?? "Move it to a separate test, or remove one of the two.",
      });
    }
  }
}

/** False for what asks for nothing: `parity: false`, `resend: 0`, an empty list. */
export function isAsked(value: unknown): boolean {
  return value !== undefined && value !== false && value !== 0 && !(Array.isArray(value) && value.length === 0);
}
