import type { Tier } from "../core/generated/results.js";

/** The tiers of what an audit finds, worst first. */
export const TIERS = ["broken", "suspicious", "advice"] as const satisfies readonly Tier[];

/** What findings do to a user, the worst first, by their rules. What is of none of these breaks the protocol. */
const HARMS: readonly RegExp[] = [
  // Data of another caller.
  /^(?:ISO-|AUTH-TOKEN-|STATE-|AUDIT-OVERLAP$|AUDIT-LEAK$|FUZZ-LEAK-|FUZZ-INJECTION$)/,
  // Data that is lost.
  /^AUDIT-(?:READ-ONLY|DESTRUCTIVE|IDEMPOTENT)$/,
  // A server that is gone.
  /^(?:AUDIT-(?:CRASH|LATE-DEATH|HANG|GROWTH)|FAULT-(?:LIFECYCLE|TIMEOUT)-.*)$/,
  // Wrong answers.
  /^(?:AUDIT-|FUZZ-)(?!NOISE$|NEVER-ACCEPTED$)/,
];

/** The place of a rule's findings among those of its tier: 0 for the worst. */
export function harmOf(rule: string): number {
  const at = HARMS.findIndex((pattern) => pattern.test(rule));
  return at === -1 ? HARMS.length : at;
}

/** How many things were found: one result may stand for several. */
export function countOf(items: readonly { tier?: string; count?: number }[]): number {
  return items.reduce((sum, { count = 1 }) => sum + count, 0);
}

/** `2 broken, 37 advice`, of the counts of the tiers. */
export function tierText(counts: readonly number[]): string {
  const parts = TIERS.flatMap((tier, index) => (counts[index] ? [`${counts[index]} ${tier}`] : []));
  return parts.join(", ") || "nothing found";
}
