import type { Finding } from "../core/generated/results.js";

export interface Findings {
  add(finding: Finding): void;
  /** By server, revision and rule, whatever came first. */
  list(): Finding[];
}

/** Findings of one rule, server, revision and place become one, with their counts added; it gates where one of them does. */
export function createFindings(): Findings {
  const merged = new Map<string, Finding>();
  return {
    add(finding) {
      const key = keyOf(finding);
      const known = merged.get(key);
      if (known === undefined) merged.set(key, { ...finding });
      else {
        known.count += finding.count;
        known.gates ||= finding.gates;
      }
    },
    list: () => [...merged].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, finding]) => finding),
  };
}

function keyOf(finding: Finding): string {
  const { server, target_version, rule_id, location } = finding;
  return JSON.stringify([server ?? "", target_version ?? "", rule_id, location?.file ?? "", location?.line ?? 0]);
}
