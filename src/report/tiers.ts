import type { Tier } from "../core/generated/results.js";

/** The tiers of what an audit finds, worst first. */
export const TIERS = ["broken", "suspicious", "advice"] as const satisfies readonly Tier[];

/** How many things were found: one result may stand for several. */
export function countOf(items: readonly { tier?: string; count?: number }[]): number {
  return items.reduce((sum, { count = 1 }) => sum + count, 0);
}

/** `2 broken, 37 advice`, of the counts of the tiers. */
export function tierText(counts: readonly number[]): string {
  const parts = TIERS.flatMap((tier, index) => (counts[index] ? [`${counts[index]} ${tier}`] : []));
  return parts.join(", ") || "nothing found";
}
