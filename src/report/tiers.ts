import type { Tier } from "../core/generated/results.js";

/** The tiers of what an audit finds, worst first. */
export const TIERS = ["broken", "suspicious", "advice"] as const satisfies readonly Tier[];

/** `2 broken, 37 advice`, of the counts of the tiers. */
export function tierText(counts: readonly number[]): string {
  const parts = TIERS.flatMap((tier, index) => (counts[index] ? [`${counts[index]} ${tier}`] : []));
  return parts.join(", ") || "nothing found";
}
