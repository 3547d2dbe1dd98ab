import type { RuleText } from "../core/generated/results.js";
import { once } from "../core/once.js";
import { ENTRIES_JSON, type RuleId } from "./entries.generated.js";
import type { Rule } from "./types.js";

const PAGE = "https://github.com/mcptest/action/blob/v1/docs/taxonomy.md";

export type { RuleId };

/** Parsed when the first rule is needed, because most runs find nothing. */
const rulesById = once(
  (): ReadonlyMap<string, Rule> => new Map((JSON.parse(ENTRIES_JSON) as Rule[]).map((rule) => [rule.id, rule])),
);

/** Every rule, in the order of the docs. */
export function allRules(): readonly Rule[] {
  return [...rulesById().values()];
}

/** The rule with this id (`FAULT-TIMEOUT-CALL`). */
export function ruleOf(id: RuleId): Rule {
  return rulesById().get(id) as Rule;
}

/** The rule with an id that was read from a file; undefined if there is none. */
export function findRule(id: string): Rule | undefined {
  return rulesById().get(id);
}

/** True if a rule has this id. */
export function isRuleId(id: string): id is RuleId {
  return rulesById().has(id);
}

/** The part of a rule that a results file holds, so that reports need no registry; undefined for an unknown id. */
export function ruleText(id: string): RuleText | undefined {
  const rule = findRule(id);
  return rule && { title: rule.title, severity: rule.severity, fix: rule.fix, url: `${PAGE}#${id.toLowerCase()}` };
}

/** What happened instead of a server's start, by the rule of the failure: `did not start`. */
export function startProblem(id: string): "did not start" | "denied access" | "limits requests" | "cannot be reached" {
  if (id === "FAULT-HTTP-DENIED") return "denied access";
  if (id === "FAULT-HTTP-RATE-LIMIT") return "limits requests";
  return /^FAULT-HTTP-(?!TOKEN)/.test(id) ? "cannot be reached" : "did not start";
}
