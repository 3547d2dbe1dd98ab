import type { RuleText } from "./types.js";

/** What reports say about a rule; undefined for an unknown id. */
export function ruleText(_id: string): RuleText | undefined {
  return undefined;
}
