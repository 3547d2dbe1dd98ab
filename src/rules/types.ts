import type { RuleText, Severity } from "../core/generated/results.js";

/** One entry of the registry. Its id never changes meaning. */
export interface Rule {
  id: string;
  /** A few words, without a full stop. */
  title: string;
  family: "ASSERT" | "FAULT" | "VERSION" | "SUITE" | "RUNNER" | "INV" | "COMP" | "ERRCHAN";
  severity: Severity;
  /** What is asked of a server (or a suite), in a sentence or two. */
  text: string;
  /** How to mend it, in one line. */
  fix: string;
  /** Where the specification says so, by revision. */
  spec?: { revision: string; section: string; url: string }[];
  /** The research category, for FAULT rules. */
  category?: string;
  /** What keeps the rule, and what breaks it: frames or values, shortened. */
  examples: { good: string; bad: string };
  /** True for a rule that a corpus run checks and grades. */
  corpus?: true;
}
export type { RuleText };
