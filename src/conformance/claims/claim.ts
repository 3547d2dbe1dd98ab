import type { Severity, Tier } from "../../core/generated/results.js";
import { type RuleId, ruleOf } from "../../rules/registry.js";
import type { AuditStep, FindingProof } from "../rules/audit/types.js";
import type { FuzzFinding } from "../rules/fuzz/types.js";
import type { CheckResult } from "../server/check-result.js";

/** What a rule says about a server, or about one thing in it. */
export interface Claim extends CheckResult {
  id: RuleId;
  title: string;
  severity: Severity;
  /** How sure an audit is that a failed one is the server's fault. */
  tier?: Tier;
  /** The SDK whose fault it is, such as `mcp 1`: then it neither gates nor counts. */
  sdk?: string;
  /** How to fix it with the SDK that the server is made with, if that differs from the text of the rule. */
  fix?: string;
  /** The smallest requests that show it. */
  steps?: readonly AuditStep[];
  proof?: FindingProof;
  /** What fuzzing found, if it did. */
  fuzzFinding?: FuzzFinding;
}

/** What a rule says by the result of its check. */
export function claimOf<T extends CheckResult>(id: RuleId, result: T): T & Claim {
  const { title, severity } = ruleOf(id);
  return { id, title, severity, ...result };
}
